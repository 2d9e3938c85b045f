//! Turns a session document into the events of a new table.

use super::event::Event;
use super::hands::EntryMeta;
use super::history::History;
use super::state::Table;
use crate::command::CommandError;
use crate::document::Value;
use crate::session::{Person, Session, starting_with};
use crate::store::Head;

pub struct OpenedTable {
    pub events: Vec<Event>,
    /// With the names of the document.
    pub table: Table,
}

impl OpenedTable {
    /// Plays the document's hands, and records the opening and what came after it. Each change keeps its place among the
    /// hands, even if one of them is voided later. If rules are announced for a future hand, all changes of rules stay in
    /// the opening.
    pub fn read(document: Value, at: i64) -> Result<Self, CommandError> {
        let session = Session::read(document)?;
        let mut hands = Vec::with_capacity(session.hands.len());
        let replay = session.replay_each(|_, hand| hands.extend(hand))?;
        if let Some(invalid) = replay.stopped() {
            return Err(invalid.clone().into());
        }
        let (mut document, mut changes) = (session.head.clone(), session.changes());
        for field in ["closed", "seat_changes"] {
            document.remove(field);
        }
        if changes.rules.iter().any(|(from, _)| *from > session.next_number()) {
            changes.rules.clear();
        } else {
            document.remove("rule_changes");
        }
        label_players(&mut document, &session);
        let mut history = History::open(&document, at)?;
        let mut events = vec![Event::Opened(document)];
        let mut hands = hands.into_iter();
        for number in 1..=session.next_number() {
            let rules = starting_with(&changes.rules, number).map(|rules| Event::RulesChanged(Value::clone(rules)));
            let seats = starting_with(&session.seat_changes, number).cloned();
            let seats = seats.map(|change| Event::SeatsChanged { before: None, changes: vec![change] });
            events.extend(rules.chain(seats).chain(hands.next().map(Event::HandEntered)));
        }
        events.extend(session.opening.closed.then_some(Event::Closed));
        let mut version = 1;
        for event in events.iter().skip(1) {
            version += 1;
            let pushed = history.push(event, &EntryMeta { seq: version, at, device: None, is_imported: false });
            pushed.map_err(|refusal| refusal.of_entry(version))?;
        }
        let mut table = Table::played(history, Head { version, hash: String::new(), club: String::new() }, at)?;
        table.rename(session.people.names());
        Ok(Self { events, table })
    }
}

/// Replaces names by labels: the log contains no names.
fn label_players(document: &mut Value, session: &Session) {
    let label = |person: Person| Value::from(person.label());
    let first = session.people.all().take(session.opening.players.len());
    document.set("players", Value::List(first.map(label).collect()));
    if document.get("first_dealer").is_some() {
        document.set("first_dealer", label(Person(session.opening.first_dealer.index())));
    }
}
