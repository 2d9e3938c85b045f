//! Subscriptions to changes of tables. Changes are announced directly in this process, and through the database to other
//! processes.

use tokio::sync::watch;

use super::channels::{Announcement, Entering, News};
use crate::store::Store;
use crate::store::token::TableId;

impl Store {
    /// Subscribes to the changes of a table, on `PostgreSQL` also to those that other processes make. The receiver
    /// holds the newest version and a count of changes of permissions. Its first value may be old, so read it only
    /// after [`watch::Receiver::changed`]. It is already closed once the program is stopping.
    pub fn subscribe(&self, table: TableId) -> watch::Receiver<News> {
        let receiver = self.channels.subscribe(table);
        if let Some(relay) = &self.relay {
            relay.listen();
        }
        receiver
    }

    /// Tells the listeners of a table who is entering its next hand.
    pub fn note_entering(&self, table: TableId, entering: Entering) {
        self.channels.note_entering(table, entering);
    }

    /// Ends all subscriptions, so that a server can stop.
    pub fn end_subscriptions(&self) {
        self.channels.end();
    }

    pub(in crate::store) fn announce(&self, announcements: impl IntoIterator<Item = Announcement>) {
        for announcement in announcements {
            self.channels.apply(announcement);
            if let Some(relay) = &self.relay {
                relay.announce(announcement);
            }
        }
    }
}
