//! The result of a check: how much was verified, or the first fault and where it is.

use std::fmt;

use crate::games::fields::FieldError;
use crate::store::{IntegrityError, StoreError};
use crate::words::{Language, Words};

/// A callback for progress: how many items are done, and how many there are.
pub type ReportProgress<'a> = &'a mut dyn FnMut(usize, usize);

/// How much was verified.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    pub tables: usize,
    /// How many entries the logs have.
    pub entries: usize,
    /// How many hands count.
    pub hands: usize,
}

impl fmt::Display for Verified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { tables, entries, hands } = self;
        write!(f, "{tables} tables, {entries} entries, {hands} hands: all is well")
    }
}

/// A fault in a database or a document.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Fault {
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A log, or rows or a session that do not follow from it.
    #[error(transparent)]
    Damaged(#[from] IntegrityError),
    /// A club's document, apart from its tables.
    #[error("{}: {}", .0.field, Words::new(Language::En).say(&.0.text))]
    Document(FieldError),
}
