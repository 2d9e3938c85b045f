//! A document that somebody sends with a form. It may be large and come slowly, so it lies on the disk until it is whole, and
//! only a few come at a time.

use std::fs;
use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

use actix_multipart::MultipartError;
use actix_multipart::form::tempfile::TempFile;
use actix_multipart::form::text::Text;
use actix_multipart::form::{MultipartForm, MultipartFormConfig};
use actix_web::error::PayloadError;
use actix_web::{FromRequest, HttpRequest, dev::Payload};
use tokio::time::timeout;

use super::app::Shared;
use super::pace::Pace;
use super::proxies::asker;
use crate::web::frame::problem::Problem;

/// The largest document that is taken, in megabytes: some thirty years of a club.
pub const MOST_MEGABYTES: u16 = 32;
const MOST_BYTES: usize = MOST_MEGABYTES as usize * 1024 * 1024;
/// The most that is beside it in the form, in bytes.
const MOST_BESIDE: usize = 4 * 1024;
/// How long it may be on its way.
const DEADLINE: Duration = Duration::from_mins(5);

/// A form with a document in it.
pub struct Upload {
    /// The form's key.
    pub key: String,
    document: TempFile,
}

#[derive(MultipartForm)]
struct Parts {
    key: Text<String>,
    document: TempFile,
}

impl Upload {
    /// How much of a form is read.
    pub fn limits() -> MultipartFormConfig {
        MultipartFormConfig::default().total_limit(MOST_BYTES + MOST_BESIDE).memory_limit(MOST_BESIDE)
    }

    /// Whether no file was chosen.
    pub fn is_empty(&self) -> bool {
        self.document.size == 0
    }

    /// The document; nothing where it is no text.
    pub fn text(&self) -> Option<String> {
        fs::read_to_string(self.document.file.path()).ok()
    }
}

impl FromRequest for Upload {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (request, mut payload) = (request.clone(), payload.take());
        Box::pin(async move {
            let app = request.app_data::<Shared>().ok_or(Problem::Fault)?;
            let _place = app.uploads.acquire(asker(&request)).ok_or(Problem::TooMany)?;
            Pace::let_body_in(&request);
            let parts = timeout(DEADLINE, MultipartForm::<Parts>::from_request(&request, &mut payload)).await;
            let Parts { key, document } =
                parts.map_err(|_| Problem::Slow)?.map_err(|error| unread(&error))?.into_inner();
            Ok(Self { key: key.into_inner(), document })
        })
    }
}

fn unread(error: &actix_web::Error) -> Problem {
    match error.as_error::<MultipartError>() {
        Some(MultipartError::Payload(PayloadError::Overflow)) => Problem::TooLarge,
        Some(MultipartError::ContentTypeMissing | MultipartError::ContentTypeIncompatible) => Problem::Type,
        _ => Problem::Malformed,
    }
}
