//! The log cannot be rewritten by accident, and deliberate changes are detected.

use tanto::command::{CommandError, Keys};
use tanto::store::{Created, Entry, ErrorKind, IntegrityError, Store, check_chain, check_chain_after, check_foreign};

use crate::evening::{NOON, append, creation, evening, standing};
use crate::place::Place;

const NUMBER: &str = "it is missing or out of place";
const LINK: &str = "it does not follow on the one before";
const CONTENT: &str = "it is not what was written";

crate::on_both_databases!(
    the_log_is_never_updated_or_deleted,
    dropped_guards_are_restored,
    tampering_is_found_where_it_was_done,
    a_log_keeps_its_bytes_across_databases,
    later_entries_are_checked_against_the_entry_before_them,
    invalid_logs_are_not_imported,
);

fn the_log_is_never_updated_or_deleted(place: &Place) {
    let store = place.open();
    let table = evening(&store, 2);
    let before = store.entries(table).unwrap();
    let mut attempts =
        vec!["UPDATE events SET body = '{}'", "UPDATE events SET at = at", "DELETE FROM events WHERE seq = 3"];
    if matches!(place, Place::Postgres { .. }) {
        attempts.push("TRUNCATE events");
    }
    for attempt in attempts {
        let refusal = place.execute(attempt).unwrap_err().to_string();
        assert!(refusal.contains("events are never"), "{attempt}: {refusal}");
    }
    assert_eq!(store.entries(table).unwrap(), before);
}

fn dropped_guards_are_restored(place: &Place) {
    drop(place.open());
    place.disarm();
    evening(&place.open(), 1);
    assert!(place.execute("UPDATE events SET at = at").is_err());
}

fn tampering_is_found_where_it_was_done(place: &Place) {
    let store = place.open();
    let table = evening(&store, 6);
    place.disarm();
    let tampering = [
        ("UPDATE events SET body = replace(body, '43', '47') WHERE seq = 4", 4, CONTENT),
        ("UPDATE events SET body = replace(body, '47', '43') WHERE seq = 4", 0, CONTENT),
        ("UPDATE events SET at = at + 1 WHERE seq = 7", 7, CONTENT),
        ("UPDATE events SET device = 'x' WHERE seq = 6", 6, CONTENT),
        ("UPDATE events SET hash = replace(hash, 'a', 'b') WHERE seq = 5", 5, CONTENT),
        ("UPDATE events SET kind = 'paid' WHERE seq = 3", 3, CONTENT),
        ("DELETE FROM events WHERE seq = 2", 2, NUMBER),
    ];
    for (sql, entry, what) in tampering {
        place.execute(sql).unwrap();
        let expected = if entry == 0 { Ok(()) } else { Err(IntegrityError::new(entry, what)) };
        assert_eq!(check_chain(&store.entries(table).unwrap()), expected, "{sql}");
    }

    place.execute("DELETE FROM events WHERE seq > 5").unwrap();
    let error = store.entries(table).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Damaged);
    assert!(error.to_string().contains("entry 6"), "{error}");
    assert_eq!(append(&store, table, 7, "on top", 1), Err(ErrorKind::Damaged));
}

fn later_entries_are_checked_against_the_entry_before_them(place: &Place) {
    let store = place.open();
    let entries = store.entries(evening(&store, 5)).unwrap();
    for known in 0..entries.len() {
        let (seq, hash) = (entries[known].seq, &entries[known].hash);
        assert_eq!(check_chain_after(seq, hash, &entries[known + 1..]), Ok(()));
        let Some(next) = entries.get(known + 1) else { continue };
        // An entry is left out, the hash is that of another entry, or an entry is repeated.
        let left_out = entries.get(known + 2).map(|_| Err(IntegrityError::new(seq + 1, NUMBER)));
        assert_eq!(
            check_chain_after(seq, hash, &entries[(known + 2).min(entries.len())..]),
            left_out.unwrap_or(Ok(()))
        );
        let other = Err(IntegrityError::new(seq + 1, LINK));
        assert_eq!(check_chain_after(seq, &next.hash, &entries[known + 1..]), other);
        let twice = Err(IntegrityError::new(seq + 1, NUMBER));
        assert_eq!(check_chain_after(seq, hash, &entries[known..]), twice);
    }
}

/// The log as JSON, as a document contains it.
fn exported(entries: &[Entry]) -> String {
    serde_json::to_string(entries).unwrap()
}

/// Imports a log into a club of its own.
fn take_in(store: &Store, entries: Vec<Entry>) -> Result<Created, CommandError> {
    check_foreign(&entries)?;
    let (changes, created) = creation(entries, None);
    store.commit_blocking(changes)?;
    Ok(created)
}

fn a_log_keeps_its_bytes_across_databases(place: &Place) {
    let elsewhere = match place {
        Place::Sqlite { .. } => Place::postgres(),
        Place::Postgres { .. } => Place::sqlite(),
    };
    let (here, there) = (place.open(), elsewhere.open());
    let table = evening(&here, 5);
    let document = exported(&here.entries(table).unwrap());

    let mut store = &there;
    for next in [&here, &here, &there] {
        let entries: Vec<Entry> = serde_json::from_str(&document).unwrap();
        let created = take_in(store, entries).unwrap();
        assert_eq!(exported(&store.entries(created.id).unwrap()), document);
        let row = store.table(created.id).unwrap().unwrap();
        assert_eq!((row.game.as_str(), row.name.as_str(), row.version), ("tarot", "Samedi", 6));
        assert_eq!((row.created_at, row.standing), (NOON + 5 * 60_000, standing(5)));
        assert_eq!(
            store.resolve_token(created.links.as_ref().unwrap().scorer.as_str()).unwrap().unwrap().id,
            created.id
        );
        // Documents contain no fingerprints, so a command with an imported key never counts as a repetition.
        let keys = Keys::of(&store.entries(created.id).unwrap());
        assert!(matches!(keys.find("hand 5", "45"), Err(CommandError::KeyReused)));

        append(store, created.id, 6, "goes on", 50).unwrap();
        assert_eq!(check_chain(&store.entries(created.id).unwrap()), Ok(()));
        store = next;
    }
    assert_eq!(here.all_table_ids().unwrap().len(), 3);
}

fn invalid_logs_are_not_imported(place: &Place) {
    let store = place.open();
    let entries = store.entries(evening(&store, 3)).unwrap();
    let import = |entries: &[Entry]| match take_in(&store, entries.to_vec()) {
        Ok(created) => Ok(created.version),
        Err(CommandError::Damaged(error)) => Err(error),
        Err(error) => panic!("{error}"),
    };
    assert_eq!(import(&[]), Err(IntegrityError::missing()));
    assert_eq!(import(&entries[1..]), Err(IntegrityError::new(1, NUMBER)));

    let rewritten = |change: fn(&mut Entry)| {
        let mut entries = entries.clone();
        change(&mut entries[3]);
        entries[3].hash = entries[3].computed_hash();
        entries
    };
    assert_eq!(import(&rewritten(|entry| entry.body.push(' '))), Ok(4));
    let impossible = || Err(IntegrityError::new(4, "it cannot come from a tanto log"));
    assert_eq!(import(&rewritten(|entry| entry.body.push('\0'))), impossible());
    assert_eq!(import(&rewritten(|entry| "hand 1".clone_into(&mut entry.key))), impossible());
    assert_eq!(store.all_table_ids().unwrap().len(), 2);
}
