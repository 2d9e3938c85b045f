//! Errors of the database, sorted by what somebody can do about them.

use std::fmt::Display;
use std::path::Path;

use diesel::result::{DatabaseErrorKind, Error};

/// The message for a standby server.
pub(super) const READ_ONLY: &str = "the database server is read-only; connect to the one that takes writes";

/// Parts of messages with which `SQLite` reports damage. The program's statements fit its schema, so a name that is missing
/// there is damage, too.
const DAMAGED: [&str; 6] = [
    "malformed",
    "file is not a database",
    "no such column",
    "no such table",
    "has no column named",
    "unsupported file format",
];

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ErrorKind {
    /// The database URL or a setting of the database is invalid.
    Setting,
    /// The database does not exist or cannot be reached.
    Unreachable,
    /// Another server uses this database.
    InUse,
    /// A newer program has migrated the database.
    Newer,
    /// The data is not what the program wrote.
    Damaged,
    /// Reading or writing failed. On `SQLite` the program must be restarted before it can write again.
    Io,
    /// The disk is full. Reading still works, and writing works again once there is room.
    Full,
    /// Another client kept the database busy for too long; a retry helps.
    Busy,
    /// Another process was first, so the command has to be decided again.
    Conflict,
    /// The database rejected a write. This is a bug in the program.
    Refused,
}

/// An error of the database. The message is one line: what happened and, where it helps, what to do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct StoreError {
    kind: ErrorKind,
    message: String,
}

impl StoreError {
    pub(super) fn new(kind: ErrorKind, message: impl Into<String>) -> Self {
        Self { kind, message: message.into() }
    }

    /// An error about a file. The message names it.
    pub(super) fn of_file(kind: ErrorKind, file: &Path, message: impl Display) -> Self {
        Self::new(kind, format!("{}: {message}", file.display()))
    }

    /// A write was neither committed nor refused.
    pub fn interrupted() -> Self {
        Self::new(ErrorKind::Unreachable, "the database interrupted a write; try again")
    }

    /// The caller waited too long for its turn.
    pub fn busy() -> Self {
        Self::new(ErrorKind::Busy, "the database is busy; try again")
    }

    /// Another process was first.
    pub fn conflict() -> Self {
        Self::new(ErrorKind::Conflict, "another writer was first; try again")
    }

    /// The database did not answer in time. A retry with the same idempotency key shows whether the write was
    /// committed.
    pub fn timed_out() -> Self {
        Self::new(ErrorKind::Unreachable, "the database does not answer; try again")
    }

    /// An entry that the program could not read again. Nothing is written.
    pub fn unreadable(kind: &str) -> Self {
        let message = format!("an entry {kind:?} could not be read again, so it is not written; is the clock right?");
        Self::new(ErrorKind::Refused, message)
    }

    /// Turns a violated unique key into a conflict.
    pub(super) fn conflict_on_unique(error: Error) -> Self {
        match error {
            Error::DatabaseError(DatabaseErrorKind::UniqueViolation, _) => Self::conflict(),
            error => error.into(),
        }
    }

    pub fn kind(&self) -> ErrorKind {
        self.kind
    }

    /// Whether to close the connection on which the error occurred.
    pub(super) fn breaks_connection(&self) -> bool {
        !matches!(self.kind, ErrorKind::Busy | ErrorKind::Conflict | ErrorKind::Refused)
    }
}

impl From<Error> for StoreError {
    fn from(error: Error) -> Self {
        match error {
            Error::DatabaseError(kind, information) => classify(kind, information.message()),
            Error::RollbackErrorOnCommit { commit_error, .. } => Self::from(*commit_error),
            Error::DeserializationError(error) => Self::new(
                ErrorKind::Damaged,
                format!("the database contains data that cannot be read: {error}; run tanto verify"),
            ),
            Error::BrokenTransactionManager => Self::new(
                ErrorKind::Unreachable,
                "the connection to the database broke during a transaction; try again",
            ),
            other => Self::new(ErrorKind::Refused, format!("the database refused a statement: {other}")),
        }
    }
}

/// Classifies an error of the database. `SQLite` gives its reasons only as text; for `PostgreSQL` we recognize the
/// common ones by kind or text.
fn classify(kind: DatabaseErrorKind, message: &str) -> StoreError {
    let line = message.lines().next().unwrap_or_default();
    let has = |part: &str| message.contains(part);
    let (kind, advice) = if has("database or disk is full") || has("No space left on device") {
        (ErrorKind::Full, "free some space; what was not saved can be sent again")
    } else if has("is locked") || has("canceling statement due to") || has("deadlock detected") {
        (ErrorKind::Busy, "try again")
    } else if has("disk I/O error") || has("unable to open database file") || has("readonly database") {
        (ErrorKind::Io, "check the disk, then start tanto again")
    } else if DAMAGED.iter().any(|part| has(part)) {
        (ErrorKind::Damaged, "restore a backup")
    } else if matches!(kind, DatabaseErrorKind::ClosedConnection | DatabaseErrorKind::UnableToSendCommand)
        || has("server closed the connection")
        || has("no connection to the server")
        || has("terminating connection")
        || has("could not receive data")
    {
        (ErrorKind::Unreachable, "is the database server running?")
    } else if matches!(kind, DatabaseErrorKind::ReadOnlyTransaction) {
        return StoreError::new(ErrorKind::Unreachable, READ_ONLY);
    } else {
        (ErrorKind::Refused, "this is a bug in tanto, please report it")
    };
    StoreError::new(kind, format!("database: {line}; {advice}"))
}
