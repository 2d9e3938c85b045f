//! What is computed from the logs for lists, the ledger and statistics.

pub(in crate::store) mod clubs;
pub(in crate::store) mod dues;
pub(in crate::store) mod people;
pub(in crate::store) mod statistics;
pub(in crate::store) mod tables;
