//! Settling a table: open payments, payments that were made, and balances.

mod balances;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use self::balances::{BalanceRow, PaymentRow, balances, made, open, shared_text};
use crate::command::CommandError;
use crate::games::fields::Source;
use crate::games::game::Measure;
use crate::games::text::Text;
use crate::games::unit::COUNTERS;
use crate::ledger::Seat;
use crate::table::{Expected, NothingDue, Rejection, SentPayment, Settlement, Stake, TableCommand, settlement};
use crate::web::auth::access::{Allowed, Scoring, Watching};
use crate::web::auth::at_table::AtTable;
use crate::web::components::standing::{middle, unit_name, worth};
use crate::web::http::error::HttpError;
use crate::web::http::inputs::Inputs;
use crate::web::http::keys::{fingerprint, fresh_key, version};
use crate::web::http::state::Shared;
use crate::web::layout::page::{Page, answer, see_other};
use crate::words::Reader;

#[derive(Template)]
#[template(path = "settlement/settlement.html")]
#[expect(clippy::struct_excessive_bools, reason = "each says whether the page has a part; no two exclude each other")]
struct SettlementPage {
    page: Page,
    id: String,
    key: String,
    version: i64,
    can_score: bool,
    can_close: bool,
    has_news: bool,
    worth: Option<String>,
    is_cash: bool,
    heading: String,
    is_minimal: bool,
    open: Vec<PaymentRow>,
    made: Vec<PaymentRow>,
    balances: Vec<BalanceRow>,
    unit: String,
    is_pairwise: bool,
    paid_in: String,
    has_money: bool,
    has_paid: bool,
    sum: Option<String>,
    rounding: Vec<String>,
    middle: Vec<String>,
    text: String,
}

/// `GET /t/{table}/settlement`
pub async fn show(app: Shared, allowed: Allowed<Watching>) -> Result<HttpResponse, HttpError> {
    answer(StatusCode::OK, &page(&allowed.at_table(&app).await?, false)?)
}

/// `POST /t/{table}/payments`: enters a payment. One that is taken back is entered in the other direction.
pub async fn pay(app: Shared, allowed: Allowed<Scoring>, inputs: Inputs) -> Result<HttpResponse, HttpError> {
    let id = allowed.id;
    let print = fingerprint("payment", &inputs.without(&["key", "version"]));
    let meta = allowed.command(&inputs, Expected::version(version(&inputs)?), print)?;
    let text = |name| inputs.get(name).to_owned();
    let payment = SentPayment { from: text("from"), to: text("to"), amount: text("amount") };
    let pay = TableCommand::Pay { payment, source: Source::Form };
    match app.service.execute(id, meta, pay).await {
        Ok(_) => Ok(see_other(&format!("/t/{id}/settlement"))),
        Err(Rejection(CommandError::Conflict(_), Some(table))) => {
            answer(StatusCode::CONFLICT, &page(&allowed.with(table), true)?)
        }
        Err(rejection) => Err(rejection.into()),
    }
}

fn page(at: &AtTable, has_news: bool) -> Result<SettlementPage, HttpError> {
    let (words, table, measure) = (at.words(), &at.table, at.measure());
    let settled = settlement(table)?;
    let (seats, payable) = (table.replay.people().everybody(), payable(measure, &settled));
    let (reader, money) = (words.at_table(&seats, measure), words.at_table(&seats, &payable));
    let mut page = at.page(&Text::new("menu-settlement"), "/settlement");
    page.events = at.events();
    let open = open(&settled, &seats, &reader, &money);
    let count = i64::try_from(open.len()).unwrap_or(i64::MAX);
    // Totals that are only counted do not cancel out.
    let is_sum_shown = !settled.pairwise || settled.nothing_due.is_none();
    Ok(SettlementPage {
        id: at.id.to_string(),
        key: fresh_key()?,
        version: table.version(),
        can_score: at.can_score(),
        can_close: at.can_score() && !table.history.closed(),
        has_news,
        worth: worth(table, measure, &reader),
        is_cash: measure.currency.is_some(),
        heading: match settled.nothing_due {
            Some(why) => words.plain(nothing_due(why)),
            None => words.say(&Text::new("settle-payments").count("count", count)),
        },
        is_minimal: settled.minimal && count > 0,
        made: made(table, &settled, &seats, &money),
        balances: balances(&settled, &seats, &reader, &money),
        unit: unit_name(words, measure.unit),
        is_pairwise: settled.pairwise && settled.nothing_due.is_none(),
        paid_in: words.plain(if settled.currency.is_some() { "settle-money" } else { COUNTERS.name }),
        has_money: measure.currency.is_none() && table.stake != Stake::Unit,
        has_paid: settled.dues.iter().any(|due| due.paid != 0),
        sum: is_sum_shown.then(|| money.amount(settled.dues.iter().map(|due| due.owed).sum())),
        rounding: rounding(&settled, &money),
        middle: middle(table, &at.reader()),
        text: shared_text(&table.title(), &open),
        open,
        page,
    })
}

/// The message for why nothing is due.
pub fn nothing_due(why: NothingDue) -> &'static str {
    match why {
        NothingDue::NoStake => "settle-no-stake",
        NothingDue::Settled => "settle-cash",
    }
}

/// The unit of the payments: the table's unit, or its money.
fn payable(measure: &Measure, settled: &Settlement) -> Measure {
    match &settled.currency {
        Some(currency) => Measure::cash(currency.clone(), settled.digits),
        None => Measure { digits: settled.digits, ..Measure::paid(measure.unit) },
    }
}

/// How balances were rounded, and which players got or gave an odd coin; empty if nothing was rounded.
fn rounding(settled: &Settlement, money: &Reader<'_>) -> Vec<String> {
    if settled.exact {
        return Vec::new();
    }
    let line = |(seat, coin): &(Seat, i64)| {
        let id = if *coin > 0 { "settle-coin-more" } else { "settle-coin-less" };
        money.say(&Text::new(id).with("player", *seat).amount("coin", coin.abs()))
    };
    let rule = money.say(&Text::new("settle-rounded").amount("coin", 1));
    std::iter::once(rule).chain(settled.remainder.iter().map(line)).collect()
}
