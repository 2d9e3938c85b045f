//! Queries over the results, plays and counts of a club's tables. Merged people count as one.

use std::collections::BTreeMap;

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Text};

use super::Store;
use super::connection::on_backend;
use super::error::StoreError;
use super::schema::{people, plays, results, seats, tables};
use super::token::{ClubId, TableId};

diesel::alias!(seats as partner_seats: PartnerSeats, people as partners: Partners);

/// A person's result at a table, by the person as whom they count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PersonResult {
    pub person: i64,
    pub total: i64,
    pub won: bool,
}

/// Selects plays: those of one game on some days.
#[derive(Clone, Debug)]
pub struct PlaysQuery {
    pub club: ClubId,
    pub game: String,
    /// The first and the last day, inclusive; `None` for no limit.
    pub from: Option<String>,
    pub to: Option<String>,
    /// Only those of this person; `None` for everybody.
    pub person: Option<i64>,
}

/// A person's hands with the same role, contract and outcome in one unit.
#[derive(Clone, Debug, PartialEq, Eq, QueryableByName)]
pub struct PlaySum {
    #[diesel(sql_type = BigInt)]
    pub person: i64,
    #[diesel(sql_type = Text)]
    pub role: String,
    #[diesel(sql_type = Text)]
    pub contract: String,
    #[diesel(sql_type = Text)]
    pub outcome: String,
    #[diesel(sql_type = Text)]
    pub unit: String,
    #[diesel(sql_type = BigInt)]
    pub hands: i64,
    #[diesel(sql_type = BigInt)]
    pub total: i64,
    #[diesel(sql_type = BigInt)]
    pub most: i64,
    #[diesel(sql_type = BigInt)]
    pub least: i64,
    /// Whether the lowest total leads at all of their tables.
    #[diesel(sql_type = Bool)]
    pub lower_wins: bool,
}

/// A taker's hands with a called partner that ended in the same outcome.
#[derive(Clone, Debug, PartialEq, Eq, QueryableByName)]
pub struct PartnerSum {
    #[diesel(sql_type = BigInt)]
    pub person: i64,
    #[diesel(sql_type = BigInt)]
    pub partner: i64,
    #[diesel(sql_type = Text)]
    pub outcome: String,
    #[diesel(sql_type = Text)]
    pub unit: String,
    #[diesel(sql_type = BigInt)]
    pub hands: i64,
    #[diesel(sql_type = BigInt)]
    pub total: i64,
}

/// What a game counts of a person.
#[derive(Clone, Debug, PartialEq, Eq, QueryableByName)]
pub struct CountSum {
    #[diesel(sql_type = BigInt)]
    pub person: i64,
    #[diesel(sql_type = Text)]
    pub name: String,
    #[diesel(sql_type = BigInt)]
    pub count: i64,
}

/// How many of a person's hands had the same amount.
#[derive(Clone, Debug, PartialEq, Eq, QueryableByName)]
pub struct AmountCount {
    #[diesel(sql_type = Text)]
    pub unit: String,
    #[diesel(sql_type = BigInt)]
    pub person: i64,
    #[diesel(sql_type = BigInt)]
    pub amount: i64,
    #[diesel(sql_type = BigInt)]
    pub hands: i64,
}

/// Plays of a kind; `None` for any.
#[derive(Clone, Debug, Default)]
pub struct PlayKind {
    pub person: Option<i64>,
    pub role: Option<String>,
    pub contract: Option<String>,
    pub outcome: Option<String>,
    /// With this called partner.
    pub partner: Option<i64>,
}

/// Joins the rows of plays or counts with the people as whom their labels count, and selects those of a [`PlaysQuery`].
macro_rules! of_people {
    ($rows:literal, $joins:literal) => {
        concat!(
            " FROM tables JOIN ",
            $rows,
            " ON rows.table_id = tables.id",
            " JOIN seats ON seats.table_id = rows.table_id AND seats.label = rows.label",
            " JOIN people ON people.club_id = tables.club_id AND people.person = seats.person",
            $joins,
            " WHERE tables.club_id = $1 AND tables.game = $2 AND tables.day >= $3 AND tables.day <= $4",
            " AND tables.deleted_at IS NULL AND people.counts_as >= $5 AND people.counts_as <= $6",
        )
    };
}

// A sum of whole numbers is a decimal number on PostgreSQL.

const PLAY_SUMS: &str = concat!(
    "SELECT people.counts_as AS person, rows.role, rows.contract, rows.outcome, tables.unit,",
    " CAST(SUM(rows.hands) AS BIGINT) AS hands, CAST(SUM(rows.total) AS BIGINT) AS total,",
    " MAX(rows.most) AS most, MIN(rows.least) AS least,",
    " MIN(CASE WHEN tables.lower_wins THEN 1 ELSE 0 END) = 1 AS lower_wins",
    of_people!("plays rows", ""),
    " GROUP BY people.counts_as, rows.role, rows.contract, rows.outcome, tables.unit",
);

const PARTNER_SUMS: &str = concat!(
    "SELECT people.counts_as AS person, called.counts_as AS partner, rows.outcome, tables.unit,",
    " CAST(SUM(rows.hands) AS BIGINT) AS hands, CAST(SUM(rows.total) AS BIGINT) AS total",
    of_people!(
        "plays rows",
        " JOIN seats AS opposite ON opposite.table_id = rows.table_id AND opposite.label = rows.partner \
         JOIN people AS called ON called.club_id = tables.club_id AND called.person = opposite.person"
    ),
    " GROUP BY people.counts_as, called.counts_as, rows.outcome, tables.unit",
    " ORDER BY MIN(tables.opened_at)",
);

const COUNT_SUMS: &str = concat!(
    "SELECT people.counts_as AS person, rows.name, CAST(SUM(rows.count) AS BIGINT) AS count",
    of_people!("counts rows", ""),
    " GROUP BY people.counts_as, rows.name",
);

const AMOUNTS: &str = concat!(
    "SELECT tables.unit, people.counts_as AS person, rows.most AS amount, CAST(SUM(rows.hands) AS BIGINT) AS hands",
    of_people!("plays rows", ""),
    " GROUP BY tables.unit, people.counts_as, rows.most",
);

/// Loads the rows of a statement over the plays of a [`PlaysQuery`]. A missing limit is an extreme, so that the statement is
/// always the same.
macro_rules! selected {
    ($store:expr, $statement:expr, $wanted:expr) => {{
        let PlaysQuery { club, game, from, to, person } = $wanted;
        let (first, last) = person.map_or((i64::MIN, i64::MAX), |person| (person, person));
        let query = diesel::sql_query($statement)
            .bind::<BigInt, _>(club)
            .bind::<Text, _>(game)
            .bind::<Text, _>(from.as_deref().unwrap_or_default())
            .bind::<Text, _>(to.as_deref().unwrap_or("9999-99-99"))
            .bind::<BigInt, _>(first)
            .bind::<BigInt, _>(last);
        $store.read(|connection| Ok(on_backend!(connection, |inner| query.load(inner))?))
    }};
}

impl Store {
    /// The tables of a club whose counted rows are older than their logs, with the version of each.
    pub fn uncounted_tables(&self, club: ClubId) -> Result<Vec<(TableId, i64)>, StoreError> {
        let query = tables::table
            .filter(tables::club_id.eq(club))
            .filter(tables::deleted_at.is_null())
            .filter(tables::counted.lt(tables::version))
            .select((tables::id, tables::version));
        self.read(|connection| Ok(on_backend!(connection, |inner| query.load(inner))?))
    }

    /// The results at some tables of a club, with merged people as one, in the order in which they sat down.
    pub fn results_at(&self, ids: &[TableId]) -> Result<BTreeMap<TableId, Vec<PersonResult>>, StoreError> {
        let query = results::table
            .inner_join(tables::table)
            .inner_join(seats::table.on(seats::table_id.eq(results::table_id).and(seats::label.eq(results::label))))
            .inner_join(people::table.on(people::club_id.eq(tables::club_id).and(people::person.eq(seats::person))))
            .filter(results::table_id.eq_any(ids))
            .order((results::table_id, results::label))
            .select((results::table_id, people::counts_as, results::total, results::won));
        let rows: Vec<(TableId, i64, i64, bool)> =
            self.read(|connection| Ok(on_backend!(connection, |inner| query.load(inner))?))?;
        let mut found: BTreeMap<TableId, Vec<PersonResult>> = BTreeMap::new();
        for (table, person, total, won) in rows {
            let results = found.entry(table).or_default();
            match results.iter_mut().find(|known| known.person == person) {
                Some(known) => (known.total, known.won) = (known.total + total, known.won || won),
                None => results.push(PersonResult { person, total, won }),
            }
        }
        Ok(found)
    }

    /// The sums of plays by person, kind and unit.
    pub fn play_sums(&self, wanted: &PlaysQuery) -> Result<Vec<PlaySum>, StoreError> {
        selected!(self, PLAY_SUMS, wanted)
    }

    /// The sums of takers' plays by called partner, outcome and unit, those of the oldest evening first.
    pub fn partner_sums(&self, wanted: &PlaysQuery) -> Result<Vec<PartnerSum>, StoreError> {
        selected!(self, PARTNER_SUMS, wanted)
    }

    /// The sums of what a game counts, by person and name.
    pub fn count_sums(&self, wanted: &PlaysQuery) -> Result<Vec<CountSum>, StoreError> {
        selected!(self, COUNT_SUMS, wanted)
    }

    /// How many hands of a game without contracts had the same amount, by unit, person and amount.
    pub fn amount_counts(&self, wanted: &PlaysQuery) -> Result<Vec<AmountCount>, StoreError> {
        selected!(self, AMOUNTS, wanted)
    }

    /// The numbers of a club's tables at which there were such plays.
    pub fn tables_with_plays(&self, club: ClubId, kind: &PlayKind) -> Result<Vec<i64>, StoreError> {
        let seat = (partner_seats.field(seats::table_id), partner_seats.field(seats::label));
        let called =
            (partners.field(people::club_id), partners.field(people::person), partners.field(people::counts_as));
        let PlayKind { person, role, contract, outcome, partner } = kind;
        self.read(|connection| {
            Ok(on_backend!(connection, |inner| {
                let mut query = plays::table
                    .inner_join(tables::table)
                    .inner_join(seats::table.on(seats::table_id.eq(plays::table_id).and(seats::label.eq(plays::label))))
                    .inner_join(
                        people::table.on(people::club_id.eq(tables::club_id).and(people::person.eq(seats::person))),
                    )
                    .left_join(partner_seats.on(seat.0.eq(plays::table_id).and(seat.1.nullable().eq(plays::partner))))
                    .left_join(
                        partners.on(called
                            .0
                            .eq(tables::club_id)
                            .and(called.1.nullable().eq(partner_seats.field(seats::person).nullable()))),
                    )
                    .filter(tables::club_id.eq(club))
                    .select(tables::number)
                    .distinct()
                    .into_boxed();
                if let Some(person) = person {
                    query = query.filter(people::counts_as.eq(person));
                }
                if let Some(role) = role {
                    query = query.filter(plays::role.eq(role));
                }
                if let Some(contract) = contract {
                    query = query.filter(plays::contract.eq(contract));
                }
                if let Some(outcome) = outcome {
                    query = query.filter(plays::outcome.eq(outcome));
                }
                if let Some(partner) = partner {
                    query = query.filter(called.2.nullable().eq(partner));
                }
                query.load(inner)
            })?)
        })
    }
}
