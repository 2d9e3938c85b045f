//! The table that a token opens. Whether there is no such token, or it may not do this, cannot be told from outside.

use std::future::Future;
use std::marker::PhantomData;
use std::pin::Pin;
use std::sync::Arc;

use actix_web::{FromRequest, HttpRequest, dev::Payload};

use super::answer::ApiError;
use crate::store::{Access, Head, TableId};
use crate::table::Table;
use crate::web::frame::access::Needs;
use crate::web::frame::app::{App, Shared, looking_up};
use crate::web::frame::problem::Problem;

/// A table at which the token in the path may do what the handler needs.
pub struct At<N> {
    pub id: TableId,
    /// Where its log ended when the token was looked up.
    pub head: Head,
    pub token: String,
    needs: PhantomData<N>,
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
        let token = request.match_info().get("token").unwrap_or_default().to_owned();
        let app = request.app_data::<Shared>().cloned();
        Box::pin(async move {
            let app = app.ok_or(Problem::Fault)?;
            let asked = token.clone();
            let opened = looking_up(&app, move |app| Ok(app.store().resolve_token(&asked)?)).await?;
            match opened.filter(|access| access.role >= N::ROLE) {
                Some(Access { table: id, head, .. }) => Ok(Self { id, head, token, needs: PhantomData }),
                None => Err(Problem::Missing.into()),
            }
        })
    }
}
