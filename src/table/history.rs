//! The contents of a table's log, before anything is computed from it.

use std::sync::Arc;

use super::event::{Event, InsertSeats, Payment};
use super::hands::{EntryMeta, Hands, Refusal, RevisionKind};
use super::sent::SentHand;
use crate::document::{FieldError, Format, Message, Value};
use crate::games::Outcome;
use crate::games::stake::Stake;
use crate::games::unit::POINTS;
use crate::session::{
    Changes, Circle, DocumentError, Opening, People, Person, Replay, SeatChange, check_room, circles, effective_changes,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TablePayment {
    pub meta: EntryMeta,
    pub payment: Payment,
}

/// A change of the seats in its place among the hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedChange {
    /// How many hands in [`Hands::all`] are before it.
    hands: usize,
    /// The number of the entry that recorded it.
    pub entry: i64,
    pub change: SeatChange,
}

/// Everything that was recorded at a table. [`Self::push`] adds the next event.
#[derive(Clone)]
pub struct History {
    /// The game, players, rules and stake with which the table was opened.
    pub opening: Arc<Opening>,
    /// Everybody who has ever sat at the table.
    pub people: Arc<People>,
    /// The person at each seat now.
    pub seated: Vec<Person>,
    /// The stake now, as documents write it; `None` for the game's own unit.
    pub played_for: Option<Value>,
    pub hands: Hands,
    /// New rules, with the number of hands in [`Hands::all`] before them.
    rules: Vec<(usize, Value)>,
    /// In the order of their places.
    seats: Vec<PlacedChange>,
    /// The bid for the current hand, if one was entered.
    pub bid: Option<Value>,
    /// Whether a bid was ever entered at this table.
    pub enters_bids: bool,
    /// The last entry that may conflict with a correction. Bids and recovered links never do.
    pub last_conflicting: i64,
    pub paid: Vec<TablePayment>,
    pub closed: bool,
    /// When the operator last made a link for an owner, in milliseconds since 1970.
    pub recovered_at: Option<i64>,
    /// When the last event was recorded; of a closed table, when it was closed. In milliseconds since 1970.
    pub changed_at: i64,
    /// The size of all entries' bodies.
    pub bytes: usize,
}

impl History {
    /// Starts a history with the document of the opening, recorded at a time in milliseconds since 1970.
    pub fn open(document: &Value, at: i64) -> Result<Self, DocumentError> {
        let opening = Opening::read(document)?;
        let people = People::new(opening.players.clone());
        Ok(Self {
            seated: people.all().collect(),
            played_for: opening.played_for.clone(),
            opening: Arc::new(opening),
            people: Arc::new(people),
            hands: Hands::new(),
            rules: Vec::new(),
            seats: Vec::new(),
            bid: None,
            enters_bids: false,
            last_conflicting: 1,
            paid: Vec::new(),
            closed: false,
            recovered_at: None,
            changed_at: at,
            bytes: 0,
        })
    }

    /// Adds an event.
    pub fn push(&mut self, event: &Event, meta: &EntryMeta) -> Result<(), Refusal> {
        let was_closed = self.closed;
        match event {
            Event::Opened(_) => return Err(Refusal::Misfit),
            Event::BidEntered(bid) => (self.bid, self.enters_bids) = (Some(bid.clone()), true),
            Event::HandEntered(hand) => {
                self.bid = None;
                self.hands.enter(hand, meta);
            }
            Event::HandAmended { entry, hand, drops } => {
                self.hands.revise(*entry, RevisionKind::Amended, Some(hand), meta)?;
                self.drop_hands(drops, meta)?;
            }
            Event::HandVoided { entry, drops } => {
                self.hands.revise(*entry, RevisionKind::Voided, None, meta)?;
                self.drop_hands(drops, meta)?;
            }
            Event::HandRestored { entry, drops } => {
                self.hands.revise(*entry, RevisionKind::Restored, None, meta)?;
                self.drop_hands(drops, meta)?;
            }
            Event::HandInserted { before, hand, seats, drops } => {
                let at = self.index_of_inserted(*before, *seats).ok_or(Refusal::Misfit)?;
                self.hands.insert(at, hand, meta);
                let rules = self.rules.iter_mut().map(|(hands, _)| hands);
                rules.filter(|hands| **hands > at).for_each(|hands| *hands += 1);
                let first = at + usize::from(seats.are_later());
                let seats = self.seats.iter_mut().map(|placed| &mut placed.hands);
                seats.filter(|hands| **hands >= first).for_each(|hands| *hands += 1);
                self.drop_hands(drops, meta)?;
            }
            Event::RulesChanged(rules) => {
                // Rules that are no rules of the game could take much more memory than their entry.
                self.opening.game.open(rules).map_err(|_| Refusal::Misfit)?;
                self.rules.push((self.hands.all().len(), rules.clone()));
            }
            Event::StakeChanged(stake) => {
                let is_none = *stake == Value::empty();
                // An amount that was paid keeps its worth.
                if !self.paid.is_empty() || !is_none && Stake::of(stake, &POINTS).is_err() {
                    return Err(Refusal::Misfit);
                }
                self.played_for = Some(stake).filter(|_| !is_none).cloned();
            }
            Event::SeatsChanged { before, changes } => self.change_seats(*before, changes, meta.seq)?,
            Event::SeatsUndone { entry } => {
                let count = self.seats.len();
                self.seats.retain(|placed| placed.entry != *entry);
                if self.seats.len() == count {
                    return Err(Refusal::Misfit);
                }
                self.sit_down(meta.seq)?;
            }
            Event::Paid(payment) => {
                let is_unknown = |person: &Person| person.0 >= self.people.all().len();
                // After the end, the club has every payment, too. Whether the game has ended by its rules is not known here.
                let is_of_table = payment.payment.is_none();
                if [payment.from, payment.to].iter().any(is_unknown) || is_of_table && self.closed {
                    return Err(Refusal::Misfit);
                }
                self.paid.push(TablePayment { meta: meta.clone(), payment: payment.clone() });
            }
            Event::Closed => self.closed = true,
            Event::Reopened => self.closed = false,
            Event::OwnerRecovered => self.recovered_at = Some(meta.at),
        }
        if !matches!(event, Event::BidEntered(_) | Event::OwnerRecovered) {
            self.last_conflicting = meta.seq;
        }
        if !(was_closed && self.closed) {
            self.changed_at = meta.at;
        }
        Ok(())
    }

    /// The index in [`Hands::all`] of a hand that is inserted before the hand of an entry. Voided hands may lie between
    /// that hand and the change of the seats before it.
    fn index_of_inserted(&self, before: i64, seats: InsertSeats) -> Option<usize> {
        let at = self.hands.index_of(before)?;
        let number = self.hands.number_behind(at);
        let mut changes = self.seats.iter().map(|placed| placed.hands);
        let change = changes.find(|hands| *hands <= at && self.hands.number_behind(*hands) == number);
        Some(change.filter(|_| seats == InsertSeats::Earlier).unwrap_or(at))
    }

    fn change_seats(&mut self, before: Option<i64>, changes: &[SeatChange], entry: i64) -> Result<(), Refusal> {
        let last = self.hands.all().len();
        let hands = before.map_or(Some(last), |before| self.hands.index_of(before)).ok_or(Refusal::Misfit)?;
        for change in changes {
            let is_first = |person: &&Person| person.0 == self.people.all().len();
            if let Some(person) = change.comes().filter(is_first) {
                check_room(person.0).map_err(Refusal::Limit)?;
                Arc::make_mut(&mut self.people).add(person.label());
            }
            let known = self.people.all().len();
            change.try_map(|_, person| if person.0 < known { Ok(()) } else { Err(Refusal::Misfit) })?;
        }
        let place = self.seats.partition_point(|placed| placed.hands <= hands);
        self.seats.splice(place..place, changes.iter().cloned().map(|change| PlacedChange { hands, entry, change }));
        if changes.is_empty() {
            return Err(Refusal::Misfit);
        }
        if place + changes.len() < self.seats.len() {
            return self.sit_down(entry);
        }
        // Nothing follows these changes, so that they can be impossible only themselves.
        let is_independent = self.opening.game.info().independent_seats;
        let last = circles(self.seated.clone(), changes.iter().map(|change| (1, change)), &self.people, is_independent);
        let last = last.map_err(|(_, error)| Refusal::Seats(error))?;
        self.seated = last.last().map(|(_, circle)| circle.seated()).unwrap_or_default();
        Ok(())
    }

    /// Finds who sits at the table after all changes. An error is about one of those that this entry recorded, or says why a
    /// later one would be impossible.
    fn sit_down(&mut self, entry: i64) -> Result<(), Refusal> {
        let circles = self.circles().map_err(|(index, error)| {
            let is_own = |placed: &&PlacedChange| placed.entry == entry;
            let Some(later) = self.seats.get(index).filter(|placed| !is_own(placed)) else {
                return Refusal::Seats(error);
            };
            let number = self.hands.number_behind(later.hands);
            let text = Message::new("seat-change-later").count("number", number).with("why", error.text);
            Refusal::Seats(FieldError::new("from", text))
        })?;
        self.seated = circles.last().map_or_else(|| self.first_players(), |(_, circle)| circle.seated());
        Ok(())
    }

    fn circles(&self) -> Result<Vec<(u32, Circle)>, (usize, FieldError)> {
        let is_independent = self.opening.game.info().independent_seats;
        circles(
            self.first_players(),
            self.seat_changes().map(|(from, placed)| (from, &placed.change)),
            &self.people,
            is_independent,
        )
    }

    /// The places with everybody who has ever had one.
    pub fn circle(&self) -> Circle {
        let mut circle = Circle::of(&self.first_players());
        for placed in &self.seats {
            // Every recorded change was possible.
            let _ = circle.change(&placed.change, &self.people);
        }
        circle
    }

    fn first_players(&self) -> Vec<Person> {
        self.people.all().take(self.opening.players.len()).collect()
    }

    /// The changes of the seats with their first hands, in order.
    pub fn seat_changes(&self) -> impl Iterator<Item = (u32, &PlacedChange)> {
        self.seats.iter().map(|placed| (self.hands.number_behind(placed.hands), placed))
    }

    /// Whether an entry gave a seat to somebody else, which only an owner does and takes back.
    pub fn gives_seats(&self, entry: i64) -> bool {
        let of_entry = self.seats.iter().filter(|placed| placed.entry == entry);
        of_entry.into_iter().any(|placed| matches!(placed.change, SeatChange::Replace { .. }))
    }

    fn drop_hands(&mut self, drops: &[i64], meta: &EntryMeta) -> Result<(), Refusal> {
        drops.iter().try_for_each(|entry| self.hands.revise(*entry, RevisionKind::Dropped, None, meta))
    }

    /// The changes between the hands that count, and the rules that the opening announced.
    pub fn changes(&self) -> Changes<'_> {
        let number = |hands: &usize| self.hands.number_behind(*hands);
        let announced = self.opening.rule_changes.iter().map(|(from, rules)| (*from, rules));
        let made = self.rules.iter().map(|(hands, rules)| (number(hands), rules));
        // Every recorded change was possible.
        Changes { rules: effective_changes(announced.chain(made)), seats: self.circles().unwrap_or_default() }
    }

    /// The rules of the next hand.
    pub fn rules(&self) -> &Value {
        let next = self.hands.count() + 1;
        let mut changes = self.changes().rules.into_iter().rev();
        changes.find(|(from, _)| *from <= next).map_or(&self.opening.rules, |(_, rules)| rules)
    }

    /// Plays the hands that a replay has not played yet, up to the first invalid one, and closes or reopens it. Returns how the
    /// hand with the number `watched` was scored. If it was `sent`, it is read as it was sent, and returned as the log keeps it.
    pub fn play_on(
        &self,
        replay: &mut Replay,
        watched: Option<u32>,
        sent: Option<&SentHand>,
    ) -> Result<(Arc<Outcome>, Option<Value>), DocumentError> {
        let (changes, mut scored) = (self.changes(), (Arc::default(), None));
        replay.reopen();
        if let Some(number) = watched {
            let next = replay.position().next_number();
            let earlier = (next..number).zip(self.hands.counting_from(next)).map(|(_, hand)| hand);
            replay.run(&changes, earlier, Format::Log, |_, _| ())?;
            let played = |replay: &Replay, hand| scored = (Arc::clone(replay.last_outcome()), hand);
            match sent {
                Some(SentHand { hand, format }) => replay.run(&changes, [hand], *format, played)?,
                None => replay.run(&changes, self.hands.counting_from(number).take(1), Format::Log, played)?,
            }
        }
        let later = self.hands.counting_from(replay.position().next_number());
        replay.run(&changes, later, Format::Log, |_, _| ())?;
        if self.closed && replay.stopped().is_none() {
            replay.close();
        }
        Ok(scored)
    }
}
