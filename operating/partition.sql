-- Parts a PostgreSQL database of Tanto: every table by the first column of its primary key, so what belongs to a club is in the
-- part of its club. Stop every server, make a pg_dump, and run it in one transaction:
--
--     PGOPTIONS='-c tanto.parts=64' psql "$TANTO_DATABASE_URL" -v ON_ERROR_STOP=1 --single-transaction -f operating/partition.sql
--
-- Eight parts where nothing is said. What is parted already stays as it is, and so does what processes remember together for a
-- while. The next start of a server makes the logs' guards.

-- Whoever is behind a pooler has given the user limits of time.
SET statement_timeout = 0;
SET lock_timeout = 0;
DO $part$
DECLARE
    parts CONSTANT INTEGER := COALESCE(NULLIF(current_setting('tanto.parts', true), ''), '8')::INTEGER;
    whole RECORD;
    statement TEXT;
    keys TEXT[] := '{}';
    foreign_keys TEXT[] := '{}';
BEGIN
    IF EXISTS (SELECT FROM pg_trigger WHERE tgname LIKE '%log_is_frozen' AND tgrelid = to_regclass('log')) THEN
        RAISE EXCEPTION 'the logs are frozen; run tanto thaw first';
    END IF;
    FOR whole IN
        SELECT conrelid::regclass AS name, conname, pg_get_constraintdef(oid) AS definition
        FROM pg_constraint
        WHERE contype = 'f' AND conparentid = 0 AND connamespace = current_schema()::regnamespace
    LOOP
        EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', whole.name, whole.conname);
        foreign_keys := foreign_keys
            || format('ALTER TABLE %s ADD CONSTRAINT %I %s', whole.name, whole.conname, whole.definition);
    END LOOP;
    FOR whole IN
        SELECT pg_class.oid, relname AS name, attname AS first_column
        FROM pg_class
        INNER JOIN pg_index ON indrelid = pg_class.oid AND indisprimary
        INNER JOIN pg_attribute ON attrelid = pg_class.oid AND attnum = indkey[0]
        WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND NOT relispartition
            AND relpersistence = 'p' AND relname <> '__diesel_schema_migrations'
    LOOP
        SELECT array_agg(format('ALTER TABLE %I ADD CONSTRAINT %I %s', whole.name, conname, pg_get_constraintdef(oid)))
        INTO keys FROM pg_constraint WHERE conrelid = whole.oid AND contype IN ('p', 'u');
        SELECT keys || COALESCE(array_agg(pg_get_indexdef(indexrelid)), '{}')
        INTO keys FROM pg_index
        WHERE indrelid = whole.oid AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid);
        EXECUTE format('ALTER TABLE %I RENAME TO whole_table', whole.name);
        EXECUTE format(
            'CREATE TABLE %I (LIKE whole_table INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY HASH (%I)',
            whole.name, whole.first_column
        );
        FOR part IN 0..parts - 1 LOOP
            EXECUTE format(
                'CREATE TABLE %I PARTITION OF %I FOR VALUES WITH (MODULUS %s, REMAINDER %s)',
                whole.name || '_p' || part, whole.name, parts, part
            );
        END LOOP;
        EXECUTE format('INSERT INTO %I SELECT * FROM whole_table', whole.name);
        DROP TABLE whole_table;
        FOREACH statement IN ARRAY keys LOOP
            EXECUTE statement;
        END LOOP;
    END LOOP;
    FOREACH statement IN ARRAY foreign_keys LOOP
        EXECUTE statement;
    END LOOP;
END
$part$;
