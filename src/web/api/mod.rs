//! The JSON API: what programs ask. It carries no cookies; the token in the path is all that opens a table.

mod answer;
mod at;
mod body;
mod hands;
mod headers;
mod reading;
mod schema;
mod tables;

use actix_web::middleware::from_fn;
use actix_web::web::{self, ServiceConfig};
use actix_web::{HttpResponse, Responder};
use utoipa::OpenApi;

use crate::web::frame::problem::Problem;
use answer::ApiError;

/// The routes.
pub fn configure(routes: &mut ServiceConfig) {
    let api = web::scope("/api/v1")
        .wrap(from_fn(answer::in_json))
        .service(web::resource("/openapi.json").get(description))
        .service(web::resource("/tables").post(tables::open))
        .service(web::resource("/tables/{token}").get(tables::show))
        .service(web::resource("/tables/{token}/hands").post(hands::enter))
        .service(web::resource("/tables/{token}/hands/{number}").put(hands::amend).delete(hands::void))
        .service(web::resource("/tables/{token}/hands/{number}/restore").post(hands::restore))
        .service(web::resource("/tables/{token}/events").get(reading::events))
        .service(web::resource("/tables/{token}/export").get(reading::export))
        .default_service(web::to(|| async { Err::<String, _>(ApiError::from(Problem::Missing)) }));
    routes.service(api);
}

/// The description of the API, made of its code.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Tanto",
        description = "Score sheets and ledgers of card games. The token of a link opens its table; it rides in the path. \
            Amounts are exact decimals in texts.",
        license(name = "MIT", identifier = "MIT")
    ),
    paths(
        tables::open,
        tables::show,
        hands::enter,
        hands::amend,
        hands::void,
        hands::restore,
        reading::events,
        reading::export,
    )
)]
struct Description;

/// `GET /api/v1/openapi.json`
async fn description() -> impl Responder {
    HttpResponse::Ok().json(Description::openapi())
}
