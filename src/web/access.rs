//! Who may do what at a table. A handler says in its arguments what it needs, so it cannot forget to ask.

use std::future::Future;
use std::marker::PhantomData;
use std::pin::Pin;

use actix_web::{FromRequest, HttpRequest, dev::Payload};

use super::app::{Shared, working};
use super::problem::Problem;
use super::visitor::Visitor;
use crate::store::{Role, TableId};
use crate::table::Table;

/// What a handler needs.
pub trait Needs: 'static {
    /// The least role that will do.
    const ROLE: Role;
}

/// Needs to see the table.
pub struct Watching;
/// Needs to enter and correct hands.
pub struct Scoring;
/// Needs to share the table and its roles.
pub struct Owning;

impl Needs for Watching {
    const ROLE: Role = Role::Spectator;
}

impl Needs for Scoring {
    const ROLE: Role = Role::Scorer;
}

impl Needs for Owning {
    const ROLE: Role = Role::Owner;
}

/// A visitor at a table at which his device may do what the handler needs.
pub struct Allowed<N> {
    /// The table.
    pub id: TableId,
    /// What the device may do.
    pub role: Role,
    /// The visitor.
    pub visitor: Visitor,
    needs: PhantomData<N>,
}

impl<N> Allowed<N> {
    /// The table as it stands.
    ///
    /// # Errors
    /// When it cannot be shown.
    pub async fn table(&self, app: &Shared) -> Result<Table, Problem> {
        let id = self.id.clone();
        working(app, move |app| Ok(Table::load(&app.store, &id)?)).await
    }
}

impl<N: Needs> FromRequest for Allowed<N> {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let id = request.match_info().get("table").and_then(TableId::parse);
        let app = request.app_data::<Shared>().cloned();
        let visitor = Visitor::from_request(request, payload);
        Box::pin(async move {
            let visitor = visitor.await?;
            let (Some(app), Some(id), Some(device)) = (app, id, visitor.device.clone()) else {
                return Err(Problem::Missing);
            };
            let at = id.clone();
            let role = working(&app, move |app| Ok(app.store.role_of(&device, &at)?)).await?;
            match role.filter(|role| *role >= N::ROLE) {
                Some(role) => Ok(Self { id, role, visitor, needs: PhantomData }),
                None => Err(Problem::Missing),
            }
        })
    }
}
