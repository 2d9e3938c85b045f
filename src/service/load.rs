//! Loads the state of a table or of a club from the cache, if it is current, else from the log.

use std::sync::Arc;

use super::Service;
use super::cache::Cached;
use super::club_state::ClubState;
use super::document::export;
use crate::club::{Club, Ledger};
use crate::command::CommandError;
use crate::store::{ClubId, Head, IntegrityError, Log, TableId};
use crate::table::Table;

impl Cached for Table {
    fn version(&self) -> i64 {
        self.head.version
    }

    /// Measured with 400 tables of 100 hands of tarot.
    fn weight(&self) -> usize {
        const ITSELF: usize = 8 * 1024;
        const HAND: usize = 896;
        ITSELF + 2 * self.history.bytes() + HAND * self.replay.hands().len()
    }
}

impl Service {
    /// The cached state of a table, if it is the one at `head`.
    pub fn cached(&self, id: TableId, head: &Head) -> Option<Arc<Table>> {
        self.tables.get(&id).filter(|table| table.head == *head)
    }

    /// The cached state of a table, if it is the one at `head` or one that this process has appended to since.
    pub(super) fn cached_since(&self, id: TableId, head: &Head) -> Option<Arc<Table>> {
        let is_usable = |cached: &Head| cached == head || cached.version > head.version && cached.club == head.club;
        self.tables.get(&id).filter(|table| table.damaged.is_none() && is_usable(&table.head))
    }

    /// Reads a table from its log without caching it: the writer caches it after its command. Caching it twice would evict
    /// other tables.
    pub(super) fn read(&self, id: TableId) -> Result<Arc<Table>, CommandError> {
        let table = self.store.read_log(id, Table::read)?.ok_or(CommandError::Missing)?;
        table.damaged.map_or(Ok(Arc::new(table)), |entry| Err(IntegrityError::unreadable(entry).into()))
    }

    /// The current table. A damaged one is as it was before the damage.
    pub fn load(&self, id: TableId) -> Result<Arc<Table>, CommandError> {
        let cached = self.tables.get(&id);
        let read = self.store.read_log(id, |log| current(log, cached.clone()));
        let table = self.checked(id, read)?.ok_or(CommandError::Missing)?;
        if table.damaged.is_some() {
            self.tables.remove(&id);
        } else if !cached.is_some_and(|cached| Arc::ptr_eq(&cached, &table)) {
            self.tables.insert(&id, Arc::clone(&table));
        }
        Ok(table)
    }

    /// The current table, or an error if it is damaged, since nothing is appended to a damaged log.
    pub fn load_sound(&self, id: TableId) -> Result<Arc<Table>, CommandError> {
        let table = self.load(id)?;
        table.damaged.map_or(Ok(table), |entry| Err(IntegrityError::unreadable(entry).into()))
    }

    pub fn as_of(&self, id: TableId, version: i64) -> Result<Table, CommandError> {
        let read = self.store.read_log(id, |log| {
            let mut entries = log.entries_from(1)?;
            entries.retain(|entry| entry.seq <= version);
            if entries.is_empty() {
                return Err(CommandError::Missing);
            }
            let mut table = Table::of(&entries)?;
            table.rename(&log.names()?);
            Ok(table)
        });
        self.checked(id, read)?.ok_or(CommandError::Missing)
    }

    /// The document of a table with its history; `None` if there is no such table.
    pub fn export(&self, id: TableId) -> Result<Option<String>, CommandError> {
        self.checked(id, export(&self.store, id))
    }

    pub fn club_of(&self, id: TableId) -> Result<ClubId, CommandError> {
        Ok(self.store.club_of(id)?.ok_or(CommandError::Missing)?.0)
    }

    /// The cached state of a club if it is the one at `head`, else the current club.
    pub fn club_at(&self, id: ClubId, head: &Head) -> Result<Arc<ClubState>, CommandError> {
        match self.clubs.get(&id).filter(|state| state.is_at(head)) {
            Some(state) => Ok(state),
            None => self.load_club(id),
        }
    }

    /// The current club. A damaged one is as it was before the damage.
    pub fn load_club(&self, id: ClubId) -> Result<Arc<ClubState>, CommandError> {
        let cached = self.clubs.get(&id);
        let read = self.store.read_log(id, |log| ClubState::current(log, cached.clone()));
        let state = self.checked_club(id, read)?.ok_or(CommandError::Missing)?;
        if state.damaged.is_some() {
            self.clubs.remove(&id);
        } else if !cached.is_some_and(|cached| Arc::ptr_eq(&cached, &state)) {
            self.clubs.insert(&id, Arc::clone(&state));
        }
        Ok(state)
    }

    pub fn ledger(&self, id: ClubId, club: &Club) -> Result<Ledger, CommandError> {
        Ok(Ledger::of(club, &self.store.dues_of_club(id)?))
    }

    /// The current club, or an error if it is damaged.
    pub(super) fn load_sound_club(&self, id: ClubId) -> Result<Arc<ClubState>, CommandError> {
        let state = self.load_club(id)?;
        state.damaged.map_or(Ok(state), |entry| Err(IntegrityError::unreadable(entry).into()))
    }

    /// Passes on what was read of a table's log. If the log is damaged, removes the table from the cache, so that the next
    /// reader sees the damage.
    pub(super) fn checked<T>(&self, id: TableId, read: Result<T, CommandError>) -> Result<T, CommandError> {
        if read.as_ref().is_err_and(CommandError::is_damage) {
            self.tables.remove(&id);
        }
        read
    }

    /// As [`Self::checked`], for a club's log.
    pub(super) fn checked_club<T>(&self, id: ClubId, read: Result<T, CommandError>) -> Result<T, CommandError> {
        if read.as_ref().is_err_and(CommandError::is_damage) {
            self.clubs.remove(&id);
        }
        read
    }
}

/// The current table: the cached state with the newer entries applied, or one replayed from the whole log.
fn current(log: &mut Log<'_>, cached: Option<Arc<Table>>) -> Result<Arc<Table>, CommandError> {
    if let Some(table) = cached.filter(|table| table.head.version <= log.version()) {
        match caught_up(log, table) {
            Ok(Some(table)) => return Ok(table),
            Err(error) if !error.is_damage() => return Err(error),
            Ok(None) | Err(_) => {}
        }
    }
    Ok(Arc::new(Table::read(log)?))
}

/// Applies the newer entries and names to a cached state; `None` if it is not a state of this log.
fn caught_up(log: &mut Log<'_>, mut table: Arc<Table>) -> Result<Option<Arc<Table>>, CommandError> {
    let Head { version, hash, .. } = &table.head;
    if log.version() == *version {
        if !log.ends_with(*version, hash) {
            return Ok(None);
        }
    } else {
        let entries = log.entries_from(*version)?;
        let Some((_, since)) = entries.split_first().filter(|(last, _)| last.hash == *hash) else { return Ok(None) };
        Arc::make_mut(&mut table).catch_up(since)?;
    }
    if table.head.club != log.club_version() {
        let table = Arc::make_mut(&mut table);
        table.rename(&log.names()?);
        table.head.club = log.club_version();
    }
    Ok(Some(table))
}
