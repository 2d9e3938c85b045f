//! How the program ends when something is wrong: one line, and a status that scripts can tell apart.

use std::process::ExitCode;

/// Why the program stops, in one line that says what and what to do.
#[derive(Debug)]
pub struct Failure {
    status: u8,
    message: String,
}

impl Failure {
    /// Bad input: exit 1.
    #[must_use]
    pub fn input(message: impl Into<String>) -> Self {
        Self { status: 1, message: message.into() }
    }

    /// A file or a stream that cannot be read or written: exit 74.
    #[must_use]
    pub fn io(what: &str, error: &std::io::Error) -> Self {
        Self { status: 74, message: format!("{what}: {error}") }
    }

    /// Says it on standard error and gives the status.
    #[must_use]
    pub fn report(&self) -> ExitCode {
        eprintln!("{}", self.message);
        ExitCode::from(self.status)
    }
}
