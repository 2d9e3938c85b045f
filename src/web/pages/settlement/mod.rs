//! Settling a table: open payments, payments that were made, and balances.

mod club_debts;
mod payments;

pub use self::club_debts::ClubDebts;
pub use self::payments::{PaymentList, Settled};
use crate::document::Format;
use crate::games::stake::{Per, Stake};
use crate::games::unit::COUNTERS;
use crate::session::People;
use crate::table::{NothingDue, SentPayment, Table, TableSettlement, payable};
use crate::web::components::scoreboard::colour;
use crate::web::components::table_texts::{middle, who_won, won_at, worth};
use crate::web::layout::preferences::local;
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "settlement/settlement.html")]
struct SettlementPage<'a> {
    page: Page,
    visit: &'a TableVisit,
    has_news: bool,
    /// The pots and the debts to them, which are nobody's yet.
    middle: Vec<String>,
    settlement: &'a TableSettlement,
    seats: &'a Seats,
    /// Writes amounts of the table's unit.
    formatter: &'a MessageFormatter<'a>,
    /// Writes the amounts of payments.
    money: &'a MessageFormatter<'a>,
    payments: PaymentList,
    has_paid: bool,
    /// Whether each two settle the difference between their scores.
    is_pairwise: bool,
    sum: Option<String>,
    rounding: Vec<String>,
    text: String,
}

impl SettlementPage<'_> {
    /// Whether what was won is also shown at a rate.
    fn has_money(&self) -> bool {
        self.visit.measure().currency.is_none() && self.visit.state.stake != Stake::Unit
    }

    /// Whether only the game's own unit counts so far.
    fn is_for_points(&self) -> bool {
        self.settlement.nothing_due == Some(NothingDue::NoStake)
    }
}

/// `GET /t/{table}/settlement`
pub async fn show(access: PageAccess<Watching>) -> PageResult {
    page(access.load().await?, StatusCode::OK).await
}

/// `POST /t/{table}/payments`: enters payments, all of them or none. One that is taken back is entered in the other direction.
/// Redirects to the `page` that has the form, or else to the settlement.
pub async fn pay(access: PageAccess<Scoring>, inputs: Inputs) -> PageResult {
    let (from, to, amounts) = (inputs.all("from"), inputs.all("to"), inputs.all("amount"));
    let sent = from.zip(to).zip(amounts).map(|((from, to), amount)| {
        let [from, to, amount] = [from, to, amount].map(str::to_owned);
        SentPayment { from, to, amount }
    });
    let payments: Vec<SentPayment> = sent.collect();
    if payments.is_empty() {
        return Err(HttpError::Malformed);
    }
    let pay = TableCommand::Pay { payments, format: Format::Form(inputs.notation(access.visitor.localizer)) };
    let meta = access.command(&inputs, Some(inputs.version()?))?;
    match access.app.service.execute(access.id, meta, pay).await {
        Ok(_) if inputs.get("page").is_empty() => Ok(see_other(&access.address("/settlement"))),
        Ok(_) => Ok(see_other(local(inputs.get("page")))),
        Err(CommandError::Conflict(_)) => page(access.load().await?, StatusCode::CONFLICT).await,
        Err(error) => Err(error.into()),
    }
}

async fn page(visit: TableVisit, status: StatusCode) -> PageResult {
    let (debts, visit) = ClubDebts::load(visit).await?;
    let make = move |visit: &TableVisit| settlement_page(visit, &Settled::of(&visit.state, debts.as_ref())?, status);
    visit.respond(make).await
}

fn settlement_page(visit: &TableVisit, settled: &Settled<'_>, status: StatusCode) -> PageResult {
    let (localizer, measure) = (visit.localizer(), visit.measure());
    let Settled { table, settlement, is_less_in_club } = settled;
    let (seats, payable) = (table.replay.people().everybody(), payable(table));
    let (formatter, money) = (localizer.for_table(&seats, measure), localizer.for_table(&seats, &payable));
    let mut page = visit.page(&Message::new("menu-settlement"), "/settlement")?;
    page.events = visit.events();
    page.has_more_style = true;
    // Totals that are only counted do not cancel out.
    let is_sum_shown = measure.zero_sum || settlement.nothing_due.is_none();
    let middle = middle(&visit.state, &visit.formatter());
    let payments = settled.payments(localizer, !middle.is_empty());
    let is_per_game = table.stake.per() == Some(Per::Game);
    let rounding = rounding(settlement, &money, is_per_game);
    let shown = SettlementPage {
        visit,
        has_news: status == StatusCode::CONFLICT,
        settlement,
        seats: &seats,
        formatter: &formatter,
        money: &money,
        middle,
        // What is open at the table is no longer owed where the club has settled it.
        has_paid: settlement.dues.iter().any(|due| due.paid != 0) && !is_less_in_club,
        is_pairwise: !measure.zero_sum && settlement.nothing_due.is_none() && !is_per_game,
        sum: is_sum_shown.then(|| money.amount(settlement.dues.iter().map(|due| due.owed).sum())),
        rounding,
        text: payments.shared_text(localizer, shared_title(table, localizer)),
        payments,
        page,
    };
    answer(status, &shown)
}

/// Who has won at what and when; before that, the name of the table.
fn shared_title(table: &Table, localizer: Localizer) -> String {
    let is_won = table.replay.is_over() && who_won(&table.replay, localizer).is_some();
    if is_won { won_at(table, localizer) } else { table.title() }
}

/// How balances were rounded, and which players got or gave an odd coin; empty if nothing was rounded. What a game costs is not
/// rounded, but the winners may not be able to share it equally.
fn rounding(settlement: &TableSettlement, money: &MessageFormatter<'_>, is_per_game: bool) -> Vec<String> {
    if settlement.exact {
        return Vec::new();
    }
    let line = |(seat, coin): &(Seat, i64)| {
        let id = match coin.signum() {
            1 if is_per_game => "settle-odd",
            1 => "settle-coin-more",
            _ => "settle-coin-less",
        };
        money.say(&Message::new(id).with("player", *seat).amount("coin", coin.abs()))
    };
    let rule = money.say(&Message::new("settle-rounded").amount("coin", 1));
    Some(rule).filter(|_| !is_per_game).into_iter().chain(settlement.remainder.iter().map(line)).collect()
}
