//! The listeners of each table inside this process.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use serde::{Deserialize, Serialize};
use tokio::sync::watch;

use crate::store::token::{DeviceId, TableId};

/// What a listener learns about a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// The newest published version; 0 before the first.
    pub version: i64,
    /// Counts changes of names or permissions. A listener that sees it grow looks both up again.
    pub invalidations: u64,
    /// Who is entering the next hand; `None` when nobody is known to.
    pub entering: Option<Entering>,
}

/// A device on which the next hand is being entered. It is in no log, and only listeners of the same process learn it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entering {
    pub device: DeviceId,
    /// The name of the device's owner; empty when it is unknown.
    pub name: Arc<str>,
    /// The number of the hand.
    pub number: u32,
    /// When this was last heard, in milliseconds since 1970.
    pub at: i64,
}

/// How long the same device is not announced again, in milliseconds: a form sends its answers after every tap.
const REPEATED: i64 = 20_000;

/// Something that listeners need to know once it is committed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::store) enum Announcement {
    Version(TableId, i64),
    /// Names or permissions at this table have changed.
    Invalidated(TableId),
    /// Names or permissions have changed at any table.
    AllInvalidated,
}

/// One channel for each table with a listener. It holds only the newest version: a slow listener misses intermediate
/// versions, never the last one, and costs no memory.
pub(in crate::store) struct Channels(Mutex<Option<HashMap<TableId, watch::Sender<News>>>>);

impl Channels {
    pub(in crate::store) fn new() -> Self {
        Self(Mutex::new(Some(HashMap::new())))
    }

    /// A receiver that changes whenever the table does; already closed once the program is stopping.
    pub(in crate::store) fn subscribe(&self, table: TableId) -> watch::Receiver<News> {
        let mut channels = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(channels) = channels.as_mut() else {
            return watch::channel(News::default()).1;
        };
        channels.retain(|_, sender| sender.receiver_count() > 0);
        channels.entry(table).or_insert_with(|| watch::channel(News::default()).0).subscribe()
    }

    pub(in crate::store) fn apply(&self, announcement: Announcement) {
        match announcement {
            Announcement::Version(table, version) => self.advance(table, version, 0),
            Announcement::Invalidated(table) => self.modify(table, |news| {
                news.invalidations += 1;
                true
            }),
            Announcement::AllInvalidated => {
                let channels = self.0.lock().unwrap_or_else(PoisonError::into_inner);
                for sender in channels.iter().flat_map(HashMap::values) {
                    sender.send_modify(|news| news.invalidations += 1);
                }
            }
        }
    }

    /// Publishes a version that was read from the database instead of announced. An invalidation may have been missed
    /// before it, so listeners also check their permissions.
    pub(in crate::store) fn catch_up(&self, table: TableId, version: i64) {
        self.advance(table, version, 1);
    }

    /// Two writers can publish in a different order than they committed, so an older version changes nothing.
    fn advance(&self, table: TableId, version: i64, invalidations: u64) {
        self.modify(table, |news| {
            let is_newer = version > news.version;
            if is_newer {
                *news = News { version, invalidations: news.invalidations + invalidations, entering: None };
            }
            is_newer
        });
    }

    pub(in crate::store) fn note_entering(&self, table: TableId, entering: Entering) {
        self.modify(table, |news| {
            let is_known = news.entering.as_ref().is_some_and(|known| {
                known.device == entering.device && known.number == entering.number && entering.at - known.at < REPEATED
            });
            if !is_known {
                news.entering = Some(entering);
            }
            !is_known
        });
    }

    fn modify(&self, table: TableId, change: impl FnOnce(&mut News) -> bool) {
        let channels = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sender) = channels.as_ref().and_then(|channels| channels.get(&table)) {
            sender.send_if_modified(change);
        }
    }

    /// The tables with at least one listener.
    pub(in crate::store) fn tables(&self) -> Vec<TableId> {
        let channels = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let all = channels.iter().flatten();
        all.filter(|(_, sender)| sender.receiver_count() > 0).map(|(table, _)| *table).collect()
    }

    /// Closes all channels for good.
    pub(in crate::store) fn end(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::StoreError;

    #[test]
    fn an_older_version_changes_nothing_and_channels_without_listeners_go() -> Result<(), StoreError> {
        let (channels, table) = (Channels::new(), TableId::make()?);
        drop(channels.subscribe(TableId::make()?));
        let listener = channels.subscribe(table);
        for version in [3, 2] {
            channels.apply(Announcement::Version(table, version));
        }
        assert_eq!(listener.borrow().version, 3);
        let kept = channels.0.lock().unwrap_or_else(PoisonError::into_inner).as_ref().map(HashMap::len);
        assert_eq!(kept, Some(1));
        Ok(())
    }
}
