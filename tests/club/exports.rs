//! A club's exports: CSV for spreadsheets, and the document that another database imports.

use tanto::club::csv::{Dialect, header, lines, of_table};
use tanto::club::document::{self, ClubDocument};
use tanto::club::{TableUnit, plays};
use tanto::document::Format;
use tanto::store::{Entry, GENESIS, Origin};

use crate::prelude::*;

fn tarot() -> Value {
    json!({"format": "tanto/1", "game": "tarot", "players": ["Ana", "=Bo", "Chloé"], "hands": [
        {"result": "passed"},
        {"taker": "=Bo", "bid": "garde", "bouts": 3, "points": "36.5"},
        {"result": "petit_sec"},
    ], "seat_changes": [{"from": 2, "out": "Chloé", "in": "Dag, \"the\" 4th"}]})
}

#[test]
fn club_csv_has_a_line_per_player_and_hand() {
    let mut club = club(&["Ana", "=Bo", "Chloé", "Dag, \"the\" 4th", "Eve"]);
    let evening = table(&mut club, &[1, 2, 3, 4], None);
    merge(&mut club, PersonId(1), "5").unwrap();
    let (session, replay) = played(&tarot());
    let plays = plays(&replay, replay.parts(&session.hands, Format::Document).unwrap());
    let unit = TableUnit::of(replay.measure());
    let head = "date,table,game,hand,person,role,contract,outcome,amount,unit\r\n";
    let written = "2026-11-22,1,tarot,2,Eve,defender,garde,made,-52,points\r\n\
         2026-11-22,1,tarot,2,'=Bo,taker,garde,made,104,points\r\n\
         2026-11-22,1,tarot,2,\"Dag, \"\"the\"\" 4th\",defender,garde,made,-52,points\r\n";
    let [with_point, with_comma] = [false, true].map(|has_decimal_comma| Dialect::Spreadsheet { has_decimal_comma });
    for (dialect, begins) in [(Dialect::Standard, head), (with_point, &format!("\u{FEFF}{head}"))] {
        assert_eq!(header(dialect), begins, "{dialect:?}");
        assert_eq!(lines(dialect, &club, (evening, NOON), replay.info(), &unit, plays.clone()), written, "{dialect:?}");
    }
    // Where the decimal sign is a comma, cells end with a semicolon, and a comma needs no quotes.
    assert_eq!(header(with_comma), format!("\u{FEFF}{}", head.replace(',', ";")));
    let cash = TableUnit { name: "EUR".to_owned(), digits: 2, is_money: true, lower_wins: false };
    assert_eq!(
        lines(with_comma, &club, (evening, NOON), replay.info(), &cash, plays),
        "2026-11-22;1;tarot;2;Eve;defender;garde;made;-0,52;EUR\r\n\
         2026-11-22;1;tarot;2;'=Bo;taker;garde;made;1,04;EUR\r\n\
         2026-11-22;1;tarot;2;\"Dag, \"\"the\"\" 4th\";defender;garde;made;-0,52;EUR\r\n"
    );
}

#[test]
fn table_csv_has_a_line_per_hand_and_a_column_per_player() {
    let (session, replay) = played(&tarot());
    let parts = replay.parts(&session.hands, Format::Document).unwrap();
    let text = of_table(&replay, &session.hands, &parts, &[NOON, NOON + 1500, NOON + 2000]);
    assert_eq!(
        text,
        "hand,at,dealer,contract,Ana,'=Bo,Chloé,\"Dag, \"\"the\"\" 4th\",note\r\n\
         1,2026-11-22T12:00:00Z,Ana,passed,0,0,0,,\r\n\
         2,2026-11-22T12:00:01.500Z,'=Bo,garde,-52,104,,-52,\r\n\
         3,2026-11-22T12:00:02Z,\"Dag, \"\"the\"\" 4th\",petit_sec,0,0,,0,\r\n"
    );
}

#[test]
fn no_name_is_run_as_a_formula() {
    for name in ["=1+1", "+1", "-1", "@SUM", "＝1+1", "＋1", "－1", "＠SUM"] {
        let document = json!({"format": "tanto/1", "game": "tarot", "players": [name, "Bo", "Chloé"], "hands": []});
        let text = of_table(&played(&document).1, &[], &[], &[]);
        assert!(text.contains(&format!(",'{name},")), "{text}");
    }
}

/// Builds a log from the kinds and bodies of its events.
fn log<Kind: AsRef<str>>(events: impl IntoIterator<Item = (Kind, String)>) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for (seq, (kind, body)) in (1..).zip(events) {
        let previous = entries.last().map_or(GENESIS, |last| &last.hash);
        let origin = Origin { key: &format!("k{seq}"), fingerprint: "", device: None, at: NOON };
        entries.push(Entry::chained(&origin, seq, previous, kind.as_ref(), body));
    }
    entries
}

/// Writes a club document, one table after the other.
fn written(club: &Club, log: &[Entry], tables: &[(TableNumber, DocumentValue)]) -> String {
    let lines = tables.iter().enumerate().map(|(at, (id, table))| document::line(*id, table, at == 0));
    document::beginning(club, log) + &lines.collect::<String>() + &document::end(log)
}

/// Reads a club document with the state after its log.
fn read(text: &str) -> Result<(ClubDocument<'_>, Club), String> {
    let document: ClubDocument<'_> = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let club = document.club().map_err(|error| error.to_string())?;
    Ok((document, club))
}

/// The document of a club with two people and two tables, one of them deleted.
fn document() -> Value {
    let mut club = club(&[]);
    let (name, time_zone) = commands::parse_new_club(None, None).unwrap();
    let mut events = vec![Event::Founded { name, time_zone }];
    for name in ["Ana", "Bo"] {
        events.push(add_person(&mut club, name, name == "Bo").unwrap());
    }
    for _ in 0..2 {
        let number = table(&mut club, &[1, 2], None);
        events.push(Event::TableAdded {
            table: number,
            people: vec![PersonId(1), PersonId(2)],
            purse: None,
            opening: String::new(),
        });
    }
    events.push(execute(&mut club, &ClubCommand::DeleteTable(TableNumber(1))).unwrap());
    let session = DocumentValue::from_json(r#"{"format": "tanto/1", "history": []}"#).unwrap();
    let tables = [(TableNumber(2), session)];
    let log = log(events.iter().map(logged));
    for entry in &log {
        club.record(entry);
    }
    let text = written(&club, &log, &tables);
    let (read, read_club) = read(&text).unwrap();
    let read_tables: Vec<_> =
        read.tables.iter().map(|table| (table.id, DocumentValue::from_json(table.document.get()).unwrap())).collect();
    assert_eq!((&read_club, read_tables.as_slice()), (&club, tables.as_slice()));
    assert_eq!(written(&read_club, &read.log, &read_tables), text, "it is written as it was read");
    serde_json::from_str(&text).unwrap()
}

#[test]
fn a_document_is_read_as_it_was_written() {
    let document = document();
    assert_eq!(document["format"], "tanto-club/1");
    assert_eq!(document["people"][1], json!({"id": "2", "name": "Bo", "guest": true, "left": false}));
    assert_eq!(document["tables"], json!([{"id": "2", "document": {"format": "tanto/1", "history": []}}]));
}

#[test]
fn a_document_that_is_damaged_or_foreign_is_refused() {
    type Change = fn(&mut Value);
    let cases: [(Change, &str); 15] = [
        (|it| it["more"] = json!(1), "unknown field `more`"),
        (|it| it["log"] = json!({}), "expected a sequence"),
        (|it| it["log"] = json!([]), "log, entry 1: it is missing"),
        (|it| it["log"][2]["at"] = json!(1), "log, entry 3: "),
        (|it| it["log"][3]["seq"] = json!("4"), "expected i64"),
        (|it| drop(it["log"].as_array_mut().unwrap().remove(1)), "log, entry 2: "),
        (|it| drop(it["log"].as_array_mut().unwrap().pop()), "the log is cut off"),
        (|it| drop(it.as_object_mut().unwrap().remove("events")), "missing field `events`"),
        (|it| it["events"] = json!(7), "the log is cut off"),
        (|it| it["head"] = it["log"][1]["hash"].clone(), "the log is cut off"),
        (|it| it["people"][0]["name"] = json!("Eve"), "its people are not those of its log"),
        (|it| it["tables"] = json!([]), "its tables are not those of its log"),
        (|it| it["tables"][0]["id"] = json!("1"), "its tables are not those of its log"),
        (|it| it["tables"][0]["id"] = json!(2), "expected a string"),
        (|it| drop(it["tables"][0].as_object_mut().unwrap().remove("document")), "missing field `document`"),
    ];
    for (change, message) in cases {
        let mut damaged = document();
        change(&mut damaged);
        let refused = read(&damaged.to_string()).unwrap_err();
        assert!(refused.contains(message), "{refused}");
    }
}

/// Events that Tanto never writes are refused even when the hashes are correct.
#[test]
fn an_invalid_log_with_correct_hashes_is_refused() {
    let ana = || json!({"person": "1", "name": "Ana"});
    let cases = [
        ("person_added", json!({"person": "2", "name": "ANA"}), "two people of one name"),
        ("person_added", json!({"person": "3", "name": "Bo"}), "a number is left out"),
        ("person_added", json!({"person": "2", "name": " Bo"}), "no name"),
        ("person_added", json!({"person": "2", "name": "Bo\u{202e}"}), "no name"),
        ("person_added", json!({"person": "2", "name": "Bo\u{34f}"}), "no name"),
        ("person_merged", json!({"person": "1", "into": "1"}), "merged with themselves"),
        ("person_merged", json!({"person": "1", "into": "2"}), "merged with an unknown person"),
        ("table_added", json!({"table": "1", "people": ["1", "2"], "opening": ""}), "an unknown person sits there"),
        ("table_deleted", json!({"table": "1"}), "no such table"),
        (
            "paid",
            json!({"payment": "1", "from": "1", "to": "2", "purse": "EUR", "amount": "1.00", "date": "2026-11-22"}),
            "paid to an unknown person",
        ),
        ("payment_withdrawn", json!({"payment": "1"}), "no such payment"),
        ("founded", json!({"time_zone": "UTC"}), "founded twice"),
        ("danced", ana(), "no such event"),
    ];
    for (kind, body, why) in cases {
        let events = [("founded", json!({"time_zone": "UTC"})), ("person_added", ana()), (kind, body)];
        let entries = log(events.map(|(kind, body)| (kind, body.to_string())));
        let refused = read(&written(&club(&["Ana"]), &entries, &[])).unwrap_err();
        assert_eq!(refused, "log, entry 3: it is not a valid event here", "{why}");
    }
}

#[test]
fn a_log_of_impossible_times_or_hidden_notes_is_refused() {
    let (earliest, latest) = (-2_177_452_800_000, 32_472_143_999_999);
    let cases = [
        ("2026-11-22", "for the taxi", NOON, true),
        ("1900-01-01", "for the taxi", earliest, true),
        // The clock of a phone may be a day ahead.
        ("2026-11-23", "for the taxi", NOON, true),
        ("2026-11-24", "for the taxi", NOON, false),
        ("2999-12-31", "for the taxi", NOON, false),
        ("2999-01-02", "for the taxi", latest, true),
        ("1899-12-31", "for the taxi", NOON, false),
        ("3000-01-01", "for the taxi", NOON, false),
        ("-262143-01-01", "for the taxi", NOON, false),
        ("2026-11-22", "for the taxi", earliest - 1, false),
        ("2026-11-22", "for the taxi", latest + 1, false),
        ("2026-11-22", "for the taxi", i64::MIN, false),
        ("2026-11-22", "\u{202E}ixat", NOON, false),
        ("2026-11-22", "\u{3164}", NOON, false),
    ];
    for (date, note, at, is_good) in cases {
        let paid = json!({
            "payment": "1", "from": "1", "to": "2", "purse": "EUR", "amount": "1.00", "note": note, "date": date
        });
        let mut entries = log([
            ("founded", r#"{"time_zone":"Pacific/Kiritimati"}"#.to_owned()),
            ("person_added", r#"{"person":"1","name":"Ana"}"#.to_owned()),
            ("person_added", r#"{"person":"2","name":"Bo"}"#.to_owned()),
            ("paid", paid.to_string()),
        ]);
        let last = entries.last_mut().unwrap();
        last.at = at;
        last.hash = last.computed_hash();
        let refused = read(&written(&club(&["Ana", "Bo"]), &entries, &[])).err();
        assert_eq!(refused.is_none(), is_good, "{date} {note:?} {at}");
        if is_good {
            let day = chrono_tz::TZ_VARIANTS.iter().map(|zone| tanto::club::zone::day(*zone, at));
            assert!(day.into_iter().all(|day| tanto::session::YEARS.contains(&chrono::Datelike::year(&day))));
        }
    }
}
