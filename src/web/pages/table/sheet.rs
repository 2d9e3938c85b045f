//! The sheet: every hand with its amounts or the running totals, and the chart. It is also made to be printed and signed.

use crate::document::Arg;
use crate::i18n::{date, moment};
use crate::session::{Score, ScoredHand};
use crate::table::{HandHistory, Revision, Table};
use crate::web::components::chart::{Chart, chart};
use crate::web::components::hand_ledger::{outcome, replayed};
use crate::web::components::house_rules::{changes, differing};
use crate::web::components::rubber::{Rubber, rubbers};
use crate::web::components::scoreboard::colour;
use crate::web::components::seat_texts::told;
use crate::web::components::table_texts::{aim, game_of, middle};
use crate::web::pages::prelude::*;

/// From this many players on, the sheet is printed in landscape and scrolls sideways on a phone.
const WIDE: usize = 6;

/// The width of the columns on the narrowest phone, in pixels.
const NARROW: usize = 288;
/// The width of a digit of the largest figures, in pixels.
const DIGIT: usize = 10;
/// The gap between two columns, in pixels.
const GAP: usize = 6;

/// The figure of somebody who was not at the table.
const AWAY: &str = "·";

/// Entries per page: most evenings fit on one, and a row takes 5 µs.
const PAGE_SIZE: usize = 60;

#[derive(Template)]
#[template(path = "table/sheet.html")]
struct SheetPage<'a> {
    page: Page,
    visit: &'a TableVisit,
    columns: Vec<Score>,
    is_running: bool,
    /// Which total wins if it is the lowest, and what ends the game.
    aim: Option<(String, Option<String>)>,
    /// The changes of the seats since the last hand.
    seats: String,
    rows: Vec<SheetRow>,
    totals: Vec<String>,
    chart: Option<Chart>,
    rubbers: Vec<Rubber>,
    /// A line that only the print has: the table, the date, the rules and the address.
    printed: String,
    /// The number of this page of the sheet, from 1, and of the last one.
    number: usize,
    last: usize,
}

/// A figure with the class of its colour. It is empty if nothing changed.
type Cell = (String, &'static str);

struct SheetRow {
    /// The number of the hand; `None` for a revision that does not count.
    number: Option<u32>,
    /// The path of the hand below the table.
    address: String,
    /// The mark, from 1, of the first player in the headline.
    mark: Option<usize>,
    /// The headline in few words.
    brief: String,
    /// For a revision that does not count: when it was voided or corrected.
    struck: Option<String>,
    cells: Vec<Cell>,
    /// The changes of the seats before the hand.
    seats: String,
    /// Whether it is an adjusted hand, which has a sign in place of its number.
    is_adjusted: bool,
    note: Option<String>,
}

#[derive(serde::Deserialize)]
pub struct SheetQuery {
    /// `running` for running totals.
    #[serde(default, rename = "as")]
    figures: String,
    /// From 1, which has the newest hands.
    #[serde(default)]
    page: usize,
}

/// `GET /t/{table}/sheet`
pub async fn show(access: PageAccess<Watching>, query: web::Query<SheetQuery>, request: HttpRequest) -> PageResult {
    let visit = access.load().await?;
    let base = visit.app.base(&request);
    visit.respond(move |visit| page(visit, &query, &base)).await
}

/// The page, with the address under which the server is known.
fn page(visit: &TableVisit, query: &SheetQuery, base: &str) -> PageResult {
    let (table, formatter, columns) = (&visit.state, visit.formatter(), SheetColumns::new(visit));
    let is_running = query.figures == "running";
    let opened = date(formatter.localizer(), table.opened_at);
    let mut page = visit.page(&Message::new("menu-sheet"), "/sheet")?;
    page.aside.clone_from(&opened);
    page.has_more_style = true;
    let hands = &table.history.hands;
    let count = if is_running { usize::try_from(hands.count()).unwrap_or(usize::MAX) } else { hands.recorded };
    let last = count.div_ceil(PAGE_SIZE).max(1);
    let number = query.page.clamp(1, last);
    let shown = sheet_entries(table).filter(|entry| !is_running || entry.struck.is_none());
    let shown = shown.skip((number - 1) * PAGE_SIZE).take(PAGE_SIZE);
    let row = |entry: SheetEntry<'_>| match entry.struck {
        None => counting_row(&columns, entry.number, is_running),
        Some((id, when)) => Some(struck_row(&columns, &entry, id, when)),
    };
    let rows: Vec<SheetRow> = shown.filter_map(row).collect();
    let seats = if number == 1 { seats_before(visit, table.next_number()) } else { String::new() };
    let totals = columns.totals(None);
    page.class = class(columns.scores.len(), longest(&rows, &totals));
    let mut printed = vec![table.title(), opened, game_of(table, visit.localizer())];
    printed.extend(differing(table, &formatter));
    printed.extend(changes(table, &formatter));
    printed.push(format!("{base}{}", page.here));
    answer_ok(&SheetPage {
        columns: columns.scores,
        visit,
        is_running,
        aim: aim(table, &formatter).or_else(|| Some((formatter.say(&table.replay.position().aim()?), None))),
        seats,
        rows,
        totals,
        chart: chart(&table.replay, &formatter, 196),
        rubbers: rubbers(table, &formatter),
        printed: printed.join(" · "),
        number,
        last,
        page,
    })
}

/// A recorded revision of a hand.
struct SheetEntry<'a> {
    hand: &'a HandHistory,
    revision: &'a Revision,
    /// The number of the hand, if it counts.
    number: u32,
    /// The message that the revision was voided or corrected, and when; `None` if it counts.
    struck: Option<(&'static str, i64)>,
}

/// All entries, the newest hand first, and of each hand the newest revision first.
fn sheet_entries(table: &Table) -> impl Iterator<Item = SheetEntry<'_>> {
    let hands = &table.history.hands;
    let mut number = hands.count();
    hands.all().rev().flat_map(move |hand| {
        let entries = hand_entries(hand, number);
        number -= u32::from(!hand.is_voided());
        entries
    })
}

fn hand_entries(hand: &HandHistory, number: u32) -> impl Iterator<Item = SheetEntry<'_>> {
    let mut later = None;
    let recorded = hand.revisions().rev().filter(|revision| revision.records_hand());
    recorded.map(move |revision| {
        let struck = match later.replace(revision.meta.at) {
            Some(later) => Some(("sheet-corrected", later)),
            None => Some(("sheet-voided", hand.newest().meta.at)).filter(|_| hand.is_voided()),
        };
        SheetEntry { hand, revision, number, struck }
    })
}

/// The columns of the sheet: the rows of the standing, people in the order in which they first sat down.
struct SheetColumns<'a> {
    visit: &'a TableVisit,
    scores: Vec<Score>,
}

impl<'a> SheetColumns<'a> {
    fn new(visit: &'a TableVisit) -> Self {
        let mut columns = Self { visit, scores: Vec::new() };
        columns.scores = columns.standing(None);
        columns
    }

    fn standing(&self, number: Option<u32>) -> Vec<Score> {
        let replay = &self.visit.state.replay;
        let mut standing = replay.standing(number);
        if replay.is_by_person() {
            standing.sort_by(|one, other| one.people.cmp(&other.people));
        }
        standing
    }

    /// The totals after a hand, or after the last one.
    fn totals(&self, number: Option<u32>) -> Vec<String> {
        let formatter = self.visit.formatter();
        self.standing(number).iter().map(|score| formatter.result(score.total)).collect()
    }

    /// The amounts of a hand; empty for a zero between players, and for a person who sat out, and a dot for one who was away.
    fn cells(&self, scored: &ScoredHand, colour: fn(i64) -> &'static str) -> Vec<Cell> {
        let (replay, formatter, zero_sum) =
            (&self.visit.state.replay, self.visit.formatter(), self.visit.measure().zero_sum);
        let seats = replay.seats_at(scored.number);
        let sat_out = replay.sat_out(scored);
        let is_out = |party| seats.members(party).all(|seat| sat_out.contains(&seat));
        let cell = |score: &Score| {
            let party = replay.party_in(score, scored.number);
            match party.map(|party| (party, scored.delta(party.first()))) {
                // Away.
                None => (AWAY.to_owned(), ""),
                Some((party, 0)) if zero_sum || is_out(party) => (String::new(), ""),
                Some((_, amount)) if zero_sum => (formatter.signed(amount), colour(amount)),
                Some((_, amount)) => (formatter.amount(amount), ""),
            }
        };
        self.scores.iter().map(cell).collect()
    }
}

/// The length of the longest figure, in characters.
fn longest(rows: &[SheetRow], totals: &[String]) -> usize {
    let figures = rows.iter().flat_map(|row| row.cells.iter().map(|(figure, _)| figure)).chain(totals);
    figures.map(|figure| figure.chars().count()).max().unwrap_or_default()
}

/// The class of the page: it scrolls sideways if its columns do not fit on a phone.
fn class(columns: usize, longest: usize) -> &'static str {
    match columns {
        WIDE.. => "sheet-page wide six-plus",
        _ if columns * (longest * DIGIT + GAP) > NARROW => "sheet-page wide",
        _ => "sheet-page",
    }
}

fn counting_row(columns: &SheetColumns<'_>, number: u32, is_running: bool) -> Option<SheetRow> {
    let scored = columns.visit.state.replay.hand(number)?;
    let cells = if is_running {
        columns.totals(Some(number)).into_iter().map(|total| (total, "")).collect()
    } else {
        columns.cells(scored, colour)
    };
    let (mark, brief) = headline(columns.visit, number, &outcome(&columns.visit.state, number)?.headline);
    let seats = seats_before(columns.visit, number);
    let (is_adjusted, note) = (scored.is_adjusted(), columns.visit.state.note(number));
    let address = format!("/hands/{number}");
    Some(SheetRow { number: Some(number), address, mark, brief, struck: None, cells, seats, is_adjusted, note })
}

/// A revision that does not count, with the amounts that it would have in its place.
fn struck_row(columns: &SheetColumns<'_>, entry: &SheetEntry<'_>, id: &'static str, when: i64) -> SheetRow {
    let SheetColumns { visit, scores } = columns;
    let hands = &visit.state.history.hands;
    let (cells, (mark, brief), note) = match replayed(&visit.state, entry.hand, entry.revision) {
        Some((place, scored, outcome)) => {
            let headline = headline(visit, place, &outcome.headline);
            (columns.cells(&scored, |_| ""), headline, entry.revision.note())
        }
        None => (vec![(String::new(), ""); scores.len()], Default::default(), None),
    };
    let address = match hands.number_of(entry.hand.entry()) {
        Some(number) => format!("/hands/{number}"),
        None => format!("/voided/{}", entry.hand.entry()),
    };
    let when = moment(visit.localizer(), when, App::now());
    let struck = visit.formatter().say(&Message::new(id).with("when", when));
    SheetRow {
        number: None,
        address,
        mark,
        brief,
        struck: Some(struck),
        cells,
        seats: String::new(),
        is_adjusted: false,
        note,
    }
}

/// The changes of the seats before a hand, in sentences.
fn seats_before(visit: &TableVisit, number: u32) -> String {
    let told = told(&visit.state, visit.localizer(), |from| from == number);
    told.into_iter().map(|change| change.text).collect::<Vec<_>>().join(" ")
}

/// The mark of the first player in a headline, and the headline in few words.
fn headline(visit: &TableVisit, number: u32, headline: &Message) -> (Option<usize>, String) {
    let seats = visit.state.replay.seats_at(number);
    let first = headline.args.iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(seats.mark(*seat)),
        Arg::Party(party) => Some(seats.mark(party.first())),
        _ => None,
    });
    (first, visit.formatter_at(number).brief(headline))
}

#[cfg(test)]
mod tests {
    use super::class;

    #[test]
    fn columns_that_do_not_fit_scroll_sideways() {
        assert_eq!(class(5, 5), "sheet-page");
        assert_eq!(class(5, 8), "sheet-page wide");
        assert_eq!(class(3, 9), "sheet-page");
        assert_eq!(class(12, 2), "sheet-page wide six-plus");
    }
}
