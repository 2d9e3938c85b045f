//! Who may do what: devices, links, what devices have joined, and handovers to a new one. [`change::AccessChange`] is every
//! write of them.

pub(in crate::store) mod change;
pub(in crate::store) mod creation;
pub(in crate::store) mod devices;
pub(in crate::store) mod handover;
pub(in crate::store) mod links;
pub(in crate::store) mod members;
mod owner;
pub(in crate::store) mod recovery;
