//! The command line: commands, their settings and exit codes. Each command has its own file.

mod addresses;
mod backup;
mod backup_folder;
mod certificate;
mod database;
mod doctor;
mod drill;
mod error;
mod export;
mod import;
mod mdns;
mod progress;
mod public_url;
mod rebuild;
mod recover;
mod restore;
mod revoke_all;
mod score;
mod serve;
mod shutdown;
mod tls;
mod verify;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use error::{CliError, print};

const LOG_HELP: &str = "The log goes to standard error: warnings, errors and, with RUST_LOG=tanto=info, every request.";

/// Keeps the score and the ledger of card games played with real cards at a real table.
#[derive(Debug, Parser)]
#[command(name = "tanto", version, about, args_conflicts_with_subcommands = true)]
#[command(after_help = format!("Without a command, tanto serves. {LOG_HELP}"))]
struct Arguments {
    #[command(flatten)]
    serve: serve::Serve,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Serve the web app and the API
    #[command(after_help = LOG_HELP)]
    Serve(serve::Serve),
    /// Score a session document, without a server or a database
    Score(score::Score),
    /// Write a table or a club as a document with its whole history
    Export(export::Export),
    /// Import the document of a table or of a club, and print the new links
    Import(import::Import),
    /// Recompute every table and club and compare it with what is stored, or check one exported document
    Verify(verify::Verify),
    /// Recompute the stored lists, statistics and ledger from the logs
    Rebuild(rebuild::Rebuild),
    /// Write a verified copy of the database, even while the server runs
    Backup(backup::Backup),
    /// Restore a backup as a new database
    Restore(restore::Restore),
    /// Restore the newest backup to a temporary folder, verify it, and compare it with the database
    Drill(drill::Drill),
    /// After a leak, revoke every link and remove every device, everywhere or at one table
    RevokeAll(revoke_all::RevokeAll),
    /// Recover access to one table
    #[command(subcommand, arg_required_else_help = false)]
    Table(recover::RecoverCommand),
    /// Recover access to one club
    #[command(subcommand, arg_required_else_help = false)]
    Club(recover::RecoverCommand),
    /// Check the settings and the machine before the first evening
    Doctor(serve::ServerConfig),
}

/// Runs the program and returns its exit code.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let done = match Arguments::try_parse_from(arguments) {
        Ok(arguments) => match arguments.command.unwrap_or(Command::Serve(arguments.serve)) {
            Command::Serve(command) => command.run(),
            Command::Score(command) => command.run(),
            Command::Export(command) => command.run(),
            Command::Import(command) => command.run(),
            Command::Verify(command) => command.run(),
            Command::Rebuild(command) => command.run(),
            Command::Backup(command) => command.run(),
            Command::Restore(command) => command.run(),
            Command::Drill(command) => command.run(),
            Command::RevokeAll(command) => command.run(),
            Command::Table(command) => command.at_table(),
            Command::Club(command) => command.of_club(),
            Command::Doctor(config) => config.examine(),
        },
        Err(error) if error.use_stderr() => Err(CliError::usage(&error.to_string())),
        Err(wanted) => print(&wanted.to_string()),
    };
    done.map_or_else(|failure| ExitCode::from(failure.report()), |()| ExitCode::SUCCESS)
}
