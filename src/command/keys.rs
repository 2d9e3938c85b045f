//! The idempotency keys of a log. They are loaded with its state, so no index is needed to find them.

use std::sync::Arc;

use serde::Serialize;
use sha2::{Digest, Sha256};

use super::error::CommandError;
use crate::games::node::to_json;
use crate::store::{Entry, hash_text};

/// Identifies the content of a request: it is the same for a retry, and differs when a key is reused for another request.
pub fn fingerprint(request: &impl Serialize) -> String {
    hash_text(&to_json(request))
}

/// The entries in a block of keys.
const BLOCK: usize = 64;

/// For each entry of a log the key and the fingerprint of its request: 16 bytes an entry, in the order of the log. Two
/// keys with the same first 64 bits of their SHA-256 count as equal; within one log that does not happen by chance.
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

    /// The seq of the entry that a request with this key appended, if it was the same request.
    pub fn find(&self, key: &str, fingerprint: &str) -> Result<Option<i64>, CommandError> {
        let (key, fingerprint) = (digest(key), digest(fingerprint));
        let entries = self.blocks.len() * BLOCK + self.newest.len();
        // A retry usually comes soon, so we search from the end.
        let older = self.blocks.iter().rev().flat_map(|block| block.iter().rev());
        let mut from_the_end = self.newest.iter().rev().chain(older).enumerate();
        match from_the_end.find(|(_, (known, _))| *known == key) {
            Some((later, (_, known))) if *known == fingerprint => Ok(i64::try_from(entries - later).ok()),
            Some(_) => Err(CommandError::KeyReused),
            None => Ok(None),
        }
    }
}

fn digest(text: &str) -> u64 {
    Sha256::digest(text).first_chunk().copied().map_or(0, u64::from_be_bytes)
}
