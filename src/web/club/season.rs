//! A season of a game: who stands where, the lines of the totals, how often contracts were made, who stood ahead of whom.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;

use super::evenings::{amount, is_over, results, said, verbatim};
use super::home::Chip;
use super::period::{Asked, Period};
use super::rates::{self, Rate, minor};
use crate::club::statistics::{Evenings, Statistics, Wanted, statistics};
use crate::club::{PersonId, Unit};
use crate::games::find;
use crate::games::text::{Arg, Text};
use crate::store::Which;
use crate::table::Evening;
use crate::web::board::chart::{Chart, Line, drawn};
use crate::web::board::standing::game_name;
use crate::web::frame::access::Watching;
use crate::web::frame::app::{App, Shared, working};
use crate::web::frame::member::{AtClub, Member, Shown};
use crate::web::frame::page::{Page, answer, see_other};
use crate::web::frame::problem::Problem;
use crate::words::number;

const CHART_HEIGHT: i64 = 196;
/// As many as there are marks.
const MOST_LINES: usize = 12;

#[derive(Template)]
#[template(path = "club/season.html")]
struct SeasonPage {
    page: Page,
    games: Vec<Chip>,
    seasons: Vec<Season>,
    periods: Vec<Chip>,
    has_dates: bool,
    from: (String, Option<String>),
    to: (String, Option<String>),
    problems: Vec<(String, String)>,
}

/// A season in one unit: what was played for different things is not added.
struct Season {
    unit: String,
    standing: Vec<Place>,
    chart: Option<Chart>,
    evenings: String,
    rates: Vec<Rate>,
    outcomes: Vec<Rate>,
    grid: Vec<(Shown, Vec<String>)>,
}

/// Where somebody stands.
struct Place {
    person: Shown,
    href: String,
    won: String,
    total: String,
    evenings: String,
    best: String,
    worst: String,
    run: String,
}

/// `GET /c/{club}/season`: of the game that was played last.
pub async fn last(app: Shared, member: Member<Watching>) -> Result<HttpResponse, Problem> {
    let at = member.at_club(&app).await?;
    let (id, which) = (at.id.clone(), Which { most: Some(1), ..Which::default() });
    let last = working(&app, move |app| Ok(app.store().tables_of_club(&id, &which)?)).await?;
    let game = last.first().map_or("tarot", |table| table.game.as_str());
    Ok(see_other(&at.address(&format!("/season/{game}"))))
}

/// `GET /c/{club}/season/{game}`
pub async fn show(
    app: Shared,
    member: Member<Watching>,
    path: web::Path<(String, String)>,
    asked: web::Query<Asked>,
) -> Result<HttpResponse, Problem> {
    let at = member.at_club(&app).await?;
    let game = find(&path.1).ok_or(Problem::Missing)?.facts();
    let today = at.club().day(App::now());
    let period = Period::read(&asked, today);
    let wrong = period.err();
    let period = period.unwrap_or_default();
    let (read, at) = working(&app, move |app| Ok((read(app, &at, game.id, period)?, at))).await?;
    let here = at.address(&format!("/season/{}", game.id));
    let name = game_name(at.words(), game.id);
    let heading = match period.said(&at) {
        Some(said) => Text::new("stats-title").with("game", verbatim(&name)).with("period", Arg::Verbatim(said)),
        None => Text::new("stats-title-all").with("game", verbatim(&name)),
    };
    let mut page = at.page(&heading, &format!("/season/{}", game.id));
    page.is_error = wrong.is_some();
    let why = wrong.map(|_| at.words().plain("date-form"));
    let field = |name, typed: &String| (typed.clone(), why.clone().filter(|_| wrong == Some(name)));
    let wanted = Wanted { game, person: None, from: period.from, to: period.to };
    let season = SeasonPage {
        games: chips(&at, &read.games, game.id),
        seasons: if wrong.is_some() { Vec::new() } else { seasons(&at, &wanted, &read.evenings) },
        periods: period.choices(&at, &here, today),
        has_dates: wrong.is_some() || !asked.from.is_empty() || !asked.to.is_empty(),
        from: field("from", &asked.from),
        to: field("to", &asked.to),
        problems: wrong.map(str::to_owned).into_iter().zip(why.clone()).collect(),
        page,
    };
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    answer(status, &season)
}

/// What a season is drawn from.
pub struct Read {
    /// The tables of the game, the oldest first.
    pub evenings: Vec<Evening>,
    pub games: Vec<(String, i64)>,
}

/// The tables of a game in a time.
///
/// # Errors
/// The database's, and why a table cannot be read.
pub fn read(app: &App, at: &AtClub, game: &str, period: Period) -> Result<Read, Problem> {
    let day = |day: Option<chrono::NaiveDate>| day.map(|day| day.to_string());
    let which = Which { game: Some(game.to_owned()), from: day(period.from), to: day(period.to), ..Which::default() };
    let mut evenings = app.tables.evenings(&at.id, at.club(), &which)?;
    evenings.reverse();
    Ok(Read { evenings, games: app.store().games_of_club(&at.id)? })
}

/// The statistics of these tables.
#[must_use]
pub fn counted(at: &AtClub, wanted: &Wanted, evenings: &[Evening]) -> Statistics {
    statistics(at.club(), wanted, evenings.iter().map(Evening::counted))
}

fn chips(at: &AtClub, games: &[(String, i64)], current: &str) -> Vec<Chip> {
    let chip = |(game, _): &(String, i64)| Chip {
        href: at.address(&format!("/season/{game}")),
        label: game_name(at.words(), game),
        is_current: game == current,
    };
    games.iter().map(chip).collect()
}

/// A season for everything that the game was played for.
fn seasons(at: &AtClub, wanted: &Wanted, evenings: &[Evening]) -> Vec<Season> {
    let statistics = counted(at, wanted, evenings);
    let mut units: Vec<&Unit> = Vec::new();
    for evening in evenings.iter().filter(|evening| is_over(evening)) {
        if !units.contains(&&evening.summary.unit) {
            units.push(&evening.summary.unit);
        }
    }
    let season = |unit: &Unit| {
        let of_unit: Vec<&Evening> =
            evenings.iter().filter(|evening| is_over(evening) && evening.summary.unit == *unit).collect();
        season(at, wanted.game.id, unit, &of_unit, &statistics)
    };
    units.into_iter().map(season).collect()
}

fn season(at: &AtClub, game: &str, unit: &Unit, evenings: &[&Evening], statistics: &Statistics) -> Season {
    let mut own: Vec<&Evenings> = statistics.evenings.iter().filter(|own| own.unit == unit.name).collect();
    let worth = |own: &&Evenings| if unit.lower_wins { minor(unit, &own.total) } else { -minor(unit, &own.total) };
    own.sort_by_key(worth);
    let plays: Vec<_> = statistics.plays.iter().filter(|plays| plays.unit == unit.name).collect();
    let people: Vec<PersonId> = own.iter().map(|own| own.person).collect();
    Season {
        unit: unit.name.clone(),
        standing: own.iter().map(|own| place(at, unit, own)).collect(),
        chart: chart(at, unit, evenings, &people),
        evenings: said(at.words(), evenings.len()),
        rates: rates::by_contract(at, game, unit, &plays),
        outcomes: rates::by_person(at, &plays),
        grid: grid(at, &people, statistics),
    }
}

fn place(at: &AtClub, unit: &Unit, own: &Evenings) -> Place {
    let words = at.words();
    let written = |plain: &str| amount(words, unit, minor(unit, plain));
    let count = |count: u32| number(words.language, &count.to_string());
    Place {
        person: at.shown(own.person),
        href: at.address(&format!("/people/{}", own.person)),
        won: words.say(&Text::new("stats-won").count("count", i64::from(own.won))),
        total: written(&own.total),
        evenings: count(own.evenings),
        best: written(&own.best),
        worst: written(&own.worst),
        run: count(own.run),
    }
}

/// The totals, evening by evening.
fn chart(at: &AtClub, unit: &Unit, evenings: &[&Evening], people: &[PersonId]) -> Option<Chart> {
    if evenings.len() < 2 {
        return None;
    }
    let line = |person: &PersonId| {
        let mut sum = 0;
        let own = evenings.iter().map(|evening| {
            let own = results(at, evening).into_iter().find(|(id, ..)| id == person);
            sum += own.map_or(0, |(_, total, _)| total);
            sum
        });
        let totals = std::iter::once(0).chain(own).collect();
        let shown = at.shown(*person);
        Line { mark: usize::try_from(shown.mark).unwrap_or(1), name: shown.name, totals }
    };
    let lines: Vec<Line> = people.iter().take(MOST_LINES).map(line).collect();
    let written = |minor: i64| amount(at.words(), unit, minor);
    let order = lines.iter().map(|line| {
        let end = line.totals.last().copied().unwrap_or_default();
        format!("{} {}", line.name, written(end))
    });
    let order = Text::new("stats-order").with("order", Arg::Verbatim(order.collect::<Vec<_>>().join(", ")));
    let title = Text::new("stats-chart").count("count", i64::try_from(evenings.len()).unwrap_or(i64::MAX));
    let said = (at.words().say(&title), at.words().say(&order));
    Some(drawn(&lines, CHART_HEIGHT, said, &written))
}

/// How often each stood ahead of each.
fn grid(at: &AtClub, people: &[PersonId], statistics: &Statistics) -> Vec<(Shown, Vec<String>)> {
    let people: Vec<PersonId> = people.iter().copied().take(MOST_LINES).collect();
    let ahead = |one: PersonId, other: PersonId| {
        let pair = statistics.pairs.iter().find(|pair| (pair.a, pair.b) == (one.min(other), one.max(other)))?;
        Some(if pair.a == one { pair.a_ahead } else { pair.b_ahead })
    };
    let cell = |one, other| {
        ahead(one, other).map_or_else(String::new, |count| number(at.words().language, &count.to_string()))
    };
    people.iter().map(|one| (at.shown(*one), people.iter().map(|other| cell(*one, *other)).collect())).collect()
}
