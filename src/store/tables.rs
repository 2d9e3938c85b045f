//! Tables: making one, each key once, and finding them.

use diesel::prelude::*;

use super::Store;
use super::club_log::OpenClub;
use super::clubs::{self, ClubChoice};
use super::connection::{AnyConnection, on_backend};
use super::creation;
use super::devices;
use super::directory::{self, Kind, Whereabouts};
use super::entry::{Entry, GENESIS};
use super::error::{StoreError, made_once};
use super::links::{self, Links, is_still_told};
use super::log::{self, AppendError, Command};
use super::log_end::Owner;
use super::role::Role;
use super::schema::{log as log_table, tables};
use super::standing::{self, Standing};
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
}

/// Where a table is in its club, and what follows from it.
#[derive(Clone, Debug, Default)]
pub struct Place {
    /// Its number in the club.
    pub number: i64,
    /// The day that its evening belongs to.
    pub day: String,
    /// What people are called now where its log does not say so, as JSON.
    pub names: Option<String>,
    /// What it gives the club, where it is closed.
    pub summary: Option<String>,
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
    pub fn table(&self, table: &TableId) -> Result<Option<Table>, StoreError> {
        self.read_at(table, |connection, club| {
            let row = tables::table.find((club.as_str(), table.as_str())).select(Row::as_select());
            let row: Option<Row> = row.first(connection).optional()?;
            Ok(row.map(Table::from))
        })
    }

    /// All tables, in the order in which they were made.
    pub fn all_table_ids(&self) -> Result<Vec<TableId>, StoreError> {
        self.read(|connection| {
            let ids: Vec<String> =
                tables::table.order((tables::created_at, tables::id)).select(tables::id).load(connection)?;
            Ok(ids.into_iter().map(TableId::stored).collect())
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
        let (connection, of) = (&mut *club.log.connection, (club.club, &id));
        insert_table(connection, of, &table.named, &entries, first.at, key)?;
        for entry in &entries {
            log::insert(connection, Owner::Table(club.club, &id), entry, &first.fingerprint)?;
        }
        standing::set(connection, of, &table.standing)?;
        place(connection, of, &at)?;
        if let Some(device) = &first.device {
            devices::insert_member(connection, device, of, Role::Owner, first.at)?;
        }
        let links = links::mint_all(connection, of, first.at)?;
        let version = i64::try_from(entries.len()).unwrap_or(i64::MAX);
        Ok::<_, AppendError<E>>(Created { id: id.clone(), version, repeated: false, links: Some(links) })
    };
    let usual = match choice {
        ClubChoice::Own => None,
        ClubChoice::This(club) => Some(club),
        ClubChoice::Usual(device) => usual_club(connection, &device)?,
    };
    match usual {
        Some(club) => clubs::within(connection, &club, command, make)?.ok_or(AppendError::NotFound),
        None => Ok(clubs::found(connection, command, None, make)?.1),
    }
}

/// The table that a key has made before.
fn known<E>(connection: &mut AnyConnection, command: &Command) -> Result<Option<Created>, AppendError<E>> {
    let Some(made) = made_with(connection, &command.key)? else { return Ok(None) };
    if made.fingerprint != command.fingerprint {
        return Err(AppendError::KeyReused);
    }
    Ok(Some(made.told(connection, command.device.as_ref(), command.at)?))
}

/// A table that a key has made.
pub(super) struct Made {
    club: ClubId,
    id: TableId,
    version: i64,
    created_at: i64,
    /// Of the request that made it.
    fingerprint: String,
}

pub(super) fn made_with(connection: &mut AnyConnection, key: &str) -> Result<Option<Made>, StoreError> {
    let Some(made) = directory::find(connection, Kind::TableKey, key)? else { return Ok(None) };
    let id = made.table()?.clone();
    let query = tables::table
        .inner_join(log_table::table.on(log_table::club_id.eq(tables::club_id).and(log_table::table_id.eq(tables::id))))
        .filter(tables::club_id.eq(made.club.as_str()))
        .filter(tables::id.eq(id.as_str()))
        .filter(log_table::seq.eq(1))
        .select((tables::head, tables::created_at, log_table::fingerprint));
    let known: Option<(i64, i64, String)> = on_backend!(connection, |inner| query.get_result(inner).optional())?;
    Ok(known.map(|(version, created_at, fingerprint)| Made { club: made.club, id, version, created_at, fingerprint }))
}

impl Made {
    /// What a repeated request is told at a time: links for an owner only while nobody else can have come by its key, and
    /// while what it gave at first was not taken away.
    pub(super) fn told(
        self,
        connection: &mut AnyConnection,
        device: Option<&DeviceId>,
        at: i64,
    ) -> Result<Created, StoreError> {
        let Self { club, id, version, created_at, .. } = self;
        if !is_still_told(created_at, at)
            || !creation::give_table_again(connection, (&club, &id), device, (created_at, at))?
        {
            return Ok(Created { id, version, repeated: true, links: None });
        }
        let links = Some(links::mint_all(connection, (&club, &id), at)?);
        Ok(Created { id, version, repeated: true, links })
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
    (club, id): (&ClubId, &TableId),
    named: &Named,
    entries: &[Entry],
    at: i64,
    creation_key: Option<&str>,
) -> QueryResult<()> {
    let row = (
        tables::club_id.eq(club.as_str()),
        tables::id.eq(id.as_str()),
        tables::game.eq(&named.game),
        tables::name.eq(&named.name),
        tables::head.eq(i64::try_from(entries.len()).unwrap_or(i64::MAX)),
        tables::created_at.eq(at),
        tables::changed_at.eq(entries.last().map_or(at, |last| last.at)),
        tables::opened_at.eq(named.opened_at),
        tables::creation_key.eq(creation_key),
    );
    on_backend!(&mut *connection, |inner| diesel::insert_into(tables::table).values(row).execute(inner))?;
    let whereabouts = Whereabouts::at(club, id);
    directory::add(connection, Kind::Table, id.as_str(), &whereabouts)?;
    creation_key.map_or(Ok(()), |key| directory::add(connection, Kind::TableKey, key, &whereabouts))
}

/// Gives a table its place in its club.
pub(super) fn place(connection: &mut AnyConnection, (club, table): (&ClubId, &TableId), at: &Place) -> QueryResult<()> {
    let row = diesel::update(tables::table.find((club.as_str(), table.as_str()))).set((
        tables::club_number.eq(at.number),
        tables::day.eq(&at.day),
        tables::names.eq(at.names.as_deref()),
        tables::summary.eq(at.summary.as_deref()),
    ));
    on_backend!(connection, |inner| row.execute(inner))?;
    Ok(())
}
