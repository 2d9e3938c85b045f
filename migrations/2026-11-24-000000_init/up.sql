-- One dialect for SQLite and PostgreSQL: BIGINT for ids, for amounts and for times (milliseconds since 1970), TEXT for JSON.
-- Ids of tables and of clubs are random positive numbers of 63 bits from one range: an id means one of either, and a column
-- may hold both. Such a column is called scope, or stream_id where it names a log.

-- The only truth, a log for each table and each club. Rows are added; src/store/log/triggers refuses to change or delete one.
-- On SQLite this is a heap in the order of writing with one narrow index, which measured twice as fast as clustered rows. Idempotency
-- keys need no index: they are part of the state that is loaded with the stream.
CREATE TABLE events (
    stream_id BIGINT NOT NULL,
    seq BIGINT NOT NULL CHECK (seq > 0),
    at BIGINT NOT NULL,
    device TEXT,
    -- The idempotency key of the request, in the first of its entries, and what tells two requests with one key apart.
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    -- Over this row and the hash of the row before.
    hash TEXT NOT NULL,
    PRIMARY KEY (stream_id, seq)
);

CREATE TABLE clubs (
    id BIGINT NOT NULL PRIMARY KEY,
    -- The seq of the club's last event and its hash. Writers lock this row, and a table of the club only afterwards.
    version BIGINT NOT NULL CHECK (version >= 0),
    head_hash TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    -- The hash of the idempotency key with which the club was created.
    creation_key TEXT UNIQUE,
    deleted_at BIGINT,
    -- In which its pages show times, such as Europe/Paris. A projection of the club's log.
    time_zone TEXT NOT NULL DEFAULT 'UTC'
);

-- What lists show of a table, written with every event: a list reads no log.
CREATE TABLE tables (
    id BIGINT NOT NULL PRIMARY KEY,
    club_id BIGINT NOT NULL REFERENCES clubs (id),
    -- The table's number within its club, which an export keeps.
    number BIGINT NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    -- The seq of the table's last event and its hash. Writers lock this row.
    version BIGINT NOT NULL CHECK (version >= 0),
    head_hash TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    -- When the evening began, and the day that it belongs to in the club's time zone.
    opened_at BIGINT NOT NULL,
    day TEXT NOT NULL,
    hands BIGINT NOT NULL DEFAULT 0 CHECK (hands >= 0),
    -- Whether the table is over: its game has ended by its rules, or it was closed.
    finished BOOLEAN NOT NULL DEFAULT FALSE,
    closed BOOLEAN NOT NULL DEFAULT FALSE,
    standing TEXT NOT NULL,
    -- The unit of its amounts: points, letters; for cash the currency. These columns, results and statistics follow from the
    -- log up to the seq in counted; the first page of the club that finds it behind the version brings them up to date.
    unit TEXT NOT NULL DEFAULT '',
    digits BIGINT NOT NULL DEFAULT 0,
    is_money BOOLEAN NOT NULL DEFAULT FALSE,
    lower_wins BOOLEAN NOT NULL DEFAULT FALSE,
    counted BIGINT NOT NULL DEFAULT 0,
    -- The version of the rules by which the program computed this row and the dues; `tanto rebuild` computes both again.
    rules BIGINT NOT NULL,
    creation_key TEXT UNIQUE,
    deleted_at BIGINT
);

CREATE UNIQUE INDEX tables_by_number ON tables (club_id, number);
CREATE INDEX tables_by_evening ON tables (club_id, opened_at, id);
CREATE INDEX tables_by_day ON tables (club_id, game, day);

-- Everybody who was ever a person of a club, and as whom they count: themselves, unless they were merged into another person.
-- A projection of the club's log.
CREATE TABLE people (
    club_id BIGINT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    person BIGINT NOT NULL,
    name TEXT NOT NULL,
    counts_as BIGINT NOT NULL,
    PRIMARY KEY (club_id, person)
);

-- A table is read with the former names of its people. In a club of 2,000 people this index saves 4 ms for each table, which
-- makes an export three times as fast. SQLite takes it only with its last column, by which the rows are sorted.
CREATE INDEX people_by_merge ON people (club_id, counts_as, person) WHERE person <> counts_as;

-- Who in the club has each label of a table; p1 has label 0. A projection of the club's log.
CREATE TABLE seats (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    label BIGINT NOT NULL CHECK (label >= 0),
    person BIGINT NOT NULL,
    PRIMARY KEY (table_id, label)
);

-- What a table that is over brings each of its people, in smallest parts: a projection of its log, removed when its game goes
-- on. A person with nothing due has no row.
CREATE TABLE dues (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    label BIGINT NOT NULL CHECK (label >= 0),
    purse TEXT NOT NULL,
    amount BIGINT NOT NULL CHECK (amount <> 0),
    PRIMARY KEY (table_id, label)
);

-- The result of each person who has sat at a table: the total in smallest parts, and whether they won, or lead.
CREATE TABLE results (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    label BIGINT NOT NULL CHECK (label >= 0),
    total BIGINT NOT NULL,
    won BOOLEAN NOT NULL,
    PRIMARY KEY (table_id, label)
);

-- The plays of a table, as arrays in JSON. The statistics of ten years read thousands of them: a database takes longer to join and
-- to group as many rows than the program to read them from one text for each table.
CREATE TABLE statistics (
    table_id BIGINT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    -- The hands of each person, in one row where everything that statistics tell apart is the same: role, contract, outcome and
    -- called partner; in games without contracts also the amount.
    -- Label, role, contract, outcome, label of the partner, hands, total, greatest and least amount of one hand:
    -- [0,"taker","garde","made",2,3,540,300,120][1,"defender","garde","made",null,3,-270,-60,-150]
    plays TEXT NOT NULL,
    -- What else a game counts of those who play its contracts: [0,"bouts",3][0,"poignees",1]
    counts TEXT NOT NULL,
    -- The labels of each two who played a hand for the same side, in games of sides: [0,2][1,3]
    partners TEXT NOT NULL
);

-- Of every secret (a device's cookie, a link's token) only the SHA-256 is stored. Codes to type are stored as they are.
CREATE TABLE devices (
    token_hash TEXT NOT NULL PRIMARY KEY,
    created_at BIGINT NOT NULL,
    label TEXT NOT NULL DEFAULT ''
);

-- What a device may do at a table, or in a club and so at all of its tables.
CREATE TABLE members (
    scope BIGINT NOT NULL,
    device TEXT NOT NULL REFERENCES devices (token_hash),
    role TEXT NOT NULL CHECK (role IN ('owner', 'scorer', 'spectator')),
    joined_at BIGINT NOT NULL,
    -- The name that an owner gave the device there; empty for the name that the device gave itself.
    label TEXT NOT NULL DEFAULT '',
    -- Which person of the club the device's owner says they are.
    person BIGINT,
    PRIMARY KEY (scope, device)
);

CREATE INDEX members_by_device ON members (device);

-- A link grants its role at a table or in a club to anyone who has its token. A picture shows a table and nothing else; a
-- recovery link makes an owner of a club whose owners have lost their devices. A link that is revoked opens nothing, and its row
-- says so to who still has it.
CREATE TABLE links (
    token_hash TEXT NOT NULL PRIMARY KEY,
    scope BIGINT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('owner', 'scorer', 'spectator', 'picture', 'recovery')),
    -- A short code to type instead, for a while.
    code TEXT UNIQUE,
    code_expires_at BIGINT,
    -- Of a picture.
    language TEXT,
    created_at BIGINT NOT NULL,
    -- The table to which an invitation to a club leads.
    lands_on BIGINT,
    revoked BOOLEAN NOT NULL DEFAULT FALSE
);

CREATE INDEX links_by_scope ON links (scope);

-- When a recovery link was used, and by which device: every owner sees it.
CREATE TABLE recovery_uses (
    club_id BIGINT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    device TEXT NOT NULL,
    used_at BIGINT NOT NULL,
    PRIMARY KEY (club_id, device, used_at)
);

-- A device that hands over to a new one.
CREATE TABLE handovers (
    token_hash TEXT NOT NULL PRIMARY KEY,
    device TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    -- The new device, once it has taken the link up, and the key of the form with which it did.
    taken_by TEXT,
    taken_key TEXT,
    -- What the old one has answered.
    agreed BOOLEAN
);

CREATE INDEX handovers_by_device ON handovers (device, created_at);
