//! Moving a table to another club.

use actix_web::{HttpRequest, HttpResponse, web};
use serde::Serialize;
use utoipa::ToSchema;

use super::answer::{ApiError, Failed};
use super::at::{At, InClub};
use super::body::{said, text, wrong};
use super::gone::command;
use super::headers::required_key;
use crate::command::CommandError;
use crate::games::text::Text;
use crate::store::{ClubId, Role};
use crate::web::auth::access::Owning;
use crate::web::http::error::Problem;
use crate::web::http::state::{App, Shared, working};

/// The club to which a table moves.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it describes a body that is read field by field")]
pub struct MoveBody {
    /// The token of an owner's link to the other club.
    to: String,
}

/// A table that has moved to another club.
#[derive(Serialize, ToSchema)]
pub struct MovedDocument {
    /// Its number in the other club.
    id: String,
    /// The other club's version.
    version: i64,
}

/// Moves the table to another club.
///
/// A player with the name of a person there is that person, and the table's results move with it. This takes an owner
/// of both clubs, so a link to the table itself is not enough.
#[utoipa::path(
    post,
    path = "/api/v1/clubs/{token}/tables/{table}/move",
    params(
        ("token" = String, Path, description = "The token of an owner's link to the club"),
        ("table" = String, Path, description = "The table's number in the club"),
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
    club: InClub<Owning>,
    table: Result<At<Owning>, ApiError>,
    request: HttpRequest,
    payload: web::Payload,
) -> Result<HttpResponse, ApiError> {
    // A retry finds no table, because it has already moved.
    let id = match table {
        Ok(table) => Some(table.id),
        Err(ApiError::Problem(Problem::Missing)) => None,
        Err(why) => return Err(why),
    };
    let key = required_key(&request)?;
    app.limits.write(&club.asked.token)?;
    let to = said(&request, payload, |fields| text(fields, "to")).await?;
    let is_here = id.is_some();
    let moved = working(&app, move |app| {
        let Some(to) = owned(app, &to)? else { return Ok(None) };
        let number = club.asked.number().unwrap_or_default();
        let command = command(key, &format!("move table {number} of {} to {to}", club.id));
        Ok(Some(match &id {
            Some(id) => app.service.move_table(*id, to, &command),
            None => match app.service.moved_before(to, &command) {
                Ok(Some(moved)) => Ok(moved),
                Ok(None) | Err(CommandError::KeyReused) => Err(CommandError::Missing),
                Err(rejection) => Err(rejection),
            },
        }))
    });
    match moved.await? {
        Some(Ok(moved)) => {
            let moved = MovedDocument { id: moved.number.to_string(), version: moved.version };
            Ok(HttpResponse::Ok().json(moved))
        }
        Some(Err(CommandError::Conflict(version))) => Err(ApiError::Conflict { version, yours: None }),
        Some(Err(rejection)) => Err(rejection.into()),
        None if is_here => Err(wrong("to", Text::new("move-nowhere"))),
        None => Err(Problem::Missing.into()),
    }
}

/// The club of an owner's token.
fn owned(app: &App, token: &str) -> Result<Option<ClubId>, Problem> {
    let access = app.store().resolve_club_token(token.trim())?;
    Ok(access.filter(|access| access.role == Role::Owner).map(|access| access.id))
}
