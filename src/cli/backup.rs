//! `tanto backup`: a consistent copy of the whole database.

use std::fs::DirBuilder;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};

use chrono::DateTime;
use clap::Args;

use super::database::Database;
use super::{CliError, backup_folder, print, verify};
use crate::store::Store;
use crate::web::http::App;

/// Where to write the copy.
#[derive(Debug, Args)]
pub struct Backup {
    /// The folder for the copy; its file name contains the time
    folder: PathBuf,
    /// Remove older backups from the folder, except one for each of the last 7 days, 4 weeks and 12 months
    #[arg(long)]
    keep: bool,
    #[command(flatten)]
    database: Database,
}

impl Backup {
    /// Writes the copy, even while a server runs. The copy gets its name once it is verified and on the disk.
    pub fn run(self) -> Result<(), CliError> {
        let store = Store::open_for_reading(&self.database.url)?;
        let made = DirBuilder::new().recursive(true).mode(0o700).create(&self.folder);
        made.map_err(|error| CliError::io(self.folder.display(), &error))?;
        let now = DateTime::from_timestamp_millis(App::now()).unwrap_or_default();
        let file = back_up(&store, &self.folder, &format!("tanto-{}", now.format("%Y%m%d-%H%M%S")))?;
        print(&format!("{}\n", file.display()))?;
        if self.keep {
            for old in backup_folder::prune(&self.folder)? {
                print(&format!("removed {}\n", old.display()))?;
            }
        }
        Ok(())
    }
}

/// Writes a verified copy under a name, with a number appended when the name is taken.
fn back_up(store: &Store, folder: &Path, name: &str) -> Result<PathBuf, CliError> {
    let numbered = (2..).map(|number| format!("{name}-{number}"));
    for name in std::iter::once(name.to_owned()).chain(numbered) {
        let file = folder.join(format!("{name}.db"));
        if !file.exists() {
            match store.back_up(&file, |copy| verify::stored(copy).map(|_| ())) {
                // Another process finished a copy with this name first.
                Err(_) if file.exists() => {}
                done => return done.map(|()| file),
            }
        }
    }
    Err(CliError::input(format!("{}: this folder is full of backups of this name", folder.display())))
}
