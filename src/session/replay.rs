//! Replaying a table: hands in, payments out.

use std::borrow::Borrow;
use std::sync::Arc;

use rpds::VectorSync;

use super::document_error::{DocumentError, within};
use super::opening::Opening;
use super::people::{People, Person, Seating};
use super::position::{Position, ScoredHand};
use crate::document::{Deal, FieldError, Format, Seats, Value};
use crate::games::{Debt, Ending, GameInfo, Measure, Outcome, PlayerRole};
use crate::ledger::{Account, Balances, Seat, Transfers, share};

/// The changes between hands, each with the first hand for which it holds, in order.
#[derive(Debug)]
pub struct Changes<'a> {
    pub rules: Vec<(u32, &'a Value)>,
    pub seats: Vec<(u32, Replacement)>,
}

/// A seat, and the person who takes it.
pub type Replacement = (Seat, Person);

/// The changes that begin with hand `number`.
pub fn starting_with<T>(changes: &[(u32, T)], number: u32) -> impl Iterator<Item = &T> {
    let earlier = changes.partition_point(|(from, _)| *from < number);
    changes.iter().skip(earlier).take_while(move |(from, _)| *from == number).map(|(_, change)| change)
}

/// The transfers of a close, and the balances after it.
#[derive(Clone, Debug)]
struct Closing {
    transfers: Transfers,
    after: Balances,
}

/// A table with its hands played, up to the first invalid one.
#[derive(Clone)]
pub struct Replay {
    people: Arc<People>,
    seatings: Vec<Seating>,
    /// The position before all hands and changes.
    opening: Position,
    position: Position,
    hands: VectorSync<ScoredHand>,
    last_outcome: Arc<Outcome>,
    closing: Option<Closing>,
    stopped: Option<DocumentError>,
}

/// An empty vector whose copies share their elements: a table is copied for every command, and may have thousands of hands.
/// With eight elements to a node, adding one copies few of the others.
pub fn shared_vector<T>() -> VectorSync<T> {
    VectorSync::new_with_bits(3)
}

/// The index of the hand with a number; out of bounds for 0.
fn index(number: u32) -> usize {
    usize::try_from(number.wrapping_sub(1)).unwrap_or(usize::MAX)
}

impl Replay {
    /// Opens a table without hands. The first of `people` sit down.
    pub fn open(opening: &Opening, people: Arc<People>) -> Result<Self, DocumentError> {
        let count = opening.players.len();
        let position = Position::open(opening, people.first_seating(count, count).seats);
        let position = position.map_err(|errors| DocumentError::document(within("rules", errors)))?;
        let seating = people.first_seating(count, position.seats().parties().len());
        Ok(Self {
            people,
            seatings: vec![seating],
            opening: position.clone(),
            position,
            hands: shared_vector(),
            last_outcome: Arc::default(),
            closing: None,
            stopped: None,
        })
    }

    /// Plays more hands, each after the changes before it, up to the first invalid one. Calls `played` after each hand with
    /// the hand as the log keeps it, unless it comes from there.
    pub fn run<H: Borrow<Value>>(
        &mut self,
        changes: &Changes<'_>,
        hands: impl IntoIterator<Item = H>,
        source: Format,
        mut played: impl FnMut(&Self, Option<Value>),
    ) -> Result<(), DocumentError> {
        self.change(changes)?;
        for hand in hands {
            if self.stopped.is_some() {
                break;
            }
            let number = self.position.next_number();
            match self.play(hand.borrow(), source) {
                Ok(hand) => played(self, hand),
                Err(errors) => self.stopped = Some(DocumentError::new(number, errors, self.seats())),
            }
            self.change(changes)?;
        }
        Ok(())
    }

    /// Plays the next hand. Returns it in the form of the log; `None` if it came from the log.
    pub fn play(&mut self, hand: &Value, source: Format) -> Result<Option<Value>, Vec<FieldError>> {
        if self.closing.is_some() {
            return Err(vec![FieldError::after_end()]);
        }
        let (scored, outcome, canonical) = self.position.play(hand, source)?;
        self.hands.push_back_mut(scored);
        self.last_outcome = Arc::new(outcome);
        Ok(canonical)
    }

    /// Makes the changes that begin with the next hand. Making them again has no effect.
    pub fn change(&mut self, changes: &Changes<'_>) -> Result<(), DocumentError> {
        let next = self.position.next_number();
        for rules in starting_with(&changes.rules, next) {
            self.change_rules(rules)?;
        }
        for (seat, person) in starting_with(&changes.seats, next) {
            self.take_seat(*seat, *person);
        }
        Ok(())
    }

    /// Changes the rules from the next hand on.
    pub fn change_rules(&mut self, rules: &Value) -> Result<(), DocumentError> {
        let changed = self.position.change_rules(rules);
        changed.map_err(|errors| DocumentError::document(within("rule_changes", errors)))?;
        // Before the first hand, other rules may have other sides.
        if let Some(seating) = self.seatings.last_mut() {
            seating.seats = self.position.seats().clone();
        }
        self.seat();
        Ok(())
    }

    /// Seats another person from the next hand on.
    fn take_seat(&mut self, seat: Seat, person: Person) {
        let from = self.position.next_number();
        let Some(mut seated) = self.seatings.last().map(|seating| seating.seated.clone()) else { return };
        if let Some(place) = seated.get_mut(seat.index()) {
            *place = person;
        }
        // Drop a seating that began before this same hand: no hand was played in it.
        self.seatings.pop_if(|seating| seating.from == from);
        self.seatings.push(self.people.seating(from, seated, self.seats().parties().len()));
        self.seat();
    }

    /// Replaces all names, and adds people who will take a seat.
    pub fn rename(&mut self, people: Arc<People>) {
        for seating in &mut self.seatings {
            let parties = seating.seats.parties().len();
            *seating = people.seating(seating.from, std::mem::take(&mut seating.seated), parties);
        }
        self.people = people;
        self.seat();
    }

    /// Seats the people of the current seating.
    fn seat(&mut self) {
        if let Some(seating) = self.seatings.last() {
            let own = self.own_totals(seating, self.position.next_number());
            self.position.seat(seating.seats.clone(), own);
        }
    }

    /// Closes the table. All debts and all other pots are paid into the first pot, which is shared equally; the
    /// remainder goes out one unit each, starting with the next dealer.
    pub fn close(&mut self) {
        let mut transfers = Transfers::default();
        let balances = self.position.balances();
        if let Some((first, content)) = balances.pots().first().copied() {
            let debts = self.position.debts().into_iter().map(|debt| (Account::Seat(debt.player), debt.amount));
            let others = balances.pots().iter().skip(1).map(|(pot, amount)| (Account::Pot(pot), *amount));
            let mut total = content;
            for (from, amount) in debts.chain(others) {
                transfers.pay(from, Account::Pot(first), amount);
                total = total.saturating_add(amount);
            }
            let from_dealer: Vec<Seat> = self.seats().round_from(self.position.next_dealer()).collect();
            for (seat, part) in share(total, &from_dealer) {
                transfers.pay(Account::Pot(first), seat, part);
            }
        }
        if let Ok(after) = balances.after(&transfers) {
            self.closing = Some(Closing { transfers, after });
        }
    }

    /// Undoes [`Self::close`].
    pub fn reopen(&mut self) {
        self.closing = None;
    }

    /// The position before hand `number`; the current one when that hand has not been played.
    pub fn before(&self, number: u32) -> Position {
        let last_dealer = self.hand(number.saturating_sub(1)).map(|hand| hand.dealer);
        let position = self.hand(number).map(|hand| self.position.before(hand, last_dealer));
        let mut position = position.unwrap_or_else(|| self.position.clone());
        if let Some(seating) = self.seating_at(number) {
            position.seat(seating.seats.clone(), self.own_totals(seating, number));
        }
        position
    }

    /// [`Self::before`], with those who sat there before a change right before the hand, if anybody has changed seats there.
    pub fn before_with_earlier_seats(&self, number: u32) -> Position {
        let mut position = self.before(number);
        if let Some(earlier) = self.earlier_seating(number) {
            let own = self.own_totals(&earlier, number);
            position.seat(earlier.seats, own);
        }
        position
    }

    /// Rewinds to hand `number`. The changes before it may differ now, and no position without them is stored, so the hand
    /// before it is removed, too.
    pub fn rewind(&mut self, number: u32) {
        let first = number.saturating_sub(1).max(1);
        self.position = if first == 1 { self.opening.clone() } else { self.before(first) };
        while self.hands.len() > index(first) {
            self.hands.drop_last_mut();
        }
        self.seatings.retain(|seating| seating.from < first);
        if self.seatings.is_empty() {
            self.seatings.push(self.people.first_seating(self.seats().count(), self.seats().parties().len()));
        }
        self.seat();
        (self.last_outcome, self.stopped) = (Arc::default(), None);
    }

    /// The parts in each of these hands, which begin with the first of the table. They are requested too rarely to be
    /// stored.
    pub fn parts<H: Borrow<Value>>(
        &self,
        hands: impl IntoIterator<Item = H>,
        source: Format,
    ) -> Result<Vec<Vec<PlayerRole>>, DocumentError> {
        let parts = |(number, hand): (u32, H)| {
            let before = self.before(number);
            let parts = before.parts(hand.borrow(), source);
            parts.map_err(|errors| DocumentError::new(number, errors, before.seats()))
        };
        (1..).zip(hands).map(parts).collect()
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
    pub fn info(&self) -> &'static GameInfo {
        self.position.info()
    }

    /// The unit of the amounts.
    pub fn measure(&self) -> &Measure {
        self.position.measure()
    }

    pub fn hands(&self) -> &VectorSync<ScoredHand> {
        &self.hands
    }

    pub fn hand(&self, number: u32) -> Option<&ScoredHand> {
        self.hands.get(index(number))
    }

    /// How the last hand was scored. The sentences about earlier hands are not stored: they are by far the largest part of a
    /// replay, and few are ever read.
    pub fn last_outcome(&self) -> &Arc<Outcome> {
        &self.last_outcome
    }

    /// The balances of the parties and of the pots; once the table is closed, those after the close.
    pub fn balances(&self) -> &Balances {
        self.closing.as_ref().map_or_else(|| self.position.balances(), |closing| &closing.after)
    }

    /// The transfers of the close; `None` while the table is open.
    pub fn closing(&self) -> Option<&Transfers> {
        self.closing.as_ref().map(|closing| &closing.transfers)
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
