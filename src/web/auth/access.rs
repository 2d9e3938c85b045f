//! Authorization at a table or in a club. The arguments of a handler name the permission that it needs, so it cannot
//! forget the check.

use std::marker::PhantomData;
use std::str::FromStr;
use std::sync::Arc;

use actix_web::{FromRequest, HttpRequest, dev::Payload};
use futures_util::future::LocalBoxFuture;

use super::at_table::AtTable;
use super::visitor::Visitor;
use crate::store::{Access, ClubId, DeviceId, Head, Role, Store, StoreError, TableId};
use crate::table::{CommandMeta, Table};
use crate::web::http::{App, HttpError, Inputs, Shared, key, run_quick_query, run_with_permit};

pub trait Permission: 'static {
    /// The lowest role that has the permission.
    const ROLE: Role;
}

/// The permission to see the table.
pub struct Watching;
/// The permission to enter and correct hands.
pub struct Scoring;
/// The permission to share the table and its roles.
pub struct Owning;

impl Permission for Watching {
    const ROLE: Role = Role::Spectator;
}

impl Permission for Scoring {
    const ROLE: Role = Role::Scorer;
}

impl Permission for Owning {
    const ROLE: Role = Role::Owner;
}

/// A table or a club, in which a device can have a role.
pub trait Guarded: FromStr + Send + 'static {
    /// The name of its path parameter.
    const PART: &'static str;

    /// The role of a device, and the head of the log.
    fn access(self, store: &Store, device: &DeviceId) -> Result<Option<Access<Self>>, StoreError>;
}

impl Guarded for TableId {
    const PART: &'static str = "table";

    fn access(self, store: &Store, device: &DeviceId) -> Result<Option<Access<Self>>, StoreError> {
        store.access_of(device, self)
    }
}

impl Guarded for ClubId {
    const PART: &'static str = "club";

    fn access(self, store: &Store, device: &DeviceId) -> Result<Option<Access<Self>>, StoreError> {
        store.club_access_of(device, self)
    }
}

/// Whether a device owns the club of a table. Changes of a club's people or ledger require this: a role at one of its
/// tables is not enough.
pub fn owns_club_of(store: &Store, device: &DeviceId, table: TableId) -> Result<bool, StoreError> {
    let Some((club, _)) = store.club_of(table)? else { return Ok(false) };
    owns_club(store, device, club)
}

pub fn owns_club(store: &Store, device: &DeviceId, club: ClubId) -> Result<bool, StoreError> {
    Ok(store.club_access_of(device, club)?.is_some_and(|access| access.role == Role::Owner))
}

/// A visitor at a table or in a club, whose device has the permission that the handler needs.
pub struct Allowed<N, P = TableId> {
    pub id: P,
    pub role: Role,
    pub visitor: Visitor,
    /// The head of the log when the permission was checked.
    pub head: Head,
    needs: PhantomData<N>,
}

impl<N: Permission> Allowed<N> {
    /// Loads the table as of the permission check, or newer.
    pub async fn at_table(self, app: &Shared) -> Result<AtTable, HttpError> {
        let table = if let Some(table) = app.service.cached(self.id, &self.head) {
            table
        } else {
            let id = self.id;
            run_with_permit(app, &app.permits.replays, move |app| Ok(app.service.load(id)?)).await?
        };
        if table.damaged.is_some() && N::ROLE > Role::Spectator {
            return Err(HttpError::Damaged);
        }
        Ok(self.with(table))
    }

    /// The command of a posted form, which was based on a version of the table.
    pub fn command(&self, inputs: &Inputs, seen: Option<i64>, fingerprint: String) -> Result<CommandMeta, HttpError> {
        let (device, head, expected_version) = (self.visitor.device.clone(), Some(self.head.clone()), seen);
        Ok(CommandMeta { device, expected_version, head, ..CommandMeta::new(key(inputs)?, fingerprint, App::now()) })
    }

    /// For a table that has just been read or written.
    pub fn with(self, table: Arc<Table>) -> AtTable {
        AtTable::new(self.id, self.role, self.visitor, table)
    }
}

impl<N: Permission, P: Guarded> FromRequest for Allowed<N, P> {
    type Error = HttpError;
    type Future = LocalBoxFuture<'static, Result<Self, HttpError>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let id = request.match_info().get(P::PART).and_then(|part| part.parse::<P>().ok());
        let app = request.app_data::<Shared>().cloned();
        let visitor = Visitor::from_request(request, payload);
        Box::pin(async move {
            let visitor = visitor.await?;
            let (Some(app), Some(id), Some(device)) = (app, id, visitor.device.clone()) else {
                return Err(HttpError::Missing);
            };
            let access = run_quick_query(&app, move |app| Ok(id.access(app.store(), &device)?)).await?;
            let access = access.filter(|access| access.role >= N::ROLE);
            let Access { id, role, head } = access.ok_or(HttpError::Missing)?;
            Ok(Self { id, role, visitor, head, needs: PhantomData })
        })
    }
}
