//! Opening databases: which ones are accepted, which are refused, and with what errors.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use diesel::Connection;
use diesel::connection::SimpleConnection;
use diesel::sqlite::SqliteConnection;
use tanto::store::Change;

use crate::prelude::*;

crate::on_both_databases!(
    a_newer_database_is_refused,
    other_processes_may_read_and_write_beside_a_server,
    a_healthy_database_passes_its_checks,
);

/// Tries each way of opening and returns the errors.
fn every_way(place: &Place) -> [Option<ErrorKind>; 4] {
    [Store::open, Store::open_beside, Store::open_existing, Store::open_for_reading]
        .map(|open| refusal(open(&place.url())))
}

fn refusal(opened: Result<Store, StoreError>) -> Option<ErrorKind> {
    let error = opened.err()?;
    assert_eq!(error.to_string().lines().count(), 1, "{error}");
    Some(error.kind())
}

fn a_newer_database_is_refused(place: &Place) {
    drop(place.open());
    place.execute("INSERT INTO __diesel_schema_migrations (version) VALUES ('29991231235959')").unwrap();
    assert_eq!(every_way(place), [Some(ErrorKind::Newer); 4]);
}

fn other_processes_may_read_and_write_beside_a_server(place: &Place) {
    let service = service(place);
    let (server, table) = (&service.store, evening(&service, 1));
    let beside = Store::open_beside(&place.url()).unwrap();
    append(&beside, table, 2, "beside", 50).unwrap();
    append(server, table, 3, "server", 50).unwrap();
    let reader = Store::open_for_reading(&place.url()).unwrap();
    assert_eq!(reader.entries(table).unwrap().len(), 4);
    assert_eq!(reader.commit_blocking(vec![Change::Probe]).unwrap_err().kind(), ErrorKind::Refused);
    assert!(append(&reader, table, 4, "reader", 50).is_err());
}

fn a_healthy_database_passes_its_checks(place: &Place) {
    let service = service(place);
    let store = &service.store;
    evening(&service, 2);
    assert_eq!((store.commit_blocking(vec![Change::Probe]).map(drop), store.database_check()), (Ok(()), Ok(())));
    let facts = Store::facts(&place.url()).unwrap();
    assert_eq!(facts.len(), if matches!(place, Place::Sqlite { .. }) { 4 } else { 8 });
    assert!(facts.iter().all(|fact| fact.safe || fact.name == "fsync"), "{facts:?}");
}

#[test]
fn a_server_that_may_lose_hands_or_is_not_in_utf8_is_refused() {
    let place = Place::postgres();
    let Place::Postgres { server, schema } = &place else { unreachable!() };
    let latin = format!("{}/{schema}", server.rsplit_once('/').unwrap().0);
    let lossy = place.url().replace("&application_name", "%20-ctanto.may_lose_hands%3Doff&application_name");
    let create = format!("CREATE DATABASE {schema} ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0");
    place.execute(&create).unwrap();
    let errors = [lossy, latin].map(|url| Store::open(&url).err().unwrap());
    place.execute(&format!("DROP DATABASE {schema} WITH (FORCE)")).unwrap();
    for (error, reason) in errors.iter().zip(["fsync is off", "is in LATIN1"]) {
        assert_eq!(error.kind(), ErrorKind::Setting);
        assert!(error.to_string().contains(reason), "{error}");
    }
}

#[test]
fn settings_in_the_url_come_last() {
    let place = Place::postgres();
    let shared = place.url().replace("&application_name", "%20-ctanto.session%3Dshared&application_name");
    for (url, expected) in [(place.url(), "the program's own"), (shared, "a pooler's, with limits of time")] {
        assert!(Store::facts(&url).unwrap().iter().any(|fact| fact.value == expected), "{url}");
    }
}

#[test]
fn a_second_server_on_one_file_is_refused() {
    let place = Place::sqlite();
    let server = place.open();
    assert_eq!(every_way(&place), [Some(ErrorKind::InUse), None, None, None]);
    let link = place.file().with_file_name("link.db");
    std::os::unix::fs::symlink(place.file(), &link).unwrap();
    assert_eq!(refusal(Store::open(&format!("sqlite:{}", link.display()))), Some(ErrorKind::InUse));
    drop(server);
    assert_eq!(every_way(&place), [None; 4]);
}

#[test]
fn foreign_and_damaged_files_are_refused() {
    let place = Place::sqlite();
    fs::write(place.file(), "Dear diary, today we played Tresillo.\n".repeat(40)).unwrap();
    assert_eq!(every_way(&place), [Some(ErrorKind::Damaged); 4]);
    fs::remove_file(place.file()).unwrap();
    for foreign in ["CREATE TABLE cookies (host TEXT)", "PRAGMA application_id = 7; DROP TABLE cookies"] {
        place.execute(foreign).unwrap();
        assert_eq!(every_way(&place), [Some(ErrorKind::Damaged); 4], "{foreign}");
    }

    let place = Place::sqlite();
    evening(&service(&place), 30);
    let bytes = fs::read(place.file()).unwrap();
    fs::write(place.file(), &bytes[..bytes.len() / 2]).unwrap();
    assert_eq!(refusal(Store::open(&place.url())), Some(ErrorKind::Damaged));
}

#[test]
fn missing_databases_are_refused() {
    let place = Place::sqlite();
    assert_eq!(refusal(Store::open_for_reading(&place.url())), Some(ErrorKind::Unreachable));
    assert!(!place.file().exists());
    let start = Instant::now();
    let cases = [
        ("sqlite:/nowhere/at/all/t.db", ErrorKind::Io),
        ("t.db", ErrorKind::Setting),
        ("postgres://tanto:secret@127.0.0.1:1/tanto", ErrorKind::Unreachable),
    ];
    for (url, expected) in cases {
        let error = Store::open(url).err().unwrap();
        assert_eq!(error.kind(), expected, "{url}");
        assert!(!error.to_string().contains("secret"), "{error}");
    }
    assert!(start.elapsed() < Duration::from_secs(5));
}

#[test]
fn a_locked_file_is_waited_for() {
    let place = Place::sqlite();
    let service = service(&place);
    let (store, table) = (&service.store, make(&service));
    let mut other = SqliteConnection::establish(&place.file().display().to_string()).unwrap();
    other.batch_execute("BEGIN IMMEDIATE").unwrap();
    thread::scope(|scope| {
        let waiting = scope.spawn(|| append(store, table, 1, "k", 50));
        assert_eq!(store.entries(table).unwrap().len(), 1, "reading is possible meanwhile");
        thread::sleep(Duration::from_millis(500));
        other.batch_execute("ROLLBACK").unwrap();
        assert!(waiting.join().unwrap().is_ok());
    });
}
