//! Reads a club's document and checks it table by table: every log against the session beside it and against the club's
//! log.

use super::ReportProgress;
use super::verify_clubs::disagreement;
use super::verify_log::{check_session, unreadable};
use crate::club::document::ClubDocument;
use crate::club::{Club, TableNumber};
use crate::games::fields::FieldError;
use crate::games::outline::Outline;
use crate::games::text::Text;
use crate::store::{Entry, IntegrityError};
use crate::table::{Table, TableRead};
use crate::words::{Language, Words};

/// Reads a club's document with one table at a time in memory: `keep` returns what stays of it. Reports how many tables are
/// checked. Returns the club and its log, and what was kept of each table, in the order of their numbers.
pub fn read<T>(
    document: &Outline<'_>,
    report: ReportProgress<'_>,
    mut keep: impl FnMut(&Club, TableNumber, Table, Vec<Entry>) -> Result<T, IntegrityError>,
) -> Result<(Club, Vec<Entry>, Vec<T>), IntegrityError> {
    let ClubDocument { log, club, tables: documents } = ClubDocument::read(document).map_err(|error| wrong(&error))?;
    if club.deleted {
        return Err(wrong(&FieldError::new("log", Text::new("club-document-deleted"))));
    }
    let count = documents.len();
    let mut tables = Vec::with_capacity(count);
    for (at, (id, document)) in documents.into_iter().enumerate() {
        report(at, count);
        let of_table = |error: IntegrityError| error.of(format_args!("table {id}"));
        let document = TableRead::of(document).map_err(|error| of_table(unreadable(&error)))?;
        let (table, entries) = check_session(document).map_err(of_table)?;
        if table.history.people.names() != club.names_at(id) {
            return Err(of_table(IntegrityError::new(None, "its people have other names in the club")));
        }
        if let Some(what) = disagreement(&club, id, &table) {
            return Err(of_table(IntegrityError::new(None, what)));
        }
        tables.push(keep(&club, id, table, entries)?);
    }
    Ok((club, log, tables))
}

/// The finding for a field of the document outside its tables.
fn wrong(error: &FieldError) -> IntegrityError {
    IntegrityError::new(None, format!("{}: {}", error.field, Words::new(Language::En).say(&error.text)))
}
