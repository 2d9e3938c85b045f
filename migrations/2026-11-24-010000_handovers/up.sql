-- A phone that hands over to a new one. Of the token only the SHA-256 is kept.
CREATE TABLE handovers (
    token_hash TEXT NOT NULL PRIMARY KEY,
    device TEXT NOT NULL REFERENCES devices (token_hash),
    created_at BIGINT NOT NULL,
    -- The new phone, once it has taken the link up, and the key of the form with which it did.
    taken_by TEXT REFERENCES devices (token_hash),
    taken_key TEXT,
    -- What the old one has answered.
    agreed BOOLEAN
);

CREATE INDEX handovers_of_device ON handovers (device);
