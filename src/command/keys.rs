//! The idempotency keys of a log. They are loaded with its state, so no index is needed to find them.

use serde::Serialize;
use sha2::{Digest, Sha256};

use super::error::CommandError;
use crate::store::{Entry, hash_text};

/// Identifies the content of a request: it is the same for a retry, and differs when a key is reused for another request.
pub fn fingerprint(request: &impl Serialize) -> String {
    // Texts, numbers and flags always serialize.
    hash_text(&serde_json::to_string(request).unwrap_or_default())
}

/// For each entry of a log the key and the fingerprint of its request: 16 bytes an entry, in the order of the log. Two
/// keys with the same first 64 bits of their SHA-256 count as equal; within one log that does not happen by chance.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keys(Vec<(u64, u64)>);

impl Keys {
    pub fn of(entries: &[Entry]) -> Self {
        let mut keys = Self(Vec::with_capacity(entries.len()));
        for entry in entries {
            keys.push(entry);
        }
        keys
    }

    pub fn push(&mut self, entry: &Entry) {
        self.0.push((digest(&entry.key), digest(&entry.fingerprint)));
    }

    /// The seq of the entry that a request with this key appended, if it was the same request.
    pub fn find(&self, key: &str, fingerprint: &str) -> Result<Option<i64>, CommandError> {
        let (key, fingerprint) = (digest(key), digest(fingerprint));
        // A retry usually comes soon, so we search from the end.
        let Some(at) = self.0.iter().rposition(|(known, _)| *known == key) else { return Ok(None) };
        match self.0.get(at) {
            Some((_, known)) if *known == fingerprint => Ok(i64::try_from(at + 1).ok()),
            _ => Err(CommandError::KeyReused),
        }
    }
}

fn digest(text: &str) -> u64 {
    Sha256::digest(text).first_chunk().copied().map_or(0, u64::from_be_bytes)
}
