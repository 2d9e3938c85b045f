//! The `tanto` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    tanto::cli::run(std::env::args_os())
}
