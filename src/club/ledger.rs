//! The ledger of a club: dues of tables that are over, payments, and balances. All of it is computed from the dues in the
//! store and the payments in the club's log.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use super::event::Payment;
use super::purse::Purse;
use super::state::{Club, PaymentEntry};
use crate::store::{ClubDue, PersonId, TableNumber};

/// A table that is over, dated with its evening, or a payment that was not withdrawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    pub date: NaiveDate,
    /// When the evening began or the payment was entered, in milliseconds since 1970.
    pub at: i64,
    pub purse: Purse,
    pub source: RecordSource,
    /// The change of each person's balance, with merged people as one and without zeros.
    pub moves: Vec<(PersonId, i64)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordSource {
    Table(TableNumber),
    Payment(Payment),
}

impl Record {
    pub fn table(&self) -> Option<TableNumber> {
        if let RecordSource::Table(table) = self.source { Some(table) } else { None }
    }

    pub fn payment(&self) -> Option<&Payment> {
        if let RecordSource::Payment(payment) = &self.source { Some(payment) } else { None }
    }

    fn amount(&self, person: PersonId) -> Option<i64> {
        self.moves.iter().find(|(id, _)| *id == person).map(|(_, amount)| *amount)
    }
}

/// A line of a person's account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LedgerLine<'a> {
    pub record: &'a Record,
    /// The change of the person's balance.
    pub amount: i64,
    /// The balance afterwards: positive when the person is owed, negative when they owe.
    pub balance: i64,
}

/// The ledger of a club at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    /// The current people of the club, in the order in which they were added.
    people: Vec<PersonId>,
    /// By date and time. A payment that is dated on another day than it was entered comes after the evenings of its
    /// date.
    pub records: Vec<Record>,
    /// The purses with a due or a payment, in the order of their first record.
    pub purses: Vec<Purse>,
}

impl Ledger {
    /// Computes the ledger from a club and the dues of its tables, in the order of the store.
    pub fn of(club: &Club, dues: &[ClubDue]) -> Self {
        // The cache follows each chain of merges only once.
        let mut known: BTreeMap<PersonId, PersonId> = BTreeMap::new();
        let mut counts_as = |person| *known.entry(person).or_insert_with(|| club.people().counts_as(person));
        let mut records: Vec<Record> = Vec::new();
        for dues in dues.chunk_by(|one, next| one.table == next.table) {
            records.extend(table_record(club, dues, &mut counts_as));
        }
        for PaymentEntry { at, payment, .. } in club.payments.iter().filter(|entered| !entered.withdrawn) {
            let Payment { from, to, purse, amount, date, .. } = *payment;
            let moves = summed([(from, amount), (to, -amount)], &mut counts_as);
            records.push(Record { date, at: *at, purse, source: RecordSource::Payment(payment.clone()), moves });
        }
        records.sort_by_cached_key(|record| {
            let is_of_then = club.day(record.at) == record.date;
            (record.date, if is_of_then { record.at } else { i64::MAX })
        });
        let purses = Purse::distinct(records.iter().map(|record| record.purse));
        Self { people: club.people().all().map(|person| person.id).collect(), records, purses }
    }

    /// The records in one purse.
    pub fn records_in(&self, purse: Purse) -> impl DoubleEndedIterator<Item = &Record> {
        self.records.iter().filter(move |record| record.purse == purse)
    }

    /// The balance of everybody in the club, in the order in which they were added: positive when they are owed,
    /// negative when they owe.
    pub fn balances(&self, purse: Purse) -> Vec<(PersonId, i64)> {
        self.sums(self.records_in(purse))
    }

    /// A person's balance: positive when they are owed, negative when they owe.
    pub fn balance(&self, purse: Purse, person: PersonId) -> i64 {
        self.records_in(purse).filter_map(|record| record.amount(person)).sum()
    }

    /// The sums of the moves of some records, of everybody in the club, in the order in which they were added.
    fn sums<'a>(&self, records: impl Iterator<Item = &'a Record>) -> Vec<(PersonId, i64)> {
        let mut sums: BTreeMap<PersonId, i64> = BTreeMap::new();
        for (person, amount) in records.flat_map(|record| &record.moves) {
            *sums.entry(*person).or_default() += amount;
        }
        self.people.iter().map(|person| (*person, sums.get(person).copied().unwrap_or_default())).collect()
    }

    /// What the tables of a day brought each of the people who won or lost there, and the purses in which they did.
    pub fn dues_of(&self, day: NaiveDate) -> Vec<(Purse, Vec<(PersonId, i64)>)> {
        let of_day = || self.records.iter().filter(move |record| record.table().is_some() && record.date == day);
        let dues = |purse| {
            let mut dues = self.sums(of_day().filter(|record| record.purse == purse));
            dues.retain(|(_, amount)| *amount != 0);
            (purse, dues)
        };
        Purse::distinct(of_day().map(|record| record.purse)).into_iter().map(dues).collect()
    }

    /// The payments that settle the evening of a day in a purse: those that say so, and those at its tables.
    pub fn payments_of(&self, day: NaiveDate, purse: Purse) -> impl Iterator<Item = &Payment> {
        self.records_in(purse).filter_map(Record::payment).filter(move |payment| self.day_of(payment) == Some(day))
    }

    /// The day of the evening that a payment settles.
    fn day_of(&self, payment: &Payment) -> Option<NaiveDate> {
        payment.day.or_else(|| Some(self.of_table(payment.table?)?.date))
    }

    /// What is left of the dues of a day after the payments for it, of everybody in the club.
    pub fn left_of(&self, day: NaiveDate, purse: Purse) -> Vec<(PersonId, i64)> {
        let is_of_day = |record: &&Record| match &record.source {
            RecordSource::Table(_) => record.date == day,
            RecordSource::Payment(payment) => self.day_of(payment) == Some(day),
        };
        self.sums(self.records_in(purse).filter(is_of_day))
    }

    /// The most that a person can still be asked to pay for the evening of a day. A payment since then may have been for that
    /// evening without saying so. A person who has made one is asked for no more than they owe in the whole club.
    pub fn limit_of(&self, day: NaiveDate, purse: Purse, person: PersonId) -> i64 {
        let is_other = |record: &&Record| record.payment().is_some_and(|payment| self.day_of(payment).is_none());
        let later = self.records_in(purse).filter(|record| record.date >= day).filter(is_other);
        let paid: i64 = later.filter_map(|record| record.amount(person)).sum();
        if paid > 0 { (-self.balance(purse, person)).max(0) } else { i64::MAX }
    }

    /// The account of a person in a purse.
    pub fn lines(&self, purse: Purse, person: PersonId) -> Vec<LedgerLine<'_>> {
        let mut balance = 0;
        let moved = self.records_in(purse).filter_map(|record| Some((record, record.amount(person)?)));
        let lines = moved.map(|(record, amount)| {
            balance += amount;
            LedgerLine { record, amount, balance }
        });
        lines.collect()
    }

    /// The record of a table; `None` while its game goes on or it is deleted, and when it moves nothing.
    pub fn of_table(&self, table: TableNumber) -> Option<&Record> {
        self.records.iter().find(|record| record.table() == Some(table))
    }

    /// The part of a payment that was more than its payer owed, and has not been used up since. A player who owed 3.00 and paid
    /// 5.00 has overpaid 2.00. It is never negative. Later debts and repayments use up the oldest surplus first, so that the sum over
    /// the payer's payments is at most what they are owed now.
    pub fn overpaid(&self, payment: &Payment) -> i64 {
        let is_it = |record: &Record| record.payment().is_some_and(|known| known.id == payment.id);
        let own = self.records.iter().find(|record| is_it(record));
        let Some((payer, _)) = own.and_then(|own| own.moves.iter().find(|(_, moved)| *moved > 0)) else { return 0 };
        let lines = self.lines(payment.purse, *payer);
        let mut left = lines.last().map_or(0, |line| line.balance).max(0);
        for LedgerLine { record, amount, balance } in lines.iter().rev().filter(|line| line.record.payment().is_some())
        {
            let surplus = (*balance).min(*amount).clamp(0, left);
            if is_it(record) {
                return surplus;
            }
            left -= surplus;
        }
        0
    }
}

/// The record of one table; `None` if the club does not know the table or its people yet.
fn table_record(club: &Club, dues: &[ClubDue], counts_as: &mut impl FnMut(PersonId) -> PersonId) -> Option<Record> {
    let ClubDue { table, opened_at, due } = dues.first()?;
    let people = &club.tables.get(table)?.people;
    let one = |ClubDue { due, .. }: &ClubDue| {
        let person = people.get(usize::try_from(due.label).ok()?)?;
        Some((*person, due.amount))
    };
    let amounts: Vec<(PersonId, i64)> = dues.iter().map(one).collect::<Option<_>>()?;
    Some(Record {
        date: club.day(*opened_at),
        at: *opened_at,
        purse: Purse::read(&due.purse)?,
        source: RecordSource::Table(*table),
        moves: summed(amounts, counts_as),
    })
}

/// Sums amounts by person, with merged people as one. A payment between two merged people cancels out.
fn summed(
    amounts: impl IntoIterator<Item = (PersonId, i64)>,
    counts_as: &mut impl FnMut(PersonId) -> PersonId,
) -> Vec<(PersonId, i64)> {
    let mut sums: Vec<(PersonId, i64)> = Vec::new();
    for (person, amount) in amounts {
        let person = counts_as(person);
        match sums.iter_mut().find(|(known, _)| *known == person) {
            Some((_, sum)) => *sum += amount,
            None => sums.push((person, amount)),
        }
    }
    sums.retain(|(_, amount)| *amount != 0);
    sums
}
