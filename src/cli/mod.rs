//! The command line: which command, with which settings, and how it exits.

mod exit;
mod score;

use std::path::PathBuf;

use clap::{Parser, Subcommand};

pub use exit::Failure;

/// Keeps the score and the ledger of card games played with real cards at a real table.
#[derive(Debug, Parser)]
#[command(name = "tanto", version, about)]
pub struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Compute the result of a session document, without any server or database
    Score {
        /// The document; - or nothing reads standard input
        file: Option<PathBuf>,
        /// Read one document a line and write one result a line, in order
        #[arg(long)]
        lines: bool,
    },
}

/// Runs the program and says how it ended.
///
/// # Errors
/// What went wrong, with the status to exit with.
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    match arguments.command {
        Some(Command::Score { file, lines }) => score::score(file.as_deref(), lines),
        None => Ok(()),
    }
}
