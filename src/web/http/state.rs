//! The state that all handlers share: the service, the settings, the limits and the clock.

use std::num::NonZeroU32;
use std::sync::{Arc, RwLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use actix_web::web;
use tokio::sync::{Mutex, oneshot};
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use super::code_attempts::CodeAttempts;
use super::concurrency::{ConcurrencyLimit, ConnectionLimits};
use super::error::HttpError;
use super::hosts::Hosts;
use super::metrics::Metrics;
use super::permits::{Permits, ReadPermits};
use super::png::Pictures;
use super::proxies::Proxies;
use super::rate_limits::{RateLimits, TABLES_PER_HOUR, WRITES_PER_MINUTE};
use crate::service::{Cached, DEFAULT_CACHE_MIB, Service};
use crate::store::{Store, StoreError};

pub struct App {
    pub service: Service,
    pub settings: Settings,
    /// The rate limits of addresses and links.
    pub rate_limits: RateLimits,
    /// Failed attempts to join by code.
    pub code_attempts: CodeAttempts,
    /// The limit on request bodies that are being read.
    pub bodies: ConcurrencyLimit,
    /// The limit on open event streams.
    pub streams: ConcurrencyLimit,
    pub metrics: Metrics,
    /// The permits for expensive reads.
    pub permits: ReadPermits,
    /// The limit on documents that are being uploaded.
    pub uploads: ConcurrencyLimit,
    /// The limit on files that are being downloaded.
    pub exports: ConcurrencyLimit,
    /// When the last write test of `/readyz` succeeded, and the newest migration of the database at that time.
    pub written: Mutex<Option<(Instant, String)>>,
    /// The URL with the mDNS name, while that is announced.
    pub mdns_url: RwLock<Option<String>>,
    pub pictures: Pictures,
}

/// How many request bodies of one address are read at a time.
const BODIES_PER_ADDRESS: usize = 256;
/// How many request bodies are read at a time. Most arrive at once; those that stall keep their buffers until the deadline.
const BODIES: usize = 1024;
/// How many uploads one address may send at a time.
const UPLOADS_PER_ADDRESS: usize = 1;
/// How many uploads are received at a time. Each is stored on disk until it is complete, at most 2 GiB in all, so that a few slow
/// ones leave places for others.
const UPLOADS: usize = 64;
/// How many exports one address may receive at a time.
const EXPORTS_PER_ADDRESS: usize = 2;
/// How many exports are sent at a time. Each holds its source data in memory.
const EXPORTS: usize = 8;

/// The settings with which the server was started.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address that people use, without a trailing slash; `None` for the one that they requested.
    pub public_url: Option<String>,
    /// The address at which others in the network reach this machine; `None` when they cannot.
    pub reachable: Option<String>,
    /// How many tables one address may open per hour.
    pub create_limit: NonZeroU32,
    /// How many hands one link may write, and how many forms one device may send, per minute; 0 for no limit.
    pub write_limit: u32,
    /// The host names that the app answers to; `None` for all.
    pub hosts: Option<Hosts>,
    /// The trusted proxies; none by default.
    pub proxies: Proxies,
    /// Whether a separate listener serves the metrics.
    pub metrics_apart: bool,
    /// The size of the cache of replays, in MiB.
    pub cache_mib: u16,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            public_url: None,
            reachable: None,
            create_limit: TABLES_PER_HOUR,
            write_limit: WRITES_PER_MINUTE,
            hosts: None,
            proxies: Proxies::default(),
            metrics_apart: false,
            cache_mib: DEFAULT_CACHE_MIB,
        }
    }
}

/// The handle through which handlers get the app.
pub type Shared = web::Data<App>;

impl App {
    pub fn shared(store: Store, settings: Settings) -> Shared {
        web::Data::new(Self {
            service: Service::new(store, usize::from(settings.cache_mib) * 1024 * 1024),
            rate_limits: RateLimits::new(settings.create_limit, settings.write_limit),
            settings,
            code_attempts: CodeAttempts::default(),
            bodies: ConcurrencyLimit::new(BODIES_PER_ADDRESS, BODIES),
            streams: ConnectionLimits::of_system().for_streams(),
            metrics: Metrics::default(),
            permits: ReadPermits::default(),
            uploads: ConcurrencyLimit::new(UPLOADS_PER_ADDRESS, UPLOADS),
            exports: ConcurrencyLimit::new(EXPORTS_PER_ADDRESS, EXPORTS),
            written: Mutex::default(),
            mdns_url: RwLock::default(),
            pictures: Pictures::default(),
        })
    }

    pub fn store(&self) -> &Store {
        &self.service.store
    }

    /// A table or club, for a page about several: `None` if it cannot be read, so that the page still shows the others.
    pub fn load_readable<Id: Cached>(&self, id: Id) -> Result<Option<Arc<Id::State>>, HttpError> {
        match self.service.load(id) {
            Err(error) if error.is_damage() => Ok(None),
            state => Ok(Some(state?)),
        }
    }

    /// The current time in milliseconds since 1970. Pages and the API use no other clock.
    pub fn now() -> i64 {
        let millis = |time: Duration| i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
        SystemTime::now().duration_since(UNIX_EPOCH).map_or_else(|before| -millis(before.duration()), millis)
    }
}

/// Runs a lookup by key, on this thread when that takes less time than a switch to another one and back.
pub async fn run_quick_query<T: Send + 'static>(
    app: &Shared,
    look_up: impl FnOnce(&App) -> Result<T, HttpError> + Send + 'static,
) -> Result<T, HttpError> {
    if app.store().is_shared() { run_query(app, look_up).await } else { look_up(app) }
}

/// Runs work that blocks, such as a query, on the thread pool for it; ends at the deadline of the database.
pub async fn run_query<T: Send + 'static>(
    app: &Shared,
    work: impl FnOnce(&App) -> Result<T, HttpError> + Send + 'static,
) -> Result<T, HttpError> {
    let done = run_blocking(app, work);
    match app.store().deadline() {
        Some(deadline) => timeout(deadline, done).await.map_err(|_| StoreError::timed_out())?,
        None => done.await,
    }
}

/// Runs an expensive read on the thread pool for blocking work, once it has a permit.
pub async fn run_with_permit<T: Send + 'static>(
    app: &Shared,
    permits: &Permits,
    work: impl FnOnce(&App) -> Result<T, HttpError> + Send + 'static,
) -> Result<T, HttpError> {
    let permit = permits.acquire().await?;
    run_blocking(app, move |app| {
        let _permit = permit;
        work(app)
    })
    .await
}

/// Boxes the work, so that the thread pool is compiled for one type of work and not for each query.
async fn run_blocking<T: Send + 'static>(
    app: &Shared,
    work: impl FnOnce(&App) -> Result<T, HttpError> + Send + 'static,
) -> Result<T, HttpError> {
    let app = app.clone();
    let (reply, done) = oneshot::channel();
    let work: Box<dyn FnOnce() + Send> = Box::new(move || drop(reply.send(work(&app))));
    spawn_blocking(work);
    done.await.map_err(|_| HttpError::Internal)?
}
