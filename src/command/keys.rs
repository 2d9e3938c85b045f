//! The idempotency keys of a log. They are loaded with its state, so no index is needed to find them.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use super::error::CommandError;
use crate::session::Blocks;
use crate::store::Entry;

/// A hash of the key of each entry of a log, and one of the fingerprint of its request. Two keys with the same hash count as
/// equal; within one log that does not happen by chance.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keys {
    keys: Blocks<u64, 512>,
    requests: Blocks<u64, 512>,
}

impl Keys {
    pub fn of(entries: &[Entry]) -> Self {
        let mut keys = Self::default();
        for entry in entries {
            keys.push(entry);
        }
        keys
    }

    pub fn push(&mut self, entry: &Entry) {
        self.keys.push(digest(&entry.key));
        self.requests.push(digest(&entry.fingerprint));
    }

    /// The seq of the last entry that a request with this key appended, if it was the same request. Only its first entry has
    /// the key; those behind it have an empty one.
    pub fn find(&self, key: &str, fingerprint: &str) -> Result<Option<i64>, CommandError> {
        let Some(first) = self.keys.last_index_of(&digest(key)) else { return Ok(None) };
        if self.requests.get(first) != Some(&digest(fingerprint)) {
            return Err(CommandError::KeyReused);
        }
        let none = digest("");
        let others = (first + 1..).take_while(|at| self.keys.get(*at) == Some(&none));
        Ok(i64::try_from(first + 1 + others.count()).ok())
    }
}

/// A hash that this process alone uses.
fn digest(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
