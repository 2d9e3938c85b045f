//! Moving a table to another club.

use actix_web::{HttpRequest, HttpResponse, web};
use serde::Serialize;
use utoipa::ToSchema;

use super::answer::{ApiError, Failed};
use super::at::{At, InClub};
use super::body::{said, text, wrong};
use super::gone::command;
use super::headers::required_key;
use crate::games::text::Text;
use crate::store::{ClubId, Role, TableId};
use crate::table::ClubRejection;
use crate::web::frame::access::Owning;
use crate::web::frame::app::{App, Shared, working};
use crate::web::frame::problem::Problem;

/// Where a table goes.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it describes a body that is read field by field")]
pub struct MoveBody {
    /// The token of an owner's link to the other club.
    to: String,
}

/// A table that has gone over to another club.
#[derive(Serialize, ToSchema)]
pub struct MovedDocument {
    /// Its number in the other club.
    id: String,
    /// The other club's version.
    version: i64,
}

/// Moves the table to another club: whoever has a name there is that person, and what it posted comes along.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{token}/move",
    params(
        ("token" = String, Path, description = "The token of an owner's link"),
        ("Idempotency-Key" = String, Header, description = "Makes a repetition harmless"),
    ),
    request_body = MoveBody,
    responses(
        (status = 200, description = "Where it is now", body = MovedDocument),
        (status = 404, description = "Unknown, revoked or not allowed", body = Failed),
        (status = 422, description = "No owner's link to another club, or two of its people are one there", body = Failed),
        (status = 428, description = "No Idempotency-Key", body = Failed),
    )
)]
pub async fn give(
    app: Shared,
    at: Result<At<Owning>, ApiError>,
    club: Result<InClub<Owning>, ApiError>,
    request: HttpRequest,
    payload: web::Payload,
) -> Result<HttpResponse, ApiError> {
    let wanted = Wanted::of(at, club)?;
    let key = required_key(&request)?;
    app.limits.write(&wanted.token)?;
    let to = said(&request, payload, |fields| text(fields, "to")).await?;
    let is_here = wanted.id.is_some();
    let moved = working(&app, move |app| {
        let Some(to) = owned(app, &to)? else { return Ok(None) };
        let command = command(key, &format!("move {} to {to}", wanted.name));
        Ok(Some(match &wanted.id {
            Some(id) => app.tables.move_table(*id, to, &command),
            None => match app.tables.moved_before(to, &command) {
                Ok(Some(moved)) => Ok(moved),
                Ok(None) | Err(ClubRejection::KeyReused) => Err(ClubRejection::Missing),
                Err(rejection) => Err(rejection),
            },
        }))
    });
    match moved.await? {
        Some(Ok(moved)) => {
            let moved = MovedDocument { id: moved.number.to_string(), version: moved.version };
            Ok(HttpResponse::Ok().json(moved))
        }
        Some(Err(ClubRejection::Conflict(version))) => Err(ApiError::Conflict { version, yours: None }),
        Some(Err(rejection)) => Err(rejection.into()),
        None if is_here => Err(wrong("to", Text::new("move-nowhere"))),
        None => Err(Problem::Missing.into()),
    }
}

/// The table that is asked for.
struct Wanted {
    /// None where the club has no such table, or no more: whoever repeats a move by the club's link finds it gone.
    id: Option<TableId>,
    token: String,
    /// What it is called in its address, whether it is there still or not.
    name: String,
}

impl Wanted {
    fn of(at: Result<At<Owning>, ApiError>, club: Result<InClub<Owning>, ApiError>) -> Result<Self, ApiError> {
        let id = match (at, &club) {
            (Ok(at), Err(_)) => {
                return Ok(Self { name: format!("table {}", at.id), id: Some(at.id), token: at.asked.token });
            }
            (Ok(at), Ok(_)) => Some(at.id),
            (Err(ApiError::Problem(Problem::Missing)), Ok(club)) if club.asked.is_by_club() => None,
            (Err(why), _) => return Err(why),
        };
        let club = club?;
        let name = format!("table {} of {}", club.asked.number().unwrap_or_default(), club.id);
        Ok(Self { id, token: club.asked.token, name })
    }
}

/// The club of an owner's token.
fn owned(app: &App, token: &str) -> Result<Option<ClubId>, Problem> {
    let access = app.store().resolve_club_token(token.trim())?;
    Ok(access.filter(|access| access.role == Role::Owner).map(|access| access.club))
}
