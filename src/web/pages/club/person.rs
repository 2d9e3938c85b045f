//! A person of the club: evenings, totals, contracts, partners, who stood ahead, and what is owed.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::NaiveDate;

use super::chips::Chip;
use super::evenings::{address_of, verbatim};
use super::period::{Days, Period, PeriodQuery};
use super::rates::{self, Rates};
use super::scope::Scope;
use super::sparklines::{Columns, Numbers, NumbersRow};
use super::spread::spread;
use crate::club::statistics::{Earned, Evenings, Statistics, Wanted};
use crate::club::{Ledger, PersonId};
use crate::games::any::AnyGame;
use crate::games::find;
use crate::games::game::Facts;
use crate::games::text::Text;
use crate::service::Evening;
use crate::store::{ClubId, Which};
use crate::web::auth::access::{Allowed, Watching};
use crate::web::auth::at_club::AtClub;
use crate::web::components::purses::purse_name;
use crate::web::components::scoreboard::colour;
use crate::web::components::standing::game_name;
use crate::web::http::error::Problem;
use crate::web::http::state::{App, Shared, working};
use crate::web::layout::page::{Page, answer, see_other};
use crate::words::{number, short_day};

/// As many evenings as have a column of their own.
const COLUMNS: usize = 26;

#[derive(Template)]
#[template(path = "club/person.html")]
struct PersonPage {
    page: Page,
    views: Vec<GameView>,
    played: Vec<Played>,
    played_heading: String,
    owed: Vec<(String, &'static str, String)>,
    account: String,
    can_own: bool,
    edit: String,
    periods: Vec<Chip>,
    days: Days,
    /// The game whose figures are shown, for the form of days.
    game: String,
}

/// Somebody's evenings of a game in one unit.
struct GameView {
    name: String,
    figures: Vec<(String, String)>,
    columns: Option<(Columns, Numbers)>,
    lines: Vec<String>,
    href: String,
    evenings: String,
    rates: Vec<Rates>,
    spread: Option<(Columns, Numbers)>,
}

/// A game that somebody has played.
struct Played {
    href: String,
    name: String,
    is_current: bool,
    evenings: String,
    won: String,
}

/// Of which game, and in which time.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(default)]
pub struct OfGame {
    game: String,
    year: String,
    from: String,
    to: String,
}

/// `GET /c/{club}/people/{person}`
pub async fn show(
    app: Shared,
    allowed: Allowed<Watching, ClubId>,
    path: web::Path<(String, String)>,
    asked: web::Query<OfGame>,
) -> Result<HttpResponse, Problem> {
    let at = allowed.at_club(&app).await?;
    let person = at.person(&path.1)?;
    if person.to_string() != path.1 {
        return Ok(see_other(&at.address(&format!("/people/{person}"))));
    }
    let today = at.club().day(App::now());
    let OfGame { game, year, from, to } = asked.into_inner();
    let time = PeriodQuery { year, from, to };
    let period = time.period(today);
    let days = time.days(at.words(), period.err());
    let (read, at) = match period {
        Ok(period) => working(&app, move |app| Ok((read(app, &at, (person, period), &game)?, at))).await?,
        Err(_) => (Read::default(), at),
    };
    let about = About { person, period: period.unwrap_or_default(), today };
    let ledger = at.ledger(&app).await?;
    page((&at, &ledger), &about, &read, days)
}

/// What a page is drawn from.
#[derive(Default)]
struct Read {
    /// The tables at which the person has sat, the oldest first.
    evenings: Vec<Evening>,
    /// The games of these, the one that was played most first.
    games: Vec<&'static Facts>,
    /// The game whose figures are shown, and its statistics.
    game: Option<&'static Facts>,
    statistics: Statistics,
}

/// Whom a page is about, in which time, and what day it is.
struct About {
    person: PersonId,
    period: Period,
    today: NaiveDate,
}

fn page((at, ledger): (&AtClub, &Ledger), about: &About, read: &Read, days: Days) -> Result<HttpResponse, Problem> {
    let About { person, period, today } = *about;
    let Read { evenings, games, game, statistics } = read;
    let game = *game;
    let below = format!("/people/{person}");
    let here = at.address(&below);
    let mut page = at.page(&Text::new("plain-text").with("text", verbatim(at.club().people().name(person))), &below);
    page.back = Some(at.address("/people"));
    page.is_error = !days.problems().is_empty();
    let status = if page.is_error { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let of_game = game.map_or_else(|| here.clone(), |game| format!("{here}?game={}", game.id));
    let view = PersonPage {
        views: game.map_or_else(Vec::new, |game| views(at, game, about, (evenings, statistics))),
        played: games.iter().map(|one| played(at, one, about, (evenings, game))).collect(),
        played_heading: at.words().say(&period.heading(at.words(), "person-games", "person-games-all")),
        owed: owed(at, ledger, person),
        account: format!("{here}/account"),
        can_own: at.can_own(),
        edit: format!("{here}/edit"),
        periods: period.choices(at, &of_game, today),
        days,
        game: game.map_or_else(String::new, |game| game.id.to_owned()),
        page,
    };
    answer(status, &view)
}

fn read(app: &App, at: &AtClub, (person, period): (PersonId, Period), game: &str) -> Result<Read, Problem> {
    let numbers = at.club().tables_of(person).map(|table| i64::from(table.0)).collect();
    let which = Which { numbers: Some(numbers), ..period.which() };
    let mut evenings = app.service.evenings(at.id, &which)?;
    evenings.reverse();
    let games = games(&evenings);
    let game = games.iter().find(|known| known.id == game).or(games.first()).copied();
    let wanted = game.map(|game| Wanted { game, person: Some(person), from: period.from, to: period.to });
    let statistics = wanted.map(|wanted| app.service.statistics(at.id, &wanted, &evenings)).transpose()?;
    Ok(Read { evenings, games, game, statistics: statistics.unwrap_or_default() })
}

/// The games of some evenings, the one that was played most first.
fn games(evenings: &[Evening]) -> Vec<&'static Facts> {
    let all: BTreeSet<&str> = evenings.iter().map(|evening| evening.table.game.as_str()).collect();
    let mut games: Vec<&'static Facts> = all.into_iter().filter_map(find).map(AnyGame::facts).collect();
    games.sort_by_key(|game| Reverse(evenings.iter().filter(|evening| evening.table.game == game.id).count()));
    games
}

fn played(at: &AtClub, game: &Facts, about: &About, (evenings, current): (&[Evening], Option<&Facts>)) -> Played {
    let own = || evenings.iter().filter(|evening| evening.table.game == game.id && evening.is_over());
    let results = own().flat_map(|evening| &evening.results);
    let won = results.filter(|one| one.person == about.person && one.won).count();
    let written = |count: usize| number(at.words().language, &count.to_string());
    let below = format!("/people/{}?game={}&{}", about.person, game.id, about.period.query());
    Played {
        href: at.address(&below),
        name: game_name(at.words(), game.id),
        is_current: current.is_some_and(|current| current.id == game.id),
        evenings: written(own().count()),
        won: written(won),
    }
}

/// What somebody's evenings of a game come to, in each unit for which it was played.
fn views(
    at: &AtClub,
    game: &'static Facts,
    about: &About,
    (evenings, statistics): (&[Evening], &Statistics),
) -> Vec<GameView> {
    let About { person, period, .. } = *about;
    let own = statistics.evenings.iter().filter(|own| own.person == person);
    let view = |own: &Evenings| {
        let is_of_unit =
            |evening: &&Evening| evening.is_over() && evening.table.game == game.id && evening.unit.name == own.unit;
        let of_unit: Vec<&Evening> = evenings.iter().filter(is_of_unit).collect();
        let unit = &of_unit.first()?.unit;
        let scope = Scope { at, game, unit, period, person: Some(person) };
        Some(view(&scope, person, own, statistics, &of_unit))
    };
    own.filter_map(view).collect()
}

fn view(
    scope: &Scope<'_>,
    person: PersonId,
    own: &Evenings,
    statistics: &Statistics,
    evenings: &[&Evening],
) -> GameView {
    let words = scope.words();
    let counted = |id, count: u32| {
        let label = words.say(&Text::new(id).count("count", i64::from(count)));
        (scope.count(count), label)
    };
    let extremes = Text::new("stats-best-worst").with("best", verbatim(&scope.amount(&own.best)));
    let lines = [
        extremes.with("worst", verbatim(&scope.amount(&own.worst))),
        Text::new("stats-run-longest").count("count", i64::from(own.run)),
    ];
    let plays = scope.own(&statistics.plays);
    let others = [rates::partners(scope, person, statistics), rates::rivals(scope, person, statistics)];
    let rates = rates::of_contracts(scope, &plays).into_iter().chain(rates::own_outcomes(scope, &plays));
    let shown = Text::new("club-evenings").count("count", i64::from(own.evenings));
    GameView {
        name: game_name(words, scope.game.id),
        figures: vec![
            counted("club-label-evenings", own.evenings),
            counted("club-label-won", own.won),
            (scope.amount(&own.total), words.plain("club-label-total")),
        ],
        columns: columns(scope, person, evenings),
        lines: lines.iter().map(|line| words.say(line)).chain(rates::counts(scope, person, statistics)).collect(),
        href: scope.behind(&scope.evenings()),
        evenings: words.say(&shown),
        rates: rates.chain(others.into_iter().flatten()).collect(),
        spread: spread(scope, statistics),
    }
}

/// His totals, evening by evening: the last of them, and which were the best and the worst.
fn columns(scope: &Scope<'_>, person: PersonId, evenings: &[&Evening]) -> Option<(Columns, Numbers)> {
    let own = |evening: &&Evening| evening.results.iter().copied().find(|one| one.person == person);
    let own: Vec<(&Evening, Earned)> = evenings.iter().filter_map(|evening| Some((*evening, own(evening)?))).collect();
    let shown = own.get(own.len().saturating_sub(COLUMNS)..).filter(|shown| shown.len() > 1)?;
    let totals: Vec<i64> = shown.iter().map(|(_, one)| one.total).collect();
    let (most, least) = (*totals.iter().max()?, *totals.iter().min()?);
    let is_first = |at: usize, total: i64| totals.iter().position(|other| *other == total) == Some(at);
    let label = |(at, total): (usize, &i64)| {
        let is_told = (*total == most || *total == least) && is_first(at, *total);
        if is_told { scope.written(*total) } else { String::new() }
    };
    let labels: Vec<String> = totals.iter().enumerate().map(label).collect();
    let (best, worst) = if scope.unit.lower_wins { (least, most) } else { (most, least) };
    let text = Text::new("stats-columns").with("game", verbatim(&game_name(scope.words(), scope.game.id)));
    let text = text.with("best", verbatim(&scope.written(best))).with("worst", verbatim(&scope.written(worst)));
    let row = |(evening, one): &(&Evening, Earned)| NumbersRow {
        label: short_day(scope.words().language, evening.day()),
        href: Some(address_of(evening)),
        cells: vec![scope.written(one.total)],
    };
    let head = ["stats-evening", "stats-total"].map(|id| scope.words().plain(id)).to_vec();
    let numbers = Numbers { head, rows: shown.iter().rev().map(row).collect() };
    Some((Columns::new(&totals, &labels, &[], scope.words().say(&text)), numbers))
}

/// What he is owed and owes, purse by purse.
fn owed(at: &AtClub, ledger: &Ledger, person: PersonId) -> Vec<(String, &'static str, String)> {
    let balances = ledger.purses().iter().map(|purse| (*purse, ledger.balance(*purse, person)));
    let said = balances.filter(|(_, balance)| *balance != 0).map(|(purse, balance)| {
        let id = if balance > 0 { "person-is-owed" } else { "person-owes" };
        let said = format!("{} · {}", at.words().plain(id), purse_name(at, purse));
        (said, colour(balance), at.money(purse, balance.abs()))
    });
    said.collect()
}
