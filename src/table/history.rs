//! What a table's log says, before anything is computed from it.

use std::sync::Arc;

use super::event::{Event, Payment};
use super::hands::{EntryMeta, Hands, Revision, Version};
use crate::games::node::Node;
use crate::ledger::Seat;
use crate::session::{Change, Invalid, Opening, People, Person, Step};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paid {
    /// When and by whom it was said.
    pub meta: EntryMeta,
    pub from: Person,
    pub to: Person,
    /// How much, in plain notation of the settlement's money.
    pub amount: String,
    /// Whether the table was closed by then, so that it is in the ledger of the club.
    pub after_end: bool,
}

/// What follows on what in the log, as far as it is played.
#[derive(Clone, Debug)]
enum Item {
    /// The next of all hands.
    Hand,
    /// In a box: there are few among many hands.
    Rules(Box<Node>),
    Taken(Seat, Person),
}

/// Everything that people said about a table.
#[derive(Clone)]
pub struct History {
    opening: Arc<Opening>,
    people: Arc<People>,
    /// Who sits where now.
    seated: Vec<Person>,
    sequence: Vec<Item>,
    hands: Hands,
    bid: Option<Node>,
    enters_bids: bool,
    /// The number of the last entry that is more than a bid.
    settled: i64,
    paid: Vec<Paid>,
    closed: bool,
    recovered_at: Option<i64>,
    /// How much text the entries have.
    bytes: usize,
}

/// Why an event does not go on top of a history.
#[derive(Clone, Debug)]
pub enum ApplyError {
    /// It cannot be so, or a later hand cannot if it was.
    Invalid(Invalid),
    /// It speaks of a hand, a seat or a player that is not there.
    Unknown,
}

impl History {
    /// Begins with the opening of a table.
    pub fn open(document: &Node) -> Result<Self, Invalid> {
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

    /// Adds what an event says.
    pub fn push(&mut self, event: Event, meta: EntryMeta) -> Result<(), ApplyError> {
        let changes_nothing = matches!(event, Event::BidEntered { .. } | Event::OwnerRecovered);
        let seq = meta.seq;
        match event {
            Event::Opened { .. } => return Err(ApplyError::Unknown),
            Event::BidEntered { bid } => (self.bid, self.enters_bids) = (Some(bid), true),
            Event::HandEntered { hand } => {
                self.bid = None;
                self.hands.enter(hand, meta);
                self.sequence.push(Item::Hand);
            }
            Event::HandAmended { entry, hand, drops } => {
                self.hands.amend(entry, hand, meta.clone()).ok_or(ApplyError::Unknown)?;
                self.drop_hands(&drops, &meta)?;
            }
            Event::HandVoided { entry, drops } => {
                self.hands.void(entry, Revision::Voided, meta.clone()).ok_or(ApplyError::Unknown)?;
                self.drop_hands(&drops, &meta)?;
            }
            Event::HandRestored { entry, drops } => {
                self.hands.restore(entry, meta.clone()).ok_or(ApplyError::Unknown)?;
                self.drop_hands(&drops, &meta)?;
            }
            Event::HandInserted { before, hand, drops } => {
                let at = self.hands.insert(before, hand, meta.clone()).ok_or(ApplyError::Unknown)?;
                self.sequence.insert(self.index_of_hand(at), Item::Hand);
                self.drop_hands(&drops, &meta)?;
            }
            Event::RulesChanged { rules } => self.sequence.push(Item::Rules(Box::new(rules))),
            Event::SeatTaken { seat, person } => {
                let place = self.seated.get(seat.index()).ok_or(ApplyError::Unknown)?;
                let count = self.people.all().len();
                if self.seated.contains(&person) || person.index() > count || *place == person {
                    return Err(ApplyError::Unknown);
                }
                if person.index() == count {
                    Arc::make_mut(&mut self.people).add(person.label());
                }
                if let Some(place) = self.seated.get_mut(seat.index()) {
                    *place = person;
                }
                self.sequence.push(Item::Taken(seat, person));
            }
            Event::Paid(Payment { from, to, amount }) => {
                if [from, to].iter().any(|person| person.index() >= self.people.all().len()) {
                    return Err(ApplyError::Unknown);
                }
                self.paid.push(Paid { meta, from, to, amount, after_end: self.closed });
            }
            Event::Closed => self.closed = true,
            Event::Reopened => self.closed = false,
            Event::OwnerRecovered => self.recovered_at = Some(meta.at),
        }
        if !changes_nothing {
            self.settled = seq;
        }
        Ok(())
    }

    /// Where the hand is which has so many before it.
    fn index_of_hand(&self, hands: usize) -> usize {
        let mut sequence = self.sequence.iter().enumerate().filter(|(_, item)| matches!(item, Item::Hand));
        sequence.nth(hands).map_or(self.sequence.len(), |(at, _)| at)
    }

    fn drop_hands(&mut self, drops: &[i64], meta: &EntryMeta) -> Result<(), ApplyError> {
        let mut dropped = drops.iter().map(|entry| self.hands.void(*entry, Revision::Dropped, meta.clone()));
        if dropped.all(|dropped| dropped.is_some()) { Ok(()) } else { Err(ApplyError::Unknown) }
    }

    /// Gives everybody the name that the club has for them, in the order in which they came.
    pub(super) fn rename(&mut self, names: &[String]) {
        Arc::make_mut(&mut self.people).rename(names);
    }

    /// Counts the text of an entry.
    pub(super) fn add_bytes(&mut self, bytes: usize) {
        self.bytes += bytes;
    }

    /// How much text the entries have, in bytes.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// What was known before the first hand.
    pub fn opening(&self) -> &Arc<Opening> {
        &self.opening
    }

    /// Everybody who has sat at the table.
    pub fn people(&self) -> &Arc<People> {
        &self.people
    }

    /// Who sits where now.
    pub fn seated(&self) -> &[Person] {
        &self.seated
    }

    pub fn hands(&self) -> &Hands {
        &self.hands
    }

    /// What was bid for the hand that is being played, as far as somebody has entered it.
    pub fn bid(&self) -> Option<&Node> {
        self.bid.as_ref()
    }

    /// Whether bids have ever been entered here before the play.
    pub fn enters_bids(&self) -> bool {
        self.enters_bids
    }

    /// The number of the last entry that changes what anybody would correct: a bid changes nothing.
    pub fn settled(&self) -> i64 {
        self.settled
    }

    /// When whoever runs the server last made a link for an owner, in milliseconds since 1970.
    pub fn recovered_at(&self) -> Option<i64> {
        self.recovered_at
    }

    /// The payments that were made, in order.
    pub fn paid(&self) -> &[Paid] {
        &self.paid
    }

    pub fn closed(&self) -> bool {
        self.closed
    }

    /// The rules that the opening announced for the next hand, where nobody has changed them since.
    pub fn announced_rules(&self) -> Option<&Node> {
        let next = self.hands.count() + 1;
        let due = self.opening.rule_changes.iter().find(|change| change.from == next)?;
        let is_overtaken = self.sequence.iter().any(|item| matches!(item, Item::Rules(_)));
        (!is_overtaken).then_some(&due.rules)
    }

    /// What changes between the hands that count, each with the first hand for which it holds, in order.
    pub fn changes(&self) -> Vec<(u32, Change)> {
        let mut changes: Vec<(u32, Change)> = Vec::new();
        let mut hands = 0;
        for item in &self.sequence {
            let change = match item {
                Item::Hand => {
                    hands += 1;
                    continue;
                }
                Item::Rules(rules) => Change::Rules(Node::clone(rules)),
                Item::Taken(seat, person) => Change::Taken(*seat, *person),
            };
            let number = self.hands.number_behind(hands);
            if is_of_rules(&change) {
                // Rules that no hand was played by are overtaken.
                changes.retain(|(from, change)| *from < number || !is_of_rules(change));
            }
            changes.push((number, change));
        }
        let first = changes.iter().find(|(_, change)| is_of_rules(change)).map(|(number, _)| *number);
        let announced = self.opening.rule_changes.iter().filter(|change| first.is_none_or(|first| change.from < first));
        changes.extend(announced.map(|change| (change.from, Change::Rules(change.rules.clone()))));
        changes.sort_by_key(|(number, _)| *number);
        changes
    }

    /// The rules that hold for the next hand.
    pub fn rules(&self) -> &Node {
        let changed = self.sequence.iter().rev().find_map(|item| match item {
            Item::Rules(rules) => Some(&**rules),
            Item::Hand | Item::Taken(..) => None,
        });
        let announced = self.opening.rule_changes.iter().rev().find(|change| change.from <= self.hands.count() + 1);
        changed.or(announced.map(|change| &change.rules)).unwrap_or(&self.opening.rules)
    }

    /// Everything that is played, in order.
    pub fn steps(&self) -> impl Iterator<Item = Step<'_>> {
        let mut number = 1;
        let mut hands = self.hands.all().iter();
        let mut is_overtaken = false;
        let announced = move |number: u32, is_overtaken: bool| {
            let due = self.opening.rule_changes.iter().find(|change| change.from == number);
            due.filter(|_| !is_overtaken).map(|change| Step::Rules(&change.rules))
        };
        let played = self.sequence.iter().flat_map(move |item| {
            let steps = match item {
                Item::Rules(rules) => {
                    is_overtaken = true;
                    [None, Some(Step::Rules(rules))]
                }
                Item::Taken(seat, person) => [None, Some(Step::Taken { seat: *seat, person: *person })],
                Item::Hand => match hands.next().and_then(|hand| hand.newest()) {
                    Some(Version { hand: Some(hand), .. }) => {
                        let rules = announced(number, is_overtaken);
                        number += 1;
                        [rules, Some(Step::Hand(hand))]
                    }
                    _ => [None, None],
                },
            };
            steps.into_iter().flatten()
        });
        played.chain(self.announced_rules().map(Step::Rules))
    }
}

fn is_of_rules(change: &Change) -> bool {
    matches!(change, Change::Rules(_))
}
