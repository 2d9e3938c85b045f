-- What processes on one PostgreSQL remember together for a while. It may be lost: the log does not flush it, and after a crash
-- or on a standby that takes over it is empty.
CREATE UNLOGGED TABLE IF NOT EXISTS allowances (
    name TEXT PRIMARY KEY,
    -- When what was spent has come back, in milliseconds since 1970.
    back_at BIGINT NOT NULL
);
CREATE UNLOGGED TABLE IF NOT EXISTS attempts (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    address TEXT NOT NULL,
    tried_at BIGINT NOT NULL
);
