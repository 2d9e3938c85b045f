//! Whole rows, to copy into another database. The columns are those of `migrations/`, in the order of the schema.

use diesel::prelude::*;

use super::schema::{clubs, devices, dues, events, links, members, people, recovery_uses, seats, tables};

macro_rules! rows {
    ($($name:ident of $table:ident { $($column:ident: $type:ty),+ $(,)? })+) => {
        $(
            #[derive(Queryable, Insertable)]
            #[diesel(table_name = $table, treat_none_as_default_value = false)]
            pub(super) struct $name {
                $($column: $type),+
            }
        )+
    };
}

rows! {
    EventRow of events {
        stream_id: i64,
        seq: i64,
        at: i64,
        device: Option<String>,
        key: String,
        fingerprint: String,
        kind: String,
        body: String,
        hash: String,
    }
    ClubRow of clubs {
        id: i64,
        version: i64,
        head_hash: String,
        created_at: i64,
        creation_key: Option<String>,
        deleted_at: Option<i64>,
    }
    TableRow of tables {
        id: i64,
        club_id: i64,
        number: i64,
        game: String,
        name: String,
        version: i64,
        head_hash: String,
        created_at: i64,
        changed_at: i64,
        opened_at: i64,
        day: String,
        hands: i64,
        finished: bool,
        closed: bool,
        standing: String,
        unit: String,
        digits: i64,
        is_money: bool,
        lower_wins: bool,
        counted: i64,
        rules: i64,
        creation_key: Option<String>,
        deleted_at: Option<i64>,
    }
    PersonRow of people {
        club_id: i64,
        person: i64,
        name: String,
        counts_as: i64,
    }
    SeatRow of seats {
        table_id: i64,
        label: i64,
        person: i64,
    }
    DueRow of dues {
        table_id: i64,
        person: i64,
        purse: String,
        amount: i64,
    }
    DeviceRow of devices {
        token_hash: String,
        created_at: i64,
        label: String,
    }
    MemberRow of members {
        scope: i64,
        device: String,
        role: String,
        joined_at: i64,
    }
    LinkRow of links {
        token_hash: String,
        scope: i64,
        role: String,
        code: Option<String>,
        code_expires_at: Option<i64>,
        language: Option<String>,
        created_at: i64,
        revoked: bool,
    }
    RecoveryUseRow of recovery_uses {
        club_id: i64,
        device: String,
        used_at: i64,
    }
}
