//! A season of a game: the standing, a chart of the totals, contracts, and who was ahead of whom.

use super::bars::{Columns, Numbers};
use super::evening_query::EveningQuery;
use super::evenings::{evenings_and_games, game_name, season_of};
use super::frequencies::{self, FrequencyTable};
use super::histogram::histogram;
use super::period::{FilterLink, Period, PeriodQuery};
use super::scope::Scope;
use crate::club::PersonId;
use crate::club::played::PlayedGame;
use crate::club::statistics::{Statistics, StatisticsRequest, TableResults, TableTotals};
use crate::club::together::{Pair, Partnership, partnerships};
use crate::i18n::{isolated, short_month};
use crate::store::TableFilter;
use crate::web::components::chart::{Chart, Line, draw, thinned, totals_in_words};
use crate::web::pages::prelude::*;

/// The height of the chart.
const CHART_HEIGHT: i32 = 196;
/// The most steps of a line of the chart; the table with its numbers has as many rows.
const MAX_STEPS: usize = 60;
/// The most lines of the chart, as many as there are marks.
const MAX_LINES: usize = 12;

#[derive(Template)]
#[template(path = "club/season.html")]
struct SeasonPage<'a> {
    page: Page,
    games: Vec<FilterLink>,
    seasons: Vec<Season<'a>>,
    periods: Vec<FilterLink>,
    days: PeriodQuery,
    /// The game that was played on a sheet for any other game.
    name: &'a str,
    /// The standing, as a message to send.
    text: String,
}

/// A season in one unit. Totals in different units are not added.
struct Season<'a> {
    scope: Scope<'a>,
    /// The people, the best first.
    standing: Vec<&'a TableTotals>,
    /// The best of them, for the chart and for the grid that shows who was ahead of whom.
    people: Vec<PersonId>,
    pairs: Vec<Pair>,
    /// Those who played together for a side, the most tables first.
    partners: Vec<Partnership>,
    chart: Option<(Chart, Numbers)>,
    frequencies: Vec<FrequencyTable>,
    histogram: Option<(Columns, Numbers)>,
}

impl Season<'_> {
    /// How often one person was ahead of another; `None` if they never met.
    fn ahead(&self, one: PersonId, other: PersonId) -> Option<i64> {
        let is_of_both = |pair: &&Pair| (pair.a, pair.b) == (one.min(other), one.max(other));
        let pair = self.pairs.iter().find(is_of_both)?;
        Some(if pair.a == one { pair.a_ahead } else { pair.b_ahead })
    }

    /// The address of the tables at which both played on the same side.
    fn tables_of_partners(&self, one: PersonId, other: PersonId) -> String {
        self.scope.list_of(&EveningQuery { person: one.to_string(), partner: other.to_string(), ..self.scope.query() })
    }

    /// The address of the tables at which both sat.
    fn tables_of_both(&self, one: PersonId, other: PersonId) -> String {
        self.scope.list_of(&EveningQuery { person: one.to_string(), rival: other.to_string(), ..self.scope.query() })
    }
}

#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(default)]
pub struct SeasonQuery {
    /// The game that was played on a sheet for any other game.
    name: String,
    #[serde(flatten)]
    period: PeriodQuery,
}

/// `GET /c/{club}/season`: redirects to the game that was played last, or to the club if there is none.
pub async fn last(access: ClubPageAccess<Watching>) -> PageResult {
    let visit = access.load().await?;
    let (tables, visit) =
        visit.run_query(|app, visit| Ok(app.store().tables_of_club(visit.id, &TableFilter::default())?)).await?;
    let last = tables.iter().find(|table| table.summary.is_played());
    let below = last.and_then(PlayedGame::of).map_or_else(String::new, |played| season_of(&played, ""));
    Ok(see_other(&visit.address(&below)))
}

/// `GET /c/{club}/season/{game}`
pub async fn show(
    access: ClubPageAccess<Watching>,
    path: web::Path<(String, String)>,
    query: web::Query<SeasonQuery>,
) -> PageResult {
    let visit = access.load().await?;
    let SeasonQuery { name, period: days } = query.into_inner();
    let played = PlayedGame::read(&path.1, &name).ok_or(HttpError::Missing)?;
    let today = visit.state.day(App::now());
    let period = days.period(today);
    let loading = visit.run_query(move |app, visit| {
        let loaded = period.map_or_else(|| Ok(Default::default()), |period| load(app, visit, &played, period))?;
        Ok((app.service.games_of_club(visit.id)?, loaded, played))
    });
    let ((games, loaded, played), visit) = loading.await?;
    visit.respond(move |visit| page(visit, &played, period.unwrap_or_default(), days, &games, &loaded)).await
}

fn page(
    visit: &ClubVisit,
    played: &PlayedGame,
    period: Period,
    days: PeriodQuery,
    games: &[(PlayedGame, i64)],
    (tables, statistics): &(Vec<TableResults>, Statistics),
) -> PageResult {
    let today = visit.state.day(App::now());
    let heading = period.heading(visit.localizer(), "stats-title", "stats-title-all");
    let heading = heading.with("game", game_name(visit.localizer(), played));
    let mut page = visit.page(&heading, &season_of(played, ""))?;
    page.is_error = !days.problems(visit.localizer()).is_empty();
    let scopes = Scope::of_units(visit, played, period, None, tables, statistics);
    let seasons: Vec<Season<'_>> = scopes.into_iter().map(season).collect();
    let link = |(game, _): &(PlayedGame, i64)| FilterLink {
        href: visit.address(&season_of(game, &period.query())),
        label: game_name(visit.localizer(), game),
        is_current: game == played,
    };
    let season = SeasonPage {
        games: games.iter().map(link).collect(),
        text: shared_text(&page.heading, &seasons),
        seasons,
        periods: period.choices(visit, &visit.address(&season_of(played, "")), today),
        days,
        name: &played.name,
        page,
    };
    answer(season.page.status(), &season)
}

/// The standing, as a message to send; empty without evenings.
fn shared_text(heading: &str, seasons: &[Season<'_>]) -> String {
    let mut lines = vec![heading.to_owned()];
    for Season { scope, standing, .. } in seasons {
        let name = |own: &&TableTotals| isolated(scope.people().name(own.person));
        let line = |own: &&TableTotals| format!("{} {}", name(own), scope.written(own.total.minor));
        lines.extend(Some(&scope.label).filter(|label| !label.is_empty()).cloned());
        lines.extend(standing.iter().map(line));
    }
    if lines.len() > 1 { lines.join("\n") } else { String::new() }
}

/// The tables of a game in a period, oldest first, with their statistics.
fn load(
    app: &App,
    visit: &ClubVisit,
    played: &PlayedGame,
    period: Period,
) -> Result<(Vec<TableResults>, Statistics), HttpError> {
    let filter = TableFilter { game: Some(played.game.id.to_owned()), ..period.filter() };
    let mut tables = app.service.table_results(visit.id, &filter)?;
    let wanted = StatisticsRequest { played: played.clone(), person: None, filter };
    let statistics = app.service.statistics(&visit.state, &wanted, &tables)?;
    tables.reverse();
    Ok((tables, statistics))
}

fn season(scope: Scope<'_>) -> Season<'_> {
    let own = scope.statistics.tables.iter().filter(|own| own.unit == *scope.unit);
    let mut standing: Vec<&TableTotals> = own.collect();
    standing.sort_by_key(|own| if scope.unit.lower_wins { own.total.minor } else { -own.total.minor });
    let people: Vec<PersonId> = standing.iter().map(|own| own.person).take(MAX_LINES).collect();
    let frequencies = frequencies::of_contracts(&scope).into_iter().chain(frequencies::leaders(&scope));
    Season {
        standing,
        chart: chart(&scope, &people),
        people,
        pairs: scope.pairs(),
        partners: partners(&scope),
        frequencies: frequencies.chain(frequencies::outcomes_by_person(&scope)).collect(),
        histogram: histogram(&scope),
        scope,
    }
}

/// Those who played together for a side, the most tables first.
fn partners(scope: &Scope<'_>) -> Vec<Partnership> {
    let mut partners = partnerships(None, &scope.tables, &scope.statistics.partnered);
    partners.sort_by_key(|both| (-both.tables, -both.won));
    partners
}

/// The running totals, as a chart and as a table.
fn chart(scope: &Scope<'_>, people: &[PersonId]) -> Option<(Chart, Numbers)> {
    let (localizer, tables) = (scope.localizer(), &scope.tables);
    if tables.len() < 2 {
        return None;
    }
    let totals = running(tables, people);
    let steps = thinned(tables.len(), MAX_STEPS);
    let line = |(index, person): (usize, &PersonId)| {
        let total = |step: &usize| totals.get(*step).and_then(|totals| totals.get(index)).copied().unwrap_or_default();
        let (mark, name) = (scope.people().mark(*person), scope.people().name(*person).to_owned());
        Line { mark, name, totals: steps.iter().map(total).collect() }
    };
    let lines: Vec<Line> = people.iter().enumerate().map(line).collect();
    let written = |minor| scope.written(minor);
    let order = Message::new("stats-order").with("order", totals_in_words(&lines, &written));
    let title = Message::new("stats-chart").count("count", tables.len());
    let (title, order) = (localizer.say(&title), localizer.say(&order));
    let chart = draw(&lines, scope.unit.lower_wins, CHART_HEIGHT, title, order, &written);
    let chart = chart.dated(&lines, months(scope, &steps));
    let names = lines.into_iter().map(|line| line.name);
    let head = std::iter::once(localizer.plain("stats-evening")).chain(names).collect();
    let rows = tables.iter().zip(totals.get(1..)?).rev().take(MAX_STEPS);
    Some((chart, Numbers { head, rows: rows.map(|(table, totals)| scope.row(table, totals)).collect() }))
}

/// The steps at which months begin, with their names.
fn months(scope: &Scope<'_>, steps: &[usize]) -> Vec<(usize, String)> {
    let month = |tables: &usize| {
        let last = tables.checked_sub(1).and_then(|last| scope.tables.get(last));
        last.map_or_else(String::new, |table| short_month(scope.localizer().language, table.day()))
    };
    let mut named = steps.iter().map(month).enumerate().skip(1).collect::<Vec<_>>();
    named.dedup_by(|next, before| next.1 == before.1);
    named
}

/// The totals of some people, before the first table and after each.
fn running(tables: &[&TableResults], people: &[PersonId]) -> Vec<Vec<i64>> {
    let mut totals = vec![vec![0; people.len()]];
    for table in tables {
        let own = |person: &PersonId| table.total_of(*person).unwrap_or_default();
        let sums = totals.last().into_iter().flatten().zip(people).map(|(sum, person)| sum + own(person)).collect();
        totals.push(sums);
    }
    totals
}
