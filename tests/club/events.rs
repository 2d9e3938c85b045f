//! Events in a club's log are read back as they were written, and damaged ones are rejected.

use chrono_tz::Tz;

use crate::prelude::*;

#[test]
fn written_events_are_read_back() {
    let (person, into, table) = (PersonId(2), PersonId(1), TableNumber(7));
    let name = || "Chloé".to_owned();
    let change = PersonChange { name: Some(name()), guest: Some(false), left: Some(true) };
    let money = purse("EUR");
    let payment = Payment {
        id: PaymentId(3),
        from: person,
        to: into,
        purse: money,
        amount: 1250,
        note: Some("at last".to_owned()),
        date: today(),
    };
    let events = [
        Event::Founded { name: None, time_zone: Tz::UTC },
        Event::Changed { name: Some("Thursdays".to_owned()), time_zone: Some(Tz::Europe__Oslo) },
        Event::PersonAdded { person, name: name(), guest: true },
        Event::PersonChanged { person, change },
        Event::PersonDeleted { person },
        Event::PersonMerged { person, into },
        Event::MergeUndone { person },
        Event::TableAdded { table, people: vec![into, person], purse: Some(money) },
        Event::PersonSeated { table, person },
        Event::Deleted,
        Event::Restored,
        Event::TableDeleted { table },
        Event::TableRestored { table },
        Event::TableGone { table },
        Event::Paid(payment),
        Event::PaymentWithdrawn { payment: PaymentId(3) },
    ];
    let bare = [
        Event::Changed { name: None, time_zone: None },
        Event::PersonAdded { person, name: name(), guest: false },
        Event::PersonChanged { person, change: PersonChange::default() },
        Event::TableAdded { table, people: Vec::new(), purse: None },
    ];
    for event in events.into_iter().chain(bare) {
        let (kind, body) = event.logged();
        assert_eq!(Event::read(&kind, &body), Some(event));
    }
}

#[test]
fn damaged_events_are_not_read() {
    let damaged = [
        ("founded", "{"),
        ("founded", r#"{"name":"Thursdays"}"#),
        ("founded", r#"{"time_zone":"Europe/Nowhere"}"#),
        ("person_added", r#"{"person":1,"name":"Ana"}"#),
        ("person_added", r#"{"person":"1","name":"Ana","guest":"yes"}"#),
        ("person_merged", r#"{"person":"1","into":"0"}"#),
        ("table_added", r#"{"table":"1","people":["x"]}"#),
        ("posted", r#"{"table":"1","date":"2026-11-22","purse":"EUR","lines":{"1":"0.01"}}"#),
        ("paid", r#"{"payment":"1","from":"1","to":"2","purse":"EUR","amount":"0.001","date":"2026-11-22"}"#),
        ("paid", r#"{"payment":"1","from":"1","to":"2","purse":"EUR","amount":"1","date":"2026-02-30"}"#),
        ("paid", r#"{"payment":"1","from":"1","to":"2","purse":"EUR","amount":"-1","date":"2026-11-22"}"#),
        ("paid", r#"{"payment":"1","from":"1","to":"2","purse":"tarot:points","amount":"1","date":"2026-11-22"}"#),
        ("dreamt", "{}"),
    ];
    for (kind, body) in damaged {
        assert_eq!(Event::read(kind, body), None, "{kind} {body}");
    }
}
