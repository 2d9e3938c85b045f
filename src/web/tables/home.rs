//! The home page: the clubs of this device, and the tables that it has made or joined.

use std::sync::Arc;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use crate::club::Club;
use crate::games::GAMES;
use crate::games::seats::Seats;
use crate::games::text::{Arg, Text};
use crate::ledger::{Seat, print_amount};
use crate::store::{self, ClubId, DeviceId};
use crate::table::{ClubState, Standing};
use crate::web::board::standing::{game_name, won};
use crate::web::frame::app::{App, Shared, working};
use crate::web::frame::page::{Page, answer};
use crate::web::frame::problem::Problem;
use crate::web::frame::visitor::Visitor;
use crate::words::{Words, moment, number};

/// The most tables that are listed.
const MOST: i64 = 50;

#[derive(Template)]
#[template(path = "tables/home.html")]
struct Home {
    page: Page,
    going: Vec<Row>,
    finished: Vec<Row>,
    clubs: Vec<Row>,
    /// Which games there are, in a line.
    games: String,
    /// What was typed as a code, and what is wrong with it.
    code: String,
    error: Option<String>,
}

struct Row {
    href: String,
    name: String,
    detail: String,
    standing: String,
    is_finished: bool,
}

/// `GET /`: the tables of this device.
pub async fn show(app: Shared, visitor: Visitor) -> Result<HttpResponse, Problem> {
    page(&app, &visitor, String::new(), None).await
}

/// The page, with a code that opens nothing and what to do about it.
///
/// # Errors
/// The database's trouble.
pub async fn page(
    app: &Shared,
    visitor: &Visitor,
    code: String,
    error: Option<String>,
) -> Result<HttpResponse, Problem> {
    let (tables, clubs) = match visitor.device.clone() {
        None => (Vec::new(), Vec::new()),
        Some(device) => {
            working(app, move |app| Ok((app.store().tables_of_device(&device, MOST)?, clubs(app, &device)?))).await?
        }
    };
    let rows = tables.iter().map(|membership| row(&membership.table, visitor.words));
    let (finished, going) = rows.partition(|row: &Row| row.is_finished);
    let mut page = Page::new(visitor, &Text::new("home-title"), "/");
    page.class = "home";
    page.is_error = error.is_some();
    let status = if page.is_error { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let clubs = clubs.iter().map(|(id, club)| club_row(id, &club.club, visitor.words)).collect();
    answer(status, &Home { page, going, finished, clubs, games: games(visitor.words), code, error })
}

/// The clubs of a device that have had a table.
fn clubs(app: &App, device: &DeviceId) -> Result<Vec<(ClubId, Arc<ClubState>)>, Problem> {
    let mut clubs = Vec::new();
    for id in app.store().clubs_of_device(device)? {
        let state = match app.tables.load_club(&id) {
            // Of this one nothing is left to show; the others are.
            Err(error) if error.is_damage() => continue,
            state => state?,
        };
        if !state.club.tables().is_empty() {
            clubs.push((id, state));
        }
    }
    Ok(clubs)
}

fn club_row(id: &ClubId, club: &Club, words: Words) -> Row {
    let people = club.people().all().filter(|person| !person.left && !person.guest);
    let people: Vec<&str> = people.map(|person| person.name.as_str()).collect();
    let count = i64::try_from(club.tables().len()).unwrap_or(i64::MAX);
    Row {
        href: format!("/c/{id}"),
        name: club.name.clone().unwrap_or_else(|| words.plain("club-unnamed")),
        detail: people.join(", "),
        standing: words.say(&Text::new("club-evenings").count("count", count)),
        is_finished: false,
    }
}

fn games(words: Words) -> String {
    let names: Vec<String> = GAMES.iter().map(|game| game_name(words, game.facts().id)).collect();
    let count = i64::try_from(names.len()).unwrap_or(i64::MAX);
    words.say(&Text::new("home-games").count("count", count).with("games", Arg::Verbatim(names.join(", "))))
}

/// A table's row. One whose log cannot be read has no standing; its own page says what is wrong.
fn row(known: &store::Table, words: Words) -> Row {
    let when = moment(words.language, known.changed_at, App::now());
    let kept = known.standing.as_ref();
    let standing = kept.and_then(|kept| Standing::read(&kept.body));
    let is_finished = kept.is_some_and(|kept| kept.finished);
    let hands = kept.map_or(0, |kept| kept.hands);
    Row {
        href: format!("/t/{}", known.id),
        name: match &standing {
            Some(standing) if known.name.is_empty() => standing.players.join(", "),
            _ => known.name.clone(),
        },
        detail: match &standing {
            Some(standing) => detail(known, standing, (hands, is_finished), &when, words),
            None => when,
        },
        standing: standing.map_or_else(String::new, |standing| ahead(&standing, is_finished, words)),
        is_finished,
    }
}

fn detail(
    known: &store::Table,
    standing: &Standing,
    (hands, is_finished): (i64, bool),
    when: &str,
    words: Words,
) -> String {
    let (id, hand) = if is_finished { ("home-hands", hands) } else { ("home-hand", hands + 1) };
    let text = Text::new(id)
        .with("game", game_name(words, &known.game).as_str())
        .count("hand", hand)
        .count("players", i64::try_from(standing.players.len()).unwrap_or(i64::MAX))
        .with("when", when);
    words.say(&text)
}

/// Who leads by how much, or who has won.
fn ahead(standing: &Standing, is_finished: bool, words: Words) -> String {
    let seats = Seats::new(standing.ahead.clone());
    if is_finished {
        let winners: Vec<Seat> = seats.all().collect();
        return if winners.is_empty() { String::new() } else { words.with_names(&seats).say(&won(winners)) };
    }
    match standing.ahead.as_slice() {
        [leader] => format!("{leader} {}", total(standing, words)),
        _ => String::new(),
    }
}

fn total(standing: &Standing, words: Words) -> String {
    let plain = print_amount(standing.total, standing.digits, standing.currency.is_some());
    let written = match &standing.currency {
        Some(code) => words.money(&plain, code),
        None => number(words.language, &plain),
    };
    if standing.signed && standing.total > 0 { format!("+{written}") } else { written }
}
