//! Concurrency limits, per address and in total, and those on connections and event streams.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rustix::process::{Resource, getrlimit};
use tokio::time::{sleep, timeout};

use super::error::HttpError;
use super::proxies::{Proxies, limit_key};

/// The interval between attempts to get a permit.
const INTERVAL: Duration = Duration::from_millis(100);
/// The open files that the database, the logs and the listening sockets need.
const OTHER_FILES: u64 = 128;
/// One address may have a ninth of all connections: when eight addresses take all they can, a ninth remains for the
/// others.
const PARTS: usize = 9;
/// The most connections of one address: enough for its streams and for pages beside them.
const MAX_PER_ADDRESS: usize = 2000;
/// Event streams of one address: a hall full of phones behind one router, or a program that watches a league.
const STREAMS_PER_ADDRESS: usize = 1500;
/// Event streams in total: at about 12 KiB each they stay below 96 MiB.
const STREAMS: usize = 5000;

/// A limit, and the permits in use.
#[derive(Clone)]
pub struct ConcurrencyLimit {
    of_one: usize,
    in_all: usize,
    in_use: Arc<Mutex<InUse>>,
}

#[derive(Default)]
struct InUse {
    by_address: HashMap<IpAddr, usize>,
    in_all: usize,
}

/// Counts towards the limit until it is dropped.
pub struct Permit {
    limit: ConcurrencyLimit,
    from: IpAddr,
}

impl ConcurrencyLimit {
    pub fn new(of_one: usize, in_all: usize) -> Self {
        Self { of_one, in_all, in_use: Arc::default() }
    }

    /// `None` when the address or the total is at its limit.
    pub fn acquire(&self, from: IpAddr) -> Option<Permit> {
        let mut in_use = self.in_use();
        let of_one = in_use.by_address.get(&from).copied().unwrap_or_default();
        if in_use.in_all >= self.in_all || of_one >= self.of_one {
            return None;
        }
        in_use.by_address.insert(from, of_one + 1);
        in_use.in_all += 1;
        Some(Permit { limit: self.clone(), from })
    }

    /// [`Self::acquire`], repeated until a permit is free; `None` when that takes too long.
    pub async fn wait(&self, from: IpAddr, time_limit: Duration) -> Option<Permit> {
        let waiting = async {
            loop {
                if let Some(permit) = self.acquire(from) {
                    return permit;
                }
                sleep(INTERVAL).await;
            }
        };
        timeout(time_limit, waiting).await.ok()
    }

    /// The number of permits in use.
    pub fn in_all(&self) -> usize {
        self.in_use().in_all
    }

    fn in_use(&self) -> MutexGuard<'_, InUse> {
        self.in_use.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut in_use = self.limit.in_use();
        in_use.in_all -= 1;
        if let Some(of_one) = in_use.by_address.get_mut(&self.from) {
            *of_one -= 1;
            if *of_one == 0 {
                in_use.by_address.remove(&self.from);
            }
        }
    }
}

/// How many connections may be open at a time.
#[derive(Clone, Copy)]
pub struct ConnectionLimits {
    pub total: usize,
    pub per_address: usize,
}

impl ConnectionLimits {
    /// Derived from the limit of open files. A connection beyond that is an error, after which the server accepts no
    /// other for half a second.
    pub fn of_system() -> Self {
        let files = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
        let total = usize::try_from(files.saturating_sub(OTHER_FILES).clamp(64, 50_000)).unwrap_or(64);
        Self { total, per_address: MAX_PER_ADDRESS.min(total / PARTS) }
    }

    /// Streams may take seven eighths of the connections; the others are for pages.
    pub fn for_streams(self) -> ConcurrencyLimit {
        let most = |connections: usize| connections - connections / 8;
        ConcurrencyLimit::new(STREAMS_PER_ADDRESS.min(most(self.per_address)), STREAMS.min(most(self.total)))
    }
}

/// Counts the open connections of each address.
#[derive(Clone)]
pub struct Connections {
    open: ConcurrencyLimit,
    proxies: Proxies,
}

impl Connections {
    pub fn new(limits: ConnectionLimits, proxies: Proxies) -> Self {
        Self { open: ConcurrencyLimit::new(limits.per_address, usize::MAX), proxies }
    }

    /// Counts a connection until the permit is dropped. A trusted proxy serves many clients, so it needs none.
    pub fn admit(&self, from: IpAddr) -> Result<Option<Permit>, HttpError> {
        let from = from.to_canonical();
        if self.proxies.has(from) {
            return Ok(None);
        }
        self.open.acquire(limit_key(from)).map(Some).ok_or(HttpError::TooMany)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_counts_as_one() {
        let connections = Connections::new(ConnectionLimits { total: 18, per_address: 2 }, Proxies::default());
        let connect = |net, last| connections.admit([0x2001, 0xdb8, 1, net, 0, 0, 0, last].into());
        let _open = (connect(2, 1), connect(2, 2));
        assert!(connect(2, 3).is_err() && connect(3, 1).is_ok());
    }
}
