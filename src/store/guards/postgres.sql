-- The log is never updated and never deleted. Triggers are not portable, so they stand here and not in migrations/.
-- They are made only where one is missing or switched off: making them takes a lock that would wait for every reader.
DO $guard$
BEGIN
    IF (
        SELECT count(*) FROM pg_trigger
        WHERE tgrelid = 'log'::regclass AND tgname IN ('log_keeps_entries', 'log_is_not_emptied') AND tgenabled <> 'D'
    ) < 2 THEN
        CREATE OR REPLACE FUNCTION refuse_to_rewrite_the_log() RETURNS trigger LANGUAGE plpgsql AS $body$
        BEGIN
            RAISE EXCEPTION 'the log is never updated or deleted';
        END
        $body$;
        DROP TRIGGER IF EXISTS log_keeps_entries ON log;
        CREATE TRIGGER log_keeps_entries BEFORE UPDATE OR DELETE ON log
            FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite_the_log();
        DROP TRIGGER IF EXISTS log_is_not_emptied ON log;
        CREATE TRIGGER log_is_not_emptied BEFORE TRUNCATE ON log
            FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite_the_log();
    END IF;
END
$guard$;
