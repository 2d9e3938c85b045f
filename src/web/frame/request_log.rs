//! A line in the log, and one more in the metrics, for every answer.

use actix_web::Error;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::Next;

use crate::web::frame::app::Shared;

/// Logs and counts every answer, as middleware. Addresses are not logged: some are secrets.
///
/// # Errors
/// None of its own.
pub async fn log_request(
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
        app.metrics.count_answer(status.as_u16());
    }
    response
}
