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

diesel::joinable!(log -> tables (table_id));
diesel::joinable!(members -> tables (table_id));
diesel::joinable!(members -> devices (device));
diesel::joinable!(links -> tables (table_id));
diesel::allow_tables_to_appear_in_same_query!(tables, log, members, devices, links);
