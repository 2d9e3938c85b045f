//! Reading a finished table: who has won, how everybody ended, the picture of the evening.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use super::chart::{Chart, chart};
use super::hands::fresh_key;
use super::page::{Page, TableFrame, answer};
use super::problem::Problem;
use super::scoreboard::{ScoreRow, final_rows};
use super::standing::{game_name, middle, winners, won};
use super::visitor::Visitor;
use crate::games::text::{Arg, Text};
use crate::store::{Role, TableId};
use crate::table::{Table, settlement};
use crate::words::long_date;

#[derive(Template)]
#[template(path = "finished.html")]
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
    payments: String,
    can_score: bool,
    is_closed: bool,
    undo: Option<(u32, String)>,
}

/// The page of a table at which no further hand can be played.
///
/// # Errors
/// When it cannot be drawn.
pub fn page(
    id: &TableId,
    table: &Table,
    visitor: &Visitor,
    role: Role,
    status: StatusCode,
) -> Result<HttpResponse, Problem> {
    let (words, replay, measure) = (visitor.words, &table.replay, table.replay.measure());
    let reader = words.at_table(&table.session.seats, &measure);
    let title = table.title();
    let heading = Text::new("plain-text").with("text", title.as_str());
    let mut page = Page::at_table(visitor, &heading, "", &TableFrame::of(id, table, role));
    page.events = Some((format!("/t/{id}/events"), table.version));
    let hands = i64::try_from(replay.hands().len()).unwrap_or(i64::MAX);
    let counted = |id| Text::new(id).count("count", hands);
    let detail = counted("finished-detail")
        .with("date", Arg::Verbatim(long_date(words.language, table.opened_at)))
        .with("game", game_name(words, replay.facts().id).as_str());
    let winners = winners(table);
    let won = if winners.is_empty() { Text::new("finished-nobody") } else { won(winners) };
    let open = settlement(table).map_err(|_| Problem::Fault)?.payments.len();
    let last = u32::try_from(replay.hands().len()).ok().filter(|last| *last > 0);
    let undo = last.filter(|_| role >= Role::Scorer && !table.story.closed());
    let finished = Finished {
        page,
        id: id.to_string(),
        key: fresh_key()?,
        version: table.version,
        won: reader.say(&won),
        detail: words.say(&detail),
        scores: final_rows(replay, &reader),
        chart: chart(replay, &reader, 196),
        middle: middle(table, &reader),
        hands: words.say(&counted("finished-hands")),
        payments: words.say(&Text::new("close-paid").count("count", i64::try_from(open).unwrap_or(i64::MAX))),
        can_score: role >= Role::Scorer,
        is_closed: table.story.closed(),
        undo: undo.map(|last| (last, words.say(&Text::new("hand-undo").count("number", i64::from(last))))),
    };
    answer(status, &finished)
}
