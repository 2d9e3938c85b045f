//! The ledger as a journal for plain-text accounting: `hledger` and `beancount`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use chrono::NaiveDate;

use super::ledger::{Ledger, Record, RecordSource};
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

/// The balances in one purse up to a day.
#[derive(Default)]
struct Balances {
    by_person: BTreeMap<PersonId, i64>,
    at_zero: BTreeSet<PersonId>,
    /// The people who reached zero since the last settlement.
    newly_zero: BTreeSet<PersonId>,
}

struct Journal<'a> {
    format: Format,
    /// The names of the tables.
    titles: &'a BTreeMap<TableNumber, String>,
    text: String,
    balances: Vec<(Purse, Balances)>,
}

/// The ledger of a club: a transaction for each closed table and each payment. After a settlement it asserts zero for
/// each person who has it and still has it at the end of the next day. `titles` has the names of the tables.
pub fn journal(club: &Club, ledger: &Ledger, titles: &BTreeMap<TableNumber, String>, format: Format) -> String {
    let balances = ledger.purses.iter().map(|purse| (*purse, Balances::default())).collect();
    let mut journal = Journal { format, titles, text: String::new(), balances };
    // Writing to a `String` cannot fail.
    let _ = journal.write(club, ledger);
    journal.text
}

impl Journal<'_> {
    /// Writes the ledger day by day in one pass.
    fn write(&mut self, club: &Club, ledger: &Ledger) -> std::fmt::Result {
        let records: Vec<&Record> = ledger.records.iter().filter(|record| !record.moves.is_empty()).collect();
        self.write_heading(club, ledger, records.first().map(|first| first.date))?;
        // The zero balances after the last settlement.
        let mut settled: Vec<(Purse, PersonId)> = Vec::new();
        let mut next_day = NaiveDate::MIN;
        for day in records.chunk_by(|one, next| one.date == next.date) {
            let Some(date) = day.first().map(|first| first.date) else { continue };
            for record in day {
                self.enter(record);
            }
            // The programs check an assertion at the beginning of its day. We leave out people whose balance is no
            // longer zero at its end.
            let is_at_zero = |purse: &Purse, person: &PersonId| {
                self.balances.iter().any(|(own, balances)| own == purse && balances.at_zero.contains(person))
            };
            settled.retain(|(purse, person)| next_day != date || is_at_zero(purse, person));
            self.write_assertions(next_day, &settled)?;
            for record in day {
                self.write_transaction(record)?;
            }
            settled = self.settled_on(day);
            next_day = date.succ_opt().unwrap_or(date);
        }
        self.write_assertions(next_day, &settled)
    }

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
    fn settled_on(&mut self, day: &[&Record]) -> Vec<(Purse, PersonId)> {
        let mut at_zero = Vec::new();
        let is_settled = |purse| day.iter().any(|record| record.payment().is_some() && record.purse == purse);
        for (purse, balances) in self.balances.iter_mut().filter(|(purse, _)| is_settled(*purse)) {
            let is_all = balances.at_zero.len() <= ALL_ASSERTED;
            let asserted = if is_all { &balances.at_zero } else { &balances.newly_zero };
            at_zero.extend(asserted.iter().map(|person| (*purse, *person)));
            balances.newly_zero.clear();
        }
        at_zero
    }

    fn write_transaction(&mut self, record: &Record) -> std::fmt::Result {
        let Record { date, purse, moves, .. } = record;
        let (code, title) = match &record.source {
            RecordSource::Table(table) => (format!("table-{table}"), self.titles.get(table)),
            RecordSource::Payment(payment) => (format!("payment-{}", payment.id), payment.note.as_ref()),
        };
        let title = title.map_or("", String::as_str);
        match self.format {
            Format::Hledger => writeln!(self.text, "\n{}", format!("{date} * ({code}) {}", plain(title)).trim_end())?,
            Format::Beancount => writeln!(self.text, "\n{date} * \"{}\" ^{code}", escaped(title))?,
        }
        let symbol = symbol(*purse, self.format);
        for (person, amount) in moves {
            writeln!(self.text, "    {}  {} {symbol}", account(*person), purse.print(*amount))?;
        }
        Ok(())
    }

    /// Declarations before the first entry: the accounts and their commodities.
    fn write_heading(&mut self, club: &Club, ledger: &Ledger, begins: Option<NaiveDate>) -> std::fmt::Result {
        match (self.format, begins) {
            (Format::Hledger, _) => {
                for person in club.people().all() {
                    writeln!(self.text, "account {}  ; name: {}", account(person.id), plain(&person.name))?;
                }
                for purse in &ledger.purses {
                    let digits = "0".repeat(usize::try_from(purse.digits()).unwrap_or_default());
                    writeln!(self.text, "commodity 1000.{digits} {}", symbol(*purse, self.format))?;
                }
            }
            (Format::Beancount, Some(begins)) => {
                for person in club.people().all() {
                    let (account, name) = (account(person.id), escaped(&person.name));
                    writeln!(self.text, "{begins} open {account}\n  name: \"{name}\"")?;
                }
                for purse in &ledger.purses {
                    writeln!(self.text, "{begins} commodity {}", symbol(*purse, self.format))?;
                }
            }
            // Accounts open on the day of the first transaction, so without one there is nothing to open.
            (Format::Beancount, None) => {}
        }
        Ok(())
    }

    fn write_assertions(&mut self, date: NaiveDate, at_zero: &[(Purse, PersonId)]) -> std::fmt::Result {
        if self.format == Format::Hledger && !at_zero.is_empty() {
            writeln!(self.text, "\n{date} * (assert)")?;
        }
        for (purse, person) in at_zero {
            let (account, symbol) = (account(*person), symbol(*purse, self.format));
            match self.format {
                Format::Hledger => writeln!(self.text, "    {account}  0 {symbol} = 0 {symbol}")?,
                Format::Beancount => writeln!(self.text, "\n{date} balance {account}  0 {symbol}")?,
            }
        }
        Ok(())
    }
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
