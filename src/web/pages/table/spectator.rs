//! The page for spectators, and for a screen in the middle of the table: large figures and no controls.

use actix_web::http::StatusCode;
use askama::Template;

use super::bid::{bid_form, bid_text};
use crate::games::text::Text;
use crate::ledger::Seat;
use crate::web::auth::{Allowed, AtTable, Watching};
use crate::web::components::pots::{PotView, pots};
use crate::web::components::scoreboard::{ScoreRow, order, rows_before};
use crate::web::components::standing::{aside, heading};
use crate::web::http::Shared;
use crate::web::layout::page::{Page, PageResult, answer};

/// How often the page reloads without a script, in seconds.
const PERIOD: u32 = 15;
/// From this many players on, a large screen shows them in two columns.
const CROWD: usize = 7;

#[derive(Template)]
#[template(path = "table/spectator.html")]
struct SpectatorPage {
    page: Page,
    scores: Vec<ScoreRow>,
    pots: Vec<PotView>,
    /// The last hand: its heading and its headline.
    last: Option<(String, String)>,
    bid: Option<String>,
    dealer: usize,
    deals: String,
    leads: Option<String>,
}

/// `GET /t/{table}/watch`
pub async fn show(app: Shared, allowed: Allowed<Watching>) -> PageResult {
    page(&allowed.at_table(&app).await?, "/watch", StatusCode::OK)
}

/// The page at a path below the table.
pub fn page(at: &AtTable, here: &str, status: StatusCode) -> PageResult {
    let (words, replay, reader) = (at.words(), &at.table.replay, at.reader());
    if replay.is_over() {
        return super::finished::page(at, status);
    }
    let deal = replay.deal();
    let bid = bid_text(&bid_form(at, &deal, &at.table.bid(&deal)));
    let next = replay.position().next_deal(&deal);
    let mut page = at.page(&heading(at), here);
    page.aside = aside(at);
    page.class = if replay.seats().count() >= CROWD { "watch crowd" } else { "watch" };
    page.style = "tanto-more.css";
    page.events = at.events();
    let last = replay.hands().last().map(|hand| {
        let number = hand.deal.number;
        let heading = words.say(&Text::new("hand-heading").count("number", number));
        (heading, at.reader_of(number).say(&hand.headline))
    });
    let with_player = |id, seat: Seat| reader.say(&Text::new(id).with("player", seat));
    let watch = SpectatorPage {
        scores: rows_before(replay, &deal, &next, &order(replay, false), &reader),
        pots: pots(replay, &next, &reader),
        last,
        bid: (!bid.is_empty()).then(|| words.say(&Text::new("bid-announced").with("bid", bid.as_str()))),
        dealer: replay.seats().mark(deal.dealer),
        deals: with_player("next-deals", deal.dealer),
        leads: next.leads.map(|seat| with_player("next-leads", seat)),
        page,
    };
    answer(status, &watch)
}
