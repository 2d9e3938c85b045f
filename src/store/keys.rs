//! The idempotency keys of a log. They are part of the state that is loaded with it, so no index is needed to find them.

use rpds::HashTrieMapSync;

use super::entry::Entry;

/// Which entry each key of a log brought, and the fingerprint of its request. Copies share what they have in common.
#[derive(Clone, Debug, Default)]
pub struct Keys(HashTrieMapSync<String, (i64, String)>);

/// The key has already brought something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyReused;

impl Keys {
    pub fn of(entries: &[Entry]) -> Self {
        let mut keys = Self::default();
        entries.iter().for_each(|entry| keys.insert(entry));
        keys
    }

    pub fn insert(&mut self, entry: &Entry) {
        self.0.insert_mut(entry.key.clone(), (entry.seq, entry.fingerprint.clone()));
    }

    /// The number of the entry that a key brought, if it was the same request.
    pub fn find(&self, key: &str, fingerprint: &str) -> Result<Option<i64>, KeyReused> {
        match self.0.get(key) {
            Some((_, other)) if other != fingerprint => Err(KeyReused),
            found => Ok(found.map(|(seq, _)| *seq)),
        }
    }
}
