//! How the program ends when something is wrong: one line, and a status that scripts can tell apart.

use std::fmt::{self, Display};
use std::io::{self, Write};
use std::process::ExitCode;

use crate::store::{ErrorKind, StoreError};

/// Why the program stops, in one line that says what and what to do.
#[derive(Debug)]
pub struct Failure {
    status: u8,
    message: String,
}

impl Failure {
    /// Bad input: exit 1.
    pub fn input(message: impl Into<String>) -> Self {
        Self { status: 1, message: message.into() }
    }

    /// Wrong usage: exit 64. Of clap's several lines the first part says what is wrong.
    pub fn usage(message: &str) -> Self {
        let said = message.split("\n\n").next().unwrap_or_default();
        let line = said.split_whitespace().collect::<Vec<_>>().join(" ");
        let line = line.strip_prefix("error: ").unwrap_or(&line);
        Self { status: 64, message: format!("{line}; tanto --help tells how") }
    }

    /// Something lies where something was to be written: exit 64.
    pub fn in_the_way(message: impl Into<String>) -> Self {
        Self { status: 64, message: message.into() }
    }

    /// Data that is not what was written: exit 65.
    pub fn damaged(message: impl Into<String>) -> Self {
        Self { status: 65, message: message.into() }
    }

    /// A file or a stream that cannot be read or written: exit 74.
    pub fn io(what: impl Display, error: &io::Error) -> Self {
        Self { status: 74, message: format!("{what}: {error}") }
    }

    /// Settings that cannot be: exit 78.
    pub fn setting(message: impl Into<String>) -> Self {
        Self { status: 78, message: message.into() }
    }

    /// Says it on standard error and gives the status.
    pub fn report(&self) -> ExitCode {
        ExitCode::from(self.complain())
    }

    /// The same, for whoever ends the process by himself.
    pub fn complain(&self) -> u8 {
        // There is nobody left to tell that standard error is closed.
        let _ = writeln!(io::stderr(), "{}", self.message.replace('\n', " "));
        self.status
    }
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl From<StoreError> for Failure {
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

/// Writes to standard output, where a reader may have gone away.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut output = io::stdout().lock();
    output
        .write_all(text.as_bytes())
        .and_then(|()| output.flush())
        .map_err(|error| Failure::io("standard output", &error))
}
