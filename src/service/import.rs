//! Imports the document of a table or of a club. A history is imported entry by entry; a session without one becomes a new
//! table.

use super::create::with_hashed_key;
use super::verify_document::check_beside;
use super::{ReportProgress, Service};
use crate::club::document::{is_of_a_club, origin};
use crate::command::CommandError;
use crate::games::name::alike;
use crate::games::{Node, Outline, Text};
use crate::store::{ClubId, Created, Entry, Stream, TableId, check_foreign, hash_text};
use crate::table::{CommandMeta, Table, TableRead};

impl Service {
    /// Imports a document, which the device owns. For a club, reports how many tables are checked. A key belongs to one
    /// document.
    pub fn import(
        &self,
        document: &str,
        meta: &CommandMeta,
        report: ReportProgress<'_>,
    ) -> Result<Created<Stream>, CommandError> {
        let outline = Outline::of(document).map_err(|error| not_a_document(&error))?;
        if is_of_a_club(&outline) {
            return self.import_club(document, meta, report).map(Created::of_stream);
        }
        self.import_table(document, meta).map(Created::of_stream)
    }

    /// The clubs that were imported from an earlier copy of this document, or from which it was exported. A repeated request
    /// does not find the club that it has made.
    pub fn copies_of(&self, document: &str, meta: &CommandMeta) -> Result<Vec<ClubId>, CommandError> {
        let origin = Outline::of(document).ok().and_then(|outline| origin(&outline));
        match origin.filter(|_| !self.store.club_created_with(&hash_text(&meta.key)).is_ok_and(|known| known.is_some()))
        {
            Some(origin) => Ok(self.store.clubs_beginning_with(&origin)?),
            None => Ok(Vec::new()),
        }
    }

    /// Imports a table into the club that the owner's next table would join.
    pub fn import_table(&self, document: &str, meta: &CommandMeta) -> Result<Created<TableId>, CommandError> {
        let TableRead { document, history } = TableRead::of(document).map_err(|error| not_a_document(&error))?;
        let Some(entries) = history else { return self.create(document, meta) };
        self.import_log(self.usual_club(meta)?, (document, &entries), meta)
    }

    /// Imports a table with its log into this club, or into a new one.
    pub fn import_log(
        &self,
        club: Option<ClubId>,
        (mut document, entries): (Node, &[Entry]),
        meta: &CommandMeta,
    ) -> Result<Created<TableId>, CommandError> {
        let mut table = Table::of(entries).map_err(CommandError::DamagedDocument)?;
        if let Some(invalid) = table.replay.stopped() {
            return Err(invalid.clone().into());
        }
        let checked = check_beside(&mut table, &mut document, entries).and_then(|()| check_foreign(entries));
        checked.map_err(CommandError::DamagedDocument)?;
        table.rename(&distinct_names(table.history.people.names()));
        self.add_table((club, None), &table, entries, &with_hashed_key(meta))
    }
}

fn not_a_document(error: &serde_json::Error) -> CommandError {
    CommandError::field("", Text::new("not-json").with("reason", error.to_string().as_str()))
}

/// Numbers different names that a club would consider the same.
fn distinct_names(names: &[String]) -> Vec<String> {
    let mut distinct: Vec<String> = Vec::with_capacity(names.len());
    for name in names {
        let numbered = (2..).map(|number| format!("{name} {number}"));
        let free = std::iter::once(name.clone())
            .chain(numbered)
            .find(|name| !distinct.iter().any(|one| one != name && alike(one, name)));
        distinct.extend(free);
    }
    distinct
}
