//! Making a table in a club, of a session document.

use std::sync::Arc;

use chrono_tz::Tz;

use super::appending::{Memories, Stop};
use super::club_writer::{By, ClubWriter, nameless, renames};
use super::event::{Event, EventKind};
use super::hands::Said;
use super::in_club::refused;
use super::opened::Opened;
use super::rejection::Rejection;
use super::standing::standing;
use super::tables::{Command, Tables, fingerprint};
use super::trying::with;
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
        let whole: String = opened.events.iter().map(|event| fingerprint(event.kind(), &event.to_json())).collect();
        let command = Command { fingerprint: fingerprint(EventKind::Opened, &whole), ..command.clone() };
        let (memories, by, said) = (self.memories.clone(), command.by(), opened.events.len());
        let mut created = self
            .store
            .create_table(&command.stored(), choice, move |open| open_in(open, &memories, (&opened, zone), &by))?;
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
    by: &By,
) -> Result<(Place, NewTable), AppendError<Stop>> {
    let mut at = ClubWriter::found(open, memories, by.clone(), &nameless(zone))?;
    let mut table = Arc::new(opened.table.clone());
    let names = table.history.people().everybody().names().to_vec();
    let arrival = commands::arrive(at.club(), "players", &names).map_err(|refusal| refused(refusal, &table))?;
    let mut events = opened.events.clone();
    // Who is spelled otherwise in the club has his name from there.
    if !table.history.closed() {
        for event in renames(&table, &arrival.names) {
            let said = Said { seq: table.head.version + 1, at: by.0, device: by.1.clone() };
            events.extend(with(&mut table, event, said).ok());
        }
    }
    let place = at.take_in(&table, arrival)?;
    at.finish();
    let said = |event: &Event| (event.kind().name(), event.to_json());
    let events = events.iter().map(said).collect();
    Ok((place, NewTable { named: opened.named.clone(), events, standing: standing(&table) }))
}
