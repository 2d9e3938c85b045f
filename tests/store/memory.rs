//! A cached table always agrees with its log, even if another process has added to the log.

use std::thread;

use serde_json::json;
use tanto::command::CommandError;
use tanto::service::{Service, check_store};
use tanto::store::{ErrorKind, Head, TableId, check_chain};
use tanto::table::{CommandMeta, EventKind, Expected, HandChange, Rejection, TableCommand, fingerprint};

use crate::evening::{NOON, next, origin, standing};
use crate::place::Place;
use crate::scene::{
    MEMORY, Refused, amend, assert_fresh, assert_same, create, enter, fresh, garde, node, rename, say, tarot, void,
};

crate::on_both_databases!(
    a_hand_is_seen_by_the_other_service_at_once,
    nothing_is_lost_or_doubled_between_threads,
    the_cache_returns_only_the_requested_head,
    a_refused_command_leaves_the_cache_unchanged,
    a_failed_transaction_does_not_affect_others,
    impossible_rule_changes_leave_the_cache_unchanged,
    the_cache_stays_within_its_limit,
    a_preview_changes_nothing,
    a_key_is_known_after_a_restart,
    one_of_several_parallel_copies_is_written,
    a_repeated_opening_returns_the_same_table,
    one_of_several_parallel_openings_creates_a_table,
);

/// Two services with caches of their own, like those of two processes. Only one server can have a `SQLite` file, so there
/// the second store is opened beside it.
fn two(place: &Place, remembered: usize) -> [Service; 2] {
    let one = Service::new(place.open(), remembered);
    let other = match place {
        Place::Sqlite { .. } => {
            let beside = tanto::store::Store::open_beside(&place.url()).unwrap();
            Service::new(beside, remembered)
        }
        Place::Postgres { .. } => Service::new(place.open(), remembered),
    };
    [one, other]
}

fn a_hand_is_seen_by_the_other_service_at_once(place: &Place) {
    for remembered in [MEMORY, 0] {
        let both = two(place, remembered);
        let id = create(&both[0], &format!("make {remembered}"), &tarot());
        let mut count = 0_u32;
        for turn in 0..50_u32 {
            let one = &both[usize::try_from(turn % 2).unwrap()];
            let other = &both[usize::try_from((turn + 1) % 2).unwrap()];
            let taker = ["Ana", "Bo", "Chloé", "Dag"][usize::try_from(turn * 7 % 4).unwrap()];
            let told = garde(taker, 20 + i64::from(turn));
            let key = format!("turn {turn}");
            let receipt = match turn % 10 {
                3 | 8 => amend(one, id, &key, turn % count + 1, &told).unwrap(),
                6 => void(one, id, &key, turn % count + 1).unwrap(),
                _ => enter(one, id, &key, &told).unwrap(),
            };
            count = receipt.table.history.hands().count();
            assert_eq!(receipt.version, i64::from(turn) + 2);
            let loaded = other.load(id).ok().unwrap();
            assert_eq!(loaded.head, receipt.table.head);
            assert_same(&loaded, &receipt.table);
            assert_fresh(&loaded, &one.store, id);
        }
        assert_eq!(count, 30);
    }
    check_store(&tanto::store::Store::open_for_reading(&place.url()).unwrap()).unwrap();
}

fn nothing_is_lost_or_doubled_between_threads(place: &Place) {
    const WRITERS: usize = 8;
    const HANDS: usize = 10;
    let both = two(place, MEMORY);
    let id = create(&both[0], "make", &tarot());
    let mut versions: Vec<(i64, String)> = thread::scope(|scope| {
        let writers: Vec<_> = (0..WRITERS * both.len())
            .map(|writer| {
                let (tables, id) = (&both[writer % both.len()], &id);
                scope.spawn(move || {
                    let said = (0..HANDS).map(|hand| {
                        let key = format!("{writer}/{hand}");
                        let receipt = enter(tables, *id, &key, &garde("Bo", 40)).unwrap();
                        assert!(!receipt.repeated);
                        assert!(receipt.table.version() >= receipt.version);
                        // A repeated command is not executed again.
                        let again = enter(tables, *id, &key, &garde("Bo", 40)).unwrap();
                        assert_eq!((again.version, again.repeated), (receipt.version, true));
                        assert!(tables.load(*id).ok().unwrap().version() >= receipt.version);
                        (receipt.version, key)
                    });
                    said.collect::<Vec<_>>()
                })
            })
            .collect();
        writers.into_iter().flat_map(|writer| writer.join().unwrap()).collect()
    });
    versions.sort();
    let last = i64::try_from(WRITERS * both.len() * HANDS + 1).unwrap();
    assert!(versions.iter().map(|(version, _)| *version).eq(2..=last));
    let entries = both[0].store.entries(id).unwrap();
    assert_eq!(check_chain(&entries), Ok(()));
    let written = entries.iter().skip(1).map(|entry| (entry.seq, entry.key.clone()));
    assert!(written.eq(versions));
    for tables in &both {
        assert_fresh(&tables.load(id).ok().unwrap(), &tables.store, id);
    }
    check_store(&both[0].store).unwrap();
}

fn the_cache_returns_only_the_requested_head(place: &Place) {
    let both = two(place, MEMORY);
    let made = both[0].create(node(&tarot()), &CommandMeta::new("make", String::new(), NOON)).ok().unwrap();
    let (id, spectator) = (made.id, made.links.unwrap().spectator);
    let head = || both[0].store.resolve_token(spectator.as_str()).unwrap().unwrap().head;
    let mut heads = vec![head()];
    for hand in 0..6 {
        enter(&both[hand % 2], id, &format!("hand {hand}"), &garde("Ana", 50)).unwrap();
        heads.push(head());
        for tables in &both {
            for asked in &heads {
                let found = tables.cached(id, asked);
                assert!(found.is_none_or(|table| table.head == *asked), "hand {hand}");
            }
        }
        // The service that wrote the hand has the table in its cache, and so does one that has read it since.
        assert!(both[hand % 2].cached(id, &head()).is_some());
        both[(hand + 1) % 2].load(id).ok().unwrap();
        let table = both[(hand + 1) % 2].cached(id, &head()).unwrap();
        assert_fresh(&table, &both[0].store, id);
        for older in &heads[..heads.len() - 1] {
            assert!(both.iter().all(|tables| tables.cached(id, older).is_none()));
        }
        // The version alone is not enough: the hash must match, too.
        let forged = Head { hash: heads[0].hash.clone(), ..head() };
        assert!(both.iter().all(|tables| tables.cached(id, &forged).is_none()));
    }
    let nowhere: TableId = "0123456789abc".parse().unwrap();
    assert!(both[0].cached(nowhere, &head()).is_none());
    assert!(both[0].load(nowhere).is_err());
}

fn a_refused_command_leaves_the_cache_unchanged(place: &Place) {
    let [tables, _] = two(place, MEMORY);
    let id = create(&tables, "make", &tarot());
    for hand in 0..3 {
        enter(&tables, id, &format!("hand {hand}"), &garde("Ana", 50)).unwrap();
    }
    let head = tables.load(id).ok().unwrap().head.clone();
    let invalid = |hand, field: &str, id| Some(Refused::Invalid(hand, field.to_owned(), id));
    let halves = json!({"taker": "Ana", "bid": "garde", "bouts": 2, "points": "45.5"});
    let cases = [
        (enter(&tables, id, "a", &garde("Zoë", 50)).err(), invalid(4, "taker", "field-player-unknown")),
        (enter(&tables, id, "b", &halves).err(), invalid(4, "points", "tarot-error-points-whole")),
        (amend(&tables, id, "c", 2, &garde("Ana", 92)).err(), invalid(2, "points", "tarot-error-points-range")),
        (amend(&tables, id, "d", 7, &garde("Ana", 50)).err(), Some(Refused::Conflict)),
        (void(&tables, id, "e", 4).err(), Some(Refused::Conflict)),
        (say(&tables, id, "f", TableCommand::Reopen).err(), invalid(4, "", "table-not-closed")),
        (rename(&tables, id, "g", 0, "Bo").err(), invalid(0, "name", "person-taken")),
        // A repeated command is answered again.
        (enter(&tables, id, "hand 1", &garde("Ana", 50)).err(), None),
    ];
    for (refused, expected) in cases {
        assert_eq!(refused, expected);
        assert_same(&tables.load(id).ok().unwrap(), &fresh(&tables.store, id));
    }
    let late = CommandMeta { expected: Expected::version(2), ..CommandMeta::new("i", String::new(), NOON) };
    let conflict = tables.execute_blocking(id, &late, &TableCommand::change(HandChange::Void { number: 1 }));
    assert!(matches!(conflict, Err(Rejection(CommandError::Conflict(4), Some(table))) if table.version() == 4));
    let other = CommandMeta::new("hand 1", fingerprint(EventKind::HandEntered, "other"), NOON);
    assert!(matches!(
        tables.execute_blocking(id, &other, &TableCommand::Close),
        Err(Rejection(CommandError::KeyReused, _))
    ));

    let table = tables.cached(id, &head).unwrap();
    assert_fresh(&table, &tables.store, id);
    let receipt = enter(&tables, id, "next", &garde("Bo", 41)).unwrap();
    assert_eq!(receipt.version, 5);
    assert_fresh(&receipt.table, &tables.store, id);
}

/// Others enter hands meanwhile, at the same table and at another one.
fn a_failed_transaction_does_not_affect_others(place: &Place) {
    const HANDS: usize = 25;
    let [tables, _] = two(place, MEMORY);
    let ids = ["one", "other"].map(|key| create(&tables, key, &tarot()));
    thread::scope(|scope| {
        for writer in 0..6 {
            let (tables, id) = (&tables, &ids[writer % 2]);
            scope.spawn(move || {
                for hand in 0..HANDS {
                    let key = format!("{writer}/{hand}");
                    if writer < 2 {
                        let version = tables.load(*id).ok().unwrap().version();
                        let event = || ("hand_entered", "{}".to_owned(), standing(version));
                        let changes = [version, version - 1]
                            .map(|version| next(&tables.store, *id, version, origin(&key, "", NOON), event()));
                        let changes = changes.into_iter().collect::<Result<Vec<_>, _>>().unwrap();
                        let failed = tables.store.commit_blocking(changes);
                        assert_eq!(failed.map_err(|error| error.kind()), Err(ErrorKind::Conflict));
                    } else {
                        let receipt = enter(tables, *id, &key, &garde("Bo", 40)).unwrap();
                        assert!(!receipt.repeated);
                        assert_eq!(tables.store.entries(*id).unwrap()[place_of(receipt.version)].key, key);
                    }
                }
            });
        }
    });
    for id in &ids {
        assert_eq!(tables.store.entries(*id).unwrap().len(), 1 + 2 * HANDS);
        assert_fresh(&tables.load(*id).ok().unwrap(), &tables.store, *id);
    }
    check_store(&tables.store).unwrap();
}

fn place_of(version: i64) -> usize {
    usize::try_from(version).unwrap() - 1
}

/// The rules announced for the second hand are impossible, so the first hand is refused as a whole.
fn impossible_rule_changes_leave_the_cache_unchanged(place: &Place) {
    let [tables, _] = two(place, MEMORY);
    let document = json!({
        "format": "tanto/1", "game": "bassadewitz", "players": ["Ana", "Bo", "Chloé", "Dag"],
        "rule_changes": [{"from": 2, "rules": {"scoring": "chips"}}],
    });
    let id = create(&tables, "make", &document);
    for key in ["a", "b"] {
        let refused = enter(&tables, id, key, &json!({"hundred": "Bo"})).err();
        assert_eq!(refused, Some(Refused::Invalid(0, "rule_changes.scoring".to_owned(), "rules-unit-kept")));
        let table = tables.load(id).ok().unwrap();
        assert_eq!((table.version(), table.history.hands().count(), table.replay.hands().len()), (1, 0, 0));
        assert_same(&table, &fresh(&tables.store, id));
    }
}

fn the_cache_stays_within_its_limit(place: &Place) {
    for (round, remembered) in [0, 100_000, MEMORY].into_iter().enumerate() {
        let tables = Service::new(place.open(), remembered);
        let ids: Vec<TableId> = (0..200).map(|at| create(&tables, &format!("{round} {at}"), &tarot())).collect();
        let mut most = 0;
        for (at, id) in ids.iter().enumerate() {
            for hand in 0..at % 5 {
                enter(&tables, *id, &format!("hand {hand}"), &garde("Ana", 50)).unwrap();
                most = most.max(tables.cached_bytes());
            }
            let table = tables.load(*id).ok().unwrap();
            assert_eq!(table.history.hands().count(), u32::try_from(at % 5).unwrap());
            most = most.max(tables.cached_bytes());
            assert!(tables.cached_bytes() <= remembered);
            // If the tables do not all fit, a new one may not be cached at once.
            let kept = tables.cached(*id, &table.head).is_some();
            assert!(if remembered == MEMORY { kept } else { remembered > 0 || !kept }, "{at} within {remembered}");
        }
        assert!(most <= remembered && (remembered == 0 || most > 50_000), "{most} of {remembered}");
        let kept: usize = ids.iter().filter(|id| is_remembered(&tables, **id)).count();
        assert!(if remembered == MEMORY { kept == 200 } else { kept < 20 }, "{kept} within {remembered}");
        // A table that is no longer cached is read again, and is the same.
        for id in ids.iter().step_by(37) {
            assert_fresh(&tables.load(*id).ok().unwrap(), &tables.store, *id);
        }
    }
}

fn is_remembered(tables: &Service, id: TableId) -> bool {
    let last = tables.store.entries(id).unwrap().pop().unwrap();
    let club = tables.load_club(tables.club_of(id).unwrap()).ok().unwrap().version;
    tables.cached(id, &Head { version: last.seq, hash: last.hash, club }).is_some()
}

fn a_preview_changes_nothing(place: &Place) {
    let [tables, _] = two(place, MEMORY);
    let id = create(&tables, "make", &tarot());
    enter(&tables, id, "first", &garde("Ana", 50)).unwrap();
    let sent = tanto::table::SentHand::Document(node(&garde("Bo", 60)));
    let again = sent.clone();
    let amend = TableCommand::change(HandChange::Amend { number: 1, hand: sent });
    let previewed = tables.preview(id, &CommandMeta::new("", String::new(), NOON), &amend);
    let (now, then) = previewed.ok().unwrap();
    assert_fresh(&now, &tables.store, id);
    assert_eq!((now.version(), then.version()), (2, 3));
    assert_fresh(&tables.load(id).ok().unwrap(), &tables.store, id);
    let said = say(&tables, id, "amend", TableCommand::change(HandChange::Amend { number: 1, hand: again })).unwrap();
    assert_eq!(format!("{:?}", said.table.replay.hands()), format!("{:?}", then.replay.hands()));
}

fn a_key_is_known_after_a_restart(place: &Place) {
    let [tables, _] = two(place, MEMORY);
    let ids = ["one", "other"].map(|key| create(&tables, key, &tarot()));
    enter(&tables, ids[0], "first", &garde("Ana", 50)).unwrap();
    enter(&tables, ids[0], "second", &garde("Bo", 50)).unwrap();
    drop(tables);
    let tables = Service::new(place.open(), MEMORY);
    let again = enter(&tables, ids[0], "first", &garde("Ana", 50)).unwrap();
    assert_eq!((again.version, again.repeated, again.table.version()), (2, true, 3));
    // Each table has its own keys.
    assert!(!enter(&tables, ids[1], "first", &garde("Ana", 50)).unwrap().repeated);
}

fn one_of_several_parallel_copies_is_written(place: &Place) {
    let both = two(place, MEMORY);
    let id = create(&both[0], "make", &tarot());
    for version in 1..=10 {
        let key = format!("key {version}");
        let answers: Vec<(i64, bool)> = thread::scope(|scope| {
            let copies: Vec<_> = (0..8)
                .map(|copy| {
                    let (tables, key) = (&both[copy % both.len()], &key);
                    scope.spawn(move || {
                        let receipt = enter(tables, id, key, &garde("Bo", 50)).unwrap();
                        (receipt.version, receipt.repeated)
                    })
                })
                .collect();
            copies.into_iter().map(|copy| copy.join().unwrap()).collect()
        });
        assert!(answers.iter().all(|(made, _)| *made == version + 1), "{answers:?}");
        assert_eq!(answers.iter().filter(|(_, repeated)| !repeated).count(), 1);
    }
    assert_eq!(both[0].store.entries(id).unwrap().len(), 11);
}

fn a_repeated_opening_returns_the_same_table(place: &Place) {
    let tables = Service::new(place.open(), MEMORY);
    let open = |document: &serde_json::Value, at| {
        tables.create(node(document), &CommandMeta::new("secret key", String::new(), at))
    };
    let first = open(&tarot(), NOON).unwrap_or_else(|why| panic!("{why:?}"));
    enter(&tables, first.id, "hand 1", &garde("Ana", 50)).unwrap();
    let again = open(&tarot(), NOON).unwrap_or_else(|why| panic!("{why:?}"));
    // The answer is the same as at first.
    assert_eq!((&again.id, again.version, again.repeated), (&first.id, 1, true));
    let store = &tables.store;
    for created in [&first, &again] {
        let owner = &created.links.as_ref().unwrap().owner;
        assert_eq!(store.resolve_token(owner.as_str()).unwrap().unwrap().id, first.id);
    }
    let other = json!({"format": "tanto/1", "game": "burro", "players": ["Ana", "Bo"]});
    assert!(matches!(open(&other, NOON), Err(CommandError::KeyReused)));
    // After ten minutes, a client with the key only learns that there is a table, and gets no links.
    let minute = 60_000;
    for (at, has_links) in [(10 * minute, true), (10 * minute + 1, false)] {
        let later = open(&tarot(), NOON + at).unwrap_or_else(|why| panic!("{why:?}"));
        assert_eq!((later.id, later.links.is_some()), (first.id, has_links));
    }
    assert_eq!(store.all_club_ids().unwrap().len(), 1);
    assert_eq!(store.all_table_ids().unwrap().len(), 1);
    assert_eq!(store.entries(first.id).unwrap().len(), 2, "nothing was added to it");
    // A reader of the log must not be able to get the owner's links with a key from it.
    assert!(!store.entries(first.id).unwrap()[0].key.contains("secret"));
}

fn one_of_several_parallel_openings_creates_a_table(place: &Place) {
    let tables = Service::new(place.open(), MEMORY);
    let start = std::sync::Barrier::new(8);
    let answered: Vec<_> = thread::scope(|scope| {
        let make = || {
            start.wait();
            let made = tables.create(node(&tarot()), &CommandMeta::new("make", String::new(), NOON));
            made.unwrap_or_else(|why| panic!("{why:?}"))
        };
        let calls: Vec<_> = (0..8).map(|_| scope.spawn(make)).collect();
        calls.into_iter().map(|call| call.join().unwrap()).collect()
    });
    let ids = tables.store.all_table_ids().unwrap();
    assert_eq!(ids.len(), 1);
    assert!(answered.iter().all(|made| made.id == ids[0]));
    assert_eq!(answered.iter().filter(|made| !made.repeated).count(), 1);
}
