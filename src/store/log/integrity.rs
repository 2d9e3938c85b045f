//! Damage: a log that the program did not write, or data that does not follow from a log.

use std::fmt;

use crate::document::Message;
use crate::i18n::{Language, Localizer};
use crate::session::DocumentError;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct IntegrityError {
    /// Where it is, if there is more than one log: `table 7`.
    pub place: Option<String>,
    pub entry: Option<i64>,
    /// What is wrong there.
    pub what: String,
    /// The message for people if the log is not damaged, but beyond a limit.
    pub limit: Option<Message>,
}

impl IntegrityError {
    pub fn new(entry: impl Into<Option<i64>>, what: impl Into<String>) -> Self {
        Self { place: None, entry: entry.into(), what: what.into(), limit: None }
    }

    /// An entry that is no event, or does not fit the entries before.
    pub fn unreadable(entry: i64) -> Self {
        Self::new(entry, "it is not a valid event here")
    }

    /// A log without entries.
    pub fn missing() -> Self {
        Self::new(1, "it is missing")
    }

    /// The first entry of a log is not an opening.
    pub fn opening(invalid: &DocumentError) -> Self {
        Self::new(1, invalid.to_string())
    }

    /// An entry that is beyond a limit, which the message names.
    pub fn limit(entry: i64, text: Message) -> Self {
        let what = Localizer::new(Language::En).say(&text);
        Self { limit: Some(text), ..Self::new(entry, what) }
    }

    pub fn of(self, place: impl fmt::Display) -> Self {
        Self { place: Some(place.to_string()), ..self }
    }
}

impl fmt::Display for IntegrityError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = &self.what;
        match (&self.place, self.entry) {
            (Some(place), Some(entry)) => write!(f, "{place}, entry {entry}: {what}"),
            (Some(place), None) => write!(f, "{place}: {what}"),
            (None, Some(entry)) => write!(f, "entry {entry}: {what}"),
            (None, None) => write!(f, "{what}"),
        }
    }
}
