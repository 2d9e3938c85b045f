//! Replaying a table: hands in, payments out.

use std::borrow::Borrow;
use std::sync::Arc;

use super::blocks::Blocks;
use super::circle::{Arrival, Circle, Turn};
use super::document_error::{DocumentError, within};
use super::opening::Opening;
use super::people::{People, Person, Seating};
use super::position::{Position, ScoredHand};
use crate::document::{Deal, FieldError, Format, Message, Seats, Value, seats::SIDES};
use crate::games::{Debt, Ending, GameInfo, Measure, Outcome, PlayerRole};
use crate::ledger::{Account, Balances, Seat, Transfers, share};

/// The changes between hands, each with the first hand for which it holds, in order.
#[derive(Debug)]
pub struct Changes<'a> {
    pub rules: Vec<(u32, &'a Value)>,
    pub seats: Vec<(u32, Circle)>,
}

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
    hands: Blocks<ScoredHand, 512>,
    last_outcome: Arc<Outcome>,
    closing: Option<Closing>,
    stopped: Option<DocumentError>,
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
            hands: Blocks::default(),
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
        format: Format,
        mut played: impl FnMut(&Self, Option<Value>),
    ) -> Result<(), DocumentError> {
        self.change(changes)?;
        for hand in hands {
            if self.stopped.is_some() {
                break;
            }
            let number = self.position.next_number();
            match self.play(hand.borrow(), format) {
                Ok(hand) => played(self, hand),
                Err(errors) => self.stopped = Some(DocumentError::new(number, errors, self.seats())),
            }
            self.change(changes)?;
        }
        Ok(())
    }

    /// Plays the next hand. Returns it in the form of the log; `None` if it came from the log.
    pub fn play(&mut self, hand: &Value, format: Format) -> Result<Option<Value>, Vec<FieldError>> {
        if self.closing.is_some() {
            return Err(vec![FieldError::after_end()]);
        }
        let (scored, outcome, canonical) = self.position.play(hand, format)?;
        self.hands.push(scored);
        self.last_outcome = Arc::new(outcome);
        Ok(canonical)
    }

    /// Makes the changes that begin with the next hand. Making them again has no effect.
    pub fn change(&mut self, changes: &Changes<'_>) -> Result<(), DocumentError> {
        let next = self.position.next_number();
        for rules in starting_with(&changes.rules, next) {
            self.change_rules(rules)?;
        }
        for circle in starting_with(&changes.seats, next) {
            self.take_places(circle);
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
        Ok(())
    }

    /// Seats the people of a circle from the next hand on. After the end of the game nobody takes a seat.
    fn take_places(&mut self, circle: &Circle) {
        if self.ending() != Ending::Going {
            return;
        }
        let from = self.position.next_number();
        let mut base = self.before_changes(from);
        if circle.moves_seats && !base.has_independent_seats() {
            let error = FieldError::new("seat_changes", Message::new("seat-change-bound"));
            self.stopped = Some(DocumentError::new(from, vec![error], self.seats()));
            return;
        }
        let (seated, earlier) = (circle.seated(), self.seating_before(from));
        let turn = earlier.seated.get(base.turn().seat().index());
        let turn = turn.map(|person| circle.turn(*person, matches!(base.turn(), Turn::After(_))));
        let parties = if base.seats().has_sides() { SIDES } else { seated.len() };
        let mut balances = base.balances().clone();
        if base.is_by_person() {
            balances = balances.with_parties(self.own_scores(circle, &earlier, &base));
        }
        let seating = self.people.seating(from, seated, parties);
        base.seat(seating.seats.clone(), balances, turn.unwrap_or(base.turn()));
        self.position = base;
        // Drop a seating that began before this same hand: no hand was played in it.
        while self.seatings.pop_if(|seating| seating.from >= from).is_some() {}
        self.seatings.push(seating);
    }

    /// The scores of the people of a circle, in order: those with whom they sat last, or those of newcomers.
    fn own_scores(&self, circle: &Circle, earlier: &Seating, before: &Position) -> Vec<i64> {
        let number = before.next_number() - 1;
        let mut scores: Vec<(Person, i64)> = Vec::new();
        let known = |person: &Person| {
            let here = earlier.seat_of(*person).map(|seat| before.balances().seat(seat));
            here.or_else(|| self.last_score(*person, Some(number)))
        };
        // While a game holds its seats, such as in a play-off, a newcomer takes over the score of the seat.
        let is_held = self.info().independent_seats && !before.has_independent_seats();
        for Arrival { person, replaces, seated } in &circle.arrivals {
            let score = |one: &Person| {
                known(one).or_else(|| scores.iter().find(|(newcomer, _)| newcomer == one).map(|(_, score)| *score))
            };
            let taken_over = replaces.as_ref().filter(|_| is_held).and_then(score);
            let usual = || before.newcomer_score(&seated.iter().filter_map(score).collect::<Vec<_>>());
            scores.push((*person, taken_over.unwrap_or_else(usual)));
        }
        let newcomer =
            |person: &Person| scores.iter().find(|(known, _)| known == person).map_or(0, |(_, score)| *score);
        circle.seated().iter().map(|person| known(person).unwrap_or_else(|| newcomer(person))).collect()
    }

    /// Replaces all names, and adds people who will take a seat.
    pub fn rename(&mut self, people: Arc<People>) {
        for seating in &mut self.seatings {
            let parties = seating.seats.parties().len();
            *seating = people.seating(seating.from, std::mem::take(&mut seating.seated), parties);
        }
        self.people = people;
        if let Some(seating) = self.seatings.last() {
            self.position.rename(seating.seats.clone());
        }
    }

    /// Closes the table. All debts and all other pots are paid into the first pot, which is shared equally; the
    /// remainder goes out one unit each, starting with the next dealer.
    pub fn close(&mut self) {
        let mut transfers = Transfers::default();
        let balances = self.position.balances();
        // Where players do not pay each other, nobody gets what waits in a pot.
        if let Some((first, content)) = balances.pots().first().copied().filter(|_| self.measure().zero_sum) {
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
        let position = self.hand(number).map(|hand| self.position.before(hand, self.seats_at(number).clone()));
        position.unwrap_or_else(|| self.position.clone())
    }

    /// The players who sat out a hand, in seating order.
    pub fn sat_out(&self, hand: &ScoredHand) -> Box<[Seat]> {
        let before = self.position.before(hand, self.seats_at(hand.number).clone());
        hand.dealer.map(|dealer| before.deal(Some(dealer)).out).unwrap_or_default()
    }

    /// [`Self::before`] without the changes of the seats right before the hand.
    pub fn before_changes(&self, number: u32) -> Position {
        let mut position = self.before(number);
        let Seating { seats, .. } = self.seating_before(number);
        let last = self.hand(number.saturating_sub(1)).map(|last| (last.after.clone(), last.turn_after()));
        let first = || (Balances::new(seats.parties().len(), position.measure().pots), self.opening.turn());
        let (balances, turn) = last.unwrap_or_else(first);
        position.seat(seats, balances, turn);
        position
    }

    /// The seating of the hand before this one.
    pub(super) fn seating_before(&self, number: u32) -> Seating {
        let earlier = self.seatings.iter().rev().find(|seating| seating.from < number).cloned();
        earlier.unwrap_or_else(|| self.first_seating())
    }

    fn first_seating(&self) -> Seating {
        let count = self.opening.seats().count();
        self.people.first_seating(count, if self.seats().has_sides() { SIDES } else { count })
    }

    /// Rewinds to hand `number`. The changes before it may differ now, and no position without them is stored, so the hand
    /// before it is removed, too.
    pub fn rewind(&mut self, number: u32) {
        let first = number.saturating_sub(1).max(1);
        let position = if first == 1 { self.opening.clone() } else { self.before_changes(first) };
        self.hands.truncate(self.hands.len().min(index(first)));
        self.seatings.retain(|seating| seating.from < first);
        self.position = position;
        if self.seatings.is_empty() {
            self.seatings.push(self.first_seating());
        }
        if let Some(seating) = self.seatings.last() {
            self.position.rename(seating.seats.clone());
        }
        (self.last_outcome, self.stopped) = (Arc::default(), None);
    }

    /// The parts in each of these hands, which begin with the first of the table. They are requested too rarely to be
    /// stored.
    pub fn parts<H: Borrow<Value>>(
        &self,
        hands: impl IntoIterator<Item = H>,
        format: Format,
    ) -> Result<Vec<Vec<PlayerRole>>, DocumentError> {
        let parts = |(number, hand): (u32, H)| {
            let before = self.before(number);
            let parts = before.parts(hand.borrow(), format);
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

    pub fn hands(&self) -> &Blocks<ScoredHand, 512> {
        &self.hands
    }

    /// The memory that all hands take, in bytes, as if each took as much as the last one.
    pub fn size(&self) -> usize {
        let of_hand = |last: &ScoredHand| size_of::<ScoredHand>() + last.after.size() + self.position.state_size(last);
        self.hands.len() * self.hands.last().map_or(0, of_hand)
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
