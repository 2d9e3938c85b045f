//! What keeps a database in order: migrations, copies and checks.

pub(in crate::store) mod backup;
pub(in crate::store) mod copy;
pub(in crate::store) mod health;
pub(in crate::store) mod migrate;
