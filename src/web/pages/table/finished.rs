//! Reading a finished table: who has won, how everybody ended, the picture of the evening.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use crate::games::text::Text;
use crate::table::settlement;
use crate::web::auth::at_table::AtTable;
use crate::web::components::chart::{Chart, chart};
use crate::web::components::moments::{MomentView, moments};
use crate::web::components::scoreboard::{ScoreRow, final_rows};
use crate::web::components::standing::{heading, middle, won};
use crate::web::http::error::Problem;
use crate::web::http::keys::fresh_key;
use crate::web::layout::page::{Page, answer};
use crate::words::{date, time};

#[derive(Template)]
#[template(path = "table/finished.html")]
struct Finished {
    page: Page,
    id: String,
    key: String,
    version: i64,
    /// The mark of who has won, from 1, where one player alone has.
    winner: Option<usize>,
    won: String,
    detail: String,
    moments: Vec<MomentView>,
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
pub fn page(at: &AtTable, status: StatusCode) -> Result<HttpResponse, Problem> {
    let (words, table, reader) = (at.words(), &at.table, at.reader());
    let replay = &table.replay;
    let mut page = at.page(&heading(at), "");
    page.aside = date(words.language, table.opened_at);
    page.class = "won";
    page.style = "tanto-more.css";
    page.events = at.events();
    let counted = |id| Text::new(id).count("count", i64::from(table.history.hands().count()));
    let winners = replay.winners();
    let winner = winners.first().filter(|_| winners.len() == 1).map(|seat| replay.seats().mark(*seat));
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
        winner,
        won: reader.say(&won),
        detail: detail(at),
        moments: moments(table, words),
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

/// What the table is called where it has a name; how many hands, and from when to when; on which day, where there was none.
fn detail(at: &AtTable) -> String {
    let (words, count) = (at.words(), at.table.history.hands().count());
    let mut parts: Vec<String> = at.table.history.opening().name.clone().into_iter().collect();
    if count == 0 {
        parts.push(date(words.language, at.table.opened_at));
        return parts.join(" · ");
    }
    parts.push(words.say(&Text::new("finished-detail").count("count", i64::from(count))));
    let [from, to] = [1, count].map(|number| at.told_at(number).map_or_else(String::new, time));
    // What was imported was told at one moment.
    if from != to {
        parts.push(words.say(&Text::new("finished-times").with("from", from.as_str()).with("to", to.as_str())));
    }
    parts.join(" · ")
}
