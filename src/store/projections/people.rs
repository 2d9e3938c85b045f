//! The people of each club, and who has which label at a table: projections of the club's log.

use std::collections::BTreeMap;

use diesel::upsert::excluded;

use crate::store::log::Log;
use crate::store::prelude::*;

diesel::alias!(people as roots: Roots);

/// A person of a club.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = people)]
pub struct PersonRow {
    pub person: PersonId,
    pub name: String,
    /// The person as whom they count: themselves, unless they were merged into another one.
    pub counts_as: PersonId,
}

/// Adds people to a club, or replaces their rows.
pub(in crate::store) fn set_people(
    connection: &mut AnyConnection,
    club: ClubId,
    rows: &[PersonRow],
) -> QueryResult<()> {
    for row in rows {
        let upsert = diesel::insert_into(people::table)
            .values((people::club_id.eq(club), row))
            .on_conflict((people::club_id, people::person))
            .do_update()
            .set((people::name.eq(excluded(people::name)), people::counts_as.eq(excluded(people::counts_as))));
        connection.change(upsert)?;
    }
    Ok(())
}

/// Replaces the people of a table, who are in the order of their labels.
pub(in crate::store) fn set_seats(
    connection: &mut AnyConnection,
    table: TableId,
    people: &[PersonId],
) -> QueryResult<()> {
    connection.change(diesel::delete(seats::table.filter(seats::table_id.eq(table))))?;
    let rows: Vec<_> = (0_i64..)
        .zip(people)
        .map(|(label, person)| (seats::table_id.eq(table), seats::label.eq(label), seats::person.eq(*person)))
        .collect();
    connection.change(diesel::insert_into(seats::table).values(rows)).map(drop)
}

/// Collects rows that are in the order of their tables.
pub(in crate::store) fn by_table<T>(rows: Vec<(TableId, T)>) -> BTreeMap<TableId, Vec<T>> {
    let mut tables: BTreeMap<TableId, Vec<T>> = BTreeMap::new();
    for (table, row) in rows {
        tables.entry(table).or_default().push(row);
    }
    tables
}

/// The names that the clubs give the people of these tables, in the order of their labels.
pub(in crate::store) fn names_at(
    connection: &mut AnyConnection,
    ids: &[TableId],
) -> QueryResult<BTreeMap<TableId, Vec<String>>> {
    let root = (roots.field(people::club_id), roots.field(people::person), roots.field(people::name));
    let query = seats::table
        .inner_join(tables::table)
        .inner_join(people::table.on(people::club_id.eq(tables::club_id).and(people::person.eq(seats::person))))
        .inner_join(roots.on(root.0.eq(people::club_id).and(root.1.eq(people::counts_as))))
        .filter(seats::table_id.eq_any(ids))
        .order((seats::table_id, seats::label))
        .select((seats::table_id, root.2));
    Ok(by_table(connection.rows(query)?))
}

/// The names of those who were merged into somebody at a table, each with that person's label, in the order of their ids.
fn former_names_at(connection: &mut AnyConnection, id: TableId) -> QueryResult<Vec<(i64, String)>> {
    let merged = (roots.field(people::club_id), roots.field(people::counts_as), roots.field(people::person));
    let query = seats::table
        .inner_join(tables::table)
        .inner_join(people::table.on(people::club_id.eq(tables::club_id).and(people::person.eq(seats::person))))
        .inner_join(roots.on(merged.0.eq(people::club_id).and(merged.1.eq(people::counts_as))))
        .filter(seats::table_id.eq(id).and(merged.2.ne(merged.1)))
        .order((seats::label, merged.2.desc()))
        .select((seats::label, roots.field(people::name)));
    connection.rows(query)
}

impl Log<'_, TableId> {
    /// The name of the club's time zone.
    pub fn time_zone(&mut self) -> Result<String, StoreError> {
        let of_club = tables::table.inner_join(clubs::table).filter(tables::id.eq(self.id));
        Ok(self.connection.row(of_club.select(clubs::time_zone))?.unwrap_or_default())
    }

    /// The names of those who were merged into somebody at the table, each with the index of that person's label.
    pub fn former_names(&mut self) -> Result<Vec<(usize, String)>, StoreError> {
        let rows = former_names_at(self.connection, self.id)?.into_iter();
        Ok(rows.filter_map(|(label, name)| Some((usize::try_from(label).ok()?, name))).collect())
    }

    /// The names that the club gives the people of the table, in the order of their labels.
    pub fn names(&mut self) -> Result<Vec<String>, StoreError> {
        Ok(names_at(self.connection, &[self.id])?.remove(&self.id).unwrap_or_default())
    }
}

impl Log<'_, ClubId> {
    /// The name of the club's time zone.
    pub fn time_zone(&mut self) -> Result<String, StoreError> {
        Ok(self.connection.row(clubs::table.find(self.id).select(clubs::time_zone))?.unwrap_or_default())
    }

    /// Everybody who was ever a person of the club, in the order of their ids.
    pub fn people(&mut self) -> Result<Vec<PersonRow>, StoreError> {
        let query = people::table.filter(people::club_id.eq(self.id)).order(people::person);
        Ok(self.connection.rows(query.select(columns::<PersonRow>()))?)
    }

    /// The people of each table of the club, in the order of their labels.
    pub fn seats(&mut self) -> Result<BTreeMap<TableId, Vec<PersonId>>, StoreError> {
        let query = seats::table
            .inner_join(tables::table)
            .filter(tables::club_id.eq(self.id))
            .order((seats::table_id, seats::label))
            .select((seats::table_id, seats::person));
        Ok(by_table(self.connection.rows(query)?))
    }
}
