//! Tables: making one, each key once, and finding them.

use diesel::prelude::*;

use super::Store;
use super::connection::AnyConnection;
use super::devices;
use super::entry::{Event, GENESIS};
use super::error::{ErrorKind, StoreError, holds_store_error};
use super::links;
use super::log::{self, Change};
use super::projection::{self, Projection};
use super::role::Role;
use super::schema::{log as log_table, tables};
use super::token::{DeviceId, TableId, Token, hash_text};

/// A table to be made.
#[derive(Clone, Copy, Debug)]
pub struct NewTable<'a> {
    /// The game's name in documents.
    pub game: &'a str,
    /// What people call the table.
    pub name: &'a str,
    /// The opening, and whatever else has already happened.
    pub events: &'a [Event],
    /// Who makes it, and so owns it.
    pub device: Option<&'a DeviceId>,
    /// The idempotency key.
    pub key: &'a str,
    /// The same for the same content.
    pub fingerprint: &'a str,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// A table that has just been made, with a new link for every role. The tokens cannot be had again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Created {
    /// Its public name.
    pub id: TableId,
    /// Its version.
    pub version: i64,
    /// Whether the same key had made it before.
    pub repeated: bool,
    /// Opens it for an owner.
    pub owner: Token,
    /// Opens it for a scorer.
    pub scorer: Token,
    /// Opens it for a spectator.
    pub spectator: Token,
}

/// What is known of a table besides its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Its public name.
    pub id: TableId,
    /// The game's name in documents.
    pub game: String,
    /// What people call it.
    pub name: String,
    /// The seq of its last entry.
    pub version: i64,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// When its last entry was made.
    pub changed_at: i64,
    /// Whether it is closed.
    pub closed: bool,
}

/// Why no table was made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CreateError {
    /// The key has already made another table.
    #[error("this key has already been used for something else")]
    KeyReused,
    /// The database's trouble.
    #[error(transparent)]
    Store(#[from] StoreError),
}

holds_store_error!(CreateError);

impl Store {
    /// Makes a table. The same key with the same fingerprint answers the table of then, with new links.
    ///
    /// # Errors
    /// See [`CreateError`].
    pub fn create_table(&self, new: &NewTable<'_>, projection: &Projection) -> Result<Created, CreateError> {
        match self.write(|connection| create(connection, new, projection)) {
            // On PostgreSQL the same key can arrive twice at one moment; the second to come finds what the first made.
            Err(CreateError::Store(error)) if error.kind() == ErrorKind::Refused => {
                self.write(|connection| create(connection, new, projection))
            }
            done => done,
        }
    }

    /// A table by its name; nothing when there is none.
    ///
    /// # Errors
    /// Only the database's.
    pub fn table(&self, table: &TableId) -> Result<Option<Table>, StoreError> {
        self.read(|connection| {
            let row: Option<Row> =
                tables::table.find(table.as_str()).select(Row::as_select()).first(connection).optional()?;
            Ok(row.map(Table::from))
        })
    }

    /// All tables, in the order in which they were made.
    ///
    /// # Errors
    /// Only the database's.
    pub fn all_table_ids(&self) -> Result<Vec<TableId>, StoreError> {
        self.read(|connection| {
            let ids: Vec<String> =
                tables::table.order((tables::created_at, tables::id)).select(tables::id).load(connection)?;
            Ok(ids.into_iter().map(TableId::stored).collect())
        })
    }
}

fn create(connection: &mut AnyConnection, new: &NewTable<'_>, projection: &Projection) -> Result<Created, CreateError> {
    // The log is for everybody at the table, and this key would answer new links for an owner: so only its hash is in.
    let key = hash_text(new.key);
    let known: Option<(String, i64, String)> = tables::table
        .inner_join(log_table::table)
        .filter(tables::creation_key.eq(&key))
        .filter(log_table::seq.eq(1))
        .select((tables::id, tables::head, log_table::fingerprint))
        .first(connection)
        .optional()?;
    if let Some((id, version, fingerprint)) = known {
        if fingerprint != new.fingerprint {
            return Err(CreateError::KeyReused);
        }
        return Ok(with_links(connection, TableId::stored(id), version, true, new.at)?);
    }

    let id = TableId::make()?;
    let version = i64::try_from(new.events.len()).unwrap_or(i64::MAX);
    let row = NewRow { game: new.game, name: new.name, version, at: new.at, closed: projection.closed };
    insert_row(connection, &id, &row, Some(&key))?;
    let mut previous = GENESIS.to_owned();
    for (seq, event) in (1..).zip(new.events) {
        let key = if seq == 1 { key.clone() } else { format!("{key}/{seq}") };
        let change =
            Change { version: seq - 1, key: &key, fingerprint: new.fingerprint, event, device: new.device, at: new.at };
        let entry = log::chained(&change, seq, previous);
        log::insert(connection, &id, &entry, new.fingerprint)?;
        previous = entry.hash;
    }
    projection::replace(connection, &id, projection)?;
    if let Some(device) = new.device {
        devices::insert_member(connection, device, &id, Role::Owner, new.at)?;
    }
    Ok(with_links(connection, id, version, false, new.at)?)
}

/// The row of a table that is being made or imported.
pub(super) struct NewRow<'a> {
    pub game: &'a str,
    pub name: &'a str,
    pub version: i64,
    pub at: i64,
    pub closed: bool,
}

pub(super) fn insert_row(
    connection: &mut AnyConnection,
    id: &TableId,
    row: &NewRow<'_>,
    creation_key: Option<&str>,
) -> Result<(), diesel::result::Error> {
    diesel::insert_into(tables::table)
        .values((
            tables::id.eq(id.as_str()),
            tables::club.eq(""),
            tables::game.eq(row.game),
            tables::name.eq(row.name),
            tables::head.eq(row.version),
            tables::created_at.eq(row.at),
            tables::changed_at.eq(row.at),
            tables::closed.eq(row.closed),
            tables::creation_key.eq(creation_key),
        ))
        .execute(connection)?;
    Ok(())
}

pub(super) fn with_links(
    connection: &mut AnyConnection,
    id: TableId,
    version: i64,
    repeated: bool,
    at: i64,
) -> Result<Created, StoreError> {
    let mut link = |role| links::mint(connection, &id, role, at, None).map(|link| link.token);
    let (owner, scorer, spectator) = (link(Role::Owner)?, link(Role::Scorer)?, link(Role::Spectator)?);
    Ok(Created { id, version, repeated, owner, scorer, spectator })
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = tables)]
pub(super) struct Row {
    id: String,
    game: String,
    name: String,
    head: i64,
    created_at: i64,
    changed_at: i64,
    closed: bool,
}

impl From<Row> for Table {
    fn from(row: Row) -> Self {
        let Row { id, game, name, head, created_at, changed_at, closed } = row;
        Self { id: TableId::stored(id), game, name, version: head, created_at, changed_at, closed }
    }
}
