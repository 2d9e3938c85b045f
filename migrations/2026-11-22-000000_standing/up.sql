-- What lists show of a table, written with every entry: a list reads no log. No standing: it has not been made since the
-- column came; the program makes it when it opens the database.
ALTER TABLE tables ADD COLUMN hands BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN finished BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE tables ADD COLUMN standing TEXT;

-- Nothing read these.
DROP TABLE transfers;
DROP TABLE balances;
ALTER TABLE tables DROP COLUMN club;
ALTER TABLE log DROP COLUMN club;
