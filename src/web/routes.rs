//! The address of every page and of everything else that is served.

use actix_web::Scope;
use actix_web::web::{self, ServiceConfig};

use super::http::assets;
use super::http::error::HttpError;
use super::http::upload::Upload;
use super::layout::{offline, preferences};
use super::pages::{club, devices, hand, home, import, picture, settlement, table, trash};
use super::{api, monitoring};
use crate::store::{ClubId, TableId};

/// The routes of the separate listener for metrics.
pub fn configure_metrics(routes: &mut ServiceConfig) {
    routes.route("/metrics", web::get().to(monitoring::metrics));
}

pub fn configure(routes: &mut ServiceConfig) {
    // The busiest first: actix tries the patterns in order.
    routes
        .configure(api::configure)
        .service(table())
        .service(club())
        .configure(monitoring::configure)
        .route("/assets/{version}/{name}", web::get().to(assets::show))
        .route("/sw.js", web::get().to(assets::worker))
        .route("/manifest.webmanifest", web::get().to(assets::manifest))
        .route("/offline", web::get().to(offline::show))
        .route("/", web::get().to(home::show))
        .service(
            web::resource("/import")
                .app_data(Upload::limits())
                .route(web::get().to(import::show))
                .route(web::post().to(import::import)),
        )
        .route("/tables/new", web::get().to(table::opening::new))
        .route("/tables/new", web::post().to(table::opening::open))
        .route("/preferences", web::post().to(preferences::choose))
        .route("/join", web::post().to(home::join))
        // A QR code in capitals is smaller, so its link comes in capitals.
        .route("/{j:[jJ]}/{token}", web::get().to(home::join::show))
        .route("/{j:[jJ]}/{token}", web::post().to(home::join::join))
        .route("/phone", web::get().to(devices::phone::show))
        .route("/phone", web::post().to(devices::phone::change))
        .route("/{n:[nN]}/{token}", web::get().to(devices::new_phone::show))
        .route("/{n:[nN]}/{token}", web::post().to(devices::new_phone::take))
        .route("/{r:[rR]}/{token}", web::get().to(devices::recovery::show_link))
        .route("/{r:[rR]}/{token}", web::post().to(devices::recovery::take))
        .route("/tables/same", web::post().to(table::opening::same))
        // The endings first, which the token would take for its own.
        .route("/p/{token}.png", web::get().to(picture::published_png))
        .route("/p/{token}.svg", web::get().to(picture::published_svg))
        .route("/p/{token}", web::get().to(picture::published))
        .default_service(web::to(|| async { Err::<String, _>(HttpError::Missing) }));
}

/// The pages of a table.
fn table() -> Scope {
    web::scope("/t/{table}")
        .route("", web::get().to(table::live::show))
        .route("/watch", web::get().to(table::spectator::show))
        .route("/share", web::get().to(table::share::show))
        .route("/share", web::post().to(table::share::change))
        .route("/events", web::get().to(table::live::events))
        .route("/sheet", web::get().to(table::sheet::show))
        .route("/settlement", web::get().to(settlement::show))
        .route("/payments", web::post().to(settlement::pay))
        .route("/closing", web::get().to(table::closing::show))
        .route("/closing", web::post().to(table::closing::close))
        .route("/reopening", web::post().to(table::closing::reopen))
        .route("/leaving", web::get().to(trash::table::show))
        .route("/forgetting", web::post().to(trash::restore::forget::<TableId>))
        .route("/moving", web::post().to(trash::table::move_to_club))
        .route("/deletion", web::post().to(trash::table::delete))
        .route("/restoring", web::post().to(trash::restore::restore::<TableId>))
        .route("/picture", web::get().to(picture::show))
        .route("/picture", web::post().to(picture::change))
        .route("/picture.png", web::get().to(picture::of_table))
        .route("/rules", web::get().to(table::rules::show))
        .route("/rules", web::post().to(table::rules::change))
        .route("/players", web::get().to(table::players::show))
        .route("/players", web::post().to(table::players::change))
        .route("/hands/new", web::get().to(hand::new))
        .route("/hands", web::post().to(hand::save))
        .route("/bid", web::post().to(table::bid::enter))
        .route("/preview", web::post().to(hand::preview))
        .route("/hands/{number}", web::get().to(hand::show))
        .route("/hands/{number}/edit", web::get().to(hand::edit_form))
        .route("/hands/{number}/edit", web::post().to(hand::edit))
        .route("/hands/{number}/void", web::post().to(hand::void))
        .route("/hands/{number}/insert", web::get().to(hand::insert_form))
        .route("/hands/{number}/insert", web::post().to(hand::insert))
        .route("/voided/{entry}", web::get().to(hand::show_voided))
        .route("/voided/{entry}/restore", web::post().to(hand::restore))
}

/// The pages of a club.
fn club() -> Scope {
    web::scope("/c/{club}")
        .route("", web::get().to(club::home::show))
        .route("/ledger", web::get().to(club::ledger::show))
        .route("/ledger/payments", web::post().to(club::ledger::pay))
        .route("/ledger/payments/{payment}/withdrawal", web::post().to(club::ledger::withdraw))
        .route("/people", web::get().to(club::people::show))
        .route("/people", web::post().to(club::people::add))
        .route("/people/{person}", web::get().to(club::person::show))
        .route("/people/{person}/account", web::get().to(club::account))
        .route("/people/{person}/edit", web::get().to(club::edit_person))
        .route("/people/{person}/edit", web::post().to(club::change_person))
        .route("/season", web::get().to(club::season::last))
        .route("/season/{game}", web::get().to(club::season::show))
        .route("/export", web::get().to(club::export::show))
        .route("/export/{format}", web::get().to(club::export::download))
        .route("/share", web::get().to(club::share::show))
        .route("/share", web::post().to(club::share::change))
        .route("/recovery", web::get().to(devices::recovery::show))
        .route("/recovery", web::post().to(devices::recovery::change))
        .route("/leaving", web::get().to(trash::club::show))
        .route("/forgetting", web::post().to(trash::restore::forget::<ClubId>))
        .route("/deletion", web::post().to(trash::club::delete))
        .route("/restoring", web::post().to(trash::restore::restore::<ClubId>))
}
