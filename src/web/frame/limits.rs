//! How much one address or one link may do: enough for any evening, too little to fill a disk. Processes that serve one
//! database count tables together as they are opened. What is written they count each for itself, so that no hand waits for
//! it, and together behind that: what comes through is at most as much a process as at once, and in the long run as much as
//! with one process.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use data_encoding::HEXLOWER;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use sha2::{Digest, Sha256};

use crate::store::{Allowance, Store, StoreError};

/// Tables that one address may open an hour: a club's phones share one.
const TABLES: NonZeroU32 = NonZeroU32::new(120).unwrap();
/// As many times that at once.
const AT_ONCE: NonZeroU32 = NonZeroU32::new(3).unwrap();
/// Hands that one link may write a minute by the API: a script may bring a whole season.
const WRITES: u32 = 600;

/// So many are remembered before those that have rested are forgotten.
const REMEMBERED: usize = 10_000;

/// How long to wait, in whole seconds, at least one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait(pub u64);

/// What has been done lately, by whom.
pub struct Limits {
    tables: DefaultKeyedRateLimiter<IpAddr>,
    of_tables: Allowance,
    /// Nothing where nothing is limited.
    writes: Option<DefaultKeyedRateLimiter<String>>,
    of_writes: Allowance,
    /// Nothing where there are no other processes.
    together: Option<Mutex<Together>>,
}

/// What is counted together with other processes, by the hash of a link.
#[derive(Default)]
struct Together {
    /// Written since it was told last.
    written: HashMap<String, i64>,
    /// Until when nothing is left.
    spent: HashMap<String, Instant>,
}

impl Limits {
    /// Nothing has been done yet. `is_shared`: whether other processes may serve the same database.
    pub fn new(tables_an_hour: Option<NonZeroU32>, writes_a_minute: Option<u32>, is_shared: bool) -> Self {
        let tables = tables_an_hour.unwrap_or(TABLES);
        let writes = NonZeroU32::new(writes_a_minute.unwrap_or(WRITES));
        Self {
            of_tables: allowance(Duration::from_hours(1), tables),
            of_writes: allowance(Duration::from_mins(1), writes.unwrap_or(NonZeroU32::MAX)),
            together: is_shared.then(Mutex::default),
            tables: RateLimiter::keyed(Quota::per_hour(tables).allow_burst(tables.saturating_mul(AT_ONCE))),
            writes: writes.map(|writes| {
                RateLimiter::keyed(Quota::per_minute(writes).allow_burst(writes.saturating_mul(AT_ONCE)))
            }),
        }
    }

    /// Counts a table that an address opens.
    fn open_table(&self, from: IpAddr) -> Result<(), Wait> {
        counted(&self.tables, &from)
    }

    /// The same together with other processes, where there may be some.
    pub fn open_table_of(&self, store: &Store, from: IpAddr) -> Result<Result<(), Wait>, StoreError> {
        if self.together.is_none() {
            return Ok(self.open_table(from));
        }
        let wait = store.spend_one(format!("tables {from}"), self.of_tables)?;
        Ok(wait.map_or(Ok(()), |milliseconds| Err(Wait(milliseconds.unsigned_abs() / 1000 + 1))))
    }

    /// Counts something that is written with a link.
    pub fn write(&self, token: &str) -> Result<(), Wait> {
        let Some(writes) = &self.writes else { return Ok(()) };
        let token = token.to_ascii_uppercase();
        let Some(together) = &self.together else { return counted(writes, &token) };
        let name = HEXLOWER.encode(&Sha256::digest(format!("writes {token}")));
        let mut together = together.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(until) = together.spent.get(&name) {
            let left = until.saturating_duration_since(Instant::now());
            if !left.is_zero() {
                return Err(Wait(left.as_secs() + 1));
            }
        }
        counted(writes, &token)?;
        *together.written.entry(name).or_default() += 1;
        Ok(())
    }

    /// Counts what was written since the last time together with other processes.
    pub fn count_together(&self, store: &Store) -> Result<(), StoreError> {
        let Some(together) = &self.together else { return Ok(()) };
        let written: Vec<_> = {
            let mut together = together.lock().unwrap_or_else(PoisonError::into_inner);
            let now = Instant::now();
            together.spent.retain(|_, until| *until > now);
            together.written.drain().collect()
        };
        if written.is_empty() {
            return Ok(());
        }
        let now = Instant::now();
        let spent = store.spend(written, self.of_writes)?;
        let mut together = together.lock().unwrap_or_else(PoisonError::into_inner);
        let until = |wait: i64| now + Duration::from_millis(wait.unsigned_abs());
        together.spent.extend(spent.into_iter().map(|(name, wait)| (name, until(wait))));
        Ok(())
    }
}

/// What is allowed in a while, and some times that at once.
fn allowance(within: Duration, each: NonZeroU32) -> Allowance {
    let milliseconds = i64::try_from(within.as_millis()).unwrap_or(i64::MAX);
    let each_takes = (milliseconds / i64::from(each.get())).max(1);
    Allowance { each: each_takes, at_once: i64::from(each.saturating_mul(AT_ONCE).get()) }
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
        let limits = Limits::new(NonZeroU32::new(2), None, false);
        let (one, other) = (IpAddr::from([192, 0, 2, 1]), IpAddr::from([192, 0, 2, 2]));
        assert!((0..6).all(|_| limits.open_table(one).is_ok()));
        assert!(limits.open_table(one).is_err_and(|wait| (1..=1800).contains(&wait.0)));
        assert!(limits.open_table(other).is_ok());
    }
}
