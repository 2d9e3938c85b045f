//! A visitor in a club: their device, their role, and the state of the club.

use std::sync::Arc;

use super::access::{Allowed, Permission};
use super::visitor::Visitor;
use crate::club::{Club, ClubCommand, Ledger, PersonId, Purse};
use crate::command::CommandError;
use crate::games::seats::mark;
use crate::service::ClubReceipt;
use crate::store::{ClubId, Role};
use crate::table::CommandMeta;
use crate::web::http::{App, HttpError, Inputs, Shared, key, run_query};
use crate::words::Words;

impl<N: Permission> Allowed<N, ClubId> {
    /// Loads the club as of the permission check, or newer.
    pub async fn at_club(self, app: &Shared) -> Result<AtClub, HttpError> {
        let (id, head) = (self.id, self.head);
        let state = run_query(app, move |app| Ok(app.service.club_at(id, &head)?)).await?;
        if state.damaged.is_some() && N::ROLE > Role::Spectator {
            return Err(HttpError::Damaged);
        }
        Ok(AtClub { id: self.id, role: self.role, visitor: self.visitor, state })
    }

    /// Appends the event of a posted form to the club's log, once for each key of a form.
    pub async fn execute(
        &self,
        app: &Shared,
        inputs: &Inputs,
        fingerprint: String,
        command: ClubCommand,
    ) -> Result<Result<ClubReceipt, CommandError>, HttpError> {
        let (club, device) = (self.id, self.visitor.device.clone());
        let expected_version = inputs.get("version").parse().ok();
        let meta = CommandMeta { device, expected_version, ..CommandMeta::new(key(inputs)?, fingerprint, App::now()) };
        run_query(app, move |app| Ok(app.service.execute_for_club(club, &meta, &command))).await
    }
}

/// Everything that a page about a club is rendered from.
pub struct AtClub {
    pub id: ClubId,
    pub role: Role,
    pub visitor: Visitor,
    pub state: Arc<Club>,
}

/// A person of the club, as pages show them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkedPerson {
    pub id: PersonId,
    /// The number of their mark, from 1.
    pub mark: usize,
    pub name: String,
}

impl AtClub {
    pub fn club(&self) -> &Club {
        &self.state
    }

    /// The ledger of the club in this state.
    pub async fn ledger(&self, app: &Shared) -> Result<Ledger, HttpError> {
        let (id, state) = (self.id, Arc::clone(&self.state));
        run_query(app, move |app| Ok(app.service.ledger(id, &state)?)).await
    }

    pub fn words(&self) -> Words {
        self.visitor.words
    }

    /// The address of the club, or of something below it: `/ledger`.
    pub fn address(&self, below: &str) -> String {
        format!("/c/{}{below}", self.id)
    }

    pub fn can_score(&self) -> bool {
        self.role >= Role::Scorer && self.state.damaged.is_none()
    }

    pub fn can_own(&self) -> bool {
        self.role >= Role::Owner && self.state.damaged.is_none()
    }

    /// The name of the club, or a phrase in its place.
    pub fn name(&self) -> String {
        self.club().name.clone().unwrap_or_else(|| self.words().plain("club-unnamed"))
    }

    /// The names of the people who have not left, without guests.
    pub fn regulars(&self) -> Vec<&str> {
        let people = self.club().people().all().filter(|person| !person.left && !person.guest);
        people.map(|person| person.name.as_str()).collect()
    }

    /// A person with their mark, which never changes.
    pub fn shown(&self, id: PersonId) -> MarkedPerson {
        MarkedPerson { id, mark: mark(id.index()), name: self.club().people().name(id).to_owned() }
    }

    /// Finds a person by an id in a path. The id of a merged person leads to the person who remains.
    pub fn person(&self, part: &str) -> Result<PersonId, HttpError> {
        let id = PersonId::read(part).ok_or(HttpError::Missing)?;
        let person = self.club().people().find(self.club().people().counts_as(id));
        person.map(|person| person.id).ok_or(HttpError::Missing)
    }

    /// An amount of a purse, as the reader's language writes it.
    pub fn money(&self, purse: Purse, minor: i64) -> String {
        self.words().amount(&purse.print(minor), purse.currency())
    }

    /// [`Self::money`] with a plus sign when it is positive.
    pub fn signed(&self, purse: Purse, minor: i64) -> String {
        let written = self.money(purse, minor);
        if minor > 0 { format!("+{written}") } else { written }
    }
}
