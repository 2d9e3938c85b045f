//! The result of a command.

use std::sync::Arc;

use super::state::Table;

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
