//! Limits failed attempts to join by code. There are 32⁶ codes; with 200 valid ones, 500 attempts in ten minutes find
//! one with a probability of 500 × 200 ÷ 32⁶, which is 1 in 10,700. So after 500 misses joining by code is blocked for
//! a while, but links still work.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;

use super::error::HttpError;

/// The number of misses that blocks an address.
const OF_ONE: usize = 20;
/// The number of misses that blocks all addresses.
const IN_ALL: usize = 500;
/// How long a miss counts.
const WITHIN: Duration = Duration::from_mins(10);

/// The recent misses, by address and in total.
pub struct CodeAttempts(Mutex<Recent>);

struct Recent {
    by_address: LruCache<IpAddr, VecDeque<Instant>>,
    in_all: VecDeque<Instant>,
}

impl Default for CodeAttempts {
    fn default() -> Self {
        // There cannot be more addresses than misses.
        let by_address = LruCache::new(NonZeroUsize::new(IN_ALL).unwrap_or(NonZeroUsize::MIN));
        Self(Mutex::new(Recent { by_address, in_all: VecDeque::new() }))
    }
}

impl CodeAttempts {
    /// Runs an attempt of an address, which counts as a miss if it opens nothing. It is counted before the result is
    /// known, because other attempts run at the same time.
    pub fn tried<T>(
        &self,
        from: IpAddr,
        open: impl FnOnce() -> Result<Option<T>, HttpError>,
    ) -> Result<Option<T>, HttpError> {
        let now = Instant::now();
        if !self.count(from, now) {
            return Err(HttpError::TooMany);
        }
        let opened = open();
        if !matches!(opened, Ok(None)) {
            self.take_back(from, now);
        }
        opened
    }

    /// Counts an attempt; `false` when the address is blocked.
    fn count(&self, from: IpAddr, now: Instant) -> bool {
        let mut recent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        forget(&mut recent.in_all, now);
        if recent.in_all.len() >= IN_ALL {
            return false;
        }
        let own = recent.by_address.get_or_insert_mut(from, VecDeque::new);
        forget(own, now);
        if own.len() >= OF_ONE {
            return false;
        }
        own.push_back(now);
        recent.in_all.push_back(now);
        true
    }

    fn take_back(&self, from: IpAddr, at: Instant) {
        let mut recent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        drop_one(&mut recent.in_all, at);
        if let Some(own) = recent.by_address.get_mut(&from) {
            drop_one(own, at);
            // An address without misses must not take the place of another one in the cache.
            if own.is_empty() {
                recent.by_address.pop(&from);
            }
        }
    }
}

fn drop_one(misses: &mut VecDeque<Instant>, at: Instant) {
    if let Some(place) = misses.iter().rposition(|miss| *miss == at) {
        misses.remove(place);
    }
}

fn forget(misses: &mut VecDeque<Instant>, now: Instant) {
    while misses.front().is_some_and(|miss| now.saturating_duration_since(*miss) >= WITHIN) {
        misses.pop_front();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    fn address(last: u16) -> IpAddr {
        let [high, low] = last.to_be_bytes();
        IpAddr::from([198, 51, high, low])
    }

    #[test]
    fn twenty_misses_close_an_address_for_ten_minutes() {
        let (misses, start) = (CodeAttempts::default(), Instant::now());
        for _ in 0..20 {
            assert!(misses.count(address(1), start));
        }
        assert!(!misses.count(address(1), start + Duration::from_secs(599)));
        assert!(misses.count(address(2), start));
        assert!(misses.count(address(1), start + WITHIN));
    }

    #[test]
    fn five_hundred_misses_close_the_door() {
        let (misses, start) = (CodeAttempts::default(), Instant::now());
        for miss in 0..500 {
            assert!(misses.count(address(miss), start), "{miss}");
        }
        assert!(!misses.count(address(1000), start));
        assert!(misses.count(address(1000), start + WITHIN));
    }

    #[test]
    fn what_opens_is_no_miss() -> Result<(), HttpError> {
        let misses = CodeAttempts::default();
        for _ in 0..600 {
            misses.tried(address(1), || Ok(Some(())))?;
            assert!(misses.tried(address(2), || Err::<Option<()>, _>(HttpError::Database)).is_err());
        }
        for _ in 0..20 {
            assert_eq!(misses.tried(address(1), || Ok(None::<()>))?, None);
        }
        assert!(misses.tried(address(1), || Ok(Some(()))).is_err());
        Ok(())
    }

    /// How many of the concurrent attempts from `addresses` are let through; all of them are misses.
    fn let_through(addresses: u16, tries_of_each: u16) -> usize {
        let (misses, through) = (CodeAttempts::default(), AtomicUsize::new(0));
        let (all, limit) = (usize::from(addresses * tries_of_each), OF_ONE * usize::from(addresses));
        let (answered, limit) = (AtomicUsize::new(0), limit.min(IN_ALL));
        std::thread::scope(|threads| {
            for number in 0..addresses * tries_of_each {
                let (misses, through, answered) = (&misses, &through, &answered);
                threads.spawn(move || {
                    let _ = misses.tried(address(number % addresses), || {
                        through.fetch_add(1, Ordering::SeqCst);
                        // No attempt ends before all others have begun, or more are let through than the limit allows.
                        while answered.load(Ordering::SeqCst) + limit < all && through.load(Ordering::SeqCst) <= limit {
                            std::thread::yield_now();
                        }
                        Ok(None::<()>)
                    });
                    answered.fetch_add(1, Ordering::SeqCst);
                });
            }
        });
        through.into_inner()
    }

    #[test]
    fn tries_at_once_are_counted_before_they_are_told() {
        assert_eq!(let_through(1, 64), 20);
        assert_eq!(let_through(40, 15), 500);
    }
}
