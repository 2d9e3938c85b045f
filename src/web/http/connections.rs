//! The limits on connections and event streams, per address and in total.

use std::net::IpAddr;

use rustix::process::{Resource, getrlimit};

use super::concurrency::{ConcurrencyLimit, Permit};
use super::error::HttpError;
use super::proxies::{Proxies, limit_key};

/// The open files that the database, the logs and the listening sockets need.
const OTHER_FILES: u64 = 128;
/// One address may have a ninth of all connections: when eight addresses take all they can, a ninth remains for the
/// others.
const PARTS: usize = 9;
/// The most connections of one address: enough for its streams and for pages beside them.
const MOST_PER_ADDRESS: usize = 2000;
/// Event streams of one address: a hall full of phones behind one router, or a program that watches a league.
const STREAMS_PER_ADDRESS: usize = 1500;
/// Event streams in total: at about 12 KiB each they stay below 96 MiB.
const STREAMS: usize = 5000;

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
        Self { total, per_address: MOST_PER_ADDRESS.min(total / PARTS) }
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
