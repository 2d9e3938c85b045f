//! The query that selects evenings: from the search and the filters of the club's page, or from a figure of the statistics;
//! and the query in words.

use std::fmt::Write as _;

use chrono::{Datelike, NaiveDate};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use super::evenings::game_name;
use super::period::Period;
use super::search::Search;
use crate::club::statistics::PlayFilter;
use crate::document::choice::Labelled;
use crate::games::{Contracts, RoleLabels};
use crate::i18n::month_of_year;
use crate::web::pages::prelude::*;

#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(default)]
pub struct EveningQuery {
    pub find: String,
    pub game: String,
    /// The game that was played on a sheet for any other game.
    pub name: String,
    pub person: String,
    /// The first and the last day.
    pub from: String,
    pub to: String,
    /// Evenings with a hand of this kind. The contract is empty if the hand was played without one.
    pub role: Option<String>,
    pub contract: Option<String>,
    pub outcome: Option<String>,
    /// Evenings at which the person called this partner or played on the same side.
    pub partner: String,
    /// Evenings at which this person played as well.
    pub rival: String,
    /// Evenings before the table of this number.
    pub before: String,
}

impl EveningQuery {
    /// The query string, with its question mark; empty for the default.
    pub fn query_string(&self) -> String {
        let some = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
        let all = [
            ("find", some(&self.find)),
            ("game", some(&self.game)),
            ("name", some(&self.name)),
            ("person", some(&self.person)),
            ("from", some(&self.from)),
            ("to", some(&self.to)),
            ("role", self.role.clone()),
            ("contract", self.contract.clone()),
            ("outcome", self.outcome.clone()),
            ("partner", some(&self.partner)),
            ("rival", some(&self.rival)),
            ("before", some(&self.before)),
        ];
        let mut query = String::new();
        for (name, value) in all.into_iter().filter_map(|(name, value)| Some((name, value?))) {
            let sign = if query.is_empty() { '?' } else { '&' };
            // Writing to a String cannot fail.
            let _ = write!(query, "{sign}{name}={}", utf8_percent_encode(&value, NON_ALPHANUMERIC));
        }
        query
    }

    /// The plays that select evenings; `None` if the query has none.
    pub fn plays(&self, visit: &ClubVisit) -> Option<PlayFilter> {
        let has_plays =
            self.role.is_some() || self.contract.is_some() || self.outcome.is_some() || !self.partner.is_empty();
        has_plays.then(|| PlayFilter {
            person: visit.person_id(&self.person),
            role: self.role.clone(),
            contract: self.contract.clone(),
            outcome: self.outcome.clone(),
            partner: visit.person_id(&self.partner),
        })
    }
}

/// The query in words with the number of evenings, or of the newest if there are more; `None` for an empty query, and
/// above the older evenings of a query.
pub fn heading(
    visit: &ClubVisit,
    search: &Search,
    query: &EveningQuery,
    (evenings, games): (usize, usize),
    has_more: bool,
) -> Option<String> {
    let localizer = visit.localizer();
    let people =
        search.people.iter().copied().chain(visit.person_id(&query.partner)).chain(visit.person_id(&query.rival));
    let people = people.map(|person| visit.state.people().name(person).to_owned());
    let game = search.game.as_ref().map(|played| game_name(localizer, played));
    let kinds = search.game.as_ref().map_or_else(Vec::new, |played| kinds(localizer, &played.game.kinds, query));
    let all = game.into_iter().chain(people).chain(kinds).chain(span(localizer, search.period));
    let what = all.collect::<Vec<_>>().join(", ");
    if what.is_empty() || !query.before.is_empty() {
        return None;
    }
    let id = if has_more { "club-found-newest" } else { "club-found" };
    let text = Message::new(id).with("what", what.as_str());
    Some(localizer.say(&text.count("evenings", evenings).count("games", games)))
}

/// The kind of hands in the query.
fn kinds(localizer: Localizer, kinds: &RoleLabels, query: &EveningQuery) -> Vec<String> {
    let label = |of: &[Labelled], name: &Option<String>| RoleLabels::label(of, name.as_deref()?);
    let named = match &kinds.contracts {
        Some(Contracts { roles, names, say, outcomes, .. }) => vec![
            label(roles, &query.role).map(Message::new),
            label(names, &query.contract).map(say),
            label(outcomes, &query.outcome).map(Message::new),
        ],
        None => vec![label(kinds.outcomes, &query.outcome).map(Message::new)],
    };
    named.into_iter().flatten().map(|text| localizer.say(&text)).collect()
}

/// "2025", "March 2025", or from one day to another.
fn span(localizer: Localizer, period: Period) -> Option<String> {
    let is_last = |day: NaiveDate| day.succ_opt().is_none_or(|next| next.day() == 1);
    let whole =
        period.from.zip(period.to).filter(|(from, to)| from.day() == 1 && is_last(*to) && from.year() == to.year());
    match whole {
        Some((from, to)) if from.month() == to.month() => Some(month_of_year(localizer.language, from)),
        Some((from, to)) if (from.month(), to.month()) == (1, 12) => Some(from.year().to_string()),
        _ => period.name(localizer),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_query_string_has_what_is_set() {
        let (find, contract) = ("a&b c".to_owned(), Some(String::new()));
        let query = EveningQuery { find, contract, ..EveningQuery::default() };
        assert_eq!(query.query_string(), "?find=a%26b%20c&contract=");
        assert_eq!(EveningQuery::default().query_string(), "");
    }
}
