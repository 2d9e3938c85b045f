//! Reading what somebody sends: all of it within a time, and not too many slow ones at once. A phone in a cellar sends
//! slowly; a thousand connections that never finish would leave no room for it.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use actix_web::HttpRequest;
use actix_web::web::{Bytes, Payload};
use tokio::time::timeout;

use super::proxies::asker;
use crate::web::frame::problem::Problem;

/// How long a body may take in all.
const DEADLINE: Duration = Duration::from_secs(10);
/// What is here sooner counts as slow for nobody.
const AT_ONCE: Duration = Duration::from_millis(50);
/// How many slow bodies one address may send at a time: a house has so many phones at the most.
const SLOW_OF_ONE: u32 = 24;
/// How many may come at a time in all.
const SLOW_IN_ALL: u32 = 400;

/// The bodies that are on their way for longer than a moment.
#[derive(Clone, Default)]
pub struct Bodies(Arc<Mutex<Slow>>);

#[derive(Default)]
struct Slow {
    by_address: HashMap<IpAddr, u32>,
    in_all: u32,
}

/// Counts as one slow body for as long as it lives.
struct SlowBody {
    bodies: Bodies,
    from: IpAddr,
}

impl Bodies {
    fn begin(&self, from: IpAddr) -> Result<SlowBody, Problem> {
        let mut slow = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if slow.in_all >= SLOW_IN_ALL {
            return Err(Problem::TooMany);
        }
        let of_one = slow.by_address.entry(from).or_default();
        if *of_one >= SLOW_OF_ONE {
            return Err(Problem::TooMany);
        }
        *of_one += 1;
        slow.in_all += 1;
        Ok(SlowBody { bodies: self.clone(), from })
    }
}

impl Drop for SlowBody {
    fn drop(&mut self) {
        let mut slow = self.bodies.0.lock().unwrap_or_else(PoisonError::into_inner);
        slow.in_all -= 1;
        if let Some(of_one) = slow.by_address.get_mut(&self.from) {
            *of_one -= 1;
            if *of_one == 0 {
                slow.by_address.remove(&self.from);
            }
        }
    }
}

/// The body of a request.
///
/// # Errors
/// When it is larger than `most` bytes, breaks off, or takes too long; and when too many take long.
pub async fn read(request: &HttpRequest, payload: Payload, most: usize) -> Result<Bytes, Problem> {
    let mut reading = Box::pin(payload.to_bytes_limited(most));
    let read = if let Ok(read) = timeout(AT_ONCE, &mut reading).await {
        read
    } else {
        let bodies = request.app_data::<Bodies>().ok_or(Problem::Fault)?;
        let _slow = bodies.begin(asker(request))?;
        timeout(DEADLINE, &mut reading).await.map_err(|_| Problem::Slow)?
    };
    read.map_err(|_| Problem::TooLarge)?.map_err(|_| Problem::Malformed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_address_has_room_for_some_and_gets_it_back() {
        let bodies = Bodies::default();
        let address = |last: u8| IpAddr::from([192, 0, 2, last]);
        let mut open: Vec<SlowBody> = (0..SLOW_OF_ONE).filter_map(|_| bodies.begin(address(1)).ok()).collect();
        assert_eq!(open.len(), 24);
        assert!(bodies.begin(address(1)).is_err());
        assert!(bodies.begin(address(2)).is_ok());
        open.pop();
        assert!(bodies.begin(address(1)).is_ok());
        let others = (2..200).flat_map(|of| (0..3).map(move |_| of));
        open.extend(others.filter_map(|of| bodies.begin(address(of)).ok()));
        assert_eq!(open.len(), 400);
        drop(open);
        assert!(bodies.0.lock().is_ok_and(|slow| slow.in_all == 0 && slow.by_address.is_empty()));
    }
}
