//! A whole session document: the opening, the hands, and what changed between them.

use std::sync::Arc;

use super::invalid::Invalid;
use super::opening::Opening;
use super::people::{People, Person};
use super::replay::{Replay, Step};
use crate::games::fields::{Complaint, Source};
use crate::games::node::Node;
use crate::games::seats::Seats;
use crate::games::text::{Arg, Text};
use crate::ledger::Seat;

/// What an export says of its history beside it: whose labels they are and where it ends. Only an import needs that.
pub const BESIDE_HISTORY: [&str; 3] = ["people", "events", "head"];

/// One table as a document tells it.
pub struct Session {
    /// What is known before the first hand.
    pub opening: Opening,
    pub hands: Vec<Node>,
    /// Who entered and changed what, and when, in an export.
    pub history: Option<Node>,
    people: Arc<People>,
    /// Each with the first hand for which it holds, in order.
    changes: Vec<(u32, Change)>,
}

/// What changes between two hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Other rules.
    Rules(Node),
    /// Another person in a seat.
    Taken(Seat, Person),
}

impl Session {
    /// Reads a document; its hands are not played yet.
    pub fn read(mut document: Node) -> Result<Self, Invalid> {
        let hands = document.remove("hands");
        let history = document.remove("history");
        for field in BESIDE_HISTORY {
            document.remove(field);
        }
        if let Some(twice) = ["hands", "history"].into_iter().find(|name| document.get(name).is_some()) {
            return Err(Invalid::document(vec![Complaint::new(twice, Text::new("field-twice"))]));
        }
        let opening = Opening::read(&document)?;
        let hands = match hands {
            None => Vec::new(),
            Some(Node::List(hands)) => hands,
            Some(_) => return Err(wrong(&opening, Complaint::new("hands", Text::new("field-list")))),
        };
        let mut people = People::new(opening.players.clone());
        let rules = opening.rule_changes.iter();
        let mut changes: Vec<_> = rules.map(|change| (change.from, Change::Rules(change.rules.clone()))).collect();
        changes.extend(taken(&opening, &mut people, hands.len()).map_err(|complaint| wrong(&opening, complaint))?);
        changes.sort_by_key(|(from, _)| *from);
        Ok(Self { opening, hands, history, people: Arc::new(people), changes })
    }

    /// Plays all hands, as far as they can be played.
    pub fn replay(&self) -> Result<Replay, Invalid> {
        self.replay_each(|_| ())
    }

    /// Plays all hands, and shows the table as it is after each.
    pub fn replay_each(&self, shown: impl FnMut(&Replay)) -> Result<Replay, Invalid> {
        let mut replay = Replay::open(&self.opening, Arc::clone(&self.people), Source::Document)?;
        replay.run(self.steps(), shown)?;
        if self.opening.closed && replay.stopped().is_none() {
            replay.close();
        }
        Ok(replay)
    }

    /// Everything that happened, in order.
    pub fn steps(&self) -> impl Iterator<Item = Step<'_>> {
        let mut changes = self.changes.iter().peekable();
        let numbers = (1_u32..).zip(self.hands.iter().map(Some).chain([None]));
        numbers.flat_map(move |(number, hand)| {
            let mut steps = Vec::with_capacity(1);
            while let Some((_, change)) = changes.next_if(|(from, _)| *from <= number) {
                steps.push(match change {
                    Change::Rules(rules) => Step::Rules(rules),
                    Change::Taken(seat, person) => Step::Taken { seat: *seat, person: *person },
                });
            }
            steps.extend(hand.map(Step::Hand));
            steps
        })
    }

    /// Everybody who sits at the table at some time.
    pub fn people(&self) -> &People {
        &self.people
    }

    /// What changes between the hands, each with the first hand for which it holds.
    pub fn changes(&self) -> &[(u32, Change)] {
        &self.changes
    }
}

fn wrong(opening: &Opening, complaint: Complaint) -> Invalid {
    Invalid { hand: 0, complaints: vec![complaint], seats: Seats::new(opening.players.clone()) }
}

/// Who takes whose seat from which hand on.
fn taken(opening: &Opening, people: &mut People, hands: usize) -> Result<Vec<(u32, Change)>, Complaint> {
    let mut seated: Vec<Person> = people.all().collect();
    let mut said: Vec<_> = opening.seat_changes.iter().enumerate().collect();
    said.sort_by_key(|(_, change)| change.from);
    let mut changes = Vec::with_capacity(said.len());
    for (at, change) in said {
        let complaint = |field, text| Complaint::new(format!("seat_changes[{at}].{field}"), text);
        if usize::try_from(change.from).is_ok_and(|from| from > hands + 1) {
            return Err(complaint("from", Text::new("seat-change-late")));
        }
        let place = seated.iter().position(|person| people.name(*person) == change.out);
        let Some(place) = place else {
            let name = Arg::Verbatim(change.out.clone());
            return Err(complaint("out", Text::new("field-player-unknown").with("name", name)));
        };
        if seated.iter().any(|person| people.name(*person) == change.r#in) {
            return Err(complaint("in", Text::new("seat-change-twice").with("name", change.r#in.as_str())));
        }
        let person = people.named_or_new(&change.r#in);
        if let Some(seat) = seated.get_mut(place) {
            *seat = person;
        }
        changes.push((change.from, Change::Taken(Seat(u8::try_from(place).unwrap_or(u8::MAX)), person)));
    }
    Ok(changes)
}
