//! Tables from before there were clubs: each finds one. What their logs say stays as it is.

use std::sync::Arc;

use super::appending::{Memories, Stop};
use super::club_writer::{ClubWriter, nameless};
use super::fold::LoadError;
use super::rejection::Rejection;
use crate::club::{alike, commands};
use crate::store::{AppendError, ClubId, Command, OpenClub, Opener, Store, TableId};

/// Gives a table to the club of whoever opened it, or where he has none to a new one, and says which. Its people have these
/// names, or those in its log.
pub fn adopt(
    store: &Store,
    memories: &Memories,
    id: TableId,
    opener: Opener,
    names: Option<Vec<String>>,
) -> Result<ClubId, LoadError> {
    let Opener { device, club } = opener;
    let made_at = store.table(id)?.ok_or(LoadError::Missing)?.created_at;
    let key = format!("table {id}");
    let command = Command { fingerprint: key.clone(), key, device, at: made_at };
    let (memories, table) = (memories.clone(), id);
    let work = move |open: &mut OpenClub<'_>| taken_in(open, &memories, table, names.clone());
    let done = match club {
        Some(club) => store.in_club(club, command, work).map(|()| club),
        None => store.in_new_club(command, work).map(|(club, ())| club),
    };
    done.map_err(|error| match error {
        AppendError::Store(error) => LoadError::Store(error),
        AppendError::Declined(Stop::Rejected(Rejection::Load(error))) => error,
        _ => LoadError::Missing,
    })
}

fn taken_in(
    open: &mut OpenClub<'_>,
    memories: &Memories,
    id: TableId,
    names: Option<Vec<String>>,
) -> Result<(), AppendError<Stop>> {
    let mut at = ClubWriter::found(open, memories, &nameless(None))?;
    // Somebody else may have found one meanwhile.
    if !at.open.bring(id, None)? {
        return Ok(());
    }
    let table = at.at_table(id, |_, table| Ok(Arc::clone(table)))?;
    let names = names.unwrap_or_else(|| table.history.people().everybody().names().to_vec());
    let names = told_apart(&names);
    let arrival = commands::arrive(at.club(), "players", &names).map_err(|_| AppendError::NotFound)?;
    let place = at.take_in(&table, arrival)?;
    at.open.place(id, table.opened_at, &place)?;
    at.finish();
    Ok(())
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
