//! Settling a table: open payments, payments that were made, and balances.

mod club_debts;
mod payments;

use self::club_debts::ClubDebts;
use self::payments::{PaymentRow, made, open, shared_text};
use crate::document::Format;
use crate::games::Measure;
use crate::games::stake::Stake;
use crate::games::unit::COUNTERS;
use crate::ledger::print_amount;
use crate::session::People;
use crate::table::{SentPayment, Table, TableSettlement, purse, settlement};
use crate::web::components::scoreboard::colour;
use crate::web::components::table_texts::{middle, worth};
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "settlement/settlement.html")]
struct SettlementPage<'a> {
    page: Page,
    visit: &'a TableVisit,
    has_news: bool,
    /// The message that explains the open payments, if there is one.
    explanation: Option<&'static str>,
    /// The pots and the debts to them, which are nobody's yet.
    middle: Vec<String>,
    settled: &'a TableSettlement,
    seats: &'a Seats,
    /// Writes amounts of the table's unit.
    formatter: &'a MessageFormatter<'a>,
    /// Writes the amounts of payments.
    money: &'a MessageFormatter<'a>,
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
pub async fn show(access: PageAccess<Watching>) -> PageResult {
    page(access.load().await?, StatusCode::OK).await
}

/// `POST /t/{table}/payments`: enters a payment. One that is taken back is entered in the other direction.
pub async fn pay(access: PageAccess<Scoring>, inputs: Inputs) -> PageResult {
    let text = |name| inputs.get(name).to_owned();
    let payment = SentPayment { from: text("from"), to: text("to"), amount: text("amount") };
    let pay = TableCommand::Pay { payment, format: Format::Form(inputs.notation(access.visitor.localizer)) };
    let meta = access.command(&inputs, Some(inputs.version()?))?;
    match access.app.service.execute(access.id, meta, pay).await {
        Ok(_) => Ok(see_other(&access.address("/settlement"))),
        Err(CommandError::Conflict(_)) => page(access.load().await?, StatusCode::CONFLICT).await,
        Err(error) => Err(error.into()),
    }
}

async fn page(visit: TableVisit, status: StatusCode) -> PageResult {
    let Some(purse) = purse(&visit.state).filter(|_| visit.state.is_in_ledger()) else {
        return visit
            .respond(move |visit| settlement_page(visit, &visit.state, &settlement(&visit.state)?, false, status))
            .await;
    };
    let (club_debts, visit) = visit.run_query(ClubDebts::load).await?;
    visit
        .respond(move |visit| {
            let table = club_debts.without_withdrawn(&visit.state);
            let mut settled = settlement(&table)?;
            let is_less = club_debts.limit(purse, &mut settled.payments);
            settlement_page(visit, &table, &settled, is_less, status)
        })
        .await
}

fn settlement_page(
    visit: &TableVisit,
    table: &Table,
    settled: &TableSettlement,
    is_less_in_club: bool,
    status: StatusCode,
) -> PageResult {
    let (localizer, measure) = (visit.localizer(), visit.measure());
    let (seats, payable) = (table.replay.people().everybody(), payable(measure, settled));
    let (formatter, money) = (localizer.for_table(&seats, measure), localizer.for_table(&seats, &payable));
    let mut page = visit.page(&Message::new("menu-settlement"), "/settlement")?;
    page.events = visit.events();
    let open = open(settled, &formatter, &money);
    // Totals that are only counted do not cancel out.
    let is_sum_shown = measure.zero_sum || settled.nothing_due.is_none();
    let middle = middle(&visit.state, &visit.formatter());
    let payments = if middle.is_empty() { "settle-payments" } else { "settle-payments-for-now" };
    let settlement = SettlementPage {
        visit,
        has_news: status == StatusCode::CONFLICT,
        explanation: match (is_less_in_club, open.is_empty()) {
            (true, _) => Some("settle-less-in-club"),
            (false, false) if settled.minimal => Some("settle-minimal"),
            _ => None,
        },
        settled,
        seats: &seats,
        formatter: &formatter,
        money: &money,
        heading: match settled.nothing_due {
            Some(reason) => localizer.plain(reason.message()),
            None => localizer.say(&Message::new(payments).count("count", open.len())),
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
fn payable(measure: &Measure, settled: &TableSettlement) -> Measure {
    match &settled.currency {
        Some(currency) => Measure::cash(currency.clone(), settled.digits),
        None => Measure { digits: settled.digits, ..Measure::paid(measure.unit) },
    }
}

/// How balances were rounded, and which players got or gave an odd coin; empty if nothing was rounded.
fn rounding(settled: &TableSettlement, money: &MessageFormatter<'_>) -> Vec<String> {
    if settled.exact {
        return Vec::new();
    }
    let line = |(seat, coin): &(Seat, i64)| {
        let id = if *coin > 0 { "settle-coin-more" } else { "settle-coin-less" };
        money.say(&Message::new(id).with("player", *seat).amount("coin", coin.abs()))
    };
    let rule = money.say(&Message::new("settle-rounded").amount("coin", 1));
    std::iter::once(rule).chain(settled.remainder.iter().map(line)).collect()
}
