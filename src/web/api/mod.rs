//! The JSON API for programs. It uses no cookies: the token in the path is the only authorization.

mod body;
mod change;
mod club_list;
mod clubs;
mod deletion;
mod error;
mod evenings;
mod extract;
mod hands;
mod ledger;
mod moving;
mod openapi;
mod people;
mod reading;
mod reports;
mod schema;
mod tables;

use actix_web::web::{self, ServiceConfig};
use actix_web::{HttpResponse, Responder};

pub use error::with_error_body;

/// The paths of a table: by its own links, or by those of its club.
const TABLES: [&str; 2] = ["/tables/{token}", "/clubs/{token}/tables/{table}"];

pub fn configure(routes: &mut ServiceConfig) {
    let mut api = web::scope("/api/v1")
        .service(web::resource("/openapi.json").get(description))
        .service(web::resource("/tables").post(tables::open));
    for table in TABLES {
        let at = |rest: &str| web::resource(format!("{table}{rest}"));
        api = api
            .service(at("").get(tables::show).delete(deletion::delete_table))
            .service(at("/restore").post(deletion::restore_table))
            .service(at("/hands").post(hands::enter))
            .service(at("/hands/{number}").put(hands::amend).delete(hands::void))
            .service(at("/hands/{number}/restore").post(hands::restore))
            .service(at("/close").post(evenings::close))
            .service(at("/reopen").post(evenings::reopen))
            .service(at("/payments").post(evenings::pay))
            .service(at("/seats").post(evenings::seat))
            .service(at("/events").get(reading::events))
            .service(at("/export").get(reading::export));
    }
    routes.service(
        api.service(web::resource("/clubs").post(clubs::found))
            .service(
                web::resource("/clubs/{token}").get(club_list::show).patch(clubs::change).delete(deletion::delete_club),
            )
            .service(web::resource("/clubs/{token}/restore").post(deletion::restore_club))
            .service(web::resource("/clubs/{token}/tables").post(clubs::open_table))
            .service(web::resource("/clubs/{token}/tables/{table}/move").post(moving::give))
            .service(web::resource("/clubs/{token}/people").post(people::add))
            .service(web::resource("/clubs/{token}/people/{id}").patch(people::change).delete(people::remove))
            .service(web::resource("/clubs/{token}/people/{id}/merge").post(people::merge).delete(people::unmerge))
            .service(web::resource("/clubs/{token}/ledger").get(ledger::show))
            .service(web::resource("/clubs/{token}/settlement").get(reports::settlement))
            .service(web::resource("/clubs/{token}/statistics").get(reports::show))
            .service(web::resource("/clubs/{token}/export").get(reports::export))
            .service(web::resource("/clubs/{token}/payments").post(ledger::pay))
            .service(web::resource("/clubs/{token}/payments/{id}").delete(ledger::withdraw)),
    );
}

/// `GET /api/v1/openapi.json`
async fn description() -> impl Responder {
    HttpResponse::Ok().json(openapi::document())
}
