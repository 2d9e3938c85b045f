//! Who may do what at a table. A handler says in its arguments what it needs, so it cannot forget to ask.

use std::future::Future;
use std::marker::PhantomData;
use std::pin::Pin;
use std::sync::Arc;

use actix_web::{FromRequest, HttpRequest, dev::Payload};

use super::app::{App, Shared, looking_up, working};
use super::at_table::AtTable;
use super::inputs::Inputs;
use super::keys::key;
use crate::store::{Access, Head, Role, TableId};
use crate::table::{Command, Expected, Table};
use crate::web::frame::problem::Problem;
use crate::web::frame::visitor::Visitor;

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
    pub id: TableId,
    pub role: Role,
    pub visitor: Visitor,
    head: Head,
    needs: PhantomData<N>,
}

impl<N: Needs> Allowed<N> {
    /// The visitor with the table as it stood when he was let in, or as it stands since.
    ///
    /// # Errors
    /// When it cannot be shown.
    pub async fn at_table(self, app: &Shared) -> Result<AtTable, Problem> {
        let table = if let Some(table) = app.tables.remembered(&self.id, &self.head) {
            table
        } else {
            let id = self.id.clone();
            working(app, move |app| Ok(app.tables.load(&id)?)).await?
        };
        if table.damaged.is_some() && N::ROLE > Role::Spectator {
            return Err(Problem::Damaged);
        }
        Ok(self.with(table))
    }

    /// What the visitor says with a form.
    ///
    /// # Errors
    /// When the form has no key.
    pub fn command(&self, inputs: &Inputs, expected: Expected, fingerprint: String) -> Result<Command, Problem> {
        let device = self.visitor.device.clone();
        Ok(Command { device, expected, ..Command::new(key(inputs)?, fingerprint, App::now()) })
    }

    /// The visitor with a table that has just been read or written.
    #[must_use]
    pub fn with(self, table: Arc<Table>) -> AtTable {
        AtTable::new(self.id, self.role, self.visitor, table)
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
            let access = looking_up(&app, move |app| Ok(app.store().access_of(&device, &id)?)).await?;
            match access.filter(|access| access.role >= N::ROLE) {
                Some(Access { table: id, role, head }) => Ok(Self { id, role, visitor, head, needs: PhantomData }),
                None => Err(Problem::Missing),
            }
        })
    }
}
