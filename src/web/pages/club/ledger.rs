//! The ledger of a club: proposed payments, the last payments that were made, and balances, purse by purse.

use super::evening;
use super::payment_texts::{counters, sent, sentence};
use crate::club::settlement::{Proposal, SettlementRequest, settle};
use crate::club::zone::read_date;
use crate::club::{ClubCommand, Ledger, Payment, PaymentId, PersonId, Purse, Record, SentPayment};
use crate::i18n::{Localizer, short_day};
use crate::ledger;
use crate::web::components::command_form::{CommandForm, execute_for_club};
use crate::web::components::scoreboard::colour;
use crate::web::pages::prelude::*;

/// How many payments of a purse are shown, newest first; a person's account has all.
const LAST_PAYMENTS: usize = 5;

#[derive(Template)]
#[template(path = "club/ledger.html")]
struct LedgerPage<'a> {
    page: Page,
    visit: &'a ClubVisit,
    ledger: &'a Ledger,
    purses: Vec<PurseView>,
    form: CommandForm,
}

struct PurseView {
    purse: Purse,
    proposals: Vec<Proposal>,
    /// Whether it is proved that fewer payments cannot settle the purse.
    fewest: bool,
    banker: Option<PersonId>,
    balances: Vec<(PersonId, i64)>,
}

impl PurseView {
    /// The person who is proposed as the banker.
    fn first(&self) -> Option<PersonId> {
        self.balances.iter().find(|(_, balance)| *balance != 0).map(|(person, _)| *person)
    }

    /// Whether a balance is listed: one that is not settled, and that of the banker.
    fn is_listed(&self, person: PersonId, balance: i64) -> bool {
        balance != 0 || self.banker == Some(person)
    }
}

/// The person through whom all payments of a purse are proposed to go, or the evening that is settled.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(default)]
pub struct BankerQuery {
    purse: String,
    banker: String,
    /// The day whose evening was settled, if it was one.
    day: String,
}

/// `GET /c/{club}/ledger`
pub async fn show(access: ClubPageAccess<Watching>, query: web::Query<BankerQuery>) -> PageResult {
    let visit = access.load().await?;
    let ledger = visit.ledger().await?;
    visit.respond(move |visit| page(visit, &ledger, &query, CommandForm::default())).await
}

/// `POST /c/{club}/ledger/payments`: enters a payment, whole or in part.
pub async fn pay(access: ClubPageAccess<Scoring>, inputs: Inputs) -> PageResult {
    // The form of a proposed payment names the banker, if the proposals are through one.
    let text = |name| inputs.get(name).to_owned();
    let shown = BankerQuery { purse: text("purse"), banker: text("banker"), day: text("day") };
    let amount = match amount(access.visitor.localizer, &inputs) {
        Ok(amount) => amount,
        Err(text) => {
            let error = CommandError::field("amount", text);
            let form = CommandForm::rejected(access.visitor.localizer, inputs, error)?;
            return respond(access, shown, Some(form)).await;
        }
    };
    let optional = |name| Some(inputs.get(name).trim().to_owned()).filter(|text| !text.is_empty());
    let sent = SentPayment {
        from: inputs.get("from").to_owned(),
        to: inputs.get("to").to_owned(),
        purse: inputs.get("purse").to_owned(),
        amount,
        note: optional("note"),
        date: optional("date"),
        day: optional("day"),
    };
    // Only the form of a proposed payment has a version.
    if inputs.version().is_err() {
        let form = execute_for_club(&access, inputs, ClubCommand::Pay(sent)).await?;
        return respond(access, shown, form).await;
    }
    let banker = Some(shown.banker.clone()).filter(|id| !id.is_empty());
    let form = execute_for_club(&access, inputs, ClubCommand::PayProposed { payment: sent, banker }).await?;
    // What was proposed belongs in no other form.
    let news = access.visitor.localizer.plain("ledger-news");
    respond(access, shown, form.map(|form| form.emptied(news))).await
}

/// The typed amount in plain notation, with or without the sign of its currency.
fn amount(localizer: Localizer, inputs: &Inputs) -> Result<String, Message> {
    let purse = Purse::read(inputs.get("purse"));
    let (mut typed, digits) = (inputs.get("amount").to_owned(), purse.map_or(0, Purse::digits));
    if let Some(code) = purse.and_then(Purse::currency) {
        typed = typed.replace(localizer.currency_sign(code), "");
    }
    inputs.notation(localizer).plain(&typed, digits)
}

/// `POST /c/{club}/ledger/payments/{payment}/withdrawal`
pub async fn withdraw(
    access: ClubPageAccess<Scoring>,
    path: web::Path<(String, String)>,
    inputs: Inputs,
) -> PageResult {
    let id = PaymentId::read(&path.1).ok_or(HttpError::Missing)?;
    let shown = BankerQuery { day: inputs.get("day").to_owned(), ..BankerQuery::default() };
    let form = execute_for_club(&access, inputs, ClubCommand::WithdrawPayment(id)).await?;
    respond(access, shown, form).await
}

/// Redirects to the ledger or to the evening, or shows the form of a rejected command.
async fn respond(access: ClubPageAccess<Scoring>, shown: BankerQuery, form: Option<CommandForm>) -> PageResult {
    let BankerQuery { purse, banker, day } = &shown;
    if let Some(day) = read_date(day) {
        return match form {
            None => Ok(see_other(&access.address(&evening::evening_of(day)))),
            Some(form) => evening::respond(access, day, form).await,
        };
    }
    let query = if banker.is_empty() { String::new() } else { format!("?purse={purse}&banker={banker}") };
    let Some(form) = form else { return Ok(see_other(&access.address(&format!("/ledger{query}")))) };
    let visit = access.load().await?;
    let ledger = visit.ledger().await?;
    visit.respond(move |visit| page(visit, &ledger, &shown, form)).await
}

fn page(visit: &ClubVisit, ledger: &Ledger, query: &BankerQuery, form: CommandForm) -> PageResult {
    let purses = ledger.purses.iter().map(|purse| purse_view(visit, ledger, query, *purse)).collect();
    let page = form.on(visit.page(&Message::new("menu-owed"), "/ledger")?);
    answer(form.status, &LedgerPage { page, visit, ledger, purses, form })
}

fn purse_view(visit: &ClubVisit, ledger: &Ledger, query: &BankerQuery, purse: Purse) -> PurseView {
    let id = purse.name();
    let banker = visit.person(&query.banker).ok().filter(|_| query.purse == id);
    let through = banker.map(|banker| banker.to_string());
    let request = SettlementRequest { purse: Some(id), banker: through, ..SettlementRequest::default() };
    let settled = settle(&visit.state, ledger, &request);
    let (proposals, fewest) = settled.map(|settled| (settled.payments, settled.fewest)).unwrap_or_default();
    PurseView { purse, proposals, fewest, banker, balances: ledger.balances(purse) }
}

impl LedgerPage<'_> {
    /// The last payments in a purse, newest first.
    fn payments(&self, purse: Purse) -> impl Iterator<Item = &Payment> {
        self.ledger.records_in(purse).rev().filter_map(Record::payment).take(LAST_PAYMENTS)
    }

    /// The notes and coins that make up an amount of money; `None` if one is enough.
    fn cash(&self, purse: Purse, amount: i64) -> Option<String> {
        let Purse::Money(currency) = purse else { return None };
        let pieces = ledger::pieces(ledger::notes_and_coins(currency)?, amount)?;
        let text = |(value, times): &(i64, i64)| match times {
            1 => self.visit.money(purse, *value),
            times => format!("{times} × {}", self.visit.money(purse, *value)),
        };
        let is_one = matches!(pieces.as_slice(), [(_, 1)]);
        (!is_one).then(|| pieces.iter().map(text).collect::<Vec<_>>().join(" + "))
    }

    /// The day of a payment, and how much of it was not owed.
    fn when(&self, payment: &Payment) -> String {
        let (localizer, when) = (self.visit.localizer(), short_day(self.visit.localizer().language, payment.date));
        match self.ledger.overpaid(payment) {
            0 => when,
            overpaid => {
                let text = Message::new("ledger-overpaid").with("amount", self.visit.money(payment.purse, overpaid));
                format!("{when} · {}", localizer.say(&text))
            }
        }
    }

    /// The proposed payments, as a message to send.
    fn text(&self) -> String {
        let of = |view: &PurseView| {
            let line = |one: &Proposal| sentence(self.visit, "ledger-pays", one.from, one.to, view.purse, one.amount);
            view.proposals.iter().map(line).collect::<Vec<_>>()
        };
        self.purses.iter().flat_map(of).collect::<Vec<_>>().join("\n")
    }
}
