//! The page for spectators, and for a screen in the middle of the table: large figures and no controls.

use super::bid::{bid_form, bid_text};
use crate::games::{Deal, NextDeal};
use crate::web::components::pots::{PotView, pots};
use crate::web::components::scoreboard::{ScoreRow, rows_before};
use crate::web::components::table_texts::{aside, heading};
use crate::web::pages::prelude::*;

/// How often the page reloads without a script, in seconds.
const PERIOD: u32 = 15;
/// From this many players on, a large screen shows them in two columns.
const CROWD: usize = 7;

#[derive(Template)]
#[template(path = "table/spectator.html")]
struct SpectatorPage<'a> {
    page: Page,
    at: &'a AtTable,
    scores: Vec<ScoreRow>,
    pots: Vec<PotView>,
    bid: String,
    dealer: usize,
    /// Who deals, and who leads.
    deal: Vec<String>,
}

/// `GET /t/{table}/watch`
pub async fn show(allowed: Allowed<Watching>) -> PageResult {
    allowed.load().await?.respond(|at| page(at, "/watch", StatusCode::OK)).await
}

/// The page at a path below the table.
pub fn page(at: &AtTable, here: &str, status: StatusCode) -> PageResult {
    let (replay, reader) = (&at.state.replay, at.reader());
    if replay.is_over() {
        return super::finished::page(at, status);
    }
    let deal = replay.deal();
    let next = replay.position().next_deal(&deal);
    let mut page = at.page(&heading(at), here)?;
    page.aside = aside(at);
    page.class = if replay.seats().count() >= CROWD { "watch crowd" } else { "watch" };
    page.style = "tanto-more.css";
    page.events = at.events();
    let watch = SpectatorPage {
        at,
        scores: rows_before(at, &deal, &next, false),
        pots: pots(replay, &next, &reader),
        bid: bid_text(&bid_form(at, &deal, &at.state.bid(&deal))),
        dealer: replay.seats().mark(deal.dealer),
        deal: dealer_and_leader(&deal, &next, &reader),
        page,
    };
    answer(status, &watch)
}

/// Who deals, and who leads if that matters.
pub fn dealer_and_leader(deal: &Deal, next: &NextDeal, reader: &Reader<'_>) -> Vec<String> {
    let with_player = |id, seat: Seat| reader.say(&Text::new(id).with("player", seat));
    let leader = next.leads.map(|seat| with_player("next-leads", seat));
    std::iter::once(with_player("next-deals", deal.dealer)).chain(leader).collect()
}
