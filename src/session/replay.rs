//! The fold: hands in, payments out.

use std::sync::Arc;

use rpds::VectorSync;

use super::invalid::{Invalid, within};
use super::opening::Opening;
use super::people::{People, Person, Seating};
use super::position::Position;
use super::scored::{Reasons, Scored};
use crate::games::fields::{Complaint, Source};
use crate::games::game::{Debt, Ending, Facts, Measure};
use crate::games::node::Node;
use crate::games::seats::{Deal, Seats};
use crate::games::text::Text;
use crate::ledger::{Balances, Seat, Transfers};

/// After so many hands the position is kept, so that an early hand is explained or corrected without playing all before
/// it again.
const KEPT_EVERY: u32 = 64;

/// One thing to be played, in the order in which things happened.
pub enum Step<'a> {
    Hand(&'a Node),
    /// Other rules from the next hand on.
    Rules(&'a Node),
    /// Another person has a seat from the next hand on.
    Taken {
        seat: Seat,
        /// Who has it now.
        person: Person,
    },
}

/// What moved when a table was closed, and what everybody has since.
#[derive(Clone, Debug)]
pub(super) struct Closing {
    pub(super) transfers: Transfers,
    pub(super) after: Balances,
}

/// A table with its hands played, as far as they could be.
#[derive(Clone)]
pub struct Replay {
    pub(super) people: Arc<People>,
    /// Where its hands come from: a document or a log.
    pub(super) source: Source,
    pub(super) seatings: Vec<Seating>,
    pub(super) position: Position,
    /// Vectors that share what they have in common: a table is copied for every command, and may have thousands of hands.
    pub(super) kept: VectorSync<Position>,
    pub(super) hands: VectorSync<Scored>,
    pub(super) reasons: Arc<Reasons>,
    pub(super) closing: Option<Closing>,
    pub(super) stopped: Option<Invalid>,
}

impl Replay {
    /// Opens a table without hands. The people who sit down are the first of `people`.
    pub fn open(opening: &Opening, people: Arc<People>, source: Source) -> Result<Self, Invalid> {
        let seating = people.first_seating(opening.players.len());
        let position = Position::open(opening.game, seating.seats.clone(), &opening.rules, opening.first_dealer);
        let position = position.map_err(|complaints| Invalid {
            hand: 0,
            complaints: within("rules", complaints),
            seats: seating.seats.clone(),
        })?;
        let seatings = vec![seating];
        let kept = VectorSync::new_sync().push_back(position.clone());
        let (hands, reasons) = (VectorSync::new_sync(), Arc::default());
        Ok(Self { people, source, seatings, position, kept, hands, reasons, closing: None, stopped: None })
    }

    /// Plays what happened, in order, as far as it can be played; `shown` sees the table after each hand.
    pub fn run<'a>(
        &mut self,
        steps: impl IntoIterator<Item = Step<'a>>,
        mut shown: impl FnMut(&Self),
    ) -> Result<(), Invalid> {
        for step in steps {
            match step {
                Step::Hand(hand) => {
                    let number = self.position.next_number();
                    if let Err(complaints) = self.play(hand) {
                        self.stopped = Some(Invalid { hand: number, complaints, seats: self.seats().clone() });
                        return Ok(());
                    }
                    shown(self);
                }
                Step::Rules(rules) => self.change_rules(rules)?,
                Step::Taken { seat, person } => self.take_seat(seat, person),
            }
        }
        Ok(())
    }

    /// Plays one more hand.
    pub fn play(&mut self, hand: &Node) -> Result<&Scored, Vec<Complaint>> {
        self.check_open()?;
        let (scored, reasons) = self.position.play(hand, self.source)?;
        self.push(scored, reasons);
        self.hands.last().ok_or_else(Vec::new)
    }

    /// Plays one more hand as a form or a document has it; gives the hand as the log keeps it.
    pub fn enter(&mut self, hand: Node, source: Source) -> Result<Node, Vec<Complaint>> {
        self.check_open()?;
        let (scored, reasons, canonical) = self.position.enter(hand, source)?;
        self.push(scored, reasons);
        Ok(canonical)
    }

    fn check_open(&self) -> Result<(), Vec<Complaint>> {
        match &self.closing {
            None => Ok(()),
            Some(_) => Err(vec![Complaint::new("", Text::new("hand-after-end"))]),
        }
    }

    fn push(&mut self, scored: Scored, reasons: Reasons) {
        self.hands.push_back_mut(scored.shrunk());
        self.reasons = Arc::new(reasons);
        if self.played().is_multiple_of(KEPT_EVERY) {
            self.kept.push_back_mut(self.position.clone());
        }
    }

    /// Goes on with other rules.
    pub fn change_rules(&mut self, rules: &Node) -> Result<(), Invalid> {
        self.position.change_rules(rules).map_err(|complaints| Invalid {
            hand: 0,
            complaints: within("rule_changes", complaints),
            seats: self.seats().clone(),
        })
    }

    /// Knows more people, who have come since.
    pub fn meet(&mut self, people: Arc<People>) {
        self.people = people;
    }

    /// Seats another person from the next hand on.
    pub fn take_seat(&mut self, seat: Seat, person: Person) {
        let from = self.position.next_number();
        let Some(mut seated) = self.seating().map(|seating| seating.seated.clone()) else { return };
        if let Some(place) = seated.get_mut(seat.index()) {
            *place = person;
        }
        let seats = self.people.seats(&seated);
        self.position.seat(seats.clone());
        // Who sat down before this hand and has left again has played none.
        self.seatings.pop_if(|seating| seating.from == from);
        self.seatings.push(Seating { from, seated, seats });
    }

    /// Calls everybody by the names of now.
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

    fn seating(&self) -> Option<&Seating> {
        self.seatings.last()
    }

    /// How many hands have been played.
    pub(super) fn played(&self) -> u32 {
        self.position.next_number() - 1
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The next deal, with the dealer that it would have.
    pub fn deal(&self) -> Deal {
        self.position.deal(None)
    }

    /// Everybody who has sat here.
    pub fn people(&self) -> &People {
        &self.people
    }

    /// Who had the seats from which hand on, in order.
    pub fn seatings(&self) -> &[Seating] {
        &self.seatings
    }

    /// Who sits where now.
    pub fn seats(&self) -> &Seats {
        self.position.seats()
    }

    /// What never changes about the game.
    pub fn facts(&self) -> &'static Facts {
        self.position.facts()
    }

    /// What the amounts count.
    pub fn measure(&self) -> Measure {
        self.position.measure()
    }

    pub fn hands(&self) -> &VectorSync<Scored> {
        &self.hands
    }

    pub fn hand(&self, number: u32) -> Option<&Scored> {
        let at = usize::try_from(number).ok()?.checked_sub(1)?;
        self.hands.get(at)
    }

    /// How the last hand was counted. Of the earlier ones nothing is kept: their reasons are by far the most of what a
    /// fold makes, and few are ever read.
    pub fn reasons(&self) -> &Reasons {
        &self.reasons
    }

    /// What every seat has, and what lies in the pots.
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

    /// The first hand that could not be played, and why.
    pub fn stopped(&self) -> Option<&Invalid> {
        self.stopped.as_ref()
    }
}
