//! A session document: the opening, the hands, and the changes between hands.

use std::sync::Arc;

use super::circle::{Circle, SeatChange, circles};
use super::document_error::DocumentError;
use super::opening::Opening;
use super::people::{People, check_room};
use super::replay::{Changes, Replay};
use crate::document::{Arg, FieldError, Format, Message, Value};

/// A table as its document describes it.
pub struct Session {
    pub opening: Opening,
    /// The document of the opening, without hands and history.
    pub head: Value,
    pub hands: Vec<Value>,
    /// Everyone who sits at the table at any time.
    pub people: Arc<People>,
    /// The changes of the seats, in the order of the hands.
    pub seat_changes: Vec<(u32, SeatChange)>,
    circles: Vec<(u32, Circle)>,
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
        opening.check_end()?;
        let hands = match hands {
            None => Vec::new(),
            Some(Value::List(hands)) => hands,
            Some(_) => return Err(DocumentError::document(vec![FieldError::new("hands", Message::new("field-list"))])),
        };
        let mut people = People::new(opening.players.clone());
        let read = seat_changes(&opening, &mut people, hands.len());
        let (seat_changes, circles) = read.map_err(|error| DocumentError::document(vec![error]))?;
        Ok(Self { opening, head: document, hands, people: Arc::new(people), seat_changes, circles })
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
        Changes { rules, seats: self.circles.clone() }
    }

    /// The number of the next hand.
    pub fn next_number(&self) -> u32 {
        u32::try_from(self.hands.len() + 1).unwrap_or(u32::MAX)
    }
}

/// The changes by people, and the circles that they lead to.
type Seats = (Vec<(u32, SeatChange)>, Vec<(u32, Circle)>);

/// Resolves the names in `seat_changes` to people, in the order of the hands.
fn seat_changes(opening: &Opening, people: &mut People, hands: usize) -> Result<Seats, FieldError> {
    let first = people.all().collect();
    let mut requested: Vec<_> = opening.seat_changes.iter().enumerate().collect();
    requested.sort_by_key(|(_, (from, _))| *from);
    let path = |at: usize, field: &str| format!("seat_changes[{at}].{field}");
    let mut changes = Vec::with_capacity(requested.len());
    for (at, (from, change)) in &requested {
        if usize::try_from(*from).is_ok_and(|from| from > hands + 1) {
            return Err(FieldError::new(path(*at, "from"), Message::new("seat-change-late")));
        }
        let change = change.try_map(|field, name| {
            if let Some(known) = people.named(name) {
                return Ok(known);
            }
            let unknown = Message::new("field-player-unknown").with("name", Arg::Verbatim(name.clone()));
            let room = if field == "in" { check_room(people.names().len()) } else { Err(unknown) };
            room.map_err(|text| FieldError::new(path(*at, field), text)).map(|()| people.add(name.clone()))
        });
        changes.push((*from, change?));
    }
    let by_hand = changes.iter().map(|(from, change)| (*from, change));
    let circles = circles(first, by_hand, people, opening.game.info().independent_seats);
    let circles = circles.map_err(|(index, error)| {
        let at = requested.get(index).map_or(0, |(at, _)| *at);
        FieldError { field: path(at, &error.field), ..error }
    })?;
    Ok((changes, circles))
}
