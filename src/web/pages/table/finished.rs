//! The page of a finished table: the winners, the final scores and the chart.

use crate::table::settlement;
use crate::web::components::chart::{Chart, chart};
use crate::web::components::moments::moments;
use crate::web::components::scoreboard::{ScoreRow, final_rows};
use crate::web::components::table_texts::{heading, middle, who_won};
use crate::web::pages::prelude::*;
use crate::words::{date, time};

#[derive(Template)]
#[template(path = "table/finished.html")]
struct FinishedPage<'a> {
    page: Page,
    at: &'a AtTable,
    /// The marks of the winners, from 1, if they are one party.
    marks: Vec<usize>,
    won: String,
    scores: Vec<ScoreRow>,
    chart: Option<Chart>,
    /// How many payments are due, if the table is settled in payments.
    payments: Option<usize>,
}

pub fn page(at: &AtTable, status: StatusCode) -> PageResult {
    let (words, table, reader) = (at.words(), &at.state, at.reader());
    let replay = &table.replay;
    let mut page = at.page(&heading(at), "")?;
    page.aside = date(words, table.opened_at);
    page.class = "won";
    page.style = "tanto-more.css";
    page.events = at.events();
    let (standing, leaders) = (replay.standing(None), replay.leaders());
    let winner = standing.iter().find(|score| leaders.parties == 1 && score.people == leaders.people);
    let settlement = settlement(table)?;
    let finished = FinishedPage {
        page,
        at,
        marks: winner.map(|score| replay.marks_of(score)).unwrap_or_default(),
        won: who_won(replay, words).unwrap_or_else(|| words.plain("finished-no-winner")),
        scores: final_rows(replay, &reader),
        chart: chart(replay, &reader, 196),
        payments: settlement.nothing_due.is_none().then_some(settlement.payments.len()),
    };
    answer(status, &finished)
}

/// The name of the table, if it has one, the number of hands and the times of the first and last; or the date if there
/// are no hands.
fn detail(at: &AtTable) -> String {
    let (words, count) = (at.words(), at.state.history.hands.count());
    let mut parts: Vec<String> = at.state.history.opening.name.clone().into_iter().collect();
    if count == 0 {
        parts.push(date(words, at.state.opened_at));
        return parts.join(" · ");
    }
    parts.push(words.say(&Text::new("finished-detail").count("count", count)));
    let [from, to] = [1, count].map(|number| at.recorded_at(number).map_or_else(String::new, |at| time(words, at)));
    // All hands of an imported table have the same time.
    if from != to {
        parts.push(words.say(&Text::new("finished-times").with("from", from.as_str()).with("to", to.as_str())));
    }
    parts.join(" · ")
}
