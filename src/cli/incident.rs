//! `tanto revoke-all`, `tanto table recover` and `tanto club recover`: what helps when links have leaked, or an owner has
//! lost their phone.

use clap::{Args, Subcommand};

use super::database::Database;
use super::export::{club_of, named, table_of};
use super::links::PublicUrl;
use super::{Failure, print};
use crate::service::Service;
use crate::store::{Revoked, Role, Store, TableId};
use crate::table::{CommandMeta, EventKind, LoadError, Rejection, TableCommand, fingerprint};
use crate::web::frame::app::App;

/// What is taken away.
#[derive(Debug, Args)]
pub struct RevokeAll {
    /// Only at this table: its id, or any of its addresses and links
    #[arg(long)]
    table: Option<String>,
    #[command(flatten)]
    database: Database,
}

impl RevokeAll {
    /// Takes everything away, also beside a running server, for which it holds at once.
    pub fn run(self) -> Result<(), Failure> {
        let store = Store::open_existing(&self.database.url)?;
        let table = self.table.as_deref().map(|table| found(&store, table)).transpose()?;
        let Revoked { links, devices, pictures } = store.revoke_all(table)?;
        print(&format!("revoked {links} links, removed {devices} devices, withdrew {pictures} pictures\n"))
    }
}

/// What is done with one table, or with one club.
#[derive(Debug, Args)]
pub struct Rescue {
    #[command(subcommand)]
    deed: Deed,
}

#[derive(Debug, Subcommand)]
enum Deed {
    /// Print a new link for an owner who has lost his own; a club has one such link at a time
    Recover(Recover),
}

#[derive(Debug, Args)]
struct Recover {
    /// Its id, or any of its addresses and links
    which: String,
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    public_url: PublicUrl,
}

impl Rescue {
    /// Lets somebody own a table again, of which its log tells.
    pub fn at_table(self) -> Result<(), Failure> {
        let Deed::Recover(Recover { which, database, public_url }) = self.deed;
        let base = public_url.checked()?.unwrap_or_default();
        let tables = Service::new(Store::open_existing(&database.url)?, 0);
        let (id, now) = (found(&tables.store, &which)?, App::now());
        log(&tables, id, now)?;
        let link = tables.store.mint_link(id, Role::Owner, now, None)?;
        print(&format!("owner {base}/j/{}\n", link.token.as_str()))
    }

    /// Lets somebody own a club again, which tells of it when the link is used.
    pub fn of_club(self) -> Result<(), Failure> {
        let Deed::Recover(Recover { which, database, public_url }) = self.deed;
        let base = public_url.checked()?.unwrap_or_default();
        let store = Store::open_existing(&database.url)?;
        let id = named(&which, |part| club_of(&store, part))?
            .ok_or_else(|| Failure::input(format!("{which}: no club has this id or link")))?;
        let link = store.renew_recovery(id, App::now())?;
        print(&format!("recovery {base}/r/{}\n", link.as_str()))
    }
}

/// Says in the table's log that there is a new link for an owner, before there is one. A damaged log takes nothing.
fn log(tables: &Service, id: TableId, now: i64) -> Result<(), Failure> {
    let kind = EventKind::OwnerRecovered;
    let command = CommandMeta::new(format!("recover/{now}"), fingerprint(kind, ""), now);
    match tables.execute_blocking(id, &command, &TableCommand::RecordRecovery) {
        Ok(_) => Ok(()),
        Err(Rejection::Load(error)) if error.is_damage() => print("its log is damaged and does not say so\n"),
        Err(Rejection::Load(LoadError::Store(error))) => Err(error.into()),
        Err(_) => Err(Failure::damaged("its log does not take it; tanto verify says why".to_owned())),
    }
}

fn found(store: &Store, text: &str) -> Result<TableId, Failure> {
    named(text, |part| table_of(store, part))?
        .ok_or_else(|| Failure::input(format!("{text}: no table has this id or link")))
}
