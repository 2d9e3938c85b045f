//! Creating a club, changing its name or its time zone, and opening tables in it.

use actix_web::web::Payload;
use actix_web::{HttpRequest, HttpResponse};
use serde::Serialize;
use utoipa::ToSchema;

use super::body::{MAX_DOCUMENT, optional_text, parse_body, parse_json};
use super::change::{Changed, change_club, if_match, required_key};
use super::error::{ApiError, ApiResult};
use super::extract::{AuthorizedClub, query};
use super::schema::SessionDocument;
use super::tables::{Links, Opened, create};
use crate::club::{ClubCommand, commands};
use crate::store::{ClubChoice, Maker, Request};
use crate::table::CommandMeta;
use crate::web::auth::access::{Owning, Scoring};
use crate::web::http::error::HttpError;
use crate::web::http::proxies::client_address;
use crate::web::http::state::{App, Shared};

/// A new club.
#[derive(Serialize, ToSchema)]
pub struct Founded {
    /// The club's public id. It grants no access.
    id: String,
    /// A new link for every role; its last part is the token. Absent from a retry that comes more than ten minutes
    /// after the first request.
    #[serde(skip_serializing_if = "Option::is_none")]
    links: Option<Links>,
    /// The club's version.
    version: i64,
}

/// The name and the time zone of a club.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it describes a body that is read field by field")]
pub struct ClubBody {
    name: Option<String>,
    /// The name of a time zone, such as `Europe/Lisbon`; a day of the club begins at 5:00 there.
    time_zone: Option<String>,
}

/// Creates a club.
///
/// A retry with the same key and body from the same address returns the same club, for ten minutes with new links.
#[utoipa::path(
    post, path = "/api/v1/clubs",
    request_body = ClubBody,
    responses(
        (status = 201, description = "The club", body = Founded),
        (status = 422, description = "Not a possible club, or the key has brought another one"),
        (status = 429, description = "Too many clubs and tables from this address"),
    )
)]
pub async fn found(app: Shared, request: HttpRequest, payload: Payload) -> ApiResult {
    let address = client_address(&request);
    let key = Request::Club.key(&Maker::Address(address), &required_key(&request)?);
    let (name, zone) = parse_club(&request, payload).await?;
    // An invalid request does not count against the limit.
    commands::found(name.as_deref(), zone.as_deref())?;
    let meta = CommandMeta::new(key, format!("{name:?} {zone:?}"), App::now());
    app.rate_limits.open_table(address)?;
    let created = query(&app, move |app| Ok(app.service.create_club(name.as_deref(), zone.as_deref(), &meta)?)).await?;
    let links = Links::of(&app, &request, created.links.as_ref());
    Ok(HttpResponse::Created().json(Founded { id: created.id.to_string(), links, version: 1 }))
}

/// Parses the name and the time zone; both are optional.
async fn parse_club(request: &HttpRequest, payload: Payload) -> Result<(Option<String>, Option<String>), ApiError> {
    parse_body(request, payload, |fields| Some((optional_text(fields, "name"), optional_text(fields, "time_zone"))))
        .await
}

/// Changes the name or the time zone of a club.
#[utoipa::path(
    patch, path = "/api/v1/clubs/{token}",
    params(
        ("token" = String, Path, description = "The token of an owner's link to the club"),
        ("If-Match" = String, Header, description = "The club's version that the change was made against"),
    ),
    request_body = ClubBody,
    responses(Changed, (status = 422, description = "Not a possible name or time zone"))
)]
pub async fn change(app: Shared, club: AuthorizedClub<Owning>, request: HttpRequest, payload: Payload) -> ApiResult {
    let (name, zone) = parse_club(&request, payload).await?;
    let meta = if_match(&app, &request, &club.path.token, &format!("club {name:?} {zone:?}"))?;
    change_club(&app, club.id, meta, ClubCommand::Change { name, zone }).await
}

/// Opens a table in the club from a session document.
///
/// A player with the name of a person of the club is that person; all others are added to the club. A retry with the
/// same key and document through the same link returns the same table, for ten minutes with new links.
#[utoipa::path(
    post, path = "/api/v1/clubs/{token}/tables",
    params(("token" = String, Path, description = "The token of a scorer's or an owner's link to the club")),
    request_body = SessionDocument,
    responses(
        (status = 201, description = "The table, with its number in the club as its id", body = Opened),
        (status = 422, description = "Not a possible document, or the key has brought another one"),
        (status = 429, description = "Too many tables from this address"),
    )
)]
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
    let links = Links::of(&app, &request, created.links.as_ref());
    Ok(HttpResponse::Created().json(Opened { id: number.to_string(), links, version: created.version }))
}
