//! The errors of a document, and where they are.

use std::fmt;

use serde::Serialize;

use crate::document::{FieldError, Message, Seats};
use crate::i18n::{Language, Localizer};

/// A document, or one of its hands, that is not valid.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{}", self.explained(Localizer::new(Language::En)))]
pub struct DocumentError {
    /// The hand's number; 0 for the document itself.
    pub hand: u32,
    /// Everything that is wrong with it. Only the first error is reported.
    pub errors: Vec<FieldError>,
    /// The players' names, which messages contain.
    pub seats: Seats,
}

/// The first error, as a message in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Explained {
    /// The hand's number; 0 for the document itself.
    pub hand: u32,
    /// The path of the field; empty when the error is about the whole hand or document.
    pub field: String,
    pub message: String,
}

impl fmt::Display for Explained {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { hand, field, message } = self;
        let colon = if field.is_empty() { "" } else { ": " };
        write!(f, "hand {hand}: {field}{colon}{message}")
    }
}

impl DocumentError {
    pub fn new(hand: u32, errors: Vec<FieldError>, seats: &Seats) -> Self {
        Self { hand, errors, seats: seats.clone() }
    }

    /// An error of the document itself, before its players are known.
    pub fn document(errors: Vec<FieldError>) -> Self {
        Self { hand: 0, errors, seats: Seats::new(Vec::new()) }
    }

    /// The error that is reported.
    pub fn first(&self) -> FieldError {
        self.errors.first().cloned().unwrap_or_else(|| FieldError::new("", Message::new("field-map")))
    }

    /// [`Self::first`] in the language of `localizer`.
    pub fn explained(&self, localizer: Localizer) -> Explained {
        let FieldError { field, text, .. } = self.first();
        Explained { hand: self.hand, field, message: localizer.with_names(&self.seats).say(&text) }
    }
}

/// Puts the name of a field before the paths of its errors.
pub fn within(field: &str, errors: Vec<FieldError>) -> Vec<FieldError> {
    let below = |path: &str| if path.is_empty() { field.to_owned() } else { format!("{field}.{path}") };
    errors.into_iter().map(|error| FieldError { field: below(&error.field), ..error }).collect()
}
