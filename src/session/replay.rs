//! Replaying a table: hands in, payments out.

use std::borrow::Cow;
use std::sync::Arc;

use rpds::VectorSync;

use super::document_error::{DocumentError, within};
use super::opening::Opening;
use super::people::{People, Person, Seating};
use super::position::{Position, Reasons, Scored};
use crate::games::{Deal, Debt, Ending, Facts, FieldError, Measure, Node, Part, Seats, Source, Text};
use crate::ledger::{Account, Balances, Seat, Transfers, share};

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
struct Closing {
    transfers: Transfers,
    after: Balances,
}

/// A table with its hands played, up to the first invalid one.
#[derive(Clone)]
pub struct Replay {
    people: Arc<People>,
    seatings: Vec<Seating>,
    position: Position,
    /// Vectors that share what they have in common: a table is copied for every command, and may have thousands of hands.
    kept: VectorSync<Position>,
    hands: VectorSync<Scored>,
    reasons: Arc<Reasons>,
    closing: Option<Closing>,
    stopped: Option<DocumentError>,
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

    /// Runs the steps in order, up to the first invalid hand.
    pub fn run<'a>(&mut self, steps: impl IntoIterator<Item = Step<'a>>) -> Result<(), DocumentError> {
        steps.into_iter().try_for_each(|step| self.step(step))
    }

    /// Runs the next step, unless a hand was invalid.
    pub fn step(&mut self, step: Step<'_>) -> Result<(), DocumentError> {
        match step {
            _ if self.stopped.is_some() => {}
            Step::Hand(hand, source) => {
                let number = self.position.next_number();
                let invalid = self.play(&hand, source).err();
                self.stopped = invalid.map(|errors| DocumentError::new(number, errors, self.seats()));
            }
            Step::Rules(rules) => self.change_rules(rules)?,
            Step::Taken(seat, person) => self.take_seat(seat, person, Arc::clone(&self.people)),
        }
        Ok(())
    }

    /// Plays the next hand. Gives the hand as the log keeps it, unless it comes from there.
    pub fn play(&mut self, hand: &Node, source: Source) -> Result<Option<Node>, Vec<FieldError>> {
        if self.closing.is_some() {
            return Err(vec![FieldError::new("", Text::new("hand-after-end"))]);
        }
        let (scored, reasons, canonical) = self.position.play(hand, source)?;
        // A copy has no spare capacity. A hand stays in memory as long as its table.
        self.hands.push_back_mut(scored.clone());
        self.reasons = Arc::new(reasons);
        if self.played().is_multiple_of(KEPT_EVERY) {
            self.kept.push_back_mut(self.position.clone());
        }
        Ok(canonical)
    }

    /// Changes the rules from the next hand on.
    pub fn change_rules(&mut self, rules: &Node) -> Result<(), DocumentError> {
        let changed = self.position.change_rules(rules);
        changed.map_err(|errors| DocumentError::new(0, within("rule_changes", errors), self.seats()))
    }

    /// Seats another person from the next hand on, whom `people` includes.
    pub fn take_seat(&mut self, seat: Seat, person: Person, people: Arc<People>) {
        self.people = people;
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

    /// The position before hand `number`; `steps_after` gives what happened after so many hands.
    pub fn before<'a, I: IntoIterator<Item = Step<'a>>>(
        &self,
        number: u32,
        steps_after: impl FnOnce(u32) -> I,
    ) -> Result<Position, DocumentError> {
        if number >= self.position.next_number() && self.stopped.is_none() {
            return Ok(self.position.clone());
        }
        let mut fork = self.rewound(number);
        for step in steps_after(fork.played()) {
            if matches!(step, Step::Hand(..)) && fork.position.next_number() == number {
                break;
            }
            fork.step(step)?;
        }
        Ok(fork.position)
    }

    /// Replays from hand `number` on; `steps_after` gives what happened after so many hands.
    pub fn replay_from<'a, I: IntoIterator<Item = Step<'a>>>(
        &mut self,
        number: u32,
        steps_after: impl FnOnce(u32) -> I,
    ) -> Result<(), DocumentError> {
        let is_closed = self.closing.is_some();
        let mut again = self.rewound(number);
        let played = again.played();
        again.hands = self.hands.clone();
        while again.hands.len() > usize::try_from(played).unwrap_or(usize::MAX) {
            again.hands.drop_last_mut();
        }
        again.kept = self.kept.clone();
        while again.kept.last().is_some_and(|kept| kept.next_number() > played + 1) {
            again.kept.drop_last_mut();
        }
        again.run(steps_after(played))?;
        *self = again;
        if is_closed && self.stopped.is_none() {
            self.close();
        }
        Ok(())
    }

    /// The table at the last saved position before hand `number`, without its earlier hands.
    fn rewound(&self, number: u32) -> Self {
        let kept = self.kept.iter().rev().find(|kept| kept.next_number() <= number);
        let mut position = kept.unwrap_or(&self.position).clone();
        // Drop a seating that begins with the next hand: its step is run again.
        let mut seatings = self.seatings.clone();
        seatings.retain(|seating| seating.from < position.next_number());
        if seatings.is_empty() {
            seatings.push(self.people.first_seating(self.seats().count()));
        }
        if let Some(seating) = seatings.last() {
            position.seat(seating.seats.clone());
        }
        let (kept, hands, people) = (VectorSync::new_sync(), VectorSync::new_sync(), Arc::clone(&self.people));
        Self { people, seatings, position, kept, hands, reasons: Arc::default(), closing: None, stopped: None }
    }

    /// The parts in every hand, in order; `steps` is everything that happened, from the beginning. It replays all
    /// hands: a part depends on the position before its hand, and it is requested too rarely to be stored.
    pub fn parts<'a>(&self, steps: impl IntoIterator<Item = Step<'a>>) -> Result<Vec<Vec<Part>>, DocumentError> {
        let mut again = self.rewound(1);
        let mut all = Vec::with_capacity(self.hands().len());
        for step in steps {
            if let Step::Hand(hand, source) = &step {
                let (position, seats) = (again.position(), again.seats());
                let parts = position.parts(hand, *source);
                all.push(parts.map_err(|errors| DocumentError::new(position.next_number(), errors, seats))?);
            }
            again.step(step)?;
            if let Some(invalid) = again.stopped() {
                return Err(invalid.clone());
            }
        }
        Ok(all)
    }

    /// The number of hands played.
    fn played(&self) -> u32 {
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
