//! A person of the club: evenings, totals, contracts, partners, rivals, and balances.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::NaiveDate;

use super::chips::Chip;
use super::evenings::{address_of, figure};
use super::period::{DayFields, Period, PeriodQuery};
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
use crate::web::http::error::HttpError;
use crate::web::http::state::{App, Shared, run_query};
use crate::web::layout::page::{Page, answer, see_other};
use crate::words::short_day;

/// The most evenings with a column of their own.
const MAX_COLUMNS: usize = 26;

#[derive(Template)]
#[template(path = "club/person.html")]
struct PersonPage {
    page: Page,
    views: Vec<GameView>,
    played: Vec<PlayedGameRow>,
    played_heading: String,
    /// The balances in each purse: text, class, and sum.
    owed: Vec<(String, &'static str, String)>,
    account: String,
    can_own: bool,
    edit: String,
    periods: Vec<Chip>,
    days: DayFields,
    /// The game whose figures are shown, for the form of days.
    game: String,
}

/// The person's evenings of a game in one unit.
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

struct PlayedGameRow {
    href: String,
    name: String,
    is_current: bool,
    evenings: String,
    won: String,
}

#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(default)]
pub struct PersonQuery {
    game: String,
    #[serde(flatten)]
    period: PeriodQuery,
}

/// `GET /c/{club}/people/{person}`
pub async fn show(
    app: Shared,
    allowed: Allowed<Watching, ClubId>,
    path: web::Path<(String, String)>,
    query: web::Query<PersonQuery>,
) -> Result<HttpResponse, HttpError> {
    let at = allowed.at_club(&app).await?;
    let person = at.person(&path.1)?;
    if person.to_string() != path.1 {
        return Ok(see_other(&at.address(&format!("/people/{person}"))));
    }
    let today = at.club().day(App::now());
    let PersonQuery { game, period: query } = query.into_inner();
    let period = query.period(today);
    let days = query.fields(at.words(), period.err());
    let (played, at) = match period {
        Ok(period) => run_query(&app, move |app| Ok((Played::load(app, &at, person, period, &game)?, at))).await?,
        Err(_) => (Played::default(), at),
    };
    let subject = Subject { at: &at, person, period: period.unwrap_or_default(), today };
    page(&subject, &at.ledger(&app).await?, &played, days)
}

/// What the person has played in a period.
#[derive(Default)]
struct Played {
    /// Oldest first.
    evenings: Vec<Evening>,
    /// The games of these evenings, most played first.
    games: Vec<&'static Facts>,
    /// The game whose figures are shown, with its statistics.
    game: Option<&'static Facts>,
    statistics: Statistics,
}

/// The person and the period of a page.
struct Subject<'a> {
    at: &'a AtClub,
    person: PersonId,
    period: Period,
    today: NaiveDate,
}

fn page(subject: &Subject<'_>, ledger: &Ledger, played: &Played, days: DayFields) -> Result<HttpResponse, HttpError> {
    let Subject { at, person, period, today } = *subject;
    let game = played.game;
    let below = format!("/people/{person}");
    let here = at.address(&below);
    let mut page = at.page(&Text::new("plain-text").with("text", at.club().people().name(person)), &below);
    page.back = Some(at.address("/people"));
    page.is_error = !days.problems().is_empty();
    let status = if page.is_error { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let of_game = game.map_or_else(|| here.clone(), |game| format!("{here}?game={}", game.id));
    let view = PersonPage {
        views: game.map_or_else(Vec::new, |game| views(subject, game, played)),
        played: played.games.iter().map(|game| game_row(subject, game, played)).collect(),
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

impl Played {
    /// The evenings of a person. The requested game is shown, or the most played one.
    fn load(app: &App, at: &AtClub, person: PersonId, period: Period, game: &str) -> Result<Self, HttpError> {
        let numbers = at.club().tables_of(person).map(|table| i64::from(table.0)).collect();
        let which = Which { numbers: Some(numbers), ..period.which() };
        let mut evenings = app.service.evenings(at.id, &which)?;
        evenings.reverse();
        let games = games(&evenings);
        let game = games.iter().find(|known| known.id == game).or(games.first()).copied();
        let wanted = game.map(|game| Wanted { game, person: Some(person), from: period.from, to: period.to });
        let statistics = wanted.map(|wanted| app.service.statistics(at.id, &wanted, &evenings)).transpose()?;
        Ok(Self { evenings, games, game, statistics: statistics.unwrap_or_default() })
    }
}

/// The games of some evenings, most played first.
fn games(evenings: &[Evening]) -> Vec<&'static Facts> {
    let all: BTreeSet<&str> = evenings.iter().map(|evening| evening.table.game.as_str()).collect();
    let mut games: Vec<&'static Facts> = all.into_iter().filter_map(find).map(AnyGame::facts).collect();
    games.sort_by_key(|game| Reverse(evenings.iter().filter(|evening| evening.table.game == game.id).count()));
    games
}

fn game_row(subject: &Subject<'_>, game: &Facts, played: &Played) -> PlayedGameRow {
    let Subject { at, person, period, .. } = *subject;
    let own = || played.evenings.iter().filter(|evening| evening.table.game == game.id && evening.is_over());
    let won = own().flat_map(|evening| &evening.results).filter(|one| one.person == person && one.won).count();
    PlayedGameRow {
        href: at.address(&format!("/people/{person}?game={}&{}", game.id, period.query())),
        name: game_name(at.words(), game.id),
        is_current: played.game.is_some_and(|current| current.id == game.id),
        evenings: figure(at.words(), &own().count()),
        won: figure(at.words(), &won),
    }
}

/// The figures of the shown game, for each unit in which it was played.
fn views(subject: &Subject<'_>, game: &'static Facts, played: &Played) -> Vec<GameView> {
    let Subject { at, person, period, .. } = *subject;
    let own = played.statistics.evenings.iter().filter(|own| own.person == person);
    let view = |own: &Evenings| {
        let is_of_unit =
            |evening: &&Evening| evening.is_over() && evening.table.game == game.id && evening.unit.name == own.unit;
        let of_unit: Vec<&Evening> = played.evenings.iter().filter(is_of_unit).collect();
        let unit = &of_unit.first()?.unit;
        let scope = Scope { at, game, unit, period, person: Some(person) };
        Some(view(&scope, person, own, &played.statistics, &of_unit))
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
    let (best, worst) = (scope.amount(&own.best), scope.amount(&own.worst));
    let lines = [
        Text::new("stats-best-worst").with("best", best.as_str()).with("worst", worst.as_str()),
        Text::new("stats-run-longest").count("count", i64::from(own.run)),
    ];
    let plays = scope.of_unit(&statistics.plays);
    let others = [rates::partners(scope, person, statistics), rates::rivals(scope, person, statistics)];
    let rates = rates::of_contracts(scope, &plays).into_iter().chain(rates::own_outcomes(scope, &plays));
    GameView {
        name: game_name(words, scope.game.id),
        figures: vec![
            counted("club-label-evenings", own.evenings),
            counted("club-label-won", own.won),
            (scope.amount(&own.total), words.plain("club-label-total")),
        ],
        columns: columns(scope, person, evenings),
        lines: lines.iter().map(|line| words.say(line)).chain(rates::counts(scope, person, statistics)).collect(),
        href: scope.list_of(&scope.evenings()),
        evenings: words.say(&Text::new("club-evenings").count("count", i64::from(own.evenings))),
        rates: rates.chain(others.into_iter().flatten()).collect(),
        spread: spread(scope, statistics),
    }
}

/// The person's totals of the latest evenings, as columns and as a table. The best and the worst have labels.
fn columns(scope: &Scope<'_>, person: PersonId, evenings: &[&Evening]) -> Option<(Columns, Numbers)> {
    let own = |evening: &&Evening| evening.results.iter().copied().find(|one| one.person == person);
    let own: Vec<(&Evening, Earned)> = evenings.iter().filter_map(|evening| Some((*evening, own(evening)?))).collect();
    let shown = own.get(own.len().saturating_sub(MAX_COLUMNS)..).filter(|shown| shown.len() > 1)?;
    let totals: Vec<i64> = shown.iter().map(|(_, one)| one.total).collect();
    let (most, least) = (*totals.iter().max()?, *totals.iter().min()?);
    let is_first = |at: usize, total: i64| totals.iter().position(|other| *other == total) == Some(at);
    let label = |(at, total): (usize, &i64)| {
        let has_label = (*total == most || *total == least) && is_first(at, *total);
        if has_label { scope.written(*total) } else { String::new() }
    };
    let labels: Vec<String> = totals.iter().enumerate().map(label).collect();
    let (best, worst) = if scope.unit.lower_wins { (least, most) } else { (most, least) };
    let text = Text::new("stats-columns")
        .with("game", game_name(scope.words(), scope.game.id).as_str())
        .with("best", scope.written(best).as_str())
        .with("worst", scope.written(worst).as_str());
    let row = |(evening, one): &(&Evening, Earned)| NumbersRow {
        label: short_day(scope.words().language, evening.day()),
        href: Some(address_of(evening)),
        cells: vec![scope.written(one.total)],
    };
    let head = ["stats-evening", "stats-total"].map(|id| scope.words().plain(id)).to_vec();
    let numbers = Numbers { head, rows: shown.iter().rev().map(row).collect() };
    Some((Columns::new(&totals, &labels, &[], scope.words().say(&text)), numbers))
}

/// The person's balances that are not settled, purse by purse.
fn owed(at: &AtClub, ledger: &Ledger, person: PersonId) -> Vec<(String, &'static str, String)> {
    let balances = ledger.purses().iter().map(|purse| (*purse, ledger.balance(*purse, person)));
    let rows = balances.filter(|(_, balance)| *balance != 0).map(|(purse, balance)| {
        let id = if balance > 0 { "person-is-owed" } else { "person-owes" };
        let text = format!("{} · {}", at.words().plain(id), purse_name(at, purse));
        (text, colour(balance), at.money(purse, balance.abs()))
    });
    rows.collect()
}
