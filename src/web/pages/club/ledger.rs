//! The ledger of a club: proposed payments, the last payments that were made, and balances, purse by purse.

use actix_web::web;
use askama::Template;

use crate::club::settling::{self, Proposal, settle};
use crate::club::{ClubCommand, Ledger, Payment, PaymentId, PersonId, Purse, Record, SentPayment, cash};
use crate::games::numbers::typed_number;
use crate::games::text::Text;
use crate::store::ClubId;
use crate::web::auth::{Allowed, AtClub, Scoring, Watching};
use crate::web::components::command_form::{CommandForm, execute_for_club};
use crate::web::components::pots::{Piece, pieces};
use crate::web::components::purses::purse_name;
use crate::web::components::scoreboard::colour;
use crate::web::http::{HttpError, Inputs, Shared, fingerprint};
use crate::web::layout::page::{Page, PageResult, answer, see_other};
use crate::words::short_day;

/// How many payments of a purse are shown, newest first; a person's account has all.
const LAST_PAYMENTS: usize = 5;

#[derive(Template)]
#[template(path = "club/ledger.html")]
struct LedgerPage<'a> {
    page: Page,
    at: &'a AtClub,
    purses: Vec<PurseView>,
    form: CommandForm,
    /// The proposed payments, as a message to send.
    text: String,
}

struct PurseView {
    purse: Purse,
    /// The message with the number of proposed payments.
    summary: &'static str,
    /// The person who is proposed as the banker.
    first: Option<PersonId>,
    banker: Option<PersonId>,
    proposals: Vec<ProposalRow>,
    payments: Vec<PaymentRow>,
    balances: Vec<(PersonId, i64)>,
}

impl PurseView {
    /// Whether a balance is listed: one that is not settled, and that of the banker.
    fn is_listed(&self, person: PersonId, balance: i64) -> bool {
        balance != 0 || self.banker == Some(person)
    }
}

struct ProposalRow {
    proposal: Proposal,
    pieces: Vec<Piece>,
    /// The notes and coins that make up the amount, if it needs more than one.
    cash: Option<String>,
}

struct PaymentRow {
    id: PaymentId,
    text: String,
    when: String,
    note: Option<String>,
}

/// The person through whom all payments of a purse are proposed to go.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(default)]
pub struct BankerQuery {
    purse: String,
    banker: String,
}

/// `GET /c/{club}/ledger`
pub async fn show(app: Shared, member: Allowed<Watching, ClubId>, query: web::Query<BankerQuery>) -> PageResult {
    let at = member.at_club(&app).await?;
    let ledger = at.ledger(&app).await?;
    page(&at, &ledger, &query, CommandForm::empty()?)
}

/// `POST /c/{club}/ledger/payments`: enters a payment, whole or in part.
pub async fn pay(app: Shared, member: Allowed<Scoring, ClubId>, inputs: Inputs) -> PageResult {
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
    let form = execute_for_club(&app, &member, inputs, print, ClubCommand::Pay(sent)).await?;
    respond(&app, member, form).await
}

/// `POST /c/{club}/ledger/payments/{payment}/withdrawal`
pub async fn withdraw(
    app: Shared,
    member: Allowed<Scoring, ClubId>,
    path: web::Path<(String, String)>,
    inputs: Inputs,
) -> PageResult {
    let id = PaymentId::read(&path.1).ok_or(HttpError::Missing)?;
    let print = format!("club payment {id} withdrawn");
    let form = execute_for_club(&app, &member, inputs, print, ClubCommand::WithdrawPayment(id)).await?;
    respond(&app, member, form).await
}

/// Redirects to the ledger, or shows the form of a rejected command.
async fn respond(app: &Shared, member: Allowed<Scoring, ClubId>, form: Option<CommandForm>) -> PageResult {
    let Some(form) = form else { return Ok(see_other(&format!("/c/{}/ledger", member.id))) };
    let at = member.at_club(app).await?;
    let ledger = at.ledger(app).await?;
    page(&at, &ledger, &BankerQuery::default(), form)
}

fn page(at: &AtClub, ledger: &Ledger, query: &BankerQuery, form: CommandForm) -> PageResult {
    let purses: Vec<PurseView> = ledger.purses().iter().map(|purse| purse_view(at, ledger, query, *purse)).collect();
    let mut page = at.page(&Text::new("menu-owed"), "/ledger");
    page.is_error = form.is_rejected();
    let text = shared_text(at, &purses);
    answer(form.status, &LedgerPage { page, at, purses, form, text })
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
    let balances = ledger.balances(purse);
    let payments = ledger.records_in(purse).rev().filter_map(Record::payment).take(LAST_PAYMENTS);
    PurseView {
        purse,
        summary: if is_fewest { "ledger-summary-fewest" } else { "ledger-summary" },
        first: balances.iter().find(|(_, balance)| *balance != 0).map(|(person, _)| *person),
        banker,
        proposals: proposals.iter().map(|proposal| proposal_row(at, purse, *proposal)).collect(),
        payments: payments.map(|payment| payment_row(at, ledger, payment)).collect(),
        balances,
    }
}

fn proposal_row(at: &AtClub, purse: Purse, proposal: Proposal) -> ProposalRow {
    let (pieces, cash) = match purse {
        Purse::Counters { unit, .. } => (pieces(unit, proposal.amount), None),
        Purse::Money(_) => (Vec::new(), notes_and_coins(at, purse, proposal.amount)),
    };
    ProposalRow { proposal, pieces, cash }
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
        .with("amount", at.money(payment.purse, payment.amount));
    let mut when = short_day(words.language, payment.date);
    let overpaid = ledger.overpaid(payment);
    if overpaid > 0 {
        let text = Text::new("ledger-overpaid").with("amount", at.money(payment.purse, overpaid));
        when = format!("{when} · {}", words.say(&text));
    }
    PaymentRow { id: payment.id, text: words.say(&text), when, note: payment.note.clone() }
}

/// The proposed payments, as a message to send.
fn shared_text(at: &AtClub, purses: &[PurseView]) -> String {
    let people = at.club().people();
    let line = |purse: Purse, Proposal { from, to, amount }: Proposal| {
        let text = Text::new("ledger-pays").with("from", people.name(from)).with("to", people.name(to));
        at.words().say(&text.with("amount", at.money(purse, amount)))
    };
    let lines = purses.iter().flat_map(|view| view.proposals.iter().map(|row| line(view.purse, row.proposal)));
    lines.collect::<Vec<_>>().join("\n")
}
