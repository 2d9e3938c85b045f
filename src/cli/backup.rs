//! `tanto backup`: a copy of everything as it is at one moment.

use std::path::PathBuf;

use chrono::DateTime;
use clap::Args;

use super::database::Database;
use super::{Failure, print, verify};
use crate::store::Store;
use crate::web::frame::app::App;

/// Where to write the copy.
#[derive(Debug, Args)]
pub struct Backup {
    /// The folder for the copy, which is named by the time
    folder: PathBuf,
    #[command(flatten)]
    database: Database,
}

impl Backup {
    /// Writes the copy, also while a server runs. It gets its name once it has been verified and is on the disk.
    pub fn run(self) -> Result<(), Failure> {
        let store = Store::open_for_reading(&self.database.url)?;
        std::fs::create_dir_all(&self.folder).map_err(|error| Failure::io(self.folder.display(), &error))?;
        let now = DateTime::from_timestamp_millis(App::now()).unwrap_or_default();
        let file = self.folder.join(format!("tanto-{}.db", now.format("%Y%m%d-%H%M%S")));
        store.back_up(&file, |copy| verify::stored(copy).map(|_| ()))?;
        print(&format!("{}\n", file.display()))
    }
}
