//! Parses the search for evenings: people, games, months and years in any order, like "march tarot" or "Ana 2025".

use chrono::{Datelike, Months, NaiveDate};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::period::Period;
use crate::club::{People, PersonId};
use crate::games::{Facts, GAMES};
use crate::words::{Words, month, month_of_year};

#[derive(Default)]
pub struct Search {
    pub game: Option<&'static Facts>,
    pub person: Option<PersonId>,
    pub period: Period,
}

/// The fewest letters that may stand for the word which they begin.
const SHORTEST_PREFIX: usize = 3;

/// Parses a search. The error is the first word that means nothing.
pub fn parse(typed: &str, people: &People, words: Words, today: NaiveDate) -> Result<Search, String> {
    let mut search = Search::default();
    let (mut month, mut year) = (None, None);
    for word in typed.split_whitespace() {
        let sought = folded(word);
        if let Some(found) = sought.parse().ok().filter(|year| (1900..=2999).contains(year)) {
            year = Some(found);
        } else if joins_month_and_year(words, &sought, today) {
            // It narrows nothing.
        } else if let Some(person) = person(people, |name| name == sought) {
            search.person = Some(person);
        } else if let Some(found) = month_of(words, &sought) {
            month = Some(found);
        } else if let Some(game) = game(words, &sought) {
            search.game = Some(game);
        } else if let Some(person) = person(people, |name| begins(name, &sought)) {
            search.person = Some(person);
        } else {
            return Err(word.chars().take(40).collect());
        }
    }
    (search.period.from, search.period.to) = span(year, month, today).unzip();
    Ok(search)
}

/// The days of a year, of a month in it, or of the latest such month.
fn span(year: Option<i32>, month: Option<u32>, today: NaiveDate) -> Option<(NaiveDate, NaiveDate)> {
    let (first, months) = match (year, month) {
        (None, None) => return None,
        (Some(year), None) => (NaiveDate::from_ymd_opt(year, 1, 1)?, 12),
        (Some(year), Some(month)) => (NaiveDate::from_ymd_opt(year, month, 1)?, 1),
        (None, Some(month)) => {
            let year = if month > today.month() { today.year() - 1 } else { today.year() };
            (NaiveDate::from_ymd_opt(year, month, 1)?, 1)
        }
    };
    Some((first, first.checked_add_months(Months::new(months))?.pred_opt()?))
}

/// The number of the month whose name begins with the word.
fn month_of(words: Words, sought: &str) -> Option<u32> {
    let name = |number| NaiveDate::from_ymd_opt(2000, number, 1).map(|day| month(words.language, day));
    (1..=12).find(|number| name(*number).is_some_and(|name| begins(&name, sought)))
}

/// Whether it is the word between a month and a year, such as "de" in "noviembre de 2026".
fn joins_month_and_year(words: Words, sought: &str, today: NaiveDate) -> bool {
    let written = month_of_year(words.language, today);
    written.split_whitespace().any(|word| folded(word) == sought) && month_of(words, sought).is_none()
}

fn game(words: Words, sought: &str) -> Option<&'static Facts> {
    let matches = |game: &&Facts| {
        let name = words.game(game.id);
        folded(&name) == sought || name.split_whitespace().any(|word| begins(word.trim_matches(['(', ')']), sought))
    };
    GAMES.iter().map(|game| game.facts()).find(matches)
}

/// The person whose name, or a word of it, matches.
fn person(people: &People, matches: impl Fn(&str) -> bool) -> Option<PersonId> {
    let has_match = |name: &str| matches(&folded(name)) || name.split_whitespace().any(|word| matches(&folded(word)));
    people.all().find(|person| has_match(&person.name)).map(|person| person.id)
}

/// Whether a word is the sought one, or begins with it.
fn begins(word: &str, sought: &str) -> bool {
    let word = folded(word);
    word == sought || (sought.chars().count() >= SHORTEST_PREFIX && word.starts_with(sought))
}

/// A word without capitals and accents.
fn folded(word: &str) -> String {
    word.nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase).collect()
}
