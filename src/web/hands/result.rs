//! A hand explained: how it was counted, who pays whom, what was said of it before.

use std::collections::HashMap;

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;

use super::fresh_key;
use crate::games::text::Text;
use crate::ledger::{Account, Transfers};
use crate::store::{Role, TableId};
use crate::table::{HandLog, Table};
use crate::web::access::{Allowed, Watching};
use crate::web::app::Shared;
use crate::web::page::{Page, TableFrame, answer};
use crate::web::problem::Problem;
use crate::web::scoreboard::{ScoreRow, order, rows};
use crate::web::visitor::Visitor;
use crate::words::Reader;

/// The page of a hand.
#[derive(Template)]
#[template(path = "hands/result.html")]
struct ResultPage {
    page: Page,
    id: String,
    headline: String,
    why: Vec<String>,
    /// Who pays whom, where anybody pays: the end of the explanation.
    sum: Option<String>,
    payments: Vec<String>,
    warnings: Vec<String>,
    /// Why what was asked of the hand cannot be done.
    wrong: Vec<String>,
    scores: Vec<ScoreRow>,
    older: Vec<String>,
    next: String,
    number: u32,
    version: i64,
    key: String,
    can_score: bool,
    is_last: bool,
    is_over: bool,
}

/// `GET /t/{table}/hands/{number}`
pub async fn show(
    app: Shared,
    allowed: Allowed<Watching>,
    path: web::Path<(String, u32)>,
) -> Result<HttpResponse, Problem> {
    let (_, number) = path.into_inner();
    let table = allowed.table(&app).await?;
    page(&allowed.id, &table, number, &allowed.visitor, allowed.role, StatusCode::OK, Vec::new())
}

/// The page of a hand as an answer.
pub(super) fn page(
    id: &TableId,
    table: &Table,
    number: u32,
    visitor: &Visitor,
    role: Role,
    status: StatusCode,
    wrong: Vec<String>,
) -> Result<HttpResponse, Problem> {
    let at = usize::try_from(number).ok().and_then(|number| number.checked_sub(1)).ok_or(Problem::Missing)?;
    let scored = table.replay.hands().get(at).ok_or(Problem::Missing)?;
    let then = table.session.replay_before(number + 1).map_err(|_| Problem::Fault)?;
    let reasons = then.reasons();
    let measure = table.replay.measure();
    let reader = visitor.words.at_table(&table.session.seats, &measure);
    let say = |texts: &[Text]| texts.iter().map(|text| reader.say(text)).collect::<Vec<_>>();
    let heading = Text::new("hand-heading").count("number", i64::from(number));
    let frame = TableFrame::of(id, table, role);
    let next = Text::new("hand-next").with("player", table.replay.next_dealer());
    let mut why = say(&reasons.why);
    let sum = if measure.zero_sum { why.pop() } else { None };
    let mut page = Page::at_table(visitor, &heading, &format!("/hands/{number}"), &frame);
    page.is_error = !wrong.is_empty();
    let page = ResultPage {
        page,
        wrong,
        id: id.to_string(),
        headline: reader.say(&scored.headline),
        why,
        sum,
        payments: if moves_counters(measure.unit) { payments(&scored.transfers, &reader) } else { Vec::new() },
        warnings: say(&reasons.warnings),
        scores: rows(&table.replay, Some(at), &scored.deal, &order(&table.replay, false), &reader),
        older: table.hand(number).map_or_else(Vec::new, |hand| older(table, number, hand, &reader)),
        next: reader.say(&next),
        number,
        version: table.version,
        key: fresh_key()?,
        can_score: role >= Role::Scorer && !table.story.closed(),
        is_last: number + 1 == table.next_number(),
        is_over: table.replay.is_over(),
    };
    answer(status, &page)
}

/// Whether the table's unit lies on the table, so that it changes hands after every deal.
fn moves_counters(unit: &str) -> bool {
    matches!(unit, "cash" | "tantos" | "counters" | "chips")
}

/// Who hands what to whom now: every two accounts once, in the order in which they first meet.
pub(in crate::web) fn payments(transfers: &Transfers, reader: &Reader<'_>) -> Vec<String> {
    let mut pairs: Vec<(Account, Account)> = Vec::new();
    let mut sums: HashMap<(Account, Account), i64> = HashMap::new();
    for transfer in transfers {
        let (from, to) = (transfer.from(), transfer.to());
        let known = pairs.iter().find(|pair| **pair == (from, to) || **pair == (to, from)).copied();
        let pair = known.unwrap_or((from, to));
        if known.is_none() {
            pairs.push(pair);
        }
        *sums.entry(pair).or_default() += if pair == (from, to) { transfer.amount() } else { -transfer.amount() };
    }
    let line = |pair: (Account, Account)| {
        let sum = sums.get(&pair).copied().unwrap_or_default();
        let (from, to) = if sum < 0 { (pair.1, pair.0) } else { pair };
        let text = Text::new("payment-line").with("from", account(from)).with("to", account(to));
        (sum != 0).then(|| reader.say(&text.amount("amount", sum.abs())))
    };
    pairs.into_iter().filter_map(line).collect()
}

/// An account's name.
fn account(account: Account) -> Text {
    match account {
        Account::Seat(seat) => Text::new("player-name").with("player", seat),
        Account::Pot("plato") => Text::new("pot-plato"),
        Account::Pot("centre") => Text::new("pot-centre"),
        Account::Pot("bank") => Text::new("pot-bank"),
        Account::Pot(_) => Text::new("pot-stakes"),
        Account::Book => Text::new("pot-book"),
    }
}

/// What was said of the hand before it was corrected, oldest first.
fn older(table: &Table, number: u32, hand: &HandLog, reader: &Reader<'_>) -> Vec<String> {
    let before = hand.versions.split_last().map_or(&[][..], |(_, before)| before);
    let line = |version: &crate::table::Version| {
        let mut replay = table.session.replay_before(number).ok()?;
        let scored = replay.play(version.hand.as_ref()?).ok()?;
        Some(reader.say(&scored.headline))
    };
    before.iter().filter_map(line).collect()
}
