//! The live page: the scores, the last hand, and what the next deal needs.

use super::bid::{bid_form, bid_text};
use super::spectator::dealer_and_leader;
use crate::games::{Deal, Field, NextDeal};
use crate::web::components::chart::{Chart, chart};
use crate::web::components::pots::{PotView, pots};
use crate::web::components::recovery_notice;
use crate::web::components::scoreboard::{ScoreRow, rows_before};
use crate::web::components::table_texts::{aside, heading};
use crate::web::event_stream::stream;
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "table/live.html")]
struct LivePage<'a> {
    page: Page,
    at: &'a AtTable,
    scores: Vec<ScoreRow>,
    pots: Vec<PotView>,
    in_play: Option<String>,
    /// The dealer and the player who leads.
    deal: String,
    /// Sentences about the deal that are less important.
    facts: Vec<String>,
    quick: Option<FormView<'a>>,
    bids: FormView<'a>,
    bid: String,
    /// The number of the hand that the visitor has just saved.
    saved: Option<u32>,
    chart: Option<Chart>,
}

impl LivePage<'_> {
    /// The number of a hand and the time, or that it is saved.
    fn caption(&self, number: u32) -> String {
        let say = |id: &'static str| self.at.words().say(&Text::new(id).count("number", number));
        // A hand that was just saved needs no time, and its caption is long.
        if self.saved == Some(number) { say("live-saved") } else { self.at.with_time(say("hand-heading"), number) }
    }
}

#[derive(Default, serde::Deserialize)]
#[serde(default)]
pub struct LiveQuery {
    /// `score` sorts the players by score instead of by seat.
    pub by: String,
    /// The number of the hand that was just saved; `None` if it does not count any more.
    pub saved: Option<u32>,
}

/// `GET /t/{table}`
pub async fn show(allowed: Allowed<Watching>, query: web::Query<LiveQuery>) -> PageResult {
    allowed.load().await?.respond(move |at| page(at, &query, StatusCode::OK)).await
}

/// `GET /t/{table}/events`: an event for every change.
pub async fn events(allowed: Allowed<Watching>, request: HttpRequest) -> PageResult {
    let Allowed { app, id, visitor, .. } = allowed;
    let device = visitor.device.ok_or(HttpError::Missing)?;
    stream(&app, id, &request, move |store| store.access_of(&device, id)).await
}

/// The page of a table for a visitor: the live page for a scorer, or else that of the finished table or for spectators.
pub fn page(at: &AtTable, query: &LiveQuery, status: StatusCode) -> PageResult {
    if at.state.replay.is_over() {
        return super::finished::page(at, status);
    }
    if !at.can_score() {
        return super::spectator::page(at, "", status);
    }
    let (table, reader) = (&at.state, at.reader());
    let replay = &table.replay;
    let deal = replay.deal();
    let by_score = query.by == "score";
    let mut page = at.page(&heading(at), "")?;
    page.aside = aside(at);
    page.class = "live";
    let (order_id, by) = if by_score { ("live-by-seat", "") } else { ("live-by-score", "?by=score") };
    page.menu.insert(1, (at.address(by), order_id));
    page.events = at.events();
    // The form repeats with every hand, unless players take turns, such as at sitting out.
    let ahead = replay.position().ahead(1);
    let is_alike = ahead.hand_form(&ahead.deal(None)) == replay.position().hand_form(&deal);
    let turns = if is_alike { 1 } else { replay.seats().count() };
    page.cache_form = Some((at.address("/hands/new"), turns));
    let bid = table.bid(&deal);
    let bids = bid_form(at, &deal, &bid);
    let (position, home, seats) = (replay.position(), replay.facts().home, replay.seats());
    let quick = position.quick_form(&deal);
    let next = position.next_deal(&deal);
    let live = LivePage {
        at,
        scores: rows_before(at, &deal, &next, by_score),
        pots: pots(replay, &next, &reader),
        in_play: next.in_play.as_ref().map(|text| reader.say(text)),
        // The line breaks after the dot, not before it.
        deal: dealer_and_leader(&deal, &next, &reader).join("\u{a0}· "),
        facts: facts(&deal, &next, &reader),
        quick: quick.map(|field| FormView::new(vec![field], FormContent::New, reader, home, seats)),
        bid: bid_text(&bids),
        bids,
        saved: query.saved,
        chart: chart(replay, &reader, 120),
        page,
    };
    answer(status, &live)
}

/// The mark of the only player who gained in the last hand.
fn only_winner(at: &AtTable) -> Option<usize> {
    let (deltas, seats) = (at.state.replay.hands().last()?.deltas(), at.state.replay.seats());
    let mut raised = seats.all().zip(deltas).filter(|(_, delta)| *delta > 0);
    raised.next().map(|(seat, _)| seats.mark(seat)).filter(|_| raised.next().is_none())
}

/// Why not all hands can be replayed.
fn stopped(at: &AtTable) -> Option<String> {
    let why = at.state.replay.stopped()?.explained(at.words());
    let text = Text::new("live-stopped").count("number", why.hand).with("why", why.message);
    Some(at.words().say(&text))
}

/// Who cuts, who sits out, and what else the game notes.
fn facts(deal: &Deal, next: &NextDeal, reader: &Reader<'_>) -> Vec<String> {
    let cutter = deal.active.iter().rev().find(|seat| **seat != deal.dealer);
    let cuts = cutter.map(|seat| Text::new("next-cuts").with("player", *seat));
    let out = Text::new("next-out").count("count", deal.out.len()).with("players", deal.out.to_vec());
    let out = Some(out).filter(|_| !deal.out.is_empty());
    cuts.iter().chain(&out).chain(&next.notes).map(|text| reader.say(text)).collect()
}
