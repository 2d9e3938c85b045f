//! Where the database is.

use clap::Args;

/// The setting of every command that works with the database.
#[derive(Debug, Args)]
pub struct Database {
    /// The database: sqlite:PATH or postgres://…
    #[arg(id = "database-url", long = "database-url", env = "TANTO_DATABASE_URL", value_name = "URL")]
    #[arg(hide_env_values = true, default_value = "sqlite:tanto.db")]
    pub url: String,
}
