//! The setting of the database, and the tables and clubs in it by the names that an operator has for them.

use std::str::FromStr;

use clap::Args;

use super::CliError;
use crate::store::{Access, ClubId, Store, StoreError, Stream, TableId};

/// Shared by every command that uses the database.
#[derive(Debug, Args)]
pub struct Database {
    /// The database: sqlite:PATH or postgres://…
    #[arg(id = "database-url", long = "database-url", env = "TANTO_DATABASE_URL", value_name = "URL")]
    #[arg(hide_env_values = true, default_value = "sqlite:tanto.db")]
    pub url: String,
}

/// Finds a table by its id, or by any of its addresses or links.
pub fn table_named(store: &Store, name: &str) -> Result<TableId, CliError> {
    let found = named(store, name, |token| store.resolve_token(token))?;
    found.ok_or_else(|| CliError::input(format!("{name}: no table has this id or link")))
}

/// Finds a club by its id, or by any of its addresses or links.
pub fn club_named(store: &Store, name: &str) -> Result<ClubId, CliError> {
    let found = named(store, name, |token| store.resolve_club_token(token))?;
    found.ok_or_else(|| CliError::input(format!("{name}: no club has this id or link")))
}

/// Tries the parts of an address as ids and as tokens, the last one first.
fn named<T: FromStr + Copy + Into<Stream>>(
    store: &Store,
    address: &str,
    by_token: impl Fn(&str) -> Result<Option<Access<T>>, StoreError>,
) -> Result<Option<T>, StoreError> {
    for part in address.trim().split(['/', '?', '#']).rev().filter(|part| !part.is_empty()) {
        if let Ok(id) = part.parse::<T>()
            && store.is_deleted(id)? == Some(false)
        {
            return Ok(Some(id));
        }
        if let Some(access) = by_token(part)? {
            return Ok(Some(access.id));
        }
    }
    Ok(None)
}
