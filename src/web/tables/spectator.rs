//! The table to look at: for spectators, and for the screen that lies in the middle. No controls, figures that can be read
//! from across the table.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use super::bid::in_words;
use crate::games::text::Text;
use crate::web::board::scoreboard::{ScoreRow, order, rows};
use crate::web::frame::access::{Allowed, Watching};
use crate::web::frame::app::Shared;
use crate::web::frame::at_table::AtTable;
use crate::web::frame::page::{Page, answer};
use crate::web::frame::problem::Problem;

/// How often the page asks for itself where there is no script, in seconds.
const PERIOD: u32 = 15;

#[derive(Template)]
#[template(path = "tables/spectator.html")]
struct WatchPage {
    page: Page,
    heading: String,
    period: u32,
    renewed: String,
    offline: String,
    scores: Vec<ScoreRow>,
    last: String,
    bid: Option<String>,
    next: String,
}

/// `GET /t/{table}/watch`
pub async fn show(app: Shared, allowed: Allowed<Watching>) -> Result<HttpResponse, Problem> {
    page(&allowed.at_table(&app).await?, "/watch", StatusCode::OK)
}

/// The page as an answer, as it is at an address below the table's.
///
/// # Errors
/// When it cannot be drawn.
pub fn page(at: &AtTable, here: &str, status: StatusCode) -> Result<HttpResponse, Problem> {
    let (words, replay, reader) = (at.words(), &at.table.replay, at.reader());
    if replay.is_over() {
        return super::finished::page(at, status);
    }
    let deal = replay.deal();
    let bid = at.table.bid(&deal);
    let mut page = at.page(&at.named(), here);
    page.class = "watch";
    page.events = at.events();
    let last = replay.hands().last().map(|hand| at.reader_of(hand.deal.number).say(&hand.headline));
    let watch = WatchPage {
        heading: words.say(&Text::new("hand-heading").count("number", i64::from(deal.number))),
        period: PERIOD,
        renewed: words.say(&Text::new("watch-renewed").count("seconds", i64::from(PERIOD))),
        offline: words.say(&Text::new("watch-offline").with("time", "{time}")),
        scores: rows(replay, &deal, &order(replay, false), &reader),
        last: last.unwrap_or_else(|| words.plain("live-no-hands")),
        bid: (!bid.is_empty()).then(|| words.say(&Text::new("bid-told").with("bid", in_words(&bid, &reader).as_str()))),
        next: reader.say(&Text::new("watch-next").with("player", deal.dealer)),
        page,
    };
    answer(status, &watch)
}
