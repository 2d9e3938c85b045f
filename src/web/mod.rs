//! The pages and the API.
//!
//! `server` listens, `middleware` wraps every request, `routes` finds its handler, in `pages` or `api`. A handler parses the
//! request, executes a command or a query of the service, and responds with a template, or with an error that `http::error`
//! maps to a status.

mod api;
pub mod auth;
mod components;
mod event_stream;
pub mod http;
pub mod layout;
pub mod middleware;
mod monitoring;
mod pages;
mod routes;
pub mod server;

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceFactory, ServiceRequest, ServiceResponse};
use actix_web::middleware::{Compress, from_fn};
use actix_web::{App, Error};

use http::state::Shared;
use middleware::{guard, log_request};

/// The whole app: pages, API, and the middleware around them.
pub fn app(
    shared: Shared,
) -> App<
    impl ServiceFactory<
        ServiceRequest,
        Config = (),
        Response = ServiceResponse<impl MessageBody>,
        Error = Error,
        InitError = (),
    >,
> {
    App::new()
        .app_data(shared.settings.proxies.clone())
        .app_data(shared)
        .wrap(from_fn(guard))
        .wrap(Compress::default())
        .wrap(from_fn(log_request))
        .configure(routes::configure)
}
