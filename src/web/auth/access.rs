//! Authorization at a table or in a club. The arguments of a handler name the permission that it needs, so it cannot
//! forget the check.

use std::marker::PhantomData;
use std::sync::Arc;

use actix_web::http::Method;
use actix_web::{FromRequest, HttpRequest, dev::Payload};
use futures_util::future::LocalBoxFuture;

use super::visit::{Resource, Visit};
use super::visitor::Visitor;
use crate::command::CommandMeta;
use crate::store::{Access, ClubId, DeviceId, Head, Role, Store, StoreError, TableId};
use crate::web::http::addresses::address_of;
use crate::web::http::{App, HttpError, Inputs, Shared, run_quick_query, run_with_permit};

/// The permission that a handler needs.
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

/// Looks up the access of a request, which must have the permission `N`. The error is the same without a permission as for
/// an unknown table or club, so that a caller cannot probe for them.
pub async fn permitted<N: Permission, P: Resource>(
    app: &Shared,
    look_up: impl FnOnce(&Store) -> Result<Option<Access<P>>, StoreError> + Send + 'static,
) -> Result<Access<P>, HttpError> {
    let access = run_quick_query(app, move |app| Ok(look_up(app.store())?)).await?;
    access.filter(|access| access.role >= N::ROLE).ok_or(HttpError::Missing)
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

/// A request of a visitor at a table or in a club, whose device has the permission that the handler needs.
pub struct PageAccess<N, P = TableId> {
    pub app: Shared,
    pub id: P,
    pub role: Role,
    pub visitor: Visitor,
    /// The labels of the table's people, from 0, that are the visitor.
    pub own: Vec<usize>,
    /// The head of the log when the permission was checked.
    pub head: Head,
    needs: PhantomData<N>,
}

pub type ClubPageAccess<N> = PageAccess<N, ClubId>;

impl<N: Permission, P: Resource> PageAccess<N, P> {
    /// Loads the state as of the permission check, or newer.
    pub async fn load(self) -> Result<Visit<P>, HttpError> {
        let id = self.id;
        let state = match self.app.service.cached(id, &self.head) {
            Some(state) => state,
            None => run_with_permit(&self.app, &self.app.permits.replays, move |app| Ok(app.service.load(id)?)).await?,
        };
        if P::damaged(&state).is_some() && N::ROLE > Role::Spectator {
            return Err(HttpError::Damaged);
        }
        Ok(self.with(state))
    }

    /// With a state that has just been read or written.
    pub fn with(self, state: Arc<P::State>) -> Visit<P> {
        Visit { app: self.app, id: self.id, role: self.role, visitor: self.visitor, own: self.own, state }
    }

    /// The address of the table or club, or of something below it.
    pub fn address(&self, below: &str) -> String {
        address_of(self.id) + below
    }

    /// The metadata of a posted form, which was based on a version of the log.
    pub fn command(&self, inputs: &Inputs, expected_version: Option<i64>) -> Result<CommandMeta, HttpError> {
        let (device, head) = (self.visitor.device.clone(), Some(self.head.clone()));
        Ok(CommandMeta { device, expected_version, head, ..CommandMeta::new(inputs.key()?, App::now()) })
    }
}

impl<N: Permission, P: Resource> FromRequest for PageAccess<N, P> {
    type Error = HttpError;
    type Future = LocalBoxFuture<'static, Result<Self, HttpError>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let id = request.match_info().get(P::PATH_PARAMETER).and_then(|part| part.parse::<P>().ok());
        let app = request.app_data::<Shared>().cloned();
        let visitor = Visitor::from_request(request, payload);
        let is_form = request.method() == Method::POST;
        Box::pin(async move {
            let visitor = visitor.await?;
            let (Some(app), Some(id), Some(device)) = (app, id, visitor.device.clone()) else {
                return Err(HttpError::Missing);
            };
            if is_form {
                app.rate_limits.form(&device)?;
            }
            let asking = device.clone();
            let access = permitted::<N, P>(&app, move |store| id.access(store, &device)).await?;
            let Access { id, role, head, names_owner } = access;
            let own = if names_owner {
                run_quick_query(&app, move |app| Ok(id.labels_of_owner(app.store(), &asking)?)).await?
            } else {
                Vec::new()
            };
            Ok(Self { app, id, role, visitor, own, head, needs: PhantomData })
        })
    }
}
