//! Export, import, verify, backup and restore.

use crate::prelude::*;

/// A server with a table of one hand, and the table's links.
fn evening() -> (Folder, Server, Value) {
    let (folder, server) = Folder::serving(&[]);
    let opened = server.post("/api/v1/tables", TAROT);
    server.enter(&token(&opened, "scorer"), "hand").unwrap();
    (folder, server, opened)
}

/// Exports a table or a club by each of its names, and imports it into another database and beside the running server.
/// Returns the document, and the spectators' token of the second import.
fn exported_and_imported(
    folder: &Folder,
    server: &Server,
    opened: &Value,
    (kind, page): (&str, &str),
    sum: &str,
) -> (String, String) {
    let command: &[&str] = if kind == "club" { &["export", "--club"] } else { &["export"] };
    let export = |name: &str, more: &[&str]| folder.run(&[command, &[name], more].concat());
    let id = opened["id"].as_str().unwrap();
    let exported = export(id, &[]).well();
    let page = format!("http://{}/{}/{id}/{page}", server.address, &kind[..1]);
    for name in [opened["links"]["spectator"].as_str().unwrap(), &token(opened, "owner"), &page] {
        assert_eq!(export(name, &[]).well(), exported, "{name}");
    }
    export("0123456789abc", &[]).failed(1);

    fs::write(folder.path("document.json"), &exported).unwrap();
    assert_eq!(folder.run(&["verify", "document.json"]).well(), sum);
    let there = database(&folder.path("there.db"));
    let import = ["import", "document.json", "--database-url", &there, "--public-url", "https://cards.example"];
    let printed = folder.run(&import).well();
    let lines: Vec<(&str, &str)> = printed.lines().map(|line| line.split_once(' ').unwrap()).collect();
    assert_eq!(lines.iter().map(|(name, _)| *name).collect::<Vec<_>>(), [kind, "owner", "scorer", "spectator"]);
    assert!(lines[1..].iter().all(|(_, link)| link.starts_with("https://cards.example/j/")), "{printed}");
    for name in [lines[0].1, lines[3].1] {
        assert_eq!(export(name, &["--database-url", &there]).well(), exported);
    }
    assert_eq!(folder.run(&["verify", "--database-url", &there]).well(), sum);

    // An editor may have put a byte order mark at the start.
    let marked = format!("\u{FEFF}{exported}");
    assert_eq!(folder.feed(&["verify", "-"], marked.as_bytes()).well(), sum);
    let elsewhere = database(&folder.path("elsewhere.db"));
    folder.feed(&["import", "-", "--database-url", &elsewhere], marked.as_bytes()).well();

    // An import also works beside a running server, which serves the result at once. A club that is here already is named
    // first.
    let printed = folder.feed(&["import", "-"], exported.as_bytes()).well();
    let known = format!("this club is already here as club {id}; this is another copy\n");
    assert_eq!(printed.starts_with(&known), kind == "club", "{printed}");
    (exported, printed.lines().last().unwrap().strip_prefix("spectator /j/").unwrap().to_owned())
}

#[test]
fn a_table_is_exported_and_imported() {
    let (folder, server, opened) = evening();
    let well = "tables: 1, entries: 2, hands: 1; all is well\n";
    let (_, spectator) = exported_and_imported(&folder, &server, &opened, ("table", "sheet?by=score"), well);
    assert_eq!(server.table(&spectator)["version"], 2);
    assert_eq!(folder.run(&["verify"]).well(), "tables: 2, entries: 4, hands: 2; all is well\n");
}

/// A server with a club that has played an evening, and the club's links.
fn club() -> (Folder, Server, Value) {
    let (folder, server) = Folder::serving(&[]);
    let club = server.post("/api/v1/clubs", "{}");
    let tables = format!("/api/v1/clubs/{}/tables", token(&club, "owner"));
    server.post(
        &tables,
        &TAROT.replace("\"players\"", "\"played_for\":{\"currency\":\"EUR\",\"rate\":\"0.10\"},\"players\""),
    );
    server.post(&format!("{tables}/1/hands"), HAND);
    let (head, body) = server.ask("POST", &format!("{tables}/1/close"), "Idempotency-Key: end\r\n", "");
    assert_eq!(status(&head), 200, "{body}");
    (folder, server, club)
}

#[test]
fn a_club_is_exported_and_imported() {
    let (folder, server, club) = club();
    let well = "tables: 1, entries: 3, hands: 1; all is well\n";
    let (exported, spectator) = exported_and_imported(&folder, &server, &club, ("club", "season/tarot?year=all"), well);
    assert!(exported.starts_with("{\n\"format\": \"tanto-club/1\",\n"), "{exported}");
    let (_, ledger) = server.ask("GET", &format!("/api/v1/clubs/{spectator}/ledger"), "", "");
    assert!(ledger.contains("\"1\":\"19.80\""), "{ledger}");
    let id = club["id"].as_str().unwrap();
    let csv = folder.run(&["export", "--club", id, "--format", "csv"]).well();
    assert!(csv.ends_with(",1,tarot,1,Dag,defender,garde,made,-66,points\r\n"), "{csv}");
    assert!(folder.run(&["export", "--club", id, "--format", "beancount"]).well().contains("Assets:P-4"));
    let two_names = ["export", id, "--club", id];
    let (of_table, unknown) = (["export", id, "--format", "csv"], ["export", "--club", id, "--format", "pdf"]);
    for wrong in [&["export"][..], &two_names, &of_table, &unknown] {
        folder.run(wrong).failed(64);
    }

    let tampered = exported.replace(r#"\"points\":\"49\""#, r#"\"points\":\"50\""#);
    assert!(folder.feed(&["verify", "-"], tampered.as_bytes()).failed(65).starts_with("table 1, entry 2: "));
    let there = database(&folder.path("there.db"));
    folder.feed(&["import", "-", "--database-url", &there], tampered.as_bytes()).failed(65);
    folder.feed(&["import", "-", "--database-url", &there], &exported.as_bytes()[..exported.len() / 2]).failed(1);
    assert_eq!(folder.run(&["verify", "--database-url", &there]).well(), well);
}

#[test]
fn verify_names_a_tampered_entry() {
    let (folder, server, opened) = evening();
    let id = opened["id"].as_str().unwrap();
    let exported = folder.run(&["export", id]).well();
    let tampered = exported.replace(r#"\"points\":\"49\""#, r#"\"points\":\"50\""#);
    assert_ne!(tampered, exported);
    for document in [&tampered, &exported.replace("\"49\"", "\"50\"")] {
        fs::write(folder.path("tampered.json"), document).unwrap();
        let line = folder.run(&["verify", "tampered.json"]).failed(65);
        assert!(line.starts_with("entry 2: "), "{line}");
        folder.run(&["import", "tampered.json"]).failed(65);
    }
    folder.feed(&["verify", "-"], b"{").failed(65);
    folder.feed(&["verify", "-"], TAROT.replace("Bo", "Ana").as_bytes()).failed(65);
    folder.feed(&["import", "-"], b"{").failed(1);
    folder.feed(&["import", "-"], TAROT.replace("Bo", "Ana").as_bytes()).failed(1);
    drop(server);

    let file = folder.path("tanto.db");
    let sql = "DROP TRIGGER events_are_not_updated; UPDATE events SET body = replace(body, '49', '50') WHERE seq = 2";
    execute(&file, sql);
    let line = folder.run(&["verify"]).failed(65);
    assert!(line.starts_with(&format!("table {id}, entry 2: ")), "{line}");
    folder.run(&["backup", "copies"]).failed(65);
    assert_eq!(fs::read_dir(folder.path("copies")).unwrap().count(), 0);
}

#[test]
fn rows_are_computed_again_beside_a_running_server_unless_they_are_newer() {
    let (folder, server, opened) = evening();
    execute(&folder.path("tanto.db"), "UPDATE tables SET hands = 9");
    let line = folder.run(&["verify"]).failed(65);
    assert!(line.contains("run tanto rebuild"), "{line}");
    assert_eq!(folder.run(&["rebuild"]).well(), "tables computed from their logs: 1\n");
    folder.run(&["verify"]).well();
    server.enter(&token(&opened, "scorer"), "later").unwrap();
    folder.run(&["verify"]).well();
    execute(&folder.path("tanto.db"), "INSERT INTO __diesel_schema_migrations (version) VALUES ('29991231235959')");
    assert!(folder.run(&["verify"]).failed(78).contains("newer"));
}

/// Changes the database without the program.
fn execute(file: &std::path::Path, sql: &str) {
    use diesel::connection::{Connection, SimpleConnection};
    let mut connection = diesel::SqliteConnection::establish(&file.display().to_string()).unwrap();
    connection.batch_execute(&format!("PRAGMA busy_timeout = 5000; {sql}")).unwrap();
}

#[test]
fn a_backup_of_a_running_server_is_restored() {
    let (folder, server, opened) = evening();
    let printed = folder.run(&["backup", "copies"]).well();
    let file = printed.trim_end();
    assert!(file.starts_with("copies/tanto-20") && file.contains(".db"), "{file}");
    assert_eq!(fs::read_dir(folder.path("copies")).unwrap().count(), 1);

    assert!(folder.run(&["restore", file]).failed(75).contains("tanto.db"));
    drop(server);
    folder.run(&["restore", file]).failed(64);
    let there = database(&folder.path("there.db"));
    let restored = folder.run(&["restore", file, "--database-url", &there]).well();
    assert!(restored.contains("tables: 1, entries: 2, hands: 1"), "{restored}");
    let link = opened["links"]["owner"].as_str().unwrap();
    let exported = folder.run(&["export", link]).well();
    assert_eq!(folder.run(&["export", link, "--database-url", &there]).well(), exported);

    fs::write(folder.path("nonsense.db"), "not a backup ".repeat(100)).unwrap();
    folder.run(&["restore", "nonsense.db", "--database-url", "sqlite:third.db"]).failed(65);
    folder.run(&["restore", "nothing.db", "--database-url", "sqlite:third.db"]).failed(69);
    assert!(!folder.path("third.db").exists());
}
