//! Somebody in a club: who asks, what he may do there, and the club as it stands.

use std::sync::Arc;

use super::access::{Allowed, Needs};
use super::app::{App, Shared, working};
use super::inputs::Inputs;
use super::keys::key;
use super::page::Page;
use super::visitor::Visitor;
use crate::club::{Club, Event, Ledger, PersonId, Purse, Refusal};
use crate::games::seats::mark;
use crate::games::text::Text;
use crate::store::{ClubId, Role};
use crate::table::{ClubReceipt, ClubRejection, ClubState, Command, Expected};
use crate::web::frame::problem::Problem;
use crate::words::{Words, number};

impl<N: Needs> Allowed<N, ClubId> {
    /// The visitor with the club as it stood when he was let in, or as it stands since.
    pub async fn at_club(self, app: &Shared) -> Result<AtClub, Problem> {
        let (id, head) = (self.id, self.head);
        let state = working(app, move |app| Ok(app.tables.club_at(id, &head)?)).await?;
        if state.damaged.is_some() && N::ROLE > Role::Spectator {
            return Err(Problem::Damaged);
        }
        Ok(AtClub { id: self.id, role: self.role, visitor: self.visitor, state })
    }

    /// Decides about an event on top of the club, and says it there: what the form has said once is not said again.
    pub async fn say(
        &self,
        app: &Shared,
        inputs: &Inputs,
        fingerprint: String,
        decide: impl Fn(&Club) -> Result<Event, Refusal> + Send + 'static,
    ) -> Result<Result<ClubReceipt, ClubRejection>, Problem> {
        let (club, device) = (self.id, self.visitor.device.clone());
        let expected = Expected { version: inputs.get("version").parse().ok(), number: None };
        let command = Command { device, expected, ..Command::new(key(inputs)?, fingerprint, App::now()) };
        working(app, move |app| Ok(app.tables.append_to_club(club, &command, decide))).await
    }
}

/// Everything that a page about a club is drawn from.
pub struct AtClub {
    pub id: ClubId,
    pub role: Role,
    pub visitor: Visitor,
    pub state: Arc<ClubState>,
}

/// Somebody of the club as pages show him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    pub id: PersonId,
    /// His mark, from 1.
    pub mark: usize,
    pub name: String,
}

impl AtClub {
    pub fn club(&self) -> &Club {
        &self.state.club
    }

    /// What is owed in the club as it stands.
    pub async fn ledger(&self, app: &Shared) -> Result<Ledger, Problem> {
        let (id, state) = (self.id, Arc::clone(&self.state));
        working(app, move |app| Ok(app.tables.ledger(id, &state.club)?)).await
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

    /// What the club is called.
    pub fn name(&self) -> String {
        self.club().name.clone().unwrap_or_else(|| self.words().plain("club-unnamed"))
    }

    /// Somebody with his mark, which he has for as long as there is the club.
    pub fn shown(&self, id: PersonId) -> Shown {
        Shown { id, mark: mark(id.index()), name: self.club().people().name(id).to_owned() }
    }

    /// Somebody by the end of an address: whoever was merged is the one as whom he counts.
    pub fn person(&self, part: &str) -> Result<PersonId, Problem> {
        let id = PersonId::read(part).ok_or(Problem::Missing)?;
        let person = self.club().people().find(self.club().people().counts_as(id));
        person.map(|person| person.id).ok_or(Problem::Missing)
    }

    /// An amount of a purse as the reader writes it.
    pub fn money(&self, purse: Purse, minor: i64) -> String {
        let plain = purse.print(minor);
        match purse.currency() {
            Some(code) => self.words().money(&plain, code),
            None => number(self.words().language, &plain),
        }
    }

    /// The same with its sign, plus included.
    pub fn signed(&self, purse: Purse, minor: i64) -> String {
        let written = self.money(purse, minor);
        if minor > 0 { format!("+{written}") } else { written }
    }

    /// The frame of a page at an address below the club's.
    pub fn page(&self, heading: &Text, here: &str) -> Page {
        let mut page = Page::new(&self.visitor, heading, &self.address(here));
        let link = |path: &str, id| (self.address(path), id);
        page.menu = vec![link("", "menu-club"), link("/people", "menu-people"), link("/ledger", "menu-owed")];
        page.menu.push(link("/season", "menu-season"));
        if self.can_own() {
            page.menu.push(link("/share", "menu-club-share"));
        }
        page.menu.extend([link("/export", "menu-club-export"), link("/leaving", "menu-leave-club")]);
        page.menu.push(("/".to_owned(), "menu-home"));
        page.of = self.name();
        page.is_damaged = self.state.damaged.is_some();
        page.back = Some(if here.is_empty() { "/".to_owned() } else { self.address("") });
        // The first page, at which most visits begin, leaves what it needs behind for the tables.
        if !here.is_empty() {
            page.style = "show.css";
        }
        page
    }
}
