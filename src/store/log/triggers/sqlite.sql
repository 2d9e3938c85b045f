-- Events are never updated and never deleted. Triggers are not portable, so they are here and not in migrations/.
CREATE TRIGGER IF NOT EXISTS events_are_not_updated BEFORE UPDATE ON events
BEGIN
    SELECT RAISE(ABORT, 'events are never updated');
END;
CREATE TRIGGER IF NOT EXISTS events_are_not_deleted BEFORE DELETE ON events
BEGIN
    SELECT RAISE(ABORT, 'events are never deleted');
END;
