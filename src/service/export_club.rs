//! Exports a club: everything as one document, its plays as CSV, or its ledger as a journal.

use std::collections::BTreeMap;

use super::Service;
use super::club_draft::{names_of, number};
use super::document::document_with_history;
use crate::club::csv::Played;
use crate::club::document::TableDocument;
use crate::club::journal::{Format, Journal, journal};
use crate::club::{Club, Ledger, TableNumber, Unit, csv, document, plays};
use crate::command::CommandError;
use crate::store::{ClubId, ClubTable, Entry, IntegrityError, Which};
use crate::table::Table;

/// The format of an export.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClubFormat {
    /// The whole club, `tanto-club/1`.
    Document,
    /// One line per play.
    Csv,
    /// The ledger for plain-text accounting.
    Journal(Format),
}

impl ClubFormat {
    pub const ALL: [Self; 4] =
        [Self::Document, Self::Csv, Self::Journal(Format::Hledger), Self::Journal(Format::Beancount)];

    /// The name in a URL.
    pub fn name(self) -> &'static str {
        match self {
            Self::Document => "json",
            Self::Csv => "csv",
            Self::Journal(Format::Hledger) => "hledger",
            Self::Journal(Format::Beancount) => "beancount",
        }
    }

    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.name() == name)
    }

    /// The media type, and the extension of the file's name.
    pub fn media(self) -> (&'static str, &'static str) {
        match self {
            Self::Document => ("application/json", "json"),
            Self::Csv => ("text/csv; charset=utf-8", "csv"),
            Self::Journal(Format::Hledger) => ("text/plain; charset=utf-8", "journal"),
            Self::Journal(Format::Beancount) => ("text/plain; charset=utf-8", "beancount"),
        }
    }
}

/// An export of a club at one moment, written piece by piece so that at most one table is in memory. The same club gives
/// the same bytes.
pub enum ClubExport {
    Tables(TablesExport),
    Journal(Journal),
}

/// An export that reads every table: a document or CSV.
pub struct TablesExport {
    from: Service,
    is_document: bool,
    club: Club,
    log: Vec<Entry>,
    /// Ordered by number.
    tables: Vec<ClubTable>,
    /// The index of the next piece: 0 is the beginning, and the tables follow.
    next: usize,
}

impl Service {
    /// Starts an export. The club and its list of tables are read in one transaction.
    pub fn export_club(&self, id: ClubId, format: ClubFormat) -> Result<ClubExport, CommandError> {
        let read = self.store.read_log::<_, CommandError>(id, |log| {
            let entries = log.entries_from(1)?;
            let club = Club::of(&entries)?;
            let ledger = Ledger::of(&club, &log.dues_of_club()?);
            Ok((club, entries, log.tables(&Which::default())?, ledger))
        });
        let (club, log, mut tables, ledger) = self.checked_club(id, read)?.ok_or(CommandError::Missing)?;
        tables.sort_by_key(|table| table.number);
        Ok(match format {
            ClubFormat::Journal(format) => {
                ClubExport::Journal(journal(&club, &ledger, &titles(&club, &tables), format))
            }
            ClubFormat::Document | ClubFormat::Csv => {
                let is_document = format == ClubFormat::Document;
                ClubExport::Tables(TablesExport { from: self.clone(), is_document, club, log, tables, next: 0 })
            }
        })
    }
}

/// The tables' names, or the names of the people who have sat there.
fn titles(club: &Club, tables: &[ClubTable]) -> BTreeMap<TableNumber, String> {
    let title = |table: &ClubTable| {
        let number = number(table.number);
        let people = || names_of(club, number).join(", ");
        (number, if table.name.is_empty() { people() } else { table.name.clone() })
    };
    tables.iter().map(title).collect()
}

impl ClubExport {
    /// How many tables the export reads.
    pub fn tables(&self) -> usize {
        match self {
            Self::Tables(export) => export.tables.len(),
            Self::Journal(_) => 0,
        }
    }
}

impl Iterator for ClubExport {
    type Item = Result<String, CommandError>;

    fn next(&mut self) -> Option<Self::Item> {
        match self {
            Self::Tables(export) => export.next(),
            Self::Journal(journal) => journal.next().map(Ok),
        }
    }
}

impl TablesExport {
    /// Writes the next piece: the beginning, each table, and the end of a document.
    fn next(&mut self) -> Option<Result<String, CommandError>> {
        let at = self.next;
        self.next += 1;
        let table = at.checked_sub(1).and_then(|at| self.tables.get(at));
        match (table, self.is_document) {
            (Some(table), true) => Some(self.document(table, at == 1)),
            (Some(table), false) => Some(self.plays(table)),
            (None, true) if at == 0 => Some(Ok(document::beginning(&self.club, &self.log))),
            (None, true) if at == self.tables.len() + 1 => Some(Ok(document::end(&self.log))),
            (None, false) if at == 0 => Some(Ok(csv::header())),
            (None, _) => None,
        }
    }

    /// Reads a table as it was when the export began.
    fn read(&self, table: &ClubTable) -> Result<(Table, Vec<Entry>), CommandError> {
        let entries = self.from.store.entries_until(table.id, table.version).map_err(CommandError::from);
        let read = entries.and_then(|entries| match entries.as_slice() {
            // The table was erased after the export began.
            [] => Err(CommandError::Missing),
            log => Ok((Table::of(log)?, entries)),
        });
        let (mut read, entries) = self.from.checked(table.id, read)?;
        read.rename(&names_of(&self.club, number(table.number)));
        Ok((read, entries))
    }

    fn document(&self, table: &ClubTable, is_first: bool) -> Result<String, CommandError> {
        let (read, entries) = self.read(table)?;
        let document = TableDocument { id: number(table.number), document: document_with_history(&read, &entries) };
        Ok(document::line(&document, is_first))
    }

    fn plays(&self, table: &ClubTable) -> Result<String, CommandError> {
        let (read, _) = self.read(table)?;
        let seated = self.club.tables().get(&number(table.number)).ok_or(CommandError::Missing)?;
        let played = Played {
            table: number(table.number),
            opened_at: table.opened_at,
            game: &table.game,
            people: &seated.people,
            unit: Unit::of(&read.replay.measure()),
            plays: plays(&read.replay, read.history.steps()).map_err(|invalid| IntegrityError::opening(&invalid))?,
        };
        Ok(csv::lines(&self.club, played))
    }
}
