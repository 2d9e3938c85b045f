//! `tanto serve`: the web app and the API, until somebody stops it.

use std::io::{self, IsTerminal};
use std::net::TcpListener;
use std::num::NonZeroU32;
use std::pin::pin;
use std::time::Duration;

use actix_web::rt::System;
use clap::Args;
use futures_util::future::select;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

use super::database::Database;
use super::links::PublicUrl;
use super::{Failure, phone, print};
use crate::store::Store;
use crate::web::frame::app::{App, Settings};
use crate::web::server;

/// The settings of the server.
#[derive(Debug, Args)]
pub struct Serve {
    /// The address and the port to listen on; port 0 takes a free one
    #[arg(long, env = "TANTO_LISTEN", value_name = "ADDRESS:PORT", default_value = "0.0.0.0:8080")]
    listen: String,
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    public_url: PublicUrl,
    /// How many tables one address may open an hour; three times as many at once
    #[arg(long, env = "TANTO_CREATE_LIMIT", value_name = "TABLES", default_value = "120")]
    create_limit: NonZeroU32,
    /// How many hands one link may write a minute, three times as many at once; 0 for as many as come, to measure
    #[arg(long, env = "TANTO_WRITE_LIMIT", value_name = "HANDS", default_value = "600")]
    write_limit: u32,
    /// How many MiB of evenings are remembered, so that a page need not play them again
    #[arg(long, env = "TANTO_MEMORY", value_name = "MIB", default_value = "32")]
    memory: u16,
}

/// After this the process ends whatever is still going on; what was answered is in the database.
const LAST_MOMENT: Duration = Duration::from_millis(2900);

impl Serve {
    /// Serves until a signal.
    pub fn run(self) -> Result<(), Failure> {
        log();
        let public_url = self.public_url.checked()?;
        let store = Store::open(&self.database.url)?;
        let listener = bound(&self.listen)?;
        let address = listener.local_addr().map_err(|error| Failure::io(&self.listen, &error))?;
        print(&format!("listening on http://{address}\n"))?;
        if io::stdout().is_terminal() {
            print(&phone::invitation(address, public_url.as_deref()))?;
        }
        let settings = Settings {
            public_url,
            create_limit: Some(self.create_limit),
            write_limit: Some(self.write_limit),
            memory: Some(usize::from(self.memory) * 1024 * 1024),
        };
        let app = App::shared(store, settings);
        app.tables.complete_standings()?;
        System::new()
            .block_on(async { server::serve(app, listener, stop_signal()?).await })
            .map_err(|error| Failure::io(address, &error))
    }
}

/// Listens, or says what is wrong with the address.
pub fn bound(listen: &str) -> Result<TcpListener, Failure> {
    TcpListener::bind(listen).map_err(|error| match error.kind() {
        io::ErrorKind::InvalidInput => {
            Failure::setting(format!("listen {listen:?}: give an address and a port, as in 0.0.0.0:8080"))
        }
        io::ErrorKind::AddrInUse => {
            Failure::io(format!("{listen}, another program listens there; choose another port"), &error)
        }
        _ => Failure::io(format!("listen {listen}"), &error),
    })
}

/// Log lines go to standard error; `RUST_LOG` says which.
fn log() {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    // In the tests of the whole program somebody may have set a log already.
    let _ = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).try_init();
}

/// Ends with SIGTERM or SIGINT. From then on the process has a few seconds.
fn stop_signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        select(pin!(terminate.recv()), pin!(interrupt.recv())).await;
        std::thread::spawn(|| {
            std::thread::sleep(LAST_MOMENT);
            std::process::exit(0);
        });
    })
}
