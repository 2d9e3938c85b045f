//! Why a command or a query fails.

use crate::document::{FieldError, Message};
use crate::ledger::TooLarge;
use crate::session::DocumentError;
use crate::store::{ErrorKind, IntegrityError, StoreError};

#[derive(Clone, Debug, thiserror::Error)]
pub enum CommandError {
    /// The input, or a later hand after it, is invalid.
    #[error(transparent)]
    Fields(#[from] DocumentError),
    /// Another change came first. With the current version.
    #[error("another change came first")]
    Conflict(i64),
    /// With the current version.
    #[error("the command would change nothing")]
    Unchanged(i64),
    /// The hand is possible but unusual; the warnings say why. It is recorded once the sender confirms it.
    #[error("the hand is unusual")]
    Unusual(Vec<Message>),
    /// Another command has used the idempotency key.
    #[error("the idempotency key belongs to another request")]
    KeyReused,
    /// The table, club, hand, person or payment does not exist, or is deleted.
    #[error("there is nothing here")]
    Missing,
    /// The caller stopped the work.
    #[error("the work was stopped")]
    Stopped,
    /// The document to import is not what the program wrote.
    #[error("the document is damaged: {0}")]
    DamagedDocument(IntegrityError),
    /// A log in the store is not what the program wrote. Nothing is appended to it.
    #[error(transparent)]
    Damaged(#[from] IntegrityError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<TooLarge> for CommandError {
    fn from(TooLarge: TooLarge) -> Self {
        Self::field("", Message::new("hand-too-large"))
    }
}

impl CommandError {
    /// An invalid field of a club's command or of a document.
    pub fn field(field: &str, text: Message) -> Self {
        DocumentError::document(vec![FieldError::new(field, text)]).into()
    }

    /// A document is damaged, or beyond a limit.
    pub fn document(error: IntegrityError) -> Self {
        match error.limit {
            Some(text) => Self::field("history", text),
            None => Self::DamagedDocument(error),
        }
    }

    /// Whether a log is damaged or incomplete.
    pub fn is_damage(&self) -> bool {
        match self {
            Self::Damaged(_) => true,
            Self::Store(error) => error.kind() == ErrorKind::Damaged,
            _ => false,
        }
    }

    /// Whether another process has written first, so that the command has to be decided again.
    pub fn is_lost_race(&self) -> bool {
        matches!(self, Self::Store(error) if error.kind() == ErrorKind::Conflict)
    }
}
