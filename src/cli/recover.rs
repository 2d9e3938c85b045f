//! `tanto table recover` and `tanto club recover`: for when an owner has lost their phone.

use clap::Subcommand;

use super::database::{Database, club_named, table_named};
use super::public_url::{OF_LINKS, PUBLIC_URL, PublicUrl};
use super::{CliError, print};
use crate::command::{CommandError, CommandMeta};
use crate::service::Service;
use crate::store::{Role, Store, TableId};
use crate::table::TableCommand;
use crate::web::http::App;

/// An action on one table, or on one club.
#[derive(Debug, Subcommand)]
pub enum RecoverCommand {
    /// Print a new link for an owner who has lost access
    #[command(mut_arg(PUBLIC_URL, |arg| arg.help(OF_LINKS)))]
    Recover {
        /// The id, or any address or link
        id: String,
        #[command(flatten)]
        database: Database,
        #[command(flatten)]
        public_url: PublicUrl,
    },
}

impl RecoverCommand {
    /// Creates a link for an owner of the table, and records it in the table's log.
    pub fn at_table(self) -> Result<(), CliError> {
        let Self::Recover { id, database, public_url } = self;
        let base = public_url.checked()?.unwrap_or_default();
        let service = Service::new(Store::open_existing(&database.url)?, 0);
        let (id, now) = (table_named(&service.store, &id)?, App::now());
        record_recovery(&service, id, now)?;
        let link = service.mint_link(id, Role::Owner, now, None)?;
        print(&format!("owner {base}/j/{}\n", link.token.as_str()))
    }

    /// Creates a recovery link for an owner of the club. The club page shows that it was used.
    pub fn of_club(self) -> Result<(), CliError> {
        let Self::Recover { id, database, public_url } = self;
        let base = public_url.checked()?.unwrap_or_default();
        let service = Service::new(Store::open_existing(&database.url)?, 0);
        let link = service.renew_recovery(club_named(&service.store, &id)?, App::now())?;
        print(&format!("recovery {base}/r/{}\n", link.as_str()))
    }
}

/// Records the new owner's link in the table's log, before the link exists. A damaged log accepts no entry.
fn record_recovery(service: &Service, id: TableId, now: i64) -> Result<(), CliError> {
    let command = CommandMeta::new(format!("recover {}", TableId::make()?), now);
    match service.execute_blocking(id, &command, &TableCommand::RecordRecovery) {
        Ok(_) => Ok(()),
        Err(error) if error.is_damage() => {
            print("the log of the table is damaged, so the new link was not recorded in it\n")
        }
        Err(CommandError::Store(error)) => Err(error.into()),
        Err(_) => Err(CliError::damaged("its log refused the entry; see tanto verify".to_owned())),
    }
}
