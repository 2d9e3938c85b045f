//! The pages and the API.

mod api;
mod board;
mod club;
mod form;
pub mod frame;
mod hands;
mod import;
pub mod jobs;
mod leaving;
mod monitoring;
mod picture;
pub mod server;
mod settlement;
mod tables;

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceFactory, ServiceRequest, ServiceResponse};
use actix_web::middleware::{Compress, from_fn};
use actix_web::web::{self, ServiceConfig};
use actix_web::{App as Actix, Error};

use frame::guard::guard;
use frame::problem::Problem;
use frame::request_log::log_request;
use frame::upload::Upload;
use frame::{app, assets, offline, preferences};
use tables::{bid, closing, joining, live, opening, players, rules, share, sheet, spectator};

/// The whole app: pages, API, and what watches over it.
pub fn app(
    shared: app::Shared,
) -> Actix<
    impl ServiceFactory<
        ServiceRequest,
        Config = (),
        Response = ServiceResponse<impl MessageBody>,
        Error = Error,
        InitError = (),
    >,
> {
    Actix::new()
        .app_data(shared.bodies.clone())
        .app_data(shared.settings.proxies.clone())
        .app_data(shared)
        .wrap(from_fn(guard))
        .wrap(Compress::default())
        .wrap(from_fn(log_request))
        .configure(configure)
}

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
        .route("/", web::get().to(club::first::show))
        .service(
            web::resource("/import")
                .app_data(Upload::limits())
                .route(web::get().to(import::show))
                .route(web::post().to(import::take_in)),
        )
        .route("/tables/new", web::get().to(opening::new))
        .route("/tables/new", web::post().to(opening::open))
        .route("/preferences", web::post().to(preferences::choose))
        .route("/join", web::post().to(club::first::join))
        // A QR code in capitals is smaller, so its link comes in capitals.
        .route("/{j:[jJ]}/{token}", web::get().to(joining::show))
        .route("/{j:[jJ]}/{token}", web::post().to(joining::join))
        .route("/phone", web::get().to(leaving::phone::show))
        .route("/phone", web::post().to(leaving::phone::change))
        .route("/{n:[nN]}/{token}", web::get().to(leaving::new_phone::show))
        .route("/{n:[nN]}/{token}", web::post().to(leaving::new_phone::take))
        .route("/{r:[rR]}/{token}", web::get().to(leaving::recovery::opened))
        .route("/{r:[rR]}/{token}", web::post().to(leaving::recovery::take))
        .route("/tables/same", web::post().to(opening::same))
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
        .route("/c/{club}/recovery", web::get().to(leaving::recovery::show))
        .route("/c/{club}/recovery", web::post().to(leaving::recovery::change))
        .route("/c/{club}/leaving", web::get().to(leaving::club::show))
        .route("/c/{club}/forgetting", web::post().to(leaving::club::forget))
        .route("/c/{club}/deletion", web::post().to(leaving::club::delete))
        .route("/c/{club}/restoring", web::post().to(leaving::deleted::restore_club))
        // The endings first, which the token would take for its own.
        .route("/p/{token}.png", web::get().to(picture::published_png))
        .route("/p/{token}.svg", web::get().to(picture::published_svg))
        .route("/p/{token}", web::get().to(picture::published))
        .route("/t/{table}", web::get().to(live::show))
        .route("/t/{table}/watch", web::get().to(spectator::show))
        .route("/t/{table}/share", web::get().to(share::show))
        .route("/t/{table}/share", web::post().to(share::change))
        .route("/t/{table}/events", web::get().to(live::events))
        .route("/t/{table}/sheet", web::get().to(sheet::show))
        .route("/t/{table}/settlement", web::get().to(settlement::show))
        .route("/t/{table}/payments", web::post().to(settlement::pay))
        .route("/t/{table}/closing", web::get().to(closing::show))
        .route("/t/{table}/closing", web::post().to(closing::close))
        .route("/t/{table}/reopening", web::post().to(closing::reopen))
        .route("/t/{table}/leaving", web::get().to(leaving::table::show))
        .route("/t/{table}/forgetting", web::post().to(leaving::table::forget))
        .route("/t/{table}/moving", web::post().to(leaving::table::give))
        .route("/t/{table}/deletion", web::post().to(leaving::table::delete))
        .route("/t/{table}/restoring", web::post().to(leaving::deleted::restore_table))
        .route("/t/{table}/picture", web::get().to(picture::show))
        .route("/t/{table}/picture", web::post().to(picture::change))
        .route("/t/{table}/picture.png", web::get().to(picture::of_table))
        .route("/t/{table}/rules", web::get().to(rules::show))
        .route("/t/{table}/rules", web::post().to(rules::change))
        .route("/t/{table}/players", web::get().to(players::show))
        .route("/t/{table}/players", web::post().to(players::change))
        .route("/t/{table}/hands/new", web::get().to(hands::new))
        .route("/t/{table}/hands", web::post().to(hands::save))
        .route("/t/{table}/bid", web::post().to(bid::enter))
        .route("/t/{table}/preview", web::post().to(hands::preview))
        .route("/t/{table}/hands/{number}", web::get().to(hands::show))
        .route("/t/{table}/hands/{number}/edit", web::get().to(hands::edit))
        .route("/t/{table}/hands/{number}/edit", web::post().to(hands::amend))
        .route("/t/{table}/hands/{number}/void", web::post().to(hands::void))
        .route("/t/{table}/hands/{number}/insert", web::get().to(hands::forgotten))
        .route("/t/{table}/hands/{number}/insert", web::post().to(hands::insert))
        .route("/t/{table}/voided/{entry}", web::get().to(hands::show_voided))
        .route("/t/{table}/voided/{entry}/restore", web::post().to(hands::restore))
        .default_service(web::to(|| async { Err::<String, _>(Problem::Missing) }));
}
