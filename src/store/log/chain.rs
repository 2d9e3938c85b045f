//! The entries of a log, in a chain of hashes. Their bodies are JSON that the store keeps byte for byte and does not
//! interpret.
//!
//! Every entry carries a hash over itself and the previous hash, so nothing in the middle can change unnoticed. The
//! table's id differs from one database to another, so the hash leaves it out and an exported table keeps its hashes.

use std::collections::HashSet;

use data_encoding::HEXLOWER;
use diesel::prelude::*;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use sha2::{Digest, Sha256};

use super::integrity::IntegrityError;
use crate::document::value::to_json;
use crate::session::TIMES;
use crate::store::schema::events;
use crate::store::token::DeviceId;

/// The version of the hashed format; the first value of every hashed line.
const FORMAT: u32 = 1;

/// The previous hash of the first entry.
pub const GENESIS: &str = "0000000000000000000000000000000000000000000000000000000000000000";

/// One entry of a log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Queryable, Insertable)]
#[diesel(table_name = events, treat_none_as_default_value = false)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The position in the log, from 1. The seq of the last entry is the version of the table or club.
    pub seq: i64,
    /// In milliseconds since 1970. For people to read; only `seq` defines the order.
    #[serde(deserialize_with = "read_time")]
    pub at: i64,
    /// The tag of the device that sent it.
    pub device: Option<String>,
    /// The idempotency key of the request. Of several entries of one request only the first has it; it is empty in the others.
    pub key: String,
    /// Tells a retry from another request with the same key. Documents leave it out, so a key in an imported log always
    /// counts as used for something else.
    #[serde(skip)]
    pub fingerprint: String,
    /// The kind of event, such as `hand_entered`.
    pub kind: String,
    /// The event as JSON.
    pub body: String,
    /// The hash of the previous entry. It has no column: it is read from the previous row.
    #[diesel(skip_insertion)]
    pub previous: String,
    pub hash: String,
}

impl Entry {
    /// Makes the next entry of a log, chained to the previous hash.
    pub fn chained(origin: &Origin<'_>, seq: i64, previous: &str, kind: &str, body: String) -> Self {
        let mut entry = Self {
            seq,
            at: origin.at,
            device: origin.device.map(DeviceId::tag),
            key: origin.key.to_owned(),
            fingerprint: origin.fingerprint.to_owned(),
            kind: kind.to_owned(),
            body,
            previous: previous.to_owned(),
            hash: String::new(),
        };
        entry.hash = entry.computed_hash();
        entry
    }

    /// Hashes every field except the fingerprint and the stored hash.
    pub fn computed_hash(&self) -> String {
        let Self { seq, at, device, key, kind, body, previous, fingerprint: _, hash: _ } = self;
        let line = to_json(&(FORMAT, seq, at, device, key, kind, body, previous));
        HEXLOWER.encode(&Sha256::digest(line))
    }
}

/// The request from which an entry comes.
#[derive(Clone, Copy, Debug)]
pub struct Origin<'a> {
    pub key: &'a str,
    pub fingerprint: &'a str,
    pub device: Option<&'a DeviceId>,
    /// In milliseconds since 1970.
    pub at: i64,
}

/// Reads a time from a document, which may come from elsewhere, and checks its range.
fn read_time<'de, D: Deserializer<'de>>(from: D) -> Result<i64, D::Error> {
    let at = i64::deserialize(from)?;
    if TIMES.contains(&at) { Ok(at) } else { Err(D::Error::custom("`at` is not in the years 1901 to 2998")) }
}

/// Checks a whole log from its first entry.
pub fn check_chain(entries: &[Entry]) -> Result<(), IntegrityError> {
    check_chain_after(0, GENESIS, entries)
}

/// Checks entries that continue a log after the entry with this number and hash.
pub fn check_chain_after(seq: i64, hash: &str, entries: &[Entry]) -> Result<(), IntegrityError> {
    let mut previous = hash;
    for (place, entry) in (seq + 1..).zip(entries) {
        let broken = if entry.seq != place {
            Some("it is missing or out of place")
        } else if entry.previous != previous {
            Some("it does not follow the previous entry")
        } else if entry.hash != entry.computed_hash() {
            Some("it is not what was written")
        } else {
            None
        };
        if let Some(what) = broken {
            return Err(IntegrityError::new(place, what));
        }
        previous = &entry.hash;
    }
    Ok(())
}

/// Checks that a database can store the entries, and that no two have the same key.
pub fn check_foreign(entries: &[Entry]) -> Result<(), IntegrityError> {
    let mut keys = HashSet::new();
    for entry in entries {
        // PostgreSQL cannot store NUL.
        let texts = [Some(&entry.key), Some(&entry.body), entry.device.as_ref()];
        let has_nul = texts.into_iter().flatten().any(|text| text.contains('\0'));
        if has_nul || !entry.key.is_empty() && !keys.insert(&entry.key) {
            return Err(IntegrityError::new(entry.seq, "it cannot come from a tanto log"));
        }
    }
    Ok(())
}
