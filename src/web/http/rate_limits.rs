//! Rate limits for addresses and links: enough for any evening, too little to fill a disk. Each process has its own
//! limits.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::error::HttpError;

/// How many tables one address may open per hour by default. All phones of a club may share one address.
pub const TABLES_PER_HOUR: NonZeroU32 = NonZeroU32::new(120).unwrap();
/// How many hands one link may write per minute through the API by default: a script may enter a whole season.
pub const WRITES_PER_MINUTE: u32 = 600;
/// The size of a burst, as a multiple of the limit per hour or minute.
const AT_ONCE: NonZeroU32 = NonZeroU32::new(3).unwrap();

/// Above this number of keys, those whose quota is full again are dropped.
const MAX_KEYS: usize = 10_000;

/// The rate limits.
pub struct RateLimits {
    tables: DefaultKeyedRateLimiter<IpAddr>,
    /// `None` without a limit.
    writes: Option<DefaultKeyedRateLimiter<String>>,
}

impl RateLimits {
    /// `writes` is 0 for no limit.
    pub fn new(tables: NonZeroU32, writes: u32) -> Self {
        Self {
            tables: RateLimiter::keyed(Quota::per_hour(tables).allow_burst(tables.saturating_mul(AT_ONCE))),
            writes: NonZeroU32::new(writes).map(|writes| {
                RateLimiter::keyed(Quota::per_minute(writes).allow_burst(writes.saturating_mul(AT_ONCE)))
            }),
        }
    }

    /// Counts a table or a club that an address opens.
    pub fn open_table(&self, from: IpAddr) -> Result<(), HttpError> {
        counted(&self.tables, &from)
    }

    /// Counts a write with a link.
    pub fn write(&self, token: &str) -> Result<(), HttpError> {
        self.writes.as_ref().map_or(Ok(()), |writes| counted(writes, &token.to_ascii_uppercase()))
    }
}

fn counted<K: Clone + Eq + std::hash::Hash>(limiter: &DefaultKeyedRateLimiter<K>, key: &K) -> Result<(), HttpError> {
    if limiter.len() > MAX_KEYS {
        limiter.retain_recent();
    }
    limiter
        .check_key(key)
        .map_err(|early| HttpError::RateLimited(early.wait_time_from(DefaultClock::default().now()).as_secs() + 1))
}
