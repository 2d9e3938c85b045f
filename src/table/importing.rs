//! Taking in a document, of a table or of a club: with its history entry by entry, without one as a new table.

use std::sync::Arc;

use super::appending::{Memories, Stop};
use super::closing::closing;
use super::club_import::ClubImportRejection;
use super::club_writer::{ClubWriter, nameless};
use super::creating::CreateRejection;
use super::document::{session_document, take_end, take_names};
use super::fault::Watch;
use super::fold::{LoadError, Table};
use super::opened::named;
use super::reading::TableRead;
use super::rejection::{Refusal, Rejection};
use super::standing::standing;
use super::tables::{Command, Tables};
use crate::club::document::is_of_a_club;
use crate::club::{alike, commands};
use crate::games::node::Node;
use crate::games::outline::Outline;
use crate::session::Invalid;
use crate::store::{AppendError, Created, CreatedClub, ImportError, Imported, Importer, OpenClub, Place};

/// What was taken in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TakenIn {
    Table(Created),
    Club(CreatedClub),
}

/// Why a document was not taken in.
#[derive(Debug)]
pub enum ImportRejection {
    /// It is not JSON, or its history is not a list of entries.
    NotADocument(serde_json::Error),
    Invalid(Invalid),
    /// The history is not a log of this program.
    Log(ImportError),
    /// The history does not end with the entry that the document names.
    CutOff,
    /// The history does not come to the session that stands beside it.
    Differs,
    /// The history makes no sense.
    Load(LoadError),
    /// The club into which it would come takes nothing in.
    Home(LoadError),
    Club(ClubImportRejection),
}

impl Tables {
    /// Takes a document in; of a club tells how many tables of how many have been played. The same key is for the same
    /// document only.
    pub fn import(
        &self,
        document: &str,
        (at, by): (i64, Importer),
        watch: Watch<'_>,
    ) -> Result<TakenIn, ImportRejection> {
        let outline = Outline::of(document).map_err(ImportRejection::NotADocument)?;
        if is_of_a_club(&outline) {
            let created = self.import_club(&outline, (at, by), watch).map_err(ImportRejection::Club)?;
            return Ok(TakenIn::Club(created));
        }
        self.import_table(document, (at, by)).map(TakenIn::Table)
    }

    /// Takes a table's document in, into the club to which its owner's next table would go.
    pub fn import_table(&self, document: &str, (at, by): (i64, Importer)) -> Result<Created, ImportRejection> {
        let TableRead { mut document, history } = TableRead::of(document).map_err(ImportRejection::NotADocument)?;
        let Some(entries) = history else {
            return self.import_session(document, (at, by));
        };
        // What is broken in the chain is said as such, before what follows from it.
        let mut table = match Table::of(&entries) {
            Err(LoadError::Chain(error)) => return Err(ImportRejection::Log(error.into())),
            table => table.map_err(ImportRejection::Load)?,
        };
        if let Some(invalid) = table.replay.stopped() {
            return Err(ImportRejection::Invalid(invalid.clone()));
        }
        if !take_end(&mut document, &entries) {
            return Err(ImportRejection::CutOff);
        }
        let names = take_names(&mut document, &table).ok_or(ImportRejection::Differs)?;
        table.rename_to(&names);
        if !session_document(&table).says_the_same_as(&document) {
            return Err(ImportRejection::Differs);
        }
        let closing = closing(&table).map_err(|refusal| match refusal {
            Refusal::Invalid(invalid) => ImportRejection::Invalid(invalid),
            Refusal::Conflict | Refusal::Unchanged | Refusal::Odd(_) => ImportRejection::Differs,
        })?;
        let imported = Imported { named: named(&table), standing: standing(&table), closing, entries, at };
        // The club to which its owner's next table would go.
        let club = by.owner.as_ref().map(|owner| self.store.usual_club(owner)).transpose();
        let club = club.map_err(|error| ImportRejection::Home(error.into()))?.flatten();
        let (memories, table, names) = (self.memories.clone(), Arc::new(table), told_apart(&names));
        let enter = move |open: &mut OpenClub<'_>| entered(open, &memories, &table, &names);
        let created = self.store.import_table(imported, by, club, enter).map_err(ImportRejection::Log)?;
        created.map_err(|error| ImportRejection::Home(not_entered(error)))
    }

    /// A session without its history is a new table.
    fn import_session(&self, document: Node, (at, by): (i64, Importer)) -> Result<Created, ImportRejection> {
        let key = by.key.unwrap_or_else(|| format!("import at {at}"));
        let command = Command { device: by.owner, ..Command::new(key, String::new(), at) };
        self.create(document, &command).map_err(|rejection| match rejection {
            CreateRejection::Invalid(invalid) => ImportRejection::Invalid(invalid),
            CreateRejection::Store(error) => ImportRejection::Load(error.into()),
            CreateRejection::KeyReused => ImportRejection::Differs,
        })
    }
}

/// Appends to a club's log who of a table is new there, and gives the table to it.
fn entered(
    open: &mut OpenClub<'_>,
    memories: &Memories,
    table: &Table,
    names: &[String],
) -> Result<Place, AppendError<Stop>> {
    let mut at = ClubWriter::found(open, memories, &nameless(None))?;
    let arrival = commands::arrive(at.club(), "players", names).map_err(|_| AppendError::NotFound)?;
    let place = at.take_in(table, arrival)?;
    at.finish();
    Ok(place)
}

fn not_entered(error: AppendError<Stop>) -> LoadError {
    match error {
        AppendError::Store(error) => LoadError::Store(error),
        AppendError::Declined(Stop::Rejected(Rejection::Load(error))) => error,
        _ => LoadError::Missing,
    }
}

/// The names of a table, of which two that are alike in a club get a number.
fn told_apart(names: &[String]) -> Vec<String> {
    let mut told: Vec<String> = Vec::with_capacity(names.len());
    for name in names {
        let numbered = (2..).map(|number| format!("{name} {number}"));
        let free = std::iter::once(name.clone()).chain(numbered).find(|name| !told.iter().any(|one| alike(one, name)));
        told.extend(free);
    }
    told
}
