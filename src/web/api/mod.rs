//! The JSON API for programs. It uses no cookies: the token in the path is the only authorization.

mod answer;
mod at;
mod body;
mod change;
mod club_list;
mod clubs;
mod evenings;
mod gone;
mod hands;
mod headers;
mod ledger;
mod moving;
mod people;
mod reading;
mod reports;
mod schema;
mod tables;

use actix_web::middleware::from_fn;
use actix_web::web::{self, ServiceConfig};
use actix_web::{HttpResponse, Responder};
use utoipa::OpenApi;
use utoipa::openapi::path::{ParameterBuilder, ParameterIn, PathItem};
use utoipa::openapi::schema::{Object, Type};
use utoipa::openapi::{OpenApi as OpenApiDocument, Required};

use crate::web::http::error::Problem;
use answer::ApiError;

/// The paths of a table: by its own links, or by those of its club.
const TABLES: [&str; 2] = ["/tables/{token}", "/clubs/{token}/tables/{table}"];

/// The routes.
pub fn configure(routes: &mut ServiceConfig) {
    let mut api = web::scope("/api/v1")
        .wrap(from_fn(answer::in_json))
        .service(web::resource("/openapi.json").get(description))
        .service(web::resource("/tables").post(tables::open));
    for table in TABLES {
        let at = |rest: &str| web::resource(format!("{table}{rest}"));
        api = api
            .service(at("").get(tables::show).delete(gone::delete_table))
            .service(at("/restore").post(gone::restore_table))
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
                web::resource("/clubs/{token}").get(club_list::show).patch(clubs::change).delete(gone::delete_club),
            )
            .service(web::resource("/clubs/{token}/restore").post(gone::restore_club))
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
            .service(web::resource("/clubs/{token}/payments/{id}").delete(ledger::withdraw))
            .default_service(web::to(|| async { Err::<String, _>(ApiError::from(Problem::Missing)) })),
    );
}

/// The `OpenAPI` document, generated from the code.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Tanto",
        description = "Score sheets and ledgers of card games. The token of a link opens its table or its club; it rides in the path. \
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
        evenings::close,
        evenings::reopen,
        evenings::pay,
        evenings::seat,
        moving::give,
        gone::delete_table,
        gone::restore_table,
        gone::delete_club,
        gone::restore_club,
        reading::events,
        reading::export,
        clubs::found,
        club_list::show,
        clubs::change,
        clubs::open_table,
        people::add,
        people::change,
        people::remove,
        people::merge,
        people::unmerge,
        ledger::show,
        ledger::pay,
        ledger::withdraw,
        reports::settlement,
        reports::show,
        reports::export,
    )
)]
struct Description;

/// Adds the routes by which a club's links lead to its tables.
fn described() -> OpenApiDocument {
    let mut description = Description::openapi();
    let [own, of_club] = TABLES.map(|table| format!("/api/v1{table}"));
    let tables = description.paths.paths.iter().filter_map(|(path, item)| {
        let rest = path.strip_prefix(&own)?;
        Some((format!("{of_club}{rest}"), numbered(item.clone())))
    });
    let tables: Vec<_> = tables.collect();
    description.paths.paths.extend(tables);
    description
}

/// A route of a table, for its club's links: with the table's number as a parameter, and an operation id of its own.
fn numbered(mut item: PathItem) -> PathItem {
    let number = ParameterBuilder::new()
        .name("table")
        .parameter_in(ParameterIn::Path)
        .required(Required::True)
        .description(Some("The table's number in the club"))
        .schema(Some(Object::with_type(Type::String)))
        .build();
    for operation in [&mut item.get, &mut item.post, &mut item.put, &mut item.delete].into_iter().flatten() {
        operation.parameters.get_or_insert_default().push(number.clone().into());
        operation.operation_id = operation.operation_id.take().map(|id| format!("club_{id}"));
    }
    item
}

/// `GET /api/v1/openapi.json`
async fn description() -> impl Responder {
    HttpResponse::Ok().json(described())
}

#[cfg(test)]
mod tests {
    use super::described;
    use crate::service::DELETION_GRACE_DAYS;

    #[test]
    fn deleting_says_for_how_many_days_it_can_be_undone() {
        let days = format!("for {DELETION_GRACE_DAYS} days");
        let paths = described().paths.paths;
        for path in ["/api/v1/tables/{token}", "/api/v1/clubs/{token}/tables/{table}", "/api/v1/clubs/{token}"] {
            let delete = paths.get(path).and_then(|item| item.delete.as_ref());
            let description = delete.and_then(|operation| operation.description.as_deref());
            assert!(description.is_some_and(|text| text.contains(&days)), "{path}: {description:?}");
        }
    }
}
