//! The table that a token opens. Whether there is no such token, or it may not do this, cannot be told from outside.

use std::future::Future;
use std::marker::PhantomData;
use std::pin::Pin;

use actix_web::{FromRequest, HttpRequest, dev::Payload};

use super::answer::Unable;
use crate::store::TableId;
use crate::web::access::Needs;
use crate::web::app::{Shared, working};
use crate::web::problem::Problem;

/// A table at which the token in the path may do what the handler needs.
pub struct At<N> {
    /// The table.
    pub id: TableId,
    /// The token.
    pub token: String,
    needs: PhantomData<N>,
}

impl<N: Needs> FromRequest for At<N> {
    type Error = Unable;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Unable>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let token = request.match_info().get("token").unwrap_or_default().to_owned();
        let app = request.app_data::<Shared>().cloned();
        Box::pin(async move {
            let app = app.ok_or(Problem::Fault)?;
            let asked = token.clone();
            let opened = working(&app, move |app| Ok(app.store.resolve_token(&asked)?)).await?;
            match opened.filter(|(_, role)| *role >= N::ROLE) {
                Some((id, _)) => Ok(Self { id, token, needs: PhantomData }),
                None => Err(Problem::Missing.into()),
            }
        })
    }
}
