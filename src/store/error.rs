//! What can go wrong with the database, sorted by what somebody can do about it.

use diesel::result::{DatabaseErrorKind, Error};

/// What is said of a standby.
pub(super) const READ_ONLY: &str = "the database server is read-only; connect to the one that takes writes";

/// What kind of trouble the database is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ErrorKind {
    /// The database URL, or a setting of the database, cannot be.
    Setting,
    /// There is no database there, or no way to it.
    Unreachable,
    /// Another server works with this database.
    InUse,
    /// The database was written by a newer program.
    Newer,
    /// The data is not what the program wrote.
    Damaged,
    /// Reading or writing failed. On `SQLite` nothing is written any more until the program has been started again.
    Io,
    /// The disk is full; what is there can be read, and writing goes on once there is room.
    Full,
    /// Somebody else kept the database busy for too long; trying again helps.
    Busy,
    /// Another process was first: what was decided has to be decided again.
    Conflict,
    /// The database did not take what the program wanted to write: a mistake of the program.
    Refused,
}

/// Trouble with the database: one line that says what and, where it helps, what to do.
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

    /// For those whose write was neither committed nor refused.
    pub fn broke_off() -> Self {
        Self::new(ErrorKind::Unreachable, "the database broke off a write; try again")
    }

    /// For those who have waited too long for their turn.
    pub fn busy() -> Self {
        Self::new(ErrorKind::Busy, "the database is busy; try again")
    }

    /// For those who have waited long enough. Whether it is written, a second try with the same key will tell.
    pub fn silent() -> Self {
        Self::new(ErrorKind::Unreachable, "the database does not answer; try again")
    }

    /// A key that is there already is a conflict.
    pub(super) fn conflict_on_unique(error: Error) -> Self {
        match error {
            Error::DatabaseError(DatabaseErrorKind::UniqueViolation, _) => {
                Self::new(ErrorKind::Conflict, "somebody else was first; try again")
            }
            error => error.into(),
        }
    }

    /// What kind of trouble it is.
    pub fn kind(&self) -> ErrorKind {
        self.kind
    }

    /// Whether the connection that met it should be given up.
    pub(super) fn taints_the_connection(&self) -> bool {
        !matches!(self.kind, ErrorKind::Busy | ErrorKind::Conflict | ErrorKind::Refused)
    }
}

impl From<Error> for StoreError {
    fn from(error: Error) -> Self {
        match error {
            Error::DatabaseError(kind, information) => said_by_the_database(kind, information.message()),
            Error::RollbackErrorOnCommit { commit_error, .. } => Self::from(*commit_error),
            Error::DeserializationError(error) => Self::new(
                ErrorKind::Damaged,
                format!("the database holds what cannot be read: {error}; run tanto verify"),
            ),
            Error::BrokenTransactionManager => {
                Self::new(ErrorKind::Unreachable, "the connection to the database broke in mid-transaction; try again")
            }
            other => Self::new(ErrorKind::Refused, format!("the database cannot do this: {other}")),
        }
    }
}

/// `SQLite` gives its reasons only as text; of `PostgreSQL` the common ones are told apart by kind or by their text.
fn said_by_the_database(kind: DatabaseErrorKind, message: &str) -> StoreError {
    let line = message.lines().next().unwrap_or_default();
    let has = |part: &str| message.contains(part);
    let (kind, advice) = if has("database or disk is full") || has("No space left on device") {
        (ErrorKind::Full, "make room; what was not saved can be sent again")
    } else if has("is locked") || has("canceling statement due to") || has("deadlock detected") {
        (ErrorKind::Busy, "try again")
    } else if has("disk I/O error") || has("unable to open database file") || has("readonly database") {
        (ErrorKind::Io, "look at the disk, then start tanto again")
    } else if has("is malformed") || has("file is not a database") {
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
        (ErrorKind::Refused, "this is a mistake in tanto, please report it")
    };
    StoreError::new(kind, format!("database: {line}; {advice}"))
}
