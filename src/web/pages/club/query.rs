//! The query that selects evenings: from the search and the filters of the club's page, or from a figure of the statistics.

use std::fmt::Write as _;

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use crate::club::PersonId;
use crate::store::PlayKind;

#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(default)]
pub struct BookQuery {
    pub find: String,
    pub game: String,
    pub person: String,
    /// The first and the last day.
    pub from: String,
    pub to: String,
    /// Evenings with a hand of this kind. The contract is empty if the hand was played without one.
    pub role: Option<String>,
    pub contract: Option<String>,
    pub outcome: Option<String>,
    /// Evenings at which the person called this partner.
    pub partner: String,
    /// Evenings at which this person sat, too.
    pub rival: String,
    /// Evenings before the table of this number.
    pub before: String,
}

impl BookQuery {
    /// The query string, with its question mark; empty for the default.
    pub fn query_string(&self) -> String {
        let some = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
        let all = [
            ("find", some(&self.find)),
            ("game", some(&self.game)),
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
    pub fn plays(&self) -> Option<PlayKind> {
        let has_plays =
            self.role.is_some() || self.contract.is_some() || self.outcome.is_some() || !self.partner.is_empty();
        has_plays.then(|| PlayKind {
            person: PersonId::read(&self.person),
            role: self.role.clone(),
            contract: self.contract.clone(),
            outcome: self.outcome.clone(),
            partner: PersonId::read(&self.partner),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_query_string_has_what_is_set() {
        let query = BookQuery { game: "lombre".to_owned(), contract: Some(String::new()), ..BookQuery::default() };
        assert_eq!(query.query_string(), "?game=lombre&contract=");
        let query = BookQuery { find: "a&b c".to_owned(), ..BookQuery::default() };
        assert_eq!(
            (query.query_string().as_str(), BookQuery::default().query_string().as_str()),
            ("?find=a%26b%20c", "")
        );
    }
}
