//! What tables and clubs have in common: who sends a command, why one fails, idempotency keys, events as entries of a log, and
//! replaying a log.

mod error;
mod keys;
mod log;
mod meta;

pub use error::CommandError;
pub use keys::Keys;
pub use log::{LogEvent, entries_of, event_of, replay_log};
pub use meta::CommandMeta;
