//! The ledger over the evenings: what tables brought, what was paid, and what everybody's balance is.

use super::event::{Payment, Posting};
use super::ids::{PaymentId, PersonId, TableNumber};
use super::people::{Misfit, People};
use super::purse::Purse;
use crate::ledger::LARGEST;

/// What was posted or paid, in the order of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The number of the entry that said it.
    pub seq: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    pub what: Recorded,
    /// Whether it was taken back, so that it counts no more.
    pub withdrawn: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recorded {
    Posting(Posting),
    Payment(Payment),
}

impl Record {
    pub fn purse(&self) -> Purse {
        match &self.what {
            Recorded::Posting(posting) => posting.purse,
            Recorded::Payment(payment) => payment.purse,
        }
    }

    /// What it moves for each, by the ids with which it was said.
    pub fn moves(&self) -> Vec<(PersonId, i64)> {
        match &self.what {
            Recorded::Posting(posting) => posting.lines.clone(),
            Recorded::Payment(Payment { from, to, amount, .. }) => vec![(*from, *amount), (*to, -*amount)],
        }
    }

    pub fn payment(&self) -> Option<&Payment> {
        match &self.what {
            Recorded::Payment(payment) => Some(payment),
            Recorded::Posting(_) => None,
        }
    }

    fn posting_of(&self, table: TableNumber) -> Option<&Posting> {
        match &self.what {
            Recorded::Posting(posting) if posting.table == table => Some(posting),
            _ => None,
        }
    }
}

/// A line of a person's account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line<'a> {
    pub record: &'a Record,
    /// What it moved for the person.
    pub amount: i64,
    /// What he is owed after it; negative when he owes.
    pub balance: i64,
    /// Whether the table had brought something before, so that this is only the difference.
    pub is_difference: bool,
}

/// All that was posted and paid in a club.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Accounts {
    records: Vec<Record>,
    /// In the order of their first posting or payment.
    purses: Vec<Purse>,
}

impl Accounts {
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// Those that count.
    pub fn standing(&self) -> impl DoubleEndedIterator<Item = &Record> {
        self.records.iter().filter(|record| !record.withdrawn)
    }

    /// The purses that there are, in the order of their first posting or payment.
    pub fn purses(&self) -> &[Purse] {
        &self.purses
    }

    pub fn payment(&self, id: PaymentId) -> Option<&Record> {
        self.records.iter().find(|record| record.payment().is_some_and(|payment| payment.id == id))
    }

    /// The id of the next payment.
    pub fn next_payment(&self) -> PaymentId {
        self.records.iter().rev().find_map(Record::payment).map_or(PaymentId(1), |last| last.id.next())
    }

    /// Whether a payment from or to somebody was ever entered.
    pub fn has_payments(&self, people: &People, person: PersonId) -> bool {
        let counts = |id| people.counts_as(id) == person;
        self.records.iter().filter_map(Record::payment).any(|payment| counts(payment.from) || counts(payment.to))
    }

    /// What everybody who is here is owed in a purse, or owes when negative, in the order in which they came.
    pub fn balances(&self, people: &People, purse: Purse) -> Vec<(PersonId, i64)> {
        let mut balances: Vec<(PersonId, i64)> = people.all().map(|person| (person.id, 0)).collect();
        for record in self.standing().filter(|record| record.purse() == purse) {
            for (id, amount) in record.moves() {
                let id = people.counts_as(id);
                if let Some((_, balance)) = balances.iter_mut().find(|(person, _)| *person == id) {
                    *balance += amount;
                }
            }
        }
        balances
    }

    /// What made somebody's balance in a purse, in the order in which it was said. What moved between two who count as
    /// one has moved nothing.
    pub fn lines(&self, people: &People, purse: Purse, person: PersonId) -> Vec<Line<'_>> {
        let mut lines: Vec<Line<'_>> = Vec::new();
        let mut balance = 0;
        for record in self.standing().filter(|record| record.purse() == purse) {
            let own = record.moves().into_iter().filter(|(id, _)| people.counts_as(*id) == person);
            let amount: i64 = own.map(|(_, amount)| amount).sum();
            if amount == 0 {
                continue;
            }
            balance += amount;
            let is_difference = self.is_difference(record);
            lines.push(Line { record, amount, balance, is_difference });
        }
        lines
    }

    /// Whether a table had brought something in the purse before.
    pub fn is_difference(&self, record: &Record) -> bool {
        let Recorded::Posting(posting) = &record.what else { return false };
        let earlier = self.standing().take_while(|earlier| earlier.seq < record.seq);
        earlier.filter_map(|earlier| earlier.posting_of(posting.table)).any(|earlier| earlier.purse == posting.purse)
    }

    /// What a table has brought each in a purse, by all its postings that count.
    pub fn posted(&self, table: TableNumber, purse: Purse) -> Vec<(PersonId, i64)> {
        let mut posted: Vec<(PersonId, i64)> = Vec::new();
        let postings = self.standing().filter_map(|record| record.posting_of(table));
        for (id, amount) in postings.filter(|posting| posting.purse == purse).flat_map(|posting| &posting.lines) {
            add(&mut posted, *id, *amount);
        }
        posted.retain(|(_, amount)| *amount != 0);
        posted
    }

    /// The purses in which a table has brought something.
    pub fn purses_of(&self, table: TableNumber) -> Vec<Purse> {
        let mut purses: Vec<Purse> = Vec::new();
        for posting in self.standing().filter_map(|record| record.posting_of(table)) {
            if !purses.contains(&posting.purse) {
                purses.push(posting.purse);
            }
        }
        purses
    }

    /// The places of a table's postings that no payment in their purse has followed.
    fn loose(&self, table: TableNumber) -> Vec<usize> {
        let mut paid: Vec<Purse> = Vec::new();
        let mut loose = Vec::new();
        for (at, record) in self.records.iter().enumerate().rev().filter(|(_, record)| !record.withdrawn) {
            match &record.what {
                Recorded::Payment(payment) => paid.push(payment.purse),
                Recorded::Posting(posting) if posting.table == table && !paid.contains(&posting.purse) => {
                    loose.push(at);
                }
                Recorded::Posting(_) => {}
            }
        }
        loose
    }

    /// Whether something that a table has brought can be taken back.
    pub fn can_withdraw(&self, table: TableNumber) -> bool {
        !self.loose(table).is_empty()
    }

    pub(super) fn post(&mut self, seq: i64, at: i64, posting: Posting) -> Result<(), Misfit> {
        let is_balanced = posting.lines.iter().map(|(_, amount)| i128::from(*amount)).sum::<i128>() == 0;
        let is_small = posting.lines.iter().all(|(_, amount)| amount.abs() <= LARGEST);
        if posting.lines.is_empty() || !is_balanced || !is_small {
            return Err(Misfit);
        }
        self.record(seq, at, Recorded::Posting(posting));
        Ok(())
    }

    pub(super) fn withdraw_postings(&mut self, table: TableNumber) -> Result<(), Misfit> {
        let loose = self.loose(table);
        for at in &loose {
            if let Some(record) = self.records.get_mut(*at) {
                record.withdrawn = true;
            }
        }
        if loose.is_empty() { Err(Misfit) } else { Ok(()) }
    }

    pub(super) fn pay(&mut self, seq: i64, at: i64, payment: Payment) -> Result<(), Misfit> {
        if payment.id != self.next_payment() || payment.from == payment.to || !(1..=LARGEST).contains(&payment.amount) {
            return Err(Misfit);
        }
        self.record(seq, at, Recorded::Payment(payment));
        Ok(())
    }

    pub(super) fn withdraw_payment(&mut self, id: PaymentId) -> Result<(), Misfit> {
        let is_it = |record: &&mut Record| record.payment().is_some_and(|payment| payment.id == id);
        let record = self.records.iter_mut().find(is_it).filter(|record| !record.withdrawn).ok_or(Misfit)?;
        record.withdrawn = true;
        Ok(())
    }

    fn record(&mut self, seq: i64, at: i64, what: Recorded) {
        let record = Record { seq, at, what, withdrawn: false };
        if !self.purses.contains(&record.purse()) {
            self.purses.push(record.purse());
        }
        self.records.push(record);
    }
}

/// Adds to what somebody has in a list.
pub(super) fn add(sums: &mut Vec<(PersonId, i64)>, person: PersonId, amount: i64) {
    match sums.iter_mut().find(|(known, _)| *known == person) {
        Some((_, sum)) => *sum += amount,
        None => sums.push((person, amount)),
    }
}
