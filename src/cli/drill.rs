//! `tanto drill`: proves that a backup can be restored, by restoring it to a temporary folder.

use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;

use super::database::Database;
use super::{CliError, backup_folder, print, verify};
use crate::store::{Backup, Store, Stream};

/// The backup to restore, and the database to compare it with.
#[derive(Debug, Args)]
pub struct Drill {
    /// One backup, or a folder of backups, of which the newest is used
    backup: PathBuf,
    #[command(flatten)]
    database: Database,
}

impl Drill {
    /// Restores to a new folder, verifies the result, and checks that the database continues every log in it.
    pub fn run(self) -> Result<(), CliError> {
        let began = Instant::now();
        let none =
            || CliError::input(format!("{}: there is no backup yet; tanto backup creates one", self.backup.display()));
        let newest = if !self.backup.exists() {
            return Err(none());
        } else if self.backup.is_dir() {
            backup_folder::backups(&self.backup)?.into_iter().next().ok_or_else(none)?.1
        } else {
            self.backup
        };
        let failed = |error| CliError::io("the temporary folder", &error);
        let place = tempfile::Builder::new().prefix("tanto-drill-").tempdir().map_err(failed)?;
        let summary = restored(&newest, place.path(), &self.database.url)?;
        place.close().map_err(failed)?;
        print(&format!("{}: restored in {:.1} s; {summary}\n", newest.display(), began.elapsed().as_secs_f32()))
    }
}

/// Restores and compares; returns the summary.
fn restored(backup: &Path, place: &Path, live: &str) -> Result<String, CliError> {
    let url = format!("sqlite:{}", place.join("tanto.db").display());
    Backup::open(backup)?.restore(&url)?;
    let restored = Store::open_for_reading(&url)?;
    let sum = verify::stored(&restored)?;
    let live = Store::open_for_reading(live)?;
    let (clubs, tables) = (restored.all_club_ids()?, restored.all_table_ids()?);
    for stream in clubs.into_iter().map(Stream::Club).chain(tables.into_iter().map(Stream::Table)) {
        if !continues(&restored, &live, stream)? {
            let message = format!("{stream}: the database differs from the log in the backup");
            return Err(CliError::damaged(message));
        }
    }
    Ok(format!("{sum}; everything in it is still in the database"))
}

/// Whether the live log of a table or club has the same hash at the entry where the backup's log ends. One that has been
/// erased since counts as continued.
fn continues(restored: &Store, live: &Store, stream: Stream) -> Result<bool, CliError> {
    let (then, now) = (restored.entries(stream)?, live.entries(stream)?);
    let Some(last) = then.last() else { return Ok(true) };
    Ok(now.is_empty() || now.get(then.len() - 1).is_some_and(|entry| entry.hash == last.hash))
}
