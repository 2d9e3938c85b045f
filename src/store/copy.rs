//! Copies everything from one database into an empty one, row by row. Backups use it to cross between `SQLite` and
//! `PostgreSQL`.

use diesel::prelude::*;

use super::connection::{AnyConnection, ROWS_AT_ONCE, on_backend};
use super::rows::{
    ClubRow, DeviceRow, DueRow, EventRow, LinkRow, MemberRow, PersonRow, RecoveryUseRow, SeatRow, TableRow,
};
use super::schema::{clubs, devices, dues, events, links, members, people, recovery_uses, seats, tables};

/// Copies the rows of a query over one table.
macro_rules! copy_rows {
    ($from:expr => $to:expr, $row:ident of $table:ident, $query:expr) => {{
        let rows: Vec<$row> = $query.load($from)?;
        for rows in rows.chunks(ROWS_AT_ONCE) {
            on_backend!($to, |inner| diesel::insert_into($table::table).values(rows).execute(inner))?;
        }
    }};
}

/// Copies all rows. Events go stream by stream, so that at most one log is in memory.
pub(super) fn copy_all(from: &mut AnyConnection, to: &mut AnyConnection) -> QueryResult<()> {
    copy_rows!(from => to, DeviceRow of devices, devices::table);
    copy_rows!(from => to, ClubRow of clubs, clubs::table.order((clubs::created_at, clubs::id)));
    copy_rows!(from => to, TableRow of tables, tables::table.order((tables::created_at, tables::id)));
    copy_rows!(from => to, PersonRow of people, people::table);
    copy_rows!(from => to, SeatRow of seats, seats::table);
    copy_rows!(from => to, DueRow of dues, dues::table);
    // What statistics count is counted again by the first page that shows it.
    let uncounted = diesel::update(tables::table).set(tables::counted.eq(0));
    on_backend!(&mut *to, |inner| uncounted.execute(inner))?;
    copy_rows!(from => to, MemberRow of members, members::table);
    copy_rows!(from => to, LinkRow of links, links::table);
    copy_rows!(from => to, RecoveryUseRow of recovery_uses, recovery_uses::table);
    let streams: Vec<i64> = events::table.select(events::stream_id).distinct().load(from)?;
    for id in streams {
        copy_rows!(from => to, EventRow of events, events::table.filter(events::stream_id.eq(id)).order(events::seq));
    }
    Ok(())
}
