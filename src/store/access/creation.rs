//! Idempotent creation: the keys under which the store finds what an earlier request of the same client created.

use std::net::IpAddr;

use super::links::Links;
use crate::document::{Choice as _, choices};
use crate::store::prelude::*;

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
}
