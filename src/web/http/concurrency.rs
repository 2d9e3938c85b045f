//! Concurrency limits, per address and in total.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::{sleep, timeout};

/// The interval between attempts to get a permit.
const INTERVAL: Duration = Duration::from_millis(100);

/// A limit, and the permits in use.
#[derive(Clone)]
pub struct ConcurrencyLimit {
    of_one: usize,
    in_all: usize,
    in_use: Arc<Mutex<InUse>>,
}

#[derive(Default)]
struct InUse {
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
        Self { of_one, in_all, in_use: Arc::default() }
    }

    /// `None` when the address or the total is at its limit.
    pub fn acquire(&self, from: IpAddr) -> Option<Permit> {
        let mut in_use = self.in_use();
        let of_one = in_use.by_address.get(&from).copied().unwrap_or_default();
        if in_use.in_all >= self.in_all || of_one >= self.of_one {
            return None;
        }
        in_use.by_address.insert(from, of_one + 1);
        in_use.in_all += 1;
        Some(Permit { limit: self.clone(), from })
    }

    /// [`Self::acquire`], repeated until a permit is free; `None` when that takes too long.
    pub async fn wait(&self, from: IpAddr, time_limit: Duration) -> Option<Permit> {
        let waiting = async {
            loop {
                if let Some(permit) = self.acquire(from) {
                    return permit;
                }
                sleep(INTERVAL).await;
            }
        };
        timeout(time_limit, waiting).await.ok()
    }

    /// The number of permits in use.
    pub fn in_all(&self) -> usize {
        self.in_use().in_all
    }

    fn in_use(&self) -> MutexGuard<'_, InUse> {
        self.in_use.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut in_use = self.limit.in_use();
        in_use.in_all -= 1;
        if let Some(of_one) = in_use.by_address.get_mut(&self.from) {
            *of_one -= 1;
            if *of_one == 0 {
                in_use.by_address.remove(&self.from);
            }
        }
    }
}
