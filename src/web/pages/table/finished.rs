//! The page of a finished table: the winners, the final scores and the chart.

use actix_web::http::StatusCode;
use askama::Template;

use crate::games::text::Text;
use crate::table::settlement;
use crate::web::auth::at_table::AtTable;
use crate::web::components::chart::{Chart, chart};
use crate::web::components::moments::{MomentView, moments};
use crate::web::components::scoreboard::{ScoreRow, final_rows};
use crate::web::components::standing::{heading, middle, won};
use crate::web::http::keys::fresh_key;
use crate::web::layout::page::{Page, answer};
use crate::web::pages::PageResult;
use crate::words::{date, time};

#[derive(Template)]
#[template(path = "table/finished.html")]
struct FinishedPage {
    page: Page,
    id: String,
    key: String,
    version: i64,
    /// The mark of the winner, from 1, if there is only one.
    winner: Option<usize>,
    won: String,
    detail: String,
    moments: Vec<MomentView>,
    scores: Vec<ScoreRow>,
    chart: Option<Chart>,
    middle: Vec<String>,
    hands: String,
    /// How many payments are due, if the table is settled in payments.
    payments: Option<String>,
    can_score: bool,
    is_closed: bool,
    /// The number of the last hand, and the label of the button that voids it.
    undo: Option<(u32, String)>,
}

pub fn page(at: &AtTable, status: StatusCode) -> PageResult {
    let (words, table, reader) = (at.words(), &at.table, at.reader());
    let (replay, hands, is_closed) = (&table.replay, table.history.hands().count(), table.history.closed());
    let mut page = at.page(&heading(at), "");
    page.aside = date(words.language, table.opened_at);
    page.class = "won";
    page.style = "tanto-more.css";
    page.events = at.events();
    let say_count = |id, name, count: i64| words.say(&Text::new(id).count(name, count));
    let winners = replay.winners();
    let settlement = settlement(table)?;
    let payments = i64::try_from(settlement.payments.len()).unwrap_or(i64::MAX);
    let finished = FinishedPage {
        page,
        id: at.id.to_string(),
        key: fresh_key()?,
        version: table.version(),
        winner: winners.first().filter(|_| winners.len() == 1).map(|seat| replay.seats().mark(*seat)),
        won: reader.say(&if winners.is_empty() { Text::new("finished-no-winner") } else { won(winners) }),
        detail: detail(at),
        moments: moments(table, words),
        scores: final_rows(replay, &reader),
        chart: chart(replay, &reader, 196),
        middle: middle(table, &reader),
        hands: say_count("finished-hands", "count", i64::from(hands)),
        payments: settlement.nothing_due.is_none().then(|| say_count("close-paid", "count", payments)),
        can_score: at.can_score(),
        is_closed,
        undo: (hands > 0 && at.can_score() && !is_closed)
            .then(|| (hands, say_count("hand-undo", "number", i64::from(hands)))),
    };
    answer(status, &finished)
}

/// The name of the table, if it has one, the number of hands and the times of the first and last; or the date if there
/// are no hands.
fn detail(at: &AtTable) -> String {
    let (words, count) = (at.words(), at.table.history.hands().count());
    let mut parts: Vec<String> = at.table.history.opening().name.clone().into_iter().collect();
    if count == 0 {
        parts.push(date(words.language, at.table.opened_at));
        return parts.join(" · ");
    }
    parts.push(words.say(&Text::new("finished-detail").count("count", i64::from(count))));
    let [from, to] = [1, count].map(|number| at.recorded_at(number).map_or_else(String::new, time));
    // All hands of an imported table have the same time.
    if from != to {
        parts.push(words.say(&Text::new("finished-times").with("from", from.as_str()).with("to", to.as_str())));
    }
    parts.join(" · ")
}
