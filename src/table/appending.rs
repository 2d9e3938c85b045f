//! Adding to a table: the table of a log, the same with an event on top, and both in the log.

use std::sync::Arc;

use super::closing::closing;
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

/// The table of a log: the cached one caught up with what has come since, or one made of the whole log.
pub fn current(log: &mut Log<'_>, known: Option<Arc<Table>>) -> Result<Arc<Table>, LoadError> {
    if let Some(table) = known.filter(|table| table.head.version <= log.version()) {
        match caught_up(log, table) {
            Ok(Some(table)) => return Ok(table),
            Err(error) if !error.is_damage() => return Err(error),
            Ok(None) | Err(_) => {}
        }
    }
    Ok(Arc::new(Table::read(log)?))
}

/// A cached table, caught up with the entries and the names that have come since; nothing where it is not of this log.
fn caught_up(log: &mut Log<'_>, mut table: Arc<Table>) -> Result<Option<Arc<Table>>, LoadError> {
    let Head { version, hash, .. } = &table.head;
    if log.version() == *version {
        if !log.ends_with(*version, hash) {
            return Ok(None);
        }
    } else {
        let entries = log.entries_from(*version)?;
        let Some((_, since)) = entries.split_first().filter(|(last, _)| last.hash == *hash) else { return Ok(None) };
        Arc::make_mut(&mut table).catch_up(since)?;
    }
    if table.head.names.as_deref() != log.names() {
        Arc::make_mut(&mut table).rename(log.names());
    }
    Ok(Some(table))
}

/// The same, to be added to.
pub fn current_to_write(log: &mut Log<'_>, known: Option<Arc<Table>>) -> Result<Arc<Table>, LoadError> {
    let table = current(log, known)?;
    table.damaged.map_or(Ok(table), |entry| Err(LoadError::Damaged(entry)))
}

/// Adds an event to a table and to its log.
pub fn add(
    log: &mut OpenLog<'_>,
    table: &mut Arc<Table>,
    event: Event,
    (at, device): (i64, Option<String>),
) -> Result<(), AppendError<Refusal>> {
    let said = Said { seq: table.head.version + 1, at, device };
    // With dues that no ledger takes the table stays as it was.
    let before = matches!(event, Event::Closed | Event::Reopened).then(|| Arc::clone(table));
    let event = with(table, event, said).map_err(AppendError::Declined)?;
    let closing = match before {
        None => None,
        Some(before) => Some(closing(table).map_err(|refusal| {
            *table = before;
            AppendError::Declined(refusal)
        })?),
    };
    let next = Arc::make_mut(table);
    let body = event.to_json();
    next.history.weigh(body.len());
    let entry = log.append(&next.head.hash, event.kind().name(), body, &standing(next))?;
    next.head.hash = entry.hash;
    if let Some(closing) = closing {
        log.set_closing(&closing)?;
    }
    Ok(())
}
