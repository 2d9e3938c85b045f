-- The log is never updated and never deleted. Triggers are not portable, so they stand here and not in migrations/.
DO $guard$
BEGIN
    IF NOT EXISTS (
        SELECT 1 FROM pg_trigger WHERE tgrelid = 'log'::regclass AND tgname = 'log_keeps_entries'
    ) THEN
        CREATE OR REPLACE FUNCTION refuse_to_rewrite_the_log() RETURNS trigger LANGUAGE plpgsql AS $body$
        BEGIN
            RAISE EXCEPTION 'the log is never updated or deleted';
        END
        $body$;
        CREATE TRIGGER log_keeps_entries BEFORE UPDATE OR DELETE ON log
            FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite_the_log();
        CREATE TRIGGER log_is_not_emptied BEFORE TRUNCATE ON log
            FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite_the_log();
    END IF;
END
$guard$;
