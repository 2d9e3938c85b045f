//! The evenings of a club as its pages list them: the day, who won, and by how much.

use std::cmp::Reverse;

use chrono::{Datelike, NaiveDate};

use crate::club::statistics::Evening;
use crate::club::{PersonId, TableUnit};
use crate::i18n::{month, month_of_year, number};
use crate::web::components::table_texts::won;
use crate::web::pages::prelude::*;

/// An amount of a club's unit, as the reader's language writes it. It has a sign where players win from each other.
pub fn amount(localizer: Localizer, unit: &TableUnit, minor: i64) -> String {
    let plain = unit.print(minor);
    let written = localizer.amount(&plain, unit.is_money.then_some(&*unit.name));
    let is_signed = unit.is_money || !unit.lower_wins;
    if is_signed && minor > 0 { format!("+{written}") } else { written }
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
pub fn winners(visit: &ClubVisit, evening: &Evening) -> (String, String) {
    // Nobody has won where everybody is at 0.
    let has_winner = evening.results.iter().any(|one| !one.won || one.total != 0);
    let winners: Vec<_> = evening.results.iter().filter(|one| one.won && has_winner).collect();
    let Some(best) = winners.first() else { return (visit.localizer().plain("club-no-winner"), String::new()) };
    let people: Vec<PersonId> = winners.iter().map(|one| one.person).collect();
    (of_people(visit, &people, won), amount(visit.localizer(), &evening.table.unit, best.total))
}

/// The game, and the number of hands.
pub fn detail(localizer: Localizer, evening: &Evening) -> String {
    let text = Message::new("club-evening-detail").with("game", localizer.game(&evening.table.game));
    localizer.say(&text.count("hands", evening.table.summary.hands))
}

/// The evenings of each month.
pub fn by_month(evenings: &[Evening]) -> impl Iterator<Item = &[Evening]> {
    let month_of = |evening: &Evening| (evening.day().year(), evening.day().month());
    evenings.chunk_by(move |one, other| month_of(one) == month_of(other))
}

/// The month of a day, with a capital, and with the year if that is not the current one.
pub fn month_heading(localizer: Localizer, day: NaiveDate, today: NaiveDate) -> String {
    let is_this_year = day.year() == today.year();
    let month = if is_this_year { month(localizer.language, day) } else { month_of_year(localizer.language, day) };
    let mut letters = month.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The games of some evenings with the number of evenings of each, the most frequent first.
pub fn games(evenings: &[Evening]) -> Vec<(&str, usize)> {
    let mut games: Vec<(&str, usize)> = Vec::new();
    for evening in evenings {
        match games.iter_mut().find(|(game, _)| *game == evening.table.game) {
            Some((_, times)) => *times += 1,
            None => games.push((&evening.table.game, 1)),
        }
    }
    games.sort_by_key(|(_, times)| Reverse(*times));
    games
}
