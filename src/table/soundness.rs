//! Is a log still what was written, below what is remembered of it?

use super::appending::Memories;
use super::document::export;
use super::fold::{LoadError, Table};
use super::tables::Tables;
use crate::store::{ClubId, TableId};

impl Memories {
    /// What was read of a table's log. Of one that is damaged nothing is remembered: whoever asks for the table next is shown
    /// the damage, and adds nothing.
    pub fn heard<T>(&self, id: TableId, read: Result<T, LoadError>) -> Result<T, LoadError> {
        if read.as_ref().is_err_and(LoadError::is_damage) {
            self.tables.forget(&id);
        }
        read
    }

    /// The same of a club's log.
    pub fn heard_of_club<T>(&self, id: ClubId, read: Result<T, LoadError>) -> Result<T, LoadError> {
        if read.as_ref().is_err_and(LoadError::is_damage) {
            self.clubs.forget(&id);
        }
        read
    }
}

impl Tables {
    /// A table as it stood at a version.
    pub fn as_of(&self, id: TableId, version: i64) -> Result<Table, LoadError> {
        let read = self.store.read_log(id, |log| {
            let mut entries = log.entries_from(1)?;
            entries.retain(|entry| entry.seq <= version);
            let mut table = Table::of(&entries)?;
            table.rename(log.names());
            Ok(table)
        });
        self.memories.heard(id, read)?.ok_or(LoadError::Missing)
    }

    /// The document of a table with its history; nothing when there is no such table.
    pub fn export(&self, id: TableId) -> Result<Option<String>, LoadError> {
        self.memories.heard(id, export(&self.store, id))
    }
}
