//! What a club gives away: all of it as one document, its plays as CSV, its ledger as a journal.

use std::collections::BTreeMap;

use super::club_writer::{names_of, number};
use super::document::document_with_history;
use super::fold::{LoadError, Table};
use super::tables::Tables;
use crate::club::csv::Played;
use crate::club::document::TableDocument;
use crate::club::journal::{Format, journal};
use crate::club::{BookError, Club, TableNumber, Unit, csv, document, plays};
use crate::store::{ClubId, ClubTable, Entry, Which};

/// As what a club is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClubFormat {
    /// The whole club, `tanto-club/1`.
    Document,
    /// A line a play.
    Csv,
    /// The ledger for plain-text accounting.
    Journal(Format),
}

impl ClubFormat {
    pub const ALL: [Self; 4] =
        [Self::Document, Self::Csv, Self::Journal(Format::Hledger), Self::Journal(Format::Beancount)];

    /// Its name in an address.
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

    /// The media type, and how the name of a file ends.
    pub fn media(self) -> (&'static str, &'static str) {
        match self {
            Self::Document => ("application/json", "json"),
            Self::Csv => ("text/csv; charset=utf-8", "csv"),
            Self::Journal(Format::Hledger) => ("text/plain; charset=utf-8", "journal"),
            Self::Journal(Format::Beancount) => ("text/plain; charset=utf-8", "beancount"),
        }
    }
}

/// A club as it was at one moment, being written piece by piece: whatever its size, no more than one table of it is in
/// memory. The same club gives the same bytes.
pub struct ClubExport {
    from: Tables,
    format: ClubFormat,
    club: Club,
    log: Vec<Entry>,
    /// In the order of their numbers.
    tables: Vec<ClubTable>,
    /// The place of the next piece.
    next: usize,
}

impl Tables {
    /// Begins to write a club.
    pub fn export_club(&self, id: &ClubId, format: ClubFormat) -> Result<ClubExport, LoadError> {
        let read = self.store.read_club_log::<_, LoadError>(id, |log| {
            let entries = log.entries_from(1)?;
            Ok((Club::of(&entries)?, entries, log.tables(&Which::default())?))
        });
        let (club, log, mut tables) = self.memories.heard_of_club(id, read)?.ok_or(LoadError::Missing)?;
        tables.sort_by_key(|table| table.number);
        Ok(ClubExport { from: self.clone(), format, club, log, tables, next: 0 })
    }
}

impl ClubExport {
    /// How many pieces there are: one for each table, and what stands around them.
    pub fn pieces(&self) -> usize {
        match self.format {
            ClubFormat::Document => self.tables.len() + 2,
            ClubFormat::Csv => self.tables.len() + 1,
            ClubFormat::Journal(_) => 1,
        }
    }

    fn piece(&self, at: usize) -> Result<String, LoadError> {
        let table = at.checked_sub(1).and_then(|at| self.tables.get(at));
        match (self.format, table) {
            (ClubFormat::Journal(format), _) => Ok(journal(&self.club, &self.titles(), format)),
            (ClubFormat::Document, None) if at == 0 => Ok(document::beginning(&self.club, &self.log)),
            (ClubFormat::Document, None) => Ok(document::END.to_owned()),
            (ClubFormat::Document, Some(table)) => self.document(table, at == 1),
            (ClubFormat::Csv, None) => Ok(csv::header()),
            (ClubFormat::Csv, Some(table)) => self.plays(table),
        }
    }

    /// What the tables are called: their names, or the names of those who have sat there.
    fn titles(&self) -> BTreeMap<TableNumber, String> {
        let title = |table: &ClubTable| {
            let number = number(table.number);
            let people = || names_of(&self.club, number).join(", ");
            (number, if table.name.is_empty() { people() } else { table.name.clone() })
        };
        self.tables.iter().map(title).collect()
    }

    /// A table as it was when the writing began.
    fn read(&self, table: &ClubTable) -> Result<(Table, Vec<Entry>), LoadError> {
        let entries = self.from.store.entries_until(&table.id, table.version).map_err(LoadError::from);
        let read = entries.and_then(|entries| Ok((Table::of(&entries)?, entries)));
        let (mut read, entries) = self.from.memories.heard(&table.id, read)?;
        read.call(table.names.as_deref());
        Ok((read, entries))
    }

    fn document(&self, table: &ClubTable, is_first: bool) -> Result<String, LoadError> {
        let (read, entries) = self.read(table)?;
        let document = TableDocument { id: number(table.number), document: document_with_history(&read, &entries) };
        Ok(document::line(&document, is_first))
    }

    fn plays(&self, table: &ClubTable) -> Result<String, LoadError> {
        let (read, _) = self.read(table)?;
        let seated = self.club.tables().get(&number(table.number)).ok_or(BookError::Missing)?;
        let played = Played {
            table: number(table.number),
            opened_at: table.opened_at,
            game: &table.game,
            unit: Unit::of(&read.replay.measure()),
            plays: plays(&read.replay, read.history.steps(), &seated.people).map_err(LoadError::Opening)?,
        };
        Ok(csv::lines(&self.club, played))
    }
}

impl Iterator for ClubExport {
    type Item = Result<String, LoadError>;

    fn next(&mut self) -> Option<Self::Item> {
        let at = self.next;
        self.next += 1;
        (at < self.pieces()).then(|| self.piece(at))
    }
}
