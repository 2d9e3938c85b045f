//! Idempotent creation: the keys under which the store finds what an earlier request of the same client created.

use std::net::IpAddr;

use super::links::{Links, insert_links, make_links};
use super::members::join;
use super::prelude::*;
use crate::document::{Choice as _, choices};

/// The client that creates something. Its idempotency keys are its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Client {
    /// A browser with a device cookie.
    Device(DeviceId),
    /// A client that sends no credentials, by its IP address.
    Address(IpAddr),
    /// A client with the link of this token.
    Link(String),
}

choices! {
    /// The kind of a creating request. Equal keys of different kinds are different keys.
    pub enum Request {
        /// The form for a new table.
        Form = "form",
        /// The button that opens another table with the same people.
        Same = "same",
        /// An imported file.
        Import = "import",
        /// A table created over the API.
        Table = "table",
        /// A table created over the API in an existing club.
        TableOfClub = "table of a club",
        /// A club created over the API.
        Club = "club",
    }
}

impl Request {
    /// The stored key for the key that a client has chosen.
    pub fn key(self, client: &Client, key: &str) -> String {
        let client = match client {
            Client::Device(device) => format!("device {}", device.as_str()),
            Client::Address(address) => format!("address {address}"),
            Client::Link(token) => format!("link {}", hash_secret(token)),
        };
        // Only the last part can contain a line break, so different parts never give the same key.
        format!("{}\n{client}\n{key}", self.name())
    }
}

/// A table or club that a request has created.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Created<Id> {
    pub id: Id,
    pub version: i64,
    /// New links for every role; `None` when the request was repeated too late.
    pub links: Option<Links>,
}

impl<Id: Into<Stream>> Created<Id> {
    pub fn of_stream(self) -> Created<Stream> {
        let Self { id, version, links } = self;
        Created { id: id.into(), version, links }
    }
}

impl Store {
    /// Whether a device owns the table or the club that was created with a key of [`Request::key`].
    pub fn has_created(&self, key: &str, device: &DeviceId) -> Result<bool, StoreError> {
        let key = hash_text(key);
        let table = tables::table.filter(tables::creation_key.eq(&key)).select(tables::id);
        let club = clubs::table.filter(clubs::creation_key.eq(&key)).select(clubs::id);
        let owned = members::table
            .filter(members::device.eq(device))
            .filter(members::role.eq(Role::Owner.as_str()))
            .filter(members::scope.eq_any(table).or(members::scope.eq_any(club)));
        Ok(self.row(owned.count())? > Some(0_i64))
    }
}

/// A repeated request gets new links for ten minutes after the creation; in milliseconds.
const LINKS_RENEWED_FOR: i64 = 10 * 60 * 1000;

/// What an earlier request with the same idempotency key created.
#[derive(Clone, Debug, Queryable)]
pub struct EarlierCreation<Id> {
    pub id: Id,
    pub version: i64,
    /// In milliseconds since 1970.
    pub created_at: i64,
    /// The fingerprint of the request that created it.
    pub fingerprint: String,
}

impl Store {
    /// The table that was created with a key, by the key's hash.
    pub fn table_created_with(&self, key: &str) -> Result<Option<EarlierCreation<TableId>>, StoreError> {
        let query = tables::table
            .inner_join(events::table.on(events::stream_id.eq(tables::id)))
            .filter(tables::creation_key.eq(key))
            .filter(events::seq.eq(1));
        self.row(query.select((tables::id, tables::version, tables::created_at, events::fingerprint)))
    }

    /// The club that was created with a key, by the key's hash.
    pub fn club_created_with(&self, key: &str) -> Result<Option<EarlierCreation<ClubId>>, StoreError> {
        let query = clubs::table
            .inner_join(events::table.on(events::stream_id.eq(clubs::id)))
            .filter(clubs::creation_key.eq(key))
            .filter(events::seq.eq(1));
        self.row(query.select((clubs::id, clubs::version, clubs::created_at, events::fingerprint)))
    }

    /// The answer to a repeated request. It carries new links only for ten minutes, because somebody else may have obtained the
    /// key by then, and only while the first owner still has access.
    pub fn created_again<Id: Copy + Into<Stream>>(
        &self,
        EarlierCreation { id, version, created_at, .. }: EarlierCreation<Id>,
        device: Option<&DeviceId>,
        at: i64,
    ) -> Result<Created<Id>, StoreError> {
        if at - created_at > LINKS_RENEWED_FOR {
            return Ok(Created { id, version, links: None });
        }
        let (scope, device) = (id.into(), device.cloned());
        let links = self.write(move |connection| {
            if !join_again(connection, scope, device.as_ref(), (created_at, at))? {
                return Ok(None);
            }
            let links = make_links()?;
            insert_links(connection, scope, &links, at)?;
            Ok(Some(links))
        })?;
        Ok(Created { id, version, links })
    }
}

/// Whether the first owner link, or the first owner, is still valid. If so, the repeating device becomes an owner.
fn join_again(
    connection: &mut AnyConnection,
    scope: Stream,
    device: Option<&DeviceId>,
    (created_at, at): (i64, i64),
) -> Result<bool, StoreError> {
    let Some(device) = device else {
        let first = links::table
            .filter(links::scope.eq(scope.id()))
            .filter(links::role.eq(Role::Owner.as_str()))
            .filter(links::created_at.eq(created_at));
        return Ok(connection.row(first.count())? > Some(0_i64));
    };
    let creators = members::table
        .filter(members::scope.eq(scope.id()))
        .filter(members::role.eq(Role::Owner.as_str()))
        .filter(members::joined_at.eq(created_at));
    let is_held = connection.row(creators.count())? > Some(0_i64);
    if is_held {
        join(connection, device, scope, Role::Owner, at)?;
    }
    Ok(is_held)
}
