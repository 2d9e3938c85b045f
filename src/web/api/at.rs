//! Extractors for the table or the club that a token opens. An unknown token and one without the permission get the
//! same response, so that a caller cannot probe for tokens.

use std::future::Future;
use std::marker::PhantomData;
use std::pin::Pin;
use std::sync::Arc;

use actix_web::{FromRequest, HttpRequest, dev::Payload};

use super::answer::ApiError;
use crate::club::TableNumber;
use crate::service::ClubState;
use crate::store::{Access, ClubId, Head, Store, StoreError, TableId};
use crate::table::Table;
use crate::web::auth::access::Needs;
use crate::web::http::error::Problem;
use crate::web::http::state::{App, Shared, looking_up, working};

/// A table or a club for which the token in the path has the permission that the handler needs.
pub struct At<N, P = TableId> {
    pub id: P,
    /// The head of its log when the token was looked up.
    pub head: Head,
    pub asked: Asked,
    needs: PhantomData<N>,
}

/// A club for which the token in the path has the permission that the handler needs.
pub type InClub<N> = At<N, ClubId>;

/// What a token opens: a table or a club.
pub trait Opened: Sized + 'static {
    /// Looks up what the request opens now.
    fn opened(store: &Store, asked: &Asked) -> Result<Option<Access<Self>>, StoreError>;
}

impl Opened for TableId {
    fn opened(store: &Store, asked: &Asked) -> Result<Option<Access<Self>>, StoreError> {
        asked.access(store)
    }
}

impl Opened for ClubId {
    fn opened(store: &Store, asked: &Asked) -> Result<Option<Access<Self>>, StoreError> {
        store.resolve_club_token(&asked.token)
    }
}

/// How a request names a table or a club: by its own link, or a table by a link of its club and its number there.
#[derive(Clone)]
pub struct Asked {
    pub token: String,
    /// 0, which no table has, when the path contains no valid number.
    number: Option<i64>,
}

impl Asked {
    fn of(request: &HttpRequest) -> Self {
        let part = |name| request.match_info().get(name);
        let number = |text| TableNumber::read(text).map_or(0, |number| i64::from(number.0));
        Self { token: part("token").unwrap_or_default().to_owned(), number: part("table").map(number) }
    }

    /// Whether the request names a table by a link of its club.
    pub fn is_by_club(&self) -> bool {
        self.number.is_some()
    }

    /// The number of the table in the club whose link the request uses.
    pub fn number(&self) -> Option<i64> {
        self.number
    }

    /// Looks up what the request may do at a table now.
    pub fn access(&self, store: &Store) -> Result<Option<Access<TableId>>, StoreError> {
        match self.number {
            None => store.resolve_token(&self.token),
            Some(number) => store.resolve_club_table(&self.token, number),
        }
    }
}

impl<N> At<N> {
    /// The table as of the lookup of the token, or newer.
    pub fn table(&self, app: &App) -> Result<Arc<Table>, Problem> {
        match app.service.cached(self.id, &self.head) {
            Some(table) => Ok(table),
            None => Ok(app.service.load(self.id)?),
        }
    }
}

impl<N> InClub<N> {
    /// The club as of the lookup of the token, or newer.
    pub fn club(&self, app: &App) -> Result<Arc<ClubState>, Problem> {
        Ok(app.service.club_at(self.id, &self.head)?)
    }
}

impl<N: Needs, P: Opened + Send> FromRequest for At<N, P> {
    type Error = ApiError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, ApiError>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let asked = Asked::of(request);
        let app = request.app_data::<Shared>().cloned();
        Box::pin(async move {
            let app = app.ok_or(Problem::Fault)?;
            let by = asked.clone();
            let opened = looking_up(&app, move |app| Ok(P::opened(app.store(), &by)?)).await?;
            match opened.filter(|access| access.role >= N::ROLE) {
                Some(Access { id, head, .. }) => Ok(Self { id, head, asked, needs: PhantomData }),
                None => Err(Problem::Missing.into()),
            }
        })
    }
}

/// A table that an owner's token opens, even when the table is deleted.
pub struct OwnersTable {
    pub id: TableId,
    pub token: String,
}

impl FromRequest for OwnersTable {
    type Error = ApiError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, ApiError>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let Asked { token, number } = Asked::of(request);
        let app = request.app_data::<Shared>().cloned();
        Box::pin(async move {
            let app = app.ok_or(Problem::Fault)?;
            let by = token.clone();
            let id = working(&app, move |app| Ok(app.store().table_of_owners_link(&by, number)?)).await?;
            Ok(Self { id: id.ok_or(Problem::Missing)?, token })
        })
    }
}

/// A club that an owner's token opens, even when the club is deleted.
pub struct OwnersClub {
    pub id: ClubId,
    pub token: String,
}

impl FromRequest for OwnersClub {
    type Error = ApiError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, ApiError>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let token = request.match_info().get("token").unwrap_or_default().to_owned();
        let app = request.app_data::<Shared>().cloned();
        Box::pin(async move {
            let app = app.ok_or(Problem::Fault)?;
            let by = token.clone();
            let id = working(&app, move |app| Ok(app.store().club_of_owners_link(&by)?)).await?;
            Ok(Self { id: id.ok_or(Problem::Missing)?, token })
        })
    }
}
