//! The live table: how everybody stands, what the last hand was, what the next deal needs.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use super::bid::in_words;
use crate::games::form::Field;
use crate::games::game::NextDeal;
use crate::games::seats::Deal;
use crate::games::text::Text;
use crate::ledger::Seat;
use crate::web::auth::access::{Allowed, Watching};
use crate::web::auth::at_table::AtTable;
use crate::web::components::chart::{Chart, chart};
use crate::web::components::form::{FieldView, Kind, Shown, view};
use crate::web::components::pots::{PotView, pots};
use crate::web::components::recovery_notice;
use crate::web::components::scoreboard::{ScoreRow, order, rows_before};
use crate::web::components::standing::{aside, heading};
use crate::web::event_stream::stream;
use crate::web::http::error::Problem;
use crate::web::http::keys::fresh_key;
use crate::web::http::state::{App, Shared};
use crate::web::layout::page::{Page, answer};
use crate::words::{Reader, moment};

#[derive(Template)]
#[template(path = "table/live.html")]
struct LivePage {
    page: Page,
    id: String,
    scores: Vec<ScoreRow>,
    pots: Vec<PotView>,
    in_play: Option<String>,
    /// Who got the newest letter: his mark, from 1.
    fresh: Option<usize>,
    deal: DealView,
    /// The results that a tap records: one beside the deal, the others inside it.
    result: Option<(&'static str, String)>,
    results: Vec<(&'static str, String)>,
    quick: Option<FieldView>,
    bids: Vec<FieldView>,
    bids_open: bool,
    bid: String,
    last: Option<LastHand>,
    enter: String,
    version: i64,
    number: u32,
    key: String,
    can_share: bool,
    chart: Option<Chart>,
    stopped: Option<String>,
    /// That a link was made for an owner lately.
    recovered: Option<String>,
}

/// What the table should know before the deal.
struct DealView {
    /// Who deals and leads.
    line: String,
    /// What is asked for seldom, a sentence a line.
    facts: Vec<String>,
}

/// The last hand, where it can be read about and taken back.
struct LastHand {
    number: u32,
    headline: String,
    /// Its number in words, or that it is saved, and when it was told.
    caption: String,
    undo: String,
    /// Whether whoever looks has just saved it.
    is_fresh: bool,
}

/// How the live table is asked for.
#[derive(Default, serde::Deserialize)]
pub struct LiveQuery {
    /// By what the players are sorted, `score` or else by their seats.
    #[serde(default)]
    by: String,
    /// The number of the hand that was saved just before.
    #[serde(default)]
    saved: String,
}

impl LiveQuery {
    /// LiveQuery for after a hand was saved, which may count no more.
    pub fn after(saved: Option<u32>) -> Self {
        Self { saved: saved.map_or_else(String::new, |number| number.to_string()), ..Self::default() }
    }
}

/// `GET /t/{table}`
pub async fn show(
    app: Shared,
    allowed: Allowed<Watching>,
    query: web::Query<LiveQuery>,
) -> Result<HttpResponse, Problem> {
    page(&allowed.at_table(&app).await?, &query, StatusCode::OK)
}

/// `GET /t/{table}/events`: tells of every change.
pub async fn events(app: Shared, allowed: Allowed<Watching>, request: HttpRequest) -> Result<HttpResponse, Problem> {
    let device = allowed.visitor.device.ok_or(Problem::Missing)?;
    let id = allowed.id;
    stream(&app, allowed.id, &request, move |store| store.access_of(&device, id)).await
}

/// What a visitor sees of a table as it stands: the live page for whoever scores.
pub fn page(at: &AtTable, query: &LiveQuery, status: StatusCode) -> Result<HttpResponse, Problem> {
    if at.table.replay.is_over() {
        return super::finished::page(at, status);
    }
    if !at.can_score() {
        return super::spectator::page(at, "", status);
    }
    answer(status, &live(at, query)?)
}

fn live(at: &AtTable, query: &LiveQuery) -> Result<LivePage, Problem> {
    let (words, table, reader) = (at.words(), &at.table, at.reader());
    let replay = &table.replay;
    let deal = replay.deal();
    let by_score = query.by == "score";
    let count = |id, number: u32| words.say(&Text::new(id).count("number", i64::from(number)));
    let next_number = table.next_number();
    let mut page = at.page(&heading(at), "");
    page.aside = aside(at);
    page.class = "live";
    let (order_id, by) = if by_score { ("live-by-seat", "") } else { ("live-by-score", "?by=score") };
    page.menu.insert(1, (at.address(by), order_id));
    page.events = at.events();
    // Who sits out is another one with every hand, and so may be who has to play when all have passed.
    let ahead = replay.position().ahead(1);
    let is_alike = ahead.hand_form(&ahead.deal(None)) == replay.position().hand_form(&deal);
    let turns = if is_alike { 1 } else { replay.seats().count() };
    page.keep = Some((at.address("/hands/new"), turns));
    let bid = table.bid(&deal);
    let view =
        |fields: &[Field], shown: &Shown<'_>| view(fields, shown, &[], &reader, replay.facts().home, replay.seats());
    let position = replay.position();
    let mut quick = position.quick_form(&deal).map_or_else(Vec::new, |field| view(&[field], &Shown::New));
    let next = position.next_deal(&deal);
    let mut results = replay.facts().results.iter().map(|(result, id)| (*result, words.plain(id)));
    Ok(LivePage {
        id: at.id.to_string(),
        scores: rows_before(replay, &deal, &next, &order(replay, by_score), &reader),
        pots: pots(replay, &next, &reader),
        in_play: next.in_play.as_ref().map(|text| reader.say(text)),
        fresh: fresh(at),
        deal: DealView::new(&deal, &next, &reader),
        result: results.next(),
        results: results.collect(),
        quick: quick.pop(),
        bids: view(&position.bid_form(&deal), &Shown::Document(&bid.document)),
        bids_open: table.history.enters_bids(),
        bid: in_words(&bid, &reader),
        enter: count("hand-enter", next_number),
        last: last(at, &query.saved),
        version: table.version(),
        number: next_number,
        key: fresh_key()?,
        can_share: at.can_own(),
        chart: chart(replay, &reader, 120),
        stopped: stopped(at),
        recovered: recovery_notice::at_table(at),
        page,
    })
}

/// The last hand, and what became of it.
fn last(at: &AtTable, saved: &str) -> Option<LastHand> {
    let hand = at.table.replay.hands().last()?;
    let number = hand.deal.number;
    let is_fresh = saved == number.to_string();
    let count = |id| at.words().say(&Text::new(id).count("number", i64::from(number)));
    let caption = count(if is_fresh { "live-saved" } else { "hand-heading" });
    let told = at.told_at(number).map(|told| moment(at.words().language, told, App::now()));
    Some(LastHand {
        number,
        headline: at.reader_of(number).say(&hand.headline),
        caption: std::iter::once(caption).chain(told).collect::<Vec<_>>().join(" · "),
        undo: count("hand-undo"),
        is_fresh,
    })
}

/// Whose count the last hand raised, where it was one player's.
fn fresh(at: &AtTable) -> Option<usize> {
    let (deltas, seats) = (at.table.replay.hands().last()?.deltas(), at.table.replay.seats());
    let mut raised = seats.all().zip(deltas).filter(|(_, delta)| *delta > 0);
    raised.next().map(|(seat, _)| seats.mark(seat)).filter(|_| raised.next().is_none())
}

/// Why the hands cannot be played to the end, where they cannot.
fn stopped(at: &AtTable) -> Option<String> {
    let why = at.table.replay.stopped()?.explained(at.words());
    let text = Text::new("live-stopped").count("number", i64::from(why.hand)).with("why", why.message.as_str());
    Some(at.words().say(&text))
}

impl DealView {
    fn new(deal: &Deal, next: &NextDeal, reader: &Reader<'_>) -> Self {
        let who = |id, seat: Seat| reader.say(&Text::new(id).with("player", seat));
        let line: Vec<String> = std::iter::once(who("next-deals", deal.dealer))
            .chain(next.leads.map(|seat| who("next-leads", seat)))
            .collect();
        let cutter = deal.active.iter().rev().find(|seat| **seat != deal.dealer);
        let mut facts: Vec<String> = cutter.map(|seat| who("next-cuts", *seat)).into_iter().collect();
        if !deal.out.is_empty() {
            let count = i64::try_from(deal.out.len()).unwrap_or_default();
            facts.push(reader.say(&Text::new("next-out").count("count", count).with("players", deal.out.clone())));
        }
        facts.extend(next.notes.iter().map(|note| reader.say(note)));
        // A line that is too long for its place ends behind the point.
        Self { line: line.join("\u{a0}· "), facts }
    }
}
