//! Rate limits for addresses and links: enough for any evening, too little to fill a disk. Each process has its own
//! limits.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// Tables that one address may open per hour. All phones of a club may share one address.
const TABLES: NonZeroU32 = NonZeroU32::new(120).unwrap();
/// The size of a burst, as a multiple of the limit per hour or minute.
const AT_ONCE: NonZeroU32 = NonZeroU32::new(3).unwrap();
/// Hands that one link may write per minute through the API: a script may enter a whole season.
const WRITES: u32 = 600;

/// Above this number of keys, those whose quota is full again are dropped.
const REMEMBERED: usize = 10_000;

/// How long to wait, in whole seconds, at least one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait(pub u64);

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
    pub fn open_table(&self, from: IpAddr) -> Result<(), Wait> {
        counted(&self.tables, &from)
    }

    /// Counts a write with a link.
    pub fn write(&self, token: &str) -> Result<(), Wait> {
        self.writes.as_ref().map_or(Ok(()), |writes| counted(writes, &token.to_ascii_uppercase()))
    }
}

fn counted<K: Clone + Eq + std::hash::Hash>(limiter: &DefaultKeyedRateLimiter<K>, key: &K) -> Result<(), Wait> {
    if limiter.len() > REMEMBERED {
        limiter.retain_recent();
    }
    limiter.check_key(key).map_err(|early| {
        let wait = early.wait_time_from(DefaultClock::default().now());
        Wait(wait.as_secs() + 1)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_address_has_its_own_share() {
        let limits = RateLimits::new(NonZeroU32::new(2), None);
        let (one, other) = (IpAddr::from([192, 0, 2, 1]), IpAddr::from([192, 0, 2, 2]));
        assert!((0..6).all(|_| limits.open_table(one).is_ok()));
        assert!(limits.open_table(one).is_err_and(|wait| (1..=1800).contains(&wait.0)));
        assert!(limits.open_table(other).is_ok());
    }
}
