//! `tanto revoke-all`: for when links have leaked.

use clap::Args;

use super::database::{Database, table_named};
use super::{CliError, print};
use crate::service::{Revoked, Service};
use crate::store::Store;

/// What to revoke.
#[derive(Debug, Args)]
pub struct RevokeAll {
    /// Only this table: its id, or any of its addresses or links
    #[arg(long)]
    table: Option<String>,
    #[command(flatten)]
    database: Database,
}

impl RevokeAll {
    /// Revokes everything, even beside a running server, which honours it at once.
    pub fn run(self) -> Result<(), CliError> {
        let store = Store::open_existing(&self.database.url)?;
        let table = self.table.as_deref().map(|table| table_named(&store, table)).transpose()?;
        let Revoked { links, devices, pictures } = Service::new(store, 0).revoke_all(table)?;
        print(&format!("links revoked: {links}, devices removed: {devices}, pictures withdrawn: {pictures}\n"))
    }
}
