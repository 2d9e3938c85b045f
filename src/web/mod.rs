//! The pages and the API.

mod access;
pub mod app;
mod assets;
mod form;
mod guard;
mod hands;
mod home;
mod inputs;
mod joining;
mod live;
mod opening;
mod page;
mod preferences;
mod problem;
mod qr;
mod scoreboard;
mod share;
mod standing;
mod visitor;

use actix_web::web::{self, ServiceConfig};

pub use guard::guard;
use problem::Problem;

/// Every route of the pages.
pub fn configure(routes: &mut ServiceConfig) {
    routes
        .route("/assets/{name}", web::get().to(assets::show))
        .route("/sw.js", web::get().to(assets::worker))
        .route("/manifest.webmanifest", web::get().to(assets::manifest))
        .route("/", web::get().to(home::show))
        .route("/tables/new", web::get().to(opening::new))
        .route("/tables/new", web::post().to(opening::open))
        .route("/preferences", web::post().to(preferences::choose))
        .route("/join", web::post().to(joining::join_by_code))
        // A QR code in capitals is smaller, so its link comes in capitals.
        .route("/{j:[jJ]}/{token}", web::get().to(joining::show))
        .route("/{j:[jJ]}/{token}", web::post().to(joining::join))
        .route("/t/{table}", web::get().to(live::show))
        .route("/t/{table}/share", web::get().to(share::show))
        .route("/t/{table}/share", web::post().to(share::change))
        .route("/t/{table}/hands/new", web::get().to(hands::new))
        .route("/t/{table}/hands", web::post().to(hands::save))
        .route("/t/{table}/preview", web::post().to(hands::preview))
        .route("/t/{table}/hands/{number}", web::get().to(hands::show))
        .route("/t/{table}/hands/{number}/edit", web::get().to(hands::edit))
        .route("/t/{table}/hands/{number}/edit", web::post().to(hands::amend))
        .route("/t/{table}/hands/{number}/void", web::post().to(hands::void))
        .default_service(web::to(|| async { Err::<String, _>(Problem::Missing) }));
}
