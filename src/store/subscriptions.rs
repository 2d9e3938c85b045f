//! Announces changes of tables: directly in this process, and through the database to other processes.

use std::sync::Arc;

use tokio::sync::watch;

use super::address::Address;
use super::channels::{Channels, News};
use super::relay::{Message, Relay};
use super::token::TableId;

pub(super) struct Subscriptions {
    local: Arc<Channels>,
    /// `None` where no other process can serve the same database.
    relay: Option<Relay>,
}

impl Subscriptions {
    pub(super) fn new(address: &Address) -> Self {
        let local = Arc::new(Channels::new());
        let relay = match address {
            Address::Sqlite(_) => None,
            Address::Postgres(_) => Some(Relay::new(address.clone(), Arc::clone(&local))),
        };
        Self { local, relay }
    }

    /// A receiver that changes whenever the table does; already closed once the program is stopping.
    pub(super) fn subscribe(&self, table: TableId) -> watch::Receiver<News> {
        let receiver = self.local.subscribe(table);
        if let Some(relay) = &self.relay {
            relay.listen();
        }
        receiver
    }

    pub(super) fn publish(&self, table: TableId, version: i64) {
        self.local.publish(table, version);
        self.announce(|| Message::Version(table, version));
    }

    /// Makes the listeners of a table check their permissions again.
    pub(super) fn wake(&self, table: TableId) {
        self.local.wake(table);
        self.announce(|| Message::Removal(table));
    }

    /// Makes all listeners check their permissions again.
    pub(super) fn wake_all(&self) {
        self.local.wake_all();
        self.announce(|| Message::Removals);
    }

    /// Closes all channels for good.
    pub(super) fn end(&self) {
        self.local.end();
    }

    fn announce(&self, message: impl FnOnce() -> Message) {
        if let Some(relay) = &self.relay {
            relay.announce(&message());
        }
    }
}
