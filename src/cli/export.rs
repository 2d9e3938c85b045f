//! `tanto export`: a table or a club as a document that any Tanto can import, or every club as a file.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::PossibleValuesParser;

use super::database::{Database, club_named, table_named};
use super::progress::progress;
use super::{CliError, print};
use crate::command::CommandError;
use crate::service::{ClubFormat, Service};
use crate::store::{ClubId, Store, create_private};

#[derive(Debug, Args)]
pub struct Export {
    /// The table: its id, or any of its addresses or links
    #[arg(required_unless_present_any = ["club", "all"])]
    table: Option<String>,
    /// A whole club: its id, or any of its addresses or links
    #[arg(long, conflicts_with = "table")]
    club: Option<String>,
    /// Every club, one file each, in this folder
    #[arg(long, value_name = "DIR", conflicts_with_all = ["table", "club"])]
    all: Option<PathBuf>,
    /// The format for a club
    #[arg(long, conflicts_with = "table", default_value = "json")]
    #[arg(value_parser = PossibleValuesParser::new(ClubFormat::ALL.map(ClubFormat::name)))]
    format: String,
    #[command(flatten)]
    database: Database,
}

impl Export {
    /// Writes the document to standard output, or one file for each club.
    pub fn run(self) -> Result<(), CliError> {
        let store = Store::open_for_reading(&self.database.url)?;
        let format = ClubFormat::parse(&self.format).unwrap_or(ClubFormat::Document);
        match (self.all, self.club) {
            (Some(folder), _) => write_clubs(store, &folder, format),
            (None, Some(club)) => print_club(store, &club, format),
            (None, None) => {
                let id = table_named(&store, &self.table.unwrap_or_default())?;
                print(&Service::new(store, 0).export(id).map_err(|error| damaged(&format!("table {id}"), error))?)
            }
        }
    }
}

fn print_club(store: Store, name: &str, format: ClubFormat) -> Result<(), CliError> {
    let id = club_named(&store, name)?;
    let broken = |error| damaged(&format!("club {id}"), error);
    let export = Service::new(store, 0).export_club(id, format).map_err(broken)?;
    let (count, mut report) = (export.tables, progress("table"));
    for (at, piece) in export.pieces.enumerate() {
        print(&piece.map_err(broken)?)?;
        report(at.min(count), count);
    }
    Ok(())
}

/// Writes every club that is not deleted. Existing files are never overwritten.
fn write_clubs(store: Store, folder: &Path, format: ClubFormat) -> Result<(), CliError> {
    fs::create_dir_all(folder).map_err(|error| CliError::io(folder.display(), &error))?;
    let clubs = store.all_club_ids()?;
    let service = Service::new(store, 0);
    let (count, mut report) = (clubs.len(), progress("club"));
    for (at, id) in clubs.iter().enumerate() {
        report(at, count);
        if service.store.is_deleted(*id)? == Some(false) {
            write_club(&service, *id, folder, format)?;
        }
    }
    Ok(())
}

fn write_club(service: &Service, id: ClubId, folder: &Path, format: ClubFormat) -> Result<(), CliError> {
    let (_, _, ending) = format.info();
    let path = folder.join(format!("tanto-{id}.{ending}"));
    let failed = |error| CliError::io(path.display(), &error);
    let broken = |error| damaged(&format!("club {id}"), error);
    let mut file = create_private(&path).map_err(failed)?;
    for piece in service.export_club(id, format).map_err(broken)?.pieces {
        file.write_all(piece.map_err(broken)?.as_bytes()).map_err(failed)?;
    }
    file.sync_all().map_err(failed)?;
    print(&format!("{}\n", path.display()))
}

fn damaged(whose: &str, error: CommandError) -> CliError {
    match error {
        CommandError::Store(error) => error.into(),
        CommandError::Damaged(error) => CliError::damaged(format!("{}; run tanto verify", error.of(whose))),
        error => CliError::damaged(format!("{whose}: {error}; run tanto verify")),
    }
}
