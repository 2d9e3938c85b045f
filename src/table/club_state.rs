//! A club as its log tells it.

use std::sync::Arc;

use super::fold::LoadError;
use super::memory::Replayed;
use crate::club::{BookError, Club};
use crate::store::{Head, Log};

/// A club as it stands.
#[derive(Clone)]
pub struct ClubState {
    pub club: Club,
    /// The hash of the log's last entry.
    pub hash: String,
}

impl Replayed for ClubState {
    fn version(&self) -> i64 {
        self.club.version
    }

    fn weight(&self) -> usize {
        const ITSELF: usize = 1024;
        const ENTRY: usize = 256;
        ITSELF + ENTRY * usize::try_from(self.club.version).unwrap_or_default()
    }
}

impl ClubState {
    /// Whether the club's log ends so.
    #[must_use]
    pub fn is_at(&self, head: &Head) -> bool {
        (self.club.version, &self.hash) == (head.version, &head.hash)
    }

    /// The club of a log: the remembered one, or one made of the whole log.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn current(log: &mut Log<'_>, known: Option<Arc<Self>>) -> Result<Arc<Self>, LoadError> {
        if let Some(state) = known.filter(|state| state.club.version == log.version()) {
            let last = log.entries_from(state.club.version)?;
            if last.iter().any(|last| last.hash == state.hash) {
                return Ok(state);
            }
        }
        let entries = log.entries_from(1)?;
        let hash = entries.last().ok_or(BookError::Missing)?.hash.clone();
        Ok(Arc::new(Self { club: Club::of(&entries)?, hash }))
    }
}
