//! The tables of `migrations/` as diesel sees them.

diesel::table! {
    events (stream_id, seq) {
        stream_id -> BigInt,
        seq -> BigInt,
        at -> BigInt,
        device -> Nullable<Text>,
        key -> Text,
        fingerprint -> Text,
        kind -> Text,
        body -> Text,
        hash -> Text,
    }
}

diesel::table! {
    clubs (id) {
        id -> BigInt,
        version -> BigInt,
        head_hash -> Text,
        created_at -> BigInt,
        creation_key -> Nullable<Text>,
        deleted_at -> Nullable<BigInt>,
        time_zone -> Text,
    }
}

diesel::table! {
    tables (id) {
        id -> BigInt,
        club_id -> BigInt,
        number -> BigInt,
        game -> Text,
        name -> Text,
        version -> BigInt,
        head_hash -> Text,
        created_at -> BigInt,
        changed_at -> BigInt,
        opened_at -> BigInt,
        day -> Text,
        hands -> BigInt,
        finished -> Bool,
        closed -> Bool,
        standing -> Text,
        unit -> Text,
        digits -> BigInt,
        is_money -> Bool,
        lower_wins -> Bool,
        counted -> BigInt,
        rules -> BigInt,
        creation_key -> Nullable<Text>,
        deleted_at -> Nullable<BigInt>,
    }
}

diesel::table! {
    people (club_id, person) {
        club_id -> BigInt,
        person -> BigInt,
        name -> Text,
        counts_as -> BigInt,
    }
}

diesel::table! {
    seats (table_id, label) {
        table_id -> BigInt,
        label -> BigInt,
        person -> BigInt,
    }
}

diesel::table! {
    dues (table_id, label) {
        table_id -> BigInt,
        label -> BigInt,
        purse -> Text,
        amount -> BigInt,
    }
}

diesel::table! {
    results (table_id, label) {
        table_id -> BigInt,
        label -> BigInt,
        total -> BigInt,
        won -> Bool,
    }
}

diesel::table! {
    statistics (table_id) {
        table_id -> BigInt,
        plays -> Text,
        counts -> Text,
        partners -> Text,
    }
}

diesel::table! {
    devices (token_hash) {
        token_hash -> Text,
        created_at -> BigInt,
        label -> Text,
    }
}

diesel::table! {
    members (scope, device) {
        scope -> BigInt,
        device -> Text,
        role -> Text,
        joined_at -> BigInt,
        label -> Text,
        person -> Nullable<BigInt>,
    }
}

diesel::table! {
    links (token_hash) {
        token_hash -> Text,
        scope -> BigInt,
        role -> Text,
        code -> Nullable<Text>,
        code_expires_at -> Nullable<BigInt>,
        language -> Nullable<Text>,
        created_at -> BigInt,
        lands_on -> Nullable<BigInt>,
        revoked -> Bool,
    }
}

diesel::table! {
    recovery_uses (club_id, device, used_at) {
        club_id -> BigInt,
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

diesel::joinable!(tables -> clubs (club_id));
diesel::joinable!(seats -> tables (table_id));
diesel::joinable!(dues -> tables (table_id));
diesel::joinable!(results -> tables (table_id));
diesel::joinable!(members -> devices (device));
diesel::joinable!(recovery_uses -> devices (device));
diesel::allow_tables_to_appear_in_same_query!(
    events,
    clubs,
    tables,
    people,
    seats,
    dues,
    results,
    devices,
    members,
    links,
    recovery_uses
);
