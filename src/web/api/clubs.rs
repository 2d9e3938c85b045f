//! A club: creating, reading and changing it, and opening tables in it.

use super::body::{MAX_DOCUMENT, optional_text, parse_body, parse_json};
use super::change::required_key;
use super::prelude::*;
use super::tables::{self, TablesQuery, opened};
use crate::club::document::people;
use crate::club::{Club, ClubCommand, commands};
use crate::store::{Client, ClubId, Request};

/// Reads a club.
pub async fn show(club: ClubApiAccess<Watching>, wanted: web::Query<TablesQuery>) -> ApiResult {
    let id = club.id;
    club.query(move |app, club| Ok(Written::of(&document(app, id, club, &wanted)?)?.at(club.version))).await
}

/// A club, and a page of its tables, the newest first.
fn document(app: &App, id: ClubId, club: &Club, wanted: &TablesQuery) -> Result<Value, HttpError> {
    let (tables, next) = tables::list(app, id, club, wanted)?;
    Ok(Value::of([
        ("id", id.to_string().into()),
        ("name", club.name.as_deref().into()),
        ("time_zone", club.time_zone.name().into()),
        ("version", club.version.into()),
        ("people", people(club)),
        ("tables", tables),
        ("next", next.into()),
    ]))
}

/// Creates a club.
///
/// A retry with the same key and body from the same address returns the same club, for ten minutes with new links.
pub async fn create(app: Shared, request: HttpRequest, payload: Payload) -> ApiResult {
    let address = client_address(&request);
    let key = Request::Club.key(&Client::Address(address), &required_key(&request)?);
    let (name, zone) = parse_club(&request, payload).await?;
    // An invalid request does not count against the limit.
    commands::parse_new_club(name.as_deref(), zone.as_deref())?;
    let meta = CommandMeta::new(key, App::now());
    app.rate_limits.open_table(address)?;
    let created =
        run_query(&app, move |app| Ok(app.service.create_club(name.as_deref(), zone.as_deref(), &meta)?)).await?;
    Ok(opened(&app, &request, &created.id.to_string(), created.links.as_ref(), 1))
}

/// Parses the name and the time zone; both are optional.
async fn parse_club(request: &HttpRequest, payload: Payload) -> Result<(Option<String>, Option<String>), HttpError> {
    parse_body(request, payload, |fields| Some((optional_text(fields, "name"), optional_text(fields, "time_zone"))))
        .await
}

/// Changes the name or the time zone of a club.
pub async fn change(club: ClubApiAccess<Owning>, payload: Payload) -> ApiResult {
    let (name, zone) = parse_club(&club.request, payload).await?;
    club.change(ClubCommand::Change { name, zone }).await
}

/// Opens a table in the club from a session document.
///
/// A player with the name of a person of the club is that person; all others are added to the club. An exported document
/// keeps its history. A retry with the same key and document through the same link returns the same table, for ten minutes
/// with new links.
pub async fn open_table(club: ClubApiAccess<Scoring>, payload: Payload) -> ApiResult {
    let ClubApiAccess { app, request, id, path, .. } = club;
    let address = client_address(&request);
    // The key is scoped to the link: another link may have fewer permissions, and must not get the links of this table.
    let key = Request::TableOfClub.key(&Client::Link(path.token), &required_key(&request)?);
    let document = parse_json(&request, payload, MAX_DOCUMENT).await?;
    let (created, number) = run_query(&app, move |app| {
        let created = tables::create(app, document, address, &key, Some(id))?;
        let (_, number) = app.store().club_of(created.id)?.ok_or(HttpError::Internal)?;
        Ok((created, number))
    })
    .await?;
    Ok(opened(&app, &request, &number.to_string(), created.links.as_ref(), created.version))
}
