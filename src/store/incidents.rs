//! After a leak: everything that opens something is taken away at once, and the operator lets people in again.

use diesel::prelude::*;

use super::Store;
use super::connection::AnyConnection;
use super::directory::Kind;
use super::error::StoreError;
use super::pictures::withdraw;
use super::schema::{
    club_links, club_members, device_clubs, directory, handovers, links, members, pictures, recoveries,
};
use super::token::TableId;

/// How much was taken away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Revoked {
    pub links: usize,
    pub devices: usize,
    pub pictures: usize,
}

impl Store {
    /// Revokes every link, code and published picture, and shows every device the door; of one table, or of all tables and
    /// clubs, whose recovery links and handovers go, too. Logs stay as they are.
    pub fn revoke_all(&self, table: Option<&TableId>) -> Result<Revoked, StoreError> {
        let Some(table) = table else { return self.write(revoke_everything) };
        let id = table.clone();
        let revoked = self.write_at(table, move |connection, club| {
            let at_table = links::table
                .filter(links::club_id.eq(club.as_str()))
                .filter(links::table_id.eq(id.as_str()))
                .filter(links::revoked.eq(false));
            let joined =
                members::table.filter(members::club_id.eq(club.as_str())).filter(members::table_id.eq(id.as_str()));
            Ok(Revoked {
                links: diesel::update(at_table).set(links::revoked.eq(true)).execute(connection)?,
                devices: diesel::delete(joined).execute(connection)?,
                pictures: withdraw(connection, (club, &id))?,
            })
        })?;
        self.subscriptions.wake(table);
        Ok(revoked.unwrap_or_default())
    }
}

fn revoke_everything(connection: &mut AnyConnection) -> Result<Revoked, StoreError> {
    let (tables, clubs) = (links::table.filter(links::revoked.eq(false)), club_links::table);
    let clubs = clubs.filter(club_links::revoked.eq(false));
    let recovering = recoveries::table.filter(recoveries::revoked.eq(false));
    diesel::delete(handovers::table).execute(connection)?;
    diesel::delete(device_clubs::table).execute(connection)?;
    diesel::delete(directory::table.filter(directory::kind.eq(Kind::Picture.as_str()))).execute(connection)?;
    Ok(Revoked {
        links: diesel::update(tables).set(links::revoked.eq(true)).execute(connection)?
            + diesel::update(clubs).set(club_links::revoked.eq(true)).execute(connection)?
            + diesel::update(recovering).set(recoveries::revoked.eq(true)).execute(connection)?,
        devices: diesel::delete(members::table).execute(connection)?
            + diesel::delete(club_members::table).execute(connection)?,
        pictures: diesel::delete(pictures::table).execute(connection)?,
    })
}
