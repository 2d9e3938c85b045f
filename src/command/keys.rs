//! The idempotency keys of a log. They are loaded with its state, so no index is needed to find them.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use super::error::CommandError;
use crate::store::Entry;

/// The entries in a block of keys.
const BLOCK: usize = 64;

/// For each entry of a log a hash of the key and of the fingerprint of its request: 16 bytes an entry, in the order of the
/// log. Two keys with the same hash count as equal; within one log that does not happen by chance.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keys {
    /// Full blocks, which copies share: a table is copied for every command.
    blocks: Vec<Arc<[(u64, u64)]>>,
    newest: Vec<(u64, u64)>,
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
        if self.newest.len() == BLOCK {
            self.blocks.push(std::mem::take(&mut self.newest).into());
        }
        self.newest.push((digest(&entry.key), digest(&entry.fingerprint)));
    }

    /// The seq of the last entry that a request with this key appended, if it was the same request. Only its first entry has
    /// the key; those behind it have an empty one.
    pub fn find(&self, key: &str, fingerprint: &str) -> Result<Option<i64>, CommandError> {
        let (key, fingerprint, none) = (digest(key), digest(fingerprint), digest(""));
        let mut last = self.blocks.len() * BLOCK + self.newest.len();
        // A retry usually comes soon, so we search from the end.
        let older = self.blocks.iter().rev().flat_map(|block| block.iter().rev());
        let mut of_request = 0;
        for (known, content) in self.newest.iter().rev().chain(older) {
            of_request += 1;
            if *known == key {
                let is_same = *content == fingerprint;
                return if is_same { Ok(i64::try_from(last).ok()) } else { Err(CommandError::KeyReused) };
            }
            if *known != none {
                last -= of_request;
                of_request = 0;
            }
        }
        Ok(None)
    }
}

/// A hash that this process alone uses.
fn digest(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
