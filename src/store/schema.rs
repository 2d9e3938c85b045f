//! The tables of `migrations/` as diesel sees them.

diesel::table! {
    tables (id) {
        id -> Text,
        club -> Text,
        game -> Text,
        name -> Text,
        head -> BigInt,
        created_at -> BigInt,
        changed_at -> BigInt,
        closed -> Bool,
        creation_key -> Nullable<Text>,
    }
}

diesel::table! {
    log (table_id, seq) {
        club -> Text,
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
    transfers (table_id, hand, n) {
        table_id -> Text,
        hand -> BigInt,
        n -> BigInt,
        from_account -> Text,
        to_account -> Text,
        amount -> BigInt,
    }
}

diesel::table! {
    balances (table_id, account) {
        table_id -> Text,
        account -> Text,
        amount -> BigInt,
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
diesel::allow_tables_to_appear_in_same_query!(tables, log, members, devices);
