//! Everything that a command writes, as data, and the one transaction that writes it.

use std::sync::mpsc::sync_channel;

use tokio::sync::oneshot;

use super::Writing;
use super::access::change::AccessChange;
use super::deletion::{erase_club, erase_table, mark_club_deleted, restore_club};
use super::log::chain::{Entry, GENESIS};
use super::log::triggers::with_deletion_allowed;
use super::news::channels::Announcement;
use super::prelude::*;
use super::prepared::{Parameter, Prepared, Sql};
use super::projections::dues::{DueRow, set_dues};
use super::projections::people::{PersonRow, set_people, set_seats};
use super::projections::statistics::{TableStatistics, set_statistics_up_to};
use super::projections::tables::{NewTable, Place, Projection, TableSummary, insert_table, set_projection};

/// One write. Changes of a club come before those of its tables, and both are in the order of their ids, so that no two
/// transactions wait for each other.
#[derive(Clone, Debug)]
pub enum Change {
    Append(Append),
    /// Conflicts unless the club has this version. For rows that are computed from its log.
    CheckClub(ClubId, i64),
    /// A club without events; an [`Append`] follows.
    CreateClub {
        id: ClubId,
        /// When the club is created, in milliseconds since 1970.
        at: i64,
        /// The hash of the idempotency key with which the club is created.
        creation_key: Option<String>,
    },
    /// A table without events; an [`Append`] follows.
    CreateTable(Box<NewTable>),
    Access(AccessChange),
    /// Inserts a row and deletes it, to check that writing works.
    Probe,
    #[cfg(test)]
    Run(fn() -> Result<(), StoreError>),
    /// The dues of a table that is over; none for another one.
    SetDues(TableId, Vec<DueRow>),
    /// What statistics count of a table, up to this version of its log.
    SetStatistics(TableId, i64, Box<TableStatistics>),
    /// Rows of people who are new in the club, have another name, or count as somebody else than before.
    SetPeople(ClubId, Vec<PersonRow>),
    /// The name of the club's time zone, such as `Europe/Paris`.
    SetTimeZone(ClubId, String),
    /// The people of a table, in the order of their labels.
    SetSeats(TableId, Vec<PersonId>),
    /// The club's day to which the table's evening belongs.
    SetDay(TableId, String),
    /// Everything that is stored of a table besides its log, computed from this version of it.
    SetProjection {
        table: TableId,
        version: i64,
        projection: Box<Projection>,
        statistics: Box<TableStatistics>,
    },
    SetDeleted {
        table: TableId,
        /// The newest version that the log may have; `None` to accept any.
        version: Option<i64>,
        /// When the table was deleted, in milliseconds since 1970; `None` restores it.
        since: Option<i64>,
    },
    /// Marks a club and its tables as deleted, at a time in milliseconds since 1970.
    DeleteClub(ClubId, i64),
    /// Restores a club and the tables that were deleted with it.
    RestoreClub(ClubId),
    /// Moves a table to another club, if it still has this version.
    MoveTable {
        table: TableId,
        version: i64,
        from: ClubId,
        to: ClubId,
        place: Place,
    },
    EraseTable(TableId),
    /// Conflicts unless the club is deleted.
    EraseClub(ClubId),
}

impl Change {
    /// Makes a device an owner of a new table or club; `None` for a caller without a device.
    pub fn join_owner(scope: Stream, device: Option<DeviceId>, at: i64) -> Option<Self> {
        device.map(|device| Self::Access(AccessChange::Join { scope, device, role: Role::Owner, at }))
    }

    /// Creates a table with its log.
    pub fn create_table(new: NewTable, entries: Vec<Entry>) -> [Self; 2] {
        let summary = Some(new.projection.summary.clone());
        let append = Append { summary, ..Append::to_new(Stream::Table(new.id), entries) };
        [Self::CreateTable(Box::new(new)), Self::Append(append)]
    }
}

/// Events to append to a stream.
#[derive(Clone, Debug)]
pub struct Append {
    pub stream: Stream,
    /// The expected version and the hash of its event. If the stream has another head, the transaction ends with a
    /// conflict.
    pub version: i64,
    pub hash: String,
    /// At least one, chained to that hash.
    pub entries: Vec<Entry>,
    /// The table's list row after these entries; `None` for a club.
    pub summary: Option<TableSummary>,
}

impl Append {
    /// Appends a whole log to a new stream.
    pub fn to_new(stream: Stream, entries: Vec<Entry>) -> Self {
        Self { stream, version: 0, hash: GENESIS.to_owned(), entries, summary: None }
    }
}

impl Store {
    /// Writes all changes in one transaction, or none of them. They are on disk when this returns. The error is
    /// [`ErrorKind::Conflict`] when another process has appended to a stream, or created a table or club with this key, in the
    /// meantime.
    ///
    /// Returns how many rows the [`Change::Access`] have changed. This does not block the thread, unless the database
    /// [is shared](Store::is_shared). If the caller is dropped, as when a client disconnects, the changes are written and
    /// announced all the same.
    pub async fn commit(&self, changes: Vec<Change>) -> Result<usize, StoreError> {
        match &self.writing {
            Writing::Single(writer) => {
                let (answer, answered) = oneshot::channel();
                // A caller that is gone needs no answer.
                writer.write(changes, move |rows| drop(answer.send(rows)))?;
                answered.await.unwrap_or_else(|_| Err(StoreError::interrupted()))
            }
            Writing::Pooled | Writing::Refused => self.commit_here(&changes),
        }
    }

    /// [`Self::commit`] for a thread that may block.
    pub fn commit_blocking(&self, changes: Vec<Change>) -> Result<usize, StoreError> {
        match &self.writing {
            Writing::Single(writer) => {
                let (answer, answered) = sync_channel(1);
                writer.write(changes, move |rows| drop(answer.send(rows)))?;
                answered.recv().unwrap_or_else(|_| Err(StoreError::interrupted()))
            }
            Writing::Pooled | Writing::Refused => self.commit_here(&changes),
        }
    }

    /// Commits on this thread.
    fn commit_here(&self, changes: &[Change]) -> Result<usize, StoreError> {
        if matches!(self.writing, Writing::Refused) {
            let message = "the database was opened for reading; nothing is written";
            return Err(StoreError::new(ErrorKind::Refused, message));
        }
        let mut connection = self.connections.get()?;
        let rows = connection.within(TransactionKind::Write, |connection| apply(connection, changes))?;
        self.announce(announcements(changes));
        Ok(rows)
    }
}

/// What the changes announce to live pages.
pub(super) fn announcements(changes: &[Change]) -> Vec<Announcement> {
    let announcement = |change: &Change| match change {
        Change::Append(Append { stream: Stream::Table(table), entries, .. }) => {
            entries.last().map(|last| Announcement::Version(*table, last.seq))
        }
        Change::SetSeats(table, _)
        | Change::SetDeleted { table, .. }
        | Change::MoveTable { table, .. }
        | Change::EraseTable(table) => Some(Announcement::Invalidated(*table)),
        Change::SetPeople(..) | Change::SetTimeZone(..) | Change::DeleteClub(..) | Change::EraseClub(_) => {
            Some(Announcement::AllInvalidated)
        }
        Change::Access(change) => change.announcement(),
        _ => None,
    };
    changes.iter().filter_map(announcement).collect()
}

/// Writes the changes in the current transaction.
pub(super) fn apply(connection: &mut AnyConnection, changes: &[Change]) -> Result<usize, StoreError> {
    let mut rows = 0;
    changes.iter().try_for_each(|change| write(connection, change, &mut rows))?;
    Ok(rows)
}

fn write(connection: &mut AnyConnection, change: &Change, rows: &mut usize) -> Result<(), StoreError> {
    match change {
        Change::Append(append) => return append_to(connection, append),
        Change::CheckClub(club, version) => {
            let row = clubs::table.find(club).filter(clubs::version.eq(version));
            // An update that changes nothing locks the row.
            return expect_one(connection.change(diesel::update(row).set(clubs::version.eq(version)))?);
        }
        Change::CreateClub { id, at, creation_key } => {
            let row = (
                clubs::id.eq(id),
                clubs::version.eq(0),
                clubs::head_hash.eq(GENESIS),
                clubs::created_at.eq(at),
                clubs::creation_key.eq(creation_key.as_deref()),
            );
            connection.change(diesel::insert_into(clubs::table).values(row)).map_err(StoreError::conflict_on_unique)?;
        }
        Change::CreateTable(new) => return insert_table(connection, new),
        Change::Access(change) => *rows += change.write(connection)?,
        Change::Probe => {
            let row = (devices::token_hash.eq(""), devices::created_at.eq(0_i64), devices::label.eq(""));
            connection.change(diesel::insert_into(devices::table).values(row))?;
            connection.change(diesel::delete(devices::table.find("")))?;
        }
        #[cfg(test)]
        Change::Run(work) => work()?,
        Change::SetDues(table, dues) => set_dues(connection, *table, dues)?,
        Change::SetStatistics(table, version, statistics) => {
            set_statistics_up_to(connection, *table, *version, statistics)?;
        }
        Change::SetProjection { table, version, projection, statistics } => {
            set_projection(connection, (*table, *version), projection, statistics)?;
        }
        Change::SetPeople(club, people) => set_people(connection, *club, people)?,
        Change::SetTimeZone(club, zone) => {
            connection.change(diesel::update(clubs::table.find(club)).set(clubs::time_zone.eq(zone)))?;
        }
        Change::SetSeats(table, people) => set_seats(connection, *table, people)?,
        Change::SetDay(table, day) => {
            connection.change(diesel::update(tables::table.find(table)).set(tables::day.eq(day)))?;
        }
        Change::SetDeleted { table, version, since } => {
            let row = tables::table.find(table).filter(tables::version.le(version.unwrap_or(i64::MAX)));
            return expect_one(connection.change(diesel::update(row).set(tables::deleted_at.eq(*since)))?);
        }
        Change::DeleteClub(club, at) => mark_club_deleted(connection, *club, *at)?,
        Change::RestoreClub(club) => restore_club(connection, *club)?,
        Change::MoveTable { table, version, from, to, place } => {
            let is_it = tables::id.eq(table).and(tables::version.eq(version));
            let row = tables::table.filter(is_it).filter(tables::club_id.eq(from));
            expect_one(connection.change(diesel::update(row).set((tables::club_id.eq(to), place)))?)?;
            set_seats(connection, *table, &place.people)?;
            // A person of the club before is another one in this club.
            let at_table = members::table.filter(members::scope.eq(table));
            connection.change(diesel::update(at_table).set(members::person.eq(None::<PersonId>)))?;
        }
        Change::EraseTable(table) => with_deletion_allowed(connection, |connection| erase_table(connection, *table))?,
        Change::EraseClub(club) => {
            return expect_one(with_deletion_allowed(connection, |connection| erase_club(connection, *club))?);
        }
    }
    Ok(())
}

/// Updates the row of a table after an entry, if it has the expected version and hash. It runs with every hand.
struct AdvanceTable;

impl Sql for AdvanceTable {
    const SQL: &'static str = "UPDATE tables SET version = ?, head_hash = ?, changed_at = ?, hands = ?, finished = ?, \
        closed = ?, standing = ? WHERE id = ? AND version = ? AND head_hash = ?";
}

/// Updating the head takes the row lock and checks the expected version in one statement.
fn append_to(connection: &mut AnyConnection, append: &Append) -> Result<(), StoreError> {
    let Append { stream, version, hash, entries, summary } = append;
    let Some(last) = entries.last() else { return Ok(()) };
    let advanced = match (stream, summary) {
        (Stream::Table(table), Some(TableSummary { hands, finished, closed, changed_at, standing })) => connection
            .change(Prepared::<AdvanceTable>::new(&[
                Parameter::Number(last.seq),
                Parameter::Text(&last.hash),
                Parameter::Number(*changed_at),
                Parameter::Number(*hands),
                Parameter::Flag(*finished),
                Parameter::Flag(*closed),
                Parameter::Text(standing),
                Parameter::Number((*table).into()),
                Parameter::Number(*version),
                Parameter::Text(hash),
            ]))?,
        (Stream::Table(_), None) => return Err(StoreError::new(ErrorKind::Refused, "an append without a list row")),
        (Stream::Club(club), _) => {
            let is_it = clubs::id.eq(club).and(clubs::version.eq(version)).and(clubs::head_hash.eq(hash));
            let head = (clubs::version.eq(last.seq), clubs::head_hash.eq(&last.hash));
            connection.change(diesel::update(clubs::table.filter(is_it)).set(head))?
        }
    };
    expect_one(advanced)?;
    Ok(insert_events(connection, *stream, entries)?)
}

fn expect_one(rows: usize) -> Result<(), StoreError> {
    if rows == 1 { Ok(()) } else { Err(StoreError::conflict()) }
}

fn insert_events(connection: &mut AnyConnection, stream: Stream, entries: &[Entry]) -> QueryResult<()> {
    if let [entry] = entries {
        // diesel caches the prepared statement of a single row.
        let row = (events::stream_id.eq(stream.id()), entry);
        return connection.change(diesel::insert_into(events::table).values(row)).map(drop);
    }
    for entries in entries.chunks(ROWS_AT_ONCE) {
        let rows: Vec<_> = entries.iter().map(|entry| (events::stream_id.eq(stream.id()), entry)).collect();
        connection.change(diesel::insert_into(events::table).values(rows))?;
    }
    Ok(())
}
