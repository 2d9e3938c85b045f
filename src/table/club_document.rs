//! A club's document, played table by table: what each log comes to is what stands beside it, and what the club's own log
//! says of it.

use super::check_clubs::unfitting;
use super::check_log::{Checked, check_session_of};
use super::club_writer::names_of;
use super::fault::{Fault, Finding, Sum, Watch};
use crate::club::document::{ClubDocument, TableDocument};
use crate::club::{Club, TableNumber};
use crate::games::complaint::Complaint;
use crate::games::node::Node;
use crate::games::text::Text;
use crate::store::Entry;

/// A club's document in which all is well.
pub struct ClubRead {
    pub club: Club,
    pub log: Vec<Entry>,
    /// In the order of their numbers.
    pub tables: Vec<(TableNumber, Checked)>,
}

impl ClubRead {
    pub fn sum(&self) -> Sum {
        let tables = || self.tables.iter().map(|(_, checked)| checked);
        Sum {
            tables: self.tables.len(),
            entries: tables().map(|checked| checked.entries.len()).sum(),
            hands: tables().map(|checked| checked.table.replay.hands().len()).sum(),
        }
    }
}

/// Reads a club's document; tells how many tables of how many have been played.
pub fn read(document: &Node, watch: Watch<'_>) -> Result<ClubRead, Fault> {
    let ClubDocument { log, club, tables: documents } = ClubDocument::read(document).map_err(Fault::Document)?;
    if club.deleted {
        return Err(Fault::Document(Complaint::new("log", Text::new("club-document-deleted"))));
    }
    let count = documents.len();
    let mut tables = Vec::with_capacity(count);
    for (at, TableDocument { id, document }) in documents.into_iter().enumerate() {
        watch(at, count);
        let of_table = |finding| Fault::TableOfDocument(id, finding);
        let checked = check_session_of(document, &names_of(&club, id)).map_err(of_table)?;
        if let Some(what) = unfitting(&club, id, &checked.table) {
            return Err(of_table(Finding::new(None, what)));
        }
        tables.push((id, checked));
    }
    Ok(ClubRead { club, log, tables })
}
