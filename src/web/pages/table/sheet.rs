//! The sheet: every hand, what it paid or how everybody stood after it, and the picture of the evening. Made to be
//! printed and signed as well.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use super::sheet_hand::{Stands, Told, all_told, counting};
use crate::games::fields::Source;
use crate::games::text::{Arg, Text};
use crate::ledger::Seat;
use crate::session::Scored;
use crate::table::{Table, Version};
use crate::web::auth::access::{Allowed, Watching};
use crate::web::auth::at_table::AtTable;
use crate::web::components::chart::{Chart, chart};
use crate::web::components::house_rules::{changes, differing};
use crate::web::components::scoreboard::colour;
use crate::web::components::standing::{game_name, middle, total};
use crate::web::http::error::Problem;
use crate::web::http::state::{App, Shared};
use crate::web::layout::page::{Page, answer};
use crate::words::{Reader, date, moment};

/// From this many players on the sheet is printed across, and moved sideways on a phone.
const WIDE: usize = 6;

/// The room of the columns on the narrowest phone, what a digit of the largest figures takes, and what is left between
/// two of them, in pixels.
const NARROW: usize = 288;
const DIGIT: usize = 9;
const GAP: usize = 6;

/// So many hands, and versions of them that stand no more, stand on a page.
const A_PAGE: usize = 100;

#[derive(Template)]
#[template(path = "table/sheet.html")]
struct Sheet {
    page: Page,
    id: String,
    /// Who sits there now: each mark and name.
    names: Vec<(usize, String)>,
    is_running: bool,
    rows: Vec<Row>,
    totals: Vec<String>,
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
    /// Its number; nothing when it does not count, or not so.
    number: Option<u32>,
    /// Where one reads about it, below the table.
    address: String,
    /// Whom it is told of first: his mark, from 1.
    who: Option<usize>,
    /// What was played, in few words.
    brief: String,
    /// Since when it does not count so.
    mark: Option<String>,
    /// A figure a player with the class of its colour; an empty one for nothing.
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
    let opened = date(reader.words().language, table.opened_at);
    let game = game_name(at.words(), table.replay.facts().id);
    let mut page = at.page(&Text::new("menu-sheet"), "/sheet");
    page.aside.clone_from(&opened);
    page.style = "tanto-more.css";
    let (count, told) = if is_running { counting(table) } else { all_told(table) };
    let part = Part::of(count, figures.page);
    let rows: Vec<Row> = told.skip(part.first).take(A_PAGE).filter_map(|told| row(at, &told, is_running)).collect();
    let totals = table.replay.totals_by_seat(None);
    let totals: Vec<String> = totals.into_iter().map(|amount| total(at.measure(), &reader, amount)).collect();
    page.class = class(seats.count(), longest(&rows, &totals));
    let mut printed = vec![table.title(), opened, game];
    printed.extend(differing(table, &reader));
    printed.extend(changes(table, &reader));
    printed.push(format!("{address}{}", page.here));
    Sheet {
        id: at.id.to_string(),
        names: seats.all().map(|seat| (seats.mark(seat), seats.name(seat).to_owned())).collect(),
        is_running,
        rows,
        totals,
        middle: middle(table, &reader),
        chart: chart(&table.replay, &reader, 196),
        printed: printed.join(" · "),
        newer: part.newer,
        older: part.older,
        page,
    }
}

/// How many characters the longest figure has.
fn longest(rows: &[Row], totals: &[String]) -> usize {
    let figures = rows.iter().flat_map(|row| row.cells.iter().map(|(figure, _)| figure)).chain(totals);
    figures.map(|figure| figure.chars().count()).max().unwrap_or_default()
}

/// The class of the page: whether all columns fit side by side on a phone, or the sheet is moved sideways.
fn class(columns: usize, longest: usize) -> &'static str {
    match columns {
        WIDE.. => "sheet-page wide six-plus",
        _ if columns * (longest * DIGIT + GAP) > NARROW => "sheet-page wide",
        _ => "sheet-page",
    }
}

/// A page of the sheet.
struct Part {
    /// How many newer hands come before it.
    first: usize,
    /// The pages beside it, where there are any.
    newer: Option<usize>,
    older: Option<usize>,
}

impl Part {
    /// The page of a number, from 1 for the newest hands on; the last one for a number beyond it.
    fn of(hands: usize, page: usize) -> Self {
        let last = hands.div_ceil(A_PAGE).max(1);
        let page = page.clamp(1, last);
        Self { first: (page - 1) * A_PAGE, newer: (page > 1).then(|| page - 1), older: (page < last).then(|| page + 1) }
    }
}

/// A hand as it was told.
fn row(at: &AtTable, told: &Told<'_>, is_running: bool) -> Option<Row> {
    match told.stands {
        Stands::Counts(number) => counted(at, number, is_running),
        Stands::Voided(when) => Some(struck(at, told, ("sheet-voided", when))),
        Stands::Corrected(when) => Some(struck(at, told, ("sheet-corrected", when))),
    }
}

fn counted(at: &AtTable, number: u32, is_running: bool) -> Option<Row> {
    let (replay, reader) = (&at.table.replay, at.reader());
    let scored = replay.hand(number)?;
    let shows_sign = at.measure().zero_sum;
    let cells = if is_running {
        let totals = replay.totals_by_seat(Some(number));
        totals.into_iter().map(|amount| (total(at.measure(), &reader, amount), "")).collect()
    } else {
        figures(at, scored, if shows_sign { colour } else { |_| "" })
    };
    let (who, brief) = told(at, number, &scored.headline);
    Some(Row { number: Some(number), address: format!("/hands/{number}"), who, brief, mark: None, cells })
}

/// What a hand paid: nothing where nothing moved, or for somebody who sat out.
fn figures(at: &AtTable, scored: &Scored, colour: fn(i64) -> &'static str) -> Vec<(String, &'static str)> {
    let (reader, zero_sum) = (at.reader(), at.measure().zero_sum);
    let cell = |(seat, amount): (Seat, i64)| match amount {
        0 if zero_sum || scored.deal.out.contains(&seat) => (String::new(), ""),
        _ if zero_sum => (reader.signed(amount), colour(amount)),
        _ => (reader.amount(amount), colour(amount)),
    };
    at.table.replay.seats().all().zip(scored.deltas()).map(cell).collect()
}

/// Whom a hand is told of first, and what was played.
fn told(at: &AtTable, number: u32, headline: &Text) -> (Option<usize>, String) {
    let seats = at.table.replay.seats_at(number);
    let first = headline.args.iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(seats.mark(*seat)),
        _ => None,
    });
    (first, at.reader_of(number).brief(headline))
}

/// A hand that does not count as it was told, with what it would pay if it did, where it was; and since when.
fn struck(at: &AtTable, line: &Told<'_>, (id, since): (&'static str, i64)) -> Row {
    let (table, reader) = (&at.table, at.reader());
    let hands = table.history.hands();
    let place = hands.place_of(line.hand.entry).unwrap_or_default();
    let paid = would_pay(table, place, line.version);
    let cells = paid
        .as_ref()
        .map_or_else(|| vec![(String::new(), ""); table.replay.seats().count()], |scored| figures(at, scored, |_| ""));
    let (who, brief) = paid.map_or_else(Default::default, |scored| told(at, place, &scored.headline));
    let address = match hands.number_of(line.hand.entry) {
        Some(number) => format!("/hands/{number}"),
        None => format!("/voided/{}", line.hand.entry),
    };
    Row { number: None, address, who, brief, mark: Some(when(id, since, &reader)), cells }
}

fn would_pay(table: &Table, number: u32, version: &Version) -> Option<Scored> {
    let hand = version.hand.as_ref()?;
    let (scored, _) = table.before(number).ok()?.play(hand, Source::Log).ok()?;
    Some(scored)
}

fn when(id: &'static str, at: i64, reader: &Reader<'_>) -> String {
    let moment = moment(reader.words().language, at, App::now());
    reader.say(&Text::new(id).with("when", Arg::Verbatim(moment)))
}

#[cfg(test)]
mod tests {
    use super::{Part, class};

    #[test]
    fn columns_that_do_not_fit_are_moved_sideways() {
        assert_eq!(class(5, 5), "sheet-page");
        assert_eq!(class(5, 8), "sheet-page wide");
        assert_eq!(class(3, 9), "sheet-page");
        assert_eq!(class(12, 2), "sheet-page wide six-plus");
    }

    #[test]
    fn a_page_has_a_hundred_hands_and_knows_its_neighbours() {
        let cases = [
            (0, 1, 0, None, None),
            (100, 1, 0, None, None),
            (101, 1, 0, None, Some(2)),
            (101, 2, 100, Some(1), None),
            (101, 9, 100, Some(1), None),
            (250, 0, 0, None, Some(2)),
            (250, 2, 100, Some(1), Some(3)),
        ];
        for (hands, page, first, newer, older) in cases {
            let part = Part::of(hands, page);
            assert_eq!((part.first, part.newer, part.older), (first, newer, older), "page {page} of {hands} hands");
        }
    }
}
