//! What a table's log says, before anything is computed from it.

use std::sync::Arc;

use super::event::{Event, Payment};
use super::hands::{Hands, Said, Telling, Version};
use crate::games::node::Node;
use crate::ledger::Seat;
use crate::session::{Change, Invalid, Opening, People, Person, Step};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paid {
    /// When and by whom it was said.
    pub said: Said,
    pub from: Person,
    pub to: Person,
    /// How much, in plain notation of the settlement's money.
    pub amount: String,
    /// Whether the table was closed by then, so that it is in the ledger of the club.
    pub after_end: bool,
}

/// What follows on what in the log, as far as it is played.
#[derive(Clone, Debug)]
enum Place {
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
    places: Vec<Place>,
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
pub enum Misfit {
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
            places: Vec::new(),
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
    pub fn push(&mut self, event: Event, said: Said) -> Result<(), Misfit> {
        let changes_nothing = matches!(event, Event::BidEntered { .. } | Event::OwnerRecovered);
        let seq = said.seq;
        match event {
            Event::Opened { .. } => return Err(Misfit::Unknown),
            Event::BidEntered { bid } => (self.bid, self.enters_bids) = (Some(bid), true),
            Event::HandEntered { hand } => {
                self.bid = None;
                self.hands.enter(hand, said);
                self.places.push(Place::Hand);
            }
            Event::HandAmended { entry, hand, drops } => {
                self.hands.amend(entry, hand, said.clone()).ok_or(Misfit::Unknown)?;
                self.drop_hands(&drops, &said)?;
            }
            Event::HandVoided { entry, drops } => {
                self.hands.void(entry, Telling::Voided, said.clone()).ok_or(Misfit::Unknown)?;
                self.drop_hands(&drops, &said)?;
            }
            Event::HandRestored { entry, drops } => {
                self.hands.restore(entry, said.clone()).ok_or(Misfit::Unknown)?;
                self.drop_hands(&drops, &said)?;
            }
            Event::HandInserted { before, hand, drops } => {
                let at = self.hands.insert(before, hand, said.clone()).ok_or(Misfit::Unknown)?;
                self.places.insert(self.place_of_hand(at), Place::Hand);
                self.drop_hands(&drops, &said)?;
            }
            Event::RulesChanged { rules } => self.places.push(Place::Rules(Box::new(rules))),
            Event::SeatTaken { seat, person } => {
                let place = self.seated.get(seat.index()).ok_or(Misfit::Unknown)?;
                let known = self.people.all().len();
                if self.seated.contains(&person) || person.index() > known || *place == person {
                    return Err(Misfit::Unknown);
                }
                if person.index() == known {
                    Arc::make_mut(&mut self.people).add(person.label());
                }
                if let Some(place) = self.seated.get_mut(seat.index()) {
                    *place = person;
                }
                self.places.push(Place::Taken(seat, person));
            }
            Event::Paid(Payment { from, to, amount }) => {
                if [from, to].iter().any(|person| person.index() >= self.people.all().len()) {
                    return Err(Misfit::Unknown);
                }
                self.paid.push(Paid { said, from, to, amount, after_end: self.closed });
            }
            Event::Closed => self.closed = true,
            Event::Reopened => self.closed = false,
            Event::OwnerRecovered => self.recovered_at = Some(said.at),
        }
        if !changes_nothing {
            self.settled = seq;
        }
        Ok(())
    }

    /// Where the hand is which has so many before it.
    fn place_of_hand(&self, hands: usize) -> usize {
        let mut places = self.places.iter().enumerate().filter(|(_, place)| matches!(place, Place::Hand));
        places.nth(hands).map_or(self.places.len(), |(at, _)| at)
    }

    fn drop_hands(&mut self, drops: &[i64], said: &Said) -> Result<(), Misfit> {
        let mut dropped = drops.iter().map(|entry| self.hands.void(*entry, Telling::Dropped, said.clone()));
        if dropped.all(|dropped| dropped.is_some()) { Ok(()) } else { Err(Misfit::Unknown) }
    }

    /// Gives everybody the name that the club has for them, in the order in which they came.
    pub(super) fn rename(&mut self, names: &[String]) {
        Arc::make_mut(&mut self.people).rename(names);
    }

    /// Counts the text of an entry.
    pub(super) fn weigh(&mut self, bytes: usize) {
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
        let is_overtaken = self.places.iter().any(|place| matches!(place, Place::Rules(_)));
        (!is_overtaken).then_some(&due.rules)
    }

    /// What changes between the hands that count, each with the first hand for which it holds, in order.
    pub fn changes(&self) -> Vec<(u32, Change)> {
        let mut changes: Vec<(u32, Change)> = Vec::new();
        let mut hands = 0;
        for place in &self.places {
            let change = match place {
                Place::Hand => {
                    hands += 1;
                    continue;
                }
                Place::Rules(rules) => Change::Rules(Node::clone(rules)),
                Place::Taken(seat, person) => Change::Taken(*seat, *person),
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
        let said = self.places.iter().rev().find_map(|place| match place {
            Place::Rules(rules) => Some(&**rules),
            Place::Hand | Place::Taken(..) => None,
        });
        let announced = self.opening.rule_changes.iter().rev().find(|change| change.from <= self.hands.count() + 1);
        said.or(announced.map(|change| &change.rules)).unwrap_or(&self.opening.rules)
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
        let played = self.places.iter().flat_map(move |place| {
            let steps = match place {
                Place::Rules(rules) => {
                    is_overtaken = true;
                    [None, Some(Step::Rules(rules))]
                }
                Place::Taken(seat, person) => [None, Some(Step::Taken { seat: *seat, person: *person })],
                Place::Hand => match hands.next().and_then(|hand| hand.newest()) {
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
