//! The results of a command.

use std::sync::Arc;

use super::state::Table;
use crate::command::CommandError;

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

/// Why a command was rejected, and the table on which that was decided; `None` if it could not be loaded.
#[derive(Clone)]
pub struct Rejection(pub CommandError, pub Option<Arc<Table>>);

impl<E: Into<CommandError>> From<E> for Rejection {
    fn from(error: E) -> Self {
        Self(error.into(), None)
    }
}
