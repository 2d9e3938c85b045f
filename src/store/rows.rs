//! Whole rows, to be copied: into another database, or into another club. The columns are those of `migrations/`, in the
//! order of the schema.

use diesel::prelude::*;

use super::schema::{
    club_links, club_log, club_members, clubs, device_clubs, devices, directory, links, log, members, pictures,
    recoveries, recovery_uses, tables,
};

macro_rules! rows {
    ($($name:ident of $table:ident { $($column:ident: $type:ty),+ $(,)? })+) => {
        $(
            #[derive(Queryable, Insertable)]
            #[diesel(table_name = $table, treat_none_as_default_value = false)]
            pub(super) struct $name {
                $(pub(super) $column: $type),+
            }
        )+
    };
}

/// Copies the rows that a filter leaves of one table, all changed as is said.
macro_rules! copy_rows {
    ($from:expr => $to:expr, $row:ident of $table:ident where $filter:expr, $change:expr) => {{
        let rows: Vec<$row> = $table::table.filter($filter).load($from)?;
        let rows: Vec<$row> = rows.into_iter().map($change).collect();
        for rows in rows.chunks($crate::store::connection::ROWS_AT_ONCE) {
            on_backend!($to, |inner| diesel::insert_into($table::table).values(rows).execute(inner))?;
        }
    }};
    ($from:expr => $to:expr, $row:ident of $table:ident where $filter:expr) => {
        copy_rows!($from => $to, $row of $table where $filter, std::convert::identity)
    };
}
pub(super) use copy_rows;

rows! {
    DirectoryRow of directory {
        key: String,
        kind: String,
        club_id: String,
        table_id: Option<String>,
    }
    DeviceRow of devices {
        token_hash: String,
        created_at: i64,
        label: String,
        moved_to: Option<String>,
        offered: Option<String>,
    }
    DeviceClubRow of device_clubs {
        device: String,
        club_id: String,
    }
    TableRow of tables {
        club_id: String,
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
        club_number: Option<i64>,
        opened_at: i64,
        day: String,
        names: Option<String>,
        summary: Option<String>,
        deleted_at: Option<i64>,
    }
    LogRow of log {
        club_id: String,
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
    }
    MemberRow of members {
        club_id: String,
        table_id: String,
        device: String,
        role: String,
        joined_at: i64,
    }
    LinkRow of links {
        club_id: String,
        token_hash: String,
        table_id: String,
        role: String,
        code: Option<String>,
        code_expires_at: Option<i64>,
        created_at: i64,
        revoked: bool,
    }
    PictureRow of pictures {
        club_id: String,
        token_hash: String,
        table_id: String,
        language: String,
        created_at: i64,
    }
    ClubRow of clubs {
        id: String,
        head: i64,
        created_at: i64,
        creation_key: Option<String>,
        deleted_at: Option<i64>,
    }
    ClubLogRow of club_log {
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
    }
    ClubLinkRow of club_links {
        club_id: String,
        token_hash: String,
        role: String,
        created_at: i64,
        revoked: bool,
    }
    RecoveryRow of recoveries {
        club_id: String,
        token_hash: String,
        created_at: i64,
        revoked: bool,
    }
    RecoveryUseRow of recovery_uses {
        club_id: String,
        device: String,
        used_at: i64,
    }
    ClubMemberRow of club_members {
        club_id: String,
        device: String,
        role: String,
        joined_at: i64,
    }
}
