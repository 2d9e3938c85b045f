//! What tables and clubs have in common: the errors of their commands, idempotency keys, events as JSON, and replaying a log.

mod error;
mod keys;
mod log;

pub use error::CommandError;
pub use keys::{Keys, fingerprint};
pub use log::{event_of, logged, replay_log};
