//! The `tanto` program.

use std::process::ExitCode;

use clap::Parser;
use tanto::cli::{Arguments, run};

fn main() -> ExitCode {
    run(Arguments::parse()).map_or_else(|failure| failure.report(), |()| ExitCode::SUCCESS)
}
