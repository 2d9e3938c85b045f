//! The contents of a table's log, before anything is computed from it.

use std::borrow::Cow;
use std::sync::Arc;

use super::event::{Event, Payment};
use super::hands::{EntryMeta, HandHistory, Hands, Revision};
use crate::games::{Node, Source};
use crate::ledger::Seat;
use crate::session::{DocumentError, Opening, People, Person, Step};
use crate::store::IntegrityError;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paid {
    pub meta: EntryMeta,
    pub payment: Payment,
    /// Whether the table was already closed. Such a payment is in the club's ledger.
    pub after_end: bool,
}

/// One step of play, in log order.
#[derive(Clone, Debug)]
enum Item {
    /// The next hand of [`Hands::all`].
    Hand,
    /// Boxed to keep items small: changes of rules are rare among hands.
    Rules(Box<Node>),
    Taken(Seat, Person),
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
    sequence: Vec<Item>,
    pub hands: Hands,
    /// The bid for the current hand, if one was entered.
    pub bid: Option<Node>,
    /// Whether a bid was ever entered at this table.
    pub enters_bids: bool,
    /// The last entry that may conflict with a correction. Bids and recovered links never do.
    pub settled: i64,
    pub paid: Vec<Paid>,
    pub closed: bool,
    /// When the operator last made a link for an owner, in milliseconds since 1970.
    pub recovered_at: Option<i64>,
    /// The size of all entries' bodies.
    pub bytes: usize,
}

impl History {
    /// Starts a history with the document of the opening.
    pub fn open(document: &Node) -> Result<Self, DocumentError> {
        let opening = Opening::read(document)?;
        let people = People::new(opening.players.clone());
        Ok(Self {
            seated: people.all().collect(),
            opening: Arc::new(opening),
            people: Arc::new(people),
            sequence: Vec::new(),
            hands: Hands::default(),
            bid: None,
            enters_bids: false,
            settled: 1,
            paid: Vec::new(),
            closed: false,
            recovered_at: None,
            bytes: 0,
        })
    }

    /// Adds an event.
    pub fn push(&mut self, event: &Event, meta: &EntryMeta) -> Result<(), IntegrityError> {
        self.add(event, meta).ok_or_else(|| IntegrityError::unreadable(meta.seq))?;
        if !matches!(event, Event::BidEntered(_) | Event::OwnerRecovered) {
            self.settled = meta.seq;
        }
        Ok(())
    }

    /// `None` if the event does not fit the events before.
    fn add(&mut self, event: &Event, meta: &EntryMeta) -> Option<()> {
        match event {
            Event::Opened(_) => return None,
            Event::BidEntered(bid) => (self.bid, self.enters_bids) = (Some(bid.clone()), true),
            Event::HandEntered(hand) => {
                self.bid = None;
                self.hands.enter(hand, meta);
                self.sequence.push(Item::Hand);
            }
            Event::HandAmended { entry, hand, drops } => {
                self.hands.revise(*entry, Revision::Amended, Some(hand), meta)?;
                self.drop_hands(drops, meta)?;
            }
            Event::HandVoided { entry, drops } => {
                self.hands.revise(*entry, Revision::Voided, None, meta)?;
                self.drop_hands(drops, meta)?;
            }
            Event::HandRestored { entry, drops } => {
                self.hands.revise(*entry, Revision::Restored, None, meta)?;
                self.drop_hands(drops, meta)?;
            }
            Event::HandInserted { before, hand, drops } => {
                let at = self.hands.insert(*before, hand, meta)?;
                self.sequence.insert(self.index_of_hand(at), Item::Hand);
                self.drop_hands(drops, meta)?;
            }
            Event::RulesChanged(rules) => self.sequence.push(Item::Rules(Box::new(rules.clone()))),
            Event::SeatTaken { seat, person } => {
                let count = self.people.all().len();
                if self.seated.contains(person) || person.index() > count {
                    return None;
                }
                *self.seated.get_mut(seat.index())? = *person;
                if person.index() == count {
                    Arc::make_mut(&mut self.people).add(person.label());
                }
                self.sequence.push(Item::Taken(*seat, *person));
            }
            Event::Paid(payment) => {
                if [payment.from, payment.to].iter().any(|person| person.index() >= self.people.all().len()) {
                    return None;
                }
                self.paid.push(Paid { meta: meta.clone(), payment: payment.clone(), after_end: self.closed });
            }
            Event::Closed => self.closed = true,
            Event::Reopened => self.closed = false,
            Event::OwnerRecovered => self.recovered_at = Some(meta.at),
        }
        Some(())
    }

    /// The index of the hand that follows this many hands.
    fn index_of_hand(&self, hands: usize) -> usize {
        let mut sequence = self.sequence.iter().enumerate().filter(|(_, item)| matches!(item, Item::Hand));
        sequence.nth(hands).map_or(self.sequence.len(), |(at, _)| at)
    }

    fn drop_hands(&mut self, drops: &[i64], meta: &EntryMeta) -> Option<()> {
        drops.iter().try_for_each(|entry| self.hands.revise(*entry, Revision::Dropped, None, meta))
    }

    /// Renames everybody as in the club. Names are in the order in which people joined the table.
    pub(super) fn rename(&mut self, names: &[String]) {
        Arc::make_mut(&mut self.people).rename(names);
    }

    /// The rules that the opening announced for the next hand, unless they were changed since.
    pub fn announced_rules(&self) -> Option<&Node> {
        let next = self.hands.count() + 1;
        let due = self.opening.rule_changes.iter().find(|change| change.from == next)?;
        let is_superseded = self.sequence.iter().any(|item| matches!(item, Item::Rules(_)));
        (!is_superseded).then_some(&due.rules)
    }

    /// The changes of rules and seats, each with the number of the first hand for which it holds, in order.
    pub fn changes(&self) -> Vec<(u32, Step<'_>)> {
        let is_of_rules = |step: &Step<'_>| matches!(step, Step::Rules(_));
        let mut changes: Vec<(u32, Step<'_>)> = Vec::new();
        let mut hands = 0;
        for item in &self.sequence {
            match item {
                Item::Hand => hands += 1,
                Item::Rules(rules) => {
                    let number = self.hands.number_behind(hands);
                    // Rules under which no hand was played have no effect.
                    changes.retain(|(from, change)| *from < number || !is_of_rules(change));
                    changes.push((number, Step::Rules(rules)));
                }
                Item::Taken(seat, person) => {
                    changes.push((self.hands.number_behind(hands), Step::Taken(*seat, *person)));
                }
            }
        }
        let first = changes.iter().find(|(_, change)| is_of_rules(change)).map(|(number, _)| *number);
        let announced = self.opening.rule_changes.iter().filter(|change| first.is_none_or(|first| change.from < first));
        changes.extend(announced.map(|change| (change.from, Step::Rules(&change.rules))));
        changes.sort_by_key(|(number, _)| *number);
        changes
    }

    pub fn rules(&self) -> &Node {
        let next = self.hands.count() + 1;
        let changes = self.changes().into_iter().rev();
        let mut rules = changes.filter(|(from, _)| *from <= next).filter_map(|(_, change)| match change {
            Step::Rules(rules) => Some(rules),
            _ => None,
        });
        rules.next().unwrap_or(&self.opening.rules)
    }

    /// The hands that count, and the changes of rules and seats between them, in order.
    pub fn steps(&self) -> impl Iterator<Item = Step<'_>> {
        self.steps_after(0)
    }

    /// The steps after this many hands. Each hand is parsed when it is needed.
    pub fn steps_after(&self, skipped: u32) -> impl Iterator<Item = Step<'_>> {
        let mut changes = self.changes().into_iter().filter(move |(from, _)| *from > skipped).peekable();
        (skipped + 1..=self.hands.count() + 1).flat_map(move |number| {
            let mut steps = Vec::new();
            while let Some((_, change)) = changes.next_if(|(from, _)| *from == number) {
                steps.push(change);
            }
            let hand = self.hands.numbered(number).and_then(HandHistory::hand);
            steps.extend(hand.map(|hand| Step::Hand(Cow::Owned(hand), Source::Log)));
            steps
        })
    }
}
