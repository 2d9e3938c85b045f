//! The log cannot be rewritten by accident, and deliberate changes are detected.

use tanto::command::Keys;
use tanto::store::{GENESIS, Origin, check_chain_after, check_foreign};

use crate::prelude::*;

const NUMBER: &str = "it is missing or out of place";
const LINK: &str = "it does not follow the previous entry";
const CONTENT: &str = "it is not what was written";

crate::on_both_databases!(the_log_is_never_updated_or_deleted, tampering_is_found_where_it_was_done,);

fn the_log_is_never_updated_or_deleted(place: &Place) {
    let service = service(place);
    let (store, table) = (&service.store, evening(&service, 2));
    let before = store.entries(table).unwrap();
    let mut attempts =
        vec!["UPDATE events SET body = '{}'", "UPDATE events SET at = at", "DELETE FROM events WHERE seq = 3"];
    if matches!(place, Place::Postgres { .. }) {
        attempts.push("TRUNCATE events");
    }
    let assert_refused = || {
        for attempt in &attempts {
            let refusal = place.execute(attempt).unwrap_err().to_string();
            assert!(refusal.contains("events are never"), "{attempt}: {refusal}");
        }
    };
    assert_refused();
    assert_eq!(store.entries(table).unwrap(), before);
    drop(service);
    place.disarm();
    // The next start restores dropped triggers.
    assert_eq!(place.open().entries(table).unwrap(), before);
    assert_refused();
}

fn tampering_is_found_where_it_was_done(place: &Place) {
    let service = service(place);
    let (store, table) = (&service.store, evening(&service, 6));
    place.disarm();
    let tampering = [
        ("UPDATE events SET body = replace(body, '43', '47') WHERE seq = 4", 4, CONTENT),
        ("UPDATE events SET body = replace(body, '47', '43') WHERE seq = 4", 0, CONTENT),
        ("UPDATE events SET at = at + 1 WHERE seq = 7", 7, CONTENT),
        ("UPDATE events SET device = 'x' WHERE seq = 6", 6, CONTENT),
        ("UPDATE events SET hash = replace(hash, 'a', 'b') WHERE seq = 5", 5, CONTENT),
        ("UPDATE events SET key = 'x' WHERE seq = 4", 4, CONTENT),
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
    assert_eq!(append(store, table, 7, "on top", 1), Err(ErrorKind::Damaged));
}

/// If this hash changed, every existing log would count as damaged.
#[test]
fn the_hash_of_an_entry_never_changes() {
    let device = DeviceId::of("a phone");
    let origin = Origin { device: Some(&device), ..origin("k2", "", NOON) };
    let entry = Entry::chained(&origin, 2, GENESIS, "hand_entered", r#"{"taker":"Chloé","points":"2.5"}"#.to_owned());
    assert_eq!(entry.hash, "908a42553c73dfb0b37ec596c6fb411761a0fa828dd8b5c8352126ed73b60520");
}

/// The log of a table with this many hands.
fn entries(hands: i64) -> Vec<Entry> {
    let place = Place::sqlite();
    let service = service(&place);
    service.store.entries(evening(&service, hands)).unwrap()
}

#[test]
fn later_entries_are_checked_against_the_entry_before_them() {
    let entries = entries(5);
    for (known, entry) in entries.iter().enumerate() {
        let later = &entries[known + 1..];
        let check = |hash: &str, later: &[Entry]| check_chain_after(entry.seq, hash, later);
        let broken = |what| Err(IntegrityError::new(entry.seq + 1, what));
        assert_eq!(check(&entry.hash, later), Ok(()));
        // An entry is repeated or left out, or the hash is that of another entry.
        assert_eq!(check(&entry.hash, &entries[known..]), broken(NUMBER));
        if let [next, rest @ ..] = later {
            assert_eq!(check(&entry.hash, rest), if rest.is_empty() { Ok(()) } else { broken(NUMBER) });
            assert_eq!(check(&next.hash, later), broken(LINK));
        }
    }
}

#[test]
fn a_log_knows_its_keys() {
    let entries = entries(3);
    let find = |entries: &[Entry], key, fingerprint| {
        Keys::of(entries).find(key, fingerprint).map_err(|error| matches!(error, CommandError::KeyReused))
    };
    for (key, fingerprint, expected) in [
        ("hand 1", "41", Ok(Some(2))),
        ("hand 3", "43", Ok(Some(4))),
        ("hand 3", "44", Err(true)),
        ("hand 4", "44", Ok(None)),
    ] {
        assert_eq!(find(&entries, key, fingerprint), expected, "{key} {fingerprint}");
    }
    // Documents contain no fingerprints, so a command with an imported key never counts as a repetition.
    let imported: Vec<Entry> = serde_json::from_value(serde_json::to_value(&entries).unwrap()).unwrap();
    assert_eq!(find(&imported, "hand 3", "43"), Err(true));
}

#[test]
fn invalid_foreign_logs_are_refused() {
    let entries = entries(3);
    let rewritten = |change: fn(&mut Entry)| {
        let mut entries = entries.clone();
        change(&mut entries[3]);
        entries[3].hash = entries[3].computed_hash();
        entries
    };
    let impossible = Err(IntegrityError::new(4, "it cannot come from a tanto log"));
    let cases = [
        (entries[1..].to_vec(), Err(IntegrityError::new(1, NUMBER))),
        (rewritten(|entry| entry.body.push(' ')), Ok(())),
        (rewritten(|entry| entry.body.push('\0')), impossible.clone()),
        (rewritten(|entry| "hand 1".clone_into(&mut entry.key)), impossible),
    ];
    for (entries, expected) in cases {
        assert_eq!(check_chain(&entries).and_then(|()| check_foreign(&entries)), expected);
    }
}
