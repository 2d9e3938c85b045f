//! Reads a club's document and checks it table by table: every log against the session beside it and against the club's
//! log.

use super::ReportProgress;
use super::club_draft::people_rows;
use super::verify_clubs::disagreement;
use super::verify_log::{Checked, check_session, unreadable};
use crate::club::document::{ClubDocument, TableText};
use crate::club::{Club, TableNumber};
use crate::games::fields::FieldError;
use crate::games::outline::Outline;
use crate::games::text::Text;
use crate::store::{Entry, IntegrityError, PersonRow};
use crate::table::TableRead;
use crate::words::{Language, Words};

/// A club's document that passed all checks.
pub struct ClubRead<T> {
    pub log: Vec<Entry>,
    pub people: Vec<PersonRow>,
    /// The result of `keep` for each table, ordered by table number.
    pub tables: Vec<T>,
}

/// Reads a club's document with one table at a time in memory: `keep` returns what stays. Reports how many tables are
/// checked.
pub fn read<T>(
    document: &Outline<'_>,
    report: ReportProgress<'_>,
    mut keep: impl FnMut(&Club, TableNumber, Checked) -> Result<T, IntegrityError>,
) -> Result<ClubRead<T>, IntegrityError> {
    let ClubDocument { log, club, tables: documents } = ClubDocument::read(document).map_err(|error| wrong(&error))?;
    if club.deleted {
        return Err(wrong(&FieldError::new("log", Text::new("club-document-deleted"))));
    }
    let count = documents.len();
    let mut tables = Vec::with_capacity(count);
    for (at, TableText { id, document }) in documents.into_iter().enumerate() {
        report(at, count);
        let of_table = |error: IntegrityError| error.of(format_args!("table {id}"));
        let document = TableRead::of(document).map_err(|error| of_table(unreadable(&error)))?;
        let checked = check_session(document).map_err(of_table)?;
        if checked.table.history.people.names() != club.names_at(id) {
            return Err(of_table(IntegrityError::new(None, "its people have other names in the club")));
        }
        if let Some(what) = disagreement(&club, id, &checked.table) {
            return Err(of_table(IntegrityError::new(None, what)));
        }
        tables.push(keep(&club, id, checked)?);
    }
    Ok(ClubRead { log, people: people_rows(&club), tables })
}

/// The finding for a field of the document outside its tables.
fn wrong(error: &FieldError) -> IntegrityError {
    IntegrityError::new(None, format!("{}: {}", error.field, Words::new(Language::En).say(&error.text)))
}
