//! A visit: the context of every page about a table or a club.

use std::str::FromStr;
use std::sync::Arc;

use actix_web::HttpResponse;
use actix_web::body::MessageBody as _;
use chrono_tz::Tz;

use super::visitor::Visitor;
use crate::club::{Club, Ledger, PersonId, Purse, TableNumber};
use crate::document::Message;
use crate::games::Measure;
use crate::i18n::{Localizer, MessageFormatter, moment};
use crate::service::Cached;
use crate::session::Person;
use crate::store::{Access, ClubId, DeviceId, Role, Store, StoreError, TableId};
use crate::table::Table;
use crate::web::http::addresses::address_of;
use crate::web::http::{App, HttpError, Shared, run_query, run_with_permit};

/// A table or a club, in which a device or a token can have a role.
pub trait Resource: Cached + FromStr {
    /// The name of its path parameter.
    const PATH_PARAMETER: &'static str;

    /// The time zone of the club.
    fn zone(state: &Self::State) -> Tz;

    /// The role of a device, and the head of the log.
    fn access(self, store: &Store, device: &DeviceId) -> Result<Option<Access<Self>>, StoreError>;

    /// The labels of the table's people, from 0, that are the owner of a device.
    fn labels_of_owner(self, _: &Store, _: &DeviceId) -> Result<Vec<usize>, StoreError> {
        Ok(Vec::new())
    }

    /// The table or club that a token opens, or the table with this number in that club.
    fn opened_by(store: &Store, token: &str, number: Option<TableNumber>) -> Result<Option<Access<Self>>, StoreError>;
}

impl Resource for TableId {
    const PATH_PARAMETER: &'static str = "table";

    fn zone(table: &Table) -> Tz {
        table.time_zone
    }

    fn access(self, store: &Store, device: &DeviceId) -> Result<Option<Access<Self>>, StoreError> {
        store.access_of(device, self)
    }

    fn labels_of_owner(self, store: &Store, device: &DeviceId) -> Result<Vec<usize>, StoreError> {
        Ok(store.labels_of_owner(device, self)?.into_iter().filter_map(|label| usize::try_from(label).ok()).collect())
    }

    fn opened_by(store: &Store, token: &str, number: Option<TableNumber>) -> Result<Option<Access<Self>>, StoreError> {
        match number {
            None => store.resolve_token(token),
            Some(number) => store.resolve_club_table(token, number),
        }
    }
}

impl Resource for ClubId {
    const PATH_PARAMETER: &'static str = "club";

    fn zone(club: &Club) -> Tz {
        club.time_zone
    }

    fn access(self, store: &Store, device: &DeviceId) -> Result<Option<Access<Self>>, StoreError> {
        store.club_access_of(device, self)
    }

    fn opened_by(store: &Store, token: &str, _: Option<TableNumber>) -> Result<Option<Access<Self>>, StoreError> {
        store.resolve_club_token(token)
    }
}

/// A visitor at a table or in a club: their device, their role, and the state of the table or club.
pub struct Visit<P: Resource> {
    pub app: Shared,
    pub id: P,
    pub role: Role,
    pub visitor: Visitor,
    /// The labels of the table's people, from 0, that are the visitor.
    pub own: Vec<usize>,
    pub state: Arc<P::State>,
}

/// From this weight on, in bytes, a state is so large that a response about it is not made on the event loop. Pages about a
/// table of two thousand hands take up to 20 ms.
const LARGE: usize = 1024 * 1024;

pub fn is_large<P: Cached>(state: &P::State) -> bool {
    P::weight(state) > LARGE
}

pub type TableVisit = Visit<TableId>;
pub type ClubVisit = Visit<ClubId>;

impl<P: Resource> Visit<P> {
    /// A visit to a table or club other than the requested one. Nothing there is marked as the visitor's own.
    pub fn new(app: &Shared, id: P, role: Role, visitor: &Visitor, state: Arc<P::State>) -> Self {
        Self { app: app.clone(), id, role, visitor: visitor.clone(), own: Vec::new(), state }
    }

    /// Runs blocking work on the visit, and returns its result with the visit. About a large table or club, it takes a permit.
    pub async fn run_query<T: Send + 'static>(
        self,
        work: impl FnOnce(&App, &Self) -> Result<T, HttpError> + Send + 'static,
    ) -> Result<(T, Self), HttpError> {
        let app = self.app.clone();
        if is_large::<P>(&self.state) {
            return run_with_permit(&app, &app.permits.replays, move |app| Ok((work(app, &self)?, self))).await;
        }
        run_query(&app, move |app| Ok((work(app, &self)?, self))).await
    }

    /// Makes the response. That about a large table or club is made on the thread pool, with a permit: meanwhile no other
    /// request waits.
    pub async fn respond(
        self,
        make: impl FnOnce(&Self) -> Result<HttpResponse, HttpError> + Send + 'static,
    ) -> Result<HttpResponse, HttpError> {
        if !is_large::<P>(&self.state) {
            return make(&self);
        }
        let app = self.app.clone();
        let parts = run_with_permit(&app, &app.permits.replays, move |_| {
            let (head, body) = make(&self)?.into_parts();
            let body = body.try_into_bytes().map_err(|_| HttpError::Internal)?;
            Ok((head.status(), head.headers().clone(), body))
        });
        let (status, headers, body) = parts.await?;
        let mut response = HttpResponse::build(status).body(body);
        *response.headers_mut() = headers;
        Ok(response)
    }

    /// The reader's language, with times in the zone of the club.
    pub fn localizer(&self) -> Localizer {
        self.visitor.localizer.in_zone(P::zone(&self.state))
    }

    /// The address of the table or club, or of something below it: `/hands/3`.
    pub fn address(&self, below: &str) -> String {
        address_of(self.id) + below
    }

    pub fn is_damaged(&self) -> bool {
        P::damaged(&self.state).is_some()
    }

    /// Whether the visitor has at least this role. Where the log is damaged, everybody can only look.
    pub fn can(&self, role: Role) -> bool {
        self.role >= role && (role == Role::Spectator || !self.is_damaged())
    }

    /// Whether the visitor may enter and correct hands, and add people and payments.
    pub fn can_score(&self) -> bool {
        self.can(Role::Scorer)
    }

    /// Whether the visitor may share and delete the table or club.
    pub fn can_own(&self) -> bool {
        self.can(Role::Owner)
    }
}

impl TableVisit {
    /// Whether one of these people is the visitor.
    pub fn is_own(&self, people: &[Person]) -> bool {
        people.iter().any(|person| self.own.contains(&person.0))
    }

    /// The unit of the table's amounts.
    pub fn measure(&self) -> &Measure {
        self.state.replay.measure()
    }

    /// Renders messages about the table with its current players.
    pub fn formatter(&self) -> MessageFormatter<'_> {
        self.localizer().for_table(self.state.replay.seats(), self.measure())
    }

    /// Renders messages about hand `number` with the players of that hand.
    pub fn formatter_at(&self, number: u32) -> MessageFormatter<'_> {
        self.localizer().for_table(self.state.replay.seats_at(number), self.measure())
    }

    /// The path of the table's event stream, and the version that the page shows.
    pub fn events(&self) -> Option<(String, i64)> {
        Some((self.address("/events"), self.state.version()))
    }

    /// The time at which a hand was recorded, as the reader writes it.
    pub fn recorded(&self, number: u32) -> Option<String> {
        Some(moment(self.localizer(), self.recorded_at(number)?, App::now()))
    }

    /// A text with the time at which a hand was recorded, if there is such a hand.
    pub fn with_time(&self, text: String, number: u32) -> String {
        std::iter::once(text).chain(self.recorded(number)).collect::<Vec<_>>().join(" · ")
    }

    /// When the newest version of a hand was recorded; `None` when there is no such hand.
    pub fn recorded_at(&self, number: u32) -> Option<i64> {
        Some(self.state.history.hands.numbered(number)?.newest().meta.at)
    }
}

impl ClubVisit {
    /// The ledger of the club in this state.
    pub async fn ledger(&self) -> Result<Ledger, HttpError> {
        let (id, state) = (self.id, Arc::clone(&self.state));
        run_query(&self.app, move |app| Ok(app.service.ledger(id, &state)?)).await
    }

    /// The name of the club, or a phrase in its place.
    pub fn name(&self) -> String {
        self.state.name.clone().unwrap_or_else(|| self.localizer().plain("club-unnamed"))
    }

    /// The names of the people who have not left, without guests.
    pub fn regulars(&self) -> Vec<&str> {
        let people = self.state.people().all().filter(|person| !person.left && !person.guest);
        people.map(|person| person.name.as_str()).collect()
    }

    /// Parses the id of a person. That of a merged person, as in an old link, becomes that of the person who remains.
    pub fn person_id(&self, text: &str) -> Option<PersonId> {
        PersonId::read(text).map(|id| self.state.people().counts_as(id))
    }

    /// Finds a person by an id in a path.
    pub fn person(&self, part: &str) -> Result<PersonId, HttpError> {
        let known = self.person_id(part).filter(|id| self.state.people().find(*id).is_some());
        known.ok_or(HttpError::Missing)
    }

    /// The currency's code, or the counters with their game.
    pub fn purse_name(&self, purse: Purse) -> String {
        match purse {
            Purse::Money(currency) => currency.code().to_owned(),
            Purse::Counters { game, unit } => {
                let text = Message::new("purse-counters").with("game", self.localizer().game(game));
                self.localizer().say(&text.with("unit", self.localizer().plain(unit.name)))
            }
        }
    }

    /// An amount of a purse, as the reader's language writes it.
    pub fn money(&self, purse: Purse, minor: i64) -> String {
        self.localizer().amount(&purse.print(minor), purse.currency())
    }

    /// [`Self::money`] with a plus sign when it is positive.
    pub fn signed(&self, purse: Purse, minor: i64) -> String {
        let written = self.money(purse, minor);
        if minor > 0 { format!("+{written}") } else { written }
    }
}
