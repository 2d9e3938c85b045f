//! Settling a table: open payments, payments that were made, and balances.

mod in_club;
mod payments;

use self::in_club::InClub;
use self::payments::{PaymentRow, made, open, shared_text};
use crate::games::stake::Stake;
use crate::games::unit::COUNTERS;
use crate::games::{Measure, Source};
use crate::ledger::print_amount;
use crate::session::People;
use crate::table::{SentPayment, Settlement, Table, purse, settlement};
use crate::web::components::scoreboard::colour;
use crate::web::components::table_texts::{middle, worth};
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "settlement/settlement.html")]
struct SettlementPage<'a> {
    page: Page,
    at: &'a AtTable,
    has_news: bool,
    /// The message that explains the open payments, if there is one.
    explanation: Option<&'static str>,
    /// The pots and the debts to them, which are nobody's yet.
    middle: Vec<String>,
    settled: &'a Settlement,
    seats: &'a Seats,
    /// Writes amounts of the table's unit.
    reader: &'a Reader<'a>,
    /// Writes the amounts of payments.
    money: &'a Reader<'a>,
    heading: String,
    open: Vec<PaymentRow>,
    made: Vec<PaymentRow>,
    has_money: bool,
    has_paid: bool,
    sum: Option<String>,
    rounding: Vec<String>,
    text: String,
}

/// `GET /t/{table}/settlement`
pub async fn show(allowed: Allowed<Watching>) -> PageResult {
    page(allowed.load().await?, StatusCode::OK).await
}

/// `POST /t/{table}/payments`: enters a payment. One that is taken back is entered in the other direction.
pub async fn pay(allowed: Allowed<Scoring>, inputs: Inputs) -> PageResult {
    let text = |name| inputs.get(name).to_owned();
    let payment = SentPayment { from: text("from"), to: text("to"), amount: text("amount") };
    let pay = TableCommand::Pay { payment, source: Source::Form(inputs.notation(allowed.visitor.words)) };
    let meta = allowed.command(&inputs, Some(inputs.version()?))?;
    match allowed.app.service.execute(allowed.id, meta, pay).await {
        Ok(_) => Ok(see_other(&allowed.address("/settlement"))),
        Err(CommandError::Conflict(_)) => page(allowed.load().await?, StatusCode::CONFLICT).await,
        Err(error) => Err(error.into()),
    }
}

async fn page(at: AtTable, status: StatusCode) -> PageResult {
    let Some(purse) = purse(&at.state).filter(|_| at.state.history.closed) else {
        return at.respond(move |at| settlement_page(at, &at.state, &settlement(&at.state)?, false, status)).await;
    };
    let (in_club, at) = at.run_query(InClub::load).await?;
    at.respond(move |at| {
        let table = in_club.without_withdrawn(&at.state);
        let mut settled = settlement(&table)?;
        let is_less = in_club.limit(purse, &mut settled.payments);
        settlement_page(at, &table, &settled, is_less, status)
    })
    .await
}

fn settlement_page(
    at: &AtTable,
    table: &Table,
    settled: &Settlement,
    is_less_in_club: bool,
    status: StatusCode,
) -> PageResult {
    let (words, measure) = (at.words(), at.measure());
    let (seats, payable) = (table.replay.people().everybody(), payable(measure, settled));
    let (reader, money) = (words.at_table(&seats, measure), words.at_table(&seats, &payable));
    let mut page = at.page(&Text::new("menu-settlement"), "/settlement")?;
    page.events = at.events();
    let open = open(settled, &reader, &money);
    // Totals that are only counted do not cancel out.
    let is_sum_shown = measure.zero_sum || settled.nothing_due.is_none();
    let middle = middle(&at.state, &at.reader());
    let payments = if middle.is_empty() { "settle-payments" } else { "settle-payments-for-now" };
    let settlement = SettlementPage {
        at,
        has_news: status == StatusCode::CONFLICT,
        explanation: match (is_less_in_club, open.is_empty()) {
            (true, _) => Some("settle-less-in-club"),
            (false, false) if settled.minimal => Some("settle-minimal"),
            _ => None,
        },
        settled,
        seats: &seats,
        reader: &reader,
        money: &money,
        heading: match settled.nothing_due {
            Some(reason) => words.plain(reason.message()),
            None => words.say(&Text::new(payments).count("count", open.len())),
        },
        middle,
        made: made(table, settled, &money),
        has_money: measure.currency.is_none() && table.stake != Stake::Unit,
        // What is open at the table is no longer owed where the club has settled it.
        has_paid: settled.dues.iter().any(|due| due.paid != 0) && !is_less_in_club,
        sum: is_sum_shown.then(|| money.amount(settled.dues.iter().map(|due| due.owed).sum())),
        rounding: rounding(settled, &money),
        text: shared_text(table.title(), &open, &seats, &money),
        open,
        page,
    };
    answer(status, &settlement)
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
