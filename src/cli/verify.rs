//! `tanto verify`: checks that the stored data is what was written.

use std::path::PathBuf;

use clap::Args;

use super::database::Database;
use super::progress::progress;
use super::score::{opened, text};
use super::{CliError, print};
use crate::service::{Fault, Verified, check_document_with_progress, check_store, check_store_with_progress};
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
        let sum = match self.file {
            Some(file) => check_document_with_progress(&text(opened(Some(file))?)?, &mut progress("table")),
            None => check_store_with_progress(&Store::open_for_reading(&self.database.url)?, &mut progress("table")),
        };
        print(&format!("{}\n", sum.map_err(failed)?))
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
