//! What every handler shares: the store, the settings, the clock.

use std::num::NonZeroU32;
use std::sync::{Arc, RwLock};
use std::time::Instant;

use actix_web::web;
use chrono::Utc;
use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::service::{Service, USUAL_CACHE};
use crate::store::{Store, StoreError};
use crate::web::frame::bodies::Bodies;
use crate::web::frame::concurrency::ConcurrencyLimit;
use crate::web::frame::hosts::Hosts;
use crate::web::frame::limits::Limits;
use crate::web::frame::metrics::Metrics;
use crate::web::frame::misses::Misses;
use crate::web::frame::pictures::Pictures;
use crate::web::frame::problem::Problem;
use crate::web::frame::proxies::Proxies;
use crate::web::frame::room::Room;
use crate::web::frame::turns::{Turn, Turns};

pub struct App {
    pub service: Service,
    pub settings: Settings,
    /// How much one address or one link may do.
    pub limits: Limits,
    /// Codes that opened nothing.
    pub misses: Misses,
    /// What is being sent slowly.
    pub bodies: Bodies,
    /// Who listens to tables.
    pub streams: ConcurrencyLimit,
    /// What is counted while it runs.
    pub metrics: Metrics,
    /// Who reads much, one after the other.
    pub turns: Turns,
    /// Documents that are on their way to be taken in.
    pub uploads: ConcurrencyLimit,
    /// Files that are on their way out.
    pub exports: ConcurrencyLimit,
    /// When writing was tried and worked, and the newest migration of the database by then.
    pub written: Mutex<Option<(Instant, String)>>,
    /// The address by name, while the name is announced.
    pub name: RwLock<Option<String>>,
    /// What draws pictures.
    pub pictures: Pictures,
}

/// How many documents one address may send at a time, and how many may be on their way in all: each lies on the disk until it is whole.
const UPLOADS_OF_ONE: usize = 1;
const UPLOADS_IN_ALL: usize = 8;
/// The same of files that are exported: each holds what it is written from in memory.
const EXPORTS_OF_ONE: usize = 2;
const EXPORTS_IN_ALL: usize = 8;

/// How the app was started.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The address that people use, without a slash at the end; nothing when it is whatever they asked for.
    pub public_url: Option<String>,
    /// The address at which others in the network reach this machine; nothing when only itself does.
    pub reachable: Option<String>,
    /// How many tables one address may open an hour; the usual number when nothing is said.
    pub create_limit: Option<NonZeroU32>,
    /// How many hands one link may write a minute, 0 for as many as come; the usual number when nothing is said.
    pub write_limit: Option<u32>,
    /// The names under which the app answers; any when nothing is said.
    pub hosts: Option<Hosts>,
    /// Who is believed to ask for others; nobody when nothing is said.
    pub proxies: Proxies,
    /// Whether what is counted is told on a listener of its own.
    pub metrics_apart: bool,
    /// How many bytes of replays are remembered; the usual number when nothing is said.
    pub memory: Option<usize>,
}

/// A handle that handlers take.
pub type Shared = web::Data<App>;

impl App {
    pub fn shared(store: Store, settings: Settings) -> Shared {
        let limits = Limits::new(settings.create_limit, settings.write_limit);
        let service = Service::new(store, settings.memory.unwrap_or(USUAL_CACHE));
        let (misses, bodies, metrics) = (Misses::default(), Bodies::default(), Metrics::default());
        let (name, written, pictures) = (RwLock::default(), Mutex::default(), Pictures::default());
        let (turns, streams) = (Turns::default(), Room::found().for_streams());
        let app = Self {
            service,
            settings,
            limits,
            misses,
            bodies,
            streams,
            metrics,
            turns,
            uploads: ConcurrencyLimit::new(UPLOADS_OF_ONE, UPLOADS_IN_ALL),
            exports: ConcurrencyLimit::new(EXPORTS_OF_ONE, EXPORTS_IN_ALL),
            written,
            name,
            pictures,
        };
        web::Data::from(Arc::new(app))
    }

    pub fn store(&self) -> &Store {
        &self.service.store
    }

    /// Now, in milliseconds since 1970. The only clock that pages and the API read.
    pub fn now() -> i64 {
        Utc::now().timestamp_millis()
    }
}

/// Looks something up by its key: at once where that takes less than the way to another thread and back.
pub async fn looking_up<T, W>(app: &Shared, look_up: W) -> Result<T, Problem>
where
    T: Send + 'static,
    W: FnOnce(&App) -> Result<T, Problem> + Send + 'static,
{
    if app.store().looks_up_at_once() { look_up(app) } else { working(app, look_up).await }
}

/// Does work that waits for the database where waiting is allowed.
pub async fn working<T, W>(app: &Shared, work: W) -> Result<T, Problem>
where
    T: Send + 'static,
    W: FnOnce(&App) -> Result<T, Problem> + Send + 'static,
{
    let deadline = app.store().deadline();
    let app = app.clone();
    let done = web::block(move || work(&app));
    let done = match deadline {
        Some(deadline) => timeout(deadline, done).await.map_err(|_| StoreError::silent())?,
        None => done.await,
    };
    done.map_err(|_| Problem::Fault)?
}

/// Does work that reads much, when its turn has come.
pub async fn in_turn<T, W>(app: &Shared, turn: Turn, work: W) -> Result<T, Problem>
where
    T: Send + 'static,
    W: FnOnce(&App) -> Result<T, Problem> + Send + 'static,
{
    let taken = app.turns.wait(turn).await?;
    let app = app.clone();
    let done = web::block(move || {
        let _taken = taken;
        work(&app)
    });
    done.await.map_err(|_| Problem::Fault)?
}
