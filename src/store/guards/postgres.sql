-- The logs are never updated and never deleted. Triggers are not portable, so they stand here and not in migrations/.
-- They are made only where one is missing or switched off: making them takes a lock that would wait for every reader.
DO $guard$
DECLARE
    guarded TEXT;
BEGIN
    FOREACH guarded IN ARRAY ARRAY['log', 'club_log'] LOOP
        IF (
            SELECT count(*) FROM pg_trigger
            WHERE tgrelid = guarded::regclass AND tgname IN ('log_keeps_entries', 'log_is_not_emptied')
            AND tgenabled <> 'D'
        ) < 2 THEN
            -- Erasing, and a table that goes over to another club, say so for their own transaction.
            CREATE OR REPLACE FUNCTION refuse_to_rewrite_the_log() RETURNS trigger LANGUAGE plpgsql AS $body$
            BEGIN
                IF TG_OP = 'DELETE' AND current_setting('tanto.takes_out', true) = 'on' THEN
                    RETURN OLD;
                END IF;
                RAISE EXCEPTION 'the log is never updated or deleted';
            END
            $body$;
            EXECUTE format('DROP TRIGGER IF EXISTS log_keeps_entries ON %I', guarded);
            EXECUTE format(
                'CREATE TRIGGER log_keeps_entries BEFORE UPDATE OR DELETE ON %I '
                'FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite_the_log()', guarded
            );
            EXECUTE format('DROP TRIGGER IF EXISTS log_is_not_emptied ON %I', guarded);
            EXECUTE format(
                'CREATE TRIGGER log_is_not_emptied BEFORE TRUNCATE ON %I '
                'FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite_the_log()', guarded
            );
        END IF;
    END LOOP;
END
$guard$;
