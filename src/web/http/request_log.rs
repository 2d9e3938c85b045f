//! Logs and counts every response.

use std::time::Instant;

use actix_web::Error;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::middleware::Next;

use super::state::Shared;

/// Middleware that logs and counts every response. It logs the pattern of the route and never the path, because some
/// paths contain secrets.
pub async fn log_request(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let (app, began) = (request.app_data::<Shared>().cloned(), Instant::now());
    let method = request.method().clone();
    let mut response = next.call(request).await;
    let status =
        response.as_ref().map_or_else(|error| error.as_response_error().status_code(), ServiceResponse::status);
    let Some(app) = app else { return response };
    let took = began.elapsed();
    let id = app.metrics.count_answer(status.as_u16(), took);
    let route = response.as_ref().ok().and_then(|response| response.request().match_pattern());
    tracing::info!(%method, route, status = status.as_u16(), ms = took.as_millis(), id);
    if let (Ok(response), Ok(id)) = (&mut response, HeaderValue::from_str(&id)) {
        response.headers_mut().insert(HeaderName::from_static("x-request-id"), id);
    }
    response
}
