//! The stream of a table's changes, and its export with the whole history.

use std::iter::once;

use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use super::answer::{ApiError, Failed};
use super::at::At;
use super::body::wrong;
use super::schema::SessionDocument;
use crate::club::csv::of_table;
use crate::games::text::Text;
use crate::web::auth::access::Watching;
use crate::web::event_stream::stream;
use crate::web::http::download::file;
use crate::web::http::error::Problem;
use crate::web::http::state::Shared;

/// Streams every change, from the current version on.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{token}/events",
    params(("token" = String, Path, description = "The token of any link to the table")),
    responses(
        (status = 200, description = "Events named `version`, with the version as data and as id; every 15 \
            seconds without news one named `ping`. It ends when the link is revoked",
            content_type = "text/event-stream", body = String),
        (status = 404, description = "Unknown or revoked", body = Failed),
    )
)]
pub async fn events(app: Shared, at: At<Watching>, request: HttpRequest) -> Result<HttpResponse, ApiError> {
    let (id, asked) = (at.id, at.asked);
    Ok(stream(&app, id, &request, move |store| asked.access(store)).await?)
}

/// The query that selects a format.
#[derive(Deserialize)]
pub struct Asked {
    format: Option<String>,
}

/// One line per hand, one column per player.
async fn csv(app: &Shared, request: &HttpRequest, at: At<Watching>) -> Result<HttpResponse, ApiError> {
    let name = format!("tanto-{}.csv", at.id);
    let written = file(app, request, (&name, "text/csv; charset=utf-8"), move |app| {
        let table = app.service.load_sound(at.id)?;
        let hands = table.history.hands();
        let told = (1..=hands.count()).filter_map(|number| hands.numbered(number)?.versions.first());
        let times: Vec<i64> = told.map(|version| version.meta.at).collect();
        Ok(once(Ok(of_table(&table.replay, table.history.steps(), &times)?)))
    });
    Ok(written.await?)
}

/// Exports the session document with its whole history, for `tanto import`.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{token}/export",
    params(
        ("token" = String, Path, description = "The token of any link to the table"),
        ("format" = Option<String>, Query, description = "`csv` for a line a hand and a column a player"),
    ),
    responses(
        (status = 200, description = "The document with its history", body = SessionDocument),
        (status = 422, description = "No such format", body = Failed),
        (status = 429, description = "Too many exports at once", body = Failed),
        (status = 404, description = "Unknown or revoked", body = Failed),
    )
)]
pub async fn export(
    app: Shared,
    request: HttpRequest,
    at: At<Watching>,
    asked: web::Query<Asked>,
) -> Result<HttpResponse, ApiError> {
    match asked.format.as_deref() {
        None | Some("json") => {}
        Some("csv") => return csv(&app, &request, at).await,
        Some(_) => return Err(wrong("format", Text::new("field-choice").with("allowed", "json, csv"))),
    }
    let name = format!("tanto-{}.json", at.id);
    let written = file(&app, &request, (&name, "application/json"), move |app| {
        Ok(once(Ok(app.service.export(at.id)?.ok_or(Problem::Missing)?)))
    });
    Ok(written.await?)
}
