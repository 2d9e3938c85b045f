//! Something that is said of a club: each key once, on top of the version that was seen.

use actix_web::{HttpRequest, HttpResponse};
use data_encoding::HEXLOWER;
use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use super::answer::ApiError;
use super::at::InClub;
use super::headers::{key_or_fresh, required_key, version};
use crate::club::{ClubCommand, Event};
use crate::service::{ClubReceipt, ClubRejection};
use crate::store::ClubId;
use crate::table::{CommandMeta, Expected};
use crate::web::frame::app::{App, Shared, working};

/// That something has changed.
#[derive(Serialize, ToSchema)]
pub struct Changed {
    /// The version that it made.
    pub version: i64,
}

/// Something new in a club.
#[derive(Serialize, ToSchema)]
pub struct Added {
    id: String,
    /// The version that it made.
    version: i64,
}

/// Something that is to be said of a club.
pub struct ClubChange {
    club: ClubId,
    key: String,
    /// The version that it was made against, where that was asked for.
    expected: Option<i64>,
}

impl ClubChange {
    /// Something new: whoever repeats it sends its key again.
    pub fn keyed<N>(app: &App, club: &InClub<N>, request: &HttpRequest) -> Result<Self, ApiError> {
        let key = required_key(request)?;
        app.limits.write(&club.asked.token)?;
        Ok(Self { club: club.id, key, expected: None })
    }

    /// A change of what was seen in a version.
    pub fn matched<N>(app: &App, club: &InClub<N>, request: &HttpRequest) -> Result<Self, ApiError> {
        let expected = Some(version(request)?);
        app.limits.write(&club.asked.token)?;
        Ok(Self { club: club.id, key: key_or_fresh(request)?, expected })
    }

    /// Says it, and answers the version that it made.
    pub async fn make(self, app: &Shared, requested: String, command: ClubCommand) -> Result<HttpResponse, ApiError> {
        let yours = self.expected;
        let version = match self.execute(app, requested, command).await? {
            Ok(receipt) => receipt.version,
            Err(ClubRejection::Unchanged(version)) => version,
            Err(ClubRejection::Conflict(version)) => return Err(ApiError::Conflict { version, yours }),
            Err(rejection) => return Err(rejection.into()),
        };
        Ok(HttpResponse::Ok().json(Changed { version }))
    }

    /// Says it, and answers the id of what is new.
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
    ) -> Result<Result<ClubReceipt, ClubRejection>, ApiError> {
        let Self { club, key, expected } = self;
        let meta = CommandMeta {
            expected: Expected { version: expected, number: None },
            ..CommandMeta::new(key, HEXLOWER.encode(&Sha256::digest(requested)), App::now())
        };
        Ok(working(app, move |app| Ok(app.service.execute_for_club(club, &meta, &command))).await?)
    }
}
