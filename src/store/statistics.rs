//! Queries over the results, plays and counts of a club's tables. Merged people count as one.

use std::collections::BTreeMap;

use diesel::deserialize::QueryableByName;
use diesel::pg::Pg;
use diesel::sql_types::{BigInt, Nullable, Text};
use diesel::sqlite::Sqlite;

use super::clubs::TableFilter;
use super::plays::TableUnit;
use super::prelude::*;
use super::prepared::{Parameter, Prepared, Sql};

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
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, QueryableByName)]
#[diesel(table_name = plays)]
pub struct PlayTotals {
    #[diesel(sql_type = BigInt)]
    pub person: PersonId,
    pub role: String,
    pub contract: String,
    pub outcome: String,
    #[diesel(embed)]
    pub unit: TableUnit,
    pub hands: i64,
    pub total: i64,
    pub most: i64,
    pub least: i64,
}

/// A taker's hands with a called partner that ended in the same outcome.
#[derive(Clone, Debug, PartialEq, Eq, QueryableByName)]
#[diesel(table_name = plays)]
pub struct PartnerSum {
    #[diesel(sql_type = BigInt)]
    pub person: PersonId,
    #[diesel(sql_type = BigInt)]
    pub partner: PersonId,
    pub outcome: String,
    #[diesel(embed)]
    pub unit: TableUnit,
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

/// How many hands of a game without contracts had the same amount.
#[derive(Clone, Debug, PartialEq, Eq, QueryableByName)]
pub struct AmountCount {
    #[diesel(embed)]
    pub unit: TableUnit,
    #[diesel(sql_type = BigInt)]
    pub amount: i64,
    #[diesel(sql_type = BigInt)]
    pub hands: i64,
}

/// Plays of a kind; `None` for any.
#[derive(Clone, Debug, Default)]
pub struct PlayFilter {
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

/// The columns of a [`TableUnit`].
macro_rules! unit {
    () => {
        " tables.unit, tables.digits, tables.is_money, tables.lower_wins"
    };
}

/// The conditions of a sum. A missing limit is an extreme, so that the statement is always the same: with such joins,
/// `PostgreSQL` takes longer to plan it than to run it.
macro_rules! wanted {
    () => {
        " WHERE tables.deleted_at IS NULL AND tables.club_id = ? AND tables.game = ? AND tables.day >= ? \
         AND tables.day <= ? AND people.counts_as >= ? AND people.counts_as <= ?"
    };
}

// A sum of whole numbers is a decimal number on PostgreSQL.
impl Sql for PlayTotals {
    const SQL: &'static str = concat!(
        "SELECT people.counts_as AS person, rows.role, rows.contract, rows.outcome,",
        unit!(),
        ", CAST(SUM(rows.hands) AS BIGINT) AS hands, CAST(SUM(rows.total) AS BIGINT) AS total,",
        " MAX(rows.most) AS most, MIN(rows.least) AS least",
        of_people!("plays rows"),
        wanted!(),
        " GROUP BY people.counts_as, rows.role, rows.contract, rows.outcome,",
        unit!(),
    );
}

impl Sql for PartnerSum {
    const SQL: &'static str = concat!(
        "SELECT people.counts_as AS person, called.counts_as AS partner, rows.outcome,",
        unit!(),
        ", CAST(SUM(rows.hands) AS BIGINT) AS hands, CAST(SUM(rows.total) AS BIGINT) AS total",
        of_people!("plays rows"),
        " JOIN seats AS opposite ON opposite.table_id = rows.table_id AND opposite.label = rows.partner",
        " JOIN people AS called ON called.club_id = tables.club_id AND called.person = opposite.person",
        wanted!(),
        " GROUP BY people.counts_as, called.counts_as, rows.outcome,",
        unit!(),
    );
}

impl Sql for CountSum {
    const SQL: &'static str = concat!(
        "SELECT people.counts_as AS person, rows.name, CAST(SUM(rows.count) AS BIGINT) AS count",
        of_people!("counts rows"),
        wanted!(),
        " GROUP BY people.counts_as, rows.name",
    );
}

impl Sql for AmountCount {
    const SQL: &'static str = concat!(
        "SELECT",
        unit!(),
        ", rows.most AS amount, CAST(SUM(rows.hands) AS BIGINT) AS hands",
        of_people!("plays rows"),
        wanted!(),
        " GROUP BY rows.most,",
        unit!(),
    );
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
    pub fn sums<T: Sql + QueryableByName<Sqlite> + QueryableByName<Pg>>(
        &self,
        club: ClubId,
        TableFilter { game, from, to, .. }: &TableFilter,
        person: Option<PersonId>,
    ) -> Result<Vec<T>, StoreError> {
        let (first, last) = person.map_or((i64::MIN, i64::MAX), |PersonId(id)| (id, id));
        self.rows(Prepared::<T>::new(&[
            Parameter::Number(club.into()),
            Parameter::Text(game.as_deref().unwrap_or_default()),
            Parameter::Text(from.as_deref().unwrap_or_default()),
            Parameter::Text(to.as_deref().unwrap_or("9999-99-99")),
            Parameter::Number(first),
            Parameter::Number(last),
        ]))
    }

    /// The numbers of a club's tables at which there were such plays.
    pub fn tables_with_plays(&self, club: ClubId, kind: &PlayFilter) -> Result<Vec<TableNumber>, StoreError> {
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
