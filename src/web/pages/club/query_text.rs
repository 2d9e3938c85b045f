//! The heading of a list of evenings: the query in words.

use chrono::{Datelike, NaiveDate};

use super::period::Period;
use super::query::BookQuery;
use super::search::Search;
use crate::club::PersonId;
use crate::games::find;
use crate::games::part::{Kinds, Labelled};
use crate::games::text::Text;
use crate::web::auth::AtClub;
use crate::web::components::standing::game_name;
use crate::words::{Words, month_of_year};

/// The query in words with the number of evenings, or of the newest if there are more; `None` for an empty query.
pub fn heading(at: &AtClub, search: &Search, query: &BookQuery, count: usize, has_more: bool) -> Option<String> {
    let words = at.words();
    let name = |id: &str| PersonId::read(id).map(|id| at.club().people().name(id).to_owned());
    let people = search.person.map(|person| at.club().people().name(person).to_owned()).into_iter();
    let people = people.chain(name(&query.partner)).chain(name(&query.rival));
    let game = search.game.map(|game| game_name(words, game));
    let kinds = search.game.map_or_else(Vec::new, |game| kinds(words, game, query));
    let all = game.into_iter().chain(people).chain(kinds).chain(span(words, search));
    let what = all.collect::<Vec<_>>().join(", ");
    if what.is_empty() {
        return None;
    }
    let id = if has_more { "club-found-newest" } else { "club-found" };
    let text = Text::new(id).with("what", what.as_str());
    Some(words.say(&text.count("count", count)))
}

/// The kind of hands in the query.
fn kinds(words: Words, game: &str, query: &BookQuery) -> Vec<String> {
    let Some(game) = find(game) else { return Vec::new() };
    let kinds = &game.facts().kinds;
    let label = |of: &[Labelled], name: &Option<String>| {
        let label = Kinds::label(of, name.as_deref()?)?;
        Some(words.plain(label))
    };
    let outcome = label(kinds.outcomes, &query.outcome);
    let Some(contracts) = &kinds.contracts else { return outcome.into_iter().collect() };
    let role = label(contracts.roles, &query.role);
    let contract = label(contracts.names, &query.contract);
    [role, contract, label(contracts.outcomes, &query.outcome)].into_iter().flatten().collect()
}

/// "2025", "March 2025", or from one day to another.
fn span(words: Words, search: &Search) -> Option<String> {
    let is_last = |day: NaiveDate| day.succ_opt().is_none_or(|next| next.day() == 1);
    let whole =
        search.from.zip(search.to).filter(|(from, to)| from.day() == 1 && is_last(*to) && from.year() == to.year());
    match whole {
        Some((from, to)) if from.month() == to.month() => Some(month_of_year(words.language, from)),
        Some((from, to)) if (from.month(), to.month()) == (1, 12) => Some(from.year().to_string()),
        _ => Period { from: search.from, to: search.to, year: None }.name(words),
    }
}
