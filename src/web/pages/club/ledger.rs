//! What is owed over the evenings: who pays whom, what was paid, and what everybody's balance is.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;

use super::chips::Chip;
use super::evenings::verbatim;
use super::form::Form;
use crate::club::settling::{Asked, Proposal, settle};
use crate::club::{ClubCommand, Ledger, Payment, PaymentId, PersonId, Purse, Record, SentPayment, cash};
use crate::command::CommandError;
use crate::games::fields::typed_number;
use crate::games::text::Text;
use crate::store::ClubId;
use crate::web::auth::access::{Allowed, Needs, Scoring, Watching};
use crate::web::auth::at_club::{AtClub, Shown};
use crate::web::components::pots::{Piece, pieces};
use crate::web::components::purses::purse_name;
use crate::web::components::scoreboard::colour;
use crate::web::http::error::Problem;
use crate::web::http::inputs::Inputs;
use crate::web::http::keys::{fingerprint, fresh_key, key};
use crate::web::http::state::Shared;
use crate::web::layout::page::{Page, answer, see_other};
use crate::words::short_day;

/// How many of the last payments in a purse are shown; a person's account has all.
const LAST: usize = 5;

#[derive(Template)]
#[template(path = "club/ledger.html")]
struct LedgerPage {
    page: Page,
    here: String,
    can_score: bool,
    key: String,
    purses: Vec<PurseView>,
    /// What is said of a ledger without a purse.
    nothing: Option<String>,
    people: Vec<(String, String)>,
    currencies: Vec<(String, String)>,
    form: Form,
    problems: Vec<(String, String)>,
    text: String,
}

struct PurseView {
    id: String,
    name: String,
    said: String,
    fewest_href: String,
    banker_href: String,
    banker: Option<PersonId>,
    bankers: Vec<Chip>,
    payments: Vec<ProposalView>,
    made: Vec<MadeView>,
    balances: Vec<BalanceView>,
}

struct ProposalView {
    from: String,
    to: String,
    from_id: String,
    to_id: String,
    /// For the form, and as the reader writes it.
    amount: String,
    sum: String,
    pieces: Vec<Piece>,
    /// The notes and coins that make it up.
    cash: Option<String>,
}

/// A payment that was made.
struct MadeView {
    id: String,
    said: String,
    when: String,
    note: Option<String>,
}

struct BalanceView {
    href: String,
    person: Shown,
    sum: String,
    class: &'static str,
}

/// Through whom a purse is to be settled.
#[derive(Clone, Debug, Default, serde::Deserialize)]
pub struct Way {
    #[serde(default)]
    purse: String,
    #[serde(default)]
    banker: String,
}

/// `GET /c/{club}/ledger`
pub async fn show(
    app: Shared,
    member: Allowed<Watching, ClubId>,
    way: web::Query<Way>,
) -> Result<HttpResponse, Problem> {
    let at = member.at_club(&app).await?;
    let ledger = at.ledger(&app).await?;
    page((&at, &ledger), &way, Form::default(), fresh_key()?, StatusCode::OK)
}

/// `POST /c/{club}/ledger/payments`: writes a payment down, whole or in part.
pub async fn pay(app: Shared, member: Allowed<Scoring, ClubId>, inputs: Inputs) -> Result<HttpResponse, Problem> {
    let some = |name| Some(inputs.get(name).trim().to_owned()).filter(|text| !text.is_empty());
    let sent = SentPayment {
        from: inputs.get("from").to_owned(),
        to: inputs.get("to").to_owned(),
        purse: inputs.get("purse").to_owned(),
        amount: typed_number(inputs.get("amount")),
        note: some("note"),
        date: some("date"),
    };
    let print = fingerprint("club payment", &inputs.without(&["key"]));
    let paid = member.execute(&app, &inputs, print, ClubCommand::Pay(sent)).await?;
    answered(&app, member, inputs, paid.map(drop)).await
}

/// `POST /c/{club}/ledger/payments/{payment}/withdrawal`: a payment that was none after all.
pub async fn withdraw(
    app: Shared,
    member: Allowed<Scoring, ClubId>,
    path: web::Path<(String, String)>,
    inputs: Inputs,
) -> Result<HttpResponse, Problem> {
    let id = PaymentId::read(&path.1).ok_or(Problem::Missing)?;
    let print = format!("club payment {id} withdrawn");
    let withdrawn = member.execute(&app, &inputs, print, ClubCommand::WithdrawPayment(id)).await?;
    answered(&app, member, inputs, withdrawn.map(drop)).await
}

/// Back to the ledger, or the form again.
async fn answered<N: Needs>(
    app: &Shared,
    member: Allowed<N, ClubId>,
    inputs: Inputs,
    said: Result<(), CommandError>,
) -> Result<HttpResponse, Problem> {
    match said {
        Ok(()) | Err(CommandError::Unchanged(_)) => {
            let back = format!("/c/{}/ledger", member.id);
            Ok(see_other(&back))
        }
        Err(rejection) => {
            let key = key(&inputs)?.to_owned();
            let form = Form::refused(member.visitor.words, inputs, rejection)?;
            let at = member.at_club(app).await?;
            let ledger = at.ledger(app).await?;
            page((&at, &ledger), &Way::default(), form, key, StatusCode::UNPROCESSABLE_ENTITY)
        }
    }
}

fn page(
    (at, owed): (&AtClub, &Ledger),
    way: &Way,
    form: Form,
    key: String,
    status: StatusCode,
) -> Result<HttpResponse, Problem> {
    let purses: Vec<PurseView> = owed.purses().iter().map(|purse| purse_view((at, owed), way, *purse)).collect();
    let mut page = at.page(&Text::new("menu-owed"), "/ledger");
    page.is_error = form.is_refused();
    let people = at.club().people().all().map(|person| (person.id.to_string(), person.name.clone()));
    let ledger = LedgerPage {
        here: at.address("/ledger"),
        can_score: at.can_score(),
        key,
        text: text(at, &purses),
        people: people.collect(),
        currencies: at.club().purses().into_iter().map(|purse| (purse.name(), purse_name(at, purse))).collect(),
        problems: form.problems(),
        form,
        nothing: purses.is_empty().then(|| at.words().say(&Text::new("ledger-said").count("count", 0))),
        purses,
        page,
    };
    answer(status, &ledger)
}

fn purse_view((at, ledger): (&AtClub, &Ledger), way: &Way, purse: Purse) -> PurseView {
    let id = purse.name();
    let banker = PersonId::read(&way.banker).filter(|_| way.purse == id);
    let banker = banker.filter(|banker| at.club().people().find(*banker).is_some());
    let through = banker.map(|banker| banker.to_string());
    let asked = Asked { purse: Some(&id), banker: through.as_deref(), at_least: None };
    let settled = settle(at.club(), ledger, asked).ok();
    let proposals = settled.as_ref().map(|settled| settled.payments.as_slice()).unwrap_or_default();
    let count = i64::try_from(proposals.len()).unwrap_or(i64::MAX);
    let is_fewest = settled.as_ref().is_some_and(|settled| settled.fewest);
    let said = if is_fewest { "ledger-said-fewest" } else { "ledger-said" };
    let balances = ledger.balances(purse);
    let first = balances.iter().find(|(_, balance)| *balance != 0).map(|(person, _)| *person);
    let href = |banker: PersonId| at.address(&format!("/ledger?purse={id}&banker={banker}"));
    let chip = |(person, _): &(PersonId, i64)| Chip {
        href: href(*person),
        label: at.club().people().name(*person).to_owned(),
        is_current: banker == Some(*person),
    };
    let is_open = |(person, balance): &&(PersonId, i64)| *balance != 0 || banker == Some(*person);
    PurseView {
        name: purse_name(at, purse),
        said: at.words().say(&Text::new(said).count("count", count)),
        fewest_href: at.address("/ledger"),
        banker_href: first.map(href).unwrap_or_default(),
        banker,
        bankers: balances.iter().map(chip).collect(),
        payments: proposals.iter().map(|proposal| proposal_view(at, purse, *proposal)).collect(),
        made: made(at, ledger, purse),
        balances: balances.iter().filter(is_open).map(|balance| balance_view(at, purse, *balance)).collect(),
        id,
    }
}

fn proposal_view(at: &AtClub, purse: Purse, proposal: Proposal) -> ProposalView {
    let name = |id| at.club().people().name(id).to_owned();
    let (pieces, cash) = match purse {
        Purse::Counters { unit, .. } => (pieces(unit, proposal.amount), None),
        Purse::Money(_) => (Vec::new(), cash_said(at, purse, proposal.amount)),
    };
    ProposalView {
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

/// The notes and coins that make up an amount; nothing where one is enough.
fn cash_said(at: &AtClub, purse: Purse, amount: i64) -> Option<String> {
    let made_of = cash::pieces(purse, amount).filter(|made_of| made_of.rest == 0)?.pieces;
    let piece = |(value, times): &(i64, i64)| match times {
        1 => at.money(purse, *value),
        times => format!("{times} × {}", at.money(purse, *value)),
    };
    let is_one = matches!(made_of.as_slice(), [(_, 1)]);
    (!is_one).then(|| made_of.iter().map(piece).collect::<Vec<_>>().join(" + "))
}

/// The last payments in a purse that stand, the newest first.
fn made(at: &AtClub, ledger: &Ledger, purse: Purse) -> Vec<MadeView> {
    let payments = ledger.records_in(purse).rev().filter_map(Record::payment);
    payments.take(LAST).map(|payment| made_view(at, ledger, payment)).collect()
}

fn made_view(at: &AtClub, ledger: &Ledger, payment: &Payment) -> MadeView {
    let name = |id| verbatim(at.club().people().name(id));
    let text = Text::new("ledger-paid").with("from", name(payment.from)).with("to", name(payment.to));
    let text = text.with("amount", verbatim(&at.money(payment.purse, payment.amount)));
    let day = short_day(at.words().language, payment.date);
    let over = ledger.overpaid(payment);
    let over = (over > 0).then(|| {
        let text = Text::new("ledger-overpaid").with("amount", verbatim(&at.money(payment.purse, over)));
        at.words().say(&text)
    });
    MadeView {
        id: payment.id.to_string(),
        said: at.words().say(&text),
        when: over.iter().fold(day, |when, more| format!("{when} · {more}")),
        note: payment.note.clone(),
    }
}

fn balance_view(at: &AtClub, purse: Purse, (person, balance): (PersonId, i64)) -> BalanceView {
    BalanceView {
        href: at.address(&format!("/people/{person}/account")),
        person: at.shown(person),
        sum: at.signed(purse, balance),
        class: colour(balance),
    }
}

/// What is to be paid, as a message.
fn text(at: &AtClub, purses: &[PurseView]) -> String {
    let said = purses.iter().flat_map(|purse| &purse.payments).map(|payment| {
        let text = Text::new("ledger-pays").with("from", verbatim(&payment.from)).with("to", verbatim(&payment.to));
        at.words().say(&text.with("amount", verbatim(&payment.sum)))
    });
    said.collect::<Vec<_>>().join("\n")
}
