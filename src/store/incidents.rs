//! After a leak: revokes every access at once. The operator then lets people in again.

use diesel::prelude::*;

use super::Store;
use super::connection::AnyConnection;
use super::error::StoreError;
use super::links::PICTURE;
use super::pictures::withdraw;
use super::schema::{handovers, links, members};
use super::stream::Stream;
use super::token::TableId;

/// How much was revoked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Revoked {
    pub links: usize,
    pub devices: usize,
    pub pictures: usize,
}

impl Store {
    /// Revokes every link, code and published picture, and removes every device, for one table or for all tables and
    /// clubs. In the latter case recovery links and handovers are revoked, too. Logs do not change.
    pub fn revoke_all(&self, table: Option<TableId>) -> Result<Revoked, StoreError> {
        let Some(table) = table else { return self.write(revoke_everything) };
        let scope = Stream::Table(table);
        let revoked = self.write(move |connection| {
            let pictures = withdraw(connection, scope)?;
            let at_table = links::table.filter(links::scope.eq(scope.id())).filter(links::revoked.eq(false));
            let joined = members::table.filter(members::scope.eq(scope.id()));
            Ok(Revoked {
                links: diesel::update(at_table).set(links::revoked.eq(true)).execute(connection)?,
                devices: diesel::delete(joined).execute(connection)?,
                pictures,
            })
        })?;
        self.announce_removal(scope);
        Ok(revoked)
    }
}

fn revoke_everything(connection: &mut AnyConnection) -> Result<Revoked, StoreError> {
    diesel::delete(handovers::table).execute(connection)?;
    let pictures = diesel::delete(links::table.filter(links::role.eq(PICTURE))).execute(connection)?;
    let valid = links::table.filter(links::revoked.eq(false));
    Ok(Revoked {
        links: diesel::update(valid).set(links::revoked.eq(true)).execute(connection)?,
        devices: diesel::delete(members::table).execute(connection)?,
        pictures,
    })
}
