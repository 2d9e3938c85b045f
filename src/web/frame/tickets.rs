//! Tickets for a device that goes over to another address of the app: what is remembered here is who it was there.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;

use super::keys::fresh_key;
use super::problem::Problem;
use crate::store::DeviceId;

/// How long a way takes at most. Browsers go it at once.
const VALID: Duration = Duration::from_mins(2);
/// More are not on their way at a time.
const MOST: NonZeroUsize = NonZeroUsize::new(1000).unwrap();

/// The tickets that were given and not used.
pub struct Tickets(Mutex<LruCache<String, (DeviceId, Instant)>>);

impl Default for Tickets {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(MOST)))
    }
}

impl Tickets {
    /// Gives a ticket.
    ///
    /// # Errors
    /// When the system gives no random bytes.
    pub fn give(&self, device: DeviceId) -> Result<String, Problem> {
        let ticket = fresh_key()?;
        self.0.lock().unwrap_or_else(PoisonError::into_inner).put(ticket.clone(), (device, Instant::now()));
        Ok(ticket)
    }

    /// The device that a ticket was given to; each is good once.
    #[must_use]
    pub fn take(&self, ticket: &str) -> Option<DeviceId> {
        let (device, given) = self.0.lock().unwrap_or_else(PoisonError::into_inner).pop(ticket)?;
        (given.elapsed() < VALID).then_some(device)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ticket_is_good_once() -> Result<(), Problem> {
        let (tickets, device) = (Tickets::default(), DeviceId::of("somebody"));
        let ticket = tickets.give(device.clone())?;
        assert_eq!(tickets.take("another"), None);
        assert_eq!(tickets.take(&ticket), Some(device));
        assert_eq!(tickets.take(&ticket), None);
        Ok(())
    }
}
