//! Subscriptions to changes of tables. Changes are announced directly in this process, and through the database to other
//! processes.

use std::sync::Arc;

use tokio::sync::watch;

use super::Store;
use super::address::Address;
use super::channels::{Announcement, Channels, News};
use super::postgres::relay::Relay;
use super::stream::Stream;
use super::token::TableId;

pub(super) struct Subscriptions {
    channels: Arc<Channels>,
    /// `None` where no other process can serve the same database.
    relay: Option<Relay>,
}

impl Subscriptions {
    pub(super) fn new(address: &Address) -> Self {
        let channels = Arc::new(Channels::new());
        let relay = match address {
            Address::Sqlite(_) => None,
            Address::Postgres(_) => Some(Relay::new(address.clone(), Arc::clone(&channels))),
        };
        Self { channels, relay }
    }
}

impl Store {
    /// Subscribes to the changes of a table, on `PostgreSQL` also to those that other processes make. The receiver
    /// holds the newest version and a count of changes of permissions. Its first value may be old, so read it only
    /// after [`watch::Receiver::changed`]. It is already closed once the program is stopping.
    pub fn subscribe(&self, table: TableId) -> watch::Receiver<News> {
        let receiver = self.subscriptions.channels.subscribe(table);
        if let Some(relay) = &self.subscriptions.relay {
            relay.listen();
        }
        receiver
    }

    /// Ends all subscriptions, so that a server can stop.
    pub fn end_subscriptions(&self) {
        self.subscriptions.channels.end();
    }

    pub(super) fn announce(&self, announcement: Announcement) {
        self.subscriptions.channels.apply(announcement);
        if let Some(relay) = &self.subscriptions.relay {
            relay.announce(announcement);
        }
    }

    /// Makes the listeners of a table, or all listeners for a club, check their permissions again.
    pub(super) fn announce_removal(&self, scope: Stream) {
        self.announce(match scope {
            Stream::Table(table) => Announcement::Removal(table),
            Stream::Club(_) => Announcement::Removals,
        });
    }
}
