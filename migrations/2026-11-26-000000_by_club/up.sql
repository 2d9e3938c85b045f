-- What belongs to a club names the club, first in every key: a database can then be parted by club, and each statement finds
-- what it wants in one part. A table of no club has its own id there. What is looked up without its club stands in the
-- directory. Nothing refers across clubs, nor from a club to a phone.

-- The parts of this are made anew; what refers to another goes after it.
ALTER TABLE clubs RENAME TO old_clubs;
ALTER TABLE club_log RENAME TO old_club_log;
ALTER TABLE club_links RENAME TO old_club_links;
ALTER TABLE club_members RENAME TO old_club_members;
ALTER TABLE recoveries RENAME TO old_recoveries;
ALTER TABLE recovery_uses RENAME TO old_recovery_uses;
ALTER TABLE tables RENAME TO old_tables;
ALTER TABLE log RENAME TO old_log;
ALTER TABLE members RENAME TO old_members;
ALTER TABLE links RENAME TO old_links;
ALTER TABLE pictures RENAME TO old_pictures;
ALTER TABLE handovers RENAME TO old_handovers;

-- Where something is that is looked up by another key than its club's: which kind of key, and the club, with the table
-- where it is one's.
CREATE TABLE directory (
    key TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (
        kind IN ('table', 'table_key', 'link', 'code', 'picture', 'club_key', 'club_link', 'recovery')
    ),
    club_id TEXT NOT NULL,
    table_id TEXT,
    PRIMARY KEY (key, kind)
);

-- The clubs in which a phone may do something, at a table of theirs or at all; perhaps more than these.
CREATE TABLE device_clubs (
    device TEXT NOT NULL REFERENCES devices (token_hash),
    club_id TEXT NOT NULL,
    PRIMARY KEY (device, club_id)
);

CREATE TABLE clubs (
    id TEXT NOT NULL PRIMARY KEY,
    -- The seq of the last entry of its log, which is the club's version. Whoever writes to the club waits his turn here, and
    -- takes a table of it only afterwards.
    head BIGINT NOT NULL CHECK (head >= 0),
    created_at BIGINT NOT NULL,
    -- The hash of the idempotency key with which the club was made, where it was made by itself; the directory has it once.
    creation_key TEXT,
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
    club_id TEXT NOT NULL REFERENCES clubs (id),
    token_hash TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('owner', 'scorer', 'spectator')),
    created_at BIGINT NOT NULL,
    revoked BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (club_id, token_hash)
);

CREATE TABLE club_members (
    club_id TEXT NOT NULL REFERENCES clubs (id),
    device TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('owner', 'scorer', 'spectator')),
    joined_at BIGINT NOT NULL,
    PRIMARY KEY (club_id, device)
);

-- Links with which an owner comes back into his club when every phone that owned it is lost. Of the token only the SHA-256
-- is kept.
CREATE TABLE recoveries (
    club_id TEXT NOT NULL REFERENCES clubs (id),
    token_hash TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    revoked BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (club_id, token_hash)
);

-- When one was used, and by which phone: every owner sees it.
CREATE TABLE recovery_uses (
    club_id TEXT NOT NULL REFERENCES clubs (id),
    device TEXT NOT NULL,
    used_at BIGINT NOT NULL,
    PRIMARY KEY (club_id, device, used_at)
);

CREATE TABLE tables (
    -- The table's own id where it has no club: it was made before there were any, or is just being taken in.
    club_id TEXT NOT NULL,
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    -- The seq of the last log entry, which is the table's version. Every append counts it up and so waits its turn.
    head BIGINT NOT NULL CHECK (head >= 0),
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    closed BOOLEAN NOT NULL DEFAULT FALSE,
    -- The hash of the idempotency key with which the table was made; imported tables have none. The directory has it once.
    creation_key TEXT,
    hands BIGINT NOT NULL DEFAULT 0,
    finished BOOLEAN NOT NULL DEFAULT FALSE,
    standing TEXT,
    -- The table's number within its club, which an export keeps; nothing where it has no club.
    club_number BIGINT,
    -- When the evening began, and the day that it belongs to in the club's time zone.
    opened_at BIGINT NOT NULL DEFAULT 0,
    day TEXT NOT NULL DEFAULT '',
    -- What people are called now, where the table's own log does not say so: names by place, as JSON.
    names TEXT,
    -- What a closed table gives its club, in few numbers, as JSON; nothing while it is open.
    summary TEXT,
    -- Since when nobody sees it any more.
    deleted_at BIGINT,
    PRIMARY KEY (club_id, id)
);

-- The only truth. Rows are added; src/store/guards refuses to change or delete one.
CREATE TABLE log (
    club_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL CHECK (seq > 0),
    at BIGINT NOT NULL,
    device TEXT,
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    previous TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (club_id, table_id, seq),
    UNIQUE (club_id, table_id, key),
    FOREIGN KEY (club_id, table_id) REFERENCES tables (club_id, id)
);

CREATE TABLE members (
    club_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    device TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('owner', 'scorer', 'spectator')),
    joined_at BIGINT NOT NULL,
    PRIMARY KEY (club_id, table_id, device),
    FOREIGN KEY (club_id, table_id) REFERENCES tables (club_id, id)
);

CREATE TABLE links (
    club_id TEXT NOT NULL,
    token_hash TEXT NOT NULL,
    table_id TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('owner', 'scorer', 'spectator')),
    -- A short code to type instead, for a while.
    code TEXT,
    code_expires_at BIGINT,
    created_at BIGINT NOT NULL,
    revoked BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (club_id, token_hash),
    FOREIGN KEY (club_id, table_id) REFERENCES tables (club_id, id)
);

-- Pictures of finished tables that are published: whoever has the token sees one. Of the token only the SHA-256 is kept.
CREATE TABLE pictures (
    club_id TEXT NOT NULL,
    token_hash TEXT NOT NULL,
    table_id TEXT NOT NULL,
    language TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (club_id, token_hash),
    FOREIGN KEY (club_id, table_id) REFERENCES tables (club_id, id)
);

-- A phone that hands over to a new one. Of the token only the SHA-256 is kept.
CREATE TABLE handovers (
    token_hash TEXT NOT NULL PRIMARY KEY,
    device TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    -- The new phone, once it has taken the link up, and the key of the form with which it did.
    taken_by TEXT,
    taken_key TEXT,
    -- What the old one has answered.
    agreed BOOLEAN
);

-- The handover that a phone has offered last.
ALTER TABLE devices ADD COLUMN offered TEXT;
UPDATE devices SET offered = (
    SELECT token_hash FROM old_handovers
    WHERE old_handovers.device = devices.token_hash
    ORDER BY created_at DESC
    LIMIT 1
);

INSERT INTO clubs (id, head, created_at, creation_key, deleted_at)
SELECT id, head, created_at, creation_key, deleted_at FROM old_clubs;

INSERT INTO club_log (club_id, seq, at, device, key, fingerprint, kind, body, previous, hash)
SELECT club_id, seq, at, device, key, fingerprint, kind, body, previous, hash FROM old_club_log;

INSERT INTO club_links (club_id, token_hash, role, created_at, revoked)
SELECT club_id, token_hash, role, created_at, revoked FROM old_club_links;

INSERT INTO club_members (club_id, device, role, joined_at)
SELECT club_id, device, role, joined_at FROM old_club_members;

INSERT INTO recoveries (club_id, token_hash, created_at, revoked)
SELECT club_id, token_hash, created_at, revoked FROM old_recoveries;

INSERT INTO recovery_uses (club_id, device, used_at) SELECT club_id, device, used_at FROM old_recovery_uses;

INSERT INTO tables (
    club_id, id, game, name, head, created_at, changed_at, closed, creation_key, hands, finished, standing, club_number,
    opened_at, day, names, summary, deleted_at
)
SELECT
    COALESCE(club_id, id), id, game, name, head, created_at, changed_at, closed, creation_key, hands, finished, standing,
    club_number, opened_at, day, names, summary, deleted_at
FROM old_tables;

INSERT INTO log (club_id, table_id, seq, at, device, key, fingerprint, kind, body, previous, hash)
SELECT
    tables.club_id, tables.id, old_log.seq, old_log.at, old_log.device, old_log.key, old_log.fingerprint, old_log.kind,
    old_log.body, old_log.previous, old_log.hash
FROM old_log INNER JOIN tables ON tables.id = old_log.table_id;

INSERT INTO members (club_id, table_id, device, role, joined_at)
SELECT tables.club_id, tables.id, old_members.device, old_members.role, old_members.joined_at
FROM old_members INNER JOIN tables ON tables.id = old_members.table_id;

INSERT INTO links (club_id, token_hash, table_id, role, code, code_expires_at, created_at, revoked)
SELECT
    tables.club_id, old_links.token_hash, tables.id, old_links.role, old_links.code, old_links.code_expires_at,
    old_links.created_at, old_links.revoked
FROM old_links INNER JOIN tables ON tables.id = old_links.table_id;

INSERT INTO pictures (club_id, token_hash, table_id, language, created_at)
SELECT tables.club_id, old_pictures.token_hash, tables.id, old_pictures.language, old_pictures.created_at
FROM old_pictures INNER JOIN tables ON tables.id = old_pictures.table_id;

INSERT INTO handovers (token_hash, device, created_at, taken_by, taken_key, agreed)
SELECT token_hash, device, created_at, taken_by, taken_key, agreed FROM old_handovers;

DROP TABLE old_handovers;
DROP TABLE old_pictures;
DROP TABLE old_links;
DROP TABLE old_members;
DROP TABLE old_log;
DROP TABLE old_tables;
DROP TABLE old_recovery_uses;
DROP TABLE old_recoveries;
DROP TABLE old_club_members;
DROP TABLE old_club_links;
DROP TABLE old_club_log;
DROP TABLE old_clubs;

CREATE UNIQUE INDEX tables_of_club ON tables (club_id, club_number);
CREATE INDEX evenings_of_club ON tables (club_id, opened_at, id);
CREATE INDEX days_of_club ON tables (club_id, game, day);
CREATE INDEX members_by_device ON members (club_id, device);
CREATE INDEX links_of_table ON links (club_id, table_id);
CREATE INDEX pictures_of_table ON pictures (club_id, table_id);

INSERT INTO directory (key, kind, club_id, table_id) SELECT id, 'table', club_id, id FROM tables;
INSERT INTO directory (key, kind, club_id, table_id)
SELECT creation_key, 'table_key', club_id, id FROM tables WHERE creation_key IS NOT NULL;
INSERT INTO directory (key, kind, club_id, table_id) SELECT token_hash, 'link', club_id, table_id FROM links;
INSERT INTO directory (key, kind, club_id, table_id)
SELECT code, 'code', club_id, table_id FROM links WHERE code IS NOT NULL;
INSERT INTO directory (key, kind, club_id, table_id) SELECT token_hash, 'picture', club_id, table_id FROM pictures;
INSERT INTO directory (key, kind, club_id)
SELECT creation_key, 'club_key', id FROM clubs WHERE creation_key IS NOT NULL;
INSERT INTO directory (key, kind, club_id) SELECT token_hash, 'club_link', club_id FROM club_links;
INSERT INTO directory (key, kind, club_id) SELECT token_hash, 'recovery', club_id FROM recoveries;

INSERT INTO device_clubs (device, club_id)
SELECT device, club_id FROM members UNION SELECT device, club_id FROM club_members;
