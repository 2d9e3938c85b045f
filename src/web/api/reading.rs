//! The stream of a table's changes, and its export with the whole history.

use std::iter::once;

use actix_web::{HttpRequest, web};
use serde::Deserialize;
use utoipa::IntoParams;

use super::body::invalid_field;
use super::error::ApiResult;
use super::extract::{Authorized, Target as _};
use super::schema::SessionDocument;
use crate::club::csv::of_table;
use crate::games::text::Text;
use crate::store::TableId;
use crate::web::auth::access::Watching;
use crate::web::event_stream::stream;
use crate::web::http::download::file;
use crate::web::http::error::HttpError;
use crate::web::http::state::Shared;

/// Streams every change, from the current version on.
#[utoipa::path(
    get, path = "/api/v1/tables/{token}/events",
    params(("token" = String, Path, description = "The token of any link to the table")),
    responses(
        (status = 200, description = "Events named `version`, with the version as data and as id; every 15 \
            seconds without news one named `ping`. It ends when the link is revoked",
            content_type = "text/event-stream", body = String),
    )
)]
pub async fn events(app: Shared, table: Authorized<Watching>, request: HttpRequest) -> ApiResult {
    let Authorized { id, path, .. } = table;
    Ok(stream(&app, id, &request, move |store| TableId::access(store, &path)).await?)
}

#[derive(Deserialize, IntoParams)]
pub struct TableExportQuery {
    /// `csv` for a line a hand and a column a player
    format: Option<String>,
}

/// One line per hand, one column per player.
async fn csv(app: &Shared, request: &HttpRequest, id: TableId) -> ApiResult {
    let name = format!("tanto-{id}.csv");
    let response = file(app, request, (&name, "text/csv; charset=utf-8"), move |app| {
        let table = app.service.load_sound(id)?;
        let hands = table.history.hands();
        let entered = (1..=hands.count()).filter_map(|number| hands.numbered(number)?.versions.first());
        let times: Vec<i64> = entered.map(|version| version.meta.at).collect();
        Ok(once(Ok(of_table(&table.replay, table.history.steps(), &times)?)))
    });
    Ok(response.await?)
}

/// Exports the session document with its whole history, for `tanto import`.
#[utoipa::path(
    get, path = "/api/v1/tables/{token}/export",
    params(("token" = String, Path, description = "The token of any link to the table"), TableExportQuery),
    responses(
        (status = 200, description = "The document with its history", body = SessionDocument),
        (status = 422, description = "No such format"),
        (status = 429, description = "Too many exports at once"),
    )
)]
pub async fn export(
    app: Shared,
    request: HttpRequest,
    table: Authorized<Watching>,
    query: web::Query<TableExportQuery>,
) -> ApiResult {
    let id = table.id;
    match query.format.as_deref() {
        None | Some("json") => {}
        Some("csv") => return csv(&app, &request, id).await,
        Some(_) => return Err(invalid_field("format", Text::new("field-choice").with("allowed", "json, csv"))),
    }
    let name = format!("tanto-{id}.json");
    let response = file(&app, &request, (&name, "application/json"), move |app| {
        Ok(once(Ok(app.service.export(id)?.ok_or(HttpError::Missing)?)))
    });
    Ok(response.await?)
}
