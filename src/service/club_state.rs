//! A club as its log tells it.

use std::sync::Arc;

use super::cache::Cached;
use crate::club::{Club, ClubError};
use crate::store::{Entry, GENESIS, Head, Keys, Log};
use crate::table::{LoadError, before_damage};
use chrono_tz::Tz;

/// A club as it stands.
#[derive(Clone)]
pub struct ClubState {
    pub club: Club,
    /// The hash of the log's last entry.
    pub hash: String,
    /// The idempotency keys of the log.
    pub keys: Keys,
    /// The first entry that is not what was written: the club stands as it was before, and nothing is added.
    pub damaged: Option<i64>,
}

impl Cached for ClubState {
    fn version(&self) -> i64 {
        self.club.version
    }

    fn weight(&self) -> usize {
        const ITSELF: usize = 1024;
        const ENTRY: usize = 512;
        ITSELF + ENTRY * usize::try_from(self.club.version).unwrap_or_default()
    }
}

impl ClubState {
    /// A club whose first entry is not recorded yet.
    pub(super) fn founded(name: Option<String>, zone: Tz) -> Self {
        Self { club: Club::founded(name, zone), hash: GENESIS.to_owned(), keys: Keys::default(), damaged: None }
    }

    /// Keeps what the entry of the last event has besides the event.
    pub(super) fn record(&mut self, entry: &Entry) {
        self.keys.push(entry);
        entry.hash.clone_into(&mut self.hash);
    }

    /// Whether the club's log ends so.
    pub fn is_at(&self, head: &Head) -> bool {
        (self.club.version, &self.hash) == (head.version, &head.hash)
    }

    /// The club of a log: the cached one, or one evolved from the whole log; of a damaged log from the part before the damage.
    pub fn current(log: &mut Log<'_>, known: Option<Arc<Self>>) -> Result<Arc<Self>, LoadError> {
        if let Some(state) = known.filter(|state| log.ends_with(state.club.version, &state.hash)) {
            return Ok(state);
        }
        let whole = log.entries_from(1).map_err(LoadError::from).and_then(|entries| Self::of(&entries));
        let state = match whole {
            Err(error) if error.is_damage() => {
                let (state, damaged) = before_damage(&log.readable(), error, Self::of)?;
                Self { damaged: Some(damaged), ..state }
            }
            whole => whole?,
        };
        Ok(Arc::new(state))
    }

    fn of(entries: &[Entry]) -> Result<Self, LoadError> {
        let hash = entries.last().ok_or(ClubError::Missing)?.hash.clone();
        Ok(Self { club: Club::of(entries)?, hash, keys: Keys::of(entries), damaged: None })
    }
}
