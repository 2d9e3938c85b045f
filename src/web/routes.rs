//! The address of every page and of everything else that is served.

use actix_web::Scope;
use actix_web::web::{self, ServiceConfig};

use super::http::assets;
use super::http::error::HttpError;
use super::http::upload::Upload;
use super::layout::{offline, preferences};
use super::pages::{club, devices, hand, home, import, leaving, picture, settlement, table};
use super::{api, monitoring};
use crate::store::{ClubId, TableId};

pub fn configure(routes: &mut ServiceConfig) {
    // The busiest first: actix tries the patterns in order.
    routes
        .configure(api::configure)
        .service(table())
        .service(club())
        .service(web::resource("/healthz").get(monitoring::lives))
        .service(web::resource("/readyz").get(monitoring::ready))
        .service(web::resource("/metrics").get(monitoring::metrics_here))
        .service(web::resource("/assets/{version}/{name}").get(assets::show))
        .service(web::resource("/sw.js").get(assets::worker))
        .service(web::resource("/manifest.webmanifest").get(assets::manifest))
        .service(web::resource("/offline").get(offline::show))
        .service(web::resource("/").get(home::show))
        .service(web::resource("/import").app_data(Upload::limits()).get(import::show).post(import::import))
        .service(web::resource("/tables/new").get(table::opening::new).post(table::opening::open))
        .service(web::resource("/tables/new/card").get(table::opening::card))
        .service(web::resource("/preferences").post(preferences::choose))
        .service(web::resource("/join").post(home::join))
        // A QR code in capitals is smaller, so its link comes in capitals.
        .service(web::resource("/{j:[jJ]}/{token}").get(home::join::show).post(home::join::join))
        .service(web::resource("/phone").get(devices::old_phone::show).post(devices::old_phone::change))
        .service(web::resource("/{n:[nN]}/{token}").get(devices::new_phone::show).post(devices::new_phone::take))
        .service(web::resource("/{r:[rR]}/{token}").get(devices::recovery::show_link).post(devices::recovery::take))
        .service(web::resource("/tables/same").post(table::opening::same))
        // The endings first, which the token would take for its own.
        .service(web::resource("/p/{token}.png").get(picture::published_png))
        .service(web::resource("/p/{token}.svg").get(picture::published_svg))
        .service(web::resource("/p/{token}").get(picture::published))
        .default_service(web::to(|| async { Err::<String, _>(HttpError::Missing) }));
}

/// The pages of a table.
fn table() -> Scope {
    web::scope("/t/{table}")
        .service(web::resource("").get(table::live::show))
        .service(web::resource("/watch").get(table::spectator::show))
        .service(web::resource("/share").get(table::share::show).post(table::share::change))
        .service(web::resource("/who").get(home::who::show::<TableId>).post(home::who::choose::<TableId>))
        .service(web::resource("/events").get(table::live::events))
        .service(web::resource("/sheet").get(table::sheet::show))
        .service(web::resource("/card").get(table::card::show))
        .service(web::resource("/settlement").get(settlement::show))
        .service(web::resource("/payments").post(settlement::pay))
        .service(web::resource("/closing").get(table::closing::show).post(table::closing::close))
        .service(web::resource("/reopening").post(table::closing::reopen))
        .service(web::resource("/leaving").get(leaving::table::show))
        .service(web::resource("/forgetting").post(leaving::restore::forget::<TableId>))
        .service(web::resource("/moving").post(leaving::table::move_to_club))
        .service(web::resource("/deletion").post(leaving::table::delete))
        .service(web::resource("/restoring").post(leaving::restore::restore::<TableId>))
        .service(web::resource("/picture").get(picture::show).post(picture::change))
        .service(web::resource("/picture.png").get(picture::of_table))
        .service(web::resource("/rules").get(table::rules::show).post(table::rules::change))
        .service(web::resource("/stake").get(table::stake::show).post(table::stake::change))
        .service(web::resource("/players").get(table::players::show).post(table::players::change))
        .service(web::resource("/hands/new").get(hand::new))
        .service(web::resource("/hands").post(hand::save))
        .service(web::resource("/bid").post(table::bid::enter))
        .service(web::resource("/preview").post(hand::preview))
        .service(web::resource("/hands/{number}").get(hand::show))
        .service(web::resource("/hands/{number}/edit").get(hand::edit_form).post(hand::edit))
        .service(web::resource("/notes/{entry}").post(hand::note))
        .service(web::resource("/hands/{number}/void").post(hand::void))
        .service(web::resource("/hands/{number}/insert").get(hand::insert_form).post(hand::insert))
        .service(web::resource("/voided/{entry}").get(hand::show_voided))
        .service(web::resource("/voided/{entry}/restore").post(hand::restore))
}

/// The pages of a club.
fn club() -> Scope {
    web::scope("/c/{club}")
        .service(web::resource("").get(club::home::show))
        .service(web::resource("/evenings/{day}").get(club::evening::show))
        .service(web::resource("/evenings/{day}/picture.png").get(club::evening::picture))
        .service(web::resource("/ledger").get(club::ledger::show))
        .service(web::resource("/ledger/payments").post(club::ledger::pay))
        .service(web::resource("/ledger/payments/{payment}/withdrawal").post(club::ledger::withdraw))
        .service(web::resource("/who").get(home::who::show::<ClubId>).post(home::who::choose::<ClubId>))
        .service(web::resource("/name").get(club::name::show).post(club::name::change))
        .service(web::resource("/people").get(club::people::show).post(club::people::add))
        .service(web::resource("/people/{person}").get(club::person::show))
        .service(web::resource("/people/{person}/account").get(club::account))
        .service(web::resource("/people/{person}/edit").get(club::edit_person).post(club::change_person))
        .service(web::resource("/season").get(club::season::last))
        .service(web::resource("/season/{game}").get(club::season::show))
        .service(web::resource("/export").get(club::export::show))
        .service(web::resource("/export/{format}").get(club::export::download))
        .service(web::resource("/share").get(club::share::show).post(club::share::change))
        .service(web::resource("/recovery").get(devices::recovery::show).post(devices::recovery::change))
        .service(web::resource("/leaving").get(leaving::club::show))
        .service(web::resource("/forgetting").post(leaving::restore::forget::<ClubId>))
        .service(web::resource("/deletion").post(leaving::club::delete))
        .service(web::resource("/restoring").post(leaving::restore::restore::<ClubId>))
}
