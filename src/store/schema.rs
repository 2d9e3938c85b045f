//! The tables of `migrations/` as diesel sees them.

diesel::table! {
    tables (id) {
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
        club_id -> Nullable<Text>,
        club_number -> Nullable<BigInt>,
        opened_at -> BigInt,
        day -> Text,
        names -> Nullable<Text>,
        summary -> Nullable<Text>,
        deleted_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    log (table_id, seq) {
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
    }
}

diesel::table! {
    members (device, table_id) {
        device -> Text,
        table_id -> Text,
        role -> Text,
        joined_at -> BigInt,
    }
}

diesel::table! {
    links (token_hash) {
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
    club_links (token_hash) {
        token_hash -> Text,
        club_id -> Text,
        role -> Text,
        created_at -> BigInt,
        revoked -> Bool,
    }
}

diesel::table! {
    club_members (device, club_id) {
        device -> Text,
        club_id -> Text,
        role -> Text,
        joined_at -> BigInt,
    }
}

diesel::table! {
    pictures (token_hash) {
        token_hash -> Text,
        table_id -> Text,
        language -> Text,
        created_at -> BigInt,
    }
}

diesel::table! {
    recoveries (token_hash) {
        token_hash -> Text,
        club_id -> Text,
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

diesel::joinable!(log -> tables (table_id));
diesel::joinable!(members -> tables (table_id));
diesel::joinable!(members -> devices (device));
diesel::joinable!(links -> tables (table_id));
diesel::joinable!(pictures -> tables (table_id));
diesel::joinable!(club_log -> clubs (club_id));
diesel::joinable!(club_links -> clubs (club_id));
diesel::joinable!(club_members -> clubs (club_id));
diesel::joinable!(club_members -> devices (device));
diesel::joinable!(recoveries -> clubs (club_id));
diesel::joinable!(recovery_uses -> devices (device));
diesel::joinable!(tables -> clubs (club_id));
diesel::allow_tables_to_appear_in_same_query!(
    tables,
    log,
    members,
    devices,
    links,
    clubs,
    club_log,
    club_links,
    club_members,
    pictures,
    recoveries,
    recovery_uses
);
