//! A session document: the opening, the hands, and the changes between hands.

use std::borrow::Cow;
use std::sync::Arc;

use super::document_error::DocumentError;
use super::opening::Opening;
use super::people::{People, Person};
use super::replay::{Replay, Step};
use crate::games::{Arg, FieldError, Node, Source, Text};
use crate::ledger::Seat;

/// A table as its document describes it.
pub struct Session {
    pub opening: Opening,
    /// The document of the opening, without hands and history.
    pub head: Node,
    pub hands: Vec<Node>,
    /// Everyone who sits at the table at any time.
    pub people: Arc<People>,
    /// The first hand of each person who takes a seat.
    taken: Vec<(u32, Seat, Person)>,
}

impl Session {
    /// Parses a document without playing its hands.
    pub fn read(mut document: Node) -> Result<Self, DocumentError> {
        let hands = document.remove("hands");
        // Only an import reads the history, and the names of its labels, its length and its last hash.
        for field in ["history", "people", "events", "head"] {
            document.remove(field);
        }
        if let Some(twice) = ["hands", "history"].into_iter().find(|name| document.get(name).is_some()) {
            return Err(DocumentError::document(vec![FieldError::new(twice, Text::new("field-twice"))]));
        }
        let opening = Opening::read(&document)?;
        let hands = match hands {
            None => Vec::new(),
            Some(Node::List(hands)) => hands,
            Some(_) => return Err(DocumentError::document(vec![FieldError::new("hands", Text::new("field-list"))])),
        };
        let mut people = People::new(opening.players.clone());
        let taken = taken(&opening, &mut people, hands.len());
        let taken = taken.map_err(|error| DocumentError::document(vec![error]))?;
        Ok(Self { opening, head: document, hands, people: Arc::new(people), taken })
    }

    /// Plays the hands, up to the first invalid one.
    pub fn replay(&self) -> Result<Replay, DocumentError> {
        self.replay_each(|_| ())
    }

    /// Like [`Self::replay`], and calls `shown` after each hand.
    pub fn replay_each(&self, mut shown: impl FnMut(&Replay)) -> Result<Replay, DocumentError> {
        let mut replay = Replay::open(&self.opening, Arc::clone(&self.people))?;
        for step in self.steps() {
            let played = replay.hands().len();
            replay.step(step)?;
            if replay.hands().len() > played {
                shown(&replay);
            }
        }
        if self.opening.closed && replay.stopped().is_none() {
            replay.close();
        }
        Ok(replay)
    }

    /// The hands and the changes between them, in the order in which they happened.
    pub fn steps(&self) -> impl Iterator<Item = Step<'_>> {
        let rules = self.opening.rule_changes.iter().map(|change| (change.from, Step::Rules(&change.rules)));
        let seats = self.taken.iter().map(|(from, seat, person)| (*from, Step::Taken(*seat, *person)));
        let hands =
            (1..).zip(&self.hands).map(|(number, hand)| (number, Step::Hand(Cow::Borrowed(hand), Source::Document)));
        let mut steps: Vec<(u32, Step<'_>)> = rules.chain(seats).chain(hands).collect();
        steps.sort_by_key(|(number, _)| *number);
        // Rules for later hands are only announced.
        let next = self.next_number();
        steps.into_iter().take_while(move |(number, _)| *number <= next).map(|(_, step)| step)
    }

    /// The number of the next hand.
    pub fn next_number(&self) -> u32 {
        u32::try_from(self.hands.len() + 1).unwrap_or(u32::MAX)
    }
}

/// Resolves the names in `seat_changes` to seats and people, in the order of the hands.
fn taken(opening: &Opening, people: &mut People, hands: usize) -> Result<Vec<(u32, Seat, Person)>, FieldError> {
    let mut seated: Vec<Person> = people.all().collect();
    let mut requested: Vec<_> = opening.seat_changes.iter().enumerate().collect();
    requested.sort_by_key(|(_, change)| change.from);
    let mut taken = Vec::with_capacity(requested.len());
    for (at, change) in requested {
        let error = |field, text| FieldError::new(format!("seat_changes[{at}].{field}"), text);
        if usize::try_from(change.from).is_ok_and(|from| from > hands + 1) {
            return Err(error("from", Text::new("seat-change-late")));
        }
        let place = seated.iter().position(|person| people.name(*person) == change.out);
        let Some(place) = place else {
            let name = Arg::Verbatim(change.out.clone());
            return Err(error("out", Text::new("field-player-unknown").with("name", name)));
        };
        if seated.iter().any(|person| people.name(*person) == change.r#in) {
            return Err(error("in", Text::new("seat-change-twice").with("name", change.r#in.as_str())));
        }
        let person = people.named(&change.r#in).unwrap_or_else(|| people.add(change.r#in.clone()));
        if let Some(seat) = seated.get_mut(place) {
            *seat = person;
        }
        taken.push((change.from, Seat(u8::try_from(place).unwrap_or(u8::MAX)), person));
    }
    Ok(taken)
}
