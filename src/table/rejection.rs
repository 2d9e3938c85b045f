//! What a command ends with.

use std::sync::Arc;

use super::history::ApplyError;
use super::load_error::LoadError;
use super::state::Table;
use crate::games::fields::Complaint;
use crate::games::text::Text;
use crate::session::Invalid;
use crate::store::StoreError;

/// What was said is in the log.
#[derive(Clone)]
pub struct Receipt {
    /// The version that it made.
    pub version: i64,
    /// Whether the same key had said it before.
    pub repeated: bool,
    /// The table as it stands now.
    pub table: Arc<Table>,
}

/// Why something was not taken into the log.
#[derive(Clone)]
pub enum Rejection {
    /// It cannot be so; or a later hand cannot, if this one was. With the table as it stands.
    Invalid(Invalid, Arc<Table>),
    /// Somebody was first: the table as it stands now.
    Conflict(Arc<Table>),
    /// It says what was said before.
    Unchanged(Arc<Table>),
    /// It can be so, but seldom is: what is unusual about it. With the table as it stands.
    Unusual(Vec<Text>, Arc<Table>),
    /// The key has already brought something else.
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

/// Why a decision is against an event.
#[derive(Clone, Debug)]
pub enum Refusal {
    Invalid(Invalid),
    Conflict,
    /// It says what was said before.
    Unchanged,
    /// It can be so, but seldom is: who says it has to look again.
    Unusual(Vec<Text>),
}

impl From<Invalid> for Refusal {
    fn from(invalid: Invalid) -> Self {
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
    /// What is wrong with what was said about a hand of a table, or about the table (hand 0).
    pub fn about(table: &Table, hand: u32, complaints: Vec<Complaint>) -> Self {
        Self::Invalid(Invalid { hand, complaints, seats: table.replay.seats().clone() })
    }

    /// The same, to be answered with the table as it stands.
    pub fn at(self, table: &Arc<Table>) -> Rejection {
        match self {
            Self::Invalid(invalid) => Rejection::Invalid(invalid, Arc::clone(table)),
            Self::Conflict => Rejection::Conflict(Arc::clone(table)),
            Self::Unchanged => Rejection::Unchanged(Arc::clone(table)),
            Self::Unusual(warnings) => Rejection::Unusual(warnings, Arc::clone(table)),
        }
    }
}
