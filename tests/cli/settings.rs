//! Invalid settings and wrong usage.

use std::fs;
use std::net::TcpListener;

use crate::program::Folder;

#[test]
fn wrong_usage_has_its_own_status() {
    let folder = Folder::new();
    let wrong = [
        &["deal"][..],
        &["--colour"],
        &["serve", "--listen"],
        &["export"],
        &["import"],
        &["backup"],
        &["restore"],
        &["score", "a", "b"],
        &["serve", "--create-limit", "0"],
        &["--listen", "127.0.0.1:0", "score"],
    ];
    for arguments in wrong {
        let line = folder.run(arguments).failed(64);
        assert!(line.contains("--help"), "{line}");
    }
}

#[test]
fn help_is_no_failure() {
    let folder = Folder::new();
    let help = folder.run(&["--help"]).well();
    for word in ["serve", "score", "export", "import", "verify", "backup", "restore", "drill", "revoke-all", "doctor"] {
        assert!(help.contains(word), "{word} is not in\n{help}");
    }
    let serve = folder.run(&["serve", "--help"]).well();
    for word in ["TANTO_LISTEN", "TANTO_DATABASE_URL", "TANTO_PUBLIC_URL", "sqlite:tanto.db", "0.0.0.0:8080"] {
        assert!(serve.contains(word), "{word} is not in\n{serve}");
    }
    assert_eq!(folder.run(&["--version"]).well(), concat!("tanto ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn invalid_settings_are_refused() {
    let folder = Folder::new();
    let serve = |setting: &str, value: &str| folder.run(&["serve", setting, value]);
    for url in ["tanto.db", "mysql://x", "sqlite:", "sqlite::memory:"] {
        serve("--database-url", url).failed(78);
    }
    for url in ["cards.example", "ftp://cards.example", "https://", "https://a@b", "https://cards.example/tanto"] {
        serve("--public-url", url).failed(78);
    }
    for address in ["", "8080", "127.0.0.1", "127.0.0.1:99999"] {
        serve("--listen", address).failed(78);
    }
    assert_eq!(folder.command(&["serve"]).env("TANTO_LISTEN", "nowhere").output().unwrap().status.code(), Some(78));
    serve("--database-url", "postgres://nobody@127.0.0.1:1/nothing").failed(69);
    serve("--database-url", "sqlite:no/such/folder/t.db").failed(74);
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let line = serve("--listen", &taken.local_addr().unwrap().to_string()).failed(74);
    assert!(line.contains("another port"), "{line}");
    fs::write(folder.path("letter.txt"), "Dear Bo, the cards are on the table. ".repeat(30)).unwrap();
    serve("--database-url", "sqlite:letter.txt").failed(65);
}

#[test]
fn there_is_nothing_to_read_without_a_database() {
    let folder = Folder::new();
    for arguments in [&["export", "0123456789abc"][..], &["verify"], &["backup", "copies"]] {
        assert!(folder.run(arguments).failed(69).contains("tanto.db"));
    }
    assert_eq!(fs::read_dir(folder.path("")).unwrap().count(), 0);
}

#[test]
fn the_doctor_reports_problems() {
    let folder = Folder::new();
    let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let before = folder.run(&["doctor", "--listen", &free]).well();
    assert!(before.lines().any(|line| line.starts_with("warn database: ")), "{before}");
    drop(folder.serve(&[]));
    let after = folder.run(&["doctor", "--listen", &free, "--public-url", "https://cards.example"]).well();
    for line in ["ok   tanto: ", "ok   SQLite: ", "ok   journal mode: wal", "ok   disk: ", "ok   address: "] {
        assert!(after.contains(line), "{line} is not in\n{after}");
    }
    // The doctor recognises the running server at its address.
    let server = folder.serve(&[]);
    let beside = folder.run(&["doctor", "--listen", &server.address]).well();
    assert!(beside.contains("the server that is running answers there"), "{beside}");
    drop(server);
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let bad = folder.run(&["doctor", "--listen", &taken.local_addr().unwrap().to_string()]);
    assert_eq!(bad.status, 78);
    assert!(bad.said.contains("red  address: "), "{}", bad.said);
}
