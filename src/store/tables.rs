//! Tables: making one, each key once, and finding them.

use diesel::prelude::*;

use super::Store;
use super::club_log::OpenClub;
use super::clubs::{self, ClubChoice};
use super::connection::{AnyConnection, on_backend};
use super::creation::{self, Made};
use super::dues::{Closing, set_closing};
use super::entry::{Entry, GENESIS};
use super::error::{StoreError, made_once};
use super::links::{Links, mint_all};
use super::log::{self, AppendError, Command, version_of};
use super::members;
use super::role::Role;
use super::schema::tables;
use super::standing::{self, Standing};
use super::stream::Stream;
use super::table_row::{Row, Table};
use super::token::{ClubId, DeviceId, TableId, hash_text};
use super::usual_club::usual_club;

/// What stands on a table's row from its first entry on.
#[derive(Clone, Debug)]
pub struct Named {
    /// The game's name in documents.
    pub game: String,
    pub name: String,
    /// When the evening began, in milliseconds since 1970.
    pub opened_at: i64,
}

/// A table that is to be made.
#[derive(Clone, Debug)]
pub struct NewTable {
    pub named: Named,
    /// Its first events, each a kind and a body.
    pub events: Vec<(&'static str, String)>,
    pub standing: Standing,
    /// What follows from it for its club.
    pub closing: Closing,
}

/// Where a table is in its club.
#[derive(Clone, Debug, Default)]
pub struct Place {
    /// Its number in the club.
    pub number: i64,
    /// The day that its evening belongs to.
    pub day: String,
    /// What people are called now where its log does not say so, as JSON.
    pub names: Option<String>,
}

/// A table that has just been made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Created {
    pub id: TableId,
    pub version: i64,
    /// Whether the same key had made it before.
    pub repeated: bool,
    /// A new link for every role; none when the same key had made it a while before.
    pub links: Option<Links>,
}

impl Store {
    /// Makes a table in a club; the command's device owns it. `open` says in the club's log whatever is new there, in an empty
    /// one first what the club is, and then which table it is and where. The same key with the same fingerprint answers the
    /// table of then.
    pub fn create_table<E: Send + 'static>(
        &self,
        command: &Command,
        choice: &ClubChoice,
        open: impl Fn(&mut OpenClub<'_>) -> Result<(Place, NewTable), AppendError<E>> + Clone + Send + 'static,
    ) -> Result<Created, AppendError<E>> {
        made_once(|| {
            let (command, choice, open) = (command.clone(), choice.clone(), open.clone());
            self.write(move |connection| create(connection, command.clone(), choice.clone(), &open))
        })
    }

    /// A table by its name; nothing when there is none.
    pub fn table(&self, table: TableId) -> Result<Option<Table>, StoreError> {
        self.read(|connection| {
            let row = tables::table.find(table).select(Row::as_select());
            let row: Option<Row> = row.first(connection).optional()?;
            Ok(row.map(Table::from))
        })
    }

    /// All tables, in the order in which they were made.
    pub fn all_table_ids(&self) -> Result<Vec<TableId>, StoreError> {
        self.read(|connection| {
            Ok(tables::table.order((tables::created_at, tables::id)).select(tables::id).load(connection)?)
        })
    }
}

fn create<E>(
    connection: &mut AnyConnection,
    mut command: Command,
    choice: ClubChoice,
    open: impl Fn(&mut OpenClub<'_>) -> Result<(Place, NewTable), AppendError<E>>,
) -> Result<Created, AppendError<E>> {
    // The log is for everybody at the table, and this key would answer new links for an owner: so only its hash is in.
    command.key = hash_text(&command.key);
    if let Some(known) = known(connection, &command)? {
        return Ok(known);
    }
    let id = TableId::make()?;
    let first = command.clone();
    let make = |club: &mut OpenClub<'_>| {
        let (at, table) = open(club)?;
        let entries = chained(&table.events, &first);
        let key = Some(first.key.as_str());
        let (connection, stream) = (&mut *club.log.connection, Stream::Table(id));
        insert_table(connection, (id, club.club), &table.named, &entries, first.at, key)?;
        for entry in &entries {
            log::insert(connection, stream, entry, &first.fingerprint)?;
        }
        standing::set(connection, id, &table.standing)?;
        place(connection, id, &at)?;
        set_closing(connection, id, &table.closing)?;
        if let Some(device) = &first.device {
            members::insert(connection, device, stream, Role::Owner, first.at)?;
        }
        let links = mint_all(connection, stream, first.at)?;
        Ok::<_, AppendError<E>>(Created { id, version: version_of(&entries), repeated: false, links: Some(links) })
    };
    let usual = match choice {
        ClubChoice::Own => None,
        ClubChoice::This(club) => Some(club),
        ClubChoice::Usual(device) => usual_club(connection, &device)?,
    };
    match usual {
        Some(club) => clubs::within(connection, club, command, make)?.ok_or(AppendError::NotFound),
        None => Ok(clubs::found(connection, command, None, make)?.1),
    }
}

/// The table that a key has made before.
fn known<E>(connection: &mut AnyConnection, command: &Command) -> Result<Option<Created>, AppendError<E>> {
    let Some(made) = creation::table_of(connection, &command.key)? else { return Ok(None) };
    if made.fingerprint != command.fingerprint {
        return Err(AppendError::KeyReused);
    }
    Ok(Some(Created::again(connection, &made, command.device.as_ref(), command.at)?))
}

impl Created {
    /// The table of a request that is repeated.
    pub(super) fn again(
        connection: &mut AnyConnection,
        made: &Made<TableId>,
        device: Option<&DeviceId>,
        at: i64,
    ) -> Result<Self, StoreError> {
        let links = made.links_again(connection, Stream::Table(made.id), device, at)?;
        Ok(Self { id: made.id, version: made.version, repeated: true, links })
    }
}

/// The first entries of a table.
fn chained(events: &[(&'static str, String)], command: &Command) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::with_capacity(events.len());
    for (seq, (kind, body)) in (1..).zip(events) {
        let key = if seq == 1 { command.key.clone() } else { format!("{}/{seq}", command.key) };
        let previous = entries.last().map_or(GENESIS, |entry| &entry.hash).to_owned();
        entries.push(log::chained(&Command { key, ..command.clone() }, seq, previous, (*kind, body.clone())));
    }
    entries
}

/// Writes the row of a table that is being made or imported; its standing is to follow.
pub(super) fn insert_table(
    connection: &mut AnyConnection,
    (id, club): (TableId, ClubId),
    named: &Named,
    entries: &[Entry],
    at: i64,
    creation_key: Option<&str>,
) -> QueryResult<()> {
    let last = entries.last();
    let row = (
        tables::id.eq(id),
        tables::club_id.eq(club),
        tables::game.eq(&named.game),
        tables::name.eq(&named.name),
        tables::version.eq(version_of(entries)),
        tables::head_hash.eq(last.map_or(GENESIS, |last| last.hash.as_str())),
        tables::created_at.eq(at),
        tables::changed_at.eq(last.map_or(at, |last| last.at)),
        tables::opened_at.eq(named.opened_at),
        tables::creation_key.eq(creation_key),
    );
    on_backend!(connection, |inner| diesel::insert_into(tables::table).values(row).execute(inner))?;
    Ok(())
}

/// Gives a table its place in its club.
pub(super) fn place(connection: &mut AnyConnection, table: TableId, at: &Place) -> QueryResult<()> {
    let row = diesel::update(tables::table.find(table)).set((
        tables::number.eq(at.number),
        tables::day.eq(&at.day),
        tables::names.eq(at.names.as_deref()),
    ));
    on_backend!(connection, |inner| row.execute(inner))?;
    Ok(())
}
