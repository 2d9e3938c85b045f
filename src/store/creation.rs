//! Under which key the store remembers what somebody has made: a repetition is his who made it, and nobody else's.

use std::net::IpAddr;

use diesel::prelude::*;

use super::Store;
use super::club_roles::{self, role_in_club};
use super::connection::AnyConnection;
use super::devices::{self, role_at};
use super::directory::{self, Kind};
use super::error::StoreError;
use super::role::Role;
use super::schema::{club_links, club_members, links, members};
use super::token::{ClubId, DeviceId, TableId, hash_secret, hash_text};

/// Who makes something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Maker {
    /// A browser that has been greeted.
    Device(DeviceId),
    /// Whoever comes from an address and says no more of himself.
    Address(IpAddr),
    /// Whoever has the link with this token.
    Link(String),
}

/// How something is made. The same key means another thing in another kind of request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// The form of a new table.
    Form,
    /// The button for the same people again.
    Same,
    /// A file that is brought in.
    Import,
    /// A table over the API.
    Table,
    /// A table over the API in a club that there is.
    TableOfClub,
    /// A club over the API.
    Club,
}

impl Request {
    fn as_str(self) -> &'static str {
        match self {
            Self::Form => "form",
            Self::Same => "same",
            Self::Import => "import",
            Self::Table => "table",
            Self::TableOfClub => "table of a club",
            Self::Club => "club",
        }
    }

    /// The key of what `maker` makes with a key of his own choice.
    pub fn key(self, maker: &Maker, key: &str) -> String {
        let maker = match maker {
            Maker::Device(device) => format!("device {}", device.as_str()),
            Maker::Address(address) => format!("address {address}"),
            Maker::Link(token) => format!("link {}", hash_secret(token)),
        };
        // The parts before the last have no line break, so no key says what another part says.
        format!("{}\n{maker}\n{key}", self.as_str())
    }
}

impl Store {
    /// Whether a device owns the table or the club that was made with a key of [`Request::key`].
    pub fn has_made(&self, key: &str, device: &DeviceId) -> Result<bool, StoreError> {
        let key = hash_text(key);
        self.read(|connection| Ok(has_table(connection, &key, device)? || has_club(connection, &key, device)?))
    }
}

fn has_table(connection: &mut AnyConnection, key: &str, device: &DeviceId) -> Result<bool, StoreError> {
    let Some(made) = directory::find(connection, Kind::TableKey, key)? else { return Ok(false) };
    Ok(role_at(connection, device, (&made.club, made.table()?))? == Some(Role::Owner))
}

fn has_club(connection: &mut AnyConnection, key: &str, device: &DeviceId) -> Result<bool, StoreError> {
    let Some(made) = directory::find(connection, Kind::ClubKey, key)? else { return Ok(false) };
    Ok(role_in_club(connection, device, &made.club)? == Some(Role::Owner))
}

/// Gives a table once more to who made it, unless what was given when it was made has been taken away: says whether that is still
/// held.
pub(super) fn give_table_again(
    connection: &mut AnyConnection,
    (club, table): (&ClubId, &TableId),
    device: Option<&DeviceId>,
    (made_at, at): (i64, i64),
) -> Result<bool, StoreError> {
    let Some(device) = device else {
        let first = links::table
            .filter(links::club_id.eq(club.as_str()))
            .filter(links::table_id.eq(table.as_str()))
            .filter(links::role.eq(Role::Owner.as_str()))
            .filter(links::created_at.eq(made_at))
            .filter(links::revoked.eq(false));
        return Ok(first.count().get_result::<i64>(connection)? > 0);
    };
    let makers = members::table
        .filter(members::club_id.eq(club.as_str()))
        .filter(members::table_id.eq(table.as_str()))
        .filter(members::role.eq(Role::Owner.as_str()))
        .filter(members::joined_at.eq(made_at));
    let is_held = makers.count().get_result::<i64>(connection)? > 0;
    if is_held {
        devices::joined(connection, device, (club, table), Role::Owner, at)?;
    }
    Ok(is_held)
}

/// The same for a club.
pub(super) fn give_club_again(
    connection: &mut AnyConnection,
    club: &ClubId,
    device: Option<&DeviceId>,
    (made_at, at): (i64, i64),
) -> Result<bool, StoreError> {
    let Some(device) = device else {
        let first = club_links::table
            .filter(club_links::club_id.eq(club.as_str()))
            .filter(club_links::role.eq(Role::Owner.as_str()))
            .filter(club_links::created_at.eq(made_at))
            .filter(club_links::revoked.eq(false));
        return Ok(first.count().get_result::<i64>(connection)? > 0);
    };
    let makers = club_members::table
        .filter(club_members::club_id.eq(club.as_str()))
        .filter(club_members::role.eq(Role::Owner.as_str()))
        .filter(club_members::joined_at.eq(made_at));
    let is_held = makers.count().get_result::<i64>(connection)? > 0;
    if is_held {
        club_roles::joined(connection, device, club, Role::Owner, at)?;
    }
    Ok(is_held)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_is_that_of_another_maker_or_of_another_request() {
        let (address, device) = (Maker::Address([127, 0, 0, 1].into()), Maker::Device(DeviceId::of("A")));
        let link = |token: &str| Maker::Link(token.to_owned());
        let keys = [
            Request::Table.key(&address, "k"),
            Request::Form.key(&address, "k"),
            Request::Form.key(&Maker::Address([127, 0, 0, 2].into()), "k"),
            Request::Form.key(&device, "k"),
            Request::Form.key(&device, "127.0.0.1 k"),
            Request::Form.key(&device, "address 127.0.0.1\nk"),
            Request::Same.key(&device, "k"),
            Request::TableOfClub.key(&link("A"), "k"),
            Request::TableOfClub.key(&link("B"), "k"),
        ];
        let apart: std::collections::BTreeSet<&String> = keys.iter().collect();
        assert_eq!(apart.len(), keys.len());
        assert_eq!(Request::TableOfClub.key(&link("a"), "k"), keys[7], "a link is the same in small letters");
    }
}
