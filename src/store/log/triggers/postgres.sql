-- Events are never updated and never deleted. Triggers are not portable, so they are here and not in migrations/.
-- We create them only if one is missing or disabled: creating them takes a lock that waits for every reader.
DO $guard$
BEGIN
    IF (
        SELECT count(*) FROM pg_trigger
        WHERE tgrelid = 'events'::regclass AND tgname IN ('events_are_not_changed', 'events_are_not_emptied')
        AND tgenabled <> 'D'
    ) = 2 THEN
        RETURN;
    END IF;
    -- Erasing sets tanto.erases for its own transaction.
    CREATE OR REPLACE FUNCTION refuse_to_change_events() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
        IF TG_OP = 'DELETE' AND current_setting('tanto.erases', true) = 'on' THEN
            RETURN OLD;
        END IF;
        RAISE EXCEPTION 'events are never updated or deleted';
    END
    $body$;
    DROP TRIGGER IF EXISTS events_are_not_changed ON events;
    CREATE TRIGGER events_are_not_changed BEFORE UPDATE OR DELETE ON events
    FOR EACH ROW EXECUTE FUNCTION refuse_to_change_events();
    DROP TRIGGER IF EXISTS events_are_not_emptied ON events;
    CREATE TRIGGER events_are_not_emptied BEFORE TRUNCATE ON events
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_events();
END
$guard$;
