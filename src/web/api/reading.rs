//! The stream of a table's changes, and its export with the whole history.

use std::iter::once;

use actix_web::{HttpRequest, web};
use serde::Deserialize;

use super::body::invalid_field;
use super::error::ApiResult;
use super::extract::{Authorized, Target as _};
use crate::club::csv::of_table;
use crate::games::text::Text;
use crate::store::TableId;
use crate::web::auth::Watching;
use crate::web::event_stream::stream;
use crate::web::http::download::file;
use crate::web::http::{HttpError, Shared};

/// Streams every change, from the current version on.
pub async fn events(app: Shared, table: Authorized<Watching>, request: HttpRequest) -> ApiResult {
    let Authorized { id, path, .. } = table;
    Ok(stream(&app, id, &request, move |store| TableId::access(store, &path)).await?)
}

#[derive(Deserialize)]
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
