//! The club's book: tonight first, then the year so far and the evenings by month.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::{Datelike, NaiveDate};

use super::chips::Chip;
use super::evenings::{self, MonthRows, by_month};
use super::period::{Days, PeriodQuery};
use super::query::BookQuery;
use super::query_text::told;
use super::search::{self, Wanted};
use super::tonight::{Going, Same, going, same};
use super::year::{self, Year};
use crate::club::{Ledger, PersonId, TableNumber};
use crate::games::text::{Arg, Text};
use crate::games::{GAMES, find};
use crate::service::Evening;
use crate::store::{ClubId, Which};
use crate::web::auth::access::{Allowed, Watching};
use crate::web::auth::at_club::AtClub;
use crate::web::auth::at_table::AtTable;
use crate::web::components::deleted::{self, Deleted};
use crate::web::components::recovery_notice;
use crate::web::components::standing::game_name;
use crate::web::components::table_list::Known;
use crate::web::http::error::Problem;
use crate::web::http::state::{App, Shared, working};
use crate::web::layout::page::{Page, answer};
use crate::words::{Words, month_of_year};

/// So many evenings are on a page.
const PAGE: usize = 50;
/// The longest that is shown again of what was looked for.
const LONGEST: usize = 100;

#[derive(Template)]
#[template(path = "club/home.html")]
struct Book {
    page: Page,
    here: String,
    club: String,
    can_score: bool,
    going: Vec<Going>,
    so_far: Option<Year>,
    find: String,
    not_found: Option<String>,
    games: Vec<Chip>,
    game: String,
    /// Whose evenings can be chosen, and whether they are.
    people: Vec<(String, String, bool)>,
    days: Days,
    is_narrow: bool,
    /// What was found, in words.
    told: Option<String>,
    months: Vec<MonthRows>,
    older: Option<String>,
    same: Option<Same>,
    /// What else home has.
    known: Option<Known>,
    problems: Vec<(&'static str, String)>,
    deleted: Vec<Deleted>,
    /// That the recovery link was used lately.
    recovered: Option<String>,
}

/// `GET /c/{club}`
pub async fn show(
    app: Shared,
    allowed: Allowed<Watching, ClubId>,
    asked: web::Query<BookQuery>,
) -> Result<HttpResponse, Problem> {
    let at = allowed.at_club(&app).await?;
    book(&app, at, asked.into_inner(), None).await
}

/// The book as the first page of a device that has this club alone.
pub async fn at_home(app: &Shared, at: AtClub, known: Known) -> Result<HttpResponse, Problem> {
    book(app, at, BookQuery::default(), Some(known)).await
}

/// What the book is drawn from.
struct Read {
    going: Vec<AtTable>,
    /// The table of the newest evening.
    last: Option<AtTable>,
    of_year: Vec<Evening>,
    /// Of the book as a whole.
    ledger: Option<Ledger>,
    listed: Vec<Evening>,
    goes_on: bool,
    games: Vec<(String, i64)>,
    deleted: Vec<Deleted>,
    recovered: Option<String>,
}

/// What was asked for, as far as it could be read.
struct Sought {
    wanted: Wanted,
    not_found: Option<String>,
    days: Days,
}

impl Sought {
    fn of(at: &AtClub, asked: &BookQuery, today: NaiveDate) -> Self {
        let people = at.club().people();
        let found = search::read(&asked.find, people, at.words(), today);
        let not_found = found.as_ref().err().map(|word| not_found(at.words(), word, today));
        let mut wanted = found.unwrap_or_default();
        wanted.game = find(&asked.game).map(|game| game.facts().id).or(wanted.game);
        wanted.person = PersonId::read(&asked.person).map(|person| people.counts_as(person)).or(wanted.person);
        let time = PeriodQuery { year: String::new(), from: asked.from.clone(), to: asked.to.clone() };
        let period = time.period(today);
        if let Ok(period) = period
            && time.has_days()
        {
            (wanted.from, wanted.to) = (period.from, period.to);
        }
        Self { wanted, not_found, days: time.days(at.words(), period.err()) }
    }

    fn problems(&self) -> Vec<(&'static str, String)> {
        let not_found = self.not_found.iter().map(|why| ("find", why.clone()));
        not_found.chain(self.days.problems()).collect()
    }
}

/// The book of a club, as far as it was asked for.
async fn book(app: &Shared, at: AtClub, asked: BookQuery, mut known: Option<Known>) -> Result<HttpResponse, Problem> {
    let today = at.club().day(App::now());
    let sought = Sought::of(&at, &asked, today);
    let (read, at, asked, sought) =
        working(app, move |app| Ok((read(app, &at, (&sought.wanted, &asked), today)?, at, asked, sought))).await?;
    let is_whole = asked == BookQuery::default();
    let mut problems = sought.problems();
    problems.extend(known.iter().filter_map(|known| Some(("code", known.code.error.clone()?))));
    let mut page = at.page(&Text::new("plain-text").with("text", evenings::verbatim(&at.name())), "");
    page.is_error = !problems.is_empty();
    page.back = page.back.filter(|_| known.is_none());
    let older = read.listed.last().filter(|_| read.goes_on).map(|last| last.table.number.to_string());
    let status = if page.is_error { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let Sought { wanted, not_found, days } = sought;
    // At home also what was deleted elsewhere.
    let deleted = known.as_mut().map_or(read.deleted, |known| std::mem::take(&mut known.deleted));
    let book = Book {
        here: at.address(""),
        club: at.id.to_string(),
        can_score: at.can_score(),
        going: read.going.iter().map(going).collect(),
        so_far: read.ledger.as_ref().and_then(|ledger| year::year((&at, ledger), &read.of_year, today)),
        find: asked.find.chars().take(LONGEST).collect(),
        not_found,
        games: chips(&at, &read.games, wanted.game, &asked),
        game: wanted.game.unwrap_or_default().to_owned(),
        people: people(&at, wanted.person),
        is_narrow: days.is_open || !asked.person.is_empty(),
        days,
        told: (!is_whole && asked.before.is_empty())
            .then(|| told(&at, &wanted, &asked, (read.listed.len(), read.goes_on)))
            .flatten(),
        months: by_month(&at, &read.listed, today),
        older: older.map(|before| at.address(&BookQuery { before, ..asked }.query())),
        same: same(read.last.as_ref())?,
        deleted,
        recovered: read.recovered,
        known,
        problems,
        page,
    };
    answer(status, &book)
}

fn read(app: &App, at: &AtClub, (wanted, asked): (&Wanted, &BookQuery), today: NaiveDate) -> Result<Read, Problem> {
    let is_whole = *asked == BookQuery::default();
    let (listed, goes_on) = listed(app, at, wanted, asked)?;
    let first = NaiveDate::from_ymd_opt(today.year(), 1, 1).map(|day| day.to_string());
    let of_year = Which { from: first, closed: true, ..Which::default() };
    let mut of_year = if is_whole { app.service.evenings(at.id, &of_year)? } else { Vec::new() };
    of_year.retain(Evening::is_over);
    let ledger = is_whole.then(|| app.service.ledger(at.id, at.club())).transpose()?;
    let going = if is_whole { app.store().open_tables_of_club(at.id)? } else { Vec::new() };
    let visited = |id| match app.service.load(id) {
        // Of this one nothing is left to show; the others are.
        Err(error) if error.is_damage() => None,
        Err(error) => Some(Err(Problem::from(error))),
        Ok(table) => Some(Ok(AtTable::new(id, at.role, at.visitor.clone(), table))),
    };
    let going = going.into_iter().filter_map(visited).collect::<Result<_, _>>()?;
    let last = listed.first().filter(|_| is_whole).and_then(|last| visited(last.table.id)).transpose()?;
    let deleted = if is_whole { deleted::of_club(app, at)? } else { Vec::new() };
    let recovered = if is_whole { recovery_notice::lately(app, at)? } else { None };
    Ok(Read {
        going,
        last,
        of_year,
        ledger,
        listed,
        goes_on,
        games: app.store().games_of_club(at.id)?,
        deleted,
        recovered,
    })
}

/// The evenings that are asked for, and whether there are more.
fn listed(app: &App, at: &AtClub, wanted: &Wanted, asked: &BookQuery) -> Result<(Vec<Evening>, bool), Problem> {
    let (club, day) = (at.club(), |day: Option<NaiveDate>| day.map(|day| day.to_string()));
    let rival = PersonId::read(&asked.rival);
    let sat = |person: PersonId| club.tables_of(person).map(|table| i64::from(table.0)).collect::<Vec<_>>();
    let mut numbers = wanted.person.map(sat);
    if let Some(rivals) = rival.map(sat) {
        let both = |number: &i64| rivals.contains(number);
        numbers = Some(numbers.unwrap_or_else(|| rivals.clone()).into_iter().filter(both).collect());
    }
    if let Some(kind) = asked.plays() {
        let with_plays = app.store().tables_with_plays(at.id, &kind)?;
        numbers = Some(match numbers {
            Some(numbers) => numbers.into_iter().filter(|number| with_plays.contains(number)).collect(),
            None => with_plays,
        });
    }
    let which = Which {
        game: wanted.game.map(str::to_owned),
        numbers,
        from: day(wanted.from),
        to: day(wanted.to),
        before: TableNumber::read(&asked.before)
            .map(|number| app.service.place_of(at.id, number))
            .transpose()?
            .flatten(),
        most: i64::try_from(PAGE + 1).ok(),
        closed: true,
        ..Which::default()
    };
    let mut listed = app.service.evenings(at.id, &which)?;
    let goes_on = listed.len() > PAGE;
    listed.truncate(PAGE);
    Ok((listed, goes_on))
}

fn not_found(words: Words, word: &str, today: NaiveDate) -> String {
    let example = format!(
        "{} {}",
        game_name(words, GAMES.first().map_or("", |game| game.facts().id)),
        month_of_year(words.language, today)
    );
    let text = Text::new("club-find-nothing").with("word", evenings::verbatim(word));
    words.say(&text.with("example", Arg::Verbatim(example.to_lowercase())))
}

/// A choice of all the games that are in the book.
fn chips(at: &AtClub, games: &[(String, i64)], current: Option<&str>, asked: &BookQuery) -> Vec<Chip> {
    let href = |game: &str| {
        let (find, before) = (String::new(), String::new());
        let query = BookQuery { game: game.to_owned(), find, before, ..asked.clone() }.query();
        at.address(&query)
    };
    let all = Chip { href: href(""), label: at.words().plain("club-all"), is_current: current.is_none() };
    let chip = |(game, count): &(String, i64)| {
        let text = Text::new("club-game-count").with("game", game_name(at.words(), game).as_str());
        let label = at.words().say(&text.count("count", *count));
        Chip { href: href(game), label, is_current: current == Some(game) }
    };
    std::iter::once(all).chain(games.iter().map(chip)).collect()
}

fn people(at: &AtClub, current: Option<PersonId>) -> Vec<(String, String, bool)> {
    let people = at.club().people().all();
    people.map(|person| (person.id.to_string(), person.name.clone(), current == Some(person.id))).collect()
}
