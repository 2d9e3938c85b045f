//! Each key once, each version once.

use std::sync::Barrier;
use std::thread;

use tanto::store::{AppendError, Appended, Command, Store, TableId, check_chain};

use crate::evening::{
    Answer, Late, NOON, append, command, evening, hand, is_new, keys, made, make, make_with, say, standing,
};
use crate::place::Place;

crate::on_both_databases!(
    what_is_appended_is_read_back,
    a_log_is_read_from_any_entry,
    the_second_to_come_is_told_the_version,
    a_repeated_key_gets_the_first_answer,
    a_key_brings_one_thing_only,
    a_table_that_is_not_there,
    a_repeated_opening_answers_the_same_table,
    of_parallel_appends_one_wins_a_version,
    whoever_takes_what_is_there_never_is_late,
    of_parallel_copies_one_is_written,
    of_parallel_openings_one_is_made,
    listeners_hear_of_changes,
    odd_texts_come_back_as_they_were,
);

const LATE: fn(i64) -> Answer = |head| Err(AppendError::Declined(Late { head }));

fn what_is_appended_is_read_back(place: &Place) {
    let store = place.open();
    let table = evening(&store, 3);
    let entries = store.entries(table).unwrap();
    assert_eq!(entries.len(), 4);
    assert_eq!((entries[3].seq, entries[3].at), (4, NOON + 180_000));
    assert_eq!((entries[3].kind.as_str(), entries[3].body.clone()), ("hand_entered", hand(43)));
    assert_eq!(check_chain(&entries), Ok(()));
    let row = store.table(table).unwrap().unwrap();
    assert_eq!((row.game.as_str(), row.name.as_str(), row.version), ("tarot", "Samedi", 4));
    assert_eq!((row.created_at, row.changed_at, row.standing), (NOON, NOON + 180_000, Some(standing(3))));
    assert_eq!(store.all_table_ids().unwrap(), [table]);

    drop(store);
    assert_eq!(Store::open_for_reading(&place.url()).unwrap().entries(row.id).unwrap(), entries);
}

fn a_log_is_read_from_any_entry(place: &Place) {
    let store = place.open();
    let table = evening(&store, 3);
    let whole = store.entries(table).unwrap();
    for seq in 1..=5 {
        let read = store.read_log::<_, tanto::store::StoreError>(table, |log| {
            Ok((log.version(), log.standing()?, log.entries_from(seq)?))
        });
        let expected = whole.iter().filter(|entry| entry.seq >= seq).cloned().collect();
        assert_eq!(read, Ok(Some((4, Some(standing(3)), expected))), "from {seq}");
    }
}

fn the_second_to_come_is_told_the_version(place: &Place) {
    let store = place.open();
    let table = evening(&store, 2);
    for version in [0, 1, 2, 4, 99] {
        assert_eq!(append(&store, table, version, "late", 50), LATE(3));
    }
    assert_eq!(append(&store, table, 3, "late", 50), Ok(Appended::New(4)));
}

fn a_repeated_key_gets_the_first_answer(place: &Place) {
    let store = place.open();
    let table = evening(&store, 3);
    let before = store.entries(table).unwrap();
    for version in [1, 2, 3, 4, 99] {
        assert_eq!(append(&store, table, version, "hand 2", 42), Ok(Appended::Repeated(3)));
    }
    let undecided = store.append::<(), ()>(table, command("hand 2", "42", NOON), |_| panic!("it was decided before"));
    assert_eq!(undecided, Ok(Appended::Repeated(3)));
    assert_eq!(store.entries(table).unwrap(), before);
    assert_eq!(store.table(table).unwrap().unwrap().version, 4);
}

fn a_key_brings_one_thing_only(place: &Place) {
    let store = place.open();
    let table = evening(&store, 2);
    assert_eq!(append(&store, table, 3, "hand 2", 77), Err(AppendError::KeyReused));
    assert_eq!(append(&store, table, 99, "hand 2", 77), Err(AppendError::KeyReused));
    assert_eq!(store.entries(table).unwrap().len(), 3);
    // Another table's keys are its own.
    let other = make_with(&store, "other", "", None).id;
    assert_eq!(append(&store, other, 1, "hand 2", 77), Ok(Appended::New(2)));
}

fn a_table_that_is_not_there(place: &Place) {
    let store = place.open();
    let nowhere: TableId = "0123456789abc".parse().unwrap();
    assert_eq!(append(&store, nowhere, 1, "k", 50), Err(AppendError::NotFound));
    assert_eq!(store.entries(nowhere), Ok(Vec::new()));
    assert_eq!(store.table(nowhere), Ok(None));
    assert_eq!(store.read_log(nowhere, |log| log.entries_from(1)), Ok(None));
}

fn a_repeated_opening_answers_the_same_table(place: &Place) {
    let store = place.open();
    let first = make_with(&store, "secret key", "tarot", None);
    append(&store, first.id, 1, "hand 1", 50).unwrap();
    let again = make_with(&store, "secret key", "tarot", None);
    assert_eq!((&again.id, again.version, again.repeated), (&first.id, 2, true));
    for created in [&first, &again] {
        let owner = &created.links.as_ref().unwrap().owner;
        assert_eq!(store.resolve_token(owner.as_str()).unwrap().unwrap().table, first.id);
    }
    let other = command("secret key", "burro", NOON);
    assert_eq!(made(&store, &other), Err(AppendError::KeyReused));
    // Later whoever has the key only is told that there is a table, and gets no links.
    let minute = 60_000;
    for (at, is_told) in [(10 * minute, true), (10 * minute + 1, false)] {
        let later = made(&store, &command("secret key", "tarot", NOON + at)).unwrap();
        assert_eq!((later.id, later.links.is_some()), (first.id, is_told));
    }
    assert_eq!(store.all_club_ids().unwrap().len(), 1);
    assert_eq!(store.all_table_ids().unwrap().len(), 1);
    assert_eq!(store.entries(first.id).unwrap().len(), 2, "nothing was added to it");
    // Whoever may read the log must not get the owner's links with the key in it.
    assert!(!store.entries(first.id).unwrap()[0].key.contains("secret"));
}

fn of_parallel_appends_one_wins_a_version(place: &Place) {
    const WRITERS: i64 = 8;
    const HANDS: i64 = 15;
    let store = place.open();
    let table = make(&store);
    let start = Barrier::new(8);
    let wins: i64 = thread::scope(|scope| {
        let writers: Vec<_> = (0..WRITERS)
            .map(|writer| {
                let (store, table, start) = (&store, &table, &start);
                scope.spawn(move || {
                    let mut wins = 0;
                    for version in 1..=HANDS {
                        start.wait();
                        let answer = append(store, *table, version, &format!("{writer}/{version}"), writer);
                        let expected = if is_new(&answer) { Ok(Appended::New(version + 1)) } else { LATE(version + 1) };
                        assert_eq!(answer, expected);
                        wins += i64::from(is_new(&answer));
                    }
                    wins
                })
            })
            .collect();
        writers.into_iter().map(|writer| writer.join().unwrap()).sum()
    });
    assert_eq!(wins, HANDS);
    let entries = store.entries(table).unwrap();
    assert_eq!(entries.len(), 16);
    assert_eq!(check_chain(&entries), Ok(()));
}

/// What is said on top of whatever is there is in the log, each once and at the place that was answered.
fn whoever_takes_what_is_there_never_is_late(place: &Place) {
    const WRITERS: usize = 8;
    const HANDS: usize = 20;
    let store = place.open();
    let table = make(&store);
    let mut answered: Vec<(i64, String)> = thread::scope(|scope| {
        let writers: Vec<_> = (0..WRITERS)
            .map(|writer| {
                let (store, table) = (&store, &table);
                scope.spawn(move || {
                    let said = (0..HANDS).map(|hand| {
                        let key = format!("{writer}/{hand}");
                        let appended = store.append::<i64, ()>(*table, command(&key, "", NOON), |log| {
                            let head = log.read().version();
                            let last = log.read().entries_from(head)?;
                            Ok(log.append(&last[0].hash, "hand_entered", "{}".to_owned(), &standing(head))?.seq)
                        });
                        match appended {
                            Ok(Appended::New(seq)) => (seq, key),
                            other => panic!("{other:?}"),
                        }
                    });
                    said.collect::<Vec<_>>()
                })
            })
            .collect();
        writers.into_iter().flat_map(|writer| writer.join().unwrap()).collect()
    });
    answered.sort();
    let entries = store.entries(table).unwrap();
    let written: Vec<_> = entries.iter().skip(1).map(|entry| (entry.seq, entry.key.clone())).collect();
    assert_eq!(written, answered);
    assert_eq!(written.len(), WRITERS * HANDS);
    assert_eq!(check_chain(&entries), Ok(()));
    let hands = i64::try_from(WRITERS * HANDS).unwrap();
    assert_eq!(store.table(table).unwrap().unwrap().standing, Some(standing(hands)));
}

fn of_parallel_copies_one_is_written(place: &Place) {
    let store = place.open();
    let table = make(&store);
    let start = Barrier::new(8);
    for version in 1..=10 {
        let key = format!("key {version}");
        let answers: Vec<Answer> = thread::scope(|scope| {
            let copy = || {
                start.wait();
                append(&store, table, version, &key, 50)
            };
            let copies: Vec<_> = (0..8).map(|_| scope.spawn(copy)).collect();
            copies.into_iter().map(|copy| copy.join().unwrap()).collect()
        });
        let expected =
            |answer: &Answer| matches!(answer, Ok(Appended::New(seq) | Appended::Repeated(seq)) if *seq == version + 1);
        assert!(answers.iter().all(expected), "{answers:?}");
        assert_eq!(answers.iter().filter(|answer| is_new(answer)).count(), 1);
    }
    assert_eq!(keys(&store.entries(table).unwrap())[1..], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(|n| format!("key {n}")));
}

fn of_parallel_openings_one_is_made(place: &Place) {
    let store = place.open();
    let start = Barrier::new(8);
    let answered: Vec<_> = thread::scope(|scope| {
        let make = || {
            start.wait();
            make_with(&store, "make", "tarot", None)
        };
        let calls: Vec<_> = (0..8).map(|_| scope.spawn(make)).collect();
        calls.into_iter().map(|call| call.join().unwrap()).collect()
    });
    let ids = store.all_table_ids().unwrap();
    assert_eq!(ids.len(), 1);
    assert!(answered.iter().all(|made| made.id == ids[0]));
    assert_eq!(answered.iter().filter(|made| !made.repeated).count(), 1);
}

fn listeners_hear_of_changes(place: &Place) {
    let store = place.open();
    let table = make(&store);
    let mut listener = store.subscribe(table);
    append(&store, table, 1, "a", 50).unwrap();
    assert!(listener.has_changed().unwrap());
    assert_eq!(listener.borrow_and_update().version, 2);
    assert!(append(&store, table, 1, "b", 50).is_err());
    assert_eq!(append(&store, table, 1, "a", 50), Ok(Appended::Repeated(2)));
    assert!(!listener.has_changed().unwrap());
    store.end_subscriptions();
    assert!(listener.has_changed().is_err());
}

fn odd_texts_come_back_as_they_were(place: &Place) {
    let store = place.open();
    let table = make(&store);
    let bodies = ["{}", r#"{"note":"'; DROP TABLE log; -- \u0000 \\ \" 👨‍👩‍👧 שלום %s $1 ?"}"#, "  {\n\t\"a\" : 1.50 }  "];
    for (version, body) in (1..).zip(bodies) {
        let command = Command { at: -1, ..command(&format!("{body} ’"), body, NOON) };
        let standing = tanto::store::Standing { body: body.to_owned(), ..standing(version) };
        say(&store, table, version, command, ("hand_entered", body.to_owned(), standing)).unwrap();
        assert_eq!(store.table(table).unwrap().unwrap().standing.unwrap().body, body);
    }
    let entries = store.entries(table).unwrap();
    assert!(entries.iter().skip(1).map(|entry| entry.body.as_str()).eq(bodies));
    assert_eq!(check_chain(&entries), Ok(()));
}
