//! `tanto drill`: a backup is worth what can be restored of it, so this restores one to where it harms nobody.

use std::fs::DirBuilder;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;

use super::database::Database;
use super::{Failure, print, shelf, verify};
use crate::store::{Store, TableId};

/// What is restored, and with what it is compared.
#[derive(Debug, Args)]
pub struct Drill {
    /// The folder of the backups, of which the newest is tried, or one backup
    backup: PathBuf,
    #[command(flatten)]
    database: Database,
}

impl Drill {
    /// Restores into a new folder, verifies that, and finds every log of it again in the database, as far as it went then.
    pub fn run(self) -> Result<(), Failure> {
        let began = Instant::now();
        let none =
            || Failure::input(format!("{}: there is no backup yet; tanto backup makes one", self.backup.display()));
        let newest = if !self.backup.exists() {
            return Err(none());
        } else if self.backup.is_dir() {
            shelf::backups(&self.backup)?.into_iter().next().ok_or_else(none)?.1
        } else {
            self.backup
        };
        let place = std::env::temp_dir().join(format!("tanto-drill-{}", std::process::id()));
        let made = DirBuilder::new().mode(0o700).create(&place);
        made.map_err(|error| Failure::io(place.display(), &error))?;
        let tried = tried(&newest, &place, &self.database.url);
        // Whatever came of it, nothing of it stays.
        let cleared = std::fs::remove_dir_all(&place).map_err(|error| Failure::io(place.display(), &error));
        let said = tried?;
        cleared?;
        print(&format!("{}: restored in {:.1} s; {said}\n", newest.display(), began.elapsed().as_secs_f32()))
    }
}

fn tried(backup: &Path, place: &Path, live: &str) -> Result<String, Failure> {
    let url = format!("sqlite:{}", place.join("tanto.db").display());
    Store::restore(&url, backup)?;
    let restored = Store::open_for_reading(&url)?;
    let sum = verify::stored(&restored)?;
    let live = Store::open_for_reading(live)?;
    for id in restored.all_table_ids()? {
        if !goes_on(&restored, &live, id)? {
            return Err(Failure::damaged(format!(
                "table {id}: the database does not go on from what the backup holds"
            )));
        }
    }
    Ok(format!("{sum}; the database goes on from there"))
}

/// Whether the log of a table has, where the backup's ends, the same hash. A table that was deleted for good meanwhile is
/// not looked for.
fn goes_on(restored: &Store, live: &Store, id: TableId) -> Result<bool, Failure> {
    let (then, now) = (restored.entries(id)?, live.entries(id)?);
    let Some(last) = then.last() else { return Ok(true) };
    Ok(now.is_empty() || now.get(then.len() - 1).is_some_and(|entry| entry.hash == last.hash))
}
