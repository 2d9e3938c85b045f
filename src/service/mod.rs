//! The operations behind pages, the API and the command line: commands, queries, imports and exports.
//!
//! Every change of a table or a club goes through `Service::transact`, from [`Service::execute`], [`Service::execute_for_club`]
//! and the others. Links, devices, members and handovers change by methods of the service, too: nothing else writes to the store.

mod access;
mod cache;
mod club_transaction;
mod clubs;
mod create;
mod delete;
mod document;
mod evenings;
mod execute;
mod export_club;
mod import;
mod import_club;
mod load;
mod locks;
mod rebuild;
mod table_and_club;
mod transact;
mod transfer;
mod verify;
mod verify_document;

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::store::{ClubId, Store, TableId};

use cache::Cache;
use locks::Locks;

pub use access::Revoked;
pub use cache::{Cached, DEFAULT_MIB as DEFAULT_CACHE_MIB};
pub use clubs::ClubReceipt;
pub use delete::{DELETION_GRACE, DELETION_GRACE_DAYS};
pub use document::{exported, session_document};
pub use export_club::{ClubExport, ClubFormat};
pub use import::check_document_while;
pub use rebuild::Rebuilt;
pub use transfer::MoveReceipt;
pub use verify::{check_store, check_store_with_progress};
pub use verify_document::{Verified, check_document};

/// A callback for progress: how many items are done, and how many there are.
pub type ReportProgress<'a> = &'a mut dyn FnMut(usize, usize);

/// [`ReportProgress`] that also says whether to go on.
pub type GoOn<'a> = &'a mut dyn FnMut(usize, usize) -> bool;

/// The tables and the clubs of a store, with a cache of their states.
#[derive(Clone)]
pub struct Service {
    pub store: Arc<Store>,
    tables: Arc<Cache<TableId>>,
    clubs: Arc<Cache<ClubId>>,
    locks: Arc<Locks>,
    /// Permits for writers that replay a table's log.
    loading: Arc<Semaphore>,
}

/// How many writers replay a log at a time: each takes a few times the memory of the log.
const LOADING: usize = 4;

impl Service {
    /// Caches at most `cache_bytes` of states, an eighth of it for clubs.
    pub fn new(store: Store, cache_bytes: usize) -> Self {
        let for_clubs = cache_bytes / 8;
        let tables = Arc::new(Cache::new(cache_bytes - for_clubs));
        let clubs = Arc::new(Cache::new(for_clubs));
        let loading = Arc::new(Semaphore::new(LOADING));
        Self { store: Arc::new(store), tables, clubs, locks: Arc::default(), loading }
    }

    pub fn cached_bytes(&self) -> usize {
        self.tables.bytes() + self.clubs.bytes()
    }
}
