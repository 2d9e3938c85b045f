//! Writes a table as a document: its session, and optionally the whole log.

use std::convert::Infallible;

use crate::document::{Choice, Value, name::is_name, value::to_json};
use crate::session::{Person, SeatChange};
use crate::store::Entry;
use crate::table::Table;

/// The session document of a table, with current names. `tanto score` reads it.
pub fn session_document(table: &Table) -> Value {
    let opening = &table.history.opening;
    let people = table.replay.people();
    let text = |text: &str| Value::from(text);
    let first: Vec<Person> = people.all().take(opening.players.len()).collect();
    let dealer = first.get(opening.first_dealer.index()).map_or("", |person| people.name(*person));
    let players = first.iter().map(|person| text(people.name(*person))).collect();
    let changes = table.history.changes();
    let from = |from: u32| ("from", Value::Integer(i64::from(from)));
    let rule_changes: Vec<Value> =
        changes.rules.into_iter().map(|(first, rules)| Value::of([from(first), ("rules", rules.clone())])).collect();
    let seat_changes = table.history.seat_changes().map(|(first, placed)| {
        let named = placed.change.try_map(|_, person| Ok::<_, Infallible>(people.name(*person)));
        let Ok(change) = named;
        let fields = match change {
            SeatChange::Replace { out, r#in } => vec![("out", text(out)), ("in", text(r#in))],
            SeatChange::Join { r#in, after } => {
                std::iter::once(("in", text(r#in))).chain(after.map(|after| ("after", text(after)))).collect()
            }
            SeatChange::Leave { out } => vec![("out", text(out))],
            SeatChange::Order { order } => vec![("order", order.into_iter().map(text).collect())],
        };
        Value::Map(std::iter::once(from(first)).chain(fields).map(|(name, value)| (name.into(), value)).collect())
    });
    let seat_changes: Vec<Value> = seat_changes.collect();
    let list = |items: Vec<Value>| (!items.is_empty()).then_some(Value::List(items));
    let hands = table.history.hands.counting_from(1).map(|hand| people.with_names(&hand));
    let fields = [
        ("format", Some(text(crate::session::FORMAT))),
        ("game", Some(text(opening.game.info().id))),
        ("players", Some(players)),
        ("rules", Some(opening.rules.clone())),
        ("first_dealer", Some(text(dealer))),
        ("name", opening.name.as_deref().map(text)),
        ("played_for", table.history.played_for.clone()),
        ("settled", opening.settled.map(|settled| text(settled.name()))),
        ("opened_at", opening.opened_at.as_deref().map(text)),
        ("rule_changes", list(rule_changes)),
        ("seat_changes", list(seat_changes)),
        ("hands", Some(hands.collect())),
        ("closed", table.history.closed.then_some(Value::Flag(true))),
    ];
    Value::Map(fields.into_iter().filter_map(|(name, value)| Some((name.into(), value?))).collect())
}

/// The document with the whole history, as text. The same table gives the same bytes.
///
/// # Panics
///
/// If the document cannot be written, as every tree can.
#[expect(clippy::expect_used, reason = "an export must not be empty")]
pub fn exported(table: &Table, entries: &[Entry]) -> String {
    serde_json::to_string_pretty(&document_with_history(table, entries)).expect("every tree is JSON") + "\n"
}

/// The document with the whole history.
#[expect(clippy::expect_used, reason = "a document must not lack its history")]
pub fn document_with_history(table: &Table, entries: &[Entry]) -> Value {
    let mut document = session_document(table);
    let people = &table.history.people;
    let labelled = |person: Person| {
        Value::of([("label", Value::from(person.label())), ("name", Value::from(people.name(person)))])
    };
    document.set("people", people.all().map(labelled).collect());
    let history = Value::from_json(&to_json(&entries));
    document.set("history", history.expect("the program's own JSON is JSON"));
    document.set("events", Value::Integer(i64::try_from(entries.len()).unwrap_or(i64::MAX)));
    document.set("head", Value::from(entries.last().map_or("", |last| &last.hash)));
    document
}

/// Removes the end of the history from a document, and returns whether the history ends there. Without this, a truncated
/// history would still be a valid chain.
pub fn take_end(document: &mut Value, entries: &[Entry]) -> bool {
    let (events, head) = (document.remove("events"), document.remove("head"));
    let count = i64::try_from(entries.len()).unwrap_or(i64::MAX);
    let ends_so = |last: &Entry| head.as_ref().and_then(Value::as_text) == Some(&last.hash);
    events == Some(Value::Integer(count)) && entries.last().is_some_and(ends_so)
}

/// Removes the people from a table's document and returns their names; `None` if they are not the table's people.
pub fn take_names(document: &mut Value, table: &Table) -> Option<Vec<String>> {
    let Some(Value::List(people)) = document.remove("people") else { return None };
    let name = |(person, value): (Person, &Value)| {
        let is_labelled = value.get("label").and_then(Value::as_text) == Some(&*person.label());
        value.get("name").and_then(Value::as_text).filter(|name| is_labelled && is_name(name)).map(str::to_owned)
    };
    let names: Option<Vec<String>> = (0..).map(Person).zip(&people).map(name).collect();
    names.filter(|names| names.len() == table.history.people.names().len())
}
