//! Copies everything from one database into an empty one, row by row. Backups use it to cross between `SQLite` and
//! `PostgreSQL`.

use crate::store::prelude::*;

/// Copies the rows of a query over one table. The columns are all of the table's, in the order of the schema.
macro_rules! copy_rows {
    ($from:expr => $to:expr, $table:ident { $($column:ident: $value:ty),+ $(,)? }, $query:expr) => {{
        #[derive(Queryable, Insertable)]
        #[diesel(table_name = $table, treat_none_as_default_value = false)]
        struct Row {
            $($column: $value),+
        }
        let rows: Vec<Row> = $from.rows($query)?;
        for rows in rows.chunks(ROWS_AT_ONCE) {
            $to.change(diesel::insert_into($table::table).values(rows))?;
        }
    }};
}

/// Copies all rows. Events go stream by stream, so that at most one log is in memory.
pub(in crate::store) fn copy_all(from: &mut AnyConnection, to: &mut AnyConnection) -> QueryResult<()> {
    copy_rows!(from => to, devices { token_hash: String, created_at: i64, label: String }, devices::table);
    copy_rows!(
        from => to,
        clubs {
            id: i64, version: i64, head_hash: String, created_at: i64, creation_key: Option<String>,
            deleted_at: Option<i64>, time_zone: String,
        },
        clubs::table.order((clubs::created_at, clubs::id))
    );
    copy_rows!(
        from => to,
        tables {
            id: i64, club_id: i64, number: i64, game: String, name: String, version: i64, head_hash: String,
            created_at: i64, changed_at: i64, opened_at: i64, day: String, hands: i64, finished: bool, closed: bool,
            standing: String, unit: String, digits: i64, is_money: bool, lower_wins: bool, counted: i64, rules: i64,
            creation_key: Option<String>, deleted_at: Option<i64>,
        },
        tables::table.order((tables::created_at, tables::id))
    );
    copy_rows!(from => to, people { club_id: i64, person: i64, name: String, counts_as: i64 }, people::table);
    copy_rows!(from => to, seats { table_id: i64, label: i64, person: i64 }, seats::table);
    copy_rows!(from => to, dues { table_id: i64, label: i64, purse: String, amount: i64 }, dues::table);
    // What statistics count is counted again by the first page that shows it.
    to.change(diesel::update(tables::table).set(tables::counted.eq(0)))?;
    copy_rows!(
        from => to,
        members { scope: i64, device: String, role: String, joined_at: i64, label: String, person: Option<i64> },
        members::table
    );
    copy_rows!(
        from => to,
        links {
            token_hash: String, scope: i64, role: String, code: Option<String>, code_expires_at: Option<i64>,
            language: Option<String>, created_at: i64, lands_on: Option<i64>, revoked: bool,
        },
        links::table
    );
    copy_rows!(from => to, recovery_uses { club_id: i64, device: String, used_at: i64 }, recovery_uses::table);
    let streams: Vec<i64> = from.rows(events::table.select(events::stream_id).distinct())?;
    for id in streams {
        copy_rows!(
            from => to,
            events {
                stream_id: i64, seq: i64, at: i64, device: Option<String>, key: String, fingerprint: String,
                kind: String, body: String, hash: String,
            },
            events::table.filter(events::stream_id.eq(id)).order(events::seq)
        );
    }
    Ok(())
}
