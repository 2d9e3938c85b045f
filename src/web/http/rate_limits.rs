//! Rate limits for addresses, links and devices: enough for any evening, too little to fill a disk. Each process has its
//! own limits.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::error::HttpError;
use crate::store::{DeviceId, Stream};

/// How many tables one address may open per hour by default. All phones of a club may share one address.
pub const TABLES_PER_HOUR: NonZeroU32 = NonZeroU32::new(120).unwrap();
/// How many devices may join one table or club per hour.
const DEVICES_PER_HOUR: NonZeroU32 = NonZeroU32::new(240).unwrap();
/// How many hands one link may write per minute through the API by default, and one device on pages: a script may enter a
/// whole season.
pub const WRITES_PER_MINUTE: u32 = 600;
/// The size of a burst, as a multiple of the limit per hour or minute.
const AT_ONCE: NonZeroU32 = NonZeroU32::new(3).unwrap();

/// Above this number of keys, those whose quota is full again are dropped.
const MAX_KEYS: usize = 10_000;

/// The rate limits.
pub struct RateLimits {
    tables: DefaultKeyedRateLimiter<IpAddr>,
    devices: DefaultKeyedRateLimiter<String>,
    /// `None` without a limit.
    writes: Option<DefaultKeyedRateLimiter<String>>,
}

impl RateLimits {
    /// `writes` is 0 for no limit.
    pub fn new(tables: NonZeroU32, writes: u32) -> Self {
        Self {
            tables: RateLimiter::keyed(Quota::per_hour(tables).allow_burst(tables.saturating_mul(AT_ONCE))),
            devices: RateLimiter::keyed(Quota::per_hour(DEVICES_PER_HOUR)),
            writes: NonZeroU32::new(writes).map(|writes| {
                RateLimiter::keyed(Quota::per_minute(writes).allow_burst(writes.saturating_mul(AT_ONCE)))
            }),
        }
    }

    /// Counts a table or a club that an address opens.
    pub fn open_table(&self, from: IpAddr) -> Result<(), HttpError> {
        counted(&self.tables, &from)
    }

    /// Counts a new device that joins a table or a club.
    pub fn join(&self, scope: Stream) -> Result<(), HttpError> {
        counted(&self.devices, &scope.to_string())
    }

    /// Counts a write with a link.
    pub fn write(&self, token: &str) -> Result<(), HttpError> {
        self.writes.as_ref().map_or(Ok(()), |writes| counted(writes, &token.to_ascii_uppercase()))
    }

    /// Counts a form that a device sends.
    pub fn form(&self, device: &DeviceId) -> Result<(), HttpError> {
        self.write(&device.tag())
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
