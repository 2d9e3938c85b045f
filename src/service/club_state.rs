//! The state of a club.

use std::sync::Arc;

use super::cache::Cached;
use crate::club::Club;
use crate::command::{CommandError, Keys};
use crate::store::{Entry, GENESIS, Head, IntegrityError, Log, before_damage};
use chrono_tz::Tz;

/// A club with the end of its log.
#[derive(Clone)]
pub struct ClubState {
    pub club: Club,
    /// The hash of the log's last entry.
    pub hash: String,
    /// The idempotency keys in the log.
    pub keys: Keys,
    /// The first damaged entry, if any. The state is the one before it, and nothing is appended.
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
    /// A new club whose first entry is not recorded yet.
    pub(super) fn founded(name: Option<String>, zone: Tz) -> Self {
        Self { club: Club::founded(name, zone), hash: GENESIS.to_owned(), keys: Keys::default(), damaged: None }
    }

    /// Records the hash and key of the entry of the event applied last.
    pub(super) fn record(&mut self, entry: &Entry) {
        self.keys.push(entry);
        entry.hash.clone_into(&mut self.hash);
    }

    /// Whether this is the state at the end of such a log.
    pub fn is_at(&self, head: &Head) -> bool {
        (self.club.version, &self.hash) == (head.version, &head.hash)
    }

    /// Returns the cached state if it is current, else replays the whole log; of a damaged log, the part before the damage.
    pub fn current(log: &mut Log<'_>, cached: Option<Arc<Self>>) -> Result<Arc<Self>, CommandError> {
        if let Some(state) = cached.filter(|state| log.ends_with(state.club.version, &state.hash)) {
            return Ok(state);
        }
        let whole = log.entries_from(1).map_err(CommandError::from).and_then(|entries| Ok(Self::of(&entries)?));
        let state = match whole {
            Err(error) if error.is_damage() => {
                let (state, damaged) = before_damage(&log.readable(), Self::of).ok_or(error)?;
                Self { damaged: Some(damaged), ..state }
            }
            whole => whole?,
        };
        Ok(Arc::new(state))
    }

    fn of(entries: &[Entry]) -> Result<Self, IntegrityError> {
        let club = Club::of(entries)?;
        let hash = entries.last().map_or(GENESIS, |last| &last.hash).to_owned();
        Ok(Self { club, hash, keys: Keys::of(entries), damaged: None })
    }
}
