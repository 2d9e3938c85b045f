//! Copies everything from one database into an empty one, row by row. Backups use it to cross between `SQLite` and
//! `PostgreSQL`.

use diesel::dsl::SqlTypeOf;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Nullable, Text};

use super::connection::{AnyConnection, ROWS_AT_ONCE};
use super::schema::{clubs, devices, dues, events, links, members, people, recovery_uses, seats, tables};

/// The type of a column's values.
trait Stored {
    type Value;
}

impl Stored for BigInt {
    type Value = i64;
}

impl Stored for Bool {
    type Value = bool;
}

impl Stored for Text {
    type Value = String;
}

impl<T: Stored + diesel::sql_types::SqlType<IsNull = diesel::sql_types::is_nullable::NotNull>> Stored for Nullable<T> {
    type Value = Option<T::Value>;
}

/// Copies the rows of a query over one table. The columns are all of the table's, in the order of the schema.
macro_rules! copy_rows {
    ($from:expr => $to:expr, $table:ident ($($column:ident),+), $query:expr) => {{
        #[derive(Queryable, Insertable)]
        #[diesel(table_name = $table, treat_none_as_default_value = false)]
        struct Row {
            $($column: <SqlTypeOf<$table::$column> as Stored>::Value),+
        }
        let rows: Vec<Row> = $from.rows($query)?;
        for rows in rows.chunks(ROWS_AT_ONCE) {
            $to.change(diesel::insert_into($table::table).values(rows))?;
        }
    }};
}

/// Copies all rows. Events go stream by stream, so that at most one log is in memory.
pub(super) fn copy_all(from: &mut AnyConnection, to: &mut AnyConnection) -> QueryResult<()> {
    copy_rows!(from => to, devices (token_hash, created_at, label), devices::table);
    let by_age = clubs::table.order((clubs::created_at, clubs::id));
    copy_rows!(from => to, clubs (id, version, head_hash, created_at, creation_key, deleted_at), by_age);
    let by_age = tables::table.order((tables::created_at, tables::id));
    copy_rows!(
        from => to,
        tables (
            id, club_id, number, game, name, version, head_hash, created_at, changed_at, opened_at, day, hands, finished,
            closed, standing, unit, digits, is_money, lower_wins, counted, rules, creation_key, deleted_at
        ),
        by_age
    );
    copy_rows!(from => to, people (club_id, person, name, counts_as), people::table);
    copy_rows!(from => to, seats (table_id, label, person), seats::table);
    copy_rows!(from => to, dues (table_id, person, purse, amount), dues::table);
    // What statistics count is counted again by the first page that shows it.
    to.change(diesel::update(tables::table).set(tables::counted.eq(0)))?;
    copy_rows!(from => to, members (scope, device, role, joined_at), members::table);
    copy_rows!(
        from => to,
        links (token_hash, scope, role, code, code_expires_at, language, created_at),
        links::table
    );
    copy_rows!(from => to, recovery_uses (club_id, device, used_at), recovery_uses::table);
    let streams: Vec<i64> = from.rows(events::table.select(events::stream_id).distinct())?;
    for id in streams {
        let log = events::table.filter(events::stream_id.eq(id)).order(events::seq);
        copy_rows!(from => to, events (stream_id, seq, at, device, key, fingerprint, kind, body, hash), log);
    }
    Ok(())
}
