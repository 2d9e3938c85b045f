//! What most tests use.

pub use actix_web::http::Method;
pub use actix_web::test::TestRequest;
pub use serde_json::{Value, json};
pub use tanto::service::check_store;
pub use tanto::store::{Role, TableId};
pub use tanto::web::http::state::{App, Settings};

pub use crate::client::*;
pub use crate::clubs::{CASH, club, open};
pub use crate::place::Place;
pub use crate::service::Service as Api;
