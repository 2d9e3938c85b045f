//! Settling up: who pays whom, what for, and what is paid already.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::LOCATION;
use askama::Template;

use super::access::{Allowed, Needs, Scoring, Watching};
use super::app::{App, Shared, working};
use super::balances::{BalanceRow, PaymentRow, balances, made, open, shared_text};
use super::hands::{fresh_key, key, version};
use super::inputs::Inputs;
use super::page::{Page, TableFrame, answer};
use super::problem::Problem;
use super::standing::{middle, one_of};
use crate::games::game::Measure;
use crate::games::node::Node;
use crate::games::text::{Arg, Text};
use crate::ledger::{parse_amount, print_amount};
use crate::store::{Event, Kind, Role};
use crate::table::{Refused, Saying, Settlement, Stake, Table, settlement, tell};
use crate::words::{Reader, number};

#[derive(Template)]
#[template(path = "settlement.html")]
#[expect(clippy::struct_excessive_bools, reason = "each says whether the page has a part; no two exclude each other")]
struct Settling {
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
    sum: String,
    rounding: Vec<String>,
    middle: Vec<String>,
    text: String,
}

/// `GET /t/{table}/settlement`: the fewest payments, and what they follow from.
pub async fn show(app: Shared, allowed: Allowed<Watching>) -> Result<HttpResponse, Problem> {
    let table = allowed.table(&app).await?;
    drawn(&allowed, &table, StatusCode::OK)
}

/// `POST /t/{table}/payments`: one was paid, or was not after all, which is written as paid back.
pub async fn pay(app: Shared, allowed: Allowed<Scoring>, inputs: Inputs) -> Result<HttpResponse, Problem> {
    let (key, version) = (key(&inputs)?.to_owned(), version(&inputs)?);
    let (id, device) = (allowed.id.clone(), allowed.visitor.device.clone());
    let told = working(&app, move |app| {
        let event = paid(&Table::load(&app.store, &id)?, &inputs)?;
        let saying = Saying { version: Some(version), device: device.as_ref(), ..Saying::new(&key, App::now()) };
        match tell(&app.store, &id, &saying, &event) {
            Ok(_) => Ok(None),
            Err(Refused::Conflict(table)) => Ok(Some(table)),
            Err(refused) => Err(refused.into()),
        }
    });
    if let Some(table) = told.await? {
        return drawn(&allowed, &table, StatusCode::CONFLICT);
    }
    let back = format!("/t/{}/settlement", allowed.id);
    Ok(HttpResponse::SeeOther().insert_header((LOCATION, back)).finish())
}

/// The payment that a form tells.
fn paid(table: &Table, inputs: &Inputs) -> Result<Event, Problem> {
    let settled = settlement(table).map_err(|_| Problem::Fault)?;
    let player = |name| table.session.seats.find(inputs.get(name)).ok_or(Problem::Impossible);
    let (from, to) = (player("from")?, player("to")?);
    let amount = parse_amount(inputs.get("amount"), settled.digits).map_err(|_| Problem::Impossible)?;
    if from == to || amount <= 0 {
        return Err(Problem::Impossible);
    }
    let text = |text: &str| Node::Text(text.to_owned());
    let fields = [
        ("from", text(table.session.seats.name(from))),
        ("to", text(table.session.seats.name(to))),
        ("amount", Node::Text(print_amount(amount, settled.digits, false))),
    ];
    let body = Node::Map(fields.into_iter().map(|(name, node)| (name.to_owned(), node)).collect());
    Ok(Event { kind: Kind::Paid, body: body.to_json() })
}

fn drawn<N: Needs>(allowed: &Allowed<N>, table: &Table, status: StatusCode) -> Result<HttpResponse, Problem> {
    let words = allowed.visitor.words;
    let (seats, measure) = (&table.session.seats, table.replay.measure());
    let settled = settlement(table).map_err(|_| Problem::Fault)?;
    let payable = payable(&measure, &settled);
    let (reader, money) = (words.at_table(seats, &measure), words.at_table(seats, &payable));
    let title = table.title();
    let frame = TableFrame::of(&allowed.id, table, allowed.role);
    let mut page = Page::at_table(&allowed.visitor, &Text::new("menu-settlement"), "/settlement", &frame);
    page.events = Some((format!("/t/{}/events", allowed.id), table.version));
    let can_score = allowed.role >= Role::Scorer;
    let open = open(&settled, seats, &reader, &money);
    let count = i64::try_from(open.len()).unwrap_or(i64::MAX);
    let settling = Settling {
        id: allowed.id.to_string(),
        key: fresh_key()?,
        version: table.version,
        can_score,
        can_close: can_score && !table.story.closed(),
        has_news: status == StatusCode::CONFLICT,
        worth: worth(table, &measure, &reader),
        is_cash: measure.currency.is_some(),
        heading: words.say(&Text::new("settle-payments").count("count", count)),
        is_minimal: settled.minimal && count > 0,
        made: made(table, &settled, &money),
        balances: balances(table, &settled, &reader, &money),
        unit: words.plain(&format!("unit-{}", measure.unit)),
        is_pairwise: settled.pairwise,
        paid_in: words.plain(if settled.currency.is_some() { "settle-money" } else { "unit-counters" }),
        has_money: measure.currency.is_none() && table.stake != Stake::Unit,
        has_paid: settled.dues.iter().any(|due| due.paid != 0),
        sum: money.amount(settled.dues.iter().map(|due| due.owed).sum()),
        rounding: rounding(&settled, &money),
        middle: middle(table, &reader),
        text: shared_text(&title, &open),
        open,
        page,
    };
    answer(status, &settling)
}

/// What the payments are counted in: the table's unit, or its money.
fn payable(measure: &Measure, settled: &Settlement) -> Measure {
    Measure {
        digits: settled.digits,
        currency: settled.currency.clone(),
        zero_sum: true,
        lower_wins: false,
        unit: measure.unit,
    }
}

/// What one of the unit is worth: "1 point = €0.05", "Counters for 1 point: 2".
fn worth(table: &Table, measure: &Measure, reader: &Reader<'_>) -> Option<String> {
    let words = reader.words();
    let (id, worth) = match &table.stake {
        _ if measure.currency.is_some() => return None,
        Stake::Unit => return None,
        Stake::Counters { rate } => ("settle-worth-counters", number(words.language, &rate.normalize().to_string())),
        Stake::Money { currency, rate, digits } => {
            let mut rate = rate.normalize();
            rate.rescale(rate.scale().max(*digits));
            ("settle-worth", words.money(&rate.to_string(), currency))
        }
    };
    let one = one_of(words, measure.unit);
    Some(reader.say(&Text::new(id).with("unit", one.as_str()).with("worth", Arg::Verbatim(worth))))
}

/// How balances were rounded, and who got or gave an odd coin; nothing where nothing was rounded.
fn rounding(settled: &Settlement, money: &Reader<'_>) -> Vec<String> {
    if settled.exact {
        return Vec::new();
    }
    let line = |(seat, coin): &(crate::ledger::Seat, i64)| {
        let id = if *coin > 0 { "settle-coin-more" } else { "settle-coin-less" };
        money.say(&Text::new(id).with("player", *seat).amount("coin", coin.abs()))
    };
    let rule = money.say(&Text::new("settle-rounded").amount("coin", 1));
    std::iter::once(rule).chain(settled.remainder.iter().map(line)).collect()
}
