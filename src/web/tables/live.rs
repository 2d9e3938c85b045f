//! The live table: how everybody stands, what the last hand was, what the next deal needs.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use super::bid::in_words;
use crate::games::form::Field;
use crate::games::seats::Deal;
use crate::games::text::Text;
use crate::table::Table;
use crate::web::board::chart::{Chart, chart};
use crate::web::board::scoreboard::{ScoreRow, order, rows};
use crate::web::form::{FieldView, Kind, Shown, view};
use crate::web::frame::access::{Allowed, Watching};
use crate::web::frame::app::Shared;
use crate::web::frame::at_table::AtTable;
use crate::web::frame::events::stream;
use crate::web::frame::keys::fresh_key;
use crate::web::frame::page::{Page, answer};
use crate::web::frame::problem::Problem;
use crate::words::Reader;

#[derive(Template)]
#[template(path = "tables/live.html")]
struct LivePage {
    page: Page,
    id: String,
    by_score: bool,
    hands: String,
    scores: Vec<ScoreRow>,
    next_heading: String,
    next: Vec<String>,
    results: Vec<(&'static str, String)>,
    quick: Option<FieldView>,
    bids: Vec<FieldView>,
    bids_open: bool,
    bid: String,
    last: Option<(u32, String)>,
    enter: String,
    undo: String,
    version: i64,
    number: u32,
    key: String,
    can_share: bool,
    chart: Option<Chart>,
    stopped: Option<String>,
}

#[derive(serde::Deserialize)]
pub struct Order {
    #[serde(default)]
    by: String,
}

/// `GET /t/{table}`
pub async fn show(app: Shared, allowed: Allowed<Watching>, sorted: web::Query<Order>) -> Result<HttpResponse, Problem> {
    page(&allowed.at_table(&app).await?, sorted.by == "score", StatusCode::OK)
}

/// `GET /t/{table}/events`: tells of every change.
pub async fn events(app: Shared, allowed: Allowed<Watching>, request: HttpRequest) -> Result<HttpResponse, Problem> {
    let device = allowed.visitor.device.ok_or(Problem::Missing)?;
    let id = allowed.id.clone();
    stream(&app, &allowed.id, &request, move |store| store.access_of(&device, &id)).await
}

/// What a visitor sees of a table as it stands: the live page for whoever scores.
///
/// # Errors
/// When it cannot be drawn.
pub fn page(at: &AtTable, by_score: bool, status: StatusCode) -> Result<HttpResponse, Problem> {
    if at.table.replay.is_over() {
        return super::finished::page(at, status);
    }
    if !at.can_score() {
        return super::spectator::page(at, "", status);
    }
    answer(status, &live(at, by_score)?)
}

fn live(at: &AtTable, by_score: bool) -> Result<LivePage, Problem> {
    let (words, table, reader) = (at.words(), &at.table, at.reader());
    let replay = &table.replay;
    let deal = replay.deal();
    let count = |id, number: u32| words.say(&Text::new(id).count("number", i64::from(number)));
    let mut page = at.page(&at.named(), "");
    page.class = "live";
    page.events = at.events();
    // Who sits out is another one with every hand.
    let turns = if deal.out.is_empty() { 1 } else { replay.seats().count() };
    page.keep = Some((at.address("/hands/new"), turns));
    let bid = table.bid(&deal);
    let view =
        |fields: &[Field], shown: &Shown<'_>| view(fields, shown, &[], &reader, replay.facts().home, replay.seats());
    let position = replay.position();
    let mut quick = position.quick_form(&deal).map_or_else(Vec::new, |field| view(&[field], &Shown::New));
    let results = replay.facts().results.iter();
    let (played, next_number) = (table.history.hands().count(), table.next_number());
    Ok(LivePage {
        id: at.id.to_string(),
        by_score,
        hands: count("live-hands", played),
        scores: rows(replay, &deal, &order(replay, by_score), &reader),
        next_heading: count("hand-heading", next_number),
        next: next(table, &deal, &reader),
        results: results.map(|(result, id)| (*result, words.plain(id))).collect(),
        quick: quick.pop(),
        bids: view(&position.bid_form(&deal), &Shown::Document(&bid.document)),
        bids_open: table.history.enters_bids(),
        bid: in_words(&bid, &reader),
        enter: count("hand-enter", next_number),
        undo: count("hand-undo", played),
        last: last(at),
        version: table.version(),
        number: next_number,
        key: fresh_key()?,
        can_share: at.can_own(),
        chart: chart(replay, &reader, 120),
        stopped: stopped(at),
        page,
    })
}

/// The number of the last hand, and what became of it.
fn last(at: &AtTable) -> Option<(u32, String)> {
    let hand = at.table.replay.hands().last()?;
    let number = hand.deal.number;
    let text = Text::new("live-last").count("number", i64::from(number)).with("headline", hand.headline.clone());
    Some((number, at.reader_of(number).say(&text)))
}

/// Why the hands cannot be played to the end, where they cannot.
fn stopped(at: &AtTable) -> Option<String> {
    let why = at.table.replay.stopped()?.explained(at.words());
    let text = Text::new("live-stopped").count("number", i64::from(why.hand)).with("why", why.message.as_str());
    Some(at.words().say(&text))
}

/// What the table should know before the next deal, a sentence a line.
fn next(table: &Table, deal: &Deal, reader: &Reader<'_>) -> Vec<String> {
    let facts = table.replay.position().next_deal(deal);
    let mut who = vec![Text::new("next-deals").with("player", deal.dealer)];
    let cutter = deal.active.iter().rev().find(|seat| **seat != deal.dealer);
    who.extend(cutter.map(|seat| Text::new("next-cuts").with("player", *seat)));
    who.extend(facts.leads.map(|seat| Text::new("next-leads").with("player", seat)));
    if !deal.out.is_empty() {
        let count = i64::try_from(deal.out.len()).unwrap_or_default();
        who.push(Text::new("next-out").count("count", count).with("players", deal.out.clone()));
    }
    let who = who.iter().map(|text| reader.say(text)).collect::<Vec<_>>().join(" · ");
    std::iter::once(who).chain(facts.notes.iter().map(|note| reader.say(note))).collect()
}
