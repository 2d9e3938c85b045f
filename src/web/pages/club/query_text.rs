//! What evenings were asked for, in words.

use chrono::{Datelike, NaiveDate};

use super::period::Period;
use super::query::BookQuery;
use super::search::Wanted;
use crate::club::PersonId;
use crate::games::find;
use crate::games::part::{Kinds, Labelled};
use crate::games::text::{Arg, Text};
use crate::web::auth::at_club::AtClub;
use crate::web::components::standing::game_name;
use crate::words::{Words, month_of_year};

/// What was looked for, and how much there is of it: of more than a page the newest. Nothing where nothing was understood.
pub fn told(at: &AtClub, wanted: &Wanted, asked: &BookQuery, (count, goes_on): (usize, bool)) -> Option<String> {
    let words = at.words();
    let name = |id: &str| PersonId::read(id).map(|id| at.club().people().name(id).to_owned());
    let people = wanted.person.map(|person| at.club().people().name(person).to_owned()).into_iter();
    let people = people.chain(name(&asked.partner)).chain(name(&asked.rival));
    let game = wanted.game.map(|game| game_name(words, game));
    let kinds = wanted.game.map_or_else(Vec::new, |game| kinds(words, game, asked));
    let all = game.into_iter().chain(people).chain(kinds).chain(span(words, wanted));
    let what = all.collect::<Vec<_>>().join(", ");
    if what.is_empty() {
        return None;
    }
    let id = if goes_on { "club-found-newest" } else { "club-found" };
    let text = Text::new(id).with("what", Arg::Verbatim(what));
    Some(words.say(&text.count("count", i64::try_from(count).unwrap_or(i64::MAX))))
}

/// The kind of hands that was asked for.
fn kinds(words: Words, game: &str, asked: &BookQuery) -> Vec<String> {
    let Some(game) = find(game) else { return Vec::new() };
    let kinds = &game.facts().kinds;
    let label = |of: &[Labelled], name: &Option<String>| {
        let label = Kinds::label(of, name.as_deref()?)?;
        Some(words.plain(label))
    };
    let outcome = label(kinds.outcomes, &asked.outcome);
    let Some(contracts) = &kinds.contracts else { return outcome.into_iter().collect() };
    let role = label(contracts.roles, &asked.role);
    let contract = label(contracts.names, &asked.contract);
    [role, contract, label(contracts.outcomes, &asked.outcome)].into_iter().flatten().collect()
}

/// A year, a month of it, or from one day to another.
fn span(words: Words, wanted: &Wanted) -> Option<String> {
    let is_last = |day: NaiveDate| day.succ_opt().is_none_or(|next| next.day() == 1);
    let whole =
        wanted.from.zip(wanted.to).filter(|(from, to)| from.day() == 1 && is_last(*to) && from.year() == to.year());
    match whole {
        Some((from, to)) if from.month() == to.month() => Some(month_of_year(words.language, from)),
        Some((from, to)) if (from.month(), to.month()) == (1, 12) => Some(from.year().to_string()),
        _ => Period { from: wanted.from, to: wanted.to, year: None }.said(words),
    }
}
