//! The people of each club, and who has which label at a table: projections of the club's log.

use std::collections::BTreeMap;

use diesel::prelude::*;
use diesel::upsert::excluded;

use super::Store;
use super::connection::{AnyConnection, on_backend};
use super::error::StoreError;
use super::log::Log;
use super::schema::{people, seats, tables};
use super::token::{ClubId, TableId};

diesel::alias!(people as roots: Roots);

/// A person of a club.
#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct PersonRow {
    pub person: i64,
    pub name: String,
    /// The person as whom they count: themselves, unless they were merged into another one.
    pub counts_as: i64,
}

/// Adds people to a club, or replaces their rows.
pub(super) fn set_people(connection: &mut AnyConnection, club: ClubId, rows: &[PersonRow]) -> QueryResult<()> {
    for PersonRow { person, name, counts_as } in rows {
        let row = (
            people::club_id.eq(club),
            people::person.eq(person),
            people::name.eq(name),
            people::counts_as.eq(counts_as),
        );
        let upsert = diesel::insert_into(people::table)
            .values(row)
            .on_conflict((people::club_id, people::person))
            .do_update()
            .set((people::name.eq(excluded(people::name)), people::counts_as.eq(excluded(people::counts_as))));
        on_backend!(&mut *connection, |inner| upsert.execute(inner))?;
    }
    Ok(())
}

/// Replaces the people of a table, who are in the order of their labels.
pub(super) fn set_seats(connection: &mut AnyConnection, table: TableId, people: &[i64]) -> QueryResult<()> {
    remove_seats(connection, table)?;
    let rows: Vec<_> = (0_i64..)
        .zip(people)
        .map(|(label, person)| (seats::table_id.eq(table), seats::label.eq(label), seats::person.eq(*person)))
        .collect();
    on_backend!(connection, |inner| diesel::insert_into(seats::table).values(rows).execute(inner))?;
    Ok(())
}

pub(super) fn remove_seats(connection: &mut AnyConnection, table: TableId) -> QueryResult<()> {
    let rows = diesel::delete(seats::table.filter(seats::table_id.eq(table)));
    on_backend!(connection, |inner| rows.execute(inner))?;
    Ok(())
}

pub(super) fn remove_people(connection: &mut AnyConnection, club: ClubId) -> QueryResult<()> {
    let rows = diesel::delete(people::table.filter(people::club_id.eq(club)));
    on_backend!(connection, |inner| rows.execute(inner))?;
    Ok(())
}

/// The names that the clubs give the people of these tables, in the order of their labels.
pub(super) fn names_at(connection: &mut AnyConnection, ids: &[TableId]) -> QueryResult<BTreeMap<TableId, Vec<String>>> {
    let root = (roots.field(people::club_id), roots.field(people::person), roots.field(people::name));
    let query = seats::table
        .inner_join(tables::table)
        .inner_join(people::table.on(people::club_id.eq(tables::club_id).and(people::person.eq(seats::person))))
        .inner_join(roots.on(root.0.eq(people::club_id).and(root.1.eq(people::counts_as))))
        .filter(seats::table_id.eq_any(ids))
        .order((seats::table_id, seats::label))
        .select((seats::table_id, root.2));
    let rows: Vec<(TableId, String)> = on_backend!(connection, |inner| query.load(inner))?;
    let mut names: BTreeMap<TableId, Vec<String>> = BTreeMap::new();
    for (table, name) in rows {
        names.entry(table).or_default().push(name);
    }
    Ok(names)
}

impl Log<'_> {
    /// The names that the club gives the people of the table, in the order of their labels.
    pub fn names(&mut self) -> Result<Vec<String>, StoreError> {
        let Some(table) = self.stream.table() else { return Ok(Vec::new()) };
        Ok(names_at(self.connection, &[table])?.remove(&table).unwrap_or_default())
    }
}

impl Store {
    /// Everybody who was ever a person of the club, in the order of their ids.
    pub fn people_of_club(&self, club: ClubId) -> Result<Vec<PersonRow>, StoreError> {
        let query = people::table.filter(people::club_id.eq(club)).order(people::person).select((
            people::person,
            people::name,
            people::counts_as,
        ));
        self.read(|connection| Ok(on_backend!(connection, |inner| query.load(inner))?))
    }

    /// The people of each table of a club, in the order of their labels.
    pub fn seats_of_club(&self, club: ClubId) -> Result<BTreeMap<TableId, Vec<i64>>, StoreError> {
        let query = seats::table
            .inner_join(tables::table)
            .filter(tables::club_id.eq(club))
            .order((seats::table_id, seats::label))
            .select((seats::table_id, seats::person));
        let rows: Vec<(TableId, i64)> =
            self.read(|connection| Ok(on_backend!(connection, |inner| query.load(inner))?))?;
        let mut seated: BTreeMap<TableId, Vec<i64>> = BTreeMap::new();
        for (table, person) in rows {
            seated.entry(table).or_default().push(person);
        }
        Ok(seated)
    }
}
