//! The table to look at: for spectators, and for the screen that lies in the middle. No controls, figures that can be read
//! from across the table.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use super::bid::in_words;
use crate::games::text::Text;
use crate::ledger::Seat;
use crate::web::auth::access::{Allowed, Watching};
use crate::web::auth::at_table::AtTable;
use crate::web::components::pots::{PotView, pots};
use crate::web::components::scoreboard::{ScoreRow, order, rows_before};
use crate::web::components::standing::{aside, heading};
use crate::web::http::error::Problem;
use crate::web::http::state::Shared;
use crate::web::layout::page::{Page, answer};

/// How often the page asks for itself where there is no script, in seconds.
const PERIOD: u32 = 15;
/// From so many players on they stand in two columns on a large screen.
const CROWD: usize = 7;

#[derive(Template)]
#[template(path = "table/spectator.html")]
struct WatchPage {
    page: Page,
    period: u32,
    renewed: String,
    offline: String,
    scores: Vec<ScoreRow>,
    pots: Vec<PotView>,
    /// Which hand was the last one, and what became of it.
    last: Option<(String, String)>,
    bid: Option<String>,
    dealer: usize,
    deals: String,
    leads: Option<String>,
}

/// `GET /t/{table}/watch`
pub async fn show(app: Shared, allowed: Allowed<Watching>) -> Result<HttpResponse, Problem> {
    page(&allowed.at_table(&app).await?, "/watch", StatusCode::OK)
}

/// The page as an answer, as it is at an address below the table's.
pub fn page(at: &AtTable, here: &str, status: StatusCode) -> Result<HttpResponse, Problem> {
    let (words, replay, reader) = (at.words(), &at.table.replay, at.reader());
    if replay.is_over() {
        return super::finished::page(at, status);
    }
    let deal = replay.deal();
    let bid = at.table.bid(&deal);
    let next = replay.position().next_deal(&deal);
    let mut page = at.page(&heading(at), here);
    page.aside = aside(at);
    page.class = if replay.seats().count() >= CROWD { "watch crowd" } else { "watch" };
    page.style = "tanto-more.css";
    page.events = at.events();
    let last = replay.hands().last().map(|hand| {
        let number = hand.deal.number;
        let heading = words.say(&Text::new("hand-heading").count("number", i64::from(number)));
        (heading, at.reader_of(number).say(&hand.headline))
    });
    let who = |id, seat: Seat| reader.say(&Text::new(id).with("player", seat));
    let watch = WatchPage {
        period: PERIOD,
        renewed: words.say(&Text::new("watch-renewed").count("seconds", i64::from(PERIOD))),
        offline: words.say(&Text::new("watch-offline").with("time", "{time}")),
        scores: rows_before(replay, &deal, &next, &order(replay, false), &reader),
        pots: pots(replay, &next, &reader),
        last,
        bid: (!bid.is_empty()).then(|| words.say(&Text::new("bid-told").with("bid", in_words(&bid, &reader).as_str()))),
        dealer: replay.seats().mark(deal.dealer),
        deals: who("next-deals", deal.dealer),
        leads: next.leads.map(|seat| who("next-leads", seat)),
        page,
    };
    answer(status, &watch)
}
