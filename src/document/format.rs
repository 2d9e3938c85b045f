//! How the values of a tree are written.

use std::borrow::Cow;

use serde::Serialize;

use super::message::Message;
use super::notation::Notation;

/// How the values of a tree are written, which depends on where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// A JSON document: counts are integers, amounts are strings or integers, players are names.
    Document,
    /// A form: every value is text as people type it in this notation, without blank ones, and players are labels.
    Form(Notation),
    /// The log of a table: like a document, with labels for players.
    Log,
}

impl Format {
    pub fn is_form(self) -> bool {
        matches!(self, Self::Form(_))
    }

    /// A number in plain notation. The error of a typed one is that it can be read in two ways.
    pub(super) fn plain(self, number: &str, digits: u32) -> Result<Cow<'_, str>, Message> {
        match self {
            Self::Form(notation) => notation.plain(number, digits).map(Cow::Owned),
            Self::Document | Self::Log => Ok(Cow::Borrowed(number)),
        }
    }
}
