//! What tables and clubs have in common: the errors of their commands, idempotency keys, events as JSON, and replaying a log.

mod error;
mod event_json;
mod keys;
mod replay_log;

pub use error::CommandError;
pub use event_json::{event_of, logged};
pub use keys::{Keys, fingerprint};
pub use replay_log::replay_log;
