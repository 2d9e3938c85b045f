//! `tanto import`: creates a table or a whole club from a document, with its history if it has one.

use std::path::PathBuf;

use clap::Args;

use super::database::Database;
use super::progress::progress;
use super::public_url::{OF_LINKS, PUBLIC_URL, PublicUrl};
use super::score::{opened, text};
use super::{CliError, print};
use crate::command::CommandMeta;
use crate::document::Outline;
use crate::service::Service;
use crate::store::{Created, Store, TableId};
use crate::web::http::App;

#[derive(Debug, Args)]
#[command(mut_arg(PUBLIC_URL, |arg| arg.help(OF_LINKS)))]
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
    pub fn run(self) -> Result<(), CliError> {
        let base = self.public_url.checked()?.unwrap_or_default();
        let document = text(opened(Some(self.file))?)?;
        // Do not create a database for input that is not a document.
        Outline::of(&document).map_err(|error| CliError::input(format!("this is not a document: {error}")))?;
        let service = Service::new(Store::open_beside(&self.database.url)?, 0);
        // Every run is another import.
        let meta = CommandMeta::new(format!("import {}", TableId::make()?), App::now());
        // The first line of the output says so, and the import goes on: a second copy may well be wanted.
        let copies = service.copies_of(&document, &meta)?;
        let copy =
            copies.first().map(|club| format!("this club is already here as club {club}; this is another copy\n"));
        let mut report = progress("table");
        let Created { id, links, .. } = service.import(&document, &meta, &mut |done, of| {
            report(done, of);
            true
        })?;
        let links = links.iter().flatten();
        let printed = links.map(|(role, token)| format!("{} {base}/j/{}\n", role.as_str(), token.as_str()));
        print(&format!("{}{id}\n{}", copy.unwrap_or_default(), printed.collect::<String>()))
    }
}
