//! The club's book: tonight first, then the year so far and the evenings by month.

use std::fmt::Write as _;

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::{Datelike, NaiveDate};

use super::evenings::{self, MonthRows, by_month, is_over};
use super::search::{self, Wanted};
use super::year::{self, Year};
use crate::club::{PersonId, TableNumber};
use crate::games::find;
use crate::games::text::{Arg, Text};
use crate::store::{ClubId, Which};
use crate::table::Evening;
use crate::web::board::standing::{game_name, total};
use crate::web::frame::access::Watching;
use crate::web::frame::app::{App, Shared, working};
use crate::web::frame::at_table::AtTable;
use crate::web::frame::keys::fresh_key;
use crate::web::frame::member::{AtClub, Member};
use crate::web::frame::page::{Page, answer};
use crate::web::frame::problem::Problem;
use crate::words::{Words, moment, month_of_year};

/// So many evenings are on a page.
const PAGE: usize = 50;
/// The most tables that are shown as going on.
const MOST_GOING: usize = 4;
/// The longest that is shown again of what was looked for.
const LONGEST: usize = 100;

#[derive(Template)]
#[template(path = "club/home.html")]
struct Book {
    page: Page,
    here: String,
    can_score: bool,
    going: Vec<Going>,
    so_far: Option<Year>,
    find: String,
    not_found: Option<String>,
    games: Vec<Chip>,
    /// What was found, in words.
    told: Option<String>,
    months: Vec<MonthRows>,
    older: Option<String>,
    same: Option<Same>,
}

/// A choice in a row of them.
pub struct Chip {
    pub href: String,
    pub label: String,
    pub is_current: bool,
}

/// A table that is going on.
struct Going {
    href: String,
    title: String,
    when: String,
    seats: Vec<GoingSeat>,
}

struct GoingSeat {
    mark: usize,
    name: String,
    total: String,
}

/// A table like the last one.
struct Same {
    key: String,
    table: String,
    said: String,
}

/// Which evenings are to be shown.
#[derive(Clone, Debug, Default, serde::Deserialize)]
pub struct Asked {
    #[serde(default)]
    find: String,
    #[serde(default)]
    game: String,
    #[serde(default)]
    person: String,
    /// Behind the table of this number.
    #[serde(default)]
    before: String,
}

/// `GET /c/{club}`
pub async fn show(app: Shared, member: Member<Watching>, asked: web::Query<Asked>) -> Result<HttpResponse, Problem> {
    let at = member.at_club(&app).await?;
    book(&app, at, asked.into_inner()).await
}

/// What the book is drawn from.
struct Read {
    going: Vec<AtTable>,
    of_year: Vec<Evening>,
    listed: Vec<Evening>,
    goes_on: bool,
    games: Vec<(String, i64)>,
}

/// The book of a club, as far as it was asked for.
async fn book(app: &Shared, at: AtClub, asked: Asked) -> Result<HttpResponse, Problem> {
    let (words, today) = (at.words(), at.club().day(App::now()));
    let sought = search::read(&asked.find, at.club().people(), words, today);
    let not_found = sought.as_ref().err().map(|word| not_found(words, word, today));
    let mut wanted = sought.unwrap_or_default();
    wanted.game = find(&asked.game).map(|game| game.facts().id).or(wanted.game);
    wanted.person = PersonId::read(&asked.person).or(wanted.person);
    let is_whole = wanted == Wanted::default() && asked.before.is_empty();
    let (read, at) = {
        let (wanted, before) = (wanted.clone(), asked.before.clone());
        working(app, move |app| Ok((read(app, &at, &wanted, &before, today)?, at))).await?
    };
    let here = at.address("");
    let mut page = at.page(&Text::new("plain-text").with("text", evenings::verbatim(&at.name())), "");
    page.is_error = not_found.is_some();
    let query = |extra: &str| query(&here, &asked, extra);
    let older = read.listed.last().filter(|_| read.goes_on).map(|last| query(&format!("before={}", last.table.number)));
    let status = if not_found.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let book = Book {
        can_score: at.can_score(),
        going: if is_whole { read.going.iter().map(going).collect() } else { Vec::new() },
        so_far: is_whole.then(|| year::year(&at, &read.of_year, today)).flatten(),
        find: asked.find.chars().take(LONGEST).collect(),
        not_found,
        games: chips(&at, &read.games, wanted.game),
        told: (!is_whole && asked.before.is_empty()).then(|| told(&at, &wanted, &read)),
        months: by_month(&at, &read.listed, today),
        older,
        same: if is_whole && read.going.is_empty() { same(&at, &read.listed)? } else { None },
        here: here.clone(),
        page,
    };
    answer(status, &book)
}

fn read(app: &App, at: &AtClub, wanted: &Wanted, before: &str, today: NaiveDate) -> Result<Read, Problem> {
    let (store, day) = (app.store(), |day: Option<NaiveDate>| day.map(|day| day.to_string()));
    let going = store.going_in_club(&at.id)?.into_iter().take(MOST_GOING);
    let visited = |id| match app.tables.load(&id) {
        // Of this one nothing is left to show; the others are.
        Err(error) if error.is_damage() => None,
        Err(error) => Some(Err(Problem::from(error))),
        Ok(table) => Some(Ok(AtTable::new(id, at.role, at.visitor.clone(), table))),
    };
    let going = going.filter_map(visited).collect::<Result<_, _>>()?;
    let numbers = wanted.person.map(|person| at.club().tables_of(person).map(|table| i64::from(table.0)).collect());
    let which = Which {
        game: wanted.game.map(str::to_owned),
        numbers,
        from: day(wanted.from),
        to: day(wanted.to),
        before: TableNumber::read(before).map(|number| place(app, &at.id, number)).transpose()?.flatten(),
        most: i64::try_from(PAGE + 1).ok(),
        closed: true,
        ..Which::default()
    };
    let mut listed = app.tables.evenings(&at.id, at.club(), &which)?;
    let goes_on = listed.len() > PAGE;
    listed.truncate(PAGE);
    let first = NaiveDate::from_ymd_opt(today.year(), 1, 1);
    let of_year = Which { from: day(first), closed: true, ..Which::default() };
    let mut of_year = app.tables.evenings(&at.id, at.club(), &of_year)?;
    of_year.retain(is_over);
    Ok(Read { going, of_year, listed, goes_on, games: store.games_of_club(&at.id)? })
}

/// Where a table stands in the list.
fn place(app: &App, club: &ClubId, number: TableNumber) -> Result<Option<(i64, i64)>, Problem> {
    let which = Which { numbers: Some(vec![i64::from(number.0)]), deleted: true, ..Which::default() };
    let table = app.store().tables_of_club(club, &which)?.into_iter().next();
    Ok(table.map(|table| (table.opened_at, table.number)))
}

fn query(here: &str, asked: &Asked, extra: &str) -> String {
    let mut address = format!("{here}?{extra}");
    for (name, value) in [("find", &asked.find), ("game", &asked.game), ("person", &asked.person)] {
        if !value.is_empty() {
            let value = percent_encoding::utf8_percent_encode(value, percent_encoding::NON_ALPHANUMERIC);
            // Writing to a text does not fail.
            let _ = write!(address, "&{name}={value}");
        }
    }
    address
}

fn not_found(words: Words, word: &str, today: NaiveDate) -> String {
    let example = format!("{} {}", game_name(words, "tarot"), month_of_year(words.language, today));
    let text = Text::new("club-find-nothing").with("word", evenings::verbatim(word));
    words.say(&text.with("example", Arg::Verbatim(example.to_lowercase())))
}

/// What was looked for, and how much there is of it.
fn told(at: &AtClub, wanted: &Wanted, read: &Read) -> String {
    let words = at.words();
    let span = wanted.from.zip(wanted.to).map(|(from, to)| {
        let is_year = from.month() != to.month();
        if is_year { from.year().to_string() } else { month_of_year(words.language, from) }
    });
    let parts = [
        wanted.game.map(|game| game_name(words, game)),
        wanted.person.map(|person| at.club().people().name(person).to_owned()),
        span,
    ];
    let what = parts.into_iter().flatten().collect::<Vec<_>>().join(", ");
    let count = i64::try_from(read.listed.len()).unwrap_or(i64::MAX);
    words.say(&Text::new("club-found").with("what", Arg::Verbatim(what)).count("count", count))
}

/// A choice of all the games that are in the book.
fn chips(at: &AtClub, games: &[(String, i64)], current: Option<&str>) -> Vec<Chip> {
    let all = Chip { href: at.address(""), label: at.words().plain("club-all"), is_current: current.is_none() };
    let chip = |(game, count): &(String, i64)| {
        let text = Text::new("club-game-count").with("game", game_name(at.words(), game).as_str());
        Chip {
            href: at.address(&format!("?game={game}")),
            label: at.words().say(&text.count("count", *count)),
            is_current: current == Some(game),
        }
    };
    std::iter::once(all).chain(games.iter().map(chip)).collect()
}

fn going(at: &AtTable) -> Going {
    let (replay, reader) = (&at.table.replay, at.reader());
    let totals = replay.totals_by_seat(None);
    let seats = replay.seats().all().zip(totals).map(|(seat, sum)| GoingSeat {
        mark: seat.index() + 1,
        name: replay.seats().name(seat).to_owned(),
        total: total(at.measure(), &reader, sum),
    });
    let title = Text::new("club-tonight")
        .with("game", game_name(at.words(), replay.facts().id).as_str())
        .count("hand", i64::from(at.table.next_number()));
    Going {
        href: at.address(""),
        title: at.words().say(&title),
        when: moment(at.words().language, at.table.changed_at, App::now()),
        seats: seats.collect(),
    }
}

/// A table as the last one was, with the next of its players to deal.
fn same(at: &AtClub, listed: &[Evening]) -> Result<Option<Same>, Problem> {
    let Some(last) = listed.first() else { return Ok(None) };
    let players = i64::try_from(last.summary.guests.len()).unwrap_or(i64::MAX);
    let said = Text::new("club-same-said").with("game", game_name(at.words(), &last.summary.game).as_str());
    let said = at.words().say(&said.count("players", players));
    Ok(Some(Same { key: fresh_key()?, table: last.table.id.to_string(), said }))
}
