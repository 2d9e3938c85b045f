//! The pages and the API.

mod access;
pub mod app;
mod inputs;
mod problem;
mod visitor;
