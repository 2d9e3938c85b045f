//! The sheet: every hand, what it paid or how everybody stood after it, and the picture of the evening. Made to be
//! printed and signed as well.

use std::ops::Range;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use crate::games::text::{Arg, Text};
use crate::table::{HandHistory, Table};
use crate::web::board::agreed::{changes, differing};
use crate::web::board::chart::{Chart, chart};
use crate::web::board::scoreboard::colour;
use crate::web::board::standing::{game_name, middle, total};
use crate::web::frame::access::{Allowed, Watching};
use crate::web::frame::app::{App, Shared};
use crate::web::frame::at_table::AtTable;
use crate::web::frame::page::{Page, answer};
use crate::web::frame::problem::Problem;
use crate::words::{Reader, date, moment};

/// From this many players on the sheet is printed across.
const WIDE: usize = 6;

/// So many hands stand on a page.
const A_PAGE: usize = 100;

#[derive(Template)]
#[template(path = "tables/sheet.html")]
struct Sheet {
    page: Page,
    id: String,
    names: Vec<String>,
    is_running: bool,
    rows: Vec<Row>,
    totals: Vec<String>,
    has_corrected: bool,
    middle: Vec<String>,
    chart: Option<Chart>,
    /// What only the paper says: which table this was, when, by which rules, and where it is kept.
    printed: String,
    /// The numbers of the pages with newer and with older hands.
    newer: Option<usize>,
    older: Option<usize>,
}

/// A hand on the sheet.
struct Row {
    /// Its number; nothing when it does not count.
    number: Option<u32>,
    /// When it was voided or corrected.
    mark: Option<String>,
    cells: Vec<(String, &'static str)>,
}

/// Which figures (what each hand paid, or the running totals), and which page of them.
#[derive(serde::Deserialize)]
pub struct Figures {
    #[serde(default, rename = "as")]
    figures: String,
    /// The page, from 1 for the newest hands on.
    #[serde(default)]
    page: usize,
}

/// `GET /t/{table}/sheet`: the hands, the newest first, a hundred a page.
pub async fn show(
    app: Shared,
    allowed: Allowed<Watching>,
    figures: web::Query<Figures>,
    request: HttpRequest,
) -> Result<HttpResponse, Problem> {
    let at = allowed.at_table(&app).await?;
    answer(StatusCode::OK, &sheet(&at, &figures, &app.base(&request)))
}

fn sheet(at: &AtTable, figures: &Figures, address: &str) -> Sheet {
    let (table, reader, seats) = (&at.table, at.reader(), at.table.replay.seats());
    let is_running = figures.figures == "running";
    let mut page = at.page(&Text::new("menu-sheet"), "/sheet");
    page.class = if seats.count() >= WIDE { "sheet-page six-plus" } else { "sheet-page" };
    let part = Part::of(table.history.hands().all().len(), figures.page);
    let rows = rows(at, &part, is_running);
    let mut printed = vec![
        table.title(),
        date(reader.words().language, table.opened_at),
        game_name(at.words(), table.replay.facts().id),
    ];
    printed.extend(differing(table, &reader));
    printed.extend(changes(table, &reader));
    printed.push(format!("{address}{}", page.here));
    let totals = table.replay.totals_by_seat(None);
    Sheet {
        id: at.id.to_string(),
        names: seats.names().to_vec(),
        is_running,
        has_corrected: rows.iter().any(|row| row.number.is_some() && row.mark.is_some()),
        rows,
        totals: totals.into_iter().map(|amount| total(at.measure(), &reader, amount)).collect(),
        middle: middle(table, &reader),
        chart: chart(&table.replay, &reader, 196),
        printed: printed.join(" · "),
        newer: part.newer,
        older: part.older,
        page,
    }
}

/// A page of the sheet: some of the hands that were ever entered, by their places.
struct Part {
    hands: Range<usize>,
    /// The pages beside it, where there are any.
    newer: Option<usize>,
    older: Option<usize>,
}

impl Part {
    /// The page of a number, from 1 for the newest hands on; the last one for a number beyond it.
    fn of(hands: usize, page: usize) -> Self {
        let last = hands.div_ceil(A_PAGE).max(1);
        let page = page.clamp(1, last);
        let end = hands - (page - 1) * A_PAGE;
        Self {
            hands: end.saturating_sub(A_PAGE)..end,
            newer: (page > 1).then(|| page - 1),
            older: (page < last).then(|| page + 1),
        }
    }
}

/// A row for each hand of a page, the newest first; only those that count where totals run.
fn rows(at: &AtTable, part: &Part, is_running: bool) -> Vec<Row> {
    let hands = at.table.history.hands().all().get(part.hands.clone()).unwrap_or_default();
    let rows = hands.iter().rev().filter_map(|hand| match at.table.history.hands().number_of(hand.entry) {
        Some(number) => counted(at, hand, number, is_running),
        None => (!is_running).then(|| voided(at, hand)),
    });
    rows.collect()
}

fn counted(at: &AtTable, hand: &HandHistory, number: u32, is_running: bool) -> Option<Row> {
    let (replay, reader) = (&at.table.replay, at.reader());
    let scored = replay.hand(number)?;
    let shows_sign = at.measure().zero_sum;
    let amounts = if is_running { replay.totals_by_seat(Some(number)) } else { scored.deltas() };
    let cell = |amount: &i64| {
        let written = if shows_sign { reader.signed(*amount) } else { reader.amount(*amount) };
        (written, if shows_sign && !is_running { colour(*amount) } else { "" })
    };
    let corrected = hand.newest().filter(|_| hand.versions.len() > 1).map(|version| version.said.at);
    let mark = corrected.map(|at| when("sheet-corrected", at, &reader));
    Some(Row { number: Some(number), mark, cells: amounts.iter().map(cell).collect() })
}

/// A hand that was voided, with what it would pay if it still stood where it was.
fn voided(at: &AtTable, hand: &HandHistory) -> Row {
    let (table, reader) = (&at.table, at.reader());
    let cells = would_pay(table, hand).map_or_else(
        || vec![("–".to_owned(), ""); table.replay.seats().count()],
        |deltas| deltas.iter().map(|amount| (reader.signed(*amount), "")).collect(),
    );
    let voided = hand.newest().map_or(0, |version| version.said.at);
    Row { number: None, mark: Some(when("sheet-voided", voided, &reader)), cells }
}

fn would_pay(table: &Table, hand: &HandHistory) -> Option<Vec<i64>> {
    let said = hand.versions.iter().rev().find(|version| version.hand.is_some())?;
    let number = table.history.hands().place_of(hand.entry)?;
    let told = table.hand_now(number, said.hand.as_ref()?, said.said.seq)?;
    let (scored, _) = table.before(number).ok()?.play(&told, None).ok()?;
    Some(scored.deltas())
}

fn when(id: &'static str, at: i64, reader: &Reader<'_>) -> String {
    let moment = moment(reader.words().language, at, App::now());
    reader.say(&Text::new(id).with("when", Arg::Verbatim(moment)))
}

#[cfg(test)]
mod tests {
    use super::Part;

    #[test]
    fn a_page_has_a_hundred_hands_and_knows_its_neighbours() {
        let cases = [
            (0, 1, 0..0, None, None),
            (100, 1, 0..100, None, None),
            (101, 1, 1..101, None, Some(2)),
            (101, 2, 0..1, Some(1), None),
            (101, 9, 0..1, Some(1), None),
            (250, 0, 150..250, None, Some(2)),
            (250, 2, 50..150, Some(1), Some(3)),
        ];
        for (hands, page, range, newer, older) in cases {
            let part = Part::of(hands, page);
            assert_eq!((part.hands, part.newer, part.older), (range, newer, older), "page {page} of {hands} hands");
        }
    }
}
