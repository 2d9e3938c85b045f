//! Exports a club: everything as one document, its plays as CSV, or its ledger as a journal.

use std::collections::BTreeMap;

use super::Service;
use super::document::document_with_history;
use crate::club::csv::Dialect;
use crate::club::journal::{JournalFormat, journal};
use crate::club::{Club, Ledger, TableNumber, TableUnit, csv, document, plays};
use crate::command::CommandError;
use crate::session::People;
use crate::store::{ClubId, Entry, TableFilter, TableRow};
use crate::table::Table;

/// The format of an export.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClubFormat {
    /// The whole club, `tanto-club/1`.
    Document,
    /// One line per play.
    Csv(Dialect),
    /// The ledger for plain-text accounting.
    Journal(JournalFormat),
}

impl ClubFormat {
    pub const ALL: [Self; 4] = [
        Self::Document,
        Self::Csv(Dialect::Standard),
        Self::Journal(JournalFormat::Hledger),
        Self::Journal(JournalFormat::Beancount),
    ];

    /// The name in a URL, the media type, and the extension of the file's name.
    pub fn info(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::Document => ("json", "application/json", "json"),
            Self::Csv(_) => ("csv", "text/csv; charset=utf-8", "csv"),
            Self::Journal(JournalFormat::Hledger) => ("hledger", "text/plain; charset=utf-8", "journal"),
            Self::Journal(JournalFormat::Beancount) => ("beancount", "text/plain; charset=utf-8", "beancount"),
        }
    }

    pub fn name(self) -> &'static str {
        self.info().0
    }

    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.name() == name)
    }
}

/// An export of a club at one moment, written piece by piece so that at most one table is in memory. The same club gives
/// the same bytes.
pub struct ClubExport {
    /// How many tables the export reads.
    pub tables: usize,
    pub pieces: Box<dyn Iterator<Item = Result<String, CommandError>> + Send>,
}

impl Service {
    /// Starts an export. The club and its list of tables are read in one transaction.
    pub fn export_club(&self, id: ClubId, format: ClubFormat) -> Result<ClubExport, CommandError> {
        let (club, log, mut tables, ledger) = self.read_log(id, |log| {
            let entries = log.entries_from(1)?;
            let club = Club::of(&entries)?;
            let ledger = Ledger::of(&club, &log.dues()?);
            Ok((club, entries, log.tables(&TableFilter::default())?, ledger))
        })?;
        tables.sort_by_key(|table| table.number);
        let (count, service) = (tables.len(), self.clone());
        Ok(match format {
            ClubFormat::Document => {
                let (begin, end) = (document::beginning(&club, &log), document::end(&log));
                let lines = tables.into_iter().enumerate().map(move |(at, table)| {
                    let (read, entries) = service.exported(&club, &table)?;
                    Ok(document::line(table.number, &document_with_history(&read, &entries), at == 0))
                });
                let pieces = std::iter::once(Ok(begin)).chain(lines).chain(std::iter::once(Ok(end)));
                ClubExport { tables: count, pieces: Box::new(pieces) }
            }
            ClubFormat::Csv(dialect) => {
                tables.sort_by_key(|table| (table.opened_at, table.number));
                let lines = tables.into_iter().map(move |table| {
                    let (read, _) = service.exported(&club, &table)?;
                    let (game, unit) = (read.replay.info(), TableUnit::of(read.replay.measure()));
                    let plays = plays(&read.replay, read.parts()?);
                    Ok(csv::lines(dialect, &club, (table.number, table.opened_at), game, &unit, plays))
                });
                ClubExport { tables: count, pieces: Box::new(std::iter::once(Ok(csv::header(dialect))).chain(lines)) }
            }
            ClubFormat::Journal(format) => {
                let journal = journal(&club, ledger, titles(&club, &tables), format);
                ClubExport { tables: 0, pieces: Box::new(journal.map(Ok)) }
            }
        })
    }

    /// Reads a table as it was when the export began.
    fn exported(&self, club: &Club, table: &TableRow) -> Result<(Table, Vec<Entry>), CommandError> {
        let (mut read, entries) = self.as_of(table.id, table.version)?;
        read.rename(&club.names_at(table.number));
        Ok((read, entries))
    }
}

/// The tables' names, or the names of the people who have sat there.
fn titles(club: &Club, tables: &[TableRow]) -> BTreeMap<TableNumber, String> {
    let title = |table: &TableRow| {
        let people = || People::new(club.names_at(table.number)).distinct_names().join(", ");
        (table.number, if table.name.is_empty() { people() } else { table.name.clone() })
    };
    tables.iter().map(title).collect()
}
