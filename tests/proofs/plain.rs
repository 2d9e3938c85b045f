//! A club as plainly as it can be written: lists of hands and sums over them. It uses none of the program's code.

use crate::operations::{Hand, Operation};
use crate::prelude::*;

/// The value of a point in cents.
const CENTS: i64 = 5;

#[derive(Default)]
pub struct Plain {
    /// Everybody's names, in the order in which they joined.
    pub people: Vec<String>,
    pub tables: Vec<Table>,
    /// `None` if the payment was withdrawn.
    payments: Vec<Option<Payment>>,
    /// The number of operations so far.
    pub operations: usize,
}

pub struct Table {
    seats: [usize; 4],
    /// Everybody who has sat there, in the order in which they joined.
    people: Vec<usize>,
    hands: Vec<Played>,
    /// The payments before the end.
    paid: Vec<Payment>,
    closed: bool,
    pub deleted: bool,
}

struct Played {
    hand: Hand,
    taker: usize,
    seats: [usize; 4],
    /// The number of the operation that voided it, if any.
    voided: Option<usize>,
}

/// Payer, payee and cents.
type Payment = (usize, usize, i64);

/// The state of a club as seen from outside.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Seen {
    pub people: Vec<String>,
    /// By table that is not deleted: the number of hands, whether it is closed, and what everybody has won.
    pub tables: BTreeMap<usize, (usize, bool, BTreeMap<String, i64>)>,
    /// In cents.
    pub balances: BTreeMap<String, i64>,
}

/// What each of the other three pays the taker by the book: 25 plus the points over or under, times the bid.
fn per_defender(hand: &Hand) -> i64 {
    let target = [56, 51, 41, 36][hand.bouts];
    let over = i64::try_from(hand.points).unwrap() - target;
    let worth = if over < 0 { over - 25 } else { over + 25 };
    worth * [1, 2, 4, 6][hand.bid]
}

impl Plain {
    /// The names of the players in the seats of a table.
    pub fn seated(&self, table: usize) -> Vec<String> {
        self.tables[table].seats.map(|person| self.people[person].clone()).into()
    }

    pub fn everybody(&self, table: usize) -> Vec<String> {
        self.tables[table].people.iter().map(|person| self.people[*person].clone()).collect()
    }

    /// The number of hands that count.
    pub fn hands(&self, table: usize) -> usize {
        self.tables[table].hands.iter().filter(|played| played.voided.is_none()).count()
    }

    pub fn payments(&self) -> usize {
        self.payments.len()
    }

    fn person(&self, name: &str) -> Option<usize> {
        self.people.iter().position(|known| known == name)
    }

    fn person_or_new(&mut self, name: &str) -> usize {
        self.person(name).unwrap_or_else(|| {
            self.people.push(name.to_owned());
            self.people.len() - 1
        })
    }

    /// Executes an operation and returns whether it was possible. If not, the club does not change.
    pub fn apply(&mut self, operation: &Operation) -> bool {
        self.operations += 1;
        match operation {
            Operation::Open(players) => {
                let people: Vec<usize> = players.iter().map(|name| self.person_or_new(name)).collect();
                let seats = people[..].try_into().unwrap();
                let table = Table { seats, people, hands: vec![], paid: vec![], closed: false, deleted: false };
                self.tables.push(table);
                true
            }
            Operation::Enter(table, hand) => self.enter(*table, hand),
            Operation::Amend(table, number, hand) => self.amend(*table, *number, hand),
            Operation::Void(table, number) => self.void(*table, *number),
            Operation::RestoreHand(table, number) => self.restore(*table, *number),
            Operation::Rename(person, name) => {
                let is_free = self.person(name).is_none();
                if is_free {
                    self.people[*person].clone_from(name);
                }
                is_free
            }
            Operation::Replace(table, seat, name) => self.replace(*table, *seat, name),
            Operation::Close(table) => !std::mem::replace(&mut self.tables[*table].closed, true),
            Operation::Reopen(table) => std::mem::take(&mut self.tables[*table].closed),
            Operation::PayAtTable(table, people, cents) => {
                let [from, to] = people.each_ref().map(|name| self.person(name).unwrap());
                self.pay(Some(*table), from, to, *cents)
            }
            Operation::Pay([from, to], cents) => self.pay(None, *from, *to, *cents),
            Operation::Withdraw(payment) => self.payments[*payment].take().is_some(),
            Operation::Delete(table) => !std::mem::replace(&mut self.tables[*table].deleted, true),
            Operation::RestoreTable(table) => std::mem::take(&mut self.tables[*table].deleted),
            Operation::Restart | Operation::RestoreBackup => true,
        }
    }

    fn enter(&mut self, table: usize, hand: &Hand) -> bool {
        let (taker, table) = (self.person(&hand.taker), &mut self.tables[table]);
        let Some(taker) = taker.filter(|taker| !table.closed && table.seats.contains(taker)) else { return false };
        table.hands.push(Played { hand: hand.clone(), taker, seats: table.seats, voided: None });
        true
    }

    fn amend(&mut self, table: usize, number: usize, hand: &Hand) -> bool {
        let (taker, table) = (self.person(&hand.taker), &mut self.tables[table]);
        let closed = table.closed;
        let Some(played) = table.numbered(number) else { return false };
        let Some(taker) = taker.filter(|taker| !closed && played.seats.contains(taker)) else { return false };
        (played.hand, played.taker) = (hand.clone(), taker);
        true
    }

    fn void(&mut self, table: usize, number: usize) -> bool {
        let (now, table) = (self.operations, &mut self.tables[table]);
        if table.closed {
            return false;
        }
        let Some(played) = table.numbered(number) else { return false };
        played.voided = Some(now);
        true
    }

    fn restore(&mut self, table: usize, number: usize) -> bool {
        let table = &mut self.tables[table];
        let mut before = 0;
        let mut candidates: Vec<&mut Played> = Vec::new();
        for played in &mut table.hands {
            if played.voided.is_none() {
                before += 1;
            } else if before + 1 == number {
                candidates.push(played);
            }
        }
        let last = candidates.into_iter().max_by_key(|played| played.voided).filter(|_| !table.closed);
        last.is_some_and(|played| played.voided.take().is_some())
    }

    fn replace(&mut self, table: usize, seat: usize, name: &str) -> bool {
        if self.tables[table].closed || self.seated(table).iter().any(|seated| seated == name) {
            return false;
        }
        let person = self.person_or_new(name);
        let table = &mut self.tables[table];
        table.seats[seat] = person;
        if !table.people.contains(&person) {
            table.people.push(person);
        }
        true
    }

    /// Pays at an open table, or else in the club.
    fn pay(&mut self, table: Option<usize>, from: usize, to: usize, cents: i64) -> bool {
        if from == to || cents == 0 {
            return false;
        }
        match table.map(|table| &mut self.tables[table]).filter(|table| !table.closed) {
            Some(table) => table.paid.push((from, to, cents)),
            None => self.payments.push(Some((from, to, cents))),
        }
        true
    }

    /// The dues of closed tables that are not deleted, and the payments.
    fn balance(&self, person: usize) -> i64 {
        let closed = self.tables.iter().filter(|table| table.closed && !table.deleted);
        let dues: i64 = closed.map(|table| table.due().get(&person).copied().unwrap_or_default()).sum();
        let signed = |(from, to, cents): &Payment| (i64::from(*from == person) - i64::from(*to == person)) * cents;
        dues + self.payments.iter().flatten().map(signed).sum::<i64>()
    }

    pub fn seen(&self) -> Seen {
        let mut seen = Seen { people: self.people.clone(), ..Seen::default() };
        for (at, table) in self.tables.iter().enumerate().filter(|(_, table)| !table.deleted) {
            let won = table.won();
            let total = |person: &usize| won.get(person).copied().unwrap_or_default();
            let totals = table.people.iter().map(|person| (self.people[*person].clone(), total(person)));
            seen.tables.insert(at, (self.hands(at), table.closed, totals.collect()));
        }
        for (person, name) in self.people.iter().enumerate() {
            seen.balances.insert(name.clone(), self.balance(person));
        }
        seen
    }
}

impl Table {
    /// The hand that has this number now.
    fn numbered(&mut self, number: usize) -> Option<&mut Played> {
        self.hands.iter_mut().filter(|played| played.voided.is_none()).nth(number - 1)
    }

    /// In points.
    fn won(&self) -> BTreeMap<usize, i64> {
        let mut won = BTreeMap::new();
        for played in self.hands.iter().filter(|played| played.voided.is_none()) {
            for person in played.seats {
                let share = per_defender(&played.hand);
                *won.entry(person).or_default() += if person == played.taker { 3 * share } else { -share };
            }
        }
        won
    }

    /// In cents, less what was paid before the end.
    fn due(&self) -> BTreeMap<usize, i64> {
        let mut due: BTreeMap<usize, i64> = self.won().into_iter().map(|(who, points)| (who, points * CENTS)).collect();
        for (from, to, cents) in &self.paid {
            *due.entry(*from).or_default() += cents;
            *due.entry(*to).or_default() -= cents;
        }
        due
    }
}
