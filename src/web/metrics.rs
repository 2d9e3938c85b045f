//! What is counted while the server runs.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use actix_web::Error;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::Next;

use super::app::Shared;

/// The counters of a running server.
#[derive(Default)]
pub struct Metrics {
    /// Answers by the first digit of their status, from 1xx on.
    answers: [AtomicU64; 5],
    streams: Arc<AtomicI64>,
}

/// Counts as one open stream for as long as it lives.
pub struct OpenStream(Arc<AtomicI64>);

impl Metrics {
    /// The classes of status codes, and how many answers each has had.
    pub fn answers(&self) -> impl Iterator<Item = (&'static str, u64)> {
        let counts = self.answers.iter().map(|count| count.load(Ordering::Relaxed));
        ["1xx", "2xx", "3xx", "4xx", "5xx"].into_iter().zip(counts)
    }

    /// How many streams of events are open.
    #[must_use]
    pub fn streams(&self) -> i64 {
        self.streams.load(Ordering::Relaxed)
    }

    /// Counts one more open stream.
    #[must_use]
    pub fn open_stream(&self) -> OpenStream {
        self.streams.fetch_add(1, Ordering::Relaxed);
        OpenStream(Arc::clone(&self.streams))
    }

    fn count(&self, status: u16) {
        if let Some(count) = usize::from(status / 100).checked_sub(1).and_then(|class| self.answers.get(class)) {
            count.fetch_add(1, Ordering::Relaxed);
        }
    }
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Counts every answer, as middleware. Addresses are not logged: some are secrets.
///
/// # Errors
/// None of its own.
pub async fn count(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let app = request.app_data::<Shared>().cloned();
    let method = request.method().clone();
    let response = next.call(request).await;
    let status =
        response.as_ref().map_or_else(|error| error.as_response_error().status_code(), ServiceResponse::status);
    let route = response.as_ref().ok().and_then(|response| response.request().match_pattern());
    tracing::info!(%method, route, status = status.as_u16());
    if let Some(app) = app {
        app.metrics.count(status.as_u16());
    }
    response
}
