//! Tables: making one, each key once, and finding them.

use diesel::prelude::*;

use super::Store;
use super::connection::AnyConnection;
use super::devices;
use super::entry::{Entry, GENESIS};
use super::error::{ErrorKind, StoreError, holds_store_error};
use super::links;
use super::log::{self, Command};
use super::role::Role;
use super::schema::{log as log_table, tables};
use super::standing::{self, Standing};
use super::table_row::{Row, Table};
use super::token::{TableId, Token, hash_text};

/// What stands on a table's row from its first entry on.
#[derive(Clone, Debug)]
pub struct Named {
    /// The game's name in documents.
    pub game: String,
    pub name: String,
}

/// A table that has just been made, with a new link for every role. The tokens cannot be had again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Created {
    pub id: TableId,
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

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CreateError {
    /// The key has already made another table.
    #[error("this key has already been used for something else")]
    KeyReused,
    #[error(transparent)]
    Store(#[from] StoreError),
}

holds_store_error!(CreateError);

impl Store {
    /// Makes a table out of its first events, each a kind and a body; the command's device owns it. The same key with the
    /// same fingerprint answers the table of then, with new links.
    ///
    /// # Errors
    /// See [`CreateError`].
    pub fn create_table(
        &self,
        named: &Named,
        events: &[(&'static str, String)],
        command: &Command,
        standing: &Standing,
    ) -> Result<Created, CreateError> {
        let make = || {
            let (named, events, command, standing) =
                (named.clone(), events.to_vec(), command.clone(), standing.clone());
            self.write(move |connection| create(connection, &named, events, command, &standing))
        };
        match make() {
            // On PostgreSQL the same key can arrive twice at one moment; the second to come finds what the first made.
            Err(CreateError::Store(error)) if error.kind() == ErrorKind::Refused => make(),
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

fn create(
    connection: &mut AnyConnection,
    named: &Named,
    events: Vec<(&'static str, String)>,
    mut command: Command,
    standing: &Standing,
) -> Result<Created, CreateError> {
    // The log is for everybody at the table, and this key would answer new links for an owner: so only its hash is in.
    let key = hash_text(&command.key);
    let known: Option<(String, i64, String)> = tables::table
        .inner_join(log_table::table)
        .filter(tables::creation_key.eq(&key))
        .filter(log_table::seq.eq(1))
        .select((tables::id, tables::head, log_table::fingerprint))
        .first(connection)
        .optional()?;
    if let Some((id, version, fingerprint)) = known {
        if fingerprint != command.fingerprint {
            return Err(CreateError::KeyReused);
        }
        return Ok(with_links(connection, TableId::stored(id), version, true, command.at)?);
    }

    let id = TableId::make()?;
    let mut entries: Vec<Entry> = Vec::with_capacity(events.len());
    for (seq, (kind, body)) in (1..).zip(events) {
        command.key = if seq == 1 { key.clone() } else { format!("{key}/{seq}") };
        let previous = entries.last().map_or(GENESIS, |entry| &entry.hash).to_owned();
        entries.push(log::chained(&command, seq, previous, (kind, body)));
    }
    insert_table(connection, &id, named, &entries, command.at, Some(&key))?;
    for entry in &entries {
        log::insert(connection, &id, entry, &command.fingerprint)?;
    }
    diesel::update(tables::table.find(id.as_str())).set(standing::columns(standing)).execute(connection)?;
    if let Some(device) = &command.device {
        devices::insert_member(connection, device, &id, Role::Owner, command.at)?;
    }
    let version = i64::try_from(entries.len()).unwrap_or(i64::MAX);
    Ok(with_links(connection, id, version, false, command.at)?)
}

/// Writes the row of a table that is being made or imported; its standing is to follow.
pub(super) fn insert_table(
    connection: &mut AnyConnection,
    id: &TableId,
    named: &Named,
    entries: &[Entry],
    at: i64,
    creation_key: Option<&str>,
) -> Result<(), diesel::result::Error> {
    diesel::insert_into(tables::table)
        .values((
            tables::id.eq(id.as_str()),
            tables::game.eq(&named.game),
            tables::name.eq(&named.name),
            tables::head.eq(i64::try_from(entries.len()).unwrap_or(i64::MAX)),
            tables::created_at.eq(at),
            tables::changed_at.eq(at),
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
