//! Loads the state of a table or of a club from the cache, if it is current, else from the log.

use std::sync::Arc;

use super::Service;
use super::cache::{Cache, Cached};
use super::document::exported;
use crate::club::{Club, Ledger};
use crate::command::CommandError;
use crate::store::{ClubId, Entry, Head, IntegrityError, Log, TableId, TableNumber};
use crate::table::Table;

impl Cached for ClubId {
    type State = Club;

    fn cache(service: &Service) -> &Cache<Self> {
        &service.clubs
    }

    fn is_at(club: &Club, head: &Head) -> bool {
        (club.version, &club.hash) == (head.version, &head.hash)
    }

    fn damaged(club: &Club) -> Option<i64> {
        club.damaged
    }

    fn weight(club: &Club) -> usize {
        let seats: usize = club.tables.values().map(|table| table.people.len()).sum();
        1024 + 256 * usize::try_from(club.version).unwrap_or_default() + 128 * club.tables.len() + 64 * seats
    }

    fn current(log: &mut Log<'_, Self>, cached: Option<Arc<Club>>) -> Result<Arc<Club>, CommandError> {
        match cached.filter(|club| Self::is_at(club, &log.head)) {
            Some(club) => Ok(club),
            None => Ok(Arc::new(Club::read(log)?)),
        }
    }
}

impl Cached for TableId {
    type State = Table;

    fn cache(service: &Service) -> &Cache<Self> {
        &service.tables
    }

    fn is_at(table: &Table, head: &Head) -> bool {
        table.head == *head
    }

    fn damaged(table: &Table) -> Option<i64> {
        table.damaged
    }

    /// `cargo bench --bench memory` compares it with the memory of a process. The 8 KiB are what a table without hands takes. Of
    /// each entry there is its body, rounded up, and the hashes of its key.
    fn weight(table: &Table) -> usize {
        let Table { history, replay, .. } = table;
        let entries = 24 * usize::try_from(table.head.version).unwrap_or_default();
        8 * 1024 + entries + history.bytes + history.hands.size() + replay.size() + 1024 * replay.seatings().len()
    }

    fn current(log: &mut Log<'_, Self>, cached: Option<Arc<Table>>) -> Result<Arc<Table>, CommandError> {
        match cached.map(|table| catch_up(log, table)) {
            Some(Ok(Some(table))) => Ok(table),
            Some(Err(error)) if !error.is_damage() => Err(error),
            _ => Ok(Arc::new(Table::read(log)?)),
        }
    }
}

impl Service {
    /// The cached state of a table or club, if it is the one at `head`.
    pub fn cached<Id: Cached>(&self, id: Id, head: &Head) -> Option<Arc<Id::State>> {
        Id::cache(self).get(&id).filter(|state| Id::is_at(state, head))
    }

    /// The current state of a table or club. A damaged one is as it was before the damage.
    pub fn load<Id: Cached>(&self, id: Id) -> Result<Arc<Id::State>, CommandError> {
        let cache = Id::cache(self);
        let cached = cache.get(&id);
        let state = self.read_log(id, |log| Id::current(log, cached.clone()))?;
        if Id::damaged(&state).is_some() {
            cache.remove(&id);
        } else if !cached.is_some_and(|cached| Arc::ptr_eq(&cached, &state)) {
            cache.insert(&id, Arc::clone(&state));
        }
        Ok(state)
    }

    /// The current state, or an error if it is damaged.
    pub fn load_undamaged<Id: Cached>(&self, id: Id) -> Result<Arc<Id::State>, CommandError> {
        refuse_damaged::<Id>(self.load(id)?)
    }

    /// Reads from a log. If it is damaged, removes its state from the cache, so that the next reader sees the damage.
    pub(super) fn read_log<Id: Cached, T>(
        &self,
        id: Id,
        read: impl FnOnce(&mut Log<'_, Id>) -> Result<T, CommandError>,
    ) -> Result<T, CommandError> {
        let read = self.store.read_log(id, read);
        if read.as_ref().is_err_and(CommandError::is_damage) {
            Id::cache(self).remove(&id);
        }
        read?.ok_or(CommandError::Missing)
    }

    /// The cached state of a table, if it is the one at `head` or one that this process has appended to since. If another
    /// process has appended, a commit on this state is a conflict.
    pub(super) fn cached_since(&self, id: TableId, head: &Head) -> Option<Arc<Table>> {
        let is_usable = |cached: &Head| cached == head || cached.version > head.version && cached.club == head.club;
        self.tables.get(&id).filter(|table| table.damaged.is_none() && is_usable(&table.head))
    }

    /// Replays the log of a table, whatever is cached.
    pub(super) fn read(&self, id: TableId) -> Result<Arc<Table>, CommandError> {
        refuse_damaged::<TableId>(Arc::new(self.read_log(id, Table::read)?))
    }

    /// The current table. Unlike [`Self::load`], this does not cache it: a writer caches the new state after its commit, and the
    /// cache would take two insertions for two uses.
    pub(super) fn current(&self, id: TableId) -> Result<Arc<Table>, CommandError> {
        let cached = self.tables.get(&id);
        refuse_damaged::<TableId>(self.read_log(id, |log| TableId::current(log, cached))?)
    }

    /// A table with the current names as it was at a version of its log, and the entries up to that version.
    pub fn as_of(&self, id: TableId, version: i64) -> Result<(Table, Vec<Entry>), CommandError> {
        self.read_log(id, |log| {
            let mut entries = log.entries_from(1)?;
            entries.retain(|entry| entry.seq <= version);
            let mut table = Table::of(&entries)?;
            table.read_club(log)?;
            Ok((table, entries))
        })
    }

    /// The document of a table with its history.
    pub fn export(&self, id: TableId) -> Result<String, CommandError> {
        let (table, entries) = self.as_of(id, i64::MAX)?;
        Ok(exported(&table, &entries))
    }

    pub fn club_of(&self, id: TableId) -> Result<ClubId, CommandError> {
        Ok(self.club_and_number(id)?.0)
    }

    /// The club of a table, and the table's number there.
    pub(super) fn club_and_number(&self, id: TableId) -> Result<(ClubId, TableNumber), CommandError> {
        self.store.club_of(id)?.ok_or(CommandError::Missing)
    }

    pub fn ledger(&self, id: ClubId, club: &Club) -> Result<Ledger, CommandError> {
        self.read_log(id, |log| Ok(Ledger::of(club, &log.dues()?)))
    }
}

fn refuse_damaged<Id: Cached>(state: Arc<Id::State>) -> Result<Arc<Id::State>, CommandError> {
    Id::damaged(&state).map_or(Ok(state), |entry| Err(IntegrityError::unreadable(entry).into()))
}

/// Applies the newer entries and names to a cached state; `None` if it is not a state of this log.
fn catch_up(log: &mut Log<'_, TableId>, mut table: Arc<Table>) -> Result<Option<Arc<Table>>, CommandError> {
    let Head { version, hash, .. } = &table.head;
    if (*version, hash) != (log.head.version, &log.head.hash) {
        let entries = log.entries_from(*version)?;
        let Some((_, since)) = entries.split_first().filter(|(last, _)| last.hash == *hash) else { return Ok(None) };
        Arc::make_mut(&mut table).catch_up(since)?;
    }
    if table.head.club != log.head.club {
        Arc::make_mut(&mut table).read_club(log)?;
    }
    Ok(Some(table))
}
