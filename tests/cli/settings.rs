//! Invalid settings and wrong usage.

use std::net::TcpListener;

use crate::prelude::*;

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
fn help_names_commands_and_settings() {
    let folder = Folder::new();
    let help = folder.run(&["--help"]).well();
    for word in ["serve", "score", "export", "import", "verify", "backup", "restore", "drill", "revoke-all", "doctor"] {
        assert!(help.contains(word), "{word} is not in\n{help}");
    }
    let serve = folder.run(&["serve", "--help"]).well();
    for word in
        ["TANTO_LISTEN", "TANTO_DATABASE_URL", "TANTO_PUBLIC_URL", "TANTO_TLS_CERT", "TANTO_TLS_KEY", "0.0.0.0:8080"]
    {
        assert!(serve.contains(word), "{word} is not in\n{serve}");
    }
    // Without the address, a command that prints links prints only their paths: nobody has requested anything.
    for command in [&["import"][..], &["table", "recover"], &["club", "recover"]] {
        let help = folder.run(&[command, &["--help"]].concat()).well();
        let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(help.contains("without it, only their paths are printed") && !help.contains("requested"), "{help}");
    }
    assert_eq!(folder.run(&["--version"]).well(), concat!("tanto ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn invalid_settings_are_refused() {
    let folder = Folder::new();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    fs::write(folder.path("letter.txt"), "Dear Bo, the cards are on the table. ".repeat(30)).unwrap();
    for (setting, values, status) in [
        ("--database-url", &["tanto.db", "mysql://x", "sqlite:", "sqlite::memory:"][..], 78),
        ("--database-url", &["postgres://user@127.0.0.1:1/missing"], 69),
        ("--database-url", &["sqlite:no/such/folder/t.db"], 74),
        ("--database-url", &["sqlite:letter.txt"], 65),
        ("--public-url", &["cards.example", "ftp://cards.example", "https://"], 78),
        ("--public-url", &["https://a@b", "https://cards.example/tanto"], 78),
        ("--listen", &["", "8080", "127.0.0.1", "127.0.0.1:99999"], 78),
        ("--listen", &[&taken.local_addr().unwrap().to_string()], 74),
    ] {
        for value in values {
            folder.run(&["serve", setting, value]).failed(status);
        }
    }
    assert_eq!(folder.command(&["serve"]).env("TANTO_LISTEN", "nowhere").output().unwrap().status.code(), Some(78));
}

#[test]
fn only_a_server_and_an_import_create_a_database() {
    let folder = Folder::new();
    for arguments in [
        &["export", "0123456789abc"][..],
        &["verify"],
        &["rebuild"],
        &["backup", "copies"],
        &["revoke-all"],
        &["table", "recover", "0123456789abc"],
        &["club", "recover", "0123456789abc"],
    ] {
        let line = folder.run(arguments).failed(69);
        assert!(line.contains("tanto.db: there is no such database"), "{line}");
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
    assert!(bad.stdout.contains("red  address: "), "{}", bad.stdout);
}
