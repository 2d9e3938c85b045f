//! Adding, changing, removing and merging the people of a club.

use actix_web::HttpRequest;
use actix_web::web::Payload;

use super::body::{optional_flag, optional_text, parse_body, text};
use super::change::{add_to_club, change_club, changed, execute_in_club};
use super::error::ApiResult;
use super::extract::{AuthorizedClub, path_part};
use crate::club::{ClubCommand, PersonChange, PersonId};
use crate::web::auth::{Owning, Scoring};
use crate::web::http::Shared;

/// Adds a person.
pub async fn add(app: Shared, club: AuthorizedClub<Scoring>, request: HttpRequest, payload: Payload) -> ApiResult {
    let (name, guest) = parse_body(&request, payload, |fields| {
        let (name, guest) = (text(fields, "name"), fields.flag("guest"));
        Some((name?, guest))
    })
    .await?;
    add_to_club(&app, &request, &club, ClubCommand::AddPerson { name, guest }).await
}

/// Changes a person's name, or whether they are a guest or have left.
pub async fn change(app: Shared, club: AuthorizedClub<Owning>, request: HttpRequest, payload: Payload) -> ApiResult {
    let id = path_part(&request, "id", PersonId::read)?;
    let change = parse_body(&request, payload, |fields| {
        let (name, guest) = (optional_text(fields, "name"), optional_flag(fields, "guest"));
        Some(PersonChange { name, guest, left: optional_flag(fields, "left") })
    })
    .await?;
    change_club(&app, &request, &club, ClubCommand::ChangePerson { person: id, change }).await
}

/// Removes a person who has neither played nor paid.
pub async fn remove(app: Shared, club: AuthorizedClub<Owning>, request: HttpRequest) -> ApiResult {
    let id = path_part(&request, "id", PersonId::read)?;
    change_club(&app, &request, &club, ClubCommand::DeletePerson(id)).await
}

/// Merges a person into another: everything of the first counts as the other's.
pub async fn merge(app: Shared, club: AuthorizedClub<Owning>, request: HttpRequest, payload: Payload) -> ApiResult {
    let id = path_part(&request, "id", PersonId::read)?;
    let into = parse_body(&request, payload, |fields| text(fields, "into")).await?;
    let receipt = execute_in_club(&app, &request, &club, ClubCommand::Merge { person: id, into }).await?;
    changed(receipt.map(|receipt| receipt.version), None)
}

/// Undoes a merge.
pub async fn unmerge(app: Shared, club: AuthorizedClub<Owning>, request: HttpRequest) -> ApiResult {
    let id = path_part(&request, "id", PersonId::read)?;
    change_club(&app, &request, &club, ClubCommand::Unmerge(id)).await
}
