//! `tanto verify`: checks that the stored data is what was written.

use std::path::PathBuf;

use clap::Args;

use super::database::Database;
use super::progress::progress;
use super::score::{opened, text};
use super::{CliError, print};
use crate::command::CommandError;
use crate::service::{Verified, check_document, check_store, check_store_with_progress};
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
            Some(file) => {
                let mut report = progress("table");
                let checked = check_document(&text(opened(Some(file))?)?, &mut |done, of| {
                    report(done, of);
                    true
                });
                checked.map_err(|error| CliError::damaged(error.to_string()))?
            }
            None => check_store_with_progress(&Store::open_for_reading(&self.database.url)?, &mut progress("table"))
                .map_err(failed)?,
        };
        print(&format!("{sum}\n"))
    }
}

/// Verifies a whole database.
pub fn stored(store: &Store) -> Result<Verified, CliError> {
    check_store(store).map_err(failed)
}

fn failed(error: CommandError) -> CliError {
    match error {
        CommandError::Store(error) => error.into(),
        error => CliError::damaged(error.to_string()),
    }
}
