//! Clubs, the list of a club's tables, and the choice of a club for a new table.

use std::collections::BTreeSet;

use diesel::dsl::count_star;

use super::tables::TableRow;
use crate::store::log::Log;
use crate::store::prelude::*;
use crate::store::stream::Head;

/// Selects tables of a club.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableFilter {
    pub game: Option<String>,
    /// Only these numbers.
    pub numbers: Option<Vec<TableNumber>>,
    /// The first day, inclusive; `to` is the last.
    pub from: Option<String>,
    pub to: Option<String>,
    /// Only tables after this one in the list: when it was opened, and its number.
    pub older_than: Option<(i64, TableNumber)>,
    /// The number of tables; `None` for all.
    pub limit: Option<i64>,
    pub with_deleted: bool,
    /// Only tables that are over, or only those that go on; `None` for both.
    pub finished: Option<bool>,
}

impl TableFilter {
    /// Selects only tables that have one of these numbers, too.
    pub fn narrow(&mut self, numbers: Option<BTreeSet<TableNumber>>) {
        let Some(mut numbers) = numbers else { return };
        if let Some(known) = &self.numbers {
            numbers.retain(|number| known.contains(number));
        }
        self.numbers = Some(numbers.into_iter().collect());
    }
}

impl Store {
    /// The club of a table and the table's number there; `None` when the table does not exist.
    pub fn club_of(&self, table: TableId) -> Result<Option<(ClubId, TableNumber)>, StoreError> {
        self.row(tables::table.find(table).select((tables::club_id, tables::number)))
    }

    /// All clubs, the oldest first.
    pub fn all_club_ids(&self) -> Result<Vec<ClubId>, StoreError> {
        self.rows(clubs::table.order((clubs::created_at, clubs::id)).select(clubs::id))
    }

    /// The clubs whose log begins with the entry of this hash, the oldest first.
    pub fn clubs_beginning_with(&self, hash: &str) -> Result<Vec<ClubId>, StoreError> {
        let query = clubs::table
            .inner_join(events::table.on(events::stream_id.eq(clubs::id)))
            .filter(events::seq.eq(1))
            .filter(events::hash.eq(hash))
            .filter(clubs::deleted_at.is_null())
            .order((clubs::created_at, clubs::id))
            .select(clubs::id);
        self.rows(query)
    }

    /// Tables of a club, the newest evening first.
    pub fn tables_of_club(&self, club: ClubId, filter: &TableFilter) -> Result<Vec<TableRow>, StoreError> {
        self.read(|connection| Ok(listed(connection, club, filter)?))
    }

    /// The games of a club, by the names of their tables, with the number of tables that are over.
    pub fn games_of_club(&self, club: ClubId) -> Result<Vec<(String, String, i64)>, StoreError> {
        let query = tables::table
            .filter(tables::club_id.eq(club))
            .filter(tables::deleted_at.is_null())
            .filter(tables::finished.and(tables::hands.gt(0)))
            .group_by((tables::game, tables::name))
            .order((count_star().desc(), tables::game, tables::name))
            .select((tables::game, tables::name, count_star()));
        self.rows(query)
    }

    /// The default club for a device's next table; `None` when it keeps the score in no club. Of the clubs in which it may
    /// open tables, this is the one that it joined last, directly or at one of its tables. A link to a single table does
    /// not allow opening others in its club.
    pub fn usual_club(&self, device: &DeviceId) -> Result<Option<ClubId>, StoreError> {
        // A new phone joins everything at the same moment, so then the creation decides.
        let keeps_score = || members::role.eq_any([Role::Owner.as_str(), Role::Scorer.as_str()]);
        let clubs = members::table
            .inner_join(clubs::table.on(clubs::id.eq(members::scope)))
            .filter(members::device.eq(device))
            .filter(keeps_score())
            .filter(clubs::deleted_at.is_null())
            .select((members::joined_at, clubs::created_at, clubs::id));
        let clubs: Vec<(i64, i64, ClubId)> = self.rows(clubs)?;
        let tables = members::table
            .inner_join(tables::table.on(tables::id.eq(members::scope)))
            .filter(members::device.eq(device))
            .filter(keeps_score())
            .filter(tables::deleted_at.is_null())
            .filter(tables::club_id.eq_any(clubs.iter().map(|(.., club)| *club)))
            .select((members::joined_at, tables::created_at, tables::club_id));
        let latest = clubs.iter().copied().chain(self.rows(tables)?).max();
        Ok(latest.map(|(.., club)| club))
    }
}

fn listed(connection: &mut AnyConnection, club: ClubId, filter: &TableFilter) -> QueryResult<Vec<TableRow>> {
    let TableFilter { game, numbers, from, to, older_than, limit, with_deleted, finished } = filter;
    on_backend!(connection, |inner| {
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
        if let Some((opened_at, number)) = *older_than {
            let same = tables::opened_at.eq(opened_at).and(tables::number.lt(number));
            query = query.filter(tables::opened_at.lt(opened_at).or(same));
        }
        if let Some(finished) = *finished {
            query = query.filter(tables::finished.eq(finished));
        }
        if !with_deleted {
            query = query.filter(tables::deleted_at.is_null());
        }
        let order = (tables::opened_at.desc(), tables::number.desc());
        query.order(order).limit(limit.unwrap_or(i64::MAX)).select(TableRow::as_select()).load(inner)
    })
}

impl Log<'_, ClubId> {
    /// Tables of the club, the newest evening first.
    pub fn tables(&mut self, filter: &TableFilter) -> Result<Vec<TableRow>, StoreError> {
        Ok(listed(self.connection, self.id, filter)?)
    }

    /// The log of a table, in the same snapshot; `None` if the table does not exist.
    pub fn table(&mut self, id: TableId) -> Result<Option<Log<'_, TableId>>, StoreError> {
        let head = Head::of(self.connection, id.into())?;
        Ok(head.map(|head| Log { connection: self.connection, id, head }))
    }

    /// Whether the club is deleted.
    pub fn is_deleted(&mut self) -> Result<bool, StoreError> {
        let since: Option<Option<i64>> = self.connection.row(clubs::table.find(self.id).select(clubs::deleted_at))?;
        Ok(since.flatten().is_some())
    }
}
