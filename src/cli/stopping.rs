//! When a server stops: somebody asks for it, or the database cannot be written any more.

use std::future::Future;
use std::io;
use std::pin::pin;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use futures_util::future::{Either, select};
use tokio::signal::unix::{SignalKind, signal};

use super::Failure;
use crate::store::StoreError;
use crate::web::frame::app::Shared;

/// After this the process ends whatever is still going on; what was answered is in the database.
const LAST_MOMENT: Duration = Duration::from_millis(2900);
/// The same where the database is broken: whoever supervises the process starts it again.
const LAST_MOMENT_BROKEN: Duration = Duration::from_millis(900);

/// The signal for a file that grows over the limit of its size.
const XFSZ: i32 = rustix::process::Signal::XFSZ.as_raw();

/// Why the server stopped, where nobody asked it to.
#[derive(Clone, Default)]
pub struct Broken(Arc<OnceLock<StoreError>>);

impl Broken {
    /// The failure with which the program ends.
    pub fn ended(&self) -> Result<(), Failure> {
        self.0.get().map_or(Ok(()), |why| Err(why.clone().into()))
    }

    /// Ends with SIGTERM or SIGINT, or when the database is broken. From then on the process has a few seconds.
    pub fn stop(&self, app: Shared) -> io::Result<impl Future<Output = ()> + Send + 'static> {
        let mut terminate = signal(SignalKind::terminate())?;
        let mut interrupt = signal(SignalKind::interrupt())?;
        let broken = self.clone();
        Ok(async move {
            let (terminated, interrupted) = (pin!(terminate.recv()), pin!(interrupt.recv()));
            let patience = match select(select(terminated, interrupted), pin!(app.store().broken())).await {
                Either::Left(_) => LAST_MOMENT,
                Either::Right((why, _)) => {
                    broken.0.get_or_init(|| why);
                    LAST_MOMENT_BROKEN
                }
            };
            std::thread::spawn(move || {
                std::thread::sleep(patience);
                std::process::exit(broken.ended().err().map_or(0, |failure| i32::from(failure.complain())));
            });
        })
    }
}

/// Without this the system ends a process whose file grows over a limit; so the write fails, and says why.
pub fn outlive_a_full_file() -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let _inside = runtime.enter();
    // Whoever listens once has changed for good what the signal does.
    signal(SignalKind::from_raw(XFSZ)).map(drop)
}
