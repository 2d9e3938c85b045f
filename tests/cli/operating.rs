//! Tasks of a person who runs a server for others.

use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::process::Command;

use rustix::process::{Signal, getuid};

use crate::program::{Folder, HAND, Plain, TAROT, database, token};

const FORM: &str = "Content-Type: application/x-www-form-urlencoded\r\nSec-Fetch-Site: same-origin\r\n";

#[test]
fn leaked_links_are_revoked_and_the_owner_gets_a_new_one() {
    let (folder, server) = Folder::serving(&[]);
    let (leaked, other) = (server.post("/api/v1/tables", TAROT), server.post_as("other", "/api/v1/tables", TAROT));
    let status = |token: &str| {
        let (head, _) = server.ask("GET", &format!("/api/v1/tables/{token}"), "", "");
        head.split(' ').nth(1).unwrap().to_owned()
    };
    let id = leaked["id"].as_str().unwrap();
    let said = folder.run(&["revoke-all", "--table", id]).well();
    assert_eq!(said, "revoked 3 links, removed 0 devices, withdrew 0 pictures\n");
    assert_eq!(status(&token(&leaked, "owner")), "404");
    assert_eq!(status(&token(&other, "owner")), "200");
    let said = folder.run(&["table", "recover", id, "--public-url", "https://cards.example"]).well();
    let link = said.trim().strip_prefix("owner https://cards.example/j/").unwrap();
    assert_eq!(status(link), "200");
    // Everybody at the table can see that there is a new owner's link.
    let (_, document) = server.ask("GET", &format!("/api/v1/tables/{link}/export"), "", "");
    assert!(document.contains("\"owner_recovered\""), "{document}");
    let (head, joined) = server.ask("POST", &format!("/j/{link}"), FORM, "label=Ana");
    assert!(head.starts_with("HTTP/1.1 303"), "{head} {joined}");
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap().split(';').next().unwrap();
    let (_, live) = server.ask("GET", &format!("/t/{id}"), &format!("Cookie: {cookie}\r\n"), "");
    assert!(live.contains("The person who runs this server created a new owner’s link"), "{live}");
    folder.run(&["verify"]).well();

    let said = folder.run(&["revoke-all"]).well();
    assert!(said.starts_with("revoked "), "{said}");
    for token in [token(&other, "owner").as_str(), link] {
        assert_eq!(status(token), "404");
    }
    folder.run(&["table", "recover", "0123456789abc"]).failed(1);
}

#[test]
fn a_club_that_nobody_can_open_is_opened_again() {
    let (folder, server) = Folder::serving(&[]);
    let made = server.post("/api/v1/clubs", r#"{"name": "Tuesday"}"#);
    let id = made["id"].as_str().unwrap();
    folder.run(&["revoke-all"]).well();
    let said = folder.run(&["club", "recover", &format!("http://tanto.local/c/{id}/people")]).well();
    let first = said.trim().strip_prefix("recovery /r/").unwrap().to_owned();
    // Each recovery link replaces the one before.
    let said = folder.run(&["club", "recover", id, "--public-url", "https://cards.example"]).well();
    let link = said.trim().strip_prefix("recovery https://cards.example/r/").unwrap();
    let use_it = |link: &str| server.ask("POST", &format!("/r/{link}"), FORM, "name=Ana").0;
    assert!(use_it(&first).starts_with("HTTP/1.1 404"));
    let head = use_it(link);
    assert!(head.starts_with("HTTP/1.1 303"), "{head}");
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap().split(';').next().unwrap();
    let (head, home) = server.ask("GET", &format!("/c/{id}"), &format!("Cookie: {cookie}\r\n"), "");
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
    assert!(home.contains("Ana"), "{home}");
    folder.run(&["club", "recover", "0123456789abc"]).failed(1);
}

#[test]
fn maintenance_commands_create_no_database() {
    let folder = Folder::new();
    let deeds: [&[&str]; 3] =
        [&["revoke-all"], &["table", "recover", "0123456789abc"], &["club", "recover", "0123456789abc"]];
    for deed in deeds {
        let line = folder.run(deed).failed(69);
        assert!(line.contains("tanto.db: there is no such database"), "{line}");
        assert!(!folder.path("tanto.db").exists(), "{deed:?}");
    }
}

#[test]
fn all_clubs_are_exported_and_imported() {
    let (folder, server) = Folder::serving(&[]);
    for key in ["one", "other"] {
        server.post_as(key, "/api/v1/tables", TAROT);
    }
    let said = folder.run(&["export", "--all", "clubs"]).well();
    let files: Vec<&str> = said.lines().collect();
    assert_eq!(files.len(), 2, "{said}");
    for file in &files {
        folder.run(&["import", file, "--database-url", "sqlite:there.db"]).well();
    }
    let again = folder.run(&["export", "--all", "again", "--database-url", "sqlite:there.db"]).well();
    let read = |files: &str| {
        let mut all: Vec<String> = files.lines().map(|file| fs::read_to_string(folder.path(file)).unwrap()).collect();
        all.sort();
        all
    };
    assert_eq!(read(&again), read(&said));
    folder.run(&["export", "--all", "clubs"]).failed(74);
}

#[test]
fn backups_are_drilled_and_old_ones_removed() {
    let (folder, server) = Folder::serving(&[]);
    let opened = server.post("/api/v1/tables", TAROT);
    for none in [".", "copies"] {
        assert!(folder.run(&["drill", none]).failed(1).contains("there is no backup yet"));
    }
    let made = folder.run(&["backup", "copies"]).well();
    for name in ["20200131-040000", "20200131-050000", "20200131-050000-2"] {
        fs::copy(folder.path(made.trim()), folder.path(&format!("copies/tanto-{name}.db"))).unwrap();
    }
    fs::write(folder.path("copies/letter.db"), "Dear Bo ".repeat(100)).unwrap();
    server.post(&format!("/api/v1/tables/{}/hands", token(&opened, "scorer")), HAND);
    let said = folder.run(&["backup", "--keep", "copies"]).well();
    let removed: Vec<&str> = said.lines().filter_map(|line| line.strip_prefix("removed copies/")).collect();
    // The newest backup of each day stays: the later one of today's two, and of 2020 the one with the highest number.
    assert_eq!(removed.len(), 3, "{said}");
    assert!(removed.contains(&"tanto-20200131-050000.db"), "{said}");
    assert!(folder.path("copies/letter.db").exists());

    let said = folder.run(&["drill", "copies"]).well();
    assert!(said.starts_with("copies/tanto-2") && said.ends_with("the database continues from it\n"), "{said}");
    folder.run(&["drill", "copies/letter.db"]).failed(65);
}

#[test]
fn metrics_are_served_at_their_address() {
    let (folder, server) = Folder::serving(&[]);
    server.post("/api/v1/tables", TAROT);
    folder.run(&["backup", "copies"]).well();
    let (head, text) = server.ask("GET", "/metrics", "", "");
    assert!(head.starts_with("HTTP/1.1 200") && head.contains("x-request-id: "), "{head}");
    for line in ["tanto_tables 1", "tanto_panics_total 0", "tanto_backup_age_seconds "] {
        assert!(text.contains(&format!("\n{line}")), "{line} is not in\n{text}");
    }
    for name in ["commit_seconds", "write_wait_seconds", "wal_bytes", "disk_free_bytes", "http_request_seconds_bucket"]
    {
        assert!(text.contains(&format!("\ntanto_{name}")), "{name} is not in\n{text}");
    }
    let (head, _) = server.ask("GET", "/metrics", "X-Forwarded-For: 203.0.113.9\r\n", "");
    assert!(head.starts_with("HTTP/1.1 404"), "{head}");
    drop(server);

    let apart = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let server = folder.serve(&["--metrics-listen", &apart]);
    assert!(server.ask("GET", "/metrics", "", "").0.starts_with("HTTP/1.1 404"));
    let (head, text) = Plain(apart).ask_at("localhost", "GET", "/metrics", "", "");
    assert!(head.starts_with("HTTP/1.1 200") && text.contains("tanto_tables 1"), "{head}");
    assert_eq!(server.stop(Signal::TERM).0, Some(0));
}

#[test]
fn alerts_and_dashboard_use_existing_metrics() {
    let (folder, server) = Folder::serving(&[]);
    folder.run(&["backup", "copies"]).well();
    let (_, told) = server.ask("GET", "/metrics", "", "");
    let known = |name: &str| told.contains(&format!("\n{name} ")) || told.contains(&format!("\n{name}{{"));
    for file in ["alerts.yml", "dashboard.json"] {
        let text = fs::read_to_string(format!("{}/operating/{file}", env!("CARGO_MANIFEST_DIR"))).unwrap();
        let words = text.split(|letter: char| !letter.is_ascii_lowercase() && letter != '_');
        let asked: Vec<&str> = words.filter(|word| word.starts_with("tanto_")).collect();
        assert!(asked.len() > 8, "{file}");
        for name in asked {
            assert!(known(name), "{file} asks for {name}, which is not in\n{told}");
        }
    }
}

#[test]
fn a_database_on_a_read_only_disk_is_verified() {
    let (folder, server) = Folder::serving(&[]);
    server.post("/api/v1/tables", TAROT);
    assert_eq!(server.stop(Signal::TERM).0, Some(0));
    let program = folder.path("program");
    fs::hard_link(env!("CARGO_BIN_EXE_tanto"), &program)
        .or_else(|_| fs::copy(env!("CARGO_BIN_EXE_tanto"), &program).map(drop))
        .unwrap();
    fs::set_permissions(folder.path("tanto.db"), fs::Permissions::from_mode(0o444)).unwrap();
    fs::set_permissions(folder.path(""), fs::Permissions::from_mode(0o555)).unwrap();
    // Root can write to read-only folders, so the program runs as another user.
    let mut command = if getuid().is_root() {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=65534", "--regid=65534", "--clear-groups"]).arg(&program);
        command
    } else {
        Command::new(&program)
    };
    command.current_dir(folder.path("")).args(["verify", "--database-url", "sqlite:tanto.db"]);
    let verified = command.output().unwrap();
    fs::set_permissions(folder.path(""), fs::Permissions::from_mode(0o755)).unwrap();
    assert!(verified.status.success(), "{verified:?}");
    assert!(verified.stdout.starts_with(b"1 tables, 1 entries"), "{verified:?}");
}

#[test]
fn the_service_makes_no_new_database_where_one_is_gone() {
    let folder = Folder::new();
    let unit = include_str!("../../operating/tanto.service");
    let before =
        unit.lines().find_map(|line| line.strip_prefix("ExecStartPre=/bin/sh -c '")).unwrap().trim_end_matches('\'');
    let starts = || {
        let looked = Command::new("sh").args(["-c", before]).current_dir(folder.path("")).output().unwrap();
        (looked.status.code(), String::from_utf8(looked.stderr).unwrap())
    };
    assert_eq!(starts(), (Some(0), String::new()), "the first time");
    drop(folder.serve(&["--database-url", &database(&folder.path("tanto.db"))]));
    assert_eq!(starts(), (Some(0), String::new()), "again");
    std::fs::remove_file(folder.path("tanto.db")).unwrap();
    let (status, says) = starts();
    assert!(status == Some(74) && says.contains("restore a backup"), "{status:?} {says}");
}

#[test]
fn the_service_comes_back_however_long_its_database_was_away() {
    let folder = Folder::new();
    let unit = include_str!("../../operating/tanto.service");
    let away = folder.run(&["serve", "--database-url", "postgres://127.0.0.1:1/tanto"]);
    assert_eq!(away.status, 69, "{}", away.complained);
    let stays = unit.lines().find_map(|line| line.strip_prefix("RestartPreventExitStatus=")).unwrap();
    assert!(unit.contains("\nRestart=always\n") && stays == "75 78");
    // Without this systemd gives up after five starts within ten seconds.
    let (head, _) = unit.split_once("[Service]").unwrap();
    assert!(head.contains("\nStartLimitIntervalSec=0\n"));
}

#[test]
fn the_package_installs_what_the_service_needs() {
    let folder = Folder::new();
    // A stub replaces `cargo`, because the program was built with the tests. Only the packaging is tested.
    fs::create_dir_all(folder.path("target/release")).unwrap();
    let built = folder.path("target/release/tanto");
    fs::hard_link(env!("CARGO_BIN_EXE_tanto"), &built)
        .or_else(|_| fs::copy(env!("CARGO_BIN_EXE_tanto"), &built).map(drop))
        .unwrap();
    fs::write(folder.path("cargo"), "#!/bin/sh\necho \"$@\" >&2\n").unwrap();
    fs::set_permissions(folder.path("cargo"), fs::Permissions::from_mode(0o755)).unwrap();
    let path = format!("{}:{}", folder.path("").display(), std::env::var("PATH").unwrap());
    let package = |arguments: &[&str]| {
        let mut command = folder.alone(Command::new(concat!(env!("CARGO_MANIFEST_DIR"), "/operating/package")));
        command.args(arguments).env("PATH", &path).env("CARGO_TARGET_DIR", folder.path("target"));
        let made = command.env("DPKG_DEB_COMPRESSOR_TYPE", "none").output().unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let package = String::from_utf8(made.stdout).unwrap();
        package.split('\'').nth(3).unwrap().to_owned()
    };
    let told = |arguments: &[&str]| {
        let said = Command::new("dpkg-deb").args(arguments).output().unwrap();
        assert!(said.status.success(), "{said:?}");
        String::from_utf8(said.stdout).unwrap()
    };
    let made = package(&[]);
    let depends = told(&["--field", &made, "Depends"]);
    let always = "), libgcc-s1, adduser, default-dbus-system-bus | dbus-system-bus";
    assert!(depends.starts_with("libc6 (>= 2.") && depends.ends_with(&format!("{always}\n")), "{depends}");
    assert!(told(&["--field", &made, "Installed-Size"]).trim().parse::<u32>().unwrap() > 1_000);
    assert_eq!(told(&["--field", &made, "Version"]).trim(), env!("CARGO_PKG_VERSION"));
    let files = told(&["--contents", &made]);
    for file in
        ["bin/tanto", "sbin/tantoctl", "lib/systemd/system/tanto.service", "share/doc/tanto/operating/README.md"]
    {
        assert!(files.contains(&format!(" ./usr/{file}\n")), "{file} is not in\n{files}");
    }
    // The package does not contain the settings file, so an upgrade does not touch changed settings.
    assert!(!files.contains("etc/default") && told(&["--info", &made, "postinst"]).contains(" /etc/default/tanto"));
    let depends = told(&["--field", &package(&["--features", "postgres-tls"]), "Depends"]);
    assert!(depends.ends_with(&format!("{always}, libssl3t64 | libssl3\n")), "{depends}");
}
