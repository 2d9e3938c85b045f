//! Tasks of a person who runs a server for others.

use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::Command;

use rustix::process::getuid;

use crate::prelude::*;

const FORM: &str = "Content-Type: application/x-www-form-urlencoded\r\nSec-Fetch-Site: same-origin\r\n";

/// Sends a form, and returns a page as the browser sees it with the cookie that the form has set.
fn page_after(server: &Server, form: &str, inputs: &str, page: &str) -> String {
    let (head, body) = server.ask("POST", form, FORM, inputs);
    assert_eq!(status(&head), 303, "{head} {body}");
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap().split(';').next().unwrap();
    server.ask("GET", page, &format!("Cookie: {cookie}\r\n"), "").1
}

#[test]
fn leaked_links_are_revoked_and_the_owner_gets_a_new_one() {
    let (folder, server) = Folder::serving(&[]);
    let (leaked, other) = (server.post("/api/v1/tables", TAROT), server.post_as("other", "/api/v1/tables", TAROT));
    let status = |token: &str| server.status(&format!("/api/v1/tables/{token}"));
    let id = leaked["id"].as_str().unwrap();
    let revoked = folder.run(&["revoke-all", "--table", id]).well();
    assert_eq!(revoked, "links revoked: 3, devices removed: 0, pictures withdrawn: 0\n");
    assert_eq!([&leaked, &other].map(|opened| status(&token(opened, "owner"))), [404, 200]);
    let recovered = folder.run(&["table", "recover", id, "--public-url", "https://cards.example"]).well();
    let link = recovered.trim().strip_prefix("owner https://cards.example/j/").unwrap();
    // Everybody at the table can see that there is a new owner's link.
    let (_, document) = server.ask("GET", &format!("/api/v1/tables/{link}/export"), "", "");
    assert!(document.contains("\"owner_recovered\""), "{document}");
    let live = page_after(&server, &format!("/j/{link}"), "name=Ana", &format!("/t/{id}"));
    assert!(live.contains("The person who runs this server created a new owner’s link"), "{live}");
    folder.run(&["verify"]).well();

    let revoked = folder.run(&["revoke-all"]).well();
    assert!(revoked.starts_with("links revoked: "), "{revoked}");
    assert_eq!([&token(&other, "owner"), link].map(status), [404, 404]);
    folder.run(&["table", "recover", "0123456789abc"]).failed(1);
}

#[test]
fn a_club_without_devices_is_recovered() {
    let (folder, server) = Folder::serving(&[]);
    let made = server.post("/api/v1/clubs", r#"{"name": "Tuesday"}"#);
    let id = made["id"].as_str().unwrap();
    folder.run(&["revoke-all"]).well();
    let printed = folder.run(&["club", "recover", &format!("http://tanto.local/c/{id}/people")]).well();
    let first = printed.trim().strip_prefix("recovery /r/").unwrap().to_owned();
    // Each recovery link replaces the one before.
    let printed = folder.run(&["club", "recover", id, "--public-url", "https://cards.example"]).well();
    let link = printed.trim().strip_prefix("recovery https://cards.example/r/").unwrap();
    assert_eq!(status(&server.ask("POST", &format!("/r/{first}"), FORM, "name=Ana").0), 404);
    let home = page_after(&server, &format!("/r/{link}"), "name=Ana", &format!("/c/{id}"));
    assert!(home.contains("Ana"), "{home}");
    folder.run(&["club", "recover", "0123456789abc"]).failed(1);
}

#[test]
fn all_clubs_are_exported_and_imported() {
    let (folder, server) = Folder::serving(&[]);
    for key in ["one", "other"] {
        server.post_as(key, "/api/v1/tables", TAROT);
    }
    let printed = folder.run(&["export", "--all", "clubs"]).well();
    let files: Vec<&str> = printed.lines().collect();
    assert_eq!(files.len(), 2, "{printed}");
    for file in &files {
        folder.run(&["import", file, "--database-url", "sqlite://there.db"]).well();
    }
    let again = folder.run(&["export", "--all", "again", "--database-url", "sqlite:there.db"]).well();
    let read = |files: &str| {
        let mut all: Vec<String> = files.lines().map(|file| fs::read_to_string(folder.path(file)).unwrap()).collect();
        all.sort();
        all
    };
    assert_eq!(read(&again), read(&printed));
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
    let others = ["letter.db", "tanto-20261322-154500.db", "tanto-é20261122-15450.db", "tanto-20261122-154500.db.part"];
    let others = others.map(|name| folder.path(&format!("copies/{name}")));
    for file in &others {
        fs::write(file, "Dear Bo ".repeat(100)).unwrap();
    }
    server.post(&format!("/api/v1/tables/{}/hands", token(&opened, "scorer")), HAND);
    let printed = folder.run(&["backup", "--keep", "copies"]).well();
    let removed: Vec<&str> = printed.lines().filter_map(|line| line.strip_prefix("removed copies/")).collect();
    // The newest backup of each day stays: the later one of today's two, and of 2020 the one with the highest number.
    assert_eq!(removed.len(), 3, "{printed}");
    assert!(removed.contains(&"tanto-20200131-050000.db"), "{printed}");
    assert!(others.iter().all(|file| file.exists()));

    let printed = folder.run(&["drill", "copies"]).well();
    assert!(
        printed.starts_with("copies/tanto-2") && printed.ends_with("everything in it is still in the database\n"),
        "{printed}"
    );
    folder.run(&["drill", "copies/letter.db"]).failed(65);
}

#[test]
fn metrics_are_served_at_their_address_and_alerts_use_them() {
    let (folder, server) = Folder::serving(&[]);
    server.open_table("owner");
    folder.run(&["backup", "copies"]).well();
    let (head, text) = server.ask("GET", "/metrics", "", "");
    assert!(status(&head) == 200 && head.contains("x-request-id: "), "{head}");
    for line in ["tanto_tables 1", "tanto_panics_total 0", "tanto_http_request_seconds_bucket"] {
        assert!(text.contains(&format!("\n{line}")), "{line} is not in\n{text}");
    }
    for file in ["alerts.yml", "dashboard.json"] {
        let file_text = fs::read_to_string(format!("{}/operating/{file}", env!("CARGO_MANIFEST_DIR"))).unwrap();
        let words = file_text.split(|letter: char| !letter.is_ascii_lowercase() && letter != '_');
        let names: Vec<&str> = words.filter(|word| word.starts_with("tanto_")).collect();
        assert!(names.len() > 8, "{file}");
        for name in names {
            let is_known = [" ", "{"].iter().any(|end| text.contains(&format!("\n{name}{end}")));
            assert!(is_known, "{file} uses {name}, which is not in\n{text}");
        }
    }
    let (head, _) = server.ask("GET", "/metrics", "X-Forwarded-For: 203.0.113.9\r\n", "");
    assert_eq!(status(&head), 404);
    drop(server);

    let apart = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let server = folder.serve(&["--metrics-listen", &apart]);
    assert_eq!(server.status("/metrics"), 404);
    let (head, text) = ask_at(&apart, "localhost", "GET", "/metrics", "", "");
    assert!(status(&head) == 200 && text.contains("tanto_tables 1"), "{head}");
    assert_eq!(server.stop(Signal::TERM).0, Some(0));
}

impl Folder {
    /// Puts a copy of the program here, which other users may run.
    fn put_program(&self, name: &str) -> PathBuf {
        let program = self.path(name);
        let built = env!("CARGO_BIN_EXE_tanto");
        fs::hard_link(built, &program).or_else(|_| fs::copy(built, &program).map(drop)).unwrap();
        program
    }
}

#[test]
fn a_database_on_a_read_only_disk_is_verified() {
    let (folder, server) = Folder::serving(&[]);
    server.open_table("owner");
    assert_eq!(server.stop(Signal::TERM).0, Some(0));
    let program = folder.put_program("program");
    fs::set_permissions(folder.path("tanto.db"), fs::Permissions::from_mode(0o444)).unwrap();
    fs::set_permissions(folder.path(""), fs::Permissions::from_mode(0o555)).unwrap();
    // Root can write to read-only folders, so the program runs as another user.
    let mut command = Command::new("env");
    if getuid().is_root() {
        command.args(["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]);
    }
    command.arg(&program).args(["verify", "--database-url", "sqlite:tanto.db"]);
    let verified = command.current_dir(folder.path("")).output().unwrap();
    fs::set_permissions(folder.path(""), fs::Permissions::from_mode(0o755)).unwrap();
    assert!(verified.status.success(), "{verified:?}");
    assert!(verified.stdout.starts_with(b"tables: 1, entries: 1"), "{verified:?}");
}

#[test]
fn the_service_does_not_replace_a_lost_database() {
    let folder = Folder::new();
    let unit = include_str!("../../operating/tanto.service");
    let before =
        unit.lines().find_map(|line| line.strip_prefix("ExecStartPre=/bin/sh -c '")).unwrap().trim_end_matches('\'');
    let check = || {
        let checked = Command::new("sh").args(["-c", before]).current_dir(folder.path("")).output().unwrap();
        (checked.status.code(), String::from_utf8(checked.stderr).unwrap())
    };
    assert_eq!(check(), (Some(0), String::new()), "the first time");
    drop(folder.serve(&["--database-url", &database(&folder.path("tanto.db"))]));
    assert_eq!(check(), (Some(0), String::new()), "again");
    fs::remove_file(folder.path("tanto.db")).unwrap();
    let (status, line) = check();
    assert!(status == Some(74) && line.contains("restore a backup"), "{status:?} {line}");
}

#[test]
fn the_package_installs_what_the_service_needs() {
    let folder = Folder::new();
    // A stub replaces `cargo`, because the program was built with the tests. Only the packaging is tested.
    fs::create_dir_all(folder.path("target/release")).unwrap();
    folder.put_program("target/release/tanto");
    fs::write(folder.path("cargo"), "#!/bin/sh\necho \"$@\" >&2\n").unwrap();
    fs::set_permissions(folder.path("cargo"), fs::Permissions::from_mode(0o755)).unwrap();
    let path = format!("{}:{}", folder.path("").display(), std::env::var("PATH").unwrap());
    let package = |arguments: &[&str]| {
        let mut command = folder.in_folder(Command::new(concat!(env!("CARGO_MANIFEST_DIR"), "/operating/package")));
        command.args(arguments).env("PATH", &path).env("CARGO_TARGET_DIR", folder.path("target"));
        let made = command.env("DPKG_DEB_COMPRESSOR_TYPE", "none").output().unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let package = String::from_utf8(made.stdout).unwrap();
        package.split('\'').nth(3).unwrap().to_owned()
    };
    let dpkg = |arguments: &[&str]| {
        let output = Command::new("dpkg-deb").args(arguments).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let made = package(&[]);
    let depends = dpkg(&["--field", &made, "Depends"]);
    let always = "), libgcc-s1, adduser, default-dbus-system-bus | dbus-system-bus";
    assert!(depends.starts_with("libc6 (>= 2.") && depends.ends_with(&format!("{always}\n")), "{depends}");
    assert!(dpkg(&["--field", &made, "Installed-Size"]).trim().parse::<u32>().unwrap() > 1_000);
    assert_eq!(dpkg(&["--field", &made, "Version"]).trim(), env!("CARGO_PKG_VERSION"));
    let files = dpkg(&["--contents", &made]);
    for file in
        ["bin/tanto", "sbin/tantoctl", "lib/systemd/system/tanto.service", "share/doc/tanto/operating/README.md"]
    {
        assert!(files.contains(&format!(" ./usr/{file}\n")), "{file} is not in\n{files}");
    }
    // The package does not contain the settings file, so an upgrade does not touch changed settings.
    assert!(!files.contains("etc/default") && dpkg(&["--info", &made, "postinst"]).contains(" /etc/default/tanto"));
    let depends = dpkg(&["--field", &package(&["--features", "postgres-tls"]), "Depends"]);
    assert!(depends.ends_with(&format!("{always}, libssl3t64 | libssl3\n")), "{depends}");
}
