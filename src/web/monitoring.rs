//! For monitoring: whether the server runs, whether it can write, and its metrics.

use std::time::{Duration, Instant};

use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use actix_web::web::{self, ServiceConfig};
use actix_web::{HttpRequest, HttpResponse};
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::{ConstCounter, Counter};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;
use tokio::time::timeout;

use crate::web::http::addresses::is_forwarded;
use crate::web::http::error::HttpError;
use crate::web::http::proxies::peer;
use crate::web::http::state::{App, Shared, run_query};

/// How long a check may take.
const TIMEOUT: Duration = Duration::from_secs(2);
/// How long the result of a write test is reused.
const FRESH: Duration = Duration::from_secs(1);

pub fn configure(routes: &mut ServiceConfig) {
    routes
        .service(web::resource("/healthz").get(lives))
        .service(web::resource("/readyz").get(ready))
        .service(web::resource("/metrics").get(metrics_here));
}

/// `GET /healthz`
async fn lives() -> HttpResponse {
    plain("alive\n".to_owned())
}

/// `GET /readyz`: 503 when nothing can be written; else which program works with which schema.
async fn ready(app: Shared) -> HttpResponse {
    match timeout(TIMEOUT, schema_if_writable(&app)).await {
        Ok(Some(schema)) => plain(format!("ready\nbuild: {}\nschema: {schema}\n", env!("CARGO_PKG_VERSION"))),
        Ok(None) | Err(_) => {
            HttpResponse::ServiceUnavailable().insert_header((CACHE_CONTROL, "no-store")).body("not ready\n")
        }
    }
}

/// One asks after the other, and what was found a moment ago still holds: every try goes to the disk.
async fn schema_if_writable(app: &Shared) -> Option<String> {
    let mut last = app.written.lock().await;
    if last.as_ref().is_none_or(|(at, _)| at.elapsed() >= FRESH) {
        let tried = run_query(app, |app| {
            app.store().writable()?;
            Ok(app.store().newest_migration()?)
        });
        *last = tried.await.ok().map(|schema| (Instant::now(), schema));
    }
    last.as_ref().map(|(_, schema)| schema.clone())
}

/// `GET /metrics`: for this machine alone, where there is no listener for it.
async fn metrics_here(app: Shared, request: HttpRequest) -> Result<HttpResponse, HttpError> {
    let from = peer(&request);
    // In a test there is no other end.
    let is_here = (from.is_loopback() || from.is_unspecified()) && !is_forwarded(&request);
    if app.settings.metrics_apart || !is_here {
        return Err(HttpError::Missing);
    }
    metrics(app).await
}

/// `GET /metrics`
pub async fn metrics(app: Shared) -> Result<HttpResponse, HttpError> {
    let text = run_query(&app, counted).await?;
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

fn counted(app: &App) -> Result<String, HttpError> {
    let mut registry = Registry::with_prefix("tanto");
    registry.register("build", "The running program", Info::new([("version", env!("CARGO_PKG_VERSION"))]));
    register_requests(&mut registry, app);
    register_tables(&mut registry, app)?;
    register_database(&mut registry, app);
    let mut text = String::new();
    encode(&mut text, &registry).map_err(|_| HttpError::Fault)?;
    Ok(text)
}

fn register_requests(registry: &mut Registry, app: &App) {
    let metrics = &app.metrics;
    let answers: Family<[(&str, &str); 1], Counter> = Family::default();
    for (class, count) in metrics.answers() {
        answers.get_or_create(&[("class", class)]).inc_by(count);
    }
    let refusals: Family<[(&str, String); 1], Counter> = Family::default();
    for (status, count) in metrics.refusals() {
        refusals.get_or_create(&[("status", status.to_string())]).inc_by(count);
    }
    registry.register("http_requests", "Answers by the class of their status", answers);
    registry.register("http_refusals", "What was refused, by its status", refusals);
    registry.register("http_request_seconds", "How long answers took until they began", metrics.durations.clone());
    let streams = i64::try_from(app.streams.in_all()).unwrap_or(i64::MAX);
    registry.register("event_streams", "Open streams of events", ConstGauge::new(streams));
    registry.register("panics", "Mistakes of the program", ConstCounter::new(metrics.panics()));
}

/// Tables and hands are counted where they are: several servers may work with one database.
fn register_tables(registry: &mut Registry, app: &App) -> Result<(), HttpError> {
    let counts = app.store().counts()?;
    let remembered = i64::try_from(app.service.cached_bytes()).unwrap_or(i64::MAX);
    registry.register("remembered_bytes", "Replays that are remembered", ConstGauge::new(remembered));
    registry.register("tables", "Tables in the database", ConstGauge::new(counts.tables));
    registry.register("hands", "Hands that count", ConstGauge::new(counts.hands));
    Ok(())
}

fn register_database(registry: &mut Registry, app: &App) {
    if let Some(writes) = app.store().writes() {
        let (committing, waiting) = (writes.committing.as_secs_f64(), writes.waiting.as_secs_f64());
        registry.register("commits", "Transactions on the disk", ConstCounter::new(writes.commits));
        registry.register("commit_seconds", "How long they took, with the flush", ConstCounter::new(committing));
        registry.register("writes", "What was written in them", ConstCounter::new(writes.works));
        registry.register("write_wait_seconds", "How long that waited", ConstCounter::new(waiting));
    }
    if let Some(room) = app.store().room() {
        let bytes = |bytes: u64| ConstGauge::new(i64::try_from(bytes).unwrap_or(i64::MAX));
        registry.register("database_bytes", "The database", bytes(room.database));
        registry.register("wal_bytes", "What is to be folded back into it", bytes(room.log));
        registry.register("disk_free_bytes", "Room beside it", bytes(room.free));
        if let Some(age) = room.backed_up {
            registry.register("backup_age_seconds", "Since the last backup", bytes(age.as_secs()));
        }
    }
}
