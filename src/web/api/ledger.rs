//! The ledger of a club, and its payments.

use super::body::{amount, optional_text, parse_body, text};
use super::change::optional_version;
use super::prelude::*;
use super::time;
use crate::club::{
    Club, ClubCommand, Ledger, LedgerLine, PaymentId, PersonId, Purse, RecordSource, SentPayment, person_in,
};

#[derive(Deserialize)]
pub struct LedgerQuery {
    /// The person whose lines to list as well
    person: Option<String>,
}

/// Reads what each person is owed.
pub async fn show(club: ClubApiAccess<Watching>, wanted: web::Query<LedgerQuery>) -> ApiResult {
    let id = club.id;
    club.query(move |app, club| Written::of(&response(club, &app.service.ledger(id, club)?, wanted.person.as_deref())?))
        .await
}

fn response(club: &Club, ledger: &Ledger, person: Option<&str>) -> Result<Value, CommandError> {
    let person = person.map(|id| person_in(club.people(), "person", id)).transpose()?;
    let purses = ledger.purses.iter().map(|purse| account(ledger, *purse, person));
    Ok(Value::of([("version", club.version.into()), ("purses", purses.collect())]))
}

/// The balances in a purse, negative for a debt, and the lines that make up the balance of `person`.
fn account(ledger: &Ledger, purse: Purse, person: Option<PersonId>) -> Value {
    let balances = ledger.balances(purse).into_iter();
    let balances = balances.map(|(person, amount)| (person.to_smolstr(), Value::from(purse.print(amount))));
    let mut account = Value::of([("purse", purse.name().into()), ("balances", Value::Map(balances.collect()))]);
    if let Some(person) = person {
        account.set("lines", ledger.lines(purse, person).iter().map(|line| account_line(purse, line)).collect());
    }
    account
}

/// The result of a table or a payment, and what the person is owed after it.
fn account_line(purse: Purse, line: &LedgerLine<'_>) -> Value {
    let (kind, id) = match &line.record.source {
        RecordSource::Table(table) => ("table", table.to_string()),
        RecordSource::Payment(payment) => ("payment", payment.id.to_string()),
    };
    Value::of([
        ("at", time(line.record.at).into()),
        (kind, id.into()),
        ("amount", purse.print(line.amount).into()),
        ("balance", purse.print(line.balance).into()),
    ])
}

/// Enters a payment. It may be more than is owed, so that an old debt can be entered. With `day`, it settles the evening of
/// that day.
///
/// With `If-Match`, it is one that this version of the club proposed, or a part of it: the request conflicts if the payment is no
/// longer to be made.
pub async fn pay(club: ClubApiAccess<Scoring>, payload: Payload) -> ApiResult {
    let seen = optional_version(&club.request)?;
    let (payment, banker) = parse_body(&club.request, payload, |fields| {
        let banker = seen.and_then(|_| optional_text(fields, "banker"));
        let (from, to, purse) = (text(fields, "from"), text(fields, "to"), text(fields, "purse"));
        let amount = amount(fields, "amount");
        let [note, date, day] = ["note", "date", "day"].map(|name| optional_text(fields, name));
        Some((SentPayment { from: from?, to: to?, purse: purse?, amount: amount?, note, date, day }, banker))
    })
    .await?;
    let command = match seen {
        Some(_) => ClubCommand::PayProposed { payment, banker },
        None => ClubCommand::Pay(payment),
    };
    club.add(command, seen).await
}

/// Withdraws a payment. The payment and its withdrawal stay in the log.
pub async fn withdraw(club: ClubApiAccess<Scoring>) -> ApiResult {
    club.change(ClubCommand::WithdrawPayment(club.part("id", PaymentId::read)?)).await
}
