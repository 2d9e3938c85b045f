//! The first page of a club: open tables, the year so far, and the evenings by month with search and filters.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use chrono::{Datelike, NaiveDate};

use super::evening_query::{EveningQuery, heading};
use super::evenings::{
    by_day, by_month, count, counted, detail, figure, game_name, games_of, month_heading, names, winners, wins,
};
use super::open_tables;
use super::period::{FilterLink, Period, PeriodQuery};
use super::search::{self, MAX_WORDS, Misread, Search};
use super::year::{self, Year};
use crate::club::TableNumber;
use crate::club::played::PlayedGame;
use crate::club::statistics::TableResults;
use crate::games::GAMES;
use crate::i18n::{month_of_year, weekday};
use crate::store::{JoinedTable, TableFilter, TableId, TableRow};
use crate::web::components::deleted::{self, Deleted};
use crate::web::components::recovery_notice;
use crate::web::components::table_list::{self, DeviceTables, ListRow};
use crate::web::pages::prelude::*;

/// After so many evenings, a club that has no name is not asked for one any more.
const ASKED_EVENINGS: usize = 3;
/// The longest search text that is shown again.
const MAX_SEARCH: usize = 640;

#[derive(Template)]
#[template(path = "club/home.html")]
struct ClubHome<'a> {
    page: Page,
    visit: &'a ClubVisit,
    overview: Overview,
    listing: Listing,
    query: EveningQuery,
    /// Whether the query is empty, so that the tables are shown by evening.
    is_whole: bool,
    filter: Filter,
    games: Vec<FilterLink>,
    /// The query in words.
    heading: Option<String>,
    /// The address of the evenings before those of the listing.
    older: Option<String>,
    /// The other tables of a device for which this is the home page.
    others: Option<DeviceTables>,
    problems: Vec<(&'static str, String)>,
    today: NaiveDate,
}

impl ClubHome<'_> {
    /// Whether to ask an owner for the name of the club: until it has one, and at most until its third evening.
    fn asks_for_name(&self) -> bool {
        let Listing { tables, has_more, .. } = &self.listing;
        let is_new = !has_more && count(tables).0 < ASKED_EVENINGS;
        self.is_whole && self.visit.state.name.is_none() && self.visit.can_own() && is_new
    }

    /// The text of the search, as far as it is shown again.
    fn find(&self) -> String {
        self.query.find.chars().take(MAX_SEARCH).collect()
    }
}

/// `GET /c/{club}`
pub async fn show(access: ClubPageAccess<Watching>, query: web::Query<EveningQuery>) -> PageResult {
    let visit = access.load().await?;
    page(visit, query.into_inner(), None).await
}

/// The page as the home page of a device that is in no other club.
pub async fn at_home(visit: ClubVisit, others: DeviceTables) -> PageResult {
    page(visit, EveningQuery::default(), Some(others)).await
}

/// The query, as far as it is valid.
struct Filter {
    search: Search,
    nothing_found: Option<String>,
    days: PeriodQuery,
}

impl Filter {
    /// The filters of the form take precedence over the words of the search.
    fn of(visit: &ClubVisit, games: &[PlayedGame], query: &EveningQuery, today: NaiveDate) -> Self {
        let found = search::parse(&query.find, (visit.state.people(), games), visit.localizer(), today);
        let nothing_found = found.as_ref().err().map(|misread| not_found(visit.localizer(), misread, today));
        let mut search = found.unwrap_or_default();
        search.game = PlayedGame::read(&query.game, &query.name).or(search.game);
        if let Some(person) = visit.person_id(&query.person) {
            search.people = vec![person];
        }
        let days = PeriodQuery { year: String::new(), from: query.from.clone(), to: query.to.clone() };
        if let Some(period) = days.period(today)
            && days.has_days()
        {
            search.period = period;
        }
        Self { search, nothing_found, days }
    }

    /// What is wrong with the days. A search that finds nothing is no error.
    fn problems(&self, localizer: Localizer) -> Vec<(&'static str, String)> {
        self.days.problems(localizer).into_iter().collect()
    }
}

/// What only the page without a query shows.
#[derive(Default)]
struct Overview {
    /// The open table that changed last.
    open: Option<TableVisit>,
    /// The other open tables, each with its address.
    others: Vec<ListRow>,
    /// The table of the newest evening, unless it is damaged.
    last: Option<TableVisit>,
    year: Option<Year>,
    deleted: Vec<Deleted>,
    /// A notice that the recovery link was used recently.
    recovered: Option<String>,
}

/// A page of the evenings that match a query, with the whole last day.
struct Listing {
    /// The tables that are over, newest first.
    tables: Vec<TableResults>,
    has_more: bool,
    /// The games of the club, with the number of tables of each.
    games: Vec<(PlayedGame, i64)>,
}

async fn page(visit: ClubVisit, query: EveningQuery, others: Option<DeviceTables>) -> PageResult {
    let today = visit.state.day(App::now());
    let is_whole = query == EveningQuery::default();
    let loading = visit.run_query(move |app, visit| {
        let games = app.service.games_of_club(visit.id)?;
        let played: Vec<PlayedGame> = games.iter().map(|(game, _)| game.clone()).collect();
        let filter = Filter::of(visit, &played, &query, today);
        let mut listing = Listing::load(app, visit, (&filter.search, &query), games)?;
        let newest = listing.tables.first().map(|newest| newest.table.id);
        if filter.nothing_found.is_some() {
            (listing.tables, listing.has_more) = (Vec::new(), false);
        }
        let overview = if is_whole { Overview::load(app, visit, newest, today)? } else { Overview::default() };
        Ok((listing, overview, query, filter))
    });
    let (loaded, visit) = loading.await?;
    visit.respond(move |visit| loaded_page(visit, loaded, others, today)).await
}

fn loaded_page(
    visit: &ClubVisit,
    (listing, overview, query, filter): (Listing, Overview, EveningQuery, Filter),
    others: Option<DeviceTables>,
    today: NaiveDate,
) -> PageResult {
    let is_whole = query == EveningQuery::default();
    let mut problems = filter.problems(visit.localizer());
    problems.extend(others.iter().filter_map(|others| Some(("code", others.code.error.clone()?))));
    let mut page = visit.page(&Message::new("plain-text").with("text", visit.name()), "")?;
    page.is_error = !problems.is_empty();
    page.back = page.back.filter(|_| others.is_none());
    let oldest = listing.tables.last().filter(|_| listing.has_more).map(|last| last.table.number.to_string());
    let older = |before| visit.address(&EveningQuery { before, ..query.clone() }.query_string());
    let book = ClubHome {
        games: game_links(visit, &listing.games, filter.search.game.as_ref(), &query),
        heading: heading(visit, &filter.search, &query, count(&listing.tables), listing.has_more),
        older: oldest.map(older),
        is_whole,
        visit,
        overview,
        listing,
        query,
        filter,
        others,
        problems,
        today,
        page,
    };
    answer(book.page.status(), &book)
}

impl Overview {
    fn load(app: &App, visit: &ClubVisit, newest: Option<TableId>, today: NaiveDate) -> Result<Self, HttpError> {
        let this_year = TableFilter { finished: Some(true), ..Period::of_year(today.year()).filter() };
        let mut tables = app.service.table_results(visit.id, &this_year)?;
        tables.retain(|one| one.table.summary.is_played());
        let ledger = app.service.ledger(visit.id, &visit.state)?;
        let load = |id| -> Result<Option<TableVisit>, HttpError> {
            let table = app.load_readable(id)?;
            Ok(table.map(|state| TableVisit::new(&visit.app, id, visit.role, &visit.visitor, state)))
        };
        let open = TableFilter { finished: Some(false), ..TableFilter::default() };
        let mut open = app.store().tables_of_club(visit.id, &open)?;
        open.sort_by_key(|table| Reverse(table.summary.changed_at));
        let mut open = open.into_iter();
        let first = open.next().map(|table| load(table.id)).transpose()?.flatten();
        let other = |row: TableRow| {
            let time_zone = visit.state.time_zone.name().to_owned();
            let names = visit.state.names_at(row.number);
            table_list::row(&JoinedTable { row, names, time_zone }, visit.localizer())
        };
        Ok(Self {
            open: first,
            others: open.map(other).collect(),
            last: newest.map(load).transpose()?.flatten(),
            year: year::year(visit, &ledger, &tables, today),
            deleted: deleted::of_club(app, visit)?,
            recovered: recovery_notice::recent(app, visit)?,
        })
    }
}

impl Listing {
    fn load(
        app: &App,
        visit: &ClubVisit,
        (search, query): (&Search, &EveningQuery),
        games: Vec<(PlayedGame, i64)>,
    ) -> Result<Self, HttpError> {
        let people = search.people.iter().copied().chain(visit.person_id(&query.rival));
        let tables = people.map(|person| visit.state.tables_of(person));
        let plays =
            query.plays(visit).map(|kind| app.service.tables_with_plays(visit.id, &visit.state, &kind)).transpose()?;
        let sheets = search.game.as_ref().map(|game| app.service.sheets_of(visit.id, game)).transpose()?.flatten();
        let numbers = tables.chain(plays.map(BTreeSet::from_iter)).chain(sheets);
        let numbers = numbers.reduce(|some, others| &some & &others);
        let before =
            TableNumber::read(&query.before).map(|number| app.service.place_of(visit.id, number)).transpose()?;
        let filter = TableFilter {
            game: search.game.as_ref().map(|played| played.game.id.to_owned()),
            numbers: numbers.map(Vec::from_iter),
            older_than: before.flatten(),
            finished: Some(true),
            ..search.period.filter()
        };
        let (tables, has_more) = app.service.page_of_evenings(visit.id, filter)?;
        Ok(Self { tables, has_more, games })
    }
}

fn not_found(localizer: Localizer, misread: &Misread, today: NaiveDate) -> String {
    let Misread::Word(word) = misread else {
        return localizer.say(&Message::new("club-find-many").count("count", MAX_WORDS));
    };
    let game = localizer.game(GAMES.first().map_or("", |game| game.info().id));
    let example = format!("{game} {}", month_of_year(localizer.language, today));
    localizer.say(&Message::new("club-find-nothing").with("word", word.as_str()).with("example", example.as_str()))
}

/// A choice of all games that have been played.
fn game_links(
    visit: &ClubVisit,
    games: &[(PlayedGame, i64)],
    current: Option<&PlayedGame>,
    query: &EveningQuery,
) -> Vec<FilterLink> {
    let href = |game: &str, name: &str| {
        let (game, name, find, before) = (game.to_owned(), name.to_owned(), String::new(), String::new());
        visit.address(&EveningQuery { find, game, name, before, ..query.clone() }.query_string())
    };
    let label = visit.localizer().plain("club-all");
    let all = FilterLink { href: href("", ""), label, is_current: current.is_none() };
    let link = |(played, count): &(PlayedGame, i64)| {
        let text = Message::new("club-game-count").with("game", game_name(visit.localizer(), played));
        let label = visit.localizer().say(&text.count("count", *count));
        FilterLink { href: href(played.game.id, &played.name), label, is_current: current == Some(played) }
    };
    std::iter::once(all).chain(games.iter().map(link)).collect()
}
