//! The contents of a table's log, before anything is computed from it.

use std::sync::Arc;

use super::event::{Event, InsertSeats, Payment};
use super::hands::{EntryMeta, Hands, Refusal, RevisionKind};
use super::sent::SentHand;
use crate::document::{Format, Value};
use crate::games::Outcome;
use crate::session::{
    Changes, DocumentError, Opening, People, Person, Replacement, Replay, check_room, effective_changes,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TablePayment {
    pub meta: EntryMeta,
    pub payment: Payment,
}

/// Everything that was recorded at a table. [`Self::push`] adds the next event.
#[derive(Clone)]
pub struct History {
    /// The game, players, rules and stake that the table was opened with.
    pub opening: Arc<Opening>,
    /// Everybody who has ever sat at the table.
    pub people: Arc<People>,
    /// The person at each seat now.
    pub seated: Vec<Person>,
    pub hands: Hands,
    /// New rules, with the number of hands in [`Hands::all`] before them.
    rules: Vec<(usize, Value)>,
    /// The people who took a seat, likewise.
    replacements: Vec<(usize, Replacement)>,
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
            opening: Arc::new(opening),
            people: Arc::new(people),
            hands: Hands::new(),
            rules: Vec::new(),
            replacements: Vec::new(),
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
                let replacements = self.replacements.iter_mut().map(|(hands, _)| hands);
                replacements.filter(|hands| **hands >= first).for_each(|hands| *hands += 1);
                self.drop_hands(drops, meta)?;
            }
            Event::RulesChanged(rules) => {
                // Rules that are no rules of the game could take much more memory than their entry.
                self.opening.game.open(rules).map_err(|_| Refusal::Misfit)?;
                self.rules.push((self.hands.all().len(), rules.clone()));
            }
            Event::SeatTaken { seat, person } => {
                let count = self.people.all().len();
                if self.seated.contains(person) || person.0 > count {
                    return Err(Refusal::Misfit);
                }
                if person.0 == count {
                    check_room(count).map_err(Refusal::Limit)?;
                    Arc::make_mut(&mut self.people).add(person.label());
                }
                *self.seated.get_mut(seat.index()).ok_or(Refusal::Misfit)? = *person;
                self.replacements.push((self.hands.all().len(), (*seat, *person)));
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
        let mut changes = self.replacements.iter().map(|(hands, _)| *hands);
        let change = changes.find(|hands| *hands <= at && self.hands.number_behind(*hands) == number);
        Some(change.filter(|_| seats == InsertSeats::Earlier).unwrap_or(at))
    }

    fn drop_hands(&mut self, drops: &[i64], meta: &EntryMeta) -> Result<(), Refusal> {
        drops.iter().try_for_each(|entry| self.hands.revise(*entry, RevisionKind::Dropped, None, meta))
    }

    /// The changes between the hands that count, and the rules that the opening announced.
    pub fn changes(&self) -> Changes<'_> {
        let number = |hands: &usize| self.hands.number_behind(*hands);
        let announced = self.opening.rule_changes.iter().map(|(from, rules)| (*from, rules));
        let made = self.rules.iter().map(|(hands, rules)| (number(hands), rules));
        let seats = self.replacements.iter().map(|(hands, replacement)| (number(hands), *replacement)).collect();
        Changes { rules: effective_changes(announced.chain(made)), seats }
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
        (watched, sent): (Option<u32>, Option<&SentHand>),
    ) -> Result<(Arc<Outcome>, Option<Value>), DocumentError> {
        let (changes, mut scored) = (self.changes(), (Arc::default(), None));
        replay.reopen();
        if let Some(number) = watched {
            let next = replay.position().next_number();
            let earlier = (next..number).zip(self.hands.counting_from(next)).map(|(_, hand)| hand);
            replay.run(&changes, earlier, Format::Log, |_, _| ())?;
            let played = |replay: &Replay, hand| scored = (Arc::clone(replay.last_outcome()), hand);
            match sent {
                Some(SentHand { hand, source }) => replay.run(&changes, [hand], *source, played)?,
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
