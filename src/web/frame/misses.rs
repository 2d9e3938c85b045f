//! Codes that opened nothing. A code has 32⁶ forms; of 200 that are alive, 500 tries in ten minutes hit one with a chance
//! of 500 × 200 ÷ 32⁶, which is 1 in 10,700. So after 500 misses nobody joins by code for a while, links aside.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;

use super::problem::Problem;
use crate::store::{Attempts, Store};

/// So many misses close an address, so many close the door, and so long a miss counts.
const ATTEMPTS: Attempts = Attempts { of_one: 20, in_all: 500, within: Duration::from_mins(10) };

/// The misses of the last while, of every address and in all.
pub struct Misses(Mutex<Recent>);

struct Recent {
    by_address: LruCache<IpAddr, VecDeque<Instant>>,
    in_all: VecDeque<Instant>,
}

impl Default for Misses {
    fn default() -> Self {
        // No more addresses than there can be misses.
        let by_address = LruCache::new(NonZeroUsize::new(ATTEMPTS.in_all).unwrap_or(NonZeroUsize::MIN));
        Self(Mutex::new(Recent { by_address, in_all: VecDeque::new() }))
    }
}

impl Misses {
    /// What is opened by something that an address tries, which counts where it opens nothing; together with other processes
    /// where there may be some.
    ///
    /// # Errors
    /// When the address may try nothing now, and what the opening ends with.
    pub fn tried<T>(
        &self,
        store: &Store,
        from: IpAddr,
        open: impl FnOnce() -> Result<Option<T>, Problem>,
    ) -> Result<Option<T>, Problem> {
        if store.is_shared() {
            let attempt = store.attempt(from.to_string(), ATTEMPTS)?.ok_or(Problem::TooMany)?;
            let opened = open()?;
            if opened.is_some() {
                store.take_back(attempt)?;
            }
            return Ok(opened);
        }
        if !self.may_try(from, Instant::now()) {
            return Err(Problem::TooMany);
        }
        let opened = open()?;
        if opened.is_none() {
            self.count(from, Instant::now());
        }
        Ok(opened)
    }

    fn may_try(&self, from: IpAddr, now: Instant) -> bool {
        let mut recent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        forget(&mut recent.in_all, now);
        let is_open = recent.in_all.len() < ATTEMPTS.in_all;
        let own = recent.by_address.get_mut(&from);
        let of_one = own.map_or(0, |own| {
            forget(own, now);
            own.len()
        });
        is_open && of_one < ATTEMPTS.of_one
    }

    fn count(&self, from: IpAddr, now: Instant) {
        let mut recent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        recent.in_all.push_back(now);
        recent.by_address.get_or_insert_mut(from, VecDeque::new).push_back(now);
    }
}

fn forget(misses: &mut VecDeque<Instant>, now: Instant) {
    while misses.front().is_some_and(|miss| now.saturating_duration_since(*miss) >= ATTEMPTS.within) {
        misses.pop_front();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u16) -> IpAddr {
        let [high, low] = last.to_be_bytes();
        IpAddr::from([198, 51, high, low])
    }

    #[test]
    fn twenty_misses_close_an_address_for_ten_minutes() {
        let (misses, start) = (Misses::default(), Instant::now());
        for _ in 0..20 {
            assert!(misses.may_try(address(1), start));
            misses.count(address(1), start);
        }
        assert!(!misses.may_try(address(1), start + Duration::from_secs(599)));
        assert!(misses.may_try(address(2), start));
        assert!(misses.may_try(address(1), start + ATTEMPTS.within));
    }

    #[test]
    fn five_hundred_misses_close_the_door() {
        let (misses, start) = (Misses::default(), Instant::now());
        for miss in 0..500 {
            assert!(misses.may_try(address(miss), start), "{miss}");
            misses.count(address(miss), start);
        }
        assert!(!misses.may_try(address(1000), start));
        assert!(misses.may_try(address(1000), start + ATTEMPTS.within));
    }
}
