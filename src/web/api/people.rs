//! Adding, changing, removing and merging the people of a club.

use actix_web::HttpRequest;
use actix_web::web::Payload;
use utoipa::ToSchema;

use super::body::{optional_flag, optional_text, parse_body, text};
use super::change::{Added, Changed, add_to_club, change_club, if_match, keyed};
use super::error::ApiResult;
use super::extract::{AuthorizedClub, path_part};
use crate::club::{ClubCommand, PersonChange, PersonId};
use crate::web::auth::access::{Owning, Scoring};
use crate::web::http::state::Shared;

/// The fields of a person. A change leaves absent fields as they are.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it describes a body that is read field by field")]
pub struct PersonBody {
    name: Option<String>,
    guest: Option<bool>,
    /// Whether the person is no longer offered for new tables.
    left: Option<bool>,
}

/// The other person of a merge.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it describes a body that is read field by field")]
pub struct MergeBody {
    /// The id of the person who remains.
    into: String,
}

/// Adds a person.
#[utoipa::path(
    post, path = "/api/v1/clubs/{token}/people",
    params(("token" = String, Path, description = "The token of a scorer's or an owner's link to the club")),
    request_body = PersonBody,
    responses(
        (status = 201, description = "The person", body = Added),
        (status = 422, description = "No name, or another's"),
    )
)]
pub async fn add(app: Shared, club: AuthorizedClub<Scoring>, request: HttpRequest, payload: Payload) -> ApiResult {
    let (name, guest) = parse_body(&request, payload, |fields| {
        let (name, guest) = (text(fields, "name"), fields.flag("guest"));
        Some((name?, guest))
    })
    .await?;
    let meta = keyed(&app, &request, &club.path.token, &format!("person {name:?} {guest}"))?;
    add_to_club(&app, club.id, meta, ClubCommand::AddPerson { name, guest }).await
}

/// Changes a person's name, or whether they are a guest or have left.
#[utoipa::path(
    patch, path = "/api/v1/clubs/{token}/people/{id}",
    params(
        ("token" = String, Path, description = "The token of an owner's link to the club"),
        ("id" = String, Path, description = "The person"),
        ("If-Match" = String, Header, description = "The club's version that the change was made against"),
    ),
    request_body = PersonBody,
    responses(Changed, (status = 422, description = "No name, or another's"))
)]
pub async fn change(app: Shared, club: AuthorizedClub<Owning>, request: HttpRequest, payload: Payload) -> ApiResult {
    let id = path_part(&request, "id", PersonId::read)?;
    let change = parse_body(&request, payload, |fields| {
        let (name, guest) = (optional_text(fields, "name"), optional_flag(fields, "guest"));
        Some(PersonChange { name, guest, left: optional_flag(fields, "left") })
    })
    .await?;
    let meta = if_match(&app, &request, &club.path.token, &format!("{id} {change:?}"))?;
    change_club(&app, club.id, meta, ClubCommand::ChangePerson { person: id, change }).await
}

/// Removes a person who has neither played nor paid.
#[utoipa::path(
    delete, path = "/api/v1/clubs/{token}/people/{id}",
    params(
        ("token" = String, Path, description = "The token of an owner's link to the club"),
        ("id" = String, Path, description = "The person"),
        ("If-Match" = String, Header, description = "The club's version on which the request is based"),
    ),
    responses(Changed, (status = 422, description = "The person has played or paid"))
)]
pub async fn remove(app: Shared, club: AuthorizedClub<Owning>, request: HttpRequest) -> ApiResult {
    let id = path_part(&request, "id", PersonId::read)?;
    let meta = if_match(&app, &request, &club.path.token, &format!("{id} removed"))?;
    change_club(&app, club.id, meta, ClubCommand::DeletePerson(id)).await
}

/// Merges a person into another: everything of the first counts as the other's.
#[utoipa::path(
    post, path = "/api/v1/clubs/{token}/people/{id}/merge",
    params(
        ("token" = String, Path, description = "The token of an owner's link to the club"),
        ("id" = String, Path, description = "The person"),
    ),
    request_body = MergeBody,
    responses(Changed, (status = 422, description = "The two cannot be one"))
)]
pub async fn merge(app: Shared, club: AuthorizedClub<Owning>, request: HttpRequest, payload: Payload) -> ApiResult {
    let id = path_part(&request, "id", PersonId::read)?;
    let into = parse_body(&request, payload, |fields| text(fields, "into")).await?;
    let meta = keyed(&app, &request, &club.path.token, &format!("{id} into {into:?}"))?;
    change_club(&app, club.id, meta, ClubCommand::Merge { person: id, into }).await
}

/// Undoes a merge.
#[utoipa::path(
    delete, path = "/api/v1/clubs/{token}/people/{id}/merge",
    params(
        ("token" = String, Path, description = "The token of an owner's link to the club"),
        ("id" = String, Path, description = "The person who was merged into another"),
        ("If-Match" = String, Header, description = "The club's version in which they were seen"),
    ),
    responses(Changed, (status = 422, description = "The person was not merged, or another person has their name now"))
)]
pub async fn unmerge(app: Shared, club: AuthorizedClub<Owning>, request: HttpRequest) -> ApiResult {
    let id = path_part(&request, "id", PersonId::read)?;
    let meta = if_match(&app, &request, &club.path.token, &format!("{id} unmerged"))?;
    change_club(&app, club.id, meta, ClubCommand::Unmerge(id)).await
}
