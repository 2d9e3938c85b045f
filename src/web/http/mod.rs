//! HTTP for the server and the handlers: the state of the app, request bodies, limits, errors and assets.

pub mod addresses;
pub mod assets;
pub mod backpressure;
pub mod body;
pub mod code_attempts;
pub mod concurrency;
pub mod download;
pub mod error;
pub mod gzip;
pub mod hosts;
pub mod inputs;
pub mod metrics;
pub mod permits;
pub mod png;
pub mod proxies;
pub mod rate_limits;
pub mod state;
pub mod typeface;
pub mod upload;

pub use error::HttpError;
pub use inputs::{Inputs, creation_key, fresh_key, is_key};
pub use state::{App, Shared, run_query, run_quick_query, run_with_permit};
