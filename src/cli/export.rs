//! `tanto export`: a table as a document that any Tanto takes in.

use clap::Args;

use super::database::Database;
use super::{Failure, print};
use crate::store::{Store, StoreError, TableId};
use crate::table::{LoadError, Table, exported};

#[derive(Debug, Args)]
pub struct Export {
    /// The table: its id, or any of its addresses and links
    table: String,
    #[command(flatten)]
    database: Database,
}

impl Export {
    /// Writes the document to standard output.
    pub fn run(self) -> Result<(), Failure> {
        let store = Store::open_for_reading(&self.database.url)?;
        let Some(id) = named(&store, &self.table)? else {
            return Err(Failure::input(format!("{}: no table has this id or link", self.table)));
        };
        let entries = store.entries(&id)?;
        let table = Table::of(&entries).map_err(|error| damaged(&id, error))?;
        let document = exported(&table, &entries)
            .map_err(|error| Failure::damaged(format!("table {id}: {error}; run tanto verify")))?;
        print(&document)
    }
}

/// The table of an id, of a link, or of the address of one of its pages.
fn named(store: &Store, text: &str) -> Result<Option<TableId>, StoreError> {
    for part in text.trim().split(['/', '?', '#']).rev().filter(|part| !part.is_empty()) {
        if let Some(id) = TableId::parse(part)
            && store.table(&id)?.is_some()
        {
            return Ok(Some(id));
        }
        if let Some(access) = store.resolve_token(part)? {
            return Ok(Some(access.table));
        }
    }
    Ok(None)
}

fn damaged(id: &TableId, error: LoadError) -> Failure {
    match error {
        LoadError::Store(error) => error.into(),
        LoadError::Chain(error) => Failure::damaged(format!("table {id}: {error}; run tanto verify")),
        LoadError::Entry(entry) => {
            Failure::damaged(format!("table {id}, entry {entry} makes no sense; run tanto verify"))
        }
        LoadError::Missing | LoadError::Opening(_) | LoadError::Club(_) => {
            Failure::damaged(format!("table {id}: its first entry makes no sense; run tanto verify"))
        }
    }
}
