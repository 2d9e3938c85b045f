//! Metrics of the database, for monitoring.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rustix::fs::statvfs;

use crate::store::Store;
use crate::store::address::Address;
use crate::store::paths::{folder_of, with_suffix};

/// Counts the writes on the single writing connection.
#[derive(Default)]
pub(in crate::store) struct WriteMetrics(Mutex<Writes>);

impl WriteMetrics {
    pub(in crate::store) fn count_commit(&self, took: Duration) {
        let mut writes = self.writes();
        (writes.commits, writes.committing) = (writes.commits + 1, writes.committing + took);
    }

    pub(in crate::store) fn job_began(&self, waited: Duration) {
        let mut writes = self.writes();
        (writes.works, writes.waiting) = (writes.works + 1, writes.waiting + waited);
    }

    pub(in crate::store) fn totals(&self) -> Writes {
        *self.writes()
    }

    fn writes(&self) -> MutexGuard<'_, Writes> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Totals since the start of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Writes {
    pub commits: u64,
    /// The total duration of the commits, the flush included.
    pub committing: Duration,
    /// The number of jobs in these commits.
    pub works: u64,
    /// The total time that these jobs waited until they began.
    pub waiting: Duration,
}

/// Disk space used by the files of a database, and what is free.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DiskUsage {
    /// In bytes, like `log` and `free`.
    pub database: u64,
    pub log: u64,
    pub free: u64,
    /// The time since the last backup; `None` when no backup is known.
    pub backed_up: Option<Duration>,
}

impl Store {
    /// Disk usage of a `SQLite` file; `None` for a database server.
    pub fn disk_usage(&self) -> Option<DiskUsage> {
        let Address::Sqlite(file) = self.connections.address() else { return None };
        let length = |path: &Path| fs::metadata(path).map_or(0, |found| found.len());
        let free = statvfs(folder_of(file)).map_or(0, |disk| disk.f_bavail.saturating_mul(disk.f_frsize));
        let backed_up =
            fs::metadata(backup_marker(file)).ok().and_then(|marker| marker.modified().ok()?.elapsed().ok());
        Some(DiskUsage { database: length(file), log: length(&with_suffix(file, "-wal")), free, backed_up })
    }

    /// Records the time of a backup in a file beside the database. A folder that we cannot write to only loses this
    /// metric.
    pub(in crate::store) fn record_backup(&self) {
        if let Address::Sqlite(file) = self.connections.address() {
            let _ = fs::write(backup_marker(file), "The time of this file is that of the last backup.\n");
        }
    }
}

fn backup_marker(file: &Path) -> PathBuf {
    with_suffix(file, ".backed-up")
}
