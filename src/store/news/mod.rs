//! What listeners hear of changes.

pub(in crate::store) mod channels;
pub(in crate::store) mod subscriptions;
