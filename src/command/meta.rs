//! Who sends a command, when, and based on what.

use serde::Serialize;

use crate::document::value::to_json;
use crate::store::{DeviceId, Head, hash_text};

/// The sender of a command, the time, and the version the command was based on.
#[derive(Clone, Debug)]
pub struct CommandMeta {
    /// The idempotency key: a repeated command gets the first answer again.
    pub key: String,
    /// A hash of the request's content. A key that comes with another fingerprint is an error. The service sets it when
    /// it executes a command.
    pub fingerprint: String,
    pub device: Option<DeviceId>,
    /// Milliseconds since 1970.
    pub at: i64,
    /// The version that the sender saw; `None` to accept any. If it has changed since, the command is a conflict.
    pub expected_version: Option<i64>,
    /// The end of the table's log when the sender's permission was checked. A cached state that is not older can be used
    /// without another query.
    pub head: Option<Head>,
}

impl CommandMeta {
    /// Metadata without an expected version, from an unknown device.
    pub fn new(key: impl Into<String>, at: i64) -> Self {
        let (key, fingerprint) = (key.into(), String::new());
        Self { key, fingerprint, device: None, at, expected_version: None, head: None }
    }

    /// The metadata with the fingerprint of a request: it is the same for a retry, and differs when a key is reused for another
    /// request.
    #[must_use]
    pub fn of_request(self, request: &impl Serialize) -> Self {
        Self { fingerprint: hash_text(&to_json(request)), ..self }
    }
}
