//! Extractors for the table or the club that a token opens. An unknown token and one without the permission get the
//! same response, so that a caller cannot probe for tokens.

use std::marker::PhantomData;
use std::sync::Arc;

use actix_web::{FromRequest, HttpRequest, dev::Payload};
use futures_util::future::LocalBoxFuture;

use crate::club::{Club, TableNumber};
use crate::store::{Access, ClubId, Head, Store, StoreError, TableId};
use crate::table::Table;
use crate::web::auth::Permission;
use crate::web::http::{App, HttpError, Shared, run_quick_query};

/// A table or a club for which the token in the path has the permission that the handler needs.
pub struct Authorized<N, P = TableId> {
    pub id: P,
    /// The head of its log when the token was looked up.
    pub head: Head,
    pub path: TokenPath,
    needs: PhantomData<N>,
}

pub type AuthorizedClub<N> = Authorized<N, ClubId>;

/// A table or a club, which a token opens.
pub trait Target: Sized + Send + 'static {
    fn access(store: &Store, path: &TokenPath) -> Result<Option<Access<Self>>, StoreError>;
}

impl Target for TableId {
    fn access(store: &Store, path: &TokenPath) -> Result<Option<Access<Self>>, StoreError> {
        match path.number {
            None => store.resolve_token(&path.token),
            Some(number) => store.resolve_club_table(&path.token, number),
        }
    }
}

impl Target for ClubId {
    fn access(store: &Store, path: &TokenPath) -> Result<Option<Access<Self>>, StoreError> {
        store.resolve_club_token(&path.token)
    }
}

/// The part of a path that names a table or a club: its own token, or the token of a club and a table's number in it.
#[derive(Clone)]
pub struct TokenPath {
    pub token: String,
    /// The number of the table, if the token is its club's; 0, which no table has, when the path contains no valid
    /// number.
    pub number: Option<TableNumber>,
}

impl TokenPath {
    pub fn of(request: &HttpRequest) -> Self {
        let part = |name| request.match_info().get(name);
        let number = |text| TableNumber::read(text).unwrap_or_default();
        Self { token: part("token").unwrap_or_default().to_owned(), number: part("table").map(number) }
    }
}

/// Parses a part of the path, such as the number of a hand.
pub fn path_part<T>(request: &HttpRequest, name: &str, parse: impl Fn(&str) -> Option<T>) -> Result<T, HttpError> {
    request.match_info().get(name).and_then(parse).ok_or(HttpError::Missing)
}

impl<N> Authorized<N> {
    /// The table as of the lookup of the token, or newer.
    pub fn table(&self, app: &App) -> Result<Arc<Table>, HttpError> {
        match app.service.cached(self.id, &self.head) {
            Some(table) => Ok(table),
            None => Ok(app.service.load(self.id)?),
        }
    }
}

impl<N> AuthorizedClub<N> {
    /// The club as of the lookup of the token, or newer.
    pub fn club(&self, app: &App) -> Result<Arc<Club>, HttpError> {
        Ok(app.service.club_at(self.id, &self.head)?)
    }
}

impl<N: Permission, P: Target> FromRequest for Authorized<N, P> {
    type Error = HttpError;
    type Future = LocalBoxFuture<'static, Result<Self, HttpError>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let path = TokenPath::of(request);
        let app = request.app_data::<Shared>().cloned();
        Box::pin(async move {
            let app = app.ok_or(HttpError::Fault)?;
            let sought = path.clone();
            let access = run_quick_query(&app, move |app| Ok(P::access(app.store(), &sought)?)).await?;
            let access = access.filter(|access| access.role >= N::ROLE);
            let Access { id, head, .. } = access.ok_or(HttpError::Missing)?;
            Ok(Self { id, head, path, needs: PhantomData })
        })
    }
}
