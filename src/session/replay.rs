//! Replaying a table: hands in, payments out.

use std::borrow::Cow;
use std::sync::Arc;

use rpds::VectorSync;

use super::document_error::{DocumentError, within};
use super::opening::Opening;
use super::people::{People, Person, Seating};
use super::position::Position;
use super::scored::{Reasons, Scored};
use crate::games::fields::{FieldError, Source};
use crate::games::game::{Debt, Ending, Facts, Measure};
use crate::games::node::Node;
use crate::games::seats::{Deal, Seats};
use crate::games::text::Text;
use crate::ledger::{Balances, Seat, Transfers};

/// A position is saved every 64 hands, so that explaining or correcting an early hand does not replay all hands before
/// it.
const KEPT_EVERY: u32 = 64;

/// One step of a replay.
#[derive(Debug)]
pub enum Step<'a> {
    Hand(Cow<'a, Node>, Source),
    /// New rules from the next hand on.
    Rules(&'a Node),
    /// Another person takes a seat from the next hand on.
    Taken(Seat, Person),
}

/// The transfers of a close, and the balances after it.
#[derive(Clone, Debug)]
pub(super) struct Closing {
    pub(super) transfers: Transfers,
    pub(super) after: Balances,
}

/// A table with its hands played, up to the first invalid one.
#[derive(Clone)]
pub struct Replay {
    pub(super) people: Arc<People>,
    pub(super) seatings: Vec<Seating>,
    pub(super) position: Position,
    /// Vectors that share what they have in common: a table is copied for every command, and may have thousands of hands.
    pub(super) kept: VectorSync<Position>,
    pub(super) hands: VectorSync<Scored>,
    pub(super) reasons: Arc<Reasons>,
    pub(super) closing: Option<Closing>,
    pub(super) stopped: Option<DocumentError>,
}

impl Replay {
    /// Opens a table without hands. The first of `people` sit down.
    pub fn open(opening: &Opening, people: Arc<People>) -> Result<Self, DocumentError> {
        let seating = people.first_seating(opening.players.len());
        let position = Position::open(opening.game, seating.seats.clone(), &opening.rules, opening.first_dealer);
        let position = position.map_err(|errors| DocumentError::new(0, within("rules", errors), &seating.seats))?;
        let seatings = vec![seating];
        let kept = VectorSync::new_sync().push_back(position.clone());
        let (hands, reasons) = (VectorSync::new_sync(), Arc::default());
        Ok(Self { people, seatings, position, kept, hands, reasons, closing: None, stopped: None })
    }

    /// Runs the steps in order, up to the first invalid hand, and calls `shown` after each hand.
    pub fn run<'a>(
        &mut self,
        steps: impl IntoIterator<Item = Step<'a>>,
        mut shown: impl FnMut(&Self),
    ) -> Result<(), DocumentError> {
        for step in steps {
            match step {
                Step::Hand(hand, source) => {
                    let number = self.position.next_number();
                    if let Err(errors) = self.play(&hand, source) {
                        self.stopped = Some(DocumentError::new(number, errors, self.seats()));
                        return Ok(());
                    }
                    shown(self);
                }
                Step::Rules(rules) => self.change_rules(rules)?,
                Step::Taken(seat, person) => self.take_seat(seat, person),
            }
        }
        Ok(())
    }

    /// Plays the next hand.
    pub fn play(&mut self, hand: &Node, source: Source) -> Result<(), Vec<FieldError>> {
        self.check_open()?;
        let (scored, reasons) = self.position.play(hand, source)?;
        self.push(&scored, reasons);
        Ok(())
    }

    /// Plays one more hand as a form or a document has it; gives the hand as the log keeps it.
    pub fn enter(&mut self, hand: Node, source: Source) -> Result<Node, Vec<FieldError>> {
        self.check_open()?;
        let (scored, reasons, canonical) = self.position.enter(hand, source)?;
        self.push(&scored, reasons);
        Ok(canonical)
    }

    fn check_open(&self) -> Result<(), Vec<FieldError>> {
        match &self.closing {
            None => Ok(()),
            Some(_) => Err(vec![FieldError::new("", Text::new("hand-after-end"))]),
        }
    }

    fn push(&mut self, scored: &Scored, reasons: Reasons) {
        // A copy has no spare capacity. A hand stays in memory as long as its table.
        self.hands.push_back_mut(scored.clone());
        self.reasons = Arc::new(reasons);
        if self.played().is_multiple_of(KEPT_EVERY) {
            self.kept.push_back_mut(self.position.clone());
        }
    }

    /// Changes the rules from the next hand on.
    pub fn change_rules(&mut self, rules: &Node) -> Result<(), DocumentError> {
        let changed = self.position.change_rules(rules);
        changed.map_err(|errors| DocumentError::new(0, within("rule_changes", errors), self.seats()))
    }

    /// Replaces the list of people by one that new people have joined.
    pub fn set_people(&mut self, people: Arc<People>) {
        self.people = people;
    }

    /// Seats another person from the next hand on.
    pub fn take_seat(&mut self, seat: Seat, person: Person) {
        let from = self.position.next_number();
        let Some(mut seated) = self.seatings.last().map(|seating| seating.seated.clone()) else { return };
        if let Some(place) = seated.get_mut(seat.index()) {
            *place = person;
        }
        let seats = self.people.seats(&seated);
        self.position.seat(seats.clone());
        // Drop a seating that began before this same hand: no hand was played in it.
        self.seatings.pop_if(|seating| seating.from == from);
        self.seatings.push(Seating { from, seated, seats });
    }

    /// Replaces all names, also in the seatings and the saved positions.
    pub fn rename(&mut self, people: Arc<People>) {
        for seating in &mut self.seatings {
            seating.seats = people.seats(&seating.seated);
        }
        self.people = people;
        let renamed = self.kept.iter().map(|kept| {
            let mut kept = kept.clone();
            kept.seat(self.seats_at(kept.next_number()).clone());
            kept
        });
        self.kept = renamed.collect();
        if let Some(seating) = self.seatings.last() {
            self.position.seat(seating.seats.clone());
        }
    }

    /// The number of hands played.
    pub(super) fn played(&self) -> u32 {
        self.position.next_number() - 1
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The next deal, by the next dealer in the rotation.
    pub fn deal(&self) -> Deal {
        self.position.deal(None)
    }

    /// Everyone who has sat at the table.
    pub fn people(&self) -> &People {
        &self.people
    }

    /// In order of their first hand.
    pub fn seatings(&self) -> &[Seating] {
        &self.seatings
    }

    /// The current seating.
    pub fn seats(&self) -> &Seats {
        self.position.seats()
    }

    /// The constants of the game.
    pub fn facts(&self) -> &'static Facts {
        self.position.facts()
    }

    /// The unit of the amounts.
    pub fn measure(&self) -> &Measure {
        self.position.measure()
    }

    pub fn hands(&self) -> &VectorSync<Scored> {
        &self.hands
    }

    pub fn hand(&self, number: u32) -> Option<&Scored> {
        let at = usize::try_from(number).ok()?.checked_sub(1)?;
        self.hands.get(at)
    }

    /// How the last hand was scored. The reasons of earlier hands are not stored: they are by far the largest part of a
    /// replay, and few are ever read.
    pub fn reasons(&self) -> &Reasons {
        &self.reasons
    }

    /// The balances of the seats and of the pots; once the table is closed, those after the close.
    pub fn balances(&self) -> &Balances {
        self.closing.as_ref().map_or_else(|| self.position.balances(), |closing| &closing.after)
    }

    /// The open debts; none once the table is closed.
    pub fn debts(&self) -> Vec<Debt> {
        if self.closing.is_some() { Vec::new() } else { self.position.debts() }
    }

    /// Whether the game is over, and who has won.
    pub fn ending(&self) -> Ending {
        self.position.ending()
    }

    /// Whether no further hand can be played.
    pub fn is_over(&self) -> bool {
        self.closing.is_some() || self.ending() != Ending::Going
    }

    /// The first invalid hand, after which nothing was played, and what is wrong with it.
    pub fn stopped(&self) -> Option<&DocumentError> {
        self.stopped.as_ref()
    }
}
