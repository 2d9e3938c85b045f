//! Database files that are removed, replaced, shared or limited while a server runs.

use std::os::unix::fs::{MetadataExt, PermissionsExt};

use crate::prelude::*;

/// A name for what happens to the files, and the function that does it.
type Way = (&'static str, fn(&Folder));

#[test]
fn a_server_without_its_database_saves_nothing_and_stops() {
    let ways: [Way; 3] = [
        ("removed", |folder| {
            for end in ["", "-wal", "-shm"] {
                fs::remove_file(folder.path(&format!("tanto.db{end}"))).unwrap();
            }
        }),
        ("log removed", |folder| fs::remove_file(folder.path("tanto.db-wal")).unwrap()),
        ("replaced", |folder| {
            let copy = folder.run(&["backup", "copies"]).well();
            fs::rename(folder.path(copy.trim()), folder.path("tanto.db")).unwrap();
        }),
    ];
    for (way, spoil) in ways {
        let folder = Folder::new();
        let log = folder.path("server.log");
        let server = folder.serve_into(&[], Some(&log));
        let scorer = server.open_table("scorer");
        server.enter(&scorer, "before").unwrap();
        spoil(&folder);
        let refused = server.enter(&scorer, "after").unwrap_err();
        assert!([0, 503].contains(&refused), "{way}: {refused}");
        assert_eq!(server.ended(), Some(74), "{way}");
        let log = fs::read_to_string(log).unwrap();
        let line = log.lines().last().unwrap();
        assert!(line.starts_with("tanto.db: ") && line.contains("removed or replaced"), "{way}: {log}");
        if way == "replaced" {
            // The server uses the backup as it was made, and ignores the write-ahead log of the replaced file.
            let server = folder.serve(&[]);
            server.enter(&scorer, "before").unwrap();
            assert_eq!(server.stop(Signal::TERM).0, Some(0));
            assert!(folder.run(&["verify"]).well().starts_with("tables: 1, entries: 2"));
        }
    }
}

#[test]
fn the_lock_cannot_be_bypassed() {
    let (folder, server) = Folder::serving(&[]);
    let scorer = server.open_table("scorer");
    fs::remove_file(folder.path("tanto.db.lock")).unwrap();
    until("the lock", || folder.path("tanto.db.lock").exists());
    assert!(folder.run(&["serve", "--listen", "127.0.0.1:0"]).failed(75).contains("tanto.db"));
    server.enter(&scorer, "after").unwrap();
    let (status, took) = server.stop(Signal::INT);
    assert!(status == Some(0) && took < Duration::from_secs(1), "{status:?} after {took:?} without connections");
    drop(folder.serve(&[]));

    fs::hard_link(folder.path("tanto.db"), folder.path("other.db")).unwrap();
    let line = folder.run(&["serve", "--listen", "127.0.0.1:0"]).failed(78);
    assert!(line.contains("hard link"), "{line}");
}

#[test]
fn files_are_readable_only_by_their_owner() {
    let (folder, server) = Folder::serving(&[]);
    server.open_table("scorer");
    let copy = folder.run(&["backup", "copies"]).well();
    let export = folder.run(&["export", "--all", "clubs"]).well();
    drop(server);
    folder.run(&["restore", copy.trim(), "--database-url", "sqlite:again.db"]).well();
    for name in ["tanto.db", "tanto.db-wal", "tanto.db.lock", "again.db", copy.trim(), export.trim()] {
        let found = fs::metadata(folder.path(name)).unwrap();
        assert_eq!(found.mode() & 0o777, 0o600, "{name}");
    }
    assert_eq!(fs::metadata(folder.path("copies")).unwrap().permissions().mode() & 0o777, 0o700);
}

#[test]
fn backups_of_the_same_second_have_different_names() {
    let folder = Folder::new();
    drop(folder.serve(&[]));
    let backups: Vec<_> = (0..4).map(|_| folder.command(&["backup", "copies"])).collect();
    let running: Vec<_> = backups.into_iter().map(|mut backup| backup.spawn().unwrap()).collect();
    for mut backup in running {
        assert!(backup.wait().unwrap().success());
    }
    let names: Vec<_> = fs::read_dir(folder.path("copies")).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(names.len(), 4, "{names:?}");
    assert!(!names.iter().any(|name| name.to_str().unwrap().contains("part")), "{names:?}");
}

#[test]
fn a_file_size_limit_stops_the_server() {
    let folder = Folder::new();
    // `ulimit -f` counts in blocks of half a KiB.
    let server = folder.serve_limited("-f 800", &[]);
    let (saved, refused) = server.enter_until_refused(&server.open_table("scorer"));
    assert_eq!(refused, 503);
    assert_eq!(server.ended(), Some(74));
    // Every acknowledged hand is there.
    assert!(folder.run(&["verify"]).well().starts_with(&format!("tables: 1, entries: {}", saved + 1)));
}

#[test]
fn malformed_requests_are_not_logged() {
    let folder = Folder::new();
    let log = folder.path("server.log");
    let server = folder.serve_into(&[], Some(&log));
    for _ in 0..20 {
        assert_eq!(status(&server.send(b"\x16\x03\x01 this is no request\r\n\r\n")), 400);
    }
    server.stop(Signal::TERM);
    assert_eq!(fs::read_to_string(log).unwrap(), "");
}
