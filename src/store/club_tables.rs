//! The tables of a club: lists of them, and what stands on their rows for the club.

use diesel::dsl::count_star;
use diesel::prelude::*;

use super::Store;
use super::club_log::OpenClub;
use super::connection::{AnyConnection, on_backend};
use super::error::StoreError;
use super::log::Log;
use super::schema::tables;
use super::stream::Stream;
use super::tables::{self as making, Place};
use super::token::{ClubId, TableId};

/// As many as anybody plays at one time.
const MOST_GOING: i64 = 8;

/// A table as its club knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubTable {
    pub id: TableId,
    /// Its number in the club.
    pub number: i64,
    /// The game's name in documents.
    pub game: String,
    pub name: String,
    /// When the evening began, in milliseconds since 1970.
    pub opened_at: i64,
    /// The day that it belongs to.
    pub day: String,
    /// When its last entry was made.
    pub changed_at: i64,
    /// What it gives the club, as JSON that the store does not look into; nothing while it is open.
    pub summary: Option<String>,
    /// The number of its last entry.
    pub version: i64,
    /// What people are called now where its log does not say so, as JSON.
    pub names: Option<String>,
    /// Since when nobody sees it any more.
    pub deleted_at: Option<i64>,
}

/// Which tables of a club.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Which {
    pub game: Option<String>,
    /// Of these numbers only.
    pub numbers: Option<Vec<i64>>,
    /// The first and the last day.
    pub from: Option<String>,
    pub to: Option<String>,
    /// Behind this one in the list: when it was opened, and its number.
    pub before: Option<(i64, i64)>,
    /// At most so many; all where nothing is said.
    pub most: Option<i64>,
    /// Those that nobody sees any more, too.
    pub deleted: bool,
    /// Only those that are closed.
    pub closed: bool,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = tables)]
struct Row {
    id: TableId,
    number: Option<i64>,
    game: String,
    name: String,
    opened_at: i64,
    day: String,
    version: i64,
    changed_at: i64,
    summary: Option<String>,
    names: Option<String>,
    deleted_at: Option<i64>,
}

impl From<Row> for ClubTable {
    fn from(row: Row) -> Self {
        let Row { id, number, game, name, opened_at, day, version, changed_at, summary, names, deleted_at } = row;
        let number = number.unwrap_or_default();
        Self { id, number, game, name, opened_at, day, changed_at, summary, version, names, deleted_at }
    }
}

impl Store {
    /// Tables of a club, the newest evening first.
    pub fn tables_of_club(&self, club: ClubId, which: &Which) -> Result<Vec<ClubTable>, StoreError> {
        self.read(|connection| Ok(listed(connection, club, which)?))
    }

    /// The tables of a club that are going on, the one that changed last first.
    pub fn going_in_club(&self, club: ClubId) -> Result<Vec<TableId>, StoreError> {
        self.read(|connection| {
            let going = tables::table
                .filter(tables::club_id.eq(club))
                .filter(tables::summary.is_null())
                .filter(tables::deleted_at.is_null())
                .order((tables::changed_at.desc(), tables::id))
                .limit(MOST_GOING)
                .select(tables::id);
            Ok(going.load(connection)?)
        })
    }

    /// The games of a club's tables, each with how many there are, the most frequent first.
    pub fn games_of_club(&self, club: ClubId) -> Result<Vec<(String, i64)>, StoreError> {
        self.read(|connection| {
            let mut games: Vec<(String, i64)> = tables::table
                .filter(tables::club_id.eq(club))
                .filter(tables::deleted_at.is_null())
                .group_by(tables::game)
                .select((tables::game, count_star()))
                .load(connection)?;
            games.sort_by(|(one, few), (other, many)| many.cmp(few).then_with(|| one.cmp(other)));
            Ok(games)
        })
    }
}

fn listed(connection: &mut AnyConnection, club: ClubId, which: &Which) -> QueryResult<Vec<ClubTable>> {
    let Which { game, numbers, from, to, before, most, deleted, closed } = which;
    let rows: Vec<Row> = on_backend!(connection, |inner| {
        let mut query = tables::table.filter(tables::club_id.eq(club)).into_boxed();
        if let Some(game) = game {
            query = query.filter(tables::game.eq(game));
        }
        if let Some(numbers) = numbers {
            query = query.filter(tables::number.eq_any(numbers));
        }
        if let Some(from) = from {
            query = query.filter(tables::day.ge(from));
        }
        if let Some(to) = to {
            query = query.filter(tables::day.le(to));
        }
        if let Some((opened_at, number)) = *before {
            let same = tables::opened_at.eq(opened_at).and(tables::number.lt(number));
            query = query.filter(tables::opened_at.lt(opened_at).or(same.assume_not_null()));
        }
        if let Some(most) = *most {
            query = query.limit(most);
        }
        if *closed {
            query = query.filter(tables::summary.is_not_null());
        }
        if !deleted {
            query = query.filter(tables::deleted_at.is_null());
        }
        let order = (tables::opened_at.desc(), tables::number.desc());
        query.order(order).select(Row::as_select()).load(inner)
    })?;
    Ok(rows.into_iter().map(ClubTable::from).collect())
}

impl Log<'_> {
    /// Tables of the club whose log this is, as they are at the same moment.
    pub fn tables(&mut self, which: &Which) -> Result<Vec<ClubTable>, StoreError> {
        match self.stream {
            Stream::Club(club) => Ok(listed(self.connection, club, which)?),
            Stream::Table(_) => Ok(Vec::new()),
        }
    }
}

impl OpenClub<'_> {
    /// Those of the club's tables that are asked for.
    pub fn tables(&mut self, which: &Which) -> Result<Vec<ClubTable>, StoreError> {
        Ok(listed(self.log.connection, self.club, which)?)
    }

    /// The number of a table of the club; nothing where it has no such table.
    pub fn number_of(&mut self, table: TableId) -> Result<Option<i64>, StoreError> {
        let query =
            tables::table.filter(tables::id.eq(table)).filter(tables::club_id.eq(self.club)).select(tables::number);
        let number: Option<Option<i64>> =
            on_backend!(&mut *self.log.connection, |inner| query.get_result(inner).optional())?;
        Ok(number.flatten())
    }

    /// Takes a table out of another club. It has no number here yet. Says whether it was there.
    pub fn bring(&mut self, table: TableId, from: ClubId) -> Result<bool, StoreError> {
        let connection = &mut *self.log.connection;
        Stream::Table(table).lock(connection)?;
        let row = tables::table.find(table);
        let found: Option<Option<ClubId>> = row.select(tables::club_id).first(connection).optional()?;
        if found != Some(Some(from)) {
            return Ok(false);
        }
        let here = (tables::club_id.eq(self.club), tables::number.eq(None::<i64>));
        diesel::update(row).set(here).execute(connection)?;
        Ok(true)
    }

    /// Gives a table that was brought its place.
    pub fn place(&mut self, table: TableId, opened_at: i64, at: &Place) -> Result<(), StoreError> {
        making::place(self.log.connection, table, at)?;
        let row = diesel::update(tables::table.find(table)).set(tables::opened_at.eq(opened_at));
        on_backend!(&mut *self.log.connection, |inner| row.execute(inner))?;
        Ok(())
    }

    /// Writes what people are called at a table where its own log does not say so.
    pub fn set_names(&mut self, table: TableId, names: Option<&str>) -> Result<(), StoreError> {
        let row = diesel::update(tables::table.find(table)).set(tables::names.eq(names));
        on_backend!(&mut *self.log.connection, |inner| row.execute(inner))?;
        self.changed.push((table, None));
        Ok(())
    }

    /// Writes to which day a table belongs.
    pub fn set_day(&mut self, table: TableId, day: &str) -> Result<(), StoreError> {
        let row = diesel::update(tables::table.find(table)).set(tables::day.eq(day));
        on_backend!(&mut *self.log.connection, |inner| row.execute(inner))?;
        Ok(())
    }
}
