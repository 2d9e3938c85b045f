//! The tables of `migrations/` as diesel sees them.
//!
//! A database can be parted by the first column of every primary key, and each statement of a page or of a save finds what it
//! wants in one part:
//!
//! - What belongs to a club is found by the club: `clubs`, and whatever has `club_id` first.
//! - What belongs to a phone is found by the phone: `devices`, and `device_clubs`, which says in which clubs it is.
//! - `directory` is found by its own keys, and says to which club something belongs that is looked up without it: a table by
//!   its id, links, codes and pictures, and what a key has made.
//! - `handovers` are found by their links; a phone knows its last one.
//!

diesel::table! {
    directory (key, kind) {
        key -> Text,
        kind -> Text,
        club_id -> Text,
        table_id -> Nullable<Text>,
    }
}

diesel::table! {
    device_clubs (device, club_id) {
        device -> Text,
        club_id -> Text,
    }
}

diesel::table! {
    tables (club_id, id) {
        club_id -> Text,
        id -> Text,
        game -> Text,
        name -> Text,
        head -> BigInt,
        created_at -> BigInt,
        changed_at -> BigInt,
        closed -> Bool,
        creation_key -> Nullable<Text>,
        hands -> BigInt,
        finished -> Bool,
        standing -> Nullable<Text>,
        club_number -> Nullable<BigInt>,
        opened_at -> BigInt,
        day -> Text,
        names -> Nullable<Text>,
        summary -> Nullable<Text>,
        deleted_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    log (club_id, table_id, seq) {
        club_id -> Text,
        table_id -> Text,
        seq -> BigInt,
        at -> BigInt,
        device -> Nullable<Text>,
        key -> Text,
        fingerprint -> Text,
        kind -> Text,
        body -> Text,
        previous -> Text,
        hash -> Text,
    }
}

diesel::table! {
    devices (token_hash) {
        token_hash -> Text,
        created_at -> BigInt,
        label -> Text,
        moved_to -> Nullable<Text>,
        offered -> Nullable<Text>,
    }
}

diesel::table! {
    members (club_id, table_id, device) {
        club_id -> Text,
        table_id -> Text,
        device -> Text,
        role -> Text,
        joined_at -> BigInt,
    }
}

diesel::table! {
    links (club_id, token_hash) {
        club_id -> Text,
        token_hash -> Text,
        table_id -> Text,
        role -> Text,
        code -> Nullable<Text>,
        code_expires_at -> Nullable<BigInt>,
        created_at -> BigInt,
        revoked -> Bool,
    }
}

diesel::table! {
    clubs (id) {
        id -> Text,
        head -> BigInt,
        created_at -> BigInt,
        creation_key -> Nullable<Text>,
        deleted_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    club_log (club_id, seq) {
        club_id -> Text,
        seq -> BigInt,
        at -> BigInt,
        device -> Nullable<Text>,
        key -> Text,
        fingerprint -> Text,
        kind -> Text,
        body -> Text,
        previous -> Text,
        hash -> Text,
    }
}

diesel::table! {
    club_links (club_id, token_hash) {
        club_id -> Text,
        token_hash -> Text,
        role -> Text,
        created_at -> BigInt,
        revoked -> Bool,
    }
}

diesel::table! {
    club_members (club_id, device) {
        club_id -> Text,
        device -> Text,
        role -> Text,
        joined_at -> BigInt,
    }
}

diesel::table! {
    pictures (club_id, token_hash) {
        club_id -> Text,
        token_hash -> Text,
        table_id -> Text,
        language -> Text,
        created_at -> BigInt,
    }
}

diesel::table! {
    recoveries (club_id, token_hash) {
        club_id -> Text,
        token_hash -> Text,
        created_at -> BigInt,
        revoked -> Bool,
    }
}

diesel::table! {
    recovery_uses (club_id, device, used_at) {
        club_id -> Text,
        device -> Text,
        used_at -> BigInt,
    }
}

diesel::table! {
    handovers (token_hash) {
        token_hash -> Text,
        device -> Text,
        created_at -> BigInt,
        taken_by -> Nullable<Text>,
        taken_key -> Nullable<Text>,
        agreed -> Nullable<Bool>,
    }
}

diesel::joinable!(club_log -> clubs (club_id));
diesel::joinable!(club_links -> clubs (club_id));
diesel::joinable!(club_members -> clubs (club_id));
diesel::joinable!(recoveries -> clubs (club_id));
diesel::allow_tables_to_appear_in_same_query!(
    directory,
    tables,
    log,
    members,
    links,
    pictures,
    clubs,
    club_log,
    club_links,
    club_members,
    recoveries,
);
