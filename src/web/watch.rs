//! The table to look at: for spectators, and for the screen that lies in the middle. No controls, figures that can be read
//! from across the table.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use super::access::{Allowed, Watching};
use super::app::Shared;
use super::bid::said;
use super::page::{Page, TableFrame, answer};
use super::problem::Problem;
use super::scoreboard::{ScoreRow, order, rows};
use super::visitor::Visitor;
use crate::games::text::Text;
use crate::store::{Role, TableId};
use crate::table::Table;

/// The page.
#[derive(Template)]
#[template(path = "watch.html")]
struct WatchPage {
    page: Page,
    heading: String,
    offline: String,
    scores: Vec<ScoreRow>,
    last: String,
    bid: Option<String>,
    next: String,
}

/// `GET /t/{table}/watch`
pub async fn show(app: Shared, allowed: Allowed<Watching>) -> Result<HttpResponse, Problem> {
    let table = allowed.table(&app).await?;
    page(&allowed.id, &table, &allowed.visitor, allowed.role, "/watch", StatusCode::OK)
}

/// The page as an answer, as it is at an address below the table's.
///
/// # Errors
/// When it cannot be drawn.
pub(super) fn page(
    id: &TableId,
    table: &Table,
    visitor: &Visitor,
    role: Role,
    here: &str,
    status: StatusCode,
) -> Result<HttpResponse, Problem> {
    let replay = &table.replay;
    if replay.is_over() {
        return super::finished::page(id, table, visitor, role, status);
    }
    let measure = replay.measure();
    let reader = visitor.words.at_table(&table.session.seats, &measure);
    let deal = replay.deal(None);
    let bid = table.bid(&deal);
    let title = table.title();
    let frame = TableFrame::of(id, table, role);
    let mut page = Page::at_table(visitor, &Text::new("plain-text").with("text", title.as_str()), here, &frame);
    page.class = "watch";
    page.events = Some((format!("/t/{id}/events"), table.version));
    let last = replay.hands().last().map(|hand| reader.say(&hand.headline));
    let watch = WatchPage {
        heading: visitor.words.say(&Text::new("hand-heading").count("number", i64::from(deal.number))),
        offline: visitor.words.say(&Text::new("watch-offline").with("time", "{time}")),
        scores: rows(replay, None, &deal, &order(replay, false), &reader),
        last: last.unwrap_or_else(|| visitor.words.plain("live-no-hands")),
        bid: (!bid.is_empty())
            .then(|| visitor.words.say(&Text::new("bid-told").with("bid", said(&bid, &reader).as_str()))),
        next: reader.say(&Text::new("watch-next").with("player", deal.dealer)),
        page,
    };
    answer(status, &watch)
}
