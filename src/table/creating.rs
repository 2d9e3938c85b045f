//! Making a table in a club, of a session document.

use std::sync::Arc;

use chrono_tz::Tz;

use super::appending::{Memories, Stop, stopped};
use super::closing::closing;
use super::club_writer::{ClubWriter, nameless};
use super::event::{Event, EventKind};
use super::in_club::refused;
use super::opened::Opened;
use super::rejection::Rejection;
use super::standing::standing;
use super::tables::{Command, Tables, fingerprint};
use crate::club::commands;
use crate::games::choice::Choice;
use crate::games::node::Node;
use crate::session::Invalid;
use crate::store::{AppendError, ClubChoice, Created, NewTable, OpenClub, Place, StoreError};

/// Why no table was made.
#[derive(Clone, Debug)]
pub enum CreateRejection {
    Invalid(Invalid),
    /// The key has already made another table.
    KeyReused,
    Store(StoreError),
}

impl From<Invalid> for CreateRejection {
    fn from(invalid: Invalid) -> Self {
        Self::Invalid(invalid)
    }
}

impl From<AppendError<Stop>> for CreateRejection {
    fn from(error: AppendError<Stop>) -> Self {
        match error {
            AppendError::Declined(Stop::Rejected(Rejection::Invalid(invalid, _))) => Self::Invalid(invalid),
            AppendError::KeyReused => Self::KeyReused,
            AppendError::Store(error) => Self::Store(error),
            // The club is gone, or its log cannot be read.
            AppendError::Declined(_) | AppendError::NotFound => Self::Store(StoreError::broke_off()),
        }
    }
}

impl Tables {
    /// Makes a table of a session document, its hands included, in the club of the device's last table.
    pub fn create(&self, document: Node, command: &Command) -> Result<Created, CreateRejection> {
        let choice = command.device.clone().map_or(ClubChoice::Own, ClubChoice::Usual);
        self.create_in(&choice, (document, None), command)
    }

    /// The same in a club that was chosen. A club that is made with the table has the days of the time zone.
    pub fn create_in(
        &self,
        choice: &ClubChoice,
        (document, zone): (Node, Option<Tz>),
        command: &Command,
    ) -> Result<Created, CreateRejection> {
        let opened = Arc::new(Opened::read(document, command.at)?);
        let events = opened.events.iter().map(|event| fingerprint(event.kind(), &event.to_json()));
        let whole = events.chain(opened.names.iter().cloned()).collect::<Vec<_>>().join("\n");
        let command = Command { fingerprint: fingerprint(EventKind::Opened, &whole), ..command.clone() };
        let (memories, said) = (self.memories.clone(), opened.events.len());
        let mut created = self
            .store
            .create_table(&command.stored(), choice, move |open| open_in(open, &memories, (&opened, zone)))?;
        if created.repeated {
            // It answers as at first, though hands may have come since.
            created.version = i64::try_from(said).unwrap_or(created.version);
        }
        Ok(created)
    }
}

/// Says in the club who is new, and gives the table to it.
fn open_in(
    open: &mut OpenClub<'_>,
    memories: &Memories,
    (opened, zone): (&Opened, Option<Tz>),
) -> Result<(Place, NewTable), AppendError<Stop>> {
    let mut at = ClubWriter::found(open, memories, &nameless(zone))?;
    let table = Arc::new(opened.table.clone());
    let arrival = commands::arrive(at.club(), "players", &opened.names).map_err(|refusal| refused(refusal, &table))?;
    let place = at.take_in(&table, arrival)?;
    let closing = closing(&table).map_err(|refusal| stopped(AppendError::Declined(refusal), &table))?;
    at.finish();
    let said = |event: &Event| (event.kind().name(), event.to_json());
    let events = opened.events.iter().map(said).collect();
    Ok((place, NewTable { named: opened.named.clone(), events, standing: standing(&table), closing }))
}
