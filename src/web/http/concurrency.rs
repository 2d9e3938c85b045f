//! Concurrency limits, per address and in total.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::time::{sleep, timeout};

/// The interval between attempts to get a permit.
const AGAIN: Duration = Duration::from_millis(100);

/// A limit, and the permits in use.
#[derive(Clone)]
pub struct ConcurrencyLimit {
    of_one: usize,
    in_all: usize,
    there: Arc<Mutex<There>>,
}

#[derive(Default)]
struct There {
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
        Self { of_one, in_all, there: Arc::default() }
    }

    /// `None` when the address or the total is at its limit.
    pub fn acquire(&self, from: IpAddr) -> Option<Permit> {
        let mut there = self.there.lock().unwrap_or_else(PoisonError::into_inner);
        let of_one = there.by_address.get(&from).copied().unwrap_or_default();
        if there.in_all >= self.in_all || of_one >= self.of_one {
            return None;
        }
        there.by_address.insert(from, of_one + 1);
        there.in_all += 1;
        Some(Permit { limit: self.clone(), from })
    }

    /// [`Self::acquire`], repeated for as long as `patience` until a permit is free.
    pub async fn wait(&self, from: IpAddr, patience: Duration) -> Option<Permit> {
        let waiting = async {
            loop {
                if let Some(permit) = self.acquire(from) {
                    return permit;
                }
                sleep(AGAIN).await;
            }
        };
        timeout(patience, waiting).await.ok()
    }

    /// The number of permits in use.
    pub fn in_all(&self) -> usize {
        self.there.lock().unwrap_or_else(PoisonError::into_inner).in_all
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut there = self.limit.there.lock().unwrap_or_else(PoisonError::into_inner);
        there.in_all -= 1;
        if let Some(of_one) = there.by_address.get_mut(&self.from) {
            *of_one -= 1;
            if *of_one == 0 {
                there.by_address.remove(&self.from);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_address_has_room_for_some_and_gets_it_back() {
        let limit = ConcurrencyLimit::new(24, 400);
        let address = |last: u8| IpAddr::from([192, 0, 2, last]);
        let mut held: Vec<Permit> = (0..30).filter_map(|_| limit.acquire(address(1))).collect();
        assert_eq!(held.len(), 24);
        assert!(limit.acquire(address(2)).is_some());
        held.pop();
        assert!(limit.acquire(address(1)).is_some());
        let others = (2..200).flat_map(|of| (0..3).map(move |_| of));
        held.extend(others.filter_map(|of| limit.acquire(address(of))));
        assert_eq!((held.len(), limit.in_all()), (400, 400));
        drop(held);
        assert_eq!(limit.in_all(), 0);
        assert!(limit.there.lock().is_ok_and(|there| there.by_address.is_empty()));
    }
}
