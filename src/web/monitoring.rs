//! For monitoring: whether the server runs, whether it can write, and its metrics.

use std::time::{Duration, Instant};

use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use actix_web::{HttpRequest, HttpResponse};
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;
use tokio::time::timeout;

use crate::web::http::addresses::is_forwarded;
use crate::web::http::proxies::peer;
use crate::web::http::{App, HttpError, Shared, run_query};

/// How long a check may take.
const TIMEOUT: Duration = Duration::from_secs(2);
/// How long the result of a write test is reused.
const FRESH: Duration = Duration::from_secs(1);

/// `GET /healthz`
pub async fn lives() -> HttpResponse {
    plain("alive\n".to_owned())
}

/// `GET /readyz`: 503 when the database cannot be written; otherwise the versions of the program and of the schema.
pub async fn ready(app: Shared) -> HttpResponse {
    match timeout(TIMEOUT, schema_if_writable(&app)).await {
        Ok(Some(schema)) => plain(format!("ready\nbuild: {}\nschema: {schema}\n", env!("CARGO_PKG_VERSION"))),
        Ok(None) | Err(_) => {
            HttpResponse::ServiceUnavailable().insert_header((CACHE_CONTROL, "no-store")).body("not ready\n")
        }
    }
}

/// The newest migration, if the database can be written. Every test writes to the disk, so there is one at a time, and
/// its result is reused for [`FRESH`].
async fn schema_if_writable(app: &Shared) -> Option<String> {
    let mut last = app.written.lock().await;
    if last.as_ref().is_none_or(|(at, _)| at.elapsed() >= FRESH) {
        let tried = run_query(app, |app| {
            app.service.check_writable()?;
            Ok(app.store().newest_migration()?)
        });
        *last = tried.await.ok().map(|schema| (Instant::now(), schema));
    }
    last.as_ref().map(|(_, schema)| schema.clone())
}

/// `GET /metrics`: only for this machine, and only without a separate listener for metrics.
pub async fn metrics_here(app: Shared, request: HttpRequest) -> Result<HttpResponse, HttpError> {
    let from = peer(&request);
    // In a test the request has no peer address.
    let is_here = (from.is_loopback() || from.is_unspecified()) && !is_forwarded(&request);
    if app.settings.metrics_apart || !is_here {
        return Err(HttpError::Missing);
    }
    metrics(app).await
}

/// `GET /metrics` of the separate listener.
pub async fn metrics(app: Shared) -> Result<HttpResponse, HttpError> {
    let text = run_query(&app, encoded).await?;
    Ok(no_store("application/openmetrics-text; version=1.0.0; charset=utf-8", text))
}

fn plain(text: String) -> HttpResponse {
    no_store("text/plain; charset=utf-8", text)
}

fn no_store(media: &'static str, text: String) -> HttpResponse {
    HttpResponse::Ok().insert_header((CONTENT_TYPE, media)).insert_header((CACHE_CONTROL, "no-store")).body(text)
}

/// Tables and hands are counted in the database, because several servers may use it.
fn encoded(app: &App) -> Result<String, HttpError> {
    let counts = app.store().counts()?;
    let mut registry = Registry::with_prefix("tanto");
    registry.register("build", "The running program", Info::new([("version", env!("CARGO_PKG_VERSION"))]));
    app.metrics.register(&mut registry);
    let mut gauge = |name: &str, help: &str, value| registry.register(name, help, ConstGauge::new(value));
    gauge("event_streams", "Open streams of events", size(app.streams.in_all()));
    gauge("cached_bytes", "Tables in the cache", size(app.service.cached_bytes()));
    gauge("tables", "Tables in the database", counts.tables);
    gauge("hands", "Hands that count", counts.hands);
    register_database(&mut registry, app);
    let mut text = String::new();
    encode(&mut text, &registry).map_err(|_| HttpError::Internal)?;
    Ok(text)
}

fn size(size: impl TryInto<i64>) -> i64 {
    size.try_into().unwrap_or(i64::MAX)
}

fn register_database(registry: &mut Registry, app: &App) {
    if let Some(writes) = app.store().writes() {
        let (committing, waiting) = (writes.committing.as_secs_f64(), writes.waiting.as_secs_f64());
        registry.register("commits", "Transactions on the disk", ConstCounter::new(writes.commits));
        registry.register("commit_seconds", "Time that they took, including the flush", ConstCounter::new(committing));
        registry.register("writes", "Changes that they wrote", ConstCounter::new(writes.works));
        registry.register("write_wait_seconds", "Time that those changes waited", ConstCounter::new(waiting));
    }
    if let Some(disk) = app.store().disk_usage() {
        let mut gauge = |name: &str, help: &str, value| registry.register(name, help, ConstGauge::new(size(value)));
        gauge("database_bytes", "The database", disk.database);
        gauge("wal_bytes", "The write-ahead log", disk.log);
        gauge("disk_free_bytes", "Free space on the disk of the database", disk.free);
        if let Some(age) = disk.backed_up {
            gauge("backup_age_seconds", "Since the last backup", age.as_secs());
        }
    }
}
