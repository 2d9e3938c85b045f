-- Links with which an owner comes back into his club when every phone that owned it is lost. Of the token only the SHA-256
-- is kept.
CREATE TABLE recoveries (
    token_hash TEXT NOT NULL PRIMARY KEY,
    club_id TEXT NOT NULL REFERENCES clubs (id),
    created_at BIGINT NOT NULL,
    revoked BOOLEAN NOT NULL DEFAULT FALSE
);

CREATE INDEX recoveries_of_club ON recoveries (club_id);

-- When one was used, and by which phone: every owner sees it.
CREATE TABLE recovery_uses (
    club_id TEXT NOT NULL REFERENCES clubs (id),
    device TEXT NOT NULL REFERENCES devices (token_hash),
    used_at BIGINT NOT NULL,
    PRIMARY KEY (club_id, device, used_at)
);
