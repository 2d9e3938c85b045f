//! For whoever watches the server: does it live, can it write, what has it done?

use std::time::{Duration, Instant};

use actix_web::HttpResponse;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use actix_web::web::{self, ServiceConfig};
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;
use tokio::time::timeout;

use crate::web::frame::app::{App, Shared, working};
use crate::web::frame::problem::Problem;

/// Whoever watches the server need not wait for longer.
const PATIENCE: Duration = Duration::from_secs(2);
/// So long a try counts for others who ask.
const FRESH: Duration = Duration::from_secs(1);

pub fn configure(routes: &mut ServiceConfig) {
    routes
        .service(web::resource("/healthz").get(lives))
        .service(web::resource("/readyz").get(ready))
        .service(web::resource("/metrics").get(metrics));
}

/// `GET /healthz`
async fn lives() -> HttpResponse {
    plain("alive\n".to_owned())
}

/// `GET /readyz`: 503 when nothing can be written.
async fn ready(app: Shared) -> HttpResponse {
    if timeout(PATIENCE, is_writable(&app)).await.unwrap_or(false) {
        plain("ready\n".to_owned())
    } else {
        HttpResponse::ServiceUnavailable().insert_header((CACHE_CONTROL, "no-store")).body("not ready\n")
    }
}

/// One asks after the other, and what was found a moment ago still holds: every try goes to the disk.
async fn is_writable(app: &Shared) -> bool {
    let mut last = app.written.lock().await;
    if last.is_none_or(|last| last.elapsed() >= FRESH) {
        let tried = working(app, |app| Ok(app.store().writable()?)).await;
        *last = tried.is_ok().then(Instant::now);
    }
    last.is_some()
}

/// `GET /metrics`
async fn metrics(app: Shared) -> Result<HttpResponse, Problem> {
    let text = working(&app, counted).await?;
    Ok(HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8"))
        .insert_header((CACHE_CONTROL, "no-store"))
        .body(text))
}

fn plain(text: String) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "text/plain; charset=utf-8"))
        .insert_header((CACHE_CONTROL, "no-store"))
        .body(text)
}

/// Tables and hands are counted where they are: several servers may work with one database.
fn counted(app: &App) -> Result<String, Problem> {
    let counts = app.store().counts()?;
    let answers: Family<[(&str, &str); 1], Counter> = Family::default();
    for (class, count) in app.metrics.answers() {
        answers.get_or_create(&[("class", class)]).inc_by(count);
    }
    let mut registry = Registry::with_prefix("tanto");
    registry.register("build", "The running program", Info::new([("version", env!("CARGO_PKG_VERSION"))]));
    registry.register("http_requests", "Answers by the class of their status", answers);
    registry.register("event_streams", "Open streams of events", ConstGauge::new(app.metrics.streams()));
    let remembered = i64::try_from(app.tables.remembered_bytes()).unwrap_or(i64::MAX);
    registry.register("remembered_bytes", "Replays that are remembered", ConstGauge::new(remembered));
    registry.register("tables", "Tables in the database", ConstGauge::new(counts.tables));
    registry.register("hands", "Hands that count", ConstGauge::new(counts.hands));
    let mut text = String::new();
    encode(&mut text, &registry).map_err(|_| Problem::Fault)?;
    Ok(text)
}
