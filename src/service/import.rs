//! Imports the document of a table or of a club. A history is imported entry by entry; a session without one becomes a new
//! table.

use super::create::{AddTableError, CreateRejection, TableToAdd};
use super::document::{session_document, take_end, take_names};
use super::fault::ReportProgress;
use super::import_club::ClubImportRejection;
use super::{ATTEMPTS, Service};
use crate::club::alike;
use crate::club::document::is_of_a_club;
use crate::games::node::Node;
use crate::games::outline::Outline;
use crate::session::DocumentError;
use crate::store::{Created, CreatedClub, ImportError, Importer, StoreError, TableId, check_foreign, hash_text};
use crate::table::{CommandMeta, LoadError, Refusal, Table, TableRead, named};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Imported {
    Table(Created),
    Club(CreatedClub),
}

#[derive(Debug)]
pub enum ImportRejection {
    /// The text is not JSON, or its history is not a list of entries.
    NotADocument(serde_json::Error),
    Invalid(DocumentError),
    /// The history is not a log that this program wrote, or the database failed.
    Log(ImportError),
    /// The history does not end with the entry that the document names.
    CutOff,
    /// The session does not follow from the history.
    Differs,
    /// The history cannot be replayed.
    Load(LoadError),
    /// The owner's club cannot be loaded or is deleted.
    Home(LoadError),
    Club(ClubImportRejection),
}

impl Service {
    /// Imports a document. For a club, reports how many tables are checked. A key belongs to one document.
    pub fn import(
        &self,
        document: &str,
        (at, by): (i64, Importer),
        report: ReportProgress<'_>,
    ) -> Result<Imported, ImportRejection> {
        let outline = Outline::of(document).map_err(ImportRejection::NotADocument)?;
        if is_of_a_club(&outline) {
            let created = self.import_club(&outline, (at, by), report).map_err(ImportRejection::Club)?;
            return Ok(Imported::Club(created));
        }
        self.import_table(document, (at, by)).map(Imported::Table)
    }

    /// Imports a table into the club that the owner's next table would join.
    pub fn import_table(&self, document: &str, (at, by): (i64, Importer)) -> Result<Created, ImportRejection> {
        let TableRead { mut document, history } = TableRead::of(document).map_err(ImportRejection::NotADocument)?;
        let Some(entries) = history else {
            return self.import_session(document, (at, by));
        };
        // A broken chain is reported as such, before the errors that follow from it.
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
        check_foreign(&entries).map_err(ImportRejection::Log)?;
        let key = by.key.as_deref().map(hash_text);
        let names = distinct_names(&names);
        let id = TableId::make().map_err(home)?;
        let key_in_club = format!("table {id}");
        let meta = CommandMeta { device: by.owner, ..CommandMeta::new(key_in_club.clone(), key_in_club, at) };
        for _ in 0..ATTEMPTS {
            let earlier = key.as_deref().map(|key| self.store.table_created_with(key)).transpose().map_err(log)?;
            if let Some(earlier) = earlier.flatten() {
                return self.created_before(earlier.id, (earlier.version, earlier.created_at()), &meta).map_err(log);
            }
            let club = meta.device.as_ref().map(|owner| self.store.usual_club(owner)).transpose().map_err(home)?;
            let new_table = TableToAdd {
                table: &table,
                names: &names,
                named: named(&table),
                entries: entries.clone(),
                creation_key: key.clone(),
                zone: None,
            };
            match self.add_table(club.flatten(), id, new_table, &meta) {
                Ok(created) => return Ok(created),
                Err(AddTableError::Conflict) => {}
                Err(AddTableError::Load(error)) => return Err(ImportRejection::Home(error)),
                Err(AddTableError::Table(Refusal::Invalid(invalid))) => return Err(ImportRejection::Invalid(invalid)),
                Err(AddTableError::Names(_) | AddTableError::Table(_)) => {
                    return Err(ImportRejection::Home(LoadError::Missing));
                }
            }
        }
        Err(home(StoreError::busy()))
    }

    /// Creates a new table from a session without a history.
    fn import_session(&self, document: Node, (at, by): (i64, Importer)) -> Result<Created, ImportRejection> {
        let key = by.key.unwrap_or_else(|| format!("import at {at}"));
        let meta = CommandMeta { device: by.owner, ..CommandMeta::new(key, String::new(), at) };
        self.create(document, &meta).map_err(|rejection| match rejection {
            CreateRejection::Invalid(invalid) => ImportRejection::Invalid(invalid),
            CreateRejection::Store(error) => ImportRejection::Load(error.into()),
            CreateRejection::KeyReused => ImportRejection::Differs,
        })
    }
}

fn home(error: StoreError) -> ImportRejection {
    ImportRejection::Home(error.into())
}

fn log(error: StoreError) -> ImportRejection {
    ImportRejection::Log(error.into())
}

/// Numbers names that a club would consider the same.
fn distinct_names(names: &[String]) -> Vec<String> {
    let mut distinct: Vec<String> = Vec::with_capacity(names.len());
    for name in names {
        let numbered = (2..).map(|number| format!("{name} {number}"));
        let free =
            std::iter::once(name.clone()).chain(numbered).find(|name| !distinct.iter().any(|one| alike(one, name)));
        distinct.extend(free);
    }
    distinct
}
