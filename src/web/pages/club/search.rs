//! What somebody looks for in the club's book, in his own words: "march tarot", "Ana 2025".

use chrono::{Datelike, Months, NaiveDate};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::club::{People, PersonId};
use crate::games::GAMES;
use crate::web::components::standing::game_name;
use crate::words::{Words, month};

/// The evenings that are looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    pub game: Option<&'static str>,
    pub person: Option<PersonId>,
    /// The first and the last day.
    pub from: Option<NaiveDate>,
    pub to: Option<NaiveDate>,
}

/// The shortest beginning of a word that stands for it.
const BEGINNING: usize = 3;

/// Reads what was typed.
pub fn read(typed: &str, people: &People, words: Words, today: NaiveDate) -> Result<Wanted, String> {
    let mut wanted = Wanted::default();
    let (mut of_year, mut year) = (None, None);
    for word in typed.split_whitespace() {
        let sought = plain(word);
        if let Some(found) = year_of(&sought) {
            year = Some(found);
        } else if let Some(person) = person(people, |name| name == sought) {
            wanted.person = Some(person);
        } else if let Some(found) = month_of(words, &sought) {
            of_year = Some(found);
        } else if let Some(game) = game(words, &sought) {
            wanted.game = Some(game);
        } else if let Some(person) = person(people, |name| begins(name, &sought)) {
            wanted.person = Some(person);
        } else {
            return Err(word.chars().take(40).collect());
        }
    }
    (wanted.from, wanted.to) = span(year, of_year, today).unzip();
    Ok(wanted)
}

/// The days of a year, of a month of it, or of the last such month.
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

fn year_of(word: &str) -> Option<i32> {
    word.parse().ok().filter(|year| (1900..=2999).contains(year))
}

/// The number of a month that begins so.
fn month_of(words: Words, sought: &str) -> Option<u32> {
    let name = |number| NaiveDate::from_ymd_opt(2000, number, 1).map(|day| month(words.language, day));
    (1..=12).find(|number| name(*number).is_some_and(|name| begins(&name, sought)))
}

fn game(words: Words, sought: &str) -> Option<&'static str> {
    let is_it = |id: &&'static str| {
        let name = game_name(words, id);
        plain(&name) == sought || name.split_whitespace().any(|word| begins(word, sought))
    };
    GAMES.iter().map(|game| game.facts().id).find(is_it)
}

fn person(people: &People, is_it: impl Fn(&str) -> bool) -> Option<PersonId> {
    let has_it = |name: &str| is_it(&plain(name)) || name.split_whitespace().any(|word| is_it(&plain(word)));
    people.all().find(|person| has_it(&person.name)).map(|person| person.id)
}

/// Whether a word begins with what is sought, or is it.
fn begins(word: &str, sought: &str) -> bool {
    let word = plain(word);
    word == sought || (sought.chars().count() >= BEGINNING && word.starts_with(sought))
}

/// A word as fingers in a hurry type it: no capitals, no accents.
fn plain(word: &str) -> String {
    word.nfd().filter(|sign| !is_combining_mark(*sign)).flat_map(char::to_lowercase).collect()
}
