//! Imports the document of a table or of a club. A history is imported entry by entry; a session without one becomes a new
//! table.

use std::collections::HashMap;

use super::create::with_hashed_key;
use super::verify_document::{Verified, check_beside, check_document};
use super::{GoOn, Service};
use crate::club::document::{is_of_a_club, origin};
use crate::command::{CommandError, CommandMeta};
use crate::document::{FieldError, Message, Outline, Value, name::comparison_key};
use crate::session::DocumentError;
use crate::store::{ClubId, Created, Entry, IntegrityError, Stream, TableId, check_foreign, hash_text};
use crate::table::{Table, TableRead};

impl Service {
    /// Imports a document. The device owns what comes of it. `go_on` gets the number of tables checked so far, and stops the
    /// import by returning false. An idempotency key belongs to one document.
    pub fn import(&self, document: &str, meta: &CommandMeta, go_on: GoOn<'_>) -> Result<Created<Stream>, CommandError> {
        let outline = Outline::of(document).map_err(|error| not_a_document(&error))?;
        if is_of_a_club(&outline) {
            return self.import_club(document, meta, go_on).map(Created::of_stream);
        }
        self.import_table(document, meta, go_on).map(Created::of_stream)
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
    pub fn import_table(
        &self,
        document: &str,
        meta: &CommandMeta,
        go_on: GoOn<'_>,
    ) -> Result<Created<TableId>, CommandError> {
        let TableRead { document, history } = TableRead::of(document).map_err(|error| not_a_document(&error))?;
        check(go_on(0, 1))?;
        let Some(entries) = history else { return self.create(document, meta) };
        let table = read_table(document, &entries)?;
        check(go_on(1, 1))?;
        self.add_table(self.usual_club(meta)?, None, &table, &entries, &with_hashed_key(meta))
    }

    /// Imports a table with its log into this club, or into a new one.
    pub fn import_log(
        &self,
        club: Option<ClubId>,
        document: Value,
        entries: &[Entry],
        meta: &CommandMeta,
    ) -> Result<Created<TableId>, CommandError> {
        self.add_table(club, None, &read_table(document, entries)?, entries, &with_hashed_key(meta))
    }
}

/// Replays a log and checks the session beside it. The table has names that differ in its club.
fn read_table(mut document: Value, entries: &[Entry]) -> Result<Table, CommandError> {
    let mut table = Table::of(entries).map_err(CommandError::document)?;
    if let Some(invalid) = table.replay.stopped() {
        return Err(invalid.clone().into());
    }
    let checked = check_beside(&mut table, &mut document, entries).and_then(|()| check_foreign(entries));
    checked.map_err(CommandError::document)?;
    table.rename(&distinct_names(table.history.people.names()));
    Ok(table)
}

/// Checks a document. `go_on` gets the number of tables checked so far, and stops the check by returning false.
pub fn check_document_while(document: &str, go_on: GoOn<'_>) -> Result<Verified, CommandError> {
    unless_stopped(go_on, |go_on| check_document(document, go_on))
}

/// Runs work on a document that asks whether to go on.
pub(super) fn unless_stopped<T>(
    go_on: GoOn<'_>,
    work: impl FnOnce(GoOn<'_>) -> Result<T, IntegrityError>,
) -> Result<T, CommandError> {
    let mut goes_on = true;
    let done = work(&mut |done, of| {
        goes_on = go_on(done, of);
        goes_on
    });
    check(goes_on)?;
    done.map_err(CommandError::document)
}

fn check(goes_on: bool) -> Result<(), CommandError> {
    if goes_on { Ok(()) } else { Err(CommandError::Stopped) }
}

fn not_a_document(error: &serde_json::Error) -> CommandError {
    let text = Message::new("not-json").with("reason", error.to_string().as_str());
    DocumentError::document(vec![FieldError::no_document("", text)]).into()
}

/// Numbers different names that a club would consider the same. Equal names are those of one person, who was merged.
fn distinct_names(names: &[String]) -> Vec<String> {
    let mut taken: HashMap<String, String> = HashMap::new();
    // The last number that a key has got.
    let mut last: HashMap<String, u32> = HashMap::new();
    let distinct = names.iter().map(|name| {
        let last = last.entry(comparison_key(name)).or_insert(1);
        let mut candidate = name.clone();
        while taken.get(&comparison_key(&candidate)).is_some_and(|other| *other != candidate) {
            *last += 1;
            candidate = format!("{name} {last}");
        }
        taken.insert(comparison_key(&candidate), candidate.clone());
        candidate
    });
    distinct.collect()
}
