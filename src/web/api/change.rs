//! Changes of a club: idempotent by their key, or checked against the version that the client has seen.

use actix_web::{HttpRequest, HttpResponse};
use data_encoding::HEXLOWER;
use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use super::answer::ApiError;
use super::at::InClub;
use super::headers::{key_or_fresh, required_key, version};
use crate::club::{ClubCommand, Event};
use crate::command::CommandError;
use crate::service::ClubReceipt;
use crate::store::ClubId;
use crate::table::{CommandMeta, Expected};
use crate::web::http::state::{App, Shared, working};

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
    /// The expected version, for requests that need one.
    expected: Option<i64>,
}

impl ClubChange {
    /// An addition. It needs an idempotency key, which a retry sends again.
    pub fn keyed<N>(app: &App, club: &InClub<N>, request: &HttpRequest) -> Result<Self, ApiError> {
        let key = required_key(request)?;
        app.limits.write(&club.asked.token)?;
        Ok(Self { club: club.id, key, expected: None })
    }

    /// A change of something that exists. It needs `If-Match` with the version that the client has seen.
    pub fn matched<N>(app: &App, club: &InClub<N>, request: &HttpRequest) -> Result<Self, ApiError> {
        let expected = Some(version(request)?);
        app.limits.write(&club.asked.token)?;
        Ok(Self { club: club.id, key: key_or_fresh(request)?, expected })
    }

    /// Makes the change, and responds with the new version.
    pub async fn make(self, app: &Shared, requested: String, command: ClubCommand) -> Result<HttpResponse, ApiError> {
        let yours = self.expected;
        let version = match self.execute(app, requested, command).await? {
            Ok(receipt) => receipt.version,
            Err(CommandError::Unchanged(version)) => version,
            Err(CommandError::Conflict(version)) => return Err(ApiError::Conflict { version, yours }),
            Err(rejection) => return Err(rejection.into()),
        };
        Ok(HttpResponse::Ok().json(Changed { version }))
    }

    /// Makes the change, and responds with the id of the addition.
    pub async fn add(self, app: &Shared, requested: String, command: ClubCommand) -> Result<HttpResponse, ApiError> {
        let ClubReceipt { version, event } = self.execute(app, requested, command).await??;
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
        requested: String,
        command: ClubCommand,
    ) -> Result<Result<ClubReceipt, CommandError>, ApiError> {
        let Self { club, key, expected } = self;
        let meta = CommandMeta {
            expected: Expected { version: expected, number: None },
            ..CommandMeta::new(key, HEXLOWER.encode(&Sha256::digest(requested)), App::now())
        };
        Ok(working(app, move |app| Ok(app.service.execute_for_club(club, &meta, &command))).await?)
    }
}
