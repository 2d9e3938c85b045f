//! The results of a command.

use std::sync::Arc;

use super::history::ApplyError;
use super::load_error::LoadError;
use super::state::Table;
use crate::games::fields::FieldError;
use crate::games::text::Text;
use crate::session::DocumentError;
use crate::store::StoreError;

/// The command is in the log.
#[derive(Clone)]
pub struct Receipt {
    /// The version after the command.
    pub version: i64,
    /// Whether an earlier request with the same key recorded it.
    pub repeated: bool,
    /// The current table.
    pub table: Arc<Table>,
}

/// Why a command was rejected, with the current table where the answer shows it.
#[derive(Clone)]
pub enum Rejection {
    /// The input, or a later hand after it, is invalid.
    Invalid(DocumentError, Arc<Table>),
    /// Another change came first.
    Conflict(Arc<Table>),
    /// The command would change nothing.
    Unchanged(Arc<Table>),
    /// The hand is possible but unusual; the warnings say why. It is recorded once the sender confirms it.
    Unusual(Vec<Text>, Arc<Table>),
    /// Another command has used the key.
    KeyReused,
    Load(LoadError),
}

impl From<LoadError> for Rejection {
    fn from(error: LoadError) -> Self {
        Self::Load(error)
    }
}

impl From<StoreError> for Rejection {
    fn from(error: StoreError) -> Self {
        Self::Load(error.into())
    }
}

/// Why a command is refused, before the current table is attached.
#[derive(Clone, Debug)]
pub enum Refusal {
    Invalid(DocumentError),
    Conflict,
    /// The command would change nothing.
    Unchanged,
    /// The hand is possible but unusual, and the sender has to confirm it.
    Unusual(Vec<Text>),
}

impl From<DocumentError> for Refusal {
    fn from(invalid: DocumentError) -> Self {
        Self::Invalid(invalid)
    }
}

impl From<ApplyError> for Refusal {
    fn from(misfit: ApplyError) -> Self {
        match misfit {
            ApplyError::Invalid(invalid) => Self::Invalid(invalid),
            ApplyError::Unknown => Self::Conflict,
        }
    }
}

impl Refusal {
    /// Errors about a hand of a table, or about the table itself (hand 0).
    pub fn about(table: &Table, hand: u32, errors: Vec<FieldError>) -> Self {
        Self::Invalid(DocumentError { hand, errors, seats: table.replay.seats().clone() })
    }

    /// Attaches the current table.
    pub fn at(self, table: &Arc<Table>) -> Rejection {
        match self {
            Self::Invalid(invalid) => Rejection::Invalid(invalid, Arc::clone(table)),
            Self::Conflict => Rejection::Conflict(Arc::clone(table)),
            Self::Unchanged => Rejection::Unchanged(Arc::clone(table)),
            Self::Unusual(warnings) => Rejection::Unusual(warnings, Arc::clone(table)),
        }
    }
}
