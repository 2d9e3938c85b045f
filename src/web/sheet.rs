//! The sheet: every hand, what it paid or how everybody stood after it, and the picture of the evening. Made to be
//! printed and signed as well.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use super::access::{Allowed, Watching};
use super::agreed::{changes, differing};
use super::app::{App, Shared};
use super::chart::{Chart, chart};
use super::page::{Page, TableFrame, answer};
use super::problem::Problem;
use super::scoreboard::colour;
use super::standing::{game_name, middle, total};
use crate::games::text::{Arg, Text};
use crate::session::Scored;
use crate::table::{HandLog, Table};
use crate::words::{Reader, date, moment};

/// From this many players on the sheet is printed across.
const WIDE: usize = 6;

#[derive(Template)]
#[template(path = "sheet.html")]
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
}

/// A hand on the sheet.
struct Row {
    /// Its number; nothing when it does not count.
    number: Option<u32>,
    /// When it was voided or corrected.
    mark: Option<String>,
    cells: Vec<(String, &'static str)>,
}

/// Which figures: what each hand paid, or the running totals.
#[derive(serde::Deserialize)]
pub struct Figures {
    #[serde(default, rename = "as")]
    figures: String,
}

/// `GET /t/{table}/sheet`: all hands, the newest first.
pub async fn show(
    app: Shared,
    allowed: Allowed<Watching>,
    figures: web::Query<Figures>,
    request: HttpRequest,
) -> Result<HttpResponse, Problem> {
    let table = allowed.table(&app).await?;
    let is_running = figures.figures == "running";
    answer(StatusCode::OK, &drawn(&allowed, &table, is_running, &app.base(&request)))
}

fn drawn(allowed: &Allowed<Watching>, table: &Table, is_running: bool, address: &str) -> Sheet {
    let words = allowed.visitor.words;
    let measure = table.replay.measure();
    let seats = &table.session.seats;
    let reader = words.at_table(seats, &measure);
    let title = table.title();
    let frame = TableFrame::of(&allowed.id, table, allowed.role);
    let mut page = Page::at_table(&allowed.visitor, &Text::new("menu-sheet"), "/sheet", &frame);
    page.class = if seats.count() >= WIDE { "sheet-page six-plus" } else { "sheet-page" };
    let rows = rows(table, is_running, &reader);
    let game = game_name(words, table.replay.facts().id);
    let mut printed = vec![title.clone(), date(words.language, table.opened_at), game];
    printed.extend(differing(table, &reader));
    printed.extend(changes(table, &reader));
    printed.push(format!("{address}{}", page.here));
    Sheet {
        id: allowed.id.to_string(),
        names: seats.names().to_vec(),
        is_running,
        has_corrected: rows.iter().any(|row| row.number.is_some() && row.mark.is_some()),
        rows,
        totals: seats.all().map(|seat| total(table, &reader, seat)).collect(),
        middle: middle(table, &reader),
        chart: chart(&table.replay, &reader, 196),
        printed: printed.join(" · "),
        page,
    }
}

/// A row for every hand that was ever entered, the newest first; only those that count where totals run.
fn rows(table: &Table, is_running: bool, reader: &Reader<'_>) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut next = 1;
    for hand in table.story.hands() {
        let number = next;
        let counts = hand.hand().is_some();
        if counts {
            next += 1;
            rows.extend(counted(table, hand, number, is_running, reader));
        } else if !is_running {
            rows.push(voided(table, hand, number, reader));
        }
    }
    rows.reverse();
    rows
}

fn counted(table: &Table, hand: &HandLog, number: u32, is_running: bool, reader: &Reader<'_>) -> Option<Row> {
    let scored = table.replay.hands().get(usize::try_from(number).ok()?.checked_sub(1)?)?;
    let shows_sign = table.replay.measure().zero_sum;
    let amounts = if is_running { scored.after.seats().to_vec() } else { scored.deltas() };
    let cell = |amount: &i64| {
        let written = if shows_sign { reader.signed(*amount) } else { reader.amount(*amount) };
        (written, if shows_sign && !is_running { colour(*amount) } else { "" })
    };
    let corrected = hand.versions.last().filter(|_| hand.versions.len() > 1).map(|version| version.at);
    let mark = corrected.map(|at| when("sheet-corrected", at, reader));
    Some(Row { number: Some(number), mark, cells: amounts.iter().map(cell).collect() })
}

/// A hand that was voided, with what it would pay if it still stood where it was.
fn voided(table: &Table, hand: &HandLog, number: u32, reader: &Reader<'_>) -> Row {
    let told = hand.versions.iter().rev().find_map(|version| version.hand.as_ref());
    let deltas = told.and_then(|told| {
        let mut before = table.session.replay_before(number).ok()?;
        before.play(told).ok().map(Scored::deltas)
    });
    let cells = deltas.map_or_else(
        || vec![("–".to_owned(), ""); table.session.seats.count()],
        |deltas| deltas.iter().map(|amount| (reader.signed(*amount), "")).collect(),
    );
    let at = hand.versions.last().map_or(0, |version| version.at);
    Row { number: None, mark: Some(when("sheet-voided", at, reader)), cells }
}

fn when(id: &'static str, at: i64, reader: &Reader<'_>) -> String {
    let moment = moment(reader.words().language, at, App::now());
    reader.say(&Text::new(id).with("when", Arg::Verbatim(moment)))
}
