//! The live table: how everybody stands, what the last hand was, what the next deal needs.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use super::access::{Allowed, Watching};
use super::app::Shared;
use super::bid::said;
use super::chart::{Chart, chart};
use super::events::stream;
use super::form::{FieldView, Kind, Shown, view};
use super::hands::fresh_key;
use super::page::{Page, TableFrame, answer};
use super::problem::Problem;
use super::scoreboard::{ScoreRow, order, rows};
use super::visitor::Visitor;
use crate::games::form::Field;
use crate::games::seats::Deal;
use crate::games::text::Text;
use crate::store::{Role, TableId};
use crate::table::Table;
use crate::words::Reader;

/// The live page.
#[derive(Template)]
#[template(path = "live.html")]
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

/// How the board is sorted.
#[derive(serde::Deserialize)]
pub struct Order {
    #[serde(default)]
    by: String,
}

/// `GET /t/{table}`
pub async fn show(app: Shared, allowed: Allowed<Watching>, sorted: web::Query<Order>) -> Result<HttpResponse, Problem> {
    let table = allowed.table(&app).await?;
    page(&allowed.id, &table, &allowed.visitor, allowed.role, sorted.by == "score", StatusCode::OK)
}

/// `GET /t/{table}/events`: tells of every change.
pub async fn events(app: Shared, allowed: Allowed<Watching>, request: HttpRequest) -> Result<HttpResponse, Problem> {
    stream(&app, &allowed.id, &request).await
}

/// The live page as an answer.
///
/// # Errors
/// When it cannot be drawn.
pub(super) fn page(
    id: &TableId,
    table: &Table,
    visitor: &Visitor,
    role: Role,
    by_score: bool,
    status: StatusCode,
) -> Result<HttpResponse, Problem> {
    let replay = &table.replay;
    if replay.is_over() {
        return super::finished::page(id, table, visitor, role, status);
    }
    if role < Role::Scorer {
        return super::watch::page(id, table, visitor, role, "", status);
    }
    let measure = replay.measure();
    let reader = visitor.words.at_table(&table.session.seats, &measure);
    let deal = replay.deal(None);
    let count = |id, number: usize| {
        visitor.words.say(&Text::new(id).count("number", i64::try_from(number).unwrap_or(i64::MAX)))
    };
    let title = table.title();
    let frame = TableFrame::of(id, table, role);
    let heading = Text::new("plain-text").with("text", title.as_str());
    let mut page = Page::at_table(visitor, &heading, "", &frame);
    page.class = "live";
    page.events = Some((format!("/t/{id}/events"), table.version));
    page.keep = Some(format!("/t/{id}/hands/new"));
    let bid = table.bid(&deal);
    let view = |fields: &[Field], shown: &Shown<'_>| {
        view(fields, shown, &[], &reader, replay.facts().home, &table.session.seats)
    };
    let mut quick = replay.quick_form(&deal).map_or_else(Vec::new, |field| view(&[field], &Shown::New));
    let last = replay.hands().last().map(|hand| {
        let (number, headline) = (hand.deal.number, hand.headline.clone());
        (number, reader.say(&Text::new("live-last").count("number", i64::from(number)).with("headline", headline)))
    });
    let results = replay.facts().results.iter();
    let page = LivePage {
        id: id.to_string(),
        by_score,
        hands: count("live-hands", replay.hands().len()),
        scores: rows(replay, None, &deal, &order(replay, by_score), &reader),
        next_heading: count("hand-heading", replay.hands().len() + 1),
        next: next(table, &deal, &reader),
        results: results.map(|(result, id)| (*result, visitor.words.plain(id))).collect(),
        quick: quick.pop(),
        bids: view(&replay.bid_form(&deal), &Shown::Document(&bid.document)),
        bids_open: table.story.enters_bids(),
        bid: said(&bid, &reader),
        enter: count("hand-enter", replay.hands().len() + 1),
        undo: count("hand-undo", replay.hands().len()),
        last,
        version: table.version,
        number: table.next_number(),
        key: fresh_key()?,
        can_share: role >= Role::Owner,
        chart: chart(replay, &reader, 120),
        stopped: replay.stopped().map(|wrong| {
            let why = wrong.said(visitor.words);
            let text = Text::new("live-stopped").count("number", i64::from(why.0)).with("why", why.2.as_str());
            visitor.words.say(&text)
        }),
        page,
    };
    answer(status, &page)
}

/// What the table should know before the next deal, a sentence a line.
fn next(table: &Table, deal: &Deal, reader: &Reader<'_>) -> Vec<String> {
    let facts = table.replay.next_deal(deal);
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
