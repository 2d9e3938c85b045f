//! Announces changes of tables: directly in this process, and through the database to other processes.

use std::sync::Arc;

use tokio::sync::watch;

use super::address::Address;
use super::channels::{Channels, News};
use super::relay::{Message, Relay};
use super::token::TableId;

pub(super) struct Subscriptions {
    here: Arc<Channels>,
    /// `None` where no other process can serve the same database.
    others: Option<Relay>,
}

impl Subscriptions {
    pub(super) fn new(address: &Address) -> Self {
        let here = Arc::new(Channels::new());
        let others = match address {
            Address::Sqlite(_) => None,
            Address::Postgres(_) => Some(Relay::new(address.clone(), Arc::clone(&here))),
        };
        Self { here, others }
    }

    /// A receiver that changes whenever the table does; already closed once the program is stopping.
    pub(super) fn subscribe(&self, table: TableId) -> watch::Receiver<News> {
        let receiver = self.here.subscribe(table);
        if let Some(others) = &self.others {
            others.listen();
        }
        receiver
    }

    pub(super) fn publish(&self, table: TableId, version: i64) {
        self.here.publish(table, version);
        self.tell_others(|| Message::Version(table, version));
    }

    /// Makes the listeners of a table check their permissions again.
    pub(super) fn wake(&self, table: TableId) {
        self.here.wake(table);
        self.tell_others(|| Message::Removal(table));
    }

    /// Makes all listeners check their permissions again.
    pub(super) fn wake_all(&self) {
        self.here.wake_all();
        self.tell_others(|| Message::Removals);
    }

    /// Closes all channels for good.
    pub(super) fn end(&self) {
        self.here.end();
    }

    fn tell_others(&self, message: impl FnOnce() -> Message) {
        if let Some(others) = &self.others {
            others.tell(&message());
        }
    }
}
