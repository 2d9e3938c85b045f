//! The ledger as a journal for plain-text accounting: `hledger` and `beancount`.

use std::collections::{BTreeMap, BTreeSet};
use std::iter::Peekable;
use std::vec;

use chrono::NaiveDate;

use super::ledger::{Ledger, Record, RecordSource};
use super::purse::Purse;
use super::state::Club;
use crate::store::{PersonId, TableNumber};

/// The program for which a journal is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JournalFormat {
    Hledger,
    Beancount,
}

/// The balances in one purse up to a day.
#[derive(Default)]
struct Balances {
    by_person: BTreeMap<PersonId, i64>,
    at_zero: BTreeSet<PersonId>,
    /// The people who reached zero since the last settlement. Only they are asserted after the next one, so that the journal
    /// grows linearly with the ledger and not quadratically.
    newly_zero: BTreeSet<PersonId>,
}

/// Writes a journal piece by piece, in one pass over the ledger.
struct Journal<R: Iterator<Item = Record>> {
    format: JournalFormat,
    /// The names of the tables.
    titles: BTreeMap<TableNumber, String>,
    balances: Vec<(Purse, Balances)>,
    /// The records of the days after the one that is being written.
    later: Peekable<R>,
    /// The records of that day which are not written yet.
    today: vec::IntoIter<Record>,
    /// The zero balances after the settlement of that day, if there was one. They are asserted at the beginning of `tomorrow`.
    settled: Vec<(Purse, PersonId)>,
    tomorrow: NaiveDate,
}

/// The ledger of a club in pieces: a transaction for each table that is over and each payment. After a settlement it asserts zero
/// for each person who has reached it since the settlement before, and still has it at the end of the next day. `titles` has
/// the names of the tables.
pub fn journal(
    club: &Club,
    ledger: Ledger,
    titles: BTreeMap<TableNumber, String>,
    format: JournalFormat,
) -> impl Iterator<Item = String> + Send + use<> {
    let heading = heading(club, &ledger, format);
    let balances = ledger.purses.iter().map(|purse| (*purse, Balances::default())).collect();
    let later = ledger.records.into_iter().filter(|record| !record.moves.is_empty()).peekable();
    let (today, settled, tomorrow) = (Vec::new().into_iter(), Vec::new(), NaiveDate::MIN);
    let journal = Journal { format, titles, balances, later, today, settled, tomorrow };
    std::iter::once(heading).chain(journal)
}

impl<R: Iterator<Item = Record>> Iterator for Journal<R> {
    type Item = String;

    /// The next transaction, or the assertions between two days.
    fn next(&mut self) -> Option<String> {
        if let Some(record) = self.today.next() {
            return Some(self.transaction(&record));
        }
        let Some(Record { date, .. }) = self.later.peek() else {
            let settled = std::mem::take(&mut self.settled);
            return (!settled.is_empty()).then(|| self.assertions(&settled));
        };
        let date = *date;
        let day: Vec<Record> = std::iter::from_fn(|| self.later.next_if(|record| record.date == date)).collect();
        for record in &day {
            self.enter(record);
        }
        // The programs check an assertion at the beginning of its day. We leave out people whose balance is no longer zero
        // at its end.
        let mut settled = std::mem::take(&mut self.settled);
        settled.retain(|(purse, person)| {
            let is_purse = |(own, balances): &(Purse, Balances)| own == purse && balances.at_zero.contains(person);
            self.tomorrow != date || self.balances.iter().any(is_purse)
        });
        let assertions = self.assertions(&settled);
        self.settled = self.settled_on(&day);
        self.tomorrow = date.succ_opt().unwrap_or(date);
        self.today = day.into_iter();
        Some(assertions)
    }
}

impl<R: Iterator<Item = Record>> Journal<R> {
    fn enter(&mut self, record: &Record) {
        let own = self.balances.iter_mut().find(|(purse, _)| *purse == record.purse);
        let Some((_, balances)) = own else { return };
        for (person, amount) in &record.moves {
            let balance = balances.by_person.entry(*person).or_default();
            *balance += amount;
            if *balance == 0 {
                balances.at_zero.insert(*person);
                balances.newly_zero.insert(*person);
            } else {
                balances.at_zero.remove(person);
                balances.newly_zero.remove(person);
            }
        }
    }

    /// The zero balances to assert, in each purse with a payment on this day.
    fn settled_on(&mut self, day: &[Record]) -> Vec<(Purse, PersonId)> {
        let is_settled = |purse| day.iter().any(|record| record.payment().is_some() && record.purse == purse);
        let settled = self.balances.iter_mut().filter(|(purse, _)| is_settled(*purse));
        let people = settled.map(|(purse, balances)| (*purse, std::mem::take(&mut balances.newly_zero)));
        people.flat_map(|(purse, people)| people.into_iter().map(move |person| (purse, person))).collect()
    }

    fn transaction(&self, record: &Record) -> String {
        let Record { date, purse, moves, .. } = record;
        let (code, title) = match &record.source {
            RecordSource::Table(table) => (format!("table-{table}"), self.titles.get(table)),
            RecordSource::Payment(payment) => (format!("payment-{}", payment.id), payment.note.as_ref()),
        };
        let title = title.map_or("", String::as_str);
        let head = match self.format {
            JournalFormat::Hledger => format!("\n{}\n", format!("{date} * ({code}) {}", plain(title)).trim_end()),
            JournalFormat::Beancount => format!("\n{date} * \"{}\" ^{code}\n", escaped(title)),
        };
        let symbol = symbol(*purse, self.format);
        let line = |(person, amount): &(PersonId, i64)| {
            format!("    {}  {} {symbol}\n", account(*person), purse.print(*amount))
        };
        std::iter::once(head).chain(moves.iter().map(line)).collect()
    }

    fn assertions(&self, at_zero: &[(Purse, PersonId)]) -> String {
        let date = self.tomorrow;
        let is_headed = self.format == JournalFormat::Hledger && !at_zero.is_empty();
        let head = is_headed.then(|| format!("\n{date} * (assert)\n"));
        let line = |(purse, person): &(Purse, PersonId)| {
            let (account, symbol) = (account(*person), symbol(*purse, self.format));
            match self.format {
                JournalFormat::Hledger => format!("    {account}  0 {symbol} = 0 {symbol}\n"),
                JournalFormat::Beancount => format!("\n{date} balance {account}  0 {symbol}\n"),
            }
        };
        head.into_iter().chain(at_zero.iter().map(line)).collect()
    }
}

/// Declarations before the first entry: the accounts and their commodities.
fn heading(club: &Club, ledger: &Ledger, format: JournalFormat) -> String {
    let begins = ledger.records.iter().find(|record| !record.moves.is_empty()).map(|first| first.date);
    let (people, purses) = (club.people().all(), ledger.purses.iter());
    match (format, begins) {
        (JournalFormat::Hledger, _) => {
            let people = people.map(|one| format!("account {}  ; name: {}\n", account(one.id), plain(&one.name)));
            let purses = purses.map(|purse| {
                let digits = "0".repeat(usize::try_from(purse.digits()).unwrap_or_default());
                format!("commodity 1000.{digits} {}\n", symbol(*purse, format))
            });
            people.chain(purses).collect()
        }
        (JournalFormat::Beancount, Some(begins)) => {
            let people =
                people.map(|one| format!("{begins} open {}\n  name: \"{}\"\n", account(one.id), escaped(&one.name)));
            let purses = purses.map(|purse| format!("{begins} commodity {}\n", symbol(*purse, format)));
            people.chain(purses).collect()
        }
        // Accounts open on the day of the first transaction, so without one there is nothing to open.
        (JournalFormat::Beancount, None) => String::new(),
    }
}

fn account(person: PersonId) -> String {
    format!("Assets:P-{person}")
}

/// The commodity of a purse in a spelling that both programs accept: `EUR`, `LOMBRE-COUNTERS`. hledger requires quotes
/// around a hyphen.
fn symbol(purse: Purse, format: JournalFormat) -> String {
    let name = purse.name().to_ascii_uppercase().replace([':', '_'], "-");
    match (format, purse) {
        (JournalFormat::Hledger, Purse::Counters { .. }) => format!("\"{name}\""),
        _ => name,
    }
}

/// Replaces the characters that start a comment or end a tag.
fn plain(text: &str) -> String {
    text.replace([';', ','], " ")
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}
