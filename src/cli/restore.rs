//! `tanto restore`: restores a backup to where there is no database.

use std::path::PathBuf;

use clap::Args;

use super::database::Database;
use super::{CliError, print, verify};
use crate::store::{Backup, ErrorKind};

#[derive(Debug, Args)]
pub struct Restore {
    /// The backup
    file: PathBuf,
    #[command(flatten)]
    database: Database,
}

impl Restore {
    /// Verifies the backup and puts it in place. An existing database is never overwritten.
    pub fn run(self) -> Result<(), CliError> {
        let backup = Backup::open(&self.file)?;
        let sum = verify::stored(&backup.store()?)?;
        backup.restore(&self.database.url).map_err(|error| match error.kind() {
            ErrorKind::Setting => CliError::conflict(error.to_string()),
            _ => error.into(),
        })?;
        print(&format!("restored: {sum}\n"))
    }
}
