//! What the program does for pages, the API and the command line: it executes commands, answers queries, and takes documents
//! in and out.
//!
//! Every write goes one way. A command is data; [`Service::execute`] locks its streams within this process, loads their
//! state, has it decided, commits what that leads to, and caches the new state. A stream that another process has
//! appended to in the meantime is a conflict, which is decided again.

mod cache;
mod club_document;
mod club_draft;
mod club_state;
mod clubs;
mod create;
mod delete;
mod document;
mod evenings;
mod execute;
mod export_club;
mod fault;
mod import;
mod import_club;
mod in_club;
mod load;
mod locks;
mod rebuild;
mod transfer;
mod verify;
mod verify_clubs;
mod verify_log;

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::store::{ClubId, Store, TableId};
use crate::table::Table;

use cache::Cache;
use locks::Locks;

pub use cache::DEFAULT_BYTES as DEFAULT_CACHE_BYTES;
pub use club_state::ClubState;
pub use clubs::{ClubReceipt, ClubRejection};
pub use create::CreateRejection;
pub use delete::{DELETION_GRACE, DELETION_GRACE_DAYS, SeenVersion};
pub use document::{export, exported, session_document};
pub use evenings::Evening;
pub use export_club::{ClubExport, ClubFormat};
pub use fault::{Fault, Finding, ReportProgress, Verified};
pub use import::{ImportRejection, Imported};
pub use import_club::ClubImportRejection;
pub use rebuild::Rebuilt;
pub use transfer::Moved;
pub use verify::{check_document, check_document_with_progress, check_store, check_store_with_progress};

/// The tables and the clubs of a store, with a cache of their states.
#[derive(Clone)]
pub struct Service {
    pub store: Arc<Store>,
    tables: Arc<Cache<TableId, Table>>,
    clubs: Arc<Cache<ClubId, ClubState>>,
    locks: Arc<Locks>,
    /// For evolving tables from their logs on behalf of writers.
    loading: Arc<Semaphore>,
}

/// How many tables are evolved from their logs at a time: each takes a few times the memory of its log.
const LOADING: usize = 4;

/// How often a command is decided when other processes keep appending first.
const ATTEMPTS: usize = 10;

impl Service {
    /// The states of a store take at most so many bytes of the cache, an eighth of it for clubs.
    pub fn new(store: Store, cache_bytes: usize) -> Self {
        let for_clubs = cache_bytes / 8;
        let tables = Arc::new(Cache::new(cache_bytes - for_clubs));
        let clubs = Arc::new(Cache::new(for_clubs));
        let loading = Arc::new(Semaphore::new(LOADING));
        Self { store: Arc::new(store), tables, clubs, locks: Arc::default(), loading }
    }

    /// How many bytes the cached states take.
    pub fn cached_bytes(&self) -> usize {
        self.tables.bytes() + self.clubs.bytes()
    }
}
