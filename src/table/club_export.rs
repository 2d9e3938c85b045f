//! What a club gives away: all of it as one document, its plays as CSV, its ledger as a journal.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::at_club::number;
use super::document::document_with_history;
use super::fold::{LoadError, Table};
use super::tables::Tables;
use crate::club::csv::Played;
use crate::club::document::TableDocument;
use crate::club::journal::{Format, journal};
use crate::club::{BookError, Club, TableNumber, Unit, csv, document, plays};
use crate::store::{ClubId, ClubTable, Which};

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
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Document => "json",
            Self::Csv => "csv",
            Self::Journal(Format::Hledger) => "hledger",
            Self::Journal(Format::Beancount) => "beancount",
        }
    }

    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.name() == name)
    }

    /// The media type, and how the name of a file ends.
    #[must_use]
    pub fn media(self) -> (&'static str, &'static str) {
        match self {
            Self::Document => ("application/json", "json"),
            Self::Csv => ("text/csv; charset=utf-8", "csv"),
            Self::Journal(Format::Hledger) => ("text/plain; charset=utf-8", "journal"),
            Self::Journal(Format::Beancount) => ("text/plain; charset=utf-8", "beancount"),
        }
    }
}

impl Tables {
    /// Writes a club. The same club gives the same bytes.
    ///
    /// # Errors
    /// The database's, and why something cannot be read.
    pub fn export_club(&self, id: &ClubId, format: ClubFormat) -> Result<String, LoadError> {
        let state = self.load_club(id)?;
        let mut tables = self.store.tables_of_club(id, &Which::default())?;
        tables.sort_by_key(|table| table.number);
        match format {
            ClubFormat::Document => self.club_document(id, &state.club, &tables),
            ClubFormat::Csv => self.club_csv(&state.club, &tables),
            ClubFormat::Journal(format) => {
                let title = |table: &ClubTable| Ok((number(table.number), self.load(&table.id)?.title()));
                let by_number =
                    tables.iter().map(title).collect::<Result<BTreeMap<TableNumber, String>, LoadError>>()?;
                Ok(journal(&state.club, &by_number, format))
            }
        }
    }

    fn club_document(&self, id: &ClubId, club: &Club, tables: &[ClubTable]) -> Result<String, LoadError> {
        let log = self.store.read_club_log(id, |log| log.entries_from(1))?.ok_or(LoadError::Missing)?;
        let documents = tables.iter().map(|table| {
            let entries = self.store.entries(&table.id)?;
            let document = document_with_history(&Table::of(&entries)?, &entries).map_err(|_| LoadError::Missing)?;
            Ok(TableDocument { id: number(table.number), document })
        });
        let documents = documents.collect::<Result<Vec<_>, LoadError>>()?;
        document::written(club, &log, &documents).map_err(|_| LoadError::Missing)
    }

    fn club_csv(&self, club: &Club, tables: &[ClubTable]) -> Result<String, LoadError> {
        let loaded = tables.iter().map(|table| Ok((table, self.load(&table.id)?)));
        let loaded = loaded.collect::<Result<Vec<(&ClubTable, Arc<Table>)>, LoadError>>()?;
        let played = loaded.iter().map(|(table, loaded)| {
            let seated = club.tables().get(&number(table.number)).ok_or(LoadError::Club(BookError::Missing))?;
            let plays = plays(&loaded.replay, loaded.history.steps(), &seated.people).map_err(LoadError::Opening)?;
            Ok(Played {
                table: number(table.number),
                opened_at: table.opened_at,
                game: &table.game,
                unit: Unit::of(&loaded.replay.measure()),
                plays,
            })
        });
        Ok(csv::of_club(club, played.collect::<Result<Vec<_>, LoadError>>()?))
    }
}
