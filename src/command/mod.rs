//! What commands for tables and for clubs have in common: their errors and their idempotency keys.

mod error;
mod keys;

pub use error::CommandError;
pub use keys::Keys;
