//! The tables of a store: reading one, and adding to its log.

use std::sync::Arc;
use std::time::Duration;

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::appending::{Memories, Stop, add, current, current_to_write, stopped};
use super::commands::{Expected, check_replacement};
use super::event::{Event, EventKind};
use super::fold::{LoadError, Table};
use super::hands::Said;
use super::in_club::{self, Adding, concerns_the_club};
use super::memory::Memory;
use super::rejection::{Receipt, Refusal, Rejection};
use super::trying::with;
use crate::games::choice::Choice;
use crate::ledger::Seat;
use crate::store::{AppendError, Appended, ClubId, DeviceId, Head, OpenLog, Store, StoreError, TableId};

/// Who says something, and when.
#[derive(Clone, Debug)]
pub struct Command {
    /// The idempotency key.
    pub key: String,
    /// What is the same when the same is sent again.
    pub fingerprint: String,
    /// The device that says it.
    pub device: Option<DeviceId>,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// On top of what it is said.
    pub expected: Expected,
}

impl Command {
    /// On top of whatever is there, by nobody known.
    pub fn new(key: impl Into<String>, fingerprint: String, at: i64) -> Self {
        Self { key: key.into(), fingerprint, device: None, at, expected: Expected::default() }
    }

    /// When it is said, and the tag of the device that says it.
    pub(super) fn by(&self) -> (i64, Option<String>) {
        (self.at, self.device.as_ref().map(DeviceId::tag))
    }

    pub(super) fn stored(&self) -> crate::store::Command {
        let Self { key, fingerprint, device, at, .. } = self.clone();
        crate::store::Command { key, fingerprint, device, at }
    }
}

/// What is the same for the same thing said.
pub fn fingerprint(kind: EventKind, body: &str) -> String {
    HEXLOWER.encode(&Sha256::new_with_prefix(kind.name()).chain_update([0]).chain_update(body).finalize())
}

/// The tables and the clubs of a store, with the replays that are remembered of them.
#[derive(Clone)]
pub struct Tables {
    pub store: Arc<Store>,
    pub(super) memories: Memories,
}

impl Tables {
    /// The tables of a store; at most so many bytes of replays are remembered, an eighth of it of clubs.
    pub fn new(store: Store, remembered: usize) -> Self {
        let of_clubs = remembered / 8;
        let tables = Arc::new(Memory::new(remembered - of_clubs));
        let clubs = Arc::new(Memory::new(of_clubs));
        Self { store: Arc::new(store), memories: Memories { tables, clubs } }
    }

    /// How many bytes of replays are remembered.
    pub fn remembered_bytes(&self) -> usize {
        self.memories.tables.bytes() + self.memories.clubs.bytes()
    }

    /// The replay of a log that ends so, if it is remembered.
    pub fn remembered(&self, id: TableId, head: &Head) -> Option<Arc<Table>> {
        self.memories.tables.get(&id).filter(|table| table.head == *head)
    }

    /// A table as it stands.
    pub fn load(&self, id: TableId) -> Result<Arc<Table>, LoadError> {
        let known = self.memories.tables.get(&id);
        let read = self.store.read_log(id, |log| current(log, known.clone()));
        let table = self.memories.heard(id, read)?.ok_or(LoadError::Missing)?;
        if table.damaged.is_some() {
            self.memories.tables.forget(&id);
        } else if !known.is_some_and(|known| Arc::ptr_eq(&known, &table)) {
            // What was remembered already may have been forgotten meanwhile, for its log is damaged.
            self.memories.tables.keep(&id, Arc::clone(&table));
        }
        Ok(table)
    }

    /// The same, unless it is damaged.
    pub fn load_sound(&self, id: TableId) -> Result<Arc<Table>, LoadError> {
        let table = self.load(id)?;
        table.damaged.map_or(Ok(table), |entry| Err(LoadError::Damaged(entry)))
    }

    /// Decides about an event on top of the table as it is, and adds it to the log; what is news for the table's club, with
    /// what follows from it there. A key that has been seen gets the table as it stands, and nothing is decided.
    pub fn append(
        &self,
        id: TableId,
        command: &Command,
        decide: impl Fn(&Table) -> Result<Event, Refusal> + Send + 'static,
    ) -> Result<Receipt, Rejection> {
        let decided = self.decided(id, command, decide);
        let appended = self.store.append(id, command.stored(), decided);
        self.receipt(id, command, appended)
    }

    /// The same for a caller who has more to do than to wait on a thread.
    pub async fn append_soon(
        &self,
        id: TableId,
        command: &Command,
        decide: impl Fn(&Table) -> Result<Event, Refusal> + Send + 'static,
    ) -> Result<Receipt, Rejection> {
        let (tables, table_id, by) = (self.clone(), id, command.clone());
        if !self.store.writes_by_itself() {
            let deadline = self.store.deadline();
            return on_a_thread(deadline, move || tables.append(table_id, &by, decide)).await;
        }
        let decided = self.decided(id, command, decide);
        match self.store.append_soon(id, command.stored(), decided).await {
            // These ask the database for more.
            appended @ (Ok(Appended::Repeated(_))
            | Err(AppendError::Declined(Stop::ForTheClub(..) | Stop::Rejected(Rejection::Invalid(..))))) => {
                on_a_thread(None, move || tables.receipt(table_id, &by, appended)).await
            }
            appended => self.receipt(id, command, appended),
        }
    }

    /// The decision about an event as the store takes it: inside the transaction that adds it to the log.
    fn decided(
        &self,
        id: TableId,
        command: &Command,
        decide: impl Fn(&Table) -> Result<Event, Refusal> + Send + 'static,
    ) -> impl FnMut(&mut OpenLog<'_>) -> Result<Arc<Table>, AppendError<Stop>> + Send + 'static {
        let (memory, table_id) = (Arc::clone(&self.memories.tables), id);
        let (expected, by) = (command.expected, command.by());
        move |log| {
            let mut table = current_to_write(log.read(), memory.take(&table_id))?;
            let added = match expected.check(&table).and_then(|()| decide(&table)) {
                Ok(event) if concerns_the_club(&table, &event) => {
                    let version = table.head.version;
                    memory.keep(&table_id, table);
                    return Err(AppendError::Declined(Stop::ForTheClub(event, version)));
                }
                Ok(event) => add(log, &mut table, event, by.clone()),
                Err(refusal) => Err(AppendError::Declined(refusal)),
            };
            // Readers who are not yet shown this entry find another hash in the database, and read for themselves.
            if !matches!(added, Err(AppendError::Store(_))) {
                memory.keep(&table_id, Arc::clone(&table));
            }
            added.map_err(|error| stopped(error, &table))?;
            Ok(table)
        }
    }

    fn receipt(
        &self,
        id: TableId,
        command: &Command,
        appended: Result<Appended<Arc<Table>>, AppendError<Stop>>,
    ) -> Result<Receipt, Rejection> {
        match appended {
            Ok(Appended::New(table)) => Ok(Receipt { version: table.head.version, repeated: false, table }),
            Ok(Appended::Repeated(version)) => Ok(Receipt { version, repeated: true, table: self.load(id)? }),
            Err(AppendError::Declined(Stop::ForTheClub(event, version))) => {
                let appended = self.append_in_club(id, command, event, version)?;
                self.receipt(id, command, appended)
            }
            Err(AppendError::Declined(Stop::Rejected(rejection))) => Err(rejection),
            // Only what is said of a club alone ends so.
            Err(AppendError::Declined(Stop::OfTheClub(_) | Stop::Unchanged(_) | Stop::Overtaken(_))) => {
                Err(LoadError::Missing.into())
            }
            Err(AppendError::KeyReused) => Err(Rejection::KeyReused),
            Err(AppendError::NotFound) => Err(LoadError::Missing.into()),
            Err(AppendError::Store(error)) => {
                self.memories.tables.forget(&id);
                Err(error.into())
            }
        }
    }

    /// Gives the person in a seat another name, which is one event of the club.
    pub fn rename_player(
        &self,
        id: TableId,
        command: &Command,
        seat: Seat,
        name: String,
    ) -> Result<Receipt, Rejection> {
        self.change_seat(id, command, move |adding, table| adding.rename(table, seat, name.clone()))
    }

    /// Gives a seat to another person from the next hand on.
    pub fn replace_player(
        &self,
        id: TableId,
        command: &Command,
        seat: impl Fn(&Table) -> Result<Seat, Refusal> + Send + 'static,
        name: String,
    ) -> Result<Receipt, Rejection> {
        self.change_seat(id, command, move |adding, table| {
            let checked = seat(table).and_then(|seat| check_replacement(table, seat).map(|()| seat));
            let seat = checked.map_err(|refusal| AppendError::Declined(Stop::Rejected(refusal.at(table))))?;
            adding.take_seat(table, seat, &name)
        })
    }

    fn change_seat(
        &self,
        id: TableId,
        command: &Command,
        change: impl Fn(&mut Adding<'_, '_>, &Arc<Table>) -> Result<Arc<Table>, AppendError<Stop>> + Send + 'static,
    ) -> Result<Receipt, Rejection> {
        let club = self.club_of(id)?;
        let (memories, by, expected) = (self.memories.clone(), command.by(), command.expected);
        let appended = self.store.in_club(club, command.stored(), move |open| {
            in_club::add(open, &memories, (id, by.clone()), |adding, table| {
                expected.check(table).map_err(|refusal| AppendError::Declined(Stop::Rejected(refusal.at(table))))?;
                change(adding, table)
            })
        });
        self.receipt(id, command, appended)
    }

    /// Adds an event that was decided on top of a version of the table, and what follows from it in the table's club, in one
    /// transaction.
    fn append_in_club(
        &self,
        id: TableId,
        command: &Command,
        event: Event,
        version: i64,
    ) -> Result<Result<Appended<Arc<Table>>, AppendError<Stop>>, Rejection> {
        let club = self.club_of(id)?;
        let (memories, by) = (self.memories.clone(), command.by());
        Ok(self.store.in_club(club, command.stored(), move |open| {
            in_club::add(open, &memories, (id, by.clone()), |adding, table| {
                adding.follow(table, event.clone(), version)
            })
        }))
    }

    /// The club of a table.
    pub fn club_of(&self, id: TableId) -> Result<ClubId, LoadError> {
        Ok(self.store.club_of(id)?.ok_or(LoadError::Missing)?.0)
    }

    /// The table as it is, and as it would be with an event that is not told yet.
    pub fn preview(
        &self,
        id: TableId,
        expected: Expected,
        at: i64,
        decide: impl FnOnce(&Table) -> Result<Event, Refusal>,
    ) -> Result<(Arc<Table>, Arc<Table>), Rejection> {
        let table = self.load_sound(id)?;
        let mut then = Arc::clone(&table);
        let decided = expected.check(&table).and_then(|()| decide(&table));
        let said = Said { seq: table.version() + 1, at, device: None };
        decided.and_then(|event| with(&mut then, event, said)).map_err(|refusal| refusal.at(&table))?;
        Ok((table, then))
    }
}

/// Does work that waits for the database where waiting is allowed, for as long as it is worth waiting for.
async fn on_a_thread(
    deadline: Option<Duration>,
    work: impl FnOnce() -> Result<Receipt, Rejection> + Send + 'static,
) -> Result<Receipt, Rejection> {
    let done = tokio::task::spawn_blocking(work);
    let done = match deadline {
        Some(deadline) => tokio::time::timeout(deadline, done).await.map_err(|_| StoreError::silent())?,
        None => done.await,
    };
    done.unwrap_or_else(|_| Err(StoreError::broke_off().into()))
}
