//! Rate limits for addresses and links: enough for any evening, too little to fill a disk. Each process has its own
//! limits.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::error::HttpError;

/// Tables that one address may open per hour. All phones of a club may share one address.
const TABLES: NonZeroU32 = NonZeroU32::new(120).unwrap();
/// The size of a burst, as a multiple of the limit per hour or minute.
const AT_ONCE: NonZeroU32 = NonZeroU32::new(3).unwrap();
/// Hands that one link may write per minute through the API: a script may enter a whole season.
const WRITES: u32 = 600;

/// Above this number of keys, those whose quota is full again are dropped.
const REMEMBERED: usize = 10_000;

/// The rate limits.
pub struct RateLimits {
    tables: DefaultKeyedRateLimiter<IpAddr>,
    /// `None` without a limit.
    writes: Option<DefaultKeyedRateLimiter<String>>,
}

impl RateLimits {
    pub fn new(tables_an_hour: Option<NonZeroU32>, writes_a_minute: Option<u32>) -> Self {
        let tables = tables_an_hour.unwrap_or(TABLES);
        let writes = NonZeroU32::new(writes_a_minute.unwrap_or(WRITES));
        Self {
            tables: RateLimiter::keyed(Quota::per_hour(tables).allow_burst(tables.saturating_mul(AT_ONCE))),
            writes: writes.map(|writes| {
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
    if limiter.len() > REMEMBERED {
        limiter.retain_recent();
    }
    limiter
        .check_key(key)
        .map_err(|early| HttpError::RateLimited(early.wait_time_from(DefaultClock::default().now()).as_secs() + 1))
}
