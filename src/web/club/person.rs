//! A person of the club: evenings, totals, contracts, partners, who stood ahead, and what is owed.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;

use super::evenings::{amount, is_over, results, verbatim};
use super::home::Chip;
use super::ledger::purse_name;
use super::period::{Asked, Period};
use super::pictures::Columns;
use super::rates::{self, Rate, minor};
use super::season::{counted, read};
use crate::club::statistics::{Evenings, Statistics, Wanted};
use crate::club::{PersonId, Unit};
use crate::games::any::AnyGame;
use crate::games::find;
use crate::games::text::Text;
use crate::table::Evening;
use crate::web::board::scoreboard::colour;
use crate::web::board::standing::game_name;
use crate::web::frame::access::Watching;
use crate::web::frame::app::{App, Shared, working};
use crate::web::frame::member::{AtClub, Member};
use crate::web::frame::page::{Page, answer};
use crate::web::frame::problem::Problem;
use crate::words::number;

/// As many evenings as have a column of their own.
const COLUMNS: usize = 26;

#[derive(Template)]
#[template(path = "club/person.html")]
struct PersonPage {
    page: Page,
    games: Vec<GameView>,
    owed: Vec<(String, &'static str, String)>,
    account: String,
    can_own: bool,
    edit: String,
    periods: Vec<Chip>,
}

/// Somebody's evenings of a game in one unit.
struct GameView {
    id: String,
    name: String,
    figures: Vec<(String, String)>,
    columns: Option<Columns>,
    lines: Vec<String>,
    href: String,
    evenings: String,
    rates: Vec<Rate>,
    /// Whether they say what a hand brought on average.
    has_mean: bool,
    partners: Vec<Rate>,
    rivals: Vec<Rate>,
}

/// `GET /c/{club}/people/{person}`
pub async fn show(
    app: Shared,
    member: Member<Watching>,
    path: web::Path<(String, String)>,
    asked: web::Query<Asked>,
) -> Result<HttpResponse, Problem> {
    let at = member.at_club(&app).await?;
    let person = PersonId::read(&path.1).filter(|id| at.club().people().find(*id).is_some()).ok_or(Problem::Missing)?;
    let today = at.club().day(App::now());
    let period = Period::read(&asked, today).unwrap_or_default();
    let (games, at) = working(&app, move |app| Ok((games(app, &at, person, period)?, at))).await?;
    let here = at.address(&format!("/people/{person}"));
    let name = verbatim(at.club().people().name(person));
    let mut page = at.page(&Text::new("plain-text").with("text", name), &format!("/people/{person}"));
    page.back = Some(at.address("/people"));
    let view = PersonPage {
        games,
        owed: owed(&at, person),
        account: format!("{here}/account"),
        can_own: at.can_own(),
        edit: format!("{here}/edit"),
        periods: period.choices(&at, &here, today),
        page,
    };
    answer(StatusCode::OK, &view)
}

fn games(app: &App, at: &AtClub, person: PersonId, period: Period) -> Result<Vec<GameView>, Problem> {
    let mut views = Vec::new();
    for (game, _) in app.store().games_of_club(&at.id)? {
        let Some(game) = find(&game).map(AnyGame::facts) else { continue };
        let evenings = read(app, at, game.id, period)?.evenings;
        let wanted = Wanted { game, person: Some(person), from: period.from, to: period.to };
        let statistics = counted(at, &wanted, &evenings);
        let own = statistics.evenings.iter().filter(|own| own.person == person);
        views.extend(own.filter_map(|own| view(at, (game.id, person), own, &statistics, &evenings)));
    }
    Ok(views)
}

fn view(
    at: &AtClub,
    (game, person): (&str, PersonId),
    own: &Evenings,
    statistics: &Statistics,
    evenings: &[Evening],
) -> Option<GameView> {
    let words = at.words();
    let of_unit: Vec<&Evening> =
        evenings.iter().filter(|evening| is_over(evening) && evening.summary.unit.name == own.unit).collect();
    let unit = &of_unit.first()?.summary.unit;
    let written = |plain: &str| amount(words, unit, minor(unit, plain));
    let counted = |id, count: u32| {
        let label = words.say(&Text::new(id).count("count", i64::from(count)));
        (number(words.language, &count.to_string()), label)
    };
    let extremes = Text::new("stats-best-worst").with("best", verbatim(&written(&own.best)));
    let lines = [
        extremes.with("worst", verbatim(&written(&own.worst))),
        Text::new("stats-run-longest").count("count", i64::from(own.run)),
    ];
    let plays: Vec<_> = statistics.plays.iter().filter(|plays| plays.unit == own.unit).collect();
    let rates = match rates::by_contract(at, game, unit, &plays) {
        rates if rates.is_empty() => rates::by_person(at, &plays),
        rates => rates,
    };
    let shown = Text::new("club-evenings").count("count", i64::from(own.evenings));
    Some(GameView {
        id: game.to_owned(),
        name: game_name(words, game),
        figures: vec![
            counted("club-label-evenings", own.evenings),
            counted("club-label-won", own.won),
            (written(&own.total), words.plain("club-label-total")),
        ],
        columns: columns(at, (game, person), unit, &of_unit),
        lines: lines.iter().map(|line| words.say(line)).chain(counts(at, person, statistics)).collect(),
        href: at.address(&format!("?game={game}&person={person}")),
        evenings: words.say(&shown),
        has_mean: rates.iter().any(|rate| rate.mean.is_some()),
        rates,
        partners: rates::partners(at, person, statistics),
        rivals: rates::rivals(at, person, statistics),
    })
}

/// His totals, evening by evening: the last of them, and which were the best and the worst.
fn columns(at: &AtClub, (game, person): (&str, PersonId), unit: &Unit, evenings: &[&Evening]) -> Option<Columns> {
    let own = evenings.iter().filter_map(|evening| results(at, evening).into_iter().find(|(id, ..)| *id == person));
    let totals: Vec<i64> = own.map(|(_, total, _)| total).collect();
    let shown = totals.get(totals.len().saturating_sub(COLUMNS)..).filter(|shown| shown.len() > 1)?;
    let (most, least) = (*shown.iter().max()?, *shown.iter().min()?);
    let written = |total: i64| amount(at.words(), unit, total);
    let is_first = |at: usize, total: i64| shown.iter().position(|other| *other == total) == Some(at);
    let label = |(at, total): (usize, &i64)| {
        let is_told = (*total == most || *total == least) && is_first(at, *total);
        if is_told { written(*total) } else { String::new() }
    };
    let labels: Vec<String> = shown.iter().enumerate().map(label).collect();
    let (best, worst) = if unit.lower_wins { (least, most) } else { (most, least) };
    let text = Text::new("stats-columns").with("game", verbatim(&game_name(at.words(), game)));
    let text = text.with("best", verbatim(&written(best))).with("worst", verbatim(&written(worst)));
    Some(Columns::new(shown, &labels, &[], at.words().say(&text)))
}

/// What else the game counts of somebody who plays contracts.
fn counts(at: &AtClub, person: PersonId, statistics: &Statistics) -> Vec<String> {
    let own = statistics.taker.iter().flatten().filter(|taker| taker.person == person);
    let counts = own.flat_map(|taker| &taker.counts.0).filter(|(_, count)| *count > 0);
    counts.map(|(name, count)| at.words().say(&Text::new(count_id(name)).count("count", *count))).collect()
}

/// The message of something that is counted.
fn count_id(name: &str) -> &'static str {
    match name {
        "bouts" => "stats-bouts",
        "poignees" => "stats-poignees",
        "petit_won" => "stats-petit-won",
        _ => "stats-petit-lost",
    }
}

/// What he is owed and owes, purse by purse.
fn owed(at: &AtClub, person: PersonId) -> Vec<(String, &'static str, String)> {
    let purses = at.club().accounts().purses().iter();
    let balances = purses.map(|purse| {
        let balances = at.club().balances(*purse);
        let balance = balances.into_iter().find(|(id, _)| *id == person).map_or(0, |(_, balance)| balance);
        (*purse, balance)
    });
    let said = balances.filter(|(_, balance)| *balance != 0).map(|(purse, balance)| {
        let id = if balance > 0 { "person-is-owed" } else { "person-owes" };
        let said = format!("{} · {}", at.words().plain(id), purse_name(at, purse));
        (said, colour(balance), at.money(purse, balance.abs()))
    });
    said.collect()
}
