//! The tables of a store: reading one, and adding to its log.

use std::sync::Arc;

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::commands::Expected;
use super::event::{Event, EventKind};
use super::fold::{LoadError, Table};
use super::hands::Said;
use super::memory::Memory;
use super::opened::Opened;
use super::rejection::{Receipt, Refusal, Rejection};
use super::standing::standing;
use super::trying::with;
use crate::games::choice::Choice;
use crate::games::node::Node;
use crate::session::Invalid;
use crate::store::{
    AppendError, Appended, CreateError, Created, DeviceId, Head, Log, OpenLog, Store, StoreError, TableId,
};

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
    #[must_use]
    pub fn new(key: impl Into<String>, fingerprint: String, at: i64) -> Self {
        Self { key: key.into(), fingerprint, device: None, at, expected: Expected::default() }
    }

    fn stored(&self) -> crate::store::Command {
        let Self { key, fingerprint, device, at, .. } = self.clone();
        crate::store::Command { key, fingerprint, device, at }
    }
}

/// What is the same for the same thing said.
#[must_use]
pub fn fingerprint(kind: EventKind, body: &str) -> String {
    HEXLOWER.encode(&Sha256::new_with_prefix(kind.name()).chain_update([0]).chain_update(body).finalize())
}

/// The tables of a store, with the replays that are remembered of them.
#[derive(Clone)]
pub struct Tables {
    pub store: Arc<Store>,
    memory: Arc<Memory>,
}

impl Tables {
    /// The tables of a store; at most so many bytes of replays are remembered.
    #[must_use]
    pub fn new(store: Store, remembered: usize) -> Self {
        Self { store: Arc::new(store), memory: Arc::new(Memory::new(remembered)) }
    }

    /// How many bytes of replays are remembered.
    #[must_use]
    pub fn remembered_bytes(&self) -> usize {
        self.memory.bytes()
    }

    /// The replay of a log that ends so, if it is remembered.
    #[must_use]
    pub fn remembered(&self, id: &TableId, head: &Head) -> Option<Arc<Table>> {
        self.memory.get(id).filter(|table| table.head == *head)
    }

    /// A table as it stands.
    ///
    /// # Errors
    /// Why it cannot be shown.
    pub fn load(&self, id: &TableId) -> Result<Arc<Table>, LoadError> {
        let known = self.memory.get(id);
        let table = self.store.read_log(id, |log| current(log, known))?.ok_or(LoadError::Missing)?;
        self.memory.keep(id, Arc::clone(&table));
        Ok(table)
    }

    /// Decides about an event on top of the table as it is, and adds it to the log. A key that has been seen gets the
    /// table as it stands, and nothing is decided.
    ///
    /// # Errors
    /// See [`Rejection`]; nothing has changed then.
    pub fn append(
        &self,
        id: &TableId,
        command: &Command,
        decide: impl FnOnce(&Table) -> Result<Event, Refusal> + Send + 'static,
    ) -> Result<Receipt, Rejection> {
        let decided = self.decided(id, command, decide);
        self.receipt(id, self.store.append(id, command.stored(), decided))
    }

    /// The same for a caller who has more to do than to wait on a thread.
    ///
    /// # Errors
    /// As [`Tables::append`].
    pub async fn append_soon(
        &self,
        id: &TableId,
        command: &Command,
        decide: impl FnOnce(&Table) -> Result<Event, Refusal> + Send + 'static,
    ) -> Result<Receipt, Rejection> {
        if self.store.writes_by_itself() {
            let decided = self.decided(id, command, decide);
            let appended = self.store.append_soon(id, command.stored(), decided).await;
            if !matches!(appended, Ok(Appended::Repeated(_))) {
                return self.receipt(id, appended);
            }
            let (tables, id) = (self.clone(), id.clone());
            return on_a_thread(move || tables.receipt(&id, appended)).await;
        }
        let (tables, id, command) = (self.clone(), id.clone(), command.clone());
        on_a_thread(move || tables.append(&id, &command, decide)).await
    }

    /// The decision about an event as the store takes it: inside the transaction that adds it to the log.
    fn decided(
        &self,
        id: &TableId,
        command: &Command,
        decide: impl FnOnce(&Table) -> Result<Event, Refusal> + Send + 'static,
    ) -> impl FnOnce(&mut OpenLog<'_>) -> Result<Arc<Table>, AppendError<Rejection>> + Send + 'static {
        let (memory, table_id) = (Arc::clone(&self.memory), id.clone());
        let (device, at, expected) = (command.device.as_ref().map(DeviceId::tag), command.at, command.expected);
        move |log| {
            let known = memory.take(&table_id);
            let mut table = current(log.read(), known).map_err(|error| match error {
                LoadError::Store(error) => AppendError::Store(error),
                error => AppendError::Declined(Rejection::Load(error)),
            })?;
            let decided = expected.check(&table).and_then(|()| decide(&table)).and_then(|event| {
                let said = Said { seq: table.version() + 1, at, device };
                with(&mut table, event, said)
            });
            let event = decided.map_err(|refusal| {
                memory.keep(&table_id, Arc::clone(&table));
                AppendError::Declined(refusal.at(&table))
            })?;
            let next = Arc::make_mut(&mut table);
            let body = event.to_json();
            next.history.weigh(body.len());
            let entry = log.append(&next.head.hash, event.kind().name(), body, &standing(next))?;
            next.head.hash = entry.hash;
            // Readers who are not yet shown this entry find another hash in the database, and read for themselves.
            memory.keep(&table_id, Arc::clone(&table));
            Ok(table)
        }
    }

    fn receipt(
        &self,
        id: &TableId,
        appended: Result<Appended<Arc<Table>>, AppendError<Rejection>>,
    ) -> Result<Receipt, Rejection> {
        match appended {
            Ok(Appended::New(table)) => Ok(Receipt { version: table.version(), repeated: false, table }),
            Ok(Appended::Repeated(version)) => Ok(Receipt { version, repeated: true, table: self.load(id)? }),
            Err(AppendError::Declined(rejection)) => Err(rejection),
            Err(AppendError::KeyReused) => Err(Rejection::KeyReused),
            Err(AppendError::NotFound) => Err(LoadError::Missing.into()),
            Err(AppendError::Store(error)) => {
                self.memory.forget(id);
                Err(error.into())
            }
        }
    }

    /// The table as it is, and as it would be with an event that is not told yet.
    ///
    /// # Errors
    /// See [`Rejection`].
    pub fn preview(
        &self,
        id: &TableId,
        expected: Expected,
        at: i64,
        decide: impl FnOnce(&Table) -> Result<Event, Refusal>,
    ) -> Result<(Arc<Table>, Arc<Table>), Rejection> {
        let table = self.load(id)?;
        let mut then = Arc::clone(&table);
        let decided = expected.check(&table).and_then(|()| decide(&table));
        let said = Said { seq: table.version() + 1, at, device: None };
        decided.and_then(|event| with(&mut then, event, said)).map_err(|refusal| refusal.at(&table))?;
        Ok((table, then))
    }

    /// Makes a table of a session document, its hands included.
    ///
    /// # Errors
    /// What is wrong with the document, or the database's trouble.
    pub fn create(&self, document: Node, command: &Command) -> Result<Created, CreateRejection> {
        let opened = Opened::read(document, command.at)?;
        let events = opened.events.iter().map(|event| (event.kind().name(), event.to_json())).collect::<Vec<_>>();
        let whole: String = opened.events.iter().map(|event| fingerprint(event.kind(), &event.to_json())).collect();
        let command = Command { fingerprint: fingerprint(EventKind::Opened, &whole), ..command.clone() };
        let mut created =
            self.store.create_table(&opened.named, &events, &command.stored(), &standing(&opened.table))?;
        // A repetition answers as at first, though hands may have come since.
        created.version = i64::try_from(events.len()).unwrap_or(created.version);
        Ok(created)
    }

    /// Makes what lists show of tables that were made before lists read it from the database.
    ///
    /// # Errors
    /// The database's. A table that cannot be read is left as it is.
    pub fn complete_standings(&self) -> Result<(), StoreError> {
        for id in self.store.tables_without_standing()? {
            match self.load(&id) {
                Ok(table) => self.store.write_standing(&id, table.version(), standing(&table))?,
                Err(LoadError::Store(error)) => return Err(error),
                Err(_) => {}
            }
        }
        Ok(())
    }
}

/// Does work that waits for the database where waiting is allowed.
async fn on_a_thread(work: impl FnOnce() -> Result<Receipt, Rejection> + Send + 'static) -> Result<Receipt, Rejection> {
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or_else(|_| Err(StoreError::broke_off().into()))
}

/// Why no table was made.
#[derive(Clone, Debug)]
pub enum CreateRejection {
    Invalid(Invalid),
    /// The key has already made another table.
    KeyReused,
    Store(StoreError),
}

impl From<Invalid> for CreateRejection {
    fn from(invalid: Invalid) -> Self {
        Self::Invalid(invalid)
    }
}

impl From<CreateError> for CreateRejection {
    fn from(error: CreateError) -> Self {
        match error {
            CreateError::KeyReused => Self::KeyReused,
            CreateError::Store(error) => Self::Store(error),
        }
    }
}

/// The table of a log: the remembered one, gone on with what has come since, or one made of the whole log.
fn current(log: &mut Log<'_>, known: Option<Arc<Table>>) -> Result<Arc<Table>, LoadError> {
    if let Some(mut table) = known.filter(|table| table.version() <= log.version()) {
        let entries = log.entries_from(table.version())?;
        if let Some((last, since)) = entries.split_first()
            && last.hash == table.head.hash
        {
            if !since.is_empty() {
                Arc::make_mut(&mut table).catch_up(since)?;
            }
            return Ok(table);
        }
    }
    Ok(Arc::new(Table::of(&log.entries_from(1)?)?))
}
