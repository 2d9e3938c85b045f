//! Parses the search for evenings: people, games, months and years in any order, like "march tarot" or "Ana 2025".

use super::evenings::game_name;
use super::period::Period;
use crate::club::played::PlayedGame;
use crate::club::{People, PersonId};
use crate::document::name::{comparison_key, folded};
use crate::games::GAMES;
use crate::i18n::{Localizer, month, month_of_year};
use chrono::{Datelike, Months, NaiveDate};

#[derive(Default)]
pub struct Search {
    pub game: Option<PlayedGame>,
    /// Everybody who sat at the evenings.
    pub people: Vec<PersonId>,
    pub period: Period,
}

impl Search {
    /// Whether it is for the evenings of one person, this one.
    pub fn is_of(&self, person: PersonId) -> bool {
        self.people == [person]
    }
}

/// Why a search means nothing.
#[derive(Debug, PartialEq, Eq)]
pub enum Misread {
    /// The first word that is no person, game, month or year, or a second game, month or year.
    Word(String),
    TooManyWords,
}

/// The fewest letters that may stand for the word which they begin.
const SHORTEST_PREFIX: usize = 3;
/// The most words of a search. Each is compared with the name of everybody in the club.
pub const MAX_WORDS: usize = 12;

/// Parses a search. The longest words that together are the name of a person or of a game come first, so that "Jean Marc" is not
/// Marc.
pub fn parse(
    typed: &str,
    (people, played): (&People, &[PlayedGame]),
    localizer: Localizer,
    today: NaiveDate,
) -> Result<Search, Misread> {
    let all: Vec<&str> = typed.split_whitespace().take(MAX_WORDS + 1).collect();
    if all.len() > MAX_WORDS {
        return Err(Misread::TooManyWords);
    }
    let names: Vec<Name> = people.names().map(|(name, person)| Name::new(name, person)).collect();
    let games = games(played, localizer);
    let mut search = Search::default();
    let (mut month, mut year) = (None, None);
    let mut rest = all.as_slice();
    while let Some((word, others)) = rest.split_first() {
        let sought = Sought::new(word);
        rest = others;
        if let Some(found) = sought.folded.parse().ok().filter(|year| (1900..=2999).contains(year)) {
            set(&mut year, found, word)?;
        } else if joins_month_and_year(localizer, &sought.folded, today) {
            // It narrows nothing.
        } else if let Some((found, after)) = whole_name(&names, &games, word, others) {
            rest = after;
            match found {
                Whole::Person(person) => search.people.push(person),
                Whole::Game(game) => set(&mut search.game, game, word)?,
            }
        } else if let Some(person) = sought.person(&names, |name, word| name == word) {
            search.people.push(person);
        } else if let Some(found) = month_of(localizer, &sought.folded) {
            set(&mut month, found, word)?;
        } else if let Some(found) = game(&games, &sought.folded) {
            set(&mut search.game, found, word)?;
        } else if let Some(person) = sought.person(&names, begins) {
            search.people.push(person);
        } else {
            return Err(Misread::of(word));
        }
    }
    (search.period.from, search.period.to) = span(year, month, today).unzip();
    Ok(search)
}

impl Misread {
    fn of(word: &str) -> Self {
        Self::Word(word.chars().take(40).collect())
    }
}

/// Sets what may be given once. A second one would widen the search or replace the first.
fn set<T: PartialEq>(place: &mut Option<T>, found: T, word: &str) -> Result<(), Misread> {
    if place.as_ref().is_some_and(|known| *known != found) {
        return Err(Misread::of(word));
    }
    *place = Some(found);
    Ok(())
}

/// A name in the two notations in which it is compared, as a whole and by word.
struct Name {
    person: PersonId,
    whole: Sought,
    localizer: Vec<Sought>,
}

impl Name {
    fn new(name: &str, person: PersonId) -> Self {
        Self { person, whole: Sought::new(name), localizer: name.split_whitespace().map(Sought::new).collect() }
    }
}

/// A text as it is spelt, and without accents. The spelling counts first: Chloe is not Chloé where there are both.
struct Sought {
    /// With accents, as names of a club are compared.
    spelt: String,
    folded: String,
}

impl Sought {
    fn new(text: &str) -> Self {
        Self { spelt: comparison_key(text), folded: folded(text) }
    }

    /// The person who has a word that matches, first as it is spelt.
    fn person(&self, names: &[Name], matches: impl Fn(&str, &str) -> bool) -> Option<PersonId> {
        let spelt = |word: &Self| matches(&word.spelt, &self.spelt);
        let folded = |word: &Self| !self.folded.is_empty() && matches(&word.folded, &self.folded);
        let found = names.iter().find(|name| name.localizer.iter().any(spelt));
        let found = found.or_else(|| names.iter().find(|name| name.localizer.iter().any(folded)));
        found.map(|name| name.person)
    }

    /// The person who has this name, first as it is spelt.
    fn whole(&self, names: &[Name]) -> Option<PersonId> {
        let found = names.iter().find(|name| name.whole.spelt == self.spelt);
        let folded = |name: &&Name| !self.folded.is_empty() && name.whole.folded == self.folded;
        found.or_else(|| names.iter().find(folded)).map(|name| name.person)
    }
}

enum Whole {
    Person(PersonId),
    Game(PlayedGame),
}

/// The person or the game whose whole name a word begins, and the words after the name. The longest name wins.
fn whole_name<'a, 'b>(
    names: &[Name],
    games: &[(PlayedGame, String)],
    first: &str,
    others: &'a [&'b str],
) -> Option<(Whole, &'a [&'b str])> {
    (0..=others.len()).rev().find_map(|more| {
        let (of_name, after) = others.split_at_checked(more)?;
        let sought = Sought::new(&std::iter::once(first).chain(of_name.iter().copied()).collect::<Vec<_>>().join(" "));
        let person = sought.whole(names).map(Whole::Person);
        let is_it = |(_, name): &&(PlayedGame, String)| *name == sought.folded && !name.is_empty();
        let game = || games.iter().find(is_it).map(|(game, _)| Whole::Game(game.clone()));
        Some((person.or_else(game)?, after))
    })
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
fn month_of(localizer: Localizer, sought: &str) -> Option<u32> {
    let name = |number| NaiveDate::from_ymd_opt(2000, number, 1).map(|day| month(localizer.language, day));
    (1..=12).find(|number| name(*number).is_some_and(|name| begins(&folded(&name), sought)))
}

/// Whether it is the word between a month and a year, such as "de" in "noviembre de 2026".
fn joins_month_and_year(localizer: Localizer, sought: &str, today: NaiveDate) -> bool {
    let written = month_of_year(localizer.language, today);
    written.split_whitespace().any(|word| folded(word) == sought) && month_of(localizer, sought).is_none()
}

/// The games that the club has played, those on sheets among them, then all that are built in, each with its name as it is
/// compared. A sheet may have the name of a game that was built in later.
fn games(played: &[PlayedGame], localizer: Localizer) -> Vec<(PlayedGame, String)> {
    let built_in = GAMES.iter().map(|game| PlayedGame::new(game.info(), ""));
    let all = played.iter().cloned().chain(built_in);
    all.map(|game| (game.clone(), folded(&game_name(localizer, &game)))).collect()
}

/// The game of whose name a word is the sought one, or begins with it.
fn game(games: &[(PlayedGame, String)], sought: &str) -> Option<PlayedGame> {
    let matches = |(_, name): &&(PlayedGame, String)| {
        name.split_whitespace().any(|word| begins(word.trim_matches(['(', ')']), sought))
    };
    games.iter().find(matches).map(|(game, _)| game.clone())
}

/// Whether a word is the sought one, or begins with it.
fn begins(word: &str, sought: &str) -> bool {
    word == sought || (sought.chars().count() >= SHORTEST_PREFIX && word.starts_with(sought))
}
