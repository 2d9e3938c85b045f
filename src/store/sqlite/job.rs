//! A job for the writer thread.

use std::time::Instant;

use crate::store::commit::{Change, apply};
use crate::store::connection::AnyConnection;
use crate::store::error::StoreError;

/// How many rows the changes have changed.
pub(super) type Rows = Result<usize, StoreError>;

pub(super) struct Job {
    pub(super) handed_over: Instant,
    pub(super) changes: Vec<Change>,
    /// The outcome of the last run.
    pub(super) rows: Rows,
    /// Runs after the commit or its failure.
    pub(super) answer: Box<dyn FnOnce(Rows) + Send>,
}

impl Job {
    /// Writes the changes, perhaps more than once. After an error the writer rolls back what they have written.
    pub(super) fn run(&mut self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        self.rows = apply(connection, &self.changes);
        self.rows.clone().map(drop)
    }
}
