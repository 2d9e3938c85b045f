-- One portable dialect for SQLite and PostgreSQL: TEXT ids made by the program, BIGINT for amounts and for times
-- (milliseconds since 1970), TEXT for JSON.

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    club TEXT NOT NULL DEFAULT '',
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    -- The seq of the last log entry, which is the table's version. Every append counts it up and so waits its turn.
    head BIGINT NOT NULL CHECK (head >= 0),
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    closed BOOLEAN NOT NULL DEFAULT FALSE,
    -- The hash of the idempotency key with which the table was made; imported tables have none.
    creation_key TEXT UNIQUE
);

-- The only truth. Rows are added; src/store/guards refuses to change or delete one.
CREATE TABLE log (
    club TEXT NOT NULL DEFAULT '',
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL CHECK (seq > 0),
    at BIGINT NOT NULL,
    device TEXT,
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    previous TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, key)
);

-- Projections of the log, written in the same transaction.
CREATE TABLE transfers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    hand BIGINT NOT NULL,
    n BIGINT NOT NULL,
    from_account TEXT NOT NULL,
    to_account TEXT NOT NULL,
    amount BIGINT NOT NULL CHECK (amount > 0),
    CHECK (from_account <> to_account),
    PRIMARY KEY (table_id, hand, n)
);

CREATE TABLE balances (
    table_id TEXT NOT NULL REFERENCES tables (id),
    account TEXT NOT NULL,
    amount BIGINT NOT NULL,
    PRIMARY KEY (table_id, account)
);

-- Of every secret (a device's cookie, a link's token) only the SHA-256 is kept.
CREATE TABLE devices (
    token_hash TEXT NOT NULL PRIMARY KEY,
    created_at BIGINT NOT NULL,
    label TEXT NOT NULL DEFAULT ''
);

CREATE TABLE members (
    device TEXT NOT NULL REFERENCES devices (token_hash),
    table_id TEXT NOT NULL REFERENCES tables (id),
    role TEXT NOT NULL CHECK (role IN ('owner', 'scorer', 'spectator')),
    joined_at BIGINT NOT NULL,
    PRIMARY KEY (device, table_id)
);

CREATE INDEX members_of_table ON members (table_id);

CREATE TABLE links (
    token_hash TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    role TEXT NOT NULL CHECK (role IN ('owner', 'scorer', 'spectator')),
    -- A short code to type instead, for a while.
    code TEXT UNIQUE,
    code_expires_at BIGINT,
    created_at BIGINT NOT NULL,
    revoked BOOLEAN NOT NULL DEFAULT FALSE
);

CREATE INDEX links_of_table ON links (table_id);
