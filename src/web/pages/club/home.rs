//! The first page of a club: open tables, the year so far, and the evenings by month with search and filters.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use chrono::{Datelike, NaiveDate};

use super::evening_query::{EveningQuery, heading};
use super::evenings::{by_month, detail, figure, month_heading, winners};
use super::open_tables;
use super::period::{FilterLink, Period, PeriodQuery};
use super::search::{self, MAX_WORDS, Misread, Search};
use super::year::{self, Year};
use crate::club::TableNumber;
use crate::club::statistics::Evening;
use crate::games::{AnyGame, Facts, GAMES, find};
use crate::store::{TableFilter, TableId};
use crate::web::components::deleted::{self, Deleted};
use crate::web::components::recovery_notice;
use crate::web::components::table_list::DeviceTables;
use crate::web::pages::prelude::*;
use crate::words::{month_of_year, weekday};

/// More tables than a club ever plays at one time.
const MAX_OPEN: usize = 8;
/// The longest search text that is shown again.
const MAX_SEARCH: usize = 640;

#[derive(Template)]
#[template(path = "club/home.html")]
struct ClubHome<'a> {
    page: Page,
    at: &'a AtClub,
    overview: Overview,
    listing: Listing,
    query: EveningQuery,
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
    /// The text of the search, as far as it is shown again.
    fn find(&self) -> String {
        self.query.find.chars().take(MAX_SEARCH).collect()
    }
}

/// `GET /c/{club}`
pub async fn show(allowed: AllowedInClub<Watching>, query: web::Query<EveningQuery>) -> PageResult {
    let at = allowed.load().await?;
    page(at, query.into_inner(), None).await
}

/// The page as the home page of a device that is in no other club.
pub async fn at_home(at: AtClub, others: DeviceTables) -> PageResult {
    page(at, EveningQuery::default(), Some(others)).await
}

/// The query, as far as it is valid.
struct Filter {
    search: Search,
    nothing_found: Option<String>,
    days: PeriodQuery,
}

impl Filter {
    /// The filters of the form take precedence over the words of the search.
    fn of(at: &AtClub, query: &EveningQuery, today: NaiveDate) -> Self {
        let found = search::parse(&query.find, at.state.people(), at.words(), today);
        let nothing_found = found.as_ref().err().map(|misread| not_found(at.words(), misread, today));
        let mut search = found.unwrap_or_default();
        search.game = find(&query.game).map(AnyGame::facts).or(search.game);
        if let Some(person) = at.person_id(&query.person) {
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
    fn problems(&self, words: Words) -> Vec<(&'static str, String)> {
        self.days.problems(words).into_iter().collect()
    }
}

/// What only the page without a query shows.
#[derive(Default)]
struct Overview {
    open_tables: Vec<AtTable>,
    /// The table of the newest evening, unless it is damaged.
    last: Option<AtTable>,
    year: Option<Year>,
    deleted: Vec<Deleted>,
    /// A notice that the recovery link was used recently.
    recovered: Option<String>,
}

/// A page of the evenings that match a query.
struct Listing {
    evenings: Vec<Evening>,
    has_more: bool,
    /// The games of the club, with the number of evenings of each.
    games: Vec<(String, i64)>,
}

async fn page(at: AtClub, query: EveningQuery, others: Option<DeviceTables>) -> PageResult {
    let today = at.state.day(App::now());
    let is_whole = query == EveningQuery::default();
    let loading = at.run_query(move |app, at| {
        let filter = Filter::of(at, &query, today);
        let mut listing = Listing::load(app, at, &filter.search, &query)?;
        let newest = listing.evenings.first().map(|evening| evening.table.id);
        if filter.nothing_found.is_some() {
            (listing.evenings, listing.has_more) = (Vec::new(), false);
        }
        let overview = if is_whole { Overview::load(app, at, newest, today)? } else { Overview::default() };
        Ok((listing, overview, query, filter))
    });
    let (loaded, at) = loading.await?;
    at.respond(move |at| loaded_page(at, loaded, others, today)).await
}

fn loaded_page(
    at: &AtClub,
    (listing, overview, query, filter): (Listing, Overview, EveningQuery, Filter),
    others: Option<DeviceTables>,
    today: NaiveDate,
) -> PageResult {
    let mut problems = filter.problems(at.words());
    problems.extend(others.iter().filter_map(|others| Some(("code", others.code.error.clone()?))));
    let mut page = at.page(&Text::new("plain-text").with("text", at.name()), "")?;
    page.is_error = !problems.is_empty();
    page.back = page.back.filter(|_| others.is_none());
    let oldest = listing.evenings.last().filter(|_| listing.has_more).map(|last| last.table.number.to_string());
    let older = |before| at.address(&EveningQuery { before, ..query.clone() }.query_string());
    let book = ClubHome {
        games: game_links(at, &listing.games, filter.search.game, &query),
        heading: heading(at, &filter.search, &query, listing.evenings.len(), listing.has_more),
        older: oldest.map(older),
        at,
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
    fn load(app: &App, at: &AtClub, newest: Option<TableId>, today: NaiveDate) -> Result<Self, HttpError> {
        let this_year = TableFilter { closed: Some(true), ..Period::of_year(today.year()).filter() };
        let mut evenings = app.service.evenings(at.id, &this_year)?;
        evenings.retain(|evening| evening.table.summary.is_evening());
        let ledger = app.service.ledger(at.id, &at.state)?;
        let load = |id| -> Result<Option<AtTable>, HttpError> {
            let table = app.load_readable(id)?;
            Ok(table.map(|state| AtTable {
                app: at.app.clone(),
                id,
                role: at.role,
                visitor: at.visitor.clone(),
                state,
            }))
        };
        let open = TableFilter { closed: Some(false), ..TableFilter::default() };
        let mut open = app.store().tables_of_club(at.id, &open)?;
        open.sort_by_key(|table| Reverse(table.summary.changed_at));
        let open = open.into_iter().take(MAX_OPEN).filter_map(|table| load(table.id).transpose());
        Ok(Self {
            open_tables: open.collect::<Result<_, _>>()?,
            last: newest.map(load).transpose()?.flatten(),
            year: year::year(at, &ledger, &evenings, today),
            deleted: deleted::of_club(app, at)?,
            recovered: recovery_notice::recent(app, at)?,
        })
    }
}

impl Listing {
    fn load(app: &App, at: &AtClub, search: &Search, query: &EveningQuery) -> Result<Self, HttpError> {
        let people = search.people.iter().copied().chain(at.person_id(&query.rival));
        let tables = people.map(|person| at.state.tables_of(person));
        let plays = query.plays(at).map(|kind| app.service.tables_with_plays(at.id, &kind)).transpose()?;
        let numbers = tables.chain(plays.map(BTreeSet::from_iter)).reduce(|some, others| &some & &others);
        let before = TableNumber::read(&query.before).map(|number| app.service.place_of(at.id, number)).transpose()?;
        let filter = TableFilter {
            game: search.game.map(|game| game.id.to_owned()),
            numbers: numbers.map(Vec::from_iter),
            older_than: before.flatten(),
            closed: Some(true),
            ..search.period.filter()
        };
        let (evenings, has_more) = app.service.page_of_evenings(at.id, filter)?;
        Ok(Self { evenings, has_more, games: app.store().games_of_club(at.id)? })
    }
}

fn not_found(words: Words, misread: &Misread, today: NaiveDate) -> String {
    let Misread::Word(word) = misread else {
        return words.say(&Text::new("club-find-many").count("count", MAX_WORDS));
    };
    let game = words.game(GAMES.first().map_or("", |game| game.facts().id));
    let example = format!("{game} {}", month_of_year(words.language, today));
    words.say(&Text::new("club-find-nothing").with("word", word.as_str()).with("example", example.as_str()))
}

/// A choice of all games that have been played.
fn game_links(at: &AtClub, games: &[(String, i64)], current: Option<&Facts>, query: &EveningQuery) -> Vec<FilterLink> {
    let href = |game: &str| {
        let (find, before) = (String::new(), String::new());
        at.address(&EveningQuery { game: game.to_owned(), find, before, ..query.clone() }.query_string())
    };
    let all = FilterLink { href: href(""), label: at.words().plain("club-all"), is_current: current.is_none() };
    let link = |(game, count): &(String, i64)| {
        let text = Text::new("club-game-count").with("game", at.words().game(game));
        let label = at.words().say(&text.count("count", *count));
        FilterLink { href: href(game), label, is_current: current.is_some_and(|current| current.id == game) }
    };
    std::iter::once(all).chain(games.iter().map(link)).collect()
}
