//! The ledger of a club: proposed payments, the last payments that were made, and balances, purse by purse.

use actix_web::{HttpResponse, web};
use askama::Template;

use super::chips::Chip;
use super::form::{self, Form};
use crate::club::settling::{self, Proposal, settle};
use crate::club::{ClubCommand, Ledger, Payment, PaymentId, PersonId, Purse, Record, SentPayment, cash};
use crate::games::fields::typed_number;
use crate::games::text::Text;
use crate::store::ClubId;
use crate::web::auth::access::{Allowed, Scoring, Watching};
use crate::web::auth::at_club::{AtClub, MarkedPerson};
use crate::web::components::pots::{Piece, pieces};
use crate::web::components::purses::purse_name;
use crate::web::components::scoreboard::colour;
use crate::web::http::error::HttpError;
use crate::web::http::inputs::Inputs;
use crate::web::http::keys::fingerprint;
use crate::web::http::state::Shared;
use crate::web::layout::page::{Page, answer, see_other};
use crate::words::short_day;

/// How many payments of a purse are shown, newest first; a person's account has all.
const LAST_PAYMENTS: usize = 5;

#[derive(Template)]
#[template(path = "club/ledger.html")]
struct LedgerPage {
    page: Page,
    here: String,
    can_score: bool,
    purses: Vec<PurseView>,
    /// The message of a ledger without a purse.
    nothing: Option<String>,
    people: Vec<(String, String)>,
    currencies: Vec<(String, String)>,
    form: Form,
    /// The proposed payments, as a message to send.
    text: String,
}

struct PurseView {
    id: String,
    name: String,
    summary: String,
    fewest_href: String,
    banker_href: String,
    banker: Option<PersonId>,
    bankers: Vec<Chip>,
    proposals: Vec<ProposalRow>,
    payments: Vec<PaymentRow>,
    balances: Vec<BalanceRow>,
}

struct ProposalRow {
    from: String,
    to: String,
    from_id: String,
    to_id: String,
    /// The amount in plain notation, for the form.
    amount: String,
    /// The amount as the reader's language writes it.
    sum: String,
    pieces: Vec<Piece>,
    /// The notes and coins that make up the amount, if it needs more than one.
    cash: Option<String>,
}

struct PaymentRow {
    id: String,
    text: String,
    when: String,
    note: Option<String>,
}

struct BalanceRow {
    href: String,
    person: MarkedPerson,
    sum: String,
    class: &'static str,
}

/// The person through whom all payments of a purse are proposed to go.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(default)]
pub struct BankerQuery {
    purse: String,
    banker: String,
}

/// `GET /c/{club}/ledger`
pub async fn show(
    app: Shared,
    member: Allowed<Watching, ClubId>,
    query: web::Query<BankerQuery>,
) -> Result<HttpResponse, HttpError> {
    let at = member.at_club(&app).await?;
    let ledger = at.ledger(&app).await?;
    page(&at, &ledger, &query, Form::empty()?)
}

/// `POST /c/{club}/ledger/payments`: enters a payment, whole or in part.
pub async fn pay(app: Shared, member: Allowed<Scoring, ClubId>, inputs: Inputs) -> Result<HttpResponse, HttpError> {
    let optional = |name| Some(inputs.get(name).trim().to_owned()).filter(|text| !text.is_empty());
    let sent = SentPayment {
        from: inputs.get("from").to_owned(),
        to: inputs.get("to").to_owned(),
        purse: inputs.get("purse").to_owned(),
        amount: typed_number(inputs.get("amount")),
        note: optional("note"),
        date: optional("date"),
    };
    let print = fingerprint("club payment", &inputs.without(&["key"]));
    let form = form::execute(&app, &member, inputs, print, ClubCommand::Pay(sent)).await?;
    respond(&app, member, form).await
}

/// `POST /c/{club}/ledger/payments/{payment}/withdrawal`
pub async fn withdraw(
    app: Shared,
    member: Allowed<Scoring, ClubId>,
    path: web::Path<(String, String)>,
    inputs: Inputs,
) -> Result<HttpResponse, HttpError> {
    let id = PaymentId::read(&path.1).ok_or(HttpError::Missing)?;
    let print = format!("club payment {id} withdrawn");
    let form = form::execute(&app, &member, inputs, print, ClubCommand::WithdrawPayment(id)).await?;
    respond(&app, member, form).await
}

/// Redirects to the ledger, or shows the form of a rejected command.
async fn respond(
    app: &Shared,
    member: Allowed<Scoring, ClubId>,
    form: Option<Form>,
) -> Result<HttpResponse, HttpError> {
    let Some(form) = form else { return Ok(see_other(&format!("/c/{}/ledger", member.id))) };
    let at = member.at_club(app).await?;
    let ledger = at.ledger(app).await?;
    page(&at, &ledger, &BankerQuery::default(), form)
}

fn page(at: &AtClub, ledger: &Ledger, query: &BankerQuery, form: Form) -> Result<HttpResponse, HttpError> {
    let purses: Vec<PurseView> = ledger.purses().iter().map(|purse| purse_view(at, ledger, query, *purse)).collect();
    let mut page = at.page(&Text::new("menu-owed"), "/ledger");
    page.is_error = form.is_rejected();
    let people = at.club().people().all().map(|person| (person.id.to_string(), person.name.clone()));
    let view = LedgerPage {
        here: at.address("/ledger"),
        can_score: at.can_score(),
        text: shared_text(at, &purses),
        people: people.collect(),
        currencies: at.club().purses().into_iter().map(|purse| (purse.name(), purse_name(at, purse))).collect(),
        form,
        nothing: purses.is_empty().then(|| at.words().say(&Text::new("ledger-summary").count("count", 0))),
        purses,
        page,
    };
    answer(view.form.status, &view)
}

fn purse_view(at: &AtClub, ledger: &Ledger, query: &BankerQuery, purse: Purse) -> PurseView {
    let id = purse.name();
    let people = at.club().people();
    let banker = PersonId::read(&query.banker).filter(|banker| query.purse == id && people.find(*banker).is_some());
    let through = banker.map(|banker| banker.to_string());
    let options = settling::SettlementRequest { purse: Some(&id), banker: through.as_deref(), at_least: None };
    let settled = settle(at.club(), ledger, options).ok();
    let proposals = settled.as_ref().map(|settled| settled.payments.as_slice()).unwrap_or_default();
    let is_fewest = settled.as_ref().is_some_and(|settled| settled.fewest);
    let summary = Text::new(if is_fewest { "ledger-summary-fewest" } else { "ledger-summary" })
        .count("count", i64::try_from(proposals.len()).unwrap_or(i64::MAX));
    let balances = ledger.balances(purse);
    let first = balances.iter().find(|(_, balance)| *balance != 0).map(|(person, _)| *person);
    let href = |banker: PersonId| at.address(&format!("/ledger?purse={id}&banker={banker}"));
    let chip = |(person, _): &(PersonId, i64)| Chip {
        href: href(*person),
        label: people.name(*person).to_owned(),
        is_current: banker == Some(*person),
    };
    let is_open = |(person, balance): &&(PersonId, i64)| *balance != 0 || banker == Some(*person);
    let balance_row = |(person, balance): &(PersonId, i64)| BalanceRow {
        href: at.address(&format!("/people/{person}/account")),
        person: at.shown(*person),
        sum: at.signed(purse, *balance),
        class: colour(*balance),
    };
    let payments = ledger.records_in(purse).rev().filter_map(Record::payment).take(LAST_PAYMENTS);
    PurseView {
        name: purse_name(at, purse),
        summary: at.words().say(&summary),
        fewest_href: at.address("/ledger"),
        banker_href: first.map(href).unwrap_or_default(),
        banker,
        bankers: balances.iter().map(chip).collect(),
        proposals: proposals.iter().map(|proposal| proposal_row(at, purse, *proposal)).collect(),
        payments: payments.map(|payment| payment_row(at, ledger, payment)).collect(),
        balances: balances.iter().filter(is_open).map(balance_row).collect(),
        id,
    }
}

fn proposal_row(at: &AtClub, purse: Purse, proposal: Proposal) -> ProposalRow {
    let name = |id| at.club().people().name(id).to_owned();
    let (pieces, cash) = match purse {
        Purse::Counters { unit, .. } => (pieces(unit, proposal.amount), None),
        Purse::Money(_) => (Vec::new(), notes_and_coins(at, purse, proposal.amount)),
    };
    ProposalRow {
        from: name(proposal.from),
        to: name(proposal.to),
        from_id: proposal.from.to_string(),
        to_id: proposal.to.to_string(),
        amount: purse.print(proposal.amount),
        sum: at.money(purse, proposal.amount),
        pieces,
        cash,
    }
}

/// The notes and coins that make up an amount; `None` if one is enough.
fn notes_and_coins(at: &AtClub, purse: Purse, amount: i64) -> Option<String> {
    let pieces = cash::pieces(purse, amount).filter(|cash| cash.rest == 0)?.pieces;
    let text = |(value, times): &(i64, i64)| match times {
        1 => at.money(purse, *value),
        times => format!("{times} × {}", at.money(purse, *value)),
    };
    let is_one = matches!(pieces.as_slice(), [(_, 1)]);
    (!is_one).then(|| pieces.iter().map(text).collect::<Vec<_>>().join(" + "))
}

fn payment_row(at: &AtClub, ledger: &Ledger, payment: &Payment) -> PaymentRow {
    let (people, words) = (at.club().people(), at.words());
    let text = Text::new("ledger-paid")
        .with("from", people.name(payment.from))
        .with("to", people.name(payment.to))
        .with("amount", at.money(payment.purse, payment.amount).as_str());
    let mut when = short_day(words.language, payment.date);
    let overpaid = ledger.overpaid(payment);
    if overpaid > 0 {
        let amount = at.money(payment.purse, overpaid);
        when = format!("{when} · {}", words.say(&Text::new("ledger-overpaid").with("amount", amount.as_str())));
    }
    PaymentRow { id: payment.id.to_string(), text: words.say(&text), when, note: payment.note.clone() }
}

/// The proposed payments, as a message to send.
fn shared_text(at: &AtClub, purses: &[PurseView]) -> String {
    let line = |row: &ProposalRow| {
        let text = Text::new("ledger-pays").with("from", row.from.as_str()).with("to", row.to.as_str());
        at.words().say(&text.with("amount", row.sum.as_str()))
    };
    purses.iter().flat_map(|purse| &purse.proposals).map(line).collect::<Vec<_>>().join("\n")
}
