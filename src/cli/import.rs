//! `tanto import`: a document becomes a table, with its history where it has one.

use std::path::PathBuf;

use clap::Args;

use super::database::Database;
use super::links::PublicUrl;
use super::score::{opened, text};
use super::{Failure, print};
use crate::games::node::Node;
use crate::store::{ImportError, Store};
use crate::table::{Damage, ImportRefused, import};
use crate::web::app::App;
use crate::words::{Language, Words};

/// What to import.
#[derive(Debug, Args)]
pub struct Import {
    /// The document; - reads standard input
    file: PathBuf,
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    public_url: PublicUrl,
}

impl Import {
    /// Takes the document in, also beside a running server, and prints a link for every role.
    pub fn run(self) -> Result<(), Failure> {
        let base = self.public_url.checked()?.unwrap_or_default();
        let document = text(opened(Some(self.file))?)?;
        // A database is not made for a document that is none.
        Node::from_json(&document).map_err(|error| Failure::input(format!("this is not JSON: {error}")))?;
        let store = Store::open_beside(&self.database.url)?;
        let created = import(&store, &document, App::now()).map_err(refused)?;
        let links = [("owner", created.owner), ("scorer", created.scorer), ("spectator", created.spectator)];
        let shown = links.map(|(role, token)| format!("{role} {base}/j/{}\n", token.as_str()));
        print(&format!("table {}\n{}", created.id, shown.concat()))
    }
}

fn refused(refused: ImportRefused) -> Failure {
    match refused {
        ImportRefused::NotADocument(error) => Failure::input(format!("this is not a session document: {error}")),
        ImportRefused::Wrong(wrong) => {
            let (hand, field, message) = wrong.said(Words::new(Language::En));
            Failure::input(format!("hand {hand}: {field}: {message}"))
        }
        ImportRefused::Log(ImportError::Store(error)) | ImportRefused::Damage(Damage::Store(error)) => error.into(),
        ImportRefused::Log(error) => Failure::damaged(format!("the history is damaged: {error}; take another copy")),
        ImportRefused::Differs => {
            Failure::damaged("the history is not that of the session beside it; tanto verify FILE says more")
        }
        ImportRefused::Damage(Damage::Entry(entry)) => {
            Failure::damaged(format!("the history is damaged: entry {entry} makes no sense; take another copy"))
        }
        ImportRefused::Damage(Damage::Missing | Damage::Opening(_)) => {
            Failure::damaged("the history is damaged: entry 1 makes no sense; take another copy")
        }
    }
}
