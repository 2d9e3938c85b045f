//! Is a log still what was written, below what is remembered of it?

use super::tables::Tables;
use crate::store::{ClubId, ErrorKind, Log, StoreError, TableId, check_chain};

impl Tables {
    /// Reads the log of a table from the database, and forgets what is remembered of it where it is damaged. So the next to
    /// ask for it hears of the damage.
    ///
    /// # Errors
    /// The database's.
    pub fn is_sound(&self, id: &TableId) -> Result<bool, StoreError> {
        let is_sound = self.store.read_log(id, is_whole)?.unwrap_or(true);
        if !is_sound {
            tracing::error!(table = %id, "its log is damaged; run tanto verify");
            self.memories.tables.forget(id);
        }
        Ok(is_sound)
    }

    /// The same of a club's log.
    ///
    /// # Errors
    /// The database's.
    pub fn is_club_sound(&self, id: &ClubId) -> Result<bool, StoreError> {
        let is_sound = self.store.read_club_log(id, is_whole)?.unwrap_or(true);
        if !is_sound {
            tracing::error!(club = %id, "its log is damaged; run tanto verify");
            self.memories.clubs.forget(id);
        }
        Ok(is_sound)
    }
}

fn is_whole(log: &mut Log<'_>) -> Result<bool, StoreError> {
    match log.entries_from(1) {
        Ok(entries) => Ok(check_chain(&entries).is_ok()),
        Err(error) if error.kind() == ErrorKind::Damaged => Ok(false),
        Err(error) => Err(error),
    }
}
