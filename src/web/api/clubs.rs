//! Creating a club, changing its name or its time zone, and opening tables in it.

use actix_web::HttpRequest;
use actix_web::web::Payload;

use super::body::{MAX_DOCUMENT, optional_text, parse_body, parse_json};
use super::change::{change_club, if_match, required_key};
use super::error::{ApiError, ApiResult};
use super::extract::{AuthorizedClub, query};
use super::tables::{create, opened};
use crate::club::{ClubCommand, commands};
use crate::store::{ClubChoice, Maker, Request};
use crate::table::CommandMeta;
use crate::web::auth::{Owning, Scoring};
use crate::web::http::proxies::client_address;
use crate::web::http::{App, HttpError, Shared};

/// Creates a club.
///
/// A retry with the same key and body from the same address returns the same club, for ten minutes with new links.
pub async fn found(app: Shared, request: HttpRequest, payload: Payload) -> ApiResult {
    let address = client_address(&request);
    let key = Request::Club.key(&Maker::Address(address), &required_key(&request)?);
    let (name, zone) = parse_club(&request, payload).await?;
    // An invalid request does not count against the limit.
    commands::found(name.as_deref(), zone.as_deref())?;
    let meta = CommandMeta::new(key, format!("{name:?} {zone:?}"), App::now());
    app.rate_limits.open_table(address)?;
    let created = query(&app, move |app| Ok(app.service.create_club(name.as_deref(), zone.as_deref(), &meta)?)).await?;
    Ok(opened(&app, &request, created.id.to_string(), created.links.as_ref(), 1))
}

/// Parses the name and the time zone; both are optional.
async fn parse_club(request: &HttpRequest, payload: Payload) -> Result<(Option<String>, Option<String>), ApiError> {
    parse_body(request, payload, |fields| Some((optional_text(fields, "name"), optional_text(fields, "time_zone"))))
        .await
}

/// Changes the name or the time zone of a club.
pub async fn change(app: Shared, club: AuthorizedClub<Owning>, request: HttpRequest, payload: Payload) -> ApiResult {
    let (name, zone) = parse_club(&request, payload).await?;
    let meta = if_match(&app, &request, &club.path.token, &format!("club {name:?} {zone:?}"))?;
    change_club(&app, club.id, meta, ClubCommand::Change { name, zone }).await
}

/// Opens a table in the club from a session document.
///
/// A player with the name of a person of the club is that person; all others are added to the club. A retry with the
/// same key and document through the same link returns the same table, for ten minutes with new links.
pub async fn open_table(
    app: Shared,
    club: AuthorizedClub<Scoring>,
    request: HttpRequest,
    payload: Payload,
) -> ApiResult {
    let address = client_address(&request);
    // The key is scoped to the link: another link may have fewer permissions, and must not get the links of this table.
    let key = Request::TableOfClub.key(&Maker::Link(club.path.token.clone()), &required_key(&request)?);
    let document = parse_json(&request, payload, MAX_DOCUMENT).await?;
    let (created, number) = query(&app, move |app| {
        let created = create(app, document, address, &key, &ClubChoice::This(club.id))?;
        let (_, number) = app.store().club_of(created.id)?.ok_or(HttpError::Fault)?;
        Ok((created, number))
    })
    .await?;
    Ok(opened(&app, &request, number.to_string(), created.links.as_ref(), created.version))
}
