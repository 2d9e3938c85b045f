//! Copies everything from one database into an empty one, row by row; how a backup crosses from one kind to the other.

use diesel::prelude::*;

use super::connection::{AnyConnection, ROWS_AT_ONCE, on_backend};
use super::schema::{
    club_links, club_log, club_members, clubs, devices, links, log, members, pictures, recoveries, recovery_uses,
    tables,
};

/// Copies the rows that a filter leaves of one table. The columns are those of `migrations/`, in their order.
macro_rules! copy_rows {
    ($from:expr, $to:expr, $table:ident where $filter:expr, { $($column:ident: $type:ty),+ $(,)? }) => {{
        #[derive(Queryable, Insertable)]
        #[diesel(table_name = $table, treat_none_as_default_value = false)]
        struct Row {
            $($column: $type),+
        }
        let rows: Vec<Row> = $table::table.filter($filter).load($from)?;
        for rows in rows.chunks(ROWS_AT_ONCE) {
            on_backend!($to, |inner| diesel::insert_into($table::table).values(rows).execute(inner))?;
        }
    }};
}

/// Copies all rows, one club and one card table after the other, so that no more than one log is held in memory.
pub(super) fn copy_all(from: &mut AnyConnection, to: &mut AnyConnection) -> QueryResult<()> {
    let every_device = devices::token_hash.is_not_null();
    copy_rows!(from, to, devices where every_device, {
        token_hash: String,
        created_at: i64,
        label: String,
        moved_to: Option<String>,
    });
    let ids: Vec<String> = clubs::table.select(clubs::id).order((clubs::created_at, clubs::id)).load(from)?;
    for id in &ids {
        copy_club(from, to, id)?;
    }
    let ids: Vec<String> = tables::table.select(tables::id).order((tables::created_at, tables::id)).load(from)?;
    for id in &ids {
        copy_rows!(from, to, tables where tables::id.eq(id), {
            id: String,
            game: String,
            name: String,
            head: i64,
            created_at: i64,
            changed_at: i64,
            closed: bool,
            creation_key: Option<String>,
            hands: i64,
            finished: bool,
            standing: Option<String>,
            club_id: Option<String>,
            club_number: Option<i64>,
            opened_at: i64,
            day: String,
            names: Option<String>,
            summary: Option<String>,
            deleted_at: Option<i64>,
        });
        copy_rows!(from, to, log where log::table_id.eq(id), {
            table_id: String,
            seq: i64,
            at: i64,
            device: Option<String>,
            key: String,
            fingerprint: String,
            kind: String,
            body: String,
            previous: String,
            hash: String,
        });
        copy_rows!(from, to, members where members::table_id.eq(id), {
            device: String,
            table_id: String,
            role: String,
            joined_at: i64,
        });
        copy_rows!(from, to, links where links::table_id.eq(id), {
            token_hash: String,
            table_id: String,
            role: String,
            code: Option<String>,
            code_expires_at: Option<i64>,
            created_at: i64,
            revoked: bool,
        });
        copy_rows!(from, to, pictures where pictures::table_id.eq(id), {
            token_hash: String,
            table_id: String,
            language: String,
            created_at: i64,
        });
    }
    Ok(())
}

fn copy_club(from: &mut AnyConnection, to: &mut AnyConnection, id: &str) -> QueryResult<()> {
    copy_rows!(from, to, clubs where clubs::id.eq(id), {
        id: String,
        head: i64,
        created_at: i64,
        creation_key: Option<String>,
        deleted_at: Option<i64>,
    });
    copy_rows!(from, to, club_log where club_log::club_id.eq(id), {
        club_id: String,
        seq: i64,
        at: i64,
        device: Option<String>,
        key: String,
        fingerprint: String,
        kind: String,
        body: String,
        previous: String,
        hash: String,
    });
    copy_rows!(from, to, club_links where club_links::club_id.eq(id), {
        token_hash: String,
        club_id: String,
        role: String,
        created_at: i64,
        revoked: bool,
    });
    copy_rows!(from, to, recoveries where recoveries::club_id.eq(id), {
        token_hash: String,
        club_id: String,
        created_at: i64,
        revoked: bool,
    });
    copy_rows!(from, to, recovery_uses where recovery_uses::club_id.eq(id), {
        club_id: String,
        device: String,
        used_at: i64,
    });
    copy_rows!(from, to, club_members where club_members::club_id.eq(id), {
        device: String,
        club_id: String,
        role: String,
        joined_at: i64,
    });
    Ok(())
}
