//! What only `SQLite` needs: opening its files, and the one thread that writes to them.

pub(super) mod files;
mod job;
pub(super) mod lock;
pub(super) mod metrics;
pub(super) mod open;
pub(super) mod writer;
mod writer_thread;
