//! A person of the club: evenings, totals, contracts, partners, rivals, and balances.

use super::bars::{Bar, Columns, Numbers};
use super::evenings::{figure, game_name, game_query, games};
use super::frequencies::{self, FrequencyTable};
use super::histogram::histogram;
use super::period::{FilterLink, Period, PeriodQuery};
use super::scope::Scope;
use crate::club::played::PlayedGame;
use crate::club::statistics::{Statistics, StatisticsRequest, TableResults, TableTotals, Taker};
use crate::club::{Ledger, PersonId, Purse};
use crate::store::TableFilter;
use crate::web::components::scoreboard::colour;
use crate::web::pages::prelude::*;

/// The most tables with a column of their own.
const MAX_COLUMNS: usize = 26;

#[derive(Template)]
#[template(path = "club/person.html")]
struct PersonPage<'a> {
    page: Page,
    visit: &'a ClubVisit,
    person: PersonId,
    period: Period,
    views: Vec<GameView<'a>>,
    played: &'a PeriodResults,
    /// The balances that are not settled, purse by purse.
    owed: Vec<(Purse, i64)>,
    periods: Vec<FilterLink>,
    days: PeriodQuery,
    /// The game whose figures are shown.
    game: Option<&'a PlayedGame>,
}

/// The person's tables of a game in one unit.
struct GameView<'a> {
    scope: Scope<'a>,
    own: &'a TableTotals,
    columns: Option<(Columns, Numbers)>,
    lines: Vec<String>,
    frequencies: Vec<FrequencyTable>,
    histogram: Option<(Columns, Numbers)>,
}

impl PersonPage<'_> {
    /// The query for the figures of a game in the same period.
    fn of_game(&self, played: &PlayedGame) -> String {
        game_query(played, &format!("game={}&{}", played.game.id, self.period.query()))
    }
}

#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(default)]
pub struct PersonQuery {
    game: String,
    /// The game that was played on a sheet for any other game.
    name: String,
    #[serde(flatten)]
    period: PeriodQuery,
}

/// `GET /c/{club}/people/{person}`
pub async fn show(
    access: ClubPageAccess<Watching>,
    path: web::Path<(String, String)>,
    query: web::Query<PersonQuery>,
) -> PageResult {
    let visit = access.load().await?;
    let person = visit.person(&path.1)?;
    let below = format!("/people/{person}");
    if person.to_string() != path.1 {
        return Ok(see_other(&visit.address(&below)));
    }
    let today = visit.state.day(App::now());
    let PersonQuery { game, name, period: days } = query.into_inner();
    let period = days.period(today);
    let (played, visit) = match period {
        Some(period) => {
            visit
                .run_query(move |app, visit| {
                    PeriodResults::load(app, visit, person, period, PlayedGame::read(&game, &name).as_ref())
                })
                .await?
        }
        None => (PeriodResults::default(), visit),
    };
    let ledger = visit.ledger().await?;
    visit.respond(move |visit| page(visit, person, period.unwrap_or_default(), days, &played, &ledger)).await
}

fn page(
    visit: &ClubVisit,
    person: PersonId,
    period: Period,
    days: PeriodQuery,
    played: &PeriodResults,
    ledger: &Ledger,
) -> PageResult {
    let (below, today) = (format!("/people/{person}"), visit.state.day(App::now()));
    let here = visit.address(&below);
    let mut page = visit.page(&Message::new("plain-text").with("text", visit.state.people().name(person)), &below)?;
    page.back = Some(visit.address("/people"));
    page.is_error = !days.problems(visit.localizer()).is_empty();
    let game = played.game.as_ref();
    let of_game = game.map_or_else(String::new, |game| game_query(game, &format!("game={}", game.game.id)));
    let scopes = game.map_or_else(Vec::new, |game| {
        Scope::of_units(visit, game, period, Some(person), &played.tables, &played.statistics)
    });
    let view = PersonPage {
        views: scopes.into_iter().filter_map(|scope| view(scope, &played.statistics.takers)).collect(),
        played,
        owed: owed(ledger, person),
        visit,
        person,
        period,
        periods: period.choices(visit, &(here + &of_game), today),
        days,
        game,
        page,
    };
    answer(view.page.status(), &view)
}

/// What the person has played in a period.
#[derive(Default)]
struct PeriodResults {
    /// Oldest first.
    tables: Vec<TableResults>,
    /// The games of these tables, most played first.
    games: Vec<PlayedGame>,
    /// The game whose figures are shown, with its statistics.
    game: Option<PlayedGame>,
    statistics: Statistics,
}

impl PeriodResults {
    /// The tables of a person. The requested game is shown, or the most played one.
    fn load(
        app: &App,
        visit: &ClubVisit,
        person: PersonId,
        period: Period,
        game: Option<&PlayedGame>,
    ) -> Result<Self, HttpError> {
        let numbers = visit.state.tables_of(person).into_iter().collect();
        let filter = TableFilter { numbers: Some(numbers), ..period.filter() };
        let mut tables = app.service.table_results(visit.id, &filter)?;
        let games: Vec<PlayedGame> = games(&tables).into_iter().map(|(game, _)| game).collect();
        tables.reverse();
        let game = games.iter().find(|known| Some(*known) == game).or(games.first()).cloned();
        let mut statistics = Statistics::default();
        if let Some(played) = game.clone() {
            let filter = TableFilter { game: Some(played.game.id.to_owned()), ..period.filter() };
            let wanted = StatisticsRequest { played, person: Some(person), filter };
            statistics = app.service.statistics(&visit.state, &wanted, &tables)?;
        }
        Ok(Self { tables, games, game, statistics })
    }

    /// How many tables of a game the person played, and how many of them they won.
    fn count(&self, game: &PlayedGame, person: PersonId) -> (usize, usize) {
        let own = || self.tables.iter().filter(|one| game.is_at(&one.table) && one.table.summary.is_played());
        let won = own().flat_map(|one| &one.results).filter(|one| one.person == person && one.won);
        (own().count(), won.count())
    }
}

/// `None` if the person has no result in the unit.
fn view<'a>(scope: Scope<'a>, takers: &[Taker]) -> Option<GameView<'a>> {
    let is_own = |own: &&TableTotals| Some(own.person) == scope.person && own.unit == *scope.unit;
    let own = scope.statistics.tables.iter().find(is_own)?;
    let [best, worst] = [&own.best, &own.worst].map(|amount| scope.written(amount.minor));
    let lines = [
        Message::new("stats-best-worst").with("best", best).with("worst", worst),
        Message::new("stats-run-longest").count("count", own.run),
    ];
    let lines = lines.iter().map(|line| scope.localizer().say(line));
    let frequencies = frequencies::of_contracts(&scope).into_iter().chain(frequencies::own_outcomes(&scope));
    Some(GameView {
        own,
        columns: columns(&scope),
        lines: lines.chain(frequencies::sentences(&scope, takers)).collect(),
        frequencies: frequencies
            .chain(frequencies::partners(&scope, takers))
            .chain(frequencies::rivals(&scope))
            .collect(),
        histogram: histogram(&scope),
        scope,
    })
}

/// The person's totals at the latest tables, as columns and as a table. The best and the worst have labels.
fn columns(scope: &Scope<'_>) -> Option<(Columns, Numbers)> {
    let person = scope.person?;
    let own = scope.tables.iter().filter_map(|table| Some((*table, table.total_of(person)?)));
    let own: Vec<(&TableResults, i64)> = own.collect();
    let shown = own.get(own.len().saturating_sub(MAX_COLUMNS)..).filter(|shown| shown.len() > 1)?;
    let totals = || shown.iter().map(|(_, total)| *total);
    let (most, least) = (totals().max()?, totals().min()?);
    let bar = |(index, amount): (usize, i64)| {
        let is_first = totals().position(|other| other == amount) == Some(index);
        let has_label = is_first && (amount == most || amount == least);
        let above = if has_label { scope.written(amount) } else { String::new() };
        Bar { amount, above, below: String::new() }
    };
    let (best, worst) = if scope.unit.lower_wins { (least, most) } else { (most, least) };
    let text = Message::new("stats-columns")
        .with("game", game_name(scope.localizer(), scope.played))
        .with("best", scope.written(best))
        .with("worst", scope.written(worst));
    let head = ["stats-evening", "stats-total"].map(|id| scope.localizer().plain(id)).to_vec();
    let rows = shown.iter().rev().map(|(table, total)| scope.row(table, &[*total])).collect();
    let columns = Columns::new(totals().enumerate().map(bar).collect(), scope.localizer().say(&text));
    Some((columns, Numbers { head, rows }))
}

/// The person's balances that are not settled, purse by purse.
fn owed(ledger: &Ledger, person: PersonId) -> Vec<(Purse, i64)> {
    let balances = ledger.purses.iter().map(|purse| (*purse, ledger.balance(*purse, person)));
    balances.filter(|(_, balance)| *balance != 0).collect()
}
