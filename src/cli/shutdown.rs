//! When a server stops: on a signal, or when the database can no longer be written.

use std::future::Future;
use std::io;
use std::pin::pin;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use futures_util::future::{Either, select};
use tokio::signal::unix::{SignalKind, signal};

use super::CliError;
use crate::store::StoreError;
use crate::web::http::Shared;

/// After this the process exits even if requests are still running. Everything that was confirmed is in the database.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_millis(2900);
/// Shorter when the database is broken, so that the supervisor restarts the process soon.
const SHUTDOWN_TIMEOUT_BROKEN: Duration = Duration::from_millis(900);

/// The signal for a file that exceeds the size limit of the process.
const XFSZ: i32 = rustix::process::Signal::XFSZ.as_raw();

/// Why the server stopped without a signal.
#[derive(Clone, Default)]
pub struct Broken(Arc<OnceLock<StoreError>>);

impl Broken {
    /// The failure with which the program exits, if the database was broken.
    pub fn ended(&self) -> Result<(), CliError> {
        self.0.get().map_or(Ok(()), |why| Err(why.clone().into()))
    }

    /// Completes on SIGTERM or SIGINT, or when the database is broken, and starts the timeout for the process to exit.
    pub fn stop(&self, app: Shared) -> io::Result<impl Future<Output = ()> + Send + 'static> {
        let mut terminate = signal(SignalKind::terminate())?;
        let mut interrupt = signal(SignalKind::interrupt())?;
        let broken = self.clone();
        Ok(async move {
            let (terminated, interrupted) = (pin!(terminate.recv()), pin!(interrupt.recv()));
            let patience = match select(select(terminated, interrupted), pin!(app.store().broken())).await {
                Either::Left(_) => SHUTDOWN_TIMEOUT,
                Either::Right((why, _)) => {
                    broken.0.get_or_init(|| why);
                    SHUTDOWN_TIMEOUT_BROKEN
                }
            };
            std::thread::spawn(move || {
                std::thread::sleep(patience);
                std::process::exit(broken.ended().err().map_or(0, |failure| i32::from(failure.report())));
            });
        })
    }
}

/// By default SIGXFSZ kills the process. With a handler the write fails instead, with an error that says why.
pub fn survive_file_size_limit() -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let _inside = runtime.enter();
    // The handler stays installed after the listener is dropped.
    signal(SignalKind::from_raw(XFSZ)).map(drop)
}
