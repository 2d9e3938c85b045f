//! Turns a session document into the events of a new table.

use super::event::Event;
use super::hands::EntryMeta;
use super::history::History;
use super::state::Table;
use crate::games::fields::Source;
use crate::games::node::Node;
use crate::session::{BESIDE_HISTORY, DocumentError, Person, Replay, Session, Step};
use crate::store::Head;

pub struct Opened {
    pub events: Vec<Event>,
    /// The people's names in the document, in the order in which they joined.
    pub names: Vec<String>,
    pub table: Table,
}

impl Opened {
    pub fn read(mut document: Node, at: i64) -> Result<Self, DocumentError> {
        document.remove("history");
        for field in BESIDE_HISTORY {
            document.remove(field);
        }
        let session = Session::read(document.clone())?;
        let events = events(&session, document)?;
        let names = session.people().names().to_vec();
        let mut table = table(&events, at)?;
        table.rename(&names);
        Ok(Self { events, names, table })
    }
}

/// The opening and the events after it. Each change keeps its place among the hands, even if one of them is voided later.
/// If rules are announced for a future hand, all changes of rules stay in the opening.
fn events(session: &Session, mut document: Node) -> Result<Vec<Event>, DocumentError> {
    let next = u32::try_from(session.hands.len() + 1).unwrap_or(u32::MAX);
    let is_announced = session.opening.rule_changes.iter().any(|change| change.from > next);
    for field in ["hands", "closed", "seat_changes"] {
        document.remove(field);
    }
    if !is_announced {
        document.remove("rule_changes");
    }
    label_players(&mut document, session);
    let mut events = vec![Event::Opened(document)];
    let mut replay = Replay::open(&session.opening, session.people().clone().into(), Source::Document)?;
    for step in session.steps() {
        events.extend(match &step {
            Step::Hand(hand) => {
                let number = replay.position().next_number();
                let hand = replay.enter(Node::clone(hand), Source::Document);
                let hand = hand.map_err(|errors| DocumentError::new(number, errors, replay.seats()))?;
                events.push(Event::HandEntered(hand));
                continue;
            }
            Step::Rules(rules) => (!is_announced).then(|| Event::RulesChanged((*rules).clone())),
            Step::Taken(seat, person) => Some(Event::SeatTaken { seat: *seat, person: *person }),
        });
        replay.run([step], |_| ())?;
    }
    if session.opening.closed {
        events.push(Event::Closed);
    }
    Ok(events)
}

/// Replaces names by labels: the log contains no names.
fn label_players(document: &mut Node, session: &Session) {
    let label = |person: Person| Node::from(person.label());
    let first = session.people().all().take(session.opening.players.len());
    document.set("players", Node::List(first.map(label).collect()));
    if document.get("first_dealer").is_some() {
        document.set("first_dealer", label(Person::at(session.opening.first_dealer.index())));
    }
}

fn table(events: &[Event], at: i64) -> Result<Table, DocumentError> {
    let Some((Event::Opened(document), later)) = events.split_first() else {
        return Err(DocumentError::document(Vec::new()));
    };
    let mut history = History::open(document)?;
    let mut version = 1;
    for event in later {
        version += 1;
        let pushed = history.push(event.clone(), EntryMeta { seq: version, at, device: None });
        pushed.map_err(|_| DocumentError::document(Vec::new()))?;
    }
    Table::with_history(history, Head { version, hash: String::new(), club: 0 }, (at, at))
}
