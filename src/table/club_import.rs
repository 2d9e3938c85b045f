//! Taking in a club: its log and those of its tables as they are, all of it or nothing.

use super::check_log::Checked;
use super::closing::closing;
use super::club_document::{self, ClubRead};
use super::club_writer::{json, names_of};
use super::fault::{Fault, Finding, Watch};
use super::opened::named;
use super::standing::standing;
use super::tables::Tables;
use crate::club::{Club, TableNumber};
use crate::games::outline::Outline;
use crate::store::{CreatedClub, ImportError, Imported, ImportedClub, Importer, Place};

/// Why a club was not taken in.
#[derive(Debug)]
pub enum ClubImportRejection {
    /// It is not what was written, or is no club's document.
    Damaged(Fault),
    /// A log is not one of this program, or the database's trouble.
    Log(ImportError),
}

impl Tables {
    /// Takes a club's document in, as a new club of which the device is an owner; tells how many tables of how many have been
    /// played. Ids of people, payments and tables stay as they are.
    pub fn import_club(
        &self,
        document: &Outline<'_>,
        (at, by): (i64, Importer),
        watch: Watch<'_>,
    ) -> Result<CreatedClub, ClubImportRejection> {
        let read = club_document::read(document, watch, |club, number, Checked { table, entries }| {
            let uncounted = |_| Fault::TableOfDocument(number, Finding::new(None, "its hands cannot be counted"));
            let (closing, place) = (closing(&table).map_err(uncounted)?, place(club, number, &table));
            Ok((Imported { named: named(&table), standing: standing(&table), closing, entries, at }, place))
        });
        let ClubRead { log, tables } = read.map_err(ClubImportRejection::Damaged)?;
        self.store.import_club(ImportedClub { log, tables, at, by }).map_err(ClubImportRejection::Log)
    }
}

/// Where a table is in its club.
fn place(club: &Club, number: TableNumber, table: &super::fold::Table) -> Place {
    Place {
        number: i64::from(number.0),
        day: club.day(table.opened_at).to_string(),
        names: json(&names_of(club, number)),
    }
}
