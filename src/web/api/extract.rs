//! Extractors for the table or the club that a token opens. An unknown token and one without the permission get the
//! same response, so that a caller cannot probe for tokens.

use std::marker::PhantomData;

use actix_web::http::header::{ContentType, ETAG};
use actix_web::{FromRequest, HttpRequest, HttpResponse, dev::Payload};
use futures_util::future::LocalBoxFuture;
use serde::Serialize;

use crate::club::TableNumber;
use crate::store::{Access, ClubId, Head, Role, TableId};
use crate::web::auth::{Permission, Resource, is_large, permitted};
use crate::web::http::{App, HttpError, Shared, run_query, run_with_permit};

/// The answer to a query as JSON. It may be long, so it is written on the thread of the query.
pub struct Written {
    json: String,
    version: Option<i64>,
}

impl Written {
    pub fn of(answer: &impl Serialize) -> Result<Self, HttpError> {
        Ok(Self { json: serde_json::to_string(answer).map_err(|_| HttpError::Internal)?, version: None })
    }

    /// With the version that a change can be based on.
    pub fn at(self, version: i64) -> Self {
        Self { version: Some(version), ..self }
    }
}

impl From<Written> for HttpResponse {
    fn from(Written { json, version }: Written) -> Self {
        let mut response = Self::Ok();
        if let Some(version) = version {
            response.insert_header((ETAG, format!("\"{version}\"")));
        }
        response.content_type(ContentType::json()).body(json)
    }
}

/// A request about a table or a club for which the token in the path has the permission that the handler needs.
pub struct ApiAccess<N, P = TableId> {
    pub app: Shared,
    pub request: HttpRequest,
    pub id: P,
    pub role: Role,
    /// The head of its log when the token was looked up.
    pub head: Head,
    pub path: TokenPath,
    needs: PhantomData<N>,
}

pub type ClubApiAccess<N> = ApiAccess<N, ClubId>;

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
        // 0 is the number of no table.
        let number = |text| TableNumber::read(text).unwrap_or_default();
        Self { token: part("token").unwrap_or_default().to_owned(), number: part("table").map(number) }
    }
}

impl<N, P: Resource> ApiAccess<N, P> {
    /// Parses a part of the path, such as the number of a hand.
    pub fn part<T>(&self, name: &str, parse: impl Fn(&str) -> Option<T>) -> Result<T, HttpError> {
        self.request.match_info().get(name).and_then(parse).ok_or(HttpError::Missing)
    }

    /// Runs a query on the state as of the lookup of the token, or a newer one. One about a state that is large or not cached
    /// takes a permit.
    pub async fn query(
        self,
        work: impl FnOnce(&App, &P::State) -> Result<Written, HttpError> + Send + 'static,
    ) -> Result<HttpResponse, HttpError> {
        let cached = self.app.service.cached(self.id, &self.head).filter(|state| !is_large::<P>(state));
        let Some(state) = cached else { return self.query_with_permit(work).await };
        Ok(run_query(&self.app, move |app| work(app, &state)).await?.into())
    }

    /// [`Self::query`] that always takes a permit, because it reads much of the database.
    pub async fn query_with_permit(
        self,
        work: impl FnOnce(&App, &P::State) -> Result<Written, HttpError> + Send + 'static,
    ) -> Result<HttpResponse, HttpError> {
        let (id, head) = (self.id, self.head);
        let written = run_with_permit(&self.app, &self.app.permits.replays, move |app| {
            let state = app.service.cached(id, &head).map_or_else(|| app.service.load(id), Ok)?;
            work(app, &state)
        });
        Ok(written.await?.into())
    }
}

impl<N: Permission, P: Resource> FromRequest for ApiAccess<N, P> {
    type Error = HttpError;
    type Future = LocalBoxFuture<'static, Result<Self, HttpError>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let (request, path) = (request.clone(), TokenPath::of(request));
        Box::pin(async move {
            let app = request.app_data::<Shared>().cloned().ok_or(HttpError::Internal)?;
            let TokenPath { token, number } = path.clone();
            let opened = permitted::<N, P>(&app, move |store| P::opened_by(store, &token, number)).await?;
            let Access { id, role, head, .. } = opened;
            Ok(Self { app, request, id, role, head, path, needs: PhantomData })
        })
    }
}
