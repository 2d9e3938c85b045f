//! Limits failed attempts to join by code. There are 32⁶ codes; with 200 valid ones, 500 attempts in ten minutes find
//! one with a probability of 500 × 200 ÷ 32⁶, which is 1 in 10,700. So after 500 misses joining by code is blocked for
//! a while, but links still work.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::error::HttpError;

/// The number of misses that blocks an address.
const OF_ONE: usize = 20;
/// The number of misses that blocks all addresses.
const IN_ALL: usize = 500;
/// How long a miss counts.
const WITHIN: Duration = Duration::from_mins(10);

/// The recent misses, at most [`IN_ALL`], the oldest first.
#[derive(Default)]
pub struct CodeAttempts(Mutex<VecDeque<(IpAddr, Instant)>>);

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
            return Err(HttpError::RateLimited(WITHIN.as_secs()));
        }
        let opened = open();
        if !matches!(opened, Ok(None)) {
            self.take_back(from, now);
        }
        opened
    }

    /// Counts an attempt; `false` when the address is blocked.
    fn count(&self, from: IpAddr, now: Instant) -> bool {
        let mut misses = self.misses();
        while misses.front().is_some_and(|(_, at)| now.saturating_duration_since(*at) >= WITHIN) {
            misses.pop_front();
        }
        let of_one = misses.iter().filter(|(address, _)| *address == from).count();
        let is_allowed = misses.len() < IN_ALL && of_one < OF_ONE;
        if is_allowed {
            misses.push_back((from, now));
        }
        is_allowed
    }

    fn take_back(&self, from: IpAddr, at: Instant) {
        let mut misses = self.misses();
        if let Some(place) = misses.iter().rposition(|miss| *miss == (from, at)) {
            misses.remove(place);
        }
    }

    fn misses(&self) -> MutexGuard<'_, VecDeque<(IpAddr, Instant)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
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
    fn five_hundred_misses_block_all_addresses() {
        let (misses, start) = (CodeAttempts::default(), Instant::now());
        for miss in 0..500 {
            assert!(misses.count(address(miss), start), "{miss}");
        }
        assert!(!misses.count(address(1000), start));
        assert!(misses.count(address(1000), start + WITHIN));
    }

    #[test]
    fn only_unknown_codes_count_as_misses() -> Result<(), HttpError> {
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

    /// The number of attempts that are let through when each begins before the one before it is answered.
    fn let_through(misses: &CodeAttempts) -> usize {
        let mut through = 0;
        let _ = misses.tried(address(1), || {
            through = 1 + let_through(misses);
            Ok(None::<()>)
        });
        through
    }

    #[test]
    fn an_attempt_counts_before_it_is_answered() {
        assert_eq!(let_through(&CodeAttempts::default()), 20);
    }
}
