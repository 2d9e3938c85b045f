-- The people who play together: what was said of them is a log of its own, chained and guarded as a table's.
CREATE TABLE clubs (
    id TEXT NOT NULL PRIMARY KEY,
    -- The seq of the last entry of its log, which is the club's version. Whoever writes to the club waits his turn here, and
    -- takes a table of it only afterwards.
    head BIGINT NOT NULL CHECK (head >= 0),
    created_at BIGINT NOT NULL,
    -- The hash of the idempotency key with which the club was made, where it was made by itself.
    creation_key TEXT UNIQUE,
    -- Since when nobody sees it any more.
    deleted_at BIGINT
);

CREATE TABLE club_log (
    club_id TEXT NOT NULL REFERENCES clubs (id),
    seq BIGINT NOT NULL CHECK (seq > 0),
    at BIGINT NOT NULL,
    device TEXT,
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    previous TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (club_id, seq),
    UNIQUE (club_id, key)
);

CREATE TABLE club_links (
    token_hash TEXT NOT NULL PRIMARY KEY,
    club_id TEXT NOT NULL REFERENCES clubs (id),
    role TEXT NOT NULL CHECK (role IN ('owner', 'scorer', 'spectator')),
    created_at BIGINT NOT NULL,
    revoked BOOLEAN NOT NULL DEFAULT FALSE
);

CREATE INDEX links_of_club ON club_links (club_id);

CREATE TABLE club_members (
    device TEXT NOT NULL REFERENCES devices (token_hash),
    club_id TEXT NOT NULL REFERENCES clubs (id),
    role TEXT NOT NULL CHECK (role IN ('owner', 'scorer', 'spectator')),
    joined_at BIGINT NOT NULL,
    PRIMARY KEY (device, club_id)
);

CREATE INDEX members_of_club ON club_members (club_id);

-- No club: the table was made before there were any; the program finds it one when it starts.
ALTER TABLE tables ADD COLUMN club_id TEXT REFERENCES clubs (id);
-- The table's number within its club, which an export keeps.
ALTER TABLE tables ADD COLUMN club_number BIGINT;
-- When the evening began, and the day that it belongs to in the club's time zone.
ALTER TABLE tables ADD COLUMN opened_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN day TEXT NOT NULL DEFAULT '';
-- What people are called now, where the table's own log does not say so: names by place, as JSON.
ALTER TABLE tables ADD COLUMN names TEXT;
-- What a closed table gives its club, in few numbers, as JSON; nothing while it is open.
ALTER TABLE tables ADD COLUMN summary TEXT;
-- Since when nobody sees it any more.
ALTER TABLE tables ADD COLUMN deleted_at BIGINT;

CREATE UNIQUE INDEX tables_of_club ON tables (club_id, club_number);
CREATE INDEX evenings_of_club ON tables (club_id, opened_at, id);
CREATE INDEX days_of_club ON tables (club_id, game, day);
