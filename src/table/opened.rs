//! Turns a session document into the events of a new table.

use super::event::Event;
use super::hands::EntryMeta;
use super::history::History;
use super::state::Table;
use crate::command::CommandError;
use crate::games::Node;
use crate::session::{Person, Session, Step};
use crate::store::Head;

pub struct Opened {
    pub events: Vec<Event>,
    /// With the names of the document.
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
        let head = Head { version: 1, hash: String::new(), club: 0 };
        let mut table = Table::played(History::open(&document)?, head, (at, at))?;
        let mut events = vec![Event::Opened(document)];
        let names = session.people.names();
        table.rename(names);
        for step in session.steps() {
            let meta = EntryMeta { seq: table.version() + 1, at, device: None };
            let event = match step {
                Step::Hand(hand, source) => {
                    events.push(table.enter(&hand, source, &meta)?);
                    continue;
                }
                Step::Rules(_) if is_announced => continue,
                Step::Rules(rules) => Event::RulesChanged(rules.clone()),
                Step::Taken(seat, person) => Event::SeatTaken { seat, person },
            };
            table.apply(&event, &meta)?;
            if let Event::SeatTaken { .. } = event {
                table.rename(names);
            }
            events.push(event);
        }
        if session.opening.closed {
            table.apply(&Event::Closed, &EntryMeta { seq: table.version() + 1, at, device: None })?;
            events.push(Event::Closed);
        }
        Ok(Self { events, table })
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
