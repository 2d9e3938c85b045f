//! The tables of a club as its pages list them by evening: the day, the games, who won, and by how much.

use std::cmp::Reverse;

use chrono::{Datelike, NaiveDate};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use crate::club::played::{PlayedGame, by_game};
use crate::club::statistics::TableResults;
use crate::club::{PersonId, TableUnit};
use crate::document::seats::AND;
use crate::i18n::{isolated, month, month_of_year, number};
use crate::store::{PersonResult, TableRow};
use crate::web::components::table_texts::{self, won};
use crate::web::pages::prelude::*;

/// The most games of an evening that a list names.
const NAMED_GAMES: usize = 2;

/// An amount of a club's unit, as the reader's language writes it. It has a sign where players win from each other.
pub fn amount(localizer: Localizer, unit: &TableUnit, is_zero_sum: bool, minor: i64) -> String {
    let plain = unit.print(minor);
    let written = localizer.amount(&plain, unit.is_money.then_some(&*unit.name));
    if is_zero_sum && minor > 0 { format!("+{written}") } else { written }
}

/// An amount of a table.
pub fn amount_at(localizer: Localizer, table: &TableResults, minor: i64) -> String {
    amount(localizer, &table.table.unit, table.is_zero_sum(), minor)
}

/// A count, as the reader's language writes it.
pub fn figure(localizer: Localizer, count: &impl ToString) -> String {
    number(localizer.language, &count.to_string())
}

/// A message about some of the club's people, whose seats `text` gets.
pub fn of_people(visit: &ClubVisit, ids: &[PersonId], text: impl FnOnce(Vec<Seat>) -> Message) -> String {
    let seats = Seats::new(ids.iter().map(|id| visit.state.people().name(*id).to_owned()).collect());
    let all = seats.all().collect();
    visit.localizer().with_names(&seats).say(&text(all))
}

/// "Ana and Bo win", and what the best of them won; empty without a winner.
pub fn winners(visit: &ClubVisit, table: &TableResults) -> (String, String) {
    let winners: Vec<_> = winners_of(table).collect();
    let Some(best) = winners.first() else { return (visit.localizer().plain("club-no-winner"), String::new()) };
    let people: Vec<PersonId> = winners.iter().map(|one| one.person).collect();
    (of_people(visit, &people, won), amount_at(visit.localizer(), table, best.total))
}

/// The game, and the number of hands.
pub fn detail(localizer: Localizer, table: &TableResults) -> String {
    let text = Message::new("club-evening-detail").with("game", name_of(localizer, table));
    localizer.say(&text.count("hands", table.table.summary.hands))
}

/// The tables of each month.
pub fn by_month(tables: &[TableResults]) -> impl Iterator<Item = &[TableResults]> {
    let month_of = |one: &TableResults| (one.day().year(), one.day().month());
    tables.chunk_by(move |one, other| month_of(one) == month_of(other))
}

/// The month of a day, with a capital, and with the year if that is not the current one.
pub fn month_heading(localizer: Localizer, day: NaiveDate, today: NaiveDate) -> String {
    let is_this_year = day.year() == today.year();
    let month = if is_this_year { month(localizer.language, day) } else { month_of_year(localizer.language, day) };
    let mut letters = month.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The tables of each day.
pub fn by_day(tables: &[TableResults]) -> impl Iterator<Item = &[TableResults]> {
    tables.chunk_by(|one, other| one.table.day == other.table.day)
}

/// How many evenings and how many games some tables are.
pub fn count(tables: &[TableResults]) -> (usize, usize) {
    (by_day(tables).count(), tables.len())
}

/// "1 evening, 11 games"
pub fn counted(localizer: Localizer, tables: &[TableResults]) -> String {
    let (evenings, games) = count(tables);
    evenings_and_games(localizer, evenings, games)
}

/// "1 evening, 11 games"
pub fn evenings_and_games(localizer: Localizer, evenings: impl TryInto<i64>, games: impl TryInto<i64>) -> String {
    localizer.say(&Message::new("club-evenings-games").count("evenings", evenings).count("games", games))
}

/// The name of a game; on a sheet, of the game that was played.
pub fn game_name(localizer: Localizer, played: &PlayedGame) -> String {
    table_texts::game_name(localizer, played.game, &played.name)
}

/// A query about a game, with its question mark: on a sheet, it has the name of the game that was played.
pub fn game_query(played: &PlayedGame, rest: &str) -> String {
    let name = utf8_percent_encode(&played.name, NON_ALPHANUMERIC);
    let name = if played.name.is_empty() { String::new() } else { format!("name={name}") };
    let parts: Vec<&str> = [name.as_str(), rest].into_iter().filter(|part| !part.is_empty()).collect();
    if parts.is_empty() { String::new() } else { format!("?{}", parts.join("&")) }
}

/// The address of the season of a game below the club's.
pub fn season_of(played: &PlayedGame, query: &str) -> String {
    format!("/season/{}{}", played.game.id, game_query(played, query))
}

/// The name of the game that was played at a table.
pub fn name_of(localizer: Localizer, results: &TableResults) -> String {
    table_name(localizer, &results.table)
}

/// The name of the game that was played at a table, by its row.
pub fn table_name(localizer: Localizer, table: &TableRow) -> String {
    PlayedGame::of(table).map_or_else(|| localizer.game(&table.game), |played| game_name(localizer, &played))
}

/// The games of some tables with the number of tables of each, the most frequent first.
pub fn games(tables: &[TableResults]) -> Vec<(PlayedGame, i64)> {
    by_game(tables, |one| Some((PlayedGame::of(&one.table)?, 1)))
}

/// The games of an evening, at most two by name: "French Tarot, 4 × Hearts, 2 more".
pub fn games_of(localizer: Localizer, tables: &[TableResults]) -> String {
    let games = games(tables);
    let name = |(played, times): &(PlayedGame, i64)| match times {
        1 => game_name(localizer, played),
        times => format!("{}\u{a0}× {}", figure(localizer, times), game_name(localizer, played)),
    };
    let more = games.len().saturating_sub(NAMED_GAMES);
    let more = (more > 0).then(|| localizer.say(&Message::new("club-more").count("count", more)));
    games.iter().take(NAMED_GAMES).map(name).chain(more).collect::<Vec<_>>().join(", ")
}

/// The names of people who won together: "Bo & Dag".
pub fn names(visit: &ClubVisit, people: &[PersonId]) -> String {
    people.iter().map(|person| isolated(visit.state.people().name(*person))).collect::<Vec<_>>().join(AND)
}

/// Who won at some tables, alone or together, and how many of them, the most first.
pub fn wins(tables: &[TableResults]) -> Vec<(Vec<PersonId>, i64)> {
    let mut wins: Vec<(Vec<PersonId>, i64)> = Vec::new();
    for people in tables.iter().map(|one| winners_of(one).map(|won| won.person).collect::<Vec<_>>()) {
        match wins.iter_mut().find(|(known, _)| *known == people) {
            _ if people.is_empty() => {}
            Some((_, times)) => *times += 1,
            None => wins.push((people, 1)),
        }
    }
    wins.sort_by_key(|(_, times)| Reverse(*times));
    wins
}

/// The winners of a table; none if everybody is at 0.
pub fn winners_of(TableResults { results, .. }: &TableResults) -> impl Iterator<Item = &PersonResult> {
    let has_winner = results.iter().any(|one| !one.won || one.total != 0);
    results.iter().filter(move |one| one.won && has_winner)
}
