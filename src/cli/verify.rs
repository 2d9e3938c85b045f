//! `tanto verify`: checks that the stored data is what was written.

use std::path::PathBuf;

use clap::Args;

use super::database::Database;
use super::progress::Progress;
use super::score::{opened, text};
use super::{CliError, print};
use crate::service::{Fault, Verified, check_document, check_store, check_store_with_progress};
use crate::store::Store;

#[derive(Debug, Args)]
pub struct Verify {
    /// An exported document, or - for standard input; by default, the whole database
    file: Option<PathBuf>,
    #[command(flatten)]
    database: Database,
}

impl Verify {
    /// Prints one summary line, or fails with the table and the entry that are damaged.
    pub fn run(self) -> Result<(), CliError> {
        let mut progress = Progress::new("table");
        let watch = &mut |done, of| progress.report(done, of);
        let sum = match self.file {
            Some(file) => check_document(&text(opened(Some(file))?)?, watch).map_err(failed)?,
            None => check_store_with_progress(&Store::open_for_reading(&self.database.url)?, watch).map_err(failed)?,
        };
        drop(progress);
        print(&format!("{sum}\n"))
    }
}

/// Verifies a whole database.
pub fn stored(store: &Store) -> Result<Verified, CliError> {
    check_store(store).map_err(failed)
}

fn failed(fault: Fault) -> CliError {
    match fault {
        Fault::Store(error) => error.into(),
        fault => CliError::damaged(fault.to_string()),
    }
}
