//! The setting of the database.

use clap::Args;

/// Shared by every command that uses the database.
#[derive(Debug, Args)]
pub struct Database {
    /// The database: sqlite:PATH or postgres://…
    #[arg(id = "database-url", long = "database-url", env = "TANTO_DATABASE_URL", value_name = "URL")]
    #[arg(hide_env_values = true, default_value = "sqlite:tanto.db")]
    pub url: String,
}
