//! Payments between the people of a club.

use chrono::NaiveDate;
use serde::Serialize;

use super::event::Payment;
use super::ledger::Ledger;
use super::people::person_in;
use super::purse::Purse;
use super::state::Club;
use super::zone::past_date;
use crate::command::CommandError;
use crate::document::Message;
use crate::document::note::clean_note;
use crate::ledger::AmountError;

/// A payment as the client sends it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SentPayment {
    /// The id of the payer.
    pub from: String,
    /// The id of the payee.
    pub to: String,
    pub purse: String,
    /// In plain notation.
    pub amount: String,
    pub note: Option<String>,
    /// Today in the club's time zone if missing.
    pub date: Option<String>,
    /// The day of the evening that it settles, if it settles one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub day: Option<String>,
}

/// Parses a payment. It may exceed the debt, since that is how an old debt is entered.
pub fn payment_of(club: &Club, sent: &SentPayment, today: NaiveDate) -> Result<Payment, CommandError> {
    let from = person_in(club.people(), "from", &sent.from)?;
    let to = person_in(club.people(), "to", &sent.to)?;
    let purse = parse_purse(&sent.purse)?;
    let amount = amount_in("amount", purse, &sent.amount)?;
    let note = clean_note(sent.note.as_deref().unwrap_or_default());
    let note = note.map_err(|text| CommandError::field("note", text))?;
    let date = sent.date.as_deref().map_or(Ok(today), |date| past_date("date", date, today))?;
    let day = sent.day.as_deref().map(|day| past_date("day", day, today)).transpose()?;
    Ok(Payment { id: club.next_payment(), from, to, purse, amount, note, date, day, table: None })
}

pub fn parse_purse(name: &str) -> Result<Purse, CommandError> {
    Purse::read(name).ok_or_else(|| CommandError::field("purse", Message::new("purse-unknown")))
}

/// Refuses a purse that the club does not have. A club without any accepts every purse, so that old debts can be entered
/// before the first table. Rules may have changed the purse of a table since it was opened, so the ledger counts, too.
pub fn check_purse(club: &Club, ledger: &Ledger, purse: Purse) -> Result<(), CommandError> {
    let mut purses = club.purses();
    purses.extend(&ledger.purses);
    if purses.is_empty() || purses.contains(&purse) {
        return Ok(());
    }
    Err(CommandError::field("purse", Message::new("purse-other").with("purse", purse.name().as_str())))
}

/// Parses an amount above 0, with no more digits than the purse has.
pub fn amount_in(field: &str, purse: Purse, text: &str) -> Result<i64, CommandError> {
    match purse.parse(text) {
        Ok(amount) if amount > 0 => Ok(amount),
        Err(error @ AmountError::TooLarge) => Err(CommandError::field(field, Message::new(error.message()))),
        _ => Err(CommandError::field(field, Message::new("payment-amount"))),
    }
}
