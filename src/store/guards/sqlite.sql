-- The logs are never updated and never deleted. Triggers are not portable, so they stand here and not in migrations/.
CREATE TRIGGER IF NOT EXISTS log_keeps_entries BEFORE UPDATE ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is never updated');
END;
CREATE TRIGGER IF NOT EXISTS log_loses_nothing BEFORE DELETE ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is never deleted');
END;
CREATE TRIGGER IF NOT EXISTS club_log_keeps_entries BEFORE UPDATE ON club_log
BEGIN
    SELECT RAISE(ABORT, 'the log is never updated');
END;
CREATE TRIGGER IF NOT EXISTS club_log_loses_nothing BEFORE DELETE ON club_log
BEGIN
    SELECT RAISE(ABORT, 'the log is never deleted');
END;
