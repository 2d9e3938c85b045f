//! Telling news of tables: at once in this process, and by way of the database to the others that work with it.

use std::sync::Arc;

use tokio::sync::watch;

use super::address::Address;
use super::channels::{Channels, News};
use super::relay::{Message, Relay};
use super::token::TableId;

pub(super) struct Subscriptions {
    here: Arc<Channels>,
    /// Nothing where no other process serves the same database.
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

    /// A receiver that changes whenever the table does; already closed when the program is ending.
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

    /// Wakes whoever listens to a table: what they may see there has changed.
    pub(super) fn wake(&self, table: TableId) {
        self.here.wake(table);
        self.tell_others(|| Message::Removal(table));
    }

    /// The same for whoever listens to any table.
    pub(super) fn wake_all(&self) {
        self.here.wake_all();
        self.tell_others(|| Message::Removals);
    }

    /// Ends every wait, for good.
    pub(super) fn end(&self) {
        self.here.end();
    }

    fn tell_others(&self, message: impl FnOnce() -> Message) {
        if let Some(others) = &self.others {
            others.tell(&message());
        }
    }
}
