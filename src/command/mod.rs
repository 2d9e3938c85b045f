//! What commands for tables and for clubs have in common: their errors, their idempotency keys, and their events as JSON.

mod error;
mod event_json;
mod keys;

pub use error::CommandError;
pub(crate) use event_json::event_kinds;
pub use event_json::{body_of, event_of};
pub use keys::Keys;
