//! The ledger as a journal for plain-text accounting: `hledger` and `beancount`.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use chrono::{Days, NaiveDate};

use super::accounts::{Record, Recorded, add};
use super::book::Club;
use super::ids::{PersonId, TableNumber};
use super::purse::Purse;

/// For which program a journal is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    Hledger,
    Beancount,
}

/// What moves on a day.
struct Transaction {
    date: NaiveDate,
    /// Of what, and of which: `table`, `3`.
    code: [String; 2],
    is_payment: bool,
    title: String,
    purse: Purse,
    lines: Vec<(PersonId, i64)>,
}

/// That somebody has nothing in a purse when a day begins.
struct Assertion {
    date: NaiveDate,
    person: PersonId,
    purse: Purse,
}

/// The ledger of a club: a transaction for each posting and each payment that counts, and after a settlement that those are
/// at zero who are. `titles` says what the tables are called.
pub fn journal(club: &Club, titles: &BTreeMap<TableNumber, String>, format: Format) -> String {
    let mut transactions: Vec<Transaction> =
        club.accounts().standing().filter_map(|record| transaction(club, titles, record)).collect();
    transactions.sort_by_key(|transaction| transaction.date);
    let assertions = assertions(&transactions);
    let mut text = String::new();
    let begins = transactions.first().map(|first| first.date);
    // Writing into a text cannot fail.
    let _ = heading(&mut text, club, begins, format);
    let dates = transactions.iter().map(|one| one.date).chain(assertions.iter().map(|one| one.date));
    let mut dates: Vec<NaiveDate> = dates.collect();
    dates.sort_unstable();
    dates.dedup();
    for date in dates {
        // What is asserted of the beginning of a day stands before what happens on it.
        let _ = asserted(&mut text, date, assertions.iter().filter(|one| one.date == date), format);
        for transaction in transactions.iter().filter(|one| one.date == date) {
            let _ = moved(&mut text, transaction, format);
        }
    }
    text
}

/// What a record moves, merged people as one; nothing where that is nothing.
fn transaction(club: &Club, titles: &BTreeMap<TableNumber, String>, record: &Record) -> Option<Transaction> {
    let mut lines: Vec<(PersonId, i64)> = Vec::new();
    for (person, amount) in record.moves() {
        add(&mut lines, club.people().counts_as(person), amount);
    }
    lines.retain(|(_, amount)| *amount != 0);
    let is_payment = matches!(record.what, Recorded::Payment(_));
    let (date, code, title) = match &record.what {
        Recorded::Posting(posting) => {
            let title = titles.get(&posting.table).cloned().unwrap_or_default();
            (posting.date, ["table".to_owned(), posting.table.to_string()], title)
        }
        Recorded::Payment(payment) => {
            (payment.date, ["payment".to_owned(), payment.id.to_string()], payment.note.clone().unwrap_or_default())
        }
    };
    (!lines.is_empty()).then(|| Transaction { date, code, is_payment, title, purse: record.purse(), lines })
}

/// After each day with a payment: who is at zero in its purse, and still is when the next day has passed.
fn assertions(transactions: &[Transaction]) -> Vec<Assertion> {
    let mut assertions: Vec<Assertion> = Vec::new();
    for payment in transactions.iter().filter(|one| one.is_payment) {
        let (purse, Some(date)) = (payment.purse, payment.date.checked_add_days(Days::new(1))) else { continue };
        if assertions.iter().any(|one| (one.date, one.purse) == (date, purse)) {
            continue;
        }
        let until = |last: NaiveDate| {
            let mut balances: BTreeMap<PersonId, i64> = BTreeMap::new();
            for one in transactions.iter().filter(|one| one.purse == purse && one.date <= last) {
                for (person, amount) in &one.lines {
                    *balances.entry(*person).or_default() += amount;
                }
            }
            balances
        };
        let (then, later) = (until(payment.date), until(date));
        let at_zero = then.into_iter().filter(|(person, balance)| *balance == 0 && later.get(person) == Some(&0));
        assertions.extend(at_zero.map(|(person, _)| Assertion { date, person, purse }));
    }
    assertions
}

/// What is known before the first entry: the accounts and what they are in.
fn heading(text: &mut String, club: &Club, begins: Option<NaiveDate>, format: Format) -> std::fmt::Result {
    for person in club.people().all() {
        let account = account(person.id);
        match (format, begins) {
            (Format::Hledger, _) => writeln!(text, "account {account}  ; name: {}", plain(&person.name))?,
            (Format::Beancount, Some(begins)) => {
                writeln!(text, "{begins} open {account}\n  name: \"{}\"", escaped(&person.name))?;
            }
            // Without a day on which something moves there is none on which accounts are opened.
            (Format::Beancount, None) => {}
        }
    }
    for purse in club.accounts().purses() {
        match (format, begins) {
            (Format::Hledger, _) => {
                let digits = "0".repeat(usize::try_from(purse.digits()).unwrap_or_default());
                writeln!(text, "commodity 1000.{digits} {}", symbol(*purse, format))?;
            }
            (Format::Beancount, Some(begins)) => writeln!(text, "{begins} commodity {}", symbol(*purse, format))?,
            (Format::Beancount, None) => {}
        }
    }
    Ok(())
}

fn asserted<'a>(
    text: &mut String,
    date: NaiveDate,
    assertions: impl Iterator<Item = &'a Assertion>,
    format: Format,
) -> std::fmt::Result {
    for (at, Assertion { person, purse, .. }) in assertions.enumerate() {
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

fn moved(text: &mut String, transaction: &Transaction, format: Format) -> std::fmt::Result {
    let Transaction { date, code, title, purse, lines, .. } = transaction;
    let code = code.join("-");
    match format {
        Format::Hledger => writeln!(text, "\n{}", format!("{date} * ({code}) {}", plain(title)).trim_end())?,
        Format::Beancount => writeln!(text, "\n{date} * \"{}\" ^{code}", escaped(title))?,
    }
    for (person, amount) in lines {
        writeln!(text, "    {}  {} {}", account(*person), purse.print(*amount), symbol(*purse, format))?;
    }
    Ok(())
}

fn account(person: PersonId) -> String {
    format!("Assets:P-{person}")
}

/// A purse as both programs can read it: `EUR`, `LOMBRE-COUNTERS`; hledger wants quotes around what has a hyphen.
fn symbol(purse: Purse, format: Format) -> String {
    let name = purse.name().to_ascii_uppercase().replace([':', '_'], "-");
    match (format, purse) {
        (Format::Hledger, Purse::Counters { .. }) => format!("\"{name}\""),
        _ => name,
    }
}

/// A text without what begins a comment or ends a tag.
fn plain(text: &str) -> String {
    text.replace([';', ','], " ")
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}
