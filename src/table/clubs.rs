//! The clubs of a store: making one, reading it, and adding to its log.

use std::sync::Arc;

use super::appending::Stop;
use super::club_state::ClubState;
use super::club_writer::ClubWriter;
use super::fold::LoadError;
use super::rejection::Rejection;
use super::tables::{Command, Tables};
use crate::club::{self, Club, Ledger, commands};
use crate::games::choice::Choice;
use crate::games::complaint::Complaint;
use crate::store::{AppendError, Appended, ClubId, CreatedClub, GENESIS, Head, Which};

/// What was said is in the club's log.
#[derive(Clone)]
pub struct ClubReceipt {
    /// The version that it made.
    pub version: i64,
    /// What was said.
    pub event: club::Event,
}

/// Why something was not taken into a club's log.
#[derive(Clone, Debug)]
pub enum ClubRejection {
    Invalid(Complaint),
    /// There is nobody and nothing such.
    Missing,
    /// It says what is so already, in this version.
    Unchanged(i64),
    /// Somebody was first, and this is the version now.
    Conflict(i64),
    /// The key has already brought something else.
    KeyReused,
    Load(LoadError),
}

impl From<LoadError> for ClubRejection {
    fn from(error: LoadError) -> Self {
        Self::Load(error)
    }
}

impl From<AppendError<Stop>> for ClubRejection {
    fn from(error: AppendError<Stop>) -> Self {
        match error {
            AppendError::Declined(Stop::OfTheClub(club::Refusal::Invalid(complaint))) => Self::Invalid(complaint),
            AppendError::Declined(Stop::Unchanged(version)) => Self::Unchanged(version),
            AppendError::Declined(Stop::Overtaken(version)) => Self::Conflict(version),
            AppendError::Declined(Stop::Rejected(Rejection::Load(error))) => Self::Load(error),
            AppendError::Declined(_) | AppendError::NotFound => Self::Missing,
            AppendError::KeyReused => Self::KeyReused,
            AppendError::Store(error) => Self::Load(error.into()),
        }
    }
}

impl Tables {
    /// The replay of a club's log that ends so, or else as it stands now.
    pub fn club_at(&self, id: ClubId, head: &Head) -> Result<Arc<ClubState>, LoadError> {
        match self.memories.clubs.get(&id).filter(|state| state.is_at(head)) {
            Some(state) => Ok(state),
            None => self.load_club(id),
        }
    }

    /// A club as it stands.
    pub fn load_club(&self, id: ClubId) -> Result<Arc<ClubState>, LoadError> {
        let known = self.memories.clubs.get(&id);
        let read = self.store.read_club_log(id, |log| ClubState::current(log, known.clone()));
        let state = self.memories.heard_of_club(id, read)?.ok_or(LoadError::Missing)?;
        if state.damaged.is_some() {
            self.memories.clubs.forget(&id);
        } else if !known.is_some_and(|known| Arc::ptr_eq(&known, &state)) {
            // As of a table.
            self.memories.clubs.keep(&id, Arc::clone(&state));
        }
        Ok(state)
    }

    /// The ledger of a club.
    pub fn ledger(&self, id: ClubId, club: &Club) -> Result<Ledger, LoadError> {
        Ok(Ledger::of(club, &self.store.dues_of_club(id)?))
    }

    /// Makes a club.
    pub fn create_club(
        &self,
        name: Option<&str>,
        zone: Option<&str>,
        command: &Command,
    ) -> Result<CreatedClub, ClubRejection> {
        let founded = commands::found(name, zone).map_err(|refusal| AppendError::Declined(Stop::OfTheClub(refusal)))?;
        let created = self.store.create_club::<Stop>(&command.stored(), move |open| {
            open.append(GENESIS, founded.kind().name(), founded.to_json())?;
            Ok(())
        });
        Ok(created?)
    }

    /// Decides about an event on top of a club as it is, and adds it to the club's log, with what follows from it for the
    /// club's tables. A key that has been seen gets the answer of then, and nothing is decided.
    pub fn append_to_club(
        &self,
        id: ClubId,
        command: &Command,
        decide: impl Fn(&Club) -> Result<club::Event, club::Refusal> + Send + 'static,
    ) -> Result<ClubReceipt, ClubRejection> {
        let (memories, expected) = (self.memories.clone(), command.expected.version);
        let appended = self.store.append_to_club(id, command.stored(), move |open| {
            let mut at = ClubWriter::begin(open, &memories)?;
            let version = at.club().version;
            let decided = match expected.filter(|expected| *expected != version) {
                Some(_) => Err(Stop::Overtaken(version)),
                None => decide(at.club()).map_err(|refusal| match refusal {
                    club::Refusal::Unchanged => Stop::Unchanged(version),
                    refusal => Stop::OfTheClub(refusal),
                }),
            };
            let added = decided.map_err(AppendError::Declined).and_then(|event| {
                at.say(&event)?;
                let version = at.club().version;
                follow(&mut at, &event)?;
                Ok(ClubReceipt { version, event })
            });
            at.finish();
            added
        });
        match appended? {
            Appended::New(receipt) => Ok(receipt),
            Appended::Repeated(seq) => self.said_then(id, seq),
        }
    }

    /// What an entry of a club's log said.
    fn said_then(&self, id: ClubId, seq: i64) -> Result<ClubReceipt, ClubRejection> {
        let read = self.store.read_club_log(id, |log| log.entries_from(seq).map_err(LoadError::from));
        let entries = self.memories.heard_of_club(id, read)?;
        let entry = entries.and_then(|entries| entries.into_iter().next()).ok_or(ClubRejection::Missing)?;
        let event = club::Event::read(&entry.kind, &entry.body).ok_or(LoadError::Entry(seq))?;
        Ok(ClubReceipt { version: seq, event })
    }
}

/// What follows for the tables of a club from what was said of it.
fn follow(at: &mut ClubWriter<'_, '_>, event: &club::Event) -> Result<(), AppendError<Stop>> {
    match event {
        club::Event::PersonChanged { person, change } if change.name.is_some() => at.rename(*person),
        club::Event::PersonMerged { person, .. } => at.rename(at.club().people().counts_as(*person)),
        club::Event::MergeUndone { person } => at.rename(*person),
        club::Event::Changed { time_zone: Some(_), .. } => set_days(at),
        _ => Ok(()),
    }
}

/// In another time zone an evening may belong to another day.
fn set_days(at: &mut ClubWriter<'_, '_>) -> Result<(), AppendError<Stop>> {
    for table in at.open.tables(&Which { deleted: true, ..Which::default() })? {
        let day = at.club().day(table.opened_at).to_string();
        if day != table.day {
            at.open.set_day(table.id, &day)?;
        }
    }
    Ok(())
}
