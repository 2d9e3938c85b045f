//! What stands around every page: who asks, what he may do, the frame of a page, what a request can end with.

pub mod access;
pub mod addresses;
pub mod app;
pub mod assets;
pub mod at_table;
pub mod bodies;
pub mod events;
pub mod guard;
pub mod gzip;
pub mod inputs;
pub mod keys;
pub mod limits;
pub mod member;
pub mod metrics;
pub mod misses;
pub mod moving;
pub mod names;
pub mod offline;
pub mod page;
pub mod preferences;
pub mod problem;
pub mod qr;
pub mod request_log;
pub mod tickets;
pub mod trailing;
pub mod visitor;
