//! Database files that are removed, replaced, shared or limited while a server runs.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};

use rustix::process::Signal;

use crate::program::{Folder, TAROT, token, until};

/// A name for what happens to the files, and the function that does it.
type Way = (&'static str, fn(&Folder));

#[test]
fn a_server_whose_database_is_gone_saves_nothing_and_stops() {
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
        let scorer = token(&server.post("/api/v1/tables", TAROT), "scorer");
        assert!(server.enter(&scorer, "before").starts_with("HTTP/1.1 201"));
        spoil(&folder);
        let told = server.enter(&scorer, "after");
        assert!(told.is_empty() || told.starts_with("HTTP/1.1 503"), "{way}: {told}");
        assert_eq!(server.ended(), Some(74), "{way}");
        let log = fs::read_to_string(log).unwrap();
        let line = log.lines().last().unwrap();
        assert!(line.starts_with("tanto.db: ") && line.contains("removed or replaced"), "{way}: {log}");
        if way == "replaced" {
            // The server uses the backup as it was made, and ignores the write-ahead log of the replaced file.
            let server = folder.serve(&[]);
            assert!(server.enter(&scorer, "before").starts_with("HTTP/1.1 201"));
            assert_eq!(server.stop(Signal::TERM).0, Some(0));
            assert!(folder.run(&["verify"]).well().starts_with("1 tables, 2 entries"));
        }
    }
}

#[test]
fn nobody_gets_past_the_lock() {
    let (folder, server) = Folder::serving(&[]);
    let scorer = token(&server.post("/api/v1/tables", TAROT), "scorer");
    fs::remove_file(folder.path("tanto.db.lock")).unwrap();
    until("the lock", || folder.path("tanto.db.lock").exists());
    folder.run(&["serve", "--listen", "127.0.0.1:0"]).failed(75);
    assert!(server.enter(&scorer, "after").starts_with("HTTP/1.1 201"));
    drop(server);

    fs::hard_link(folder.path("tanto.db"), folder.path("other.db")).unwrap();
    let line = folder.run(&["serve", "--listen", "127.0.0.1:0"]).failed(78);
    assert!(line.contains("hard link"), "{line}");
}

#[test]
fn files_are_for_their_owner_alone() {
    let (folder, server) = Folder::serving(&[]);
    server.post("/api/v1/tables", TAROT);
    let copy = folder.run(&["backup", "copies"]).well();
    drop(server);
    folder.run(&["restore", copy.trim(), "--database-url", "sqlite:again.db"]).well();
    for name in ["tanto.db", "tanto.db-wal", "tanto.db.lock", "again.db", copy.trim()] {
        let found = fs::metadata(folder.path(name)).unwrap();
        assert_eq!(found.mode() & 0o777, 0o600, "{name}");
    }
    assert_eq!(fs::metadata(folder.path("copies")).unwrap().permissions().mode() & 0o777, 0o700);
}

#[test]
fn backups_of_one_second_stand_side_by_side() {
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
    let server = folder.serve_with_largest_file(400);
    let scorer = token(&server.post("/api/v1/tables", TAROT), "scorer");
    let mut saved = 0;
    let told = loop {
        let told = server.enter(&scorer, &format!("hand {saved}"));
        if !told.starts_with("HTTP/1.1 201") {
            break told;
        }
        saved += 1;
        assert!(saved < 1000, "the file was let grow");
    };
    assert!(told.starts_with("HTTP/1.1 503"), "{told}");
    assert_eq!(server.ended(), Some(74));
    // Every acknowledged hand is there.
    assert!(folder.run(&["verify"]).well().starts_with(&format!("1 tables, {} entries", saved + 1)));
}

#[test]
fn malformed_requests_are_not_logged() {
    let folder = Folder::new();
    let log = folder.path("server.log");
    let server = folder.serve_into(&[], Some(&log));
    for _ in 0..20 {
        let said = server.say(b"\x16\x03\x01 this is no request\r\n\r\n");
        assert!(said.starts_with("HTTP/1.1 400"), "{said}");
    }
    server.stop(Signal::TERM);
    assert_eq!(fs::read_to_string(log).unwrap(), "");
}
