//! The idempotency keys of a log. They are loaded with its state, so no index is needed to find them.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use super::error::CommandError;
use crate::session::Blocks;
use crate::store::Entry;

/// For each entry of a log a hash of the key and of the fingerprint of its request: 16 bytes an entry, in the order of the
/// log. Two keys with the same hash count as equal; within one log that does not happen by chance.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keys(Blocks<(u64, u64), 64>);

impl Keys {
    pub fn of(entries: &[Entry]) -> Self {
        let mut keys = Self::default();
        for entry in entries {
            keys.push(entry);
        }
        keys
    }

    pub fn push(&mut self, entry: &Entry) {
        self.0.push((digest(&entry.key), digest(&entry.fingerprint)));
    }

    /// The seq of the last entry that a request with this key appended, if it was the same request. Only its first entry has
    /// the key; those behind it have an empty one.
    pub fn find(&self, key: &str, fingerprint: &str) -> Result<Option<i64>, CommandError> {
        let (key, fingerprint, none) = (digest(key), digest(fingerprint), digest(""));
        let (mut last, mut of_request) = (self.0.len(), 0);
        // A retry usually comes soon, so we search from the end.
        for (known, content) in self.0.iter().rev() {
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
