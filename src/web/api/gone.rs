//! Deleting a table or a club, and restoring it within [`DELETION_GRACE_DAYS`].

use actix_web::{HttpRequest, HttpResponse};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::answer::{ApiError, Failed};
use super::at::{At, InClub, OwnersClub, OwnersTable};
use super::change::Changed;
use super::headers::{key_or_fresh, required_key, version};
use crate::command::CommandError;
use crate::service::{DELETION_GRACE_DAYS, SeenVersion};
use crate::table::{CommandMeta, Expected};
use crate::web::auth::access::Owning;
use crate::web::http::state::{App, Shared, working};

/// The part of the API documentation that depends on [`DELETION_GRACE_DAYS`].
fn grace_period() -> String {
    format!("It can be restored for {DELETION_GRACE_DAYS} days. Then it is erased.")
}

/// Hides the table from everyone. Its results no longer count in the club's ledger.
#[utoipa::path(
    delete,
    path = "/api/v1/tables/{token}",
    description = grace_period(),
    params(
        ("token" = String, Path, description = "The token of an owner's link"),
        ("If-Match" = String, Header, description = "The club's version in which it was seen; by a table's own link, the table's will do"),
    ),
    responses(
        (status = 200, description = "The club's version that it made", body = Changed),
        (status = 404, description = "Unknown, revoked or not allowed", body = Failed),
        (status = 409, description = "Somebody was first", body = Failed),
        (status = 428, description = "No If-Match", body = Failed),
    )
)]
pub async fn delete_table(app: Shared, at: At<Owning>, request: HttpRequest) -> Result<HttpResponse, ApiError> {
    let yours = version(&request)?;
    app.limits.write(&at.asked.token)?;
    let command = command(key_or_fresh(&request)?, &format!("delete table {}", at.id));
    let seen = if at.asked.is_by_club() { SeenVersion::Club(yours) } else { SeenVersion::Either(yours) };
    let deleted = working(&app, move |app| Ok(app.service.delete_table(at.id, &command, seen))).await?;
    answered(deleted, Some(yours))
}

/// Restores a deleted table, with its results.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{token}/restore",
    params(
        ("token" = String, Path, description = "The token of an owner's link"),
        ("Idempotency-Key" = String, Header, description = "Makes a repetition harmless"),
    ),
    responses(
        (status = 200, description = "The club's version", body = Changed),
        (status = 404, description = "Unknown, revoked, not allowed, or erased", body = Failed),
        (status = 428, description = "No Idempotency-Key", body = Failed),
    )
)]
pub async fn restore_table(app: Shared, table: OwnersTable, request: HttpRequest) -> Result<HttpResponse, ApiError> {
    let command = command(required_key(&request)?, &format!("restore table {}", table.id));
    app.limits.write(&table.token)?;
    let restored = working(&app, move |app| Ok(app.service.restore_table(table.id, &command))).await?;
    answered(restored, None)
}

/// Hides the club with all its tables from everyone.
#[utoipa::path(
    delete,
    path = "/api/v1/clubs/{token}",
    description = grace_period(),
    params(
        ("token" = String, Path, description = "The token of an owner's link to the club"),
        ("If-Match" = String, Header, description = "The club's version in which it was seen"),
    ),
    responses(
        (status = 200, description = "The version that it made", body = Changed),
        (status = 404, description = "Unknown, revoked or not allowed", body = Failed),
        (status = 409, description = "Somebody was first", body = Failed),
        (status = 428, description = "No If-Match", body = Failed),
    )
)]
pub async fn delete_club(app: Shared, club: InClub<Owning>, request: HttpRequest) -> Result<HttpResponse, ApiError> {
    let yours = version(&request)?;
    app.limits.write(&club.asked.token)?;
    let expected = Expected::version(yours);
    let command = CommandMeta { expected, ..command(key_or_fresh(&request)?, &format!("delete club {}", club.id)) };
    let deleted = working(&app, move |app| Ok(app.service.delete_club(club.id, &command))).await?;
    answered(deleted, Some(yours))
}

/// Restores a deleted club with its tables.
#[utoipa::path(
    post,
    path = "/api/v1/clubs/{token}/restore",
    params(
        ("token" = String, Path, description = "The token of an owner's link to the club"),
        ("Idempotency-Key" = String, Header, description = "Makes a repetition harmless"),
    ),
    responses(
        (status = 200, description = "The club's version", body = Changed),
        (status = 404, description = "Unknown, revoked, not allowed, or erased", body = Failed),
        (status = 428, description = "No Idempotency-Key", body = Failed),
    )
)]
pub async fn restore_club(app: Shared, club: OwnersClub, request: HttpRequest) -> Result<HttpResponse, ApiError> {
    let command = command(required_key(&request)?, &format!("restore club {}", club.id));
    app.limits.write(&club.token)?;
    let restored = working(&app, move |app| Ok(app.service.restore_club(club.id, &command))).await?;
    answered(restored, None)
}

/// A command with an idempotency key. `said` describes the request; its hash is the fingerprint.
pub fn command(key: String, said: &str) -> CommandMeta {
    CommandMeta::new(key, HEXLOWER.encode(&Sha256::digest(said)), App::now())
}

fn answered(done: Result<i64, CommandError>, yours: Option<i64>) -> Result<HttpResponse, ApiError> {
    let version = match done {
        Ok(version) | Err(CommandError::Unchanged(version)) => version,
        Err(CommandError::Conflict(version)) => return Err(ApiError::Conflict { version, yours }),
        Err(rejection) => return Err(rejection.into()),
    };
    Ok(HttpResponse::Ok().json(Changed { version }))
}
