-- Pictures of finished tables that are published: whoever has the token sees one. Of the token only the SHA-256 is kept.
CREATE TABLE pictures (
    token_hash TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    language TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE INDEX pictures_of_table ON pictures (table_id);
