//! A session document: the opening, the hands, and the changes between hands.

use std::sync::Arc;

use super::document_error::DocumentError;
use super::opening::Opening;
use super::people::{People, Person, check_room};
use super::replay::{Changes, Replacement, Replay};
use crate::document::{Arg, FieldError, Format, Message, Value, name::alike};
use crate::ledger::Seat;

/// A table as its document describes it.
pub struct Session {
    pub opening: Opening,
    /// The document of the opening, without hands and history.
    pub head: Value,
    pub hands: Vec<Value>,
    /// Everyone who sits at the table at any time.
    pub people: Arc<People>,
    /// The people who take a seat, each with their first hand, in order.
    replacements: Vec<(u32, Replacement)>,
}

impl Session {
    /// Parses a document without playing its hands.
    pub fn read(mut document: Value) -> Result<Self, DocumentError> {
        let hands = document.remove("hands");
        // Only an import reads the history, and the names of its labels, its length and its last hash.
        for field in ["history", "people", "events", "head"] {
            document.remove(field);
        }
        if let Some(twice) = ["hands", "history"].into_iter().find(|name| document.get(name).is_some()) {
            return Err(DocumentError::document(vec![FieldError::new(twice, Message::new("field-twice"))]));
        }
        let opening = Opening::read(&document)?;
        let hands = match hands {
            None => Vec::new(),
            Some(Value::List(hands)) => hands,
            Some(_) => return Err(DocumentError::document(vec![FieldError::new("hands", Message::new("field-list"))])),
        };
        let mut people = People::new(opening.players.clone());
        let replacements = replacements(&opening, &mut people, hands.len());
        let replacements = replacements.map_err(|error| DocumentError::document(vec![error]))?;
        Ok(Self { opening, head: document, hands, people: Arc::new(people), replacements })
    }

    /// Plays the hands, up to the first invalid one.
    pub fn replay(&self) -> Result<Replay, DocumentError> {
        self.replay_each(|_, _| ())
    }

    /// Like [`Self::replay`], and calls `played` after each hand with the hand as the log keeps it.
    pub fn replay_each(&self, played: impl FnMut(&Replay, Option<Value>)) -> Result<Replay, DocumentError> {
        let mut replay = Replay::open(&self.opening, Arc::clone(&self.people))?;
        replay.run(&self.changes(), &self.hands, Format::Document, played)?;
        if self.opening.closed && replay.stopped().is_none() {
            replay.close();
        }
        Ok(replay)
    }

    /// The changes between the hands. Rules for later hands are only announced.
    pub fn changes(&self) -> Changes<'_> {
        let rules = self.opening.rule_changes.iter().map(|(from, rules)| (*from, rules)).collect();
        Changes { rules, seats: self.replacements.clone() }
    }

    /// The number of the next hand.
    pub fn next_number(&self) -> u32 {
        u32::try_from(self.hands.len() + 1).unwrap_or(u32::MAX)
    }
}

/// Resolves the names in `seat_changes` to seats and people, in the order of the hands.
fn replacements(opening: &Opening, people: &mut People, hands: usize) -> Result<Vec<(u32, Replacement)>, FieldError> {
    let mut seated: Vec<Person> = people.all().collect();
    let mut requested: Vec<_> = opening.seat_changes.iter().enumerate().collect();
    requested.sort_by_key(|(_, change)| change.from);
    let mut replacements = Vec::with_capacity(requested.len());
    for (at, change) in requested {
        let error = |field, text| FieldError::new(format!("seat_changes[{at}].{field}"), text);
        if usize::try_from(change.from).is_ok_and(|from| from > hands + 1) {
            return Err(error("from", Message::new("seat-change-late")));
        }
        let place = seated.iter().position(|person| alike(people.name(*person), &change.out));
        let Some(place) = place else {
            let name = Arg::Verbatim(change.out.clone());
            return Err(error("out", Message::new("field-player-unknown").with("name", name)));
        };
        if seated.iter().any(|person| alike(people.name(*person), &change.r#in)) {
            return Err(error("in", Message::new("seat-change-twice").with("name", change.r#in.as_str())));
        }
        let known = people.named(&change.r#in);
        if known.is_none() {
            check_room(people.names().len()).map_err(|text| error("in", text))?;
        }
        let person = known.unwrap_or_else(|| people.add(change.r#in.clone()));
        if let Some(seat) = seated.get_mut(place) {
            *seat = person;
        }
        replacements.push((change.from, (Seat(u8::try_from(place).unwrap_or(u8::MAX)), person)));
    }
    Ok(replacements)
}
