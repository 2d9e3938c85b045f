//! What only `PostgreSQL` needs: the settings of its sessions, and news between the processes that serve it.

pub(super) mod open;
pub(super) mod relay;
