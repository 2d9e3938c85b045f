//! `tanto import`: creates a table or a whole club from a document, with its history if it has one.

use std::path::PathBuf;

use clap::Args;

use super::database::Database;
use super::links::PublicUrl;
use super::progress::Progress;
use super::score::{opened, text};
use super::{Failure, print};
use crate::games::outline::Outline;
use crate::service::{ClubImportRejection, ImportRejection, Imported, Service};
use crate::session::Explained;
use crate::store::{ImportError, Importer, Links, Role, Store, Token};
use crate::table::LoadError;
use crate::web::frame::app::App;
use crate::words::{Language, Words};

#[derive(Debug, Args)]
pub struct Import {
    /// The document, or - for standard input
    file: PathBuf,
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    public_url: PublicUrl,
}

impl Import {
    /// Imports the document, even beside a running server, and prints a link for every role.
    pub fn run(self) -> Result<(), Failure> {
        let base = self.public_url.checked()?.unwrap_or_default();
        let document = text(opened(Some(self.file))?)?;
        // Do not create a database for input that is not a document.
        Outline::of(&document).map_err(|error| Failure::input(format!("this is not a document: {error}")))?;
        let tables = Service::new(Store::open_beside(&self.database.url)?, 0);
        let mut progress = Progress::new("table");
        let taken =
            tables.import(&document, (App::now(), Importer::default()), &mut |done, of| progress.report(done, of));
        let (made, links) = match taken.map_err(rejected)? {
            Imported::Club(created) => (format!("club {}", created.id), created.links),
            Imported::Table(created) => (format!("table {}", created.id), created.links),
        };
        print(&format!("{made}\n{}", listed(&base, links.as_ref())))
    }
}

fn club_rejected(rejection: ClubImportRejection) -> Failure {
    match rejection {
        ClubImportRejection::Log(ImportError::Store(error)) => error.into(),
        ClubImportRejection::Log(error) => Failure::damaged(format!("the club is damaged: {error}; try another copy")),
        ClubImportRejection::Damaged(fault) => {
            Failure::damaged(format!("the club is damaged: {fault}; try another copy"))
        }
    }
}

/// One line for each link.
fn listed(base: &str, links: Option<&Links>) -> String {
    let line = |(role, token): (Role, &Token)| format!("{} {base}/j/{}\n", role.as_str(), token.as_str());
    links.map_or_else(String::new, |links| links.by_role().map(line).concat())
}

fn rejected(rejection: ImportRejection) -> Failure {
    match rejection {
        ImportRejection::NotADocument(error) => Failure::input(format!("this is not a session document: {error}")),
        ImportRejection::Invalid(invalid) => {
            let Explained { hand, field, message } = invalid.explained(Words::new(Language::En));
            Failure::input(format!("hand {hand}: {field}: {message}"))
        }
        ImportRejection::Log(ImportError::Store(error))
        | ImportRejection::Load(LoadError::Store(error))
        | ImportRejection::Home(LoadError::Store(error)) => error.into(),
        ImportRejection::Log(error) => Failure::damaged(format!("the history is damaged: {error}; try another copy")),
        ImportRejection::CutOff => Failure::damaged("the history is cut off; try another copy"),
        ImportRejection::Differs => {
            Failure::damaged("the history does not match the session; see tanto verify FILE")
        }
        ImportRejection::Home(_) => {
            Failure::damaged("the club that the table belongs to is damaged; see tanto verify")
        }
        ImportRejection::Club(rejection) => club_rejected(rejection),
        ImportRejection::Load(error) => {
            let entry = match error {
                LoadError::Entry(entry) | LoadError::Damaged(entry) => entry,
                LoadError::Chain(error) => error.entry,
                LoadError::Store(_) | LoadError::Missing | LoadError::Opening(_) | LoadError::Club(_) => 1,
            };
            Failure::damaged(format!("the history is damaged: entry {entry} makes no sense; try another copy"))
        }
    }
}
