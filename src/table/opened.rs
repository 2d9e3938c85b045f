//! Turns a session document into the events of a new table.

use std::sync::Arc;

use super::event::Event;
use super::hands::EntryMeta;
use super::history::History;
use super::state::Table;
use crate::command::CommandError;
use crate::games::node::Node;
use crate::session::{DocumentError, Person, Replay, Session, Step};
use crate::store::Head;

pub struct Opened {
    pub events: Vec<Event>,
    /// The people's names in the document, in the order in which they joined.
    pub names: Vec<String>,
    pub table: Table,
}

impl Opened {
    /// Plays the document's hands, and records the opening and what came after it. Each change keeps its place among the
    /// hands, even if one of them is voided later. If rules are announced for a future hand, all changes of rules stay in
    /// the opening.
    pub fn read(document: Node, at: i64) -> Result<Self, CommandError> {
        let session = Session::read(document)?;
        let is_announced = session.opening.rule_changes.iter().any(|change| change.from > session.next_number());
        let mut document = session.head.clone();
        for field in ["closed", "seat_changes"] {
            document.remove(field);
        }
        if !is_announced {
            document.remove("rule_changes");
        }
        label_players(&mut document, &session);
        let (mut version, mut history) = (1, History::open(&document)?);
        let mut events = vec![Event::Opened(document)];
        let mut record = |event: Event| {
            version += 1;
            history.push(&event, &EntryMeta { seq: version, at, device: None })?;
            events.push(event);
            Ok::<_, CommandError>(())
        };
        let mut replay = Replay::open(&session.opening, Arc::clone(&session.people))?;
        for step in session.steps() {
            match &step {
                Step::Hand(hand, source) => {
                    let number = replay.position().next_number();
                    let canonical = replay.play(hand, *source);
                    let canonical = canonical.map_err(|errors| DocumentError::new(number, errors, replay.seats()))?;
                    record(Event::HandEntered(canonical.unwrap_or_else(|| Node::clone(hand))))?;
                    continue;
                }
                Step::Rules(_) if is_announced => {}
                Step::Rules(rules) => record(Event::RulesChanged(Node::clone(rules)))?,
                Step::Taken(seat, person) => record(Event::SeatTaken { seat: *seat, person: *person })?,
            }
            replay.step(step)?;
        }
        if session.opening.closed {
            record(Event::Closed)?;
            replay.close();
        }
        let names = session.people.names().to_vec();
        history.rename(&names);
        let table = Table::new(history, replay, Head { version, hash: String::new(), club: 0 }, (at, at))?;
        Ok(Self { events, names, table })
    }
}

/// Replaces names by labels: the log contains no names.
fn label_players(document: &mut Node, session: &Session) {
    let label = |person: Person| Node::from(person.label());
    let first = session.people.all().take(session.opening.players.len());
    document.set("players", Node::List(first.map(label).collect()));
    if document.get("first_dealer").is_some() {
        document.set("first_dealer", label(Person(session.opening.first_dealer.index())));
    }
}
