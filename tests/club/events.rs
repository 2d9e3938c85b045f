//! Events in the logs of clubs and of tables are read back as they were written, and damaged ones are rejected.

use tanto::command::LogEvent as _;
use tanto::table;

use crate::prelude::*;

/// The other tests read the other kinds back.
#[test]
fn written_events_are_read_back() {
    let mut club = club(&["Ana", "Bo"]);
    let table = table(&mut club, &[1], None);
    for event in [Event::PersonSeated { table, person: PersonId(2) }, Event::Deleted, Event::Restored] {
        apply(&mut club, &event).unwrap();
    }
    assert_eq!(club.people_at(table), [PersonId(1), PersonId(2)]);
}

#[test]
fn damaged_events_are_not_read() {
    let of_clubs = [
        ("founded", "{"),
        ("founded", r#"{"name":"Thursdays"}"#),
        ("founded", r#"{"time_zone":"Europe/Nowhere"}"#),
        ("person_added", r#"{"person":1,"name":"Ana"}"#),
        ("person_merged", r#"{"person":"1","into":"0"}"#),
        ("table_added", r#"{"table":"1","people":["x"]}"#),
        ("posted", r#"{"table":"1","date":"2026-11-22","purse":"EUR","lines":{"1":"0.01"}}"#),
        ("paid", r#"{"payment":"1","from":"1","to":"2","purse":"EUR","amount":"0.001","date":"2026-11-22"}"#),
        ("paid", r#"{"payment":"1","from":"1","to":"2","purse":"EUR","amount":"1","date":"2026-02-30"}"#),
        ("paid", r#"{"payment":"1","from":"1","to":"2","purse":"EUR","amount":"-1","date":"2026-11-22"}"#),
        ("paid", r#"{"payment":"1","from":"1","to":"2","purse":"tarot:points","amount":"1","date":"2026-11-22"}"#),
        ("dreamt", "{}"),
    ];
    for (kind, body) in of_clubs {
        assert_eq!(Event::read(kind, body), None, "{kind} {body}");
    }
    let of_tables = [
        ("hand_entered", "{"),
        ("hand_amended", r#"{"entry":2}"#),
        ("hand_voided", r#"{"entry":"2"}"#),
        ("hand_inserted", r#"{"entry":2,"hand":{}}"#),
        ("paid", r#"{"from":"p1","to":"p2","amount":"much"}"#),
        ("paid", r#"{"from":"Ana","to":"p2","amount":"1"}"#),
        ("seats_changed", r#"{"changes":[{"after":"p5"}]}"#),
        ("dreamt", "{}"),
    ];
    for (kind, body) in of_tables {
        assert_eq!(table::Event::read(kind, body), None, "{kind} {body}");
    }
}
