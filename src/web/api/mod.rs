//! The JSON API for programs. It uses no cookies: the token in the path is the only authorization.

mod body;
mod change;
mod clubs;
mod deletion;
mod error;
mod extract;
mod hands;
mod ledger;
mod moving;
mod openapi;
mod people;
mod prelude;
mod reports;
mod tables;

use actix_web::web::{self, ServiceConfig};
use actix_web::{HttpResponse, Responder, Scope};
use chrono::{DateTime, SecondsFormat};

pub use error::error_body;

/// The paths of a table: by its own links, or by those of its club.
const TABLES: [&str; 2] = ["/tables/{token}", "/clubs/{token}/tables/{table}"];

pub fn configure(routes: &mut ServiceConfig) {
    let [own, of_club] = TABLES.map(table);
    routes.service(
        // The busiest first: actix tries the patterns in order.
        web::scope("/api/v1")
            .service(own)
            .service(of_club.service(web::resource("/move").post(moving::move_to_club)))
            .service(club())
            .service(web::resource("/tables").post(tables::open))
            .service(web::resource("/clubs").post(clubs::create))
            .service(web::resource("/openapi.json").get(description)),
    );
}

fn table(path: &str) -> Scope {
    web::scope(path)
        .service(web::resource("").get(tables::show).delete(deletion::delete_table))
        .service(web::resource("/restore").post(deletion::restore_table))
        .service(web::resource("/hands").post(hands::enter))
        .service(web::resource("/hands/{number}").put(hands::amend).delete(hands::void))
        .service(web::resource("/hands/{number}/restore").post(hands::restore))
        .service(web::resource("/close").post(tables::close))
        .service(web::resource("/reopen").post(tables::reopen))
        .service(web::resource("/payments").post(tables::pay))
        .service(web::resource("/stake").put(tables::change_stake))
        .service(web::resource("/seats").post(tables::change_seats))
        .service(web::resource("/seats/{number}").delete(tables::undo_seats))
        .service(web::resource("/events").get(tables::events))
        .service(web::resource("/export").get(tables::export))
}

fn club() -> Scope {
    web::scope("/clubs/{token}")
        .service(web::resource("").get(clubs::show).patch(clubs::change).delete(deletion::delete_club))
        .service(web::resource("/restore").post(deletion::restore_club))
        .service(web::resource("/tables").post(clubs::open_table))
        .service(web::resource("/people").post(people::add))
        .service(web::resource("/people/{id}").patch(people::change).delete(people::remove))
        .service(web::resource("/people/{id}/merge").post(people::merge).delete(people::unmerge))
        .service(web::resource("/evenings/{day}").get(reports::evening))
        .service(web::resource("/ledger").get(ledger::show))
        .service(web::resource("/settlement").get(reports::settlement))
        .service(web::resource("/statistics").get(reports::show))
        .service(web::resource("/export").get(reports::export))
        .service(web::resource("/payments").post(ledger::pay))
        .service(web::resource("/payments/{id}").delete(ledger::withdraw))
}

/// `GET /api/v1/openapi.json`
async fn description() -> impl Responder {
    HttpResponse::Ok().json(openapi::document())
}

/// Formats milliseconds since 1970 as documents write times: RFC 3339 in UTC.
fn time(at: i64) -> String {
    DateTime::from_timestamp_millis(at).unwrap_or_default().to_rfc3339_opts(SecondsFormat::Millis, true)
}
