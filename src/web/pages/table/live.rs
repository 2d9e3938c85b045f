//! The live page: the scores, the last hand, and what the next deal needs.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};
use askama::Template;

use super::bid::{bid_form, bid_text};
use crate::games::form::{Field, Look};
use crate::games::game::NextDeal;
use crate::games::seats::Deal;
use crate::games::text::Text;
use crate::ledger::Seat;
use crate::web::auth::{Allowed, AtTable, Watching};
use crate::web::components::chart::{Chart, chart};
use crate::web::components::form::{FormContent, FormView};
use crate::web::components::pots::{PotView, pots};
use crate::web::components::recovery_notice;
use crate::web::components::scoreboard::{ScoreRow, order, rows_before};
use crate::web::components::standing::{aside, heading};
use crate::web::event_stream::stream;
use crate::web::http::{App, HttpError, Shared, fresh_key};
use crate::web::layout::page::{Page, PageResult, answer};
use crate::words::{Reader, moment};

#[derive(Template)]
#[template(path = "table/live.html")]
struct LivePage<'a> {
    page: Page,
    at: &'a AtTable,
    scores: Vec<ScoreRow>,
    pots: Vec<PotView>,
    in_play: Option<String>,
    /// The mark, from 1, of the only player who gained in the last hand.
    fresh: Option<usize>,
    deal: DealView,
    /// Results that a tap records, with their messages: the first is beside the deal, the others are inside it.
    results: &'static [(&'static str, &'static str)],
    quick: Option<FormView<'a>>,
    bids: FormView<'a>,
    bids_open: bool,
    bid: String,
    last: Option<LastHand>,
    /// The number of the next hand.
    number: u32,
    key: String,
    chart: Option<Chart>,
    stopped: Option<String>,
    /// A notice that a link was made for an owner lately.
    recovered: Option<String>,
}

/// What the players need to know before the deal.
struct DealView {
    /// The dealer and the player who leads.
    line: String,
    /// Sentences with less important facts.
    facts: Vec<String>,
}

/// The last hand, with its link and its Undo button.
struct LastHand {
    number: u32,
    headline: String,
    /// The number, or that the hand is saved, and the time.
    caption: String,
    /// Whether the visitor has just saved it.
    is_fresh: bool,
}

#[derive(Default, serde::Deserialize)]
pub struct LiveQuery {
    /// `score` sorts the players by score instead of by seat.
    #[serde(default)]
    by: String,
    /// The number of the hand that was just saved.
    #[serde(default)]
    saved: String,
}

impl LiveQuery {
    /// After a hand was saved; `None` if it does not count any more.
    pub fn after(saved: Option<u32>) -> Self {
        Self { saved: saved.map_or_else(String::new, |number| number.to_string()), ..Self::default() }
    }
}

/// `GET /t/{table}`
pub async fn show(app: Shared, allowed: Allowed<Watching>, query: web::Query<LiveQuery>) -> PageResult {
    page(&allowed.at_table(&app).await?, &query, StatusCode::OK)
}

/// `GET /t/{table}/events`: an event for every change.
pub async fn events(app: Shared, allowed: Allowed<Watching>, request: HttpRequest) -> PageResult {
    let device = allowed.visitor.device.ok_or(HttpError::Missing)?;
    let id = allowed.id;
    stream(&app, allowed.id, &request, move |store| store.access_of(&device, id)).await
}

/// The page of a table for a visitor: the live page for a scorer, or else that of the finished table or for spectators.
pub fn page(at: &AtTable, query: &LiveQuery, status: StatusCode) -> PageResult {
    if at.table.replay.is_over() {
        return super::finished::page(at, status);
    }
    if !at.can_score() {
        return super::spectator::page(at, "", status);
    }
    live(at, query, status)
}

fn live(at: &AtTable, query: &LiveQuery, status: StatusCode) -> PageResult {
    let (table, reader) = (&at.table, at.reader());
    let replay = &table.replay;
    let deal = replay.deal();
    let by_score = query.by == "score";
    let mut page = at.page(&heading(at), "");
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
        scores: rows_before(replay, &deal, &next, &order(replay, by_score), &reader),
        pots: pots(replay, &next, &reader),
        in_play: next.in_play.as_ref().map(|text| reader.say(text)),
        fresh: only_winner(at),
        deal: DealView::new(&deal, &next, &reader),
        results: replay.facts().results,
        quick: quick.map(|field| FormView::new(vec![field], FormContent::New, reader, home, seats)),
        bid: bid_text(&bids),
        bids,
        bids_open: table.history.enters_bids(),
        last: last_hand(at, &query.saved),
        number: table.next_number(),
        key: fresh_key()?,
        chart: chart(replay, &reader, 120),
        stopped: stopped(at),
        recovered: recovery_notice::at_table(at),
        page,
    };
    answer(status, &live)
}

fn last_hand(at: &AtTable, saved: &str) -> Option<LastHand> {
    let hand = at.table.replay.hands().last()?;
    let number = hand.deal.number;
    let is_fresh = saved == number.to_string();
    let caption = if is_fresh { "live-saved" } else { "hand-heading" };
    let caption = at.words().say(&Text::new(caption).count("number", number));
    let recorded = at.recorded_at(number).map(|recorded| moment(at.words().language, recorded, App::now()));
    Some(LastHand {
        number,
        headline: at.reader_of(number).say(&hand.headline),
        caption: std::iter::once(caption).chain(recorded).collect::<Vec<_>>().join(" · "),
        is_fresh,
    })
}

/// The mark of the only player who gained in the last hand.
fn only_winner(at: &AtTable) -> Option<usize> {
    let (deltas, seats) = (at.table.replay.hands().last()?.deltas(), at.table.replay.seats());
    let mut raised = seats.all().zip(deltas).filter(|(_, delta)| *delta > 0);
    raised.next().map(|(seat, _)| seats.mark(seat)).filter(|_| raised.next().is_none())
}

/// Why not all hands can be replayed.
fn stopped(at: &AtTable) -> Option<String> {
    let why = at.table.replay.stopped()?.explained(at.words());
    let text = Text::new("live-stopped").count("number", why.hand).with("why", why.message);
    Some(at.words().say(&text))
}

impl DealView {
    fn new(deal: &Deal, next: &NextDeal, reader: &Reader<'_>) -> Self {
        let with_player = |id, seat: Seat| reader.say(&Text::new(id).with("player", seat));
        let line: Vec<String> = std::iter::once(with_player("next-deals", deal.dealer))
            .chain(next.leads.map(|seat| with_player("next-leads", seat)))
            .collect();
        let cutter = deal.active.iter().rev().find(|seat| **seat != deal.dealer);
        let mut facts: Vec<String> = cutter.map(|seat| with_player("next-cuts", *seat)).into_iter().collect();
        if !deal.out.is_empty() {
            let text = Text::new("next-out").count("count", deal.out.len());
            facts.push(reader.say(&text.with("players", deal.out.to_vec())));
        }
        facts.extend(next.notes.iter().map(|note| reader.say(note)));
        // The line breaks after the dot, not before it.
        Self { line: line.join("\u{a0}· "), facts }
    }
}
