//! The ledger of a club, and its payments.

use actix_web::web::{self, Payload};
use actix_web::{HttpRequest, HttpResponse};
use serde::{Deserialize, Serialize};
use smol_str::ToSmolStr;

use super::body::{amount, optional_text, parse_body, text};
use super::change::{add_to_club, change_club};
use super::error::ApiResult;
use super::extract::{AuthorizedClub, path_part};
use super::time;
use crate::club::{self, Club, ClubCommand, PaymentId, PersonId, Purse, SentPayment, person_in};
use crate::command::CommandError;
use crate::games::node::Node;
use crate::web::auth::{Scoring, Watching};
use crate::web::http::{Shared, run_query};

/// What each person is owed, by purse.
#[derive(Serialize)]
pub struct Ledger {
    /// The club's version.
    version: i64,
    purses: Vec<PurseAccount>,
}

/// What each person is owed in one purse; negative for a debt.
#[derive(Serialize)]
pub struct PurseAccount {
    /// A currency, or the counters of a game, such as `tresillo:tantos`.
    purse: String,
    balances: Node,
    /// The lines that make up the balance of the requested person.
    #[serde(skip_serializing_if = "Option::is_none")]
    lines: Option<Vec<AccountLine>>,
}

/// A line of a person's account: the result of a table, or a payment.
#[derive(Serialize)]
pub struct AccountLine {
    /// When the evening began, or the payment was entered. Lines are in the order of their dates.
    at: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    payment: Option<String>,
    amount: String,
    /// What the person is owed after it.
    balance: String,
}

#[derive(Deserialize)]
pub struct LedgerQuery {
    /// The person whose lines to list as well
    person: Option<String>,
}

/// Reads what each person is owed.
pub async fn show(app: Shared, club: AuthorizedClub<Watching>, wanted: web::Query<LedgerQuery>) -> ApiResult {
    let ledger = run_query(&app, move |app| {
        let state = club.club(app)?;
        let ledger = app.service.ledger(club.id, &state)?;
        Ok(response(&state, &ledger, wanted.person.as_deref())?)
    });
    Ok(HttpResponse::Ok().json(ledger.await?))
}

fn response(club: &Club, ledger: &club::Ledger, person: Option<&str>) -> Result<Ledger, CommandError> {
    let person = person.map(|id| person_in(club.people(), "person", id)).transpose()?;
    let purses = ledger.purses().iter().map(|purse| account(ledger, *purse, person));
    Ok(Ledger { version: club.version, purses: purses.collect() })
}

fn account(ledger: &club::Ledger, purse: Purse, person: Option<PersonId>) -> PurseAccount {
    let balances = ledger.balances(purse).into_iter();
    let balances = balances.map(|(person, amount)| (person.to_smolstr(), Node::from(purse.print(amount))));
    let lines = person.map(|person| {
        let lines = ledger.lines(purse, person).into_iter();
        let lines = lines.map(|line| AccountLine {
            at: time(line.record.at),
            table: line.record.table().map(|table| table.to_string()),
            payment: line.record.payment().map(|payment| payment.id.to_string()),
            amount: purse.print(line.amount),
            balance: purse.print(line.balance),
        });
        lines.collect()
    });
    PurseAccount { purse: purse.name(), balances: Node::Map(balances.collect()), lines }
}

/// Enters a payment. It may be more than is owed, so that an old debt can be entered.
pub async fn pay(app: Shared, club: AuthorizedClub<Scoring>, request: HttpRequest, payload: Payload) -> ApiResult {
    let sent = parse_body(&request, payload, |fields| {
        let (from, to, purse) = (text(fields, "from"), text(fields, "to"), text(fields, "purse"));
        let amount = amount(fields, "amount");
        let (note, date) = (optional_text(fields, "note"), optional_text(fields, "date"));
        Some(SentPayment { from: from?, to: to?, purse: purse?, amount: amount?, note, date })
    })
    .await?;
    add_to_club(&app, &request, &club, ClubCommand::Pay(sent)).await
}

/// Withdraws a payment. The payment and its withdrawal stay in the log.
pub async fn withdraw(app: Shared, club: AuthorizedClub<Scoring>, request: HttpRequest) -> ApiResult {
    let id = path_part(&request, "id", PaymentId::read)?;
    change_club(&app, &request, &club, ClubCommand::WithdrawPayment(id)).await
}
