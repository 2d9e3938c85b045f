//! `tanto restore`: a backup goes back to where there is no database.

use std::path::PathBuf;

use clap::Args;

use super::database::Database;
use super::{Failure, print, verify};
use crate::store::{ErrorKind, Store};

#[derive(Debug, Args)]
pub struct Restore {
    /// The backup
    file: PathBuf,
    #[command(flatten)]
    database: Database,
}

impl Restore {
    /// Verifies the backup and puts it in place. What is there already is never overwritten.
    pub fn run(self) -> Result<(), Failure> {
        let backup = Store::open_for_reading(&format!("sqlite:{}", self.file.display()))?;
        let sum = verify::stored(&backup)?;
        drop(backup);
        Store::restore(&self.database.url, &self.file).map_err(|error| match error.kind() {
            ErrorKind::Setting => Failure::in_the_way(error.to_string()),
            _ => error.into(),
        })?;
        print(&format!("restored: {sum}\n"))
    }
}
