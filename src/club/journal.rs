//! The ledger as a journal for plain-text accounting: `hledger` and `beancount`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::iter::Peekable;
use std::vec::IntoIter;

use chrono::{Days, NaiveDate};

use super::ledger::{Ledger, Record, Recorded};
use super::purse::Purse;
use super::state::Club;
use crate::store::{PersonId, TableNumber};

/// The program for which a journal is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    Hledger,
    Beancount,
}

/// After each settlement the journal asserts a zero balance for everybody who has one in the purse, up to this many
/// people. Beyond that it asserts only those who reached zero since the previous settlement, so that the journal grows
/// linearly with the ledger and not quadratically.
const ALL_ASSERTED: usize = 100;

/// The balances of one purse up to a day.
struct Balances {
    purse: Purse,
    by_person: BTreeMap<PersonId, i64>,
    at_zero: BTreeSet<PersonId>,
    /// The people who reached zero since the last settlement.
    newly_zero: BTreeSet<PersonId>,
}

/// Zero balances at the beginning of a day.
struct Assertions {
    date: NaiveDate,
    at_zero: Vec<(Purse, PersonId)>,
}

/// The journal of a club, written day by day in one pass over its transactions.
pub struct Journal {
    format: Format,
    heading: Option<String>,
    /// Those that move something, in the order of their dates.
    records: Peekable<IntoIter<Record>>,
    /// The names of the tables.
    titles: BTreeMap<TableNumber, String>,
    balances: Vec<Balances>,
    /// The assertions for the day after the last settlement.
    due: Option<Assertions>,
}

/// The ledger of a club: a transaction for each closed table and each payment. After a settlement it asserts zero for
/// each person who has it and still has it at the end of the next day. `titles` has the names of the tables.
pub fn journal(club: &Club, ledger: &Ledger, titles: BTreeMap<TableNumber, String>, format: Format) -> Journal {
    let records: Vec<Record> = ledger.records.iter().filter(|record| !record.moves.is_empty()).cloned().collect();
    let mut text = String::new();
    // Writing to a `String` cannot fail.
    let _ = write_heading(&mut text, (club, ledger), records.first().map(|first| first.date), format);
    let records = records.into_iter().peekable();
    Journal { format, heading: Some(text), records, titles, balances: Vec::new(), due: None }
}

impl Iterator for Journal {
    type Item = String;

    /// Yields the heading, then one day at a time, then the assertions after the last day.
    fn next(&mut self) -> Option<String> {
        if let Some(heading) = self.heading.take() {
            return Some(heading);
        }
        let mut text = String::new();
        let Some(date) = self.records.peek().map(|first| first.date) else {
            let _ = write_assertions(&mut text, &self.due.take()?, self.format);
            return Some(text);
        };
        let day: Vec<Record> = std::iter::from_fn(|| self.records.next_if(|record| record.date == date)).collect();
        for record in &day {
            self.enter(record);
        }
        if let Some(mut due) = self.due.take() {
            // The programs check an assertion at the beginning of its day. We leave out people whose balance is no
            // longer zero at its end.
            if due.date == date {
                due.at_zero.retain(|(purse, person)| self.is_at_zero(*purse, *person));
            }
            let _ = write_assertions(&mut text, &due, self.format);
        }
        for record in &day {
            let _ = self.write_transaction(&mut text, record);
        }
        self.due = self.assertions_after(date, &day);
        Some(text)
    }
}

impl Journal {
    fn enter(&mut self, record: &Record) {
        let purse = record.purse;
        let at = self.balances.iter().position(|balances| balances.purse == purse).unwrap_or_else(|| {
            let (by_person, at_zero, newly_zero) = (BTreeMap::new(), BTreeSet::new(), BTreeSet::new());
            self.balances.push(Balances { purse, by_person, at_zero, newly_zero });
            self.balances.len() - 1
        });
        let Some(balances) = self.balances.get_mut(at) else { return };
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

    fn is_at_zero(&self, purse: Purse, person: PersonId) -> bool {
        let balances = self.balances.iter().find(|balances| balances.purse == purse);
        balances.and_then(|balances| balances.by_person.get(&person)) == Some(&0)
    }

    /// The assertions for the next day, in each purse with a payment on this day.
    fn assertions_after(&mut self, date: NaiveDate, day: &[Record]) -> Option<Assertions> {
        let next_day = date.checked_add_days(Days::new(1))?;
        let mut at_zero = Vec::new();
        let is_settled = |purse| day.iter().any(|record| record.payment().is_some() && record.purse == purse);
        for balances in self.balances.iter_mut().filter(|balances| is_settled(balances.purse)) {
            let is_all = balances.at_zero.len() <= ALL_ASSERTED;
            let asserted = if is_all { &balances.at_zero } else { &balances.newly_zero };
            at_zero.extend(asserted.iter().map(|person| (balances.purse, *person)));
            balances.newly_zero.clear();
        }
        (!at_zero.is_empty()).then_some(Assertions { date: next_day, at_zero })
    }

    fn write_transaction(&self, text: &mut String, record: &Record) -> std::fmt::Result {
        let Record { date, purse, moves, .. } = record;
        let (code, title) = match &record.what {
            Recorded::Table(table) => (format!("table-{table}"), self.titles.get(table)),
            Recorded::Payment(payment) => (format!("payment-{}", payment.id), payment.note.as_ref()),
        };
        let title = title.map_or("", String::as_str);
        match self.format {
            Format::Hledger => writeln!(text, "\n{}", format!("{date} * ({code}) {}", plain(title)).trim_end())?,
            Format::Beancount => writeln!(text, "\n{date} * \"{}\" ^{code}", escaped(title))?,
        }
        for (person, amount) in moves {
            writeln!(text, "    {}  {} {}", account(*person), purse.print(*amount), symbol(*purse, self.format))?;
        }
        Ok(())
    }
}

/// Declarations before the first entry: the accounts and their commodities.
fn write_heading(
    text: &mut String,
    (club, ledger): (&Club, &Ledger),
    begins: Option<NaiveDate>,
    format: Format,
) -> std::fmt::Result {
    match (format, begins) {
        (Format::Hledger, _) => {
            for person in club.people().all() {
                writeln!(text, "account {}  ; name: {}", account(person.id), plain(&person.name))?;
            }
            for purse in &ledger.purses {
                let digits = "0".repeat(usize::try_from(purse.digits()).unwrap_or_default());
                writeln!(text, "commodity 1000.{digits} {}", symbol(*purse, format))?;
            }
        }
        (Format::Beancount, Some(begins)) => {
            for person in club.people().all() {
                writeln!(text, "{begins} open {}\n  name: \"{}\"", account(person.id), escaped(&person.name))?;
            }
            for purse in &ledger.purses {
                writeln!(text, "{begins} commodity {}", symbol(*purse, format))?;
            }
        }
        // Accounts open on the day of the first transaction, so without one there is nothing to open.
        (Format::Beancount, None) => {}
    }
    Ok(())
}

fn write_assertions(text: &mut String, assertions: &Assertions, format: Format) -> std::fmt::Result {
    let date = assertions.date;
    for (at, (purse, person)) in assertions.at_zero.iter().enumerate() {
        let (account, symbol) = (account(*person), symbol(*purse, format));
        match format {
            Format::Hledger if at == 0 => {
                writeln!(text, "\n{date} * (assert)\n    {account}  0 {symbol} = 0 {symbol}")?;
            }
            Format::Hledger => writeln!(text, "    {account}  0 {symbol} = 0 {symbol}")?,
            Format::Beancount => writeln!(text, "\n{date} balance {account}  0 {symbol}")?,
        }
    }
    Ok(())
}

fn account(person: PersonId) -> String {
    format!("Assets:P-{person}")
}

/// The commodity of a purse in a spelling that both programs accept: `EUR`, `LOMBRE-COUNTERS`. hledger requires quotes
/// around a hyphen.
fn symbol(purse: Purse, format: Format) -> String {
    let name = purse.name().to_ascii_uppercase().replace([':', '_'], "-");
    match (format, purse) {
        (Format::Hledger, Purse::Counters { .. }) => format!("\"{name}\""),
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
