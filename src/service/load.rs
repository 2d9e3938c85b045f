//! Loads the state of a table or of a club from the cache, if it is current, else from the log.

use std::hash::Hash;
use std::sync::Arc;

use super::Service;
use super::cache::{Cache, Cached};
use super::document::exported;
use crate::club::{Club, Ledger};
use crate::command::CommandError;
use crate::store::{ClubId, Entry, Head, IntegrityError, Log, Store, Stream, TableId, TableNumber};
use crate::table::Table;

/// The state of a log.
pub(super) trait State: Cached + Sized {
    type Id;

    /// The first damaged entry of the log, if any. The state is the one before it.
    fn damaged(&self) -> Option<i64>;

    /// The state at the end of the log: the cached one, if it is current or can catch up, or one that is replayed.
    fn current(log: &mut Log<'_, Self::Id>, cached: Option<Arc<Self>>) -> Result<Arc<Self>, CommandError>;

    /// The state, unless its log is damaged, since nothing is appended to a damaged log.
    fn sound(self: Arc<Self>) -> Result<Arc<Self>, CommandError> {
        self.damaged().map_or(Ok(self), |entry| Err(IntegrityError::unreadable(entry).into()))
    }
}

impl Cached for Club {
    fn version(&self) -> i64 {
        self.version
    }

    fn weight(&self) -> usize {
        const ITSELF: usize = 1024;
        const ENTRY: usize = 512;
        ITSELF + ENTRY * usize::try_from(self.version).unwrap_or_default()
    }
}

impl State for Club {
    type Id = ClubId;

    fn damaged(&self) -> Option<i64> {
        self.damaged
    }

    fn current(log: &mut Log<'_, ClubId>, cached: Option<Arc<Self>>) -> Result<Arc<Self>, CommandError> {
        match cached.filter(|club| log.ends_with(club.version, &club.hash)) {
            Some(club) => Ok(club),
            None => Ok(Arc::new(Self::read(log)?)),
        }
    }
}

impl Cached for Table {
    fn version(&self) -> i64 {
        self.head.version
    }

    /// Measured with 400 tables of 100 hands of tarot.
    fn weight(&self) -> usize {
        const ITSELF: usize = 8 * 1024;
        const HAND: usize = 896;
        ITSELF + 2 * self.history.bytes + HAND * self.replay.hands().len()
    }
}

impl State for Table {
    type Id = TableId;

    fn damaged(&self) -> Option<i64> {
        self.damaged
    }

    fn current(log: &mut Log<'_, TableId>, cached: Option<Arc<Self>>) -> Result<Arc<Self>, CommandError> {
        if let Some(table) = cached.filter(|table| table.head.version <= log.head.version) {
            match caught_up(log, table) {
                Ok(Some(table)) => return Ok(table),
                Err(error) if !error.is_damage() => return Err(error),
                Ok(None) | Err(_) => {}
            }
        }
        Ok(Arc::new(Self::read(log)?))
    }
}

impl<Id: Copy + Eq + Hash + Into<Stream>, T: State<Id = Id>> Cache<Id, T> {
    /// The current state. A damaged one is as it was before the damage.
    pub(super) fn load(&self, store: &Store, id: Id) -> Result<Arc<T>, CommandError> {
        let cached = self.get(&id);
        let read = store.read_log(id, |log| T::current(log, cached.clone()));
        let state = self.checked(id, read)?.ok_or(CommandError::Missing)?;
        if state.damaged().is_some() {
            self.remove(&id);
        } else if !cached.is_some_and(|cached| Arc::ptr_eq(&cached, &state)) {
            self.insert(&id, Arc::clone(&state));
        }
        Ok(state)
    }

    /// Passes on what was read of a log. If the log is damaged, removes its state, so that the next reader sees the damage.
    pub(super) fn checked<R>(&self, id: Id, read: Result<R, CommandError>) -> Result<R, CommandError> {
        if read.as_ref().is_err_and(CommandError::is_damage) {
            self.remove(&id);
        }
        read
    }
}

impl Service {
    /// The cached state of a table, if it is the one at `head`.
    pub fn cached(&self, id: TableId, head: &Head) -> Option<Arc<Table>> {
        self.tables.get(&id).filter(|table| table.head == *head)
    }

    /// The cached state of a table, if it is the one at `head` or one that this process has appended to since. If another
    /// process has appended, a commit on this state is a conflict.
    pub(super) fn cached_since(&self, id: TableId, head: &Head) -> Option<Arc<Table>> {
        let is_usable = |cached: &Head| cached == head || cached.version > head.version && cached.club == head.club;
        self.tables.get(&id).filter(|table| table.damaged.is_none() && is_usable(&table.head))
    }

    /// Reads a table from its log without caching it: the writer caches it after its command. Caching it twice would evict
    /// other tables.
    pub(super) fn read(&self, id: TableId) -> Result<Arc<Table>, CommandError> {
        Arc::new(self.store.read_log(id, Table::read)?.ok_or(CommandError::Missing)?).sound()
    }

    /// The current table. A damaged one is as it was before the damage.
    pub fn load(&self, id: TableId) -> Result<Arc<Table>, CommandError> {
        self.tables.load(&self.store, id)
    }

    /// The current table, or an error if it is damaged.
    pub fn load_undamaged(&self, id: TableId) -> Result<Arc<Table>, CommandError> {
        self.load(id)?.sound()
    }

    /// A table with the current names as it was at a version of its log, and the entries up to that version.
    pub fn as_of(&self, id: TableId, version: i64) -> Result<(Table, Vec<Entry>), CommandError> {
        let read = self.store.read_log(id, |log| {
            let mut entries = log.entries_from(1)?;
            entries.retain(|entry| entry.seq <= version);
            let mut table = Table::of(&entries)?;
            table.rename(&log.names()?);
            Ok((table, entries))
        });
        self.tables.checked(id, read)?.ok_or(CommandError::Missing)
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

    /// The cached state of a club, if it is the one at `head`.
    pub fn cached_club(&self, id: ClubId, head: &Head) -> Option<Arc<Club>> {
        self.clubs.get(&id).filter(|club| (club.version, &club.hash) == (head.version, &head.hash))
    }

    /// The current club. A damaged one is as it was before the damage.
    pub fn load_club(&self, id: ClubId) -> Result<Arc<Club>, CommandError> {
        self.clubs.load(&self.store, id)
    }

    pub fn ledger(&self, id: ClubId, club: &Club) -> Result<Ledger, CommandError> {
        let ledger = self.store.read_log(id, |log| log.dues().map(|dues| Ledger::of(club, &dues)))?;
        ledger.ok_or(CommandError::Missing)
    }

    /// The current club, or an error if it is damaged.
    pub(super) fn load_undamaged_club(&self, id: ClubId) -> Result<Arc<Club>, CommandError> {
        self.load_club(id)?.sound()
    }
}

/// Applies the newer entries and names to a cached state; `None` if it is not a state of this log.
fn caught_up(log: &mut Log<'_, TableId>, mut table: Arc<Table>) -> Result<Option<Arc<Table>>, CommandError> {
    let Head { version, hash, .. } = &table.head;
    if log.head.version == *version {
        if !log.ends_with(*version, hash) {
            return Ok(None);
        }
    } else {
        let entries = log.entries_from(*version)?;
        let Some((_, since)) = entries.split_first().filter(|(last, _)| last.hash == *hash) else { return Ok(None) };
        Arc::make_mut(&mut table).catch_up(since)?;
    }
    if table.head.club != log.head.club {
        let table = Arc::make_mut(&mut table);
        table.rename(&log.names()?);
        table.head.club = log.head.club;
    }
    Ok(Some(table))
}
