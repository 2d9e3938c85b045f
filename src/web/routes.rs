//! The address of every page and of everything else that is served.

use actix_web::web::{self, ServiceConfig};

use super::http::assets;
use super::http::error::HttpError;
use super::http::upload::Upload;
use super::layout::{offline, preferences};
use super::pages::{club, devices, hand, home, import, picture, settlement, table, trash};
use super::{api, monitoring};
use crate::store::{ClubId, TableId};

/// What is served on a listener of its own.
pub fn configure_metrics(routes: &mut ServiceConfig) {
    routes.route("/metrics", web::get().to(monitoring::metrics));
}

pub fn configure(routes: &mut ServiceConfig) {
    routes
        .configure(api::configure)
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
        .route("/c/{club}", web::get().to(club::home::show))
        .route("/c/{club}/ledger", web::get().to(club::ledger::show))
        .route("/c/{club}/ledger/payments", web::post().to(club::ledger::pay))
        .route("/c/{club}/ledger/payments/{payment}/withdrawal", web::post().to(club::ledger::withdraw))
        .route("/c/{club}/people", web::get().to(club::people::show))
        .route("/c/{club}/people", web::post().to(club::people::add))
        .route("/c/{club}/people/{person}", web::get().to(club::person::show))
        .route("/c/{club}/people/{person}/account", web::get().to(club::account))
        .route("/c/{club}/people/{person}/edit", web::get().to(club::edit_person))
        .route("/c/{club}/people/{person}/edit", web::post().to(club::change_person))
        .route("/c/{club}/season", web::get().to(club::season::last))
        .route("/c/{club}/season/{game}", web::get().to(club::season::show))
        .route("/c/{club}/export", web::get().to(club::export::show))
        .route("/c/{club}/export/{format}", web::get().to(club::export::download))
        .route("/c/{club}/share", web::get().to(club::share::show))
        .route("/c/{club}/share", web::post().to(club::share::change))
        .route("/c/{club}/recovery", web::get().to(devices::recovery::show))
        .route("/c/{club}/recovery", web::post().to(devices::recovery::change))
        .route("/c/{club}/leaving", web::get().to(trash::club::show))
        .route("/c/{club}/forgetting", web::post().to(trash::restore::forget::<ClubId>))
        .route("/c/{club}/deletion", web::post().to(trash::club::delete))
        .route("/c/{club}/restoring", web::post().to(trash::restore::restore::<ClubId>))
        // The endings first, which the token would take for its own.
        .route("/p/{token}.png", web::get().to(picture::published_png))
        .route("/p/{token}.svg", web::get().to(picture::published_svg))
        .route("/p/{token}", web::get().to(picture::published))
        .route("/t/{table}", web::get().to(table::live::show))
        .route("/t/{table}/watch", web::get().to(table::spectator::show))
        .route("/t/{table}/share", web::get().to(table::share::show))
        .route("/t/{table}/share", web::post().to(table::share::change))
        .route("/t/{table}/events", web::get().to(table::live::events))
        .route("/t/{table}/sheet", web::get().to(table::sheet::show))
        .route("/t/{table}/settlement", web::get().to(settlement::show))
        .route("/t/{table}/payments", web::post().to(settlement::pay))
        .route("/t/{table}/closing", web::get().to(table::closing::show))
        .route("/t/{table}/closing", web::post().to(table::closing::close))
        .route("/t/{table}/reopening", web::post().to(table::closing::reopen))
        .route("/t/{table}/leaving", web::get().to(trash::table::show))
        .route("/t/{table}/forgetting", web::post().to(trash::restore::forget::<TableId>))
        .route("/t/{table}/moving", web::post().to(trash::table::move_to_club))
        .route("/t/{table}/deletion", web::post().to(trash::table::delete))
        .route("/t/{table}/restoring", web::post().to(trash::restore::restore::<TableId>))
        .route("/t/{table}/picture", web::get().to(picture::show))
        .route("/t/{table}/picture", web::post().to(picture::change))
        .route("/t/{table}/picture.png", web::get().to(picture::of_table))
        .route("/t/{table}/rules", web::get().to(table::rules::show))
        .route("/t/{table}/rules", web::post().to(table::rules::change))
        .route("/t/{table}/players", web::get().to(table::players::show))
        .route("/t/{table}/players", web::post().to(table::players::change))
        .route("/t/{table}/hands/new", web::get().to(hand::new))
        .route("/t/{table}/hands", web::post().to(hand::save))
        .route("/t/{table}/bid", web::post().to(table::bid::enter))
        .route("/t/{table}/preview", web::post().to(hand::preview))
        .route("/t/{table}/hands/{number}", web::get().to(hand::show))
        .route("/t/{table}/hands/{number}/edit", web::get().to(hand::edit_form))
        .route("/t/{table}/hands/{number}/edit", web::post().to(hand::edit))
        .route("/t/{table}/hands/{number}/void", web::post().to(hand::void))
        .route("/t/{table}/hands/{number}/insert", web::get().to(hand::insert_form))
        .route("/t/{table}/hands/{number}/insert", web::post().to(hand::insert))
        .route("/t/{table}/voided/{entry}", web::get().to(hand::show_voided))
        .route("/t/{table}/voided/{entry}/restore", web::post().to(hand::restore))
        .default_service(web::to(|| async { Err::<String, _>(HttpError::Missing) }));
}
