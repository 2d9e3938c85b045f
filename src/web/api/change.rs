//! Changes of a club: idempotent by their key, or checked against the version that the client has seen.

use actix_web::{HttpRequest, HttpResponse};
use data_encoding::HEXLOWER;
use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use super::error::{ApiError, ApiResult};
use super::extract::AuthorizedClub;
use super::headers::{key_or_fresh, required_key, version};
use crate::club::{ClubCommand, Event};
use crate::command::CommandError;
use crate::service::ClubReceipt;
use crate::store::ClubId;
use crate::table::{CommandMeta, Expected};
use crate::web::http::state::{App, Shared, run_query};

/// The result of a change.
#[derive(Serialize, ToSchema)]
pub struct Changed {
    /// The new version.
    pub version: i64,
}

/// The result of an addition to a club.
#[derive(Serialize, ToSchema)]
pub struct Added {
    id: String,
    /// The new version.
    version: i64,
}

/// A requested change of a club.
pub struct ClubChange {
    club: ClubId,
    key: String,
    expected: Expected,
}

impl ClubChange {
    /// An addition. It needs an idempotency key, which a retry sends again.
    pub fn with_key<N>(app: &App, club: &AuthorizedClub<N>, request: &HttpRequest) -> Result<Self, ApiError> {
        let key = required_key(request)?;
        app.rate_limits.write(&club.path.token)?;
        Ok(Self { club: club.id, key, expected: Expected::default() })
    }

    /// A change of something that exists. It needs `If-Match` with the version that the client has seen.
    pub fn if_match<N>(app: &App, club: &AuthorizedClub<N>, request: &HttpRequest) -> Result<Self, ApiError> {
        let expected = Expected::version(version(request)?);
        app.rate_limits.write(&club.path.token)?;
        Ok(Self { club: club.id, key: key_or_fresh(request)?, expected })
    }

    /// Makes the change, and responds with the new version.
    pub async fn make(self, app: &Shared, content: String, command: ClubCommand) -> ApiResult {
        let yours = self.expected.version;
        let receipt = self.execute(app, &content, command).await?;
        changed(receipt.map(|receipt| receipt.version), yours)
    }

    /// Makes the addition, and responds with its id.
    pub async fn add(self, app: &Shared, content: String, command: ClubCommand) -> ApiResult {
        let ClubReceipt { version, event } = self.execute(app, &content, command).await??;
        let id = match event {
            Event::PersonAdded { person, .. } => person.to_string(),
            Event::Paid(payment) => payment.id.to_string(),
            _ => String::new(),
        };
        Ok(HttpResponse::Created().json(Added { id, version }))
    }

    async fn execute(
        self,
        app: &Shared,
        content: &str,
        command: ClubCommand,
    ) -> Result<Result<ClubReceipt, CommandError>, ApiError> {
        let Self { club, key, expected } = self;
        let meta = CommandMeta { expected, ..command_meta(key, content) };
        Ok(run_query(app, move |app| Ok(app.service.execute_for_club(club, &meta, &command))).await?)
    }
}

/// The metadata of a command. The hash of the request's content is its fingerprint, which is the same for a retry.
pub fn command_meta(key: String, content: &str) -> CommandMeta {
    CommandMeta::new(key, HEXLOWER.encode(&Sha256::digest(content)), App::now())
}

/// The response to a change that was based on the version `yours`. Without an effect it has succeeded, too.
pub fn changed(version: Result<i64, CommandError>, yours: Option<i64>) -> ApiResult {
    match version {
        Ok(version) | Err(CommandError::Unchanged(version)) => Ok(HttpResponse::Ok().json(Changed { version })),
        Err(CommandError::Conflict(version)) => Err(ApiError::Conflict { version, yours }),
        Err(error) => Err(error.into()),
    }
}
