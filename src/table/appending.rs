//! Adding to a table: the table of a log, the same with an event on top, and both in the log.

use std::sync::Arc;

use super::club_state::ClubState;
use super::event::Event;
use super::fold::{LoadError, Table};
use super::hands::Said;
use super::memory::Memory;
use super::rejection::{Refusal, Rejection};
use super::standing::standing;
use super::trying::with;
use crate::club;
use crate::games::choice::Choice;
use crate::store::{AppendError, ClubId, Head, Log, OpenLog, TableId};

/// What is remembered of a store: its tables, and its clubs.
#[derive(Clone)]
pub struct Memories {
    pub tables: Arc<Memory<TableId, Table>>,
    pub clubs: Arc<Memory<ClubId, ClubState>>,
}

/// Why an event was not added.
pub enum Stop {
    Rejected(Rejection),
    /// Its club has to hear of it, on top of this version of the table.
    ForTheClub(Event, i64),
    /// What was said of a club cannot be.
    OfTheClub(club::Refusal),
    /// It says of a club what is so already, in this version.
    Unchanged(i64),
    /// Somebody was first in the club, which has this version.
    Overtaken(i64),
}

impl From<LoadError> for AppendError<Stop> {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::Store(error) => Self::Store(error),
            error => Self::Declined(Stop::Rejected(error.into())),
        }
    }
}

/// A refusal, to be answered with the table as it stands.
pub fn stopped(error: AppendError<Refusal>, table: &Arc<Table>) -> AppendError<Stop> {
    match error {
        AppendError::Declined(refusal) => AppendError::Declined(Stop::Rejected(refusal.at(table))),
        AppendError::KeyReused => AppendError::KeyReused,
        AppendError::NotFound => AppendError::NotFound,
        AppendError::Store(error) => AppendError::Store(error),
    }
}

/// The table of a log: the remembered one, gone on with what has come since, or one made of the whole log.
pub fn current(log: &mut Log<'_>, known: Option<Arc<Table>>) -> Result<Arc<Table>, LoadError> {
    let is_older =
        |table: &Arc<Table>| table.head.version <= log.version() && table.head.names.as_deref() == log.names();
    if let Some(table) = known.filter(is_older) {
        match gone_on(log, table) {
            Ok(Some(table)) => return Ok(table),
            Err(error) if !error.is_damage() => return Err(error),
            Ok(None) | Err(_) => {}
        }
    }
    Ok(Arc::new(Table::read(log)?))
}

/// A remembered table, gone on with what has come since; nothing where it is not of this log.
fn gone_on(log: &mut Log<'_>, mut table: Arc<Table>) -> Result<Option<Arc<Table>>, LoadError> {
    let Head { version, hash, .. } = &table.head;
    if log.version() == *version {
        return Ok(log.ends_with(*version, hash).then_some(table));
    }
    let entries = log.entries_from(*version)?;
    match entries.split_first() {
        // What came since was said by the names that are in the log.
        Some((last, since)) if last.hash == *hash && log.names().is_none() => {
            Arc::make_mut(&mut table).catch_up(since)?;
            Ok(Some(table))
        }
        _ => Ok(None),
    }
}

/// The same, to be added to.
pub fn current_to_write(log: &mut Log<'_>, known: Option<Arc<Table>>) -> Result<Arc<Table>, LoadError> {
    let table = current(log, known)?;
    table.damaged.map_or(Ok(table), |entry| Err(LoadError::Damaged(entry)))
}

/// The same by the names that are in the log.
pub fn current_as_logged(log: &mut Log<'_>, known: Option<Arc<Table>>) -> Result<Arc<Table>, LoadError> {
    if log.names().is_none() { current_to_write(log, known) } else { Ok(Arc::new(Table::of(&log.entries_from(1)?)?)) }
}

/// Adds an event to a table and to its log.
pub fn add(
    log: &mut OpenLog<'_>,
    table: &mut Arc<Table>,
    event: Event,
    (at, device): (i64, Option<String>),
) -> Result<(), AppendError<Refusal>> {
    let said = Said { seq: table.head.version + 1, at, device };
    let event = with(table, event, said).map_err(AppendError::Declined)?;
    let next = Arc::make_mut(table);
    let body = event.to_json();
    next.history.weigh(body.len());
    let entry = log.append(&next.head.hash, event.kind().name(), body, &standing(next))?;
    next.head.hash = entry.hash;
    Ok(())
}
