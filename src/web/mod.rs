//! The pages and the API.

mod access;
pub mod app;
mod assets;
mod inputs;
mod page;
mod problem;
mod visitor;

use actix_web::web::{self, ServiceConfig};

/// Every route of the pages.
pub fn configure(routes: &mut ServiceConfig) {
    routes.route("/assets/{name}", web::get().to(assets::show));
}
