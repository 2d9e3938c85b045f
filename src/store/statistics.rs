//! Queries over the results, plays and counts of a club's tables. Merged people count as one.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use diesel::backend::Backend;
use diesel::deserialize::QueryableByName;
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::query_builder::{AstPass, Query, QueryFragment, QueryId};
use diesel::serialize::ToSql;
use diesel::sql_types::{BigInt, Bool, Nullable, Text, Untyped};
use diesel::sqlite::Sqlite;

use super::Store;
use super::clubs::Which;
use super::error::StoreError;
use super::ids::{PersonId, TableNumber};
use super::schema::{counts, people, plays, results, seats, tables};
use super::token::{ClubId, TableId};

/// A person's result at a table, by the person as whom they count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PersonResult {
    pub person: PersonId,
    /// In smallest parts.
    pub total: i64,
    /// Whether they are among the winners, or lead at an open table.
    pub won: bool,
}

/// A person's hands with the same role, contract and outcome in one unit.
#[derive(Clone, Debug, PartialEq, Eq, QueryableByName)]
#[diesel(table_name = plays)]
pub struct PlaySum {
    #[diesel(sql_type = BigInt)]
    pub person: PersonId,
    pub role: String,
    pub contract: String,
    pub outcome: String,
    #[diesel(sql_type = Text)]
    pub unit: String,
    pub hands: i64,
    pub total: i64,
    pub most: i64,
    pub least: i64,
    /// Whether the lowest total leads at all of their tables.
    #[diesel(sql_type = Bool)]
    pub lower_wins: bool,
}

/// A taker's hands with a called partner that ended in the same outcome, those of the oldest evening first.
#[derive(Clone, Debug, PartialEq, Eq, QueryableByName)]
#[diesel(table_name = plays)]
pub struct PartnerSum {
    #[diesel(sql_type = BigInt)]
    pub person: PersonId,
    #[diesel(sql_type = BigInt)]
    pub partner: PersonId,
    pub outcome: String,
    #[diesel(sql_type = Text)]
    pub unit: String,
    pub hands: i64,
    pub total: i64,
}

/// What a game counts of a person.
#[derive(Clone, Debug, PartialEq, Eq, QueryableByName)]
#[diesel(table_name = counts)]
pub struct CountSum {
    #[diesel(sql_type = BigInt)]
    pub person: PersonId,
    pub name: String,
    pub count: i64,
}

/// How many of a person's hands of a game without contracts had the same amount.
#[derive(Clone, Debug, PartialEq, Eq, QueryableByName)]
#[diesel(table_name = plays)]
pub struct AmountCount {
    #[diesel(sql_type = Text)]
    pub unit: String,
    #[diesel(sql_type = BigInt)]
    pub person: PersonId,
    #[diesel(column_name = most)]
    pub amount: i64,
    pub hands: i64,
}

/// Plays of a kind; `None` for any.
#[derive(Clone, Debug, Default)]
pub struct PlayKind {
    pub person: Option<PersonId>,
    pub role: Option<String>,
    pub contract: Option<String>,
    pub outcome: Option<String>,
    /// With this called partner.
    pub partner: Option<PersonId>,
}

/// Joins the rows of plays or counts with the people as whom their labels count.
macro_rules! of_people {
    ($rows:literal) => {
        concat!(
            " FROM tables JOIN ",
            $rows,
            " ON rows.table_id = tables.id",
            " JOIN seats ON seats.table_id = rows.table_id AND seats.label = rows.label",
            " JOIN people ON people.club_id = tables.club_id AND people.person = seats.person",
        )
    };
}

/// What is summed up over plays or counts. A sum of whole numbers is a decimal number on `PostgreSQL`.
pub trait Sum: QueryableByName<Sqlite> + QueryableByName<Pg> + 'static {
    /// The statement up to its conditions.
    const SELECT: &'static str;
    /// The statement after its conditions.
    const GROUP: &'static str;
}

impl Sum for PlaySum {
    const SELECT: &'static str = concat!(
        "SELECT people.counts_as AS person, rows.role, rows.contract, rows.outcome, tables.unit,",
        " CAST(SUM(rows.hands) AS BIGINT) AS hands, CAST(SUM(rows.total) AS BIGINT) AS total,",
        " MAX(rows.most) AS most, MIN(rows.least) AS least,",
        " MIN(CASE WHEN tables.lower_wins THEN 1 ELSE 0 END) = 1 AS lower_wins",
        of_people!("plays rows"),
    );
    const GROUP: &'static str = " GROUP BY people.counts_as, rows.role, rows.contract, rows.outcome, tables.unit";
}

impl Sum for PartnerSum {
    const SELECT: &'static str = concat!(
        "SELECT people.counts_as AS person, called.counts_as AS partner, rows.outcome, tables.unit,",
        " CAST(SUM(rows.hands) AS BIGINT) AS hands, CAST(SUM(rows.total) AS BIGINT) AS total",
        of_people!("plays rows"),
        " JOIN seats AS opposite ON opposite.table_id = rows.table_id AND opposite.label = rows.partner",
        " JOIN people AS called ON called.club_id = tables.club_id AND called.person = opposite.person",
    );
    const GROUP: &'static str =
        " GROUP BY people.counts_as, called.counts_as, rows.outcome, tables.unit ORDER BY MIN(tables.opened_at)";
}

impl Sum for CountSum {
    const SELECT: &'static str = concat!(
        "SELECT people.counts_as AS person, rows.name, CAST(SUM(rows.count) AS BIGINT) AS count",
        of_people!("counts rows"),
    );
    const GROUP: &'static str = " GROUP BY people.counts_as, rows.name";
}

impl Sum for AmountCount {
    const SELECT: &'static str = concat!(
        "SELECT tables.unit, people.counts_as AS person, rows.most, CAST(SUM(rows.hands) AS BIGINT) AS hands",
        of_people!("plays rows"),
    );
    const GROUP: &'static str = " GROUP BY tables.unit, people.counts_as, rows.most";
}

/// The statement of a [`Sum`]. A missing limit is an extreme, so that the statement is always the same and diesel can
/// prepare it once, which it does not for raw SQL: with such joins, `PostgreSQL` takes longer to plan them than to run.
struct Sums<'a, T> {
    club: ClubId,
    which: &'a Which,
    person: Option<PersonId>,
    sum: PhantomData<T>,
}

impl<T: Sum> QueryId for Sums<'_, T> {
    type QueryId = Sums<'static, T>;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl<T> Query for Sums<'_, T> {
    type SqlType = Untyped;
}

impl<Conn, T> RunQueryDsl<Conn> for Sums<'_, T> {}

impl<DB: Backend, T: Sum> QueryFragment<DB> for Sums<'_, T>
where
    i64: ToSql<BigInt, DB>,
    str: ToSql<Text, DB>,
{
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
        let Self { club, which: Which { game, from, to, .. }, person, .. } = self;
        out.push_sql(T::SELECT);
        out.push_sql(" WHERE tables.deleted_at IS NULL AND tables.club_id = ");
        out.push_bind_param::<BigInt, _>(club)?;
        out.push_sql(" AND tables.game = ");
        out.push_bind_param::<Text, _>(game.as_deref().unwrap_or_default())?;
        out.push_sql(" AND tables.day >= ");
        out.push_bind_param::<Text, _>(from.as_deref().unwrap_or_default())?;
        out.push_sql(" AND tables.day <= ");
        out.push_bind_param::<Text, _>(to.as_deref().unwrap_or("9999-99-99"))?;
        out.push_sql(" AND people.counts_as >= ");
        out.push_bind_param::<BigInt, _>(person.as_ref().unwrap_or(&PersonId(i64::MIN)))?;
        out.push_sql(" AND people.counts_as <= ");
        out.push_bind_param::<BigInt, _>(person.as_ref().unwrap_or(&PersonId(i64::MAX)))?;
        out.push_sql(T::GROUP);
        Ok(())
    }
}

const TABLES_WITH_PLAYS: &str = concat!(
    "SELECT DISTINCT tables.number",
    of_people!("plays rows"),
    " LEFT JOIN seats AS opposite ON opposite.table_id = rows.table_id AND opposite.label = rows.partner",
    " LEFT JOIN people AS called ON called.club_id = tables.club_id AND called.person = opposite.person",
    " WHERE tables.club_id = $1 AND people.counts_as = coalesce($2, people.counts_as)",
    " AND rows.role = coalesce($3, rows.role) AND rows.contract = coalesce($4, rows.contract)",
    " AND rows.outcome = coalesce($5, rows.outcome) AND ($6 IS NULL OR called.counts_as = $6)",
);

#[derive(QueryableByName)]
#[diesel(table_name = tables)]
struct Number {
    number: TableNumber,
}

impl Store {
    /// The results at some tables of a club, with merged people as one, in the order in which they sat down.
    pub fn results_at(&self, ids: &[TableId]) -> Result<BTreeMap<TableId, Vec<PersonResult>>, StoreError> {
        let query = results::table
            .inner_join(tables::table)
            .inner_join(seats::table.on(seats::table_id.eq(results::table_id).and(seats::label.eq(results::label))))
            .inner_join(people::table.on(people::club_id.eq(tables::club_id).and(people::person.eq(seats::person))))
            .filter(results::table_id.eq_any(ids))
            .order((results::table_id, results::label))
            .select((results::table_id, people::counts_as, results::total, results::won));
        let mut found: BTreeMap<TableId, Vec<PersonResult>> = BTreeMap::new();
        for (table, person, total, won) in self.rows::<(TableId, PersonId, i64, bool)>(query)? {
            let results = found.entry(table).or_default();
            match results.iter_mut().find(|known| known.person == person) {
                Some(known) => (known.total, known.won) = (known.total + total, known.won || won),
                None => results.push(PersonResult { person, total, won }),
            }
        }
        Ok(found)
    }

    /// Sums up the plays of a game at some tables of a club, of one person or of everybody.
    pub fn sums<T: Sum>(&self, club: ClubId, which: &Which, person: Option<PersonId>) -> Result<Vec<T>, StoreError> {
        self.rows(Sums { club, which, person, sum: PhantomData::<T> })
    }

    /// The numbers of a club's tables at which there were such plays.
    pub fn tables_with_plays(&self, club: ClubId, kind: &PlayKind) -> Result<Vec<TableNumber>, StoreError> {
        let query = diesel::sql_query(TABLES_WITH_PLAYS)
            .bind::<BigInt, _>(club)
            .bind::<Nullable<BigInt>, _>(kind.person)
            .bind::<Nullable<Text>, _>(&kind.role)
            .bind::<Nullable<Text>, _>(&kind.contract)
            .bind::<Nullable<Text>, _>(&kind.outcome)
            .bind::<Nullable<BigInt>, _>(kind.partner);
        Ok(self.rows(query)?.into_iter().map(|Number { number }| number).collect())
    }
}
