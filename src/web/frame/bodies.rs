//! Reading what somebody sends: all of it within a time, and not too many slow ones at once. A phone in a cellar sends
//! slowly; a thousand connections that never finish would leave no room for it.

use std::time::Duration;

use actix_web::HttpRequest;
use actix_web::http::header::CONTENT_LENGTH;
use actix_web::web::{Bytes, BytesMut, Payload};
use futures_util::{FutureExt as _, StreamExt as _};
use tokio::task::yield_now;
use tokio::time::timeout;

use super::concurrency::ConcurrencyLimit;
use super::proxies::asker;
use crate::web::frame::problem::Problem;

/// How long a body may take in all.
const DEADLINE: Duration = Duration::from_secs(10);
/// What is here sooner counts as slow for nobody.
const AT_ONCE: Duration = Duration::from_millis(50);
/// How many slow bodies one address may send at a time: a house has so many phones at the most.
const SLOW_OF_ONE: usize = 24;
/// How many may come at a time in all.
const SLOW_IN_ALL: usize = 400;
/// How many may be on their way within their first moment, of one address and in all: of a thousand that come at once and
/// stop, most are sent away before they have cost anything. What came whole with its head takes no place.
const ARRIVING_OF_ONE: usize = 100;
const ARRIVING_IN_ALL: usize = 200;

/// The bodies that are on their way.
#[derive(Clone)]
pub struct Bodies {
    arriving: ConcurrencyLimit,
    slow: ConcurrencyLimit,
}

impl Default for Bodies {
    fn default() -> Self {
        Self {
            arriving: ConcurrencyLimit::new(ARRIVING_OF_ONE, ARRIVING_IN_ALL),
            slow: ConcurrencyLimit::new(SLOW_OF_ONE, SLOW_IN_ALL),
        }
    }
}

/// The body of a request.
///
/// # Errors
/// When it is larger than `most` bytes, breaks off, or takes too long; and when too many take long.
pub async fn read(request: &HttpRequest, payload: Payload, most: usize) -> Result<Bytes, Problem> {
    // What is said to be larger is not waited for.
    let said = request.headers().get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse::<u64>().ok());
    if said.is_some_and(|length| length > u64::try_from(most).unwrap_or(u64::MAX)) {
        return Err(Problem::TooLarge);
    }
    let mut reading = Box::pin(whole(payload, most));
    // The server takes a body out of the same packet only after it has asked for it once.
    for _ in 0..2 {
        if let Some(read) = reading.as_mut().now_or_never() {
            return read;
        }
        yield_now().await;
    }
    let (bodies, from) = (request.app_data::<Bodies>().ok_or(Problem::Fault)?, asker(request));
    let arriving = bodies.arriving.acquire(from).ok_or(Problem::TooMany)?;
    if let Ok(read) = timeout(AT_ONCE, &mut reading).await {
        return read;
    }
    drop(arriving);
    let _slow = bodies.slow.acquire(from).ok_or(Problem::TooMany)?;
    timeout(DEADLINE, &mut reading).await.map_err(|_| Problem::Slow)?
}

/// Takes as much room as there has come: actix's own reading makes 32 KiB of it ready for every body, which a thousand that
/// stall would hold together.
async fn whole(mut payload: Payload, most: usize) -> Result<Bytes, Problem> {
    let mut body = BytesMut::new();
    while let Some(piece) = payload.next().await {
        let piece = piece.map_err(|_| Problem::Malformed)?;
        if body.len() + piece.len() > most {
            return Err(Problem::TooLarge);
        }
        body.extend_from_slice(&piece);
    }
    Ok(body.freeze())
}
