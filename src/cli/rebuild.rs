//! `tanto rebuild`: recomputes the stored lists, statistics and ledger from the logs.

use clap::Args;

use super::database::Database;
use super::progress::progress;
use super::{CliError, print};
use crate::service::{Rebuilt, Service};
use crate::store::Store;

/// For the clubs of the tables that are computed, in bytes.
const CACHE: usize = 32 * 1024 * 1024;

#[derive(Debug, Args)]
pub struct Rebuild {
    #[command(flatten)]
    database: Database,
}

impl Rebuild {
    /// Works also while a server runs. Tables with a damaged log keep what is stored of them.
    pub fn run(self) -> Result<(), CliError> {
        let service = Service::new(Store::open_existing(&self.database.url)?, CACHE);
        let Rebuilt { tables, damaged } = service.rebuild(&mut progress("table"))?;
        print(&format!("tables computed from their logs: {tables}\n"))?;
        if damaged.is_empty() {
            return Ok(());
        }
        let ids: Vec<String> = damaged.iter().map(ToString::to_string).collect();
        let message = format!("the logs of these tables are damaged: {}; see tanto verify", ids.join(" "));
        Err(CliError::damaged(message))
    }
}
