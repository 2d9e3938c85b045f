//! Reading a finished table: who has won, how everybody ended, the picture of the evening.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use crate::games::text::{Arg, Text};
use crate::table::settlement;
use crate::web::board::chart::{Chart, chart};
use crate::web::board::scoreboard::{ScoreRow, final_rows};
use crate::web::board::standing::{game_name, middle, won};
use crate::web::frame::at_table::AtTable;
use crate::web::frame::keys::fresh_key;
use crate::web::frame::page::{Page, answer};
use crate::web::frame::problem::Problem;
use crate::words::long_date;

#[derive(Template)]
#[template(path = "tables/finished.html")]
struct Finished {
    page: Page,
    id: String,
    key: String,
    version: i64,
    won: String,
    detail: String,
    scores: Vec<ScoreRow>,
    chart: Option<Chart>,
    middle: Vec<String>,
    hands: String,
    /// How many payments are open, where any can be.
    payments: Option<String>,
    can_score: bool,
    is_closed: bool,
    undo: Option<(u32, String)>,
}

/// The page of a table at which no further hand can be played.
///
/// # Errors
/// When it cannot be drawn.
pub fn page(at: &AtTable, status: StatusCode) -> Result<HttpResponse, Problem> {
    let (words, table, reader) = (at.words(), &at.table, at.reader());
    let replay = &table.replay;
    let mut page = at.page(&at.named(), "");
    page.events = at.events();
    let counted = |id| Text::new(id).count("count", i64::from(table.history.hands().count()));
    let detail = counted("finished-detail")
        .with("date", Arg::Verbatim(long_date(words.language, table.opened_at)))
        .with("game", game_name(words, replay.facts().id).as_str());
    let winners = table.replay.winners();
    let won = if winners.is_empty() { Text::new("finished-nobody") } else { won(winners) };
    let settled = settlement(table)?;
    let open = Text::new("close-paid").count("count", i64::try_from(settled.payments.len()).unwrap_or(i64::MAX));
    let last =
        Some(table.history.hands().count()).filter(|last| *last > 0 && at.can_score() && !table.history.closed());
    let finished = Finished {
        page,
        id: at.id.to_string(),
        key: fresh_key()?,
        version: table.version(),
        won: reader.say(&won),
        detail: words.say(&detail),
        scores: final_rows(replay, &reader),
        chart: chart(replay, &reader, 196),
        middle: middle(table, &reader),
        hands: words.say(&counted("finished-hands")),
        payments: settled.nothing_due.is_none().then(|| words.say(&open)),
        can_score: at.can_score(),
        is_closed: table.history.closed(),
        undo: last.map(|last| (last, words.say(&Text::new("hand-undo").count("number", i64::from(last))))),
    };
    answer(status, &finished)
}
