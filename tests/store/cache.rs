//! A cached table always agrees with its log, even if another process has added to the log.

use std::sync::Barrier;
use std::thread;

use tanto::store::Head;

use crate::prelude::*;

crate::on_both_databases!(
    a_hand_is_seen_by_the_other_service_at_once,
    parallel_copies_are_executed_once,
    the_cache_returns_only_the_requested_head,
    a_failed_transaction_does_not_affect_others,
);

fn a_hand_is_seen_by_the_other_service_at_once(place: &Place) {
    for cache_bytes in [CACHE_BYTES, 0] {
        let both = two_services(place, cache_bytes);
        let id = create(&both[0], &format!("create {cache_bytes}"), &tarot());
        let mut count = 0;
        for turn in 0..50_u32 {
            let (one, other) = if turn % 2 == 0 { (&both[0], &both[1]) } else { (&both[1], &both[0]) };
            let taker = NAMES[usize::try_from(turn * 7 % 4).unwrap()];
            let hand = garde(taker, 20 + i64::from(turn));
            let key = format!("turn {turn}");
            let command = match turn % 10 {
                3 | 8 => amend(turn % count + 1, &hand),
                6 => void(turn % count + 1),
                _ => TableCommand::enter(sent(&hand)),
            };
            let receipt = execute(one, id, &key, command).unwrap();
            count = receipt.table.history.hands.count();
            assert_eq!(receipt.version, i64::from(turn) + 2);
            let loaded = other.load(id).unwrap();
            assert_same(&loaded, &receipt.table);
            assert_fresh(&loaded, &one.store, id);
        }
        assert_eq!(count, 30);
    }
    check_store(&Store::open_for_reading(&place.url()).unwrap()).unwrap();
}

/// Two threads send each command at once, each to another service. All of them create the table.
fn parallel_copies_are_executed_once(place: &Place) {
    const PAIRS: usize = 8;
    const HANDS: usize = 10;
    let both = two_services(place, CACHE_BYTES);
    let start = Barrier::new(2 * PAIRS);
    let write = |service: &Service, pair: usize| {
        start.wait();
        let created = service.create(node(&tarot()), &meta("secret")).unwrap();
        let hands = (0..HANDS).map(|hand| {
            let key = format!("{pair}/{hand}");
            let receipt = enter(service, created.id, &key, &garde("Bo", 40)).unwrap();
            assert!(receipt.table.version() >= receipt.version);
            (receipt.version, key, receipt.repeated)
        });
        (created.id, hands.collect::<Vec<_>>())
    };
    let written: Vec<_> = thread::scope(|scope| {
        let spawn = |writer: usize| {
            let (write, service) = (&write, &both[writer % 2]);
            scope.spawn(move || write(service, writer / 2))
        };
        let writers: Vec<_> = (0..2 * PAIRS).map(spawn).collect();
        writers.into_iter().map(|writer| writer.join().unwrap()).collect()
    });
    let store = &both[0].store;
    let id = store.all_table_ids().unwrap()[0];
    assert_eq!((store.all_table_ids().unwrap().len(), store.all_club_ids().unwrap().len()), (1, 1));
    assert!(written.iter().all(|(created, _)| *created == id));

    let entries = store.entries(id).unwrap();
    assert_eq!(check_chain(&entries), Ok(()));
    // A reader of the log must not be able to get the owner's links with a key from it.
    assert!(!entries[0].key.contains("secret"));
    assert_eq!(entries.len(), 1 + PAIRS * HANDS);
    let mut answers: Vec<_> = written.into_iter().flat_map(|(_, hands)| hands).collect();
    answers.sort();
    for (entry, answers) in entries[1..].iter().zip(answers.chunks(2)) {
        assert_eq!(answers, [false, true].map(|repeated| (entry.seq, entry.key.clone(), repeated)));
    }
    for service in &both {
        assert_fresh(&service.load(id).unwrap(), store, id);
    }
    check_store(store).unwrap();
}

fn the_cache_returns_only_the_requested_head(place: &Place) {
    let both = two_services(place, CACHE_BYTES);
    let (store, device) = (&both[0].store, device(&both[0].store));
    let created =
        both[0].create(node(&tarot()), &CommandMeta { device: Some(device.clone()), ..meta("create") }).unwrap();
    let (id, [.., (_, spectator)]) = (created.id, created.links.unwrap());
    // An access includes the head of the log at the moment at which the role is read.
    let head = || {
        let by_link = store.resolve_token(spectator.as_str()).unwrap().unwrap();
        let by_device = store.access_of(&device, id).unwrap().unwrap();
        assert_eq!((by_link.role, by_device.role), (Role::Spectator, Role::Owner));
        assert_eq!((by_device.id, &by_device.head), (id, &by_link.head));
        by_link.head
    };
    let is_cached = |head: &Head| both.iter().any(|service| service.cached(id, head).is_some());
    let mut heads = vec![head()];
    for hand in 0..6 {
        let (writer, reader) = (&both[hand % 2], &both[(hand + 1) % 2]);
        enter(writer, id, &format!("hand {hand}"), &garde("Ana", 50)).unwrap();
        heads.push(head());
        for (service, head) in both.iter().flat_map(|service| heads.iter().map(move |head| (service, head))) {
            assert!(service.cached(id, head).is_none_or(|table| table.head == *head), "hand {hand}");
        }
        // The service that wrote the hand has the table in its cache, and so does one that has read it since.
        assert!(writer.cached(id, &head()).is_some());
        reader.load(id).unwrap();
        assert_fresh(&reader.cached(id, &head()).unwrap(), store, id);
        assert!(!heads[..heads.len() - 1].iter().any(is_cached));
        // The version alone is not enough: the hashes must match, too. Another club has other names.
        assert!(!is_cached(&Head { hash: heads[0].hash.clone(), ..head() }));
        assert!(!is_cached(&Head { club: heads[0].hash.clone(), ..head() }));
    }
    let nowhere: TableId = "0123456789abc".parse().unwrap();
    assert!(both[0].cached(nowhere, &head()).is_none());
    assert!(both[0].load(nowhere).is_err());
}

/// Others enter hands meanwhile, at the same table and at another one.
fn a_failed_transaction_does_not_affect_others(place: &Place) {
    const HANDS: usize = 25;
    let service = service(place);
    let ids = ["one", "other"].map(|key| create(&service, key, &tarot()));
    let fail = |id: TableId, key: &str| {
        let version = service.load(id).unwrap().version();
        let changes = [version, version - 1].map(|version| {
            let event = ("hand_entered", "{}".to_owned(), summary(version));
            next(&service.store, id, version, origin(key, "", NOON), event).unwrap()
        });
        let failed = service.store.commit_blocking(changes.into());
        assert_eq!(failed.map_err(|error| error.kind()), Err(ErrorKind::Conflict));
    };
    let succeed = |id: TableId, key: &str| {
        let receipt = enter(&service, id, key, &garde("Bo", 40)).unwrap();
        assert!(!receipt.repeated);
        let place = usize::try_from(receipt.version).unwrap() - 1;
        assert_eq!(service.store.entries(id).unwrap()[place].key, key);
    };
    thread::scope(|scope| {
        for writer in 0..6 {
            let (fail, succeed, id) = (&fail, &succeed, ids[writer % 2]);
            scope.spawn(move || {
                for key in (0..HANDS).map(|hand| format!("{writer}/{hand}")) {
                    if writer < 2 { fail(id, &key) } else { succeed(id, &key) }
                }
            });
        }
    });
    for id in ids {
        assert_eq!(service.store.entries(id).unwrap().len(), 1 + 2 * HANDS);
        assert_fresh(&service.load(id).unwrap(), &service.store, id);
    }
    check_store(&service.store).unwrap();
}

#[test]
fn a_refused_command_leaves_the_cache_unchanged() {
    let place = Place::sqlite();
    let service = service(&place);
    let id = create(&service, "create", &tarot());
    for hand in 0..3 {
        enter(&service, id, &format!("hand {hand}"), &garde("Ana", 50)).unwrap();
    }
    let head = service.load(id).unwrap().head.clone();
    let halves = json!({"taker": "Ana", "bid": "garde", "bouts": 2, "points": "45.5"});
    let cases = [
        (TableCommand::enter(sent(&garde("Zoë", 50))), Refused::invalid(4, "taker", "field-player-unknown")),
        (TableCommand::enter(sent(&halves)), Refused::invalid(4, "points", "tarot-error-points-whole")),
        (amend(2, &garde("Bo", 92)), Refused::invalid(2, "points", "tarot-error-points-range")),
        (amend(7, &garde("Bo", 50)), Refused::Missing),
        (void(4), Refused::Missing),
        (TableCommand::Reopen, Refused::invalid(0, "", "table-not-closed")),
        (rename(0, "Bo"), Refused::invalid(0, "name", "person-taken")),
    ];
    for (command, expected) in cases {
        assert_eq!(execute(&service, id, "refused", command).err(), Some(expected));
        assert_fresh(&service.load(id).unwrap(), &service.store, id);
    }
    let late = CommandMeta { expected_version: Some(2), ..meta("late") };
    let conflict = service.execute_blocking(id, &late, &void(1));
    assert!(matches!(conflict, Err(CommandError::Conflict(4))));
    assert_eq!(execute(&service, id, "hand 1", TableCommand::Close).err(), Some(Refused::KeyReused));

    // A preview changes nothing either.
    let amend = amend(1, &garde("Bo", 60));
    let (now, then) = service.preview(id, &meta("preview"), &amend).map_err(Refused::from).unwrap();
    assert_eq!((now.version(), then.table.version()), (4, 5));
    assert_fresh(&now, &service.store, id);
    assert_fresh(&service.cached(id, &head).unwrap(), &service.store, id);
    let amended = execute(&service, id, "amend", amend).unwrap();
    assert_eq!(format!("{:?}", amended.table.replay.hands()), format!("{:?}", then.table.replay.hands()));
    assert_fresh(&amended.table, &service.store, id);
}

#[test]
fn the_cache_stays_within_its_limit() {
    const LIMIT: usize = 100_000;
    let place = Place::sqlite();
    let service = Service::new(place.open(), LIMIT);
    let ids: Vec<TableId> = (0..200).map(|at| create(&service, &format!("table {at}"), &tarot())).collect();
    let sizes = ids.iter().map(|id| {
        enter(&service, *id, "hand", &garde("Ana", 50)).unwrap();
        service.cached_bytes()
    });
    let most = sizes.max().unwrap();
    assert!(most <= LIMIT && most > LIMIT / 2, "{most}");
    // A table that is no longer cached is read again, and is the same.
    for id in ids.iter().step_by(37) {
        assert_fresh(&service.load(*id).unwrap(), &service.store, *id);
    }
}

/// If the cache admitted every table, each would evict the one that is needed next.
#[test]
fn most_loads_hit_a_cache_that_is_too_small() {
    const TABLES: usize = 40;
    let place = Place::sqlite();
    let service = Service::new(place.open(), 300_000);
    let create = |at| {
        let id = create(&service, &format!("table {at}"), &tarot());
        (id, fresh(&service.store, id).head)
    };
    let tables: Vec<(TableId, Head)> = (0..TABLES).map(create).collect();
    let is_missed = |(id, head): &(TableId, Head)| {
        let is_cached = service.cached(*id, head).is_some();
        service.load(*id).unwrap();
        !is_cached
    };
    let missed = (0..10 * TABLES).filter(|turn| is_missed(&tables[turn % TABLES])).count();
    assert!((100..180).contains(&missed), "{missed}");
    // A table that is used repeatedly is admitted.
    for table in &tables {
        assert!((0..9).any(|_| !is_missed(table)));
    }
}

#[test]
fn one_table_that_is_larger_than_the_cache_is_kept() {
    let place = Place::sqlite();
    let service = Service::new(place.open(), 1024);
    let tables = ["first", "second"].map(|key| create(&service, key, &tarot()));
    let is_cached = |id| service.cached(id, &fresh_head(&service.store, id)).is_some();
    for loaded in tables {
        service.load(loaded).unwrap();
        assert_eq!(tables.map(is_cached), tables.map(|id| id == loaded));
    }
    assert!((1024..64 * 1024).contains(&service.cached_bytes()), "{}", service.cached_bytes());
}

/// The end of a table's log.
fn fresh_head(store: &Store, id: TableId) -> Head {
    store.read_log(id, |log| Ok::<_, StoreError>(log.head.clone())).unwrap().unwrap()
}
