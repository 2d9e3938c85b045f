//! Tickets for a device that goes over to another address of the app: what is remembered here is who it was there; together
//! with other processes, where there may be some.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;

use super::keys::fresh_key;
use super::problem::Problem;
use crate::store::{DeviceId, Store};

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
    pub fn give(&self, store: &Store, device: DeviceId, now: i64) -> Result<String, Problem> {
        let ticket = fresh_key()?;
        if store.is_shared() {
            store.give_ticket(&ticket, &device, now)?;
            return Ok(ticket);
        }
        self.0.lock().unwrap_or_else(PoisonError::into_inner).put(ticket.clone(), (device, Instant::now()));
        Ok(ticket)
    }

    /// The device that a ticket was given to; each is good once.
    pub fn take(&self, store: &Store, ticket: &str, now: i64) -> Result<Option<DeviceId>, Problem> {
        if store.is_shared() {
            let valid = i64::try_from(VALID.as_millis()).unwrap_or(i64::MAX);
            return Ok(store.take_ticket(ticket, now - valid)?);
        }
        let taken = self.0.lock().unwrap_or_else(PoisonError::into_inner).pop(ticket);
        Ok(taken.filter(|(_, given)| given.elapsed() < VALID).map(|(device, _)| device))
    }
}
