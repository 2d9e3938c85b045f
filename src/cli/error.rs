//! Failures of the program: one line on standard error, and an exit status for scripts, mostly from `sysexits.h`.

use std::fmt::{self, Display};
use std::io::{self, Write};

use crate::command::CommandError;
use crate::store::{ErrorKind, StoreError};

/// Why the program stops, in one line that says what to do about it.
#[derive(Debug)]
pub struct CliError {
    status: u8,
    message: String,
}

impl CliError {
    /// Bad input: exit 1.
    pub fn input(message: impl Into<String>) -> Self {
        Self { status: 1, message: message.into() }
    }

    /// Wrong usage: exit 64. Only the first paragraph of clap's message says what is wrong.
    pub fn usage(message: &str) -> Self {
        let reason = message.split("\n\n").next().unwrap_or_default();
        let line = reason.split_whitespace().collect::<Vec<_>>().join(" ");
        let line = line.strip_prefix("error: ").unwrap_or(&line);
        Self { status: 64, message: format!("{line}; see tanto --help") }
    }

    /// The target of a write already exists: exit 64.
    pub fn conflict(message: impl Into<String>) -> Self {
        Self { status: 64, message: message.into() }
    }

    /// Damaged data: exit 65.
    pub fn damaged(message: impl Into<String>) -> Self {
        Self { status: 65, message: message.into() }
    }

    /// A file or a stream that cannot be read or written: exit 74.
    pub fn io(what: impl Display, error: impl Display) -> Self {
        Self { status: 74, message: format!("{what}: {error}") }
    }

    /// Invalid settings: exit 78.
    pub fn setting(message: impl Into<String>) -> Self {
        Self { status: 78, message: message.into() }
    }

    /// Writes the message to standard error and returns the exit status.
    pub fn report(&self) -> u8 {
        // When standard error is closed, there is no place left to report that.
        let _ = writeln!(io::stderr(), "{}", self.message.replace('\n', " "));
        self.status
    }
}

impl Display for CliError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl From<CommandError> for CliError {
    fn from(error: CommandError) -> Self {
        match error {
            CommandError::Store(error) => error.into(),
            CommandError::Damaged(_) => Self::damaged(format!("{error}; tanto verify says more")),
            CommandError::DamagedDocument(_) => Self::damaged(format!("{error}; take another copy")),
            error => Self::input(error.to_string()),
        }
    }
}

impl From<StoreError> for CliError {
    fn from(error: StoreError) -> Self {
        let status = match error.kind() {
            ErrorKind::Setting | ErrorKind::Newer => 78,
            ErrorKind::Unreachable => 69,
            ErrorKind::InUse | ErrorKind::Busy | ErrorKind::Conflict => 75,
            ErrorKind::Damaged => 65,
            ErrorKind::Io | ErrorKind::Full | ErrorKind::Refused => 74,
        };
        Self { status, message: error.to_string() }
    }
}

/// Writes to standard output. Unlike `print!`, it returns an error when the reader has closed the pipe.
pub fn print(text: &str) -> Result<(), CliError> {
    let mut output = io::stdout().lock();
    output
        .write_all(text.as_bytes())
        .and_then(|()| output.flush())
        .map_err(|error| CliError::io("standard output", &error))
}
