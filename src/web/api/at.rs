//! The table or the club that a token opens. Whether there is no such token, or it may not do this, cannot be told from outside.

use std::future::Future;
use std::marker::PhantomData;
use std::pin::Pin;
use std::sync::Arc;

use actix_web::{FromRequest, HttpRequest, dev::Payload};

use super::answer::ApiError;
use crate::club::TableNumber;
use crate::store::{Access, ClubAccess, ClubId, Head, Store, StoreError, TableId};
use crate::table::{ClubState, Table};
use crate::web::frame::access::Needs;
use crate::web::frame::app::{App, Shared, looking_up};
use crate::web::frame::problem::Problem;

/// A table at which the token in the path may do what the handler needs.
pub struct At<N> {
    pub id: TableId,
    /// Where its log ended when the token was looked up.
    pub head: Head,
    pub asked: Asked,
    needs: PhantomData<N>,
}

/// How a table is asked for: by its own link, or by one of its club and its number there.
#[derive(Clone)]
pub struct Asked {
    pub token: String,
    /// 0, which no table has, where it is no number.
    number: Option<i64>,
}

impl Asked {
    fn of(request: &HttpRequest) -> Self {
        let part = |name| request.match_info().get(name);
        let number = |text| TableNumber::read(text).map_or(0, |number| i64::from(number.0));
        Self { token: part("token").unwrap_or_default().to_owned(), number: part("table").map(number) }
    }

    /// What it opens by now.
    ///
    /// # Errors
    /// Only the database's.
    pub fn access(&self, store: &Store) -> Result<Option<Access>, StoreError> {
        match self.number {
            None => store.resolve_token(&self.token),
            Some(number) => store.resolve_club_table(&self.token, number),
        }
    }
}

impl<N> At<N> {
    /// The table as it stood when the token was looked up, or as it stands since.
    ///
    /// # Errors
    /// When it cannot be shown.
    pub fn table(&self, app: &App) -> Result<Arc<Table>, Problem> {
        match app.tables.remembered(&self.id, &self.head) {
            Some(table) => Ok(table),
            None => Ok(app.tables.load(&self.id)?),
        }
    }
}

impl<N: Needs> FromRequest for At<N> {
    type Error = ApiError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, ApiError>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let asked = Asked::of(request);
        let app = request.app_data::<Shared>().cloned();
        Box::pin(async move {
            let app = app.ok_or(Problem::Fault)?;
            let by = asked.clone();
            let opened = looking_up(&app, move |app| Ok(by.access(app.store())?)).await?;
            match opened.filter(|access| access.role >= N::ROLE) {
                Some(Access { table: id, head, .. }) => Ok(Self { id, head, asked, needs: PhantomData }),
                None => Err(Problem::Missing.into()),
            }
        })
    }
}

/// A club in which the token in the path may do what the handler needs.
pub struct InClub<N> {
    pub id: ClubId,
    /// Where its log ended when the token was looked up.
    pub head: Head,
    pub token: String,
    needs: PhantomData<N>,
}

impl<N> InClub<N> {
    /// The club as it stood when the token was looked up, or as it stands since.
    ///
    /// # Errors
    /// When it cannot be shown.
    pub fn club(&self, app: &App) -> Result<Arc<ClubState>, Problem> {
        Ok(app.tables.club_at(&self.id, &self.head)?)
    }
}

impl<N: Needs> FromRequest for InClub<N> {
    type Error = ApiError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, ApiError>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let token = request.match_info().get("token").unwrap_or_default().to_owned();
        let app = request.app_data::<Shared>().cloned();
        Box::pin(async move {
            let app = app.ok_or(Problem::Fault)?;
            let asked = token.clone();
            let opened = looking_up(&app, move |app| Ok(app.store().resolve_club_token(&asked)?)).await?;
            match opened.filter(|access| access.role >= N::ROLE) {
                Some(ClubAccess { club: id, head, .. }) => Ok(Self { id, head, token, needs: PhantomData }),
                None => Err(Problem::Missing.into()),
            }
        })
    }
}
