//! A person of the club: evenings, totals, contracts, partners, rivals, and balances.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use actix_web::web;
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
use crate::club::{Ledger, PersonId, Purse};
use crate::games::any::AnyGame;
use crate::games::find;
use crate::games::game::Facts;
use crate::games::text::Text;
use crate::service::Evening;
use crate::store::{ClubId, Which};
use crate::web::auth::{Allowed, AtClub, Watching};
use crate::web::components::purses::purse_name;
use crate::web::components::scoreboard::colour;
use crate::web::components::standing::game_name;
use crate::web::http::{App, HttpError, Shared, run_query};
use crate::web::layout::page::{Page, PageResult, answer, see_other};
use crate::words::short_day;

/// The most evenings with a column of their own.
const MAX_COLUMNS: usize = 26;

#[derive(Template)]
#[template(path = "club/person.html")]
struct PersonPage<'a> {
    page: Page,
    at: &'a AtClub,
    person: PersonId,
    period: Period,
    views: Vec<GameView<'a>>,
    played: Vec<PlayedGameRow>,
    played_heading: String,
    /// The balances that are not settled, purse by purse.
    owed: Vec<(Purse, i64)>,
    periods: Vec<Chip>,
    days: DayFields,
    /// The game whose figures are shown.
    game: Option<&'static Facts>,
}

impl PersonPage<'_> {
    fn game_id(&self) -> &'static str {
        self.game.map_or("", |game| game.id)
    }
}

/// The person's evenings of a game in one unit.
struct GameView<'a> {
    scope: Scope<'a>,
    own: &'a Evenings,
    figures: Vec<(String, String)>,
    columns: Option<(Columns, Numbers)>,
    lines: Vec<String>,
    rates: Vec<Rates>,
    spread: Option<(Columns, Numbers)>,
}

struct PlayedGameRow {
    id: &'static str,
    evenings: usize,
    won: usize,
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
) -> PageResult {
    let at = allowed.at_club(&app).await?;
    let person = at.person(&path.1)?;
    if person.to_string() != path.1 {
        return Ok(see_other(&at.address(&format!("/people/{person}"))));
    }
    let today = at.club().day(App::now());
    let PersonQuery { game, period: query } = query.into_inner();
    let period = query.period(today);
    let days = query.fields(at.words());
    let (played, at) = match period {
        Some(period) => run_query(&app, move |app| Ok((Played::load(app, &at, person, period, &game)?, at))).await?,
        None => (Played::default(), at),
    };
    let ledger = at.ledger(&app).await?;
    page(&at, person, (period.unwrap_or_default(), today), &ledger, &played, days)
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

fn page(
    at: &AtClub,
    person: PersonId,
    (period, today): (Period, NaiveDate),
    ledger: &Ledger,
    played: &Played,
    days: DayFields,
) -> PageResult {
    let game = played.game;
    let below = format!("/people/{person}");
    let here = at.address(&below);
    let mut page = at.page(&Text::new("plain-text").with("text", at.club().people().name(person)), &below);
    page.back = Some(at.address("/people"));
    page.is_error = !days.problems(at.words()).is_empty();
    let of_game = game.map_or_else(|| here.clone(), |game| format!("{here}?game={}", game.id));
    let view = PersonPage {
        views: game.map_or_else(Vec::new, |game| views(at, person, period, game, played)),
        played: played.games.iter().map(|game| played.count(game, person)).collect(),
        played_heading: at.words().say(&period.heading(at.words(), "person-games", "person-games-all")),
        owed: owed(ledger, person),
        at,
        person,
        period,
        periods: period.choices(at, &of_game, today),
        days,
        game,
        page,
    };
    answer(view.page.status(), &view)
}

impl Played {
    /// The evenings of a person. The requested game is shown, or the most played one.
    fn load(app: &App, at: &AtClub, person: PersonId, period: Period, game: &str) -> Result<Self, HttpError> {
        let numbers = at.club().tables_of(person).collect();
        let which = Which { numbers: Some(numbers), ..period.which() };
        let mut evenings = app.service.evenings(at.id, &which)?;
        evenings.reverse();
        let games = games(&evenings);
        let game = games.iter().find(|known| known.id == game).or(games.first()).copied();
        let wanted = game.map(|game| Wanted { game, person: Some(person), from: period.from, to: period.to });
        let statistics = wanted.map(|wanted| app.service.statistics(at.id, &wanted, &evenings)).transpose()?;
        Ok(Self { evenings, games, game, statistics: statistics.unwrap_or_default() })
    }

    fn count(&self, game: &Facts, person: PersonId) -> PlayedGameRow {
        let own = || self.evenings.iter().filter(|evening| evening.table.game == game.id && evening.is_over());
        let won = own().flat_map(|evening| &evening.results).filter(|one| one.person == person && one.won);
        PlayedGameRow { id: game.id, evenings: own().count(), won: won.count() }
    }
}

/// The games of some evenings, most played first.
fn games(evenings: &[Evening]) -> Vec<&'static Facts> {
    let all: BTreeSet<&str> = evenings.iter().map(|evening| evening.table.game.as_str()).collect();
    let mut games: Vec<&'static Facts> = all.into_iter().filter_map(find).map(AnyGame::facts).collect();
    games.sort_by_key(|game| Reverse(evenings.iter().filter(|evening| evening.table.game == game.id).count()));
    games
}

/// The figures of the shown game, for each unit in which it was played.
fn views<'a>(
    at: &'a AtClub,
    person: PersonId,
    period: Period,
    game: &'static Facts,
    played: &'a Played,
) -> Vec<GameView<'a>> {
    let own = played.statistics.evenings.iter().filter(|own| own.person == person);
    let view = |own: &'a Evenings| {
        let is_of_unit =
            |evening: &&Evening| evening.is_over() && evening.table.game == game.id && evening.unit.name == own.unit;
        let of_unit: Vec<&Evening> = played.evenings.iter().filter(is_of_unit).collect();
        let unit = &of_unit.first()?.unit;
        let scope = Scope { at, game, unit, period, person: Some(person) };
        Some(view(scope, person, own, &played.statistics, &of_unit))
    };
    own.filter_map(view).collect()
}

fn view<'a>(
    scope: Scope<'a>,
    person: PersonId,
    own: &'a Evenings,
    statistics: &Statistics,
    evenings: &[&Evening],
) -> GameView<'a> {
    let words = scope.words();
    let counted = |id, count: u32| {
        let label = words.say(&Text::new(id).count("count", count));
        (scope.count(count), label)
    };
    let lines = [
        Text::new("stats-best-worst").with("best", scope.amount(&own.best)).with("worst", scope.amount(&own.worst)),
        Text::new("stats-run-longest").count("count", own.run),
    ];
    let plays = scope.of_unit(&statistics.plays);
    let others = [rates::partners(&scope, person, statistics), rates::rivals(&scope, person, statistics)];
    let rates = rates::of_contracts(&scope, &plays).into_iter().chain(rates::own_outcomes(&scope, &plays));
    GameView {
        figures: vec![
            counted("club-label-evenings", own.evenings),
            counted("club-label-won", own.won),
            (scope.amount(&own.total), words.plain("club-label-total")),
        ],
        columns: columns(&scope, person, evenings),
        lines: lines.iter().map(|line| words.say(line)).chain(rates::sentences(&scope, person, statistics)).collect(),
        rates: rates.chain(others.into_iter().flatten()).collect(),
        spread: spread(&scope, statistics),
        scope,
        own,
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
        .with("game", game_name(scope.words(), scope.game.id))
        .with("best", scope.written(best))
        .with("worst", scope.written(worst));
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
fn owed(ledger: &Ledger, person: PersonId) -> Vec<(Purse, i64)> {
    let balances = ledger.purses().iter().map(|purse| (*purse, ledger.balance(*purse, person)));
    balances.filter(|(_, balance)| *balance != 0).collect()
}
