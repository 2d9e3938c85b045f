//! Which evenings of the book are asked for: what was looked for or chosen, and what is behind a figure of the statistics.

use std::fmt::Write as _;

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use crate::club::PersonId;
use crate::store::PlayKind;

/// As the address has it.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(default)]
pub struct BookQuery {
    pub find: String,
    pub game: String,
    pub person: String,
    /// The first and the last day.
    pub from: String,
    pub to: String,
    /// Evenings with a hand of this kind; one of nobody's own choice has a contract that is empty.
    pub role: Option<String>,
    pub contract: Option<String>,
    pub outcome: Option<String>,
    /// Evenings at which the person called this one.
    pub partner: String,
    /// Evenings at which this one sat, too.
    pub rival: String,
    /// Behind the table of this number.
    pub before: String,
}

impl BookQuery {
    /// The end of an address that asks for the same; empty where nothing is asked for.
    pub fn query(&self) -> String {
        let some = |text: &'_ String| Some(text.clone()).filter(|text| !text.is_empty());
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
            // Writing to a text does not fail.
            let _ = write!(query, "{sign}{name}={}", utf8_percent_encode(&value, NON_ALPHANUMERIC));
        }
        query
    }

    /// The plays by which evenings are asked for; `None` if they are not.
    pub fn plays(&self) -> Option<PlayKind> {
        let id = |text: &str| PersonId::read(text).map(|person| i64::from(person.0));
        let asked =
            self.role.is_some() || self.contract.is_some() || self.outcome.is_some() || !self.partner.is_empty();
        asked.then(|| PlayKind {
            person: id(&self.person),
            role: self.role.clone(),
            contract: self.contract.clone(),
            outcome: self.outcome.clone(),
            partner: id(&self.partner),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_asks_for_the_same() {
        let asked = BookQuery { game: "lombre".to_owned(), contract: Some(String::new()), ..BookQuery::default() };
        assert_eq!(asked.query(), "?game=lombre&contract=");
        let asked = BookQuery { find: "a&b c".to_owned(), ..BookQuery::default() };
        assert_eq!((asked.query().as_str(), BookQuery::default().query().as_str()), ("?find=a%26b%20c", ""));
    }
}
