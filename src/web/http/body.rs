//! Reads request bodies within a deadline, and limits how many slow ones are in transit. A phone in a cellar sends
//! slowly, and a thousand connections that never finish must not lock it out.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use actix_web::HttpRequest;
use actix_web::web::{Bytes, BytesMut, Payload};
use futures_util::{FutureExt as _, StreamExt as _};
use tokio::task::yield_now;
use tokio::time::timeout;

use super::concurrency::ConcurrencyLimit;
use super::error::Problem;
use super::pace::{BodyLength, Pace};
use super::proxies::asker;

/// How long a body may take in all.
const DEADLINE: Duration = Duration::from_secs(10);
/// A body that arrives sooner does not count as slow.
const AT_ONCE: Duration = Duration::from_millis(50);
/// Concurrent slow bodies per address: no household has more phones.
const SLOW_OF_ONE: usize = 24;
/// Concurrent slow bodies in total.
const SLOW_IN_ALL: usize = 400;
/// Concurrent bodies within their first 50 ms, per address and in total: when a thousand arrive at once and stall, most
/// are rejected before they cost anything.
const ARRIVING_OF_ONE: usize = 100;
const ARRIVING_IN_ALL: usize = 200;
/// The longest body that needs no permit when all of it has arrived, in bytes. Nearly every form is shorter.
const TINY: u64 = 4 * 1024;
/// How many times the task yields, so that the server can deliver what has arrived.
const GOES: usize = 8;
/// The longest form, in bytes. Buffers up to this size are not counted.
pub const MOST_OF_A_FORM: usize = 16 * 1024;
/// The total size of larger buffers for bodies in transit, in bytes.
const HELD_IN_ALL: usize = 8 * 1024 * 1024;

/// How many chunks are kept without a copy: each keeps the whole read buffer alive in which it arrived.
const PIECES: usize = 16;

/// The limits on bodies in transit.
#[derive(Clone)]
pub struct Bodies {
    arriving: ConcurrencyLimit,
    slow: ConcurrencyLimit,
    held: Arc<AtomicUsize>,
}

/// The counted part of a large body's buffer, until this is dropped.
struct Held<'a> {
    in_all: &'a AtomicUsize,
    here: usize,
}

impl Held<'_> {
    /// Counts more bytes, and returns whether the total stays within its limit.
    fn grows(&mut self, by: usize) -> bool {
        self.here += by;
        self.in_all.fetch_add(by, Ordering::Relaxed) + by <= HELD_IN_ALL
    }
}

impl Drop for Held<'_> {
    fn drop(&mut self) {
        self.in_all.fetch_sub(self.here, Ordering::Relaxed);
    }
}

impl Default for Bodies {
    fn default() -> Self {
        Self {
            arriving: ConcurrencyLimit::new(ARRIVING_OF_ONE, ARRIVING_IN_ALL),
            slow: ConcurrencyLimit::new(SLOW_OF_ONE, SLOW_IN_ALL),
            held: Arc::default(),
        }
    }
}

/// Reads the body of a request, of at most `most` bytes.
pub async fn read(request: &HttpRequest, payload: Payload, most: usize) -> Result<Bytes, Problem> {
    // Reject a body by its declared length, before it arrives.
    let length = BodyLength::of(request.headers());
    if matches!(length, BodyLength::Said(length) if length > u64::try_from(most).unwrap_or(u64::MAX)) {
        return Err(Problem::TooLarge);
    }
    let (bodies, from) = (request.app_data::<Bodies>().ok_or(Problem::Fault)?, asker(request));
    let is_tiny = matches!(length, BodyLength::Said(length) if length <= TINY);
    let arriving = bodies.arriving.acquire(from);
    if arriving.is_none() && !is_tiny {
        return Err(Problem::TooMany);
    }
    Pace::let_body_in(request);
    let mut reading = Box::pin(whole(payload, most, &bodies.held));
    // The server takes a body from the packet of its head only after the first poll, and a long body in several steps.
    for _ in 0..GOES {
        if let Some(read) = reading.as_mut().now_or_never() {
            return read;
        }
        yield_now().await;
    }
    let arriving = arriving.or_else(|| bodies.arriving.acquire(from)).ok_or(Problem::TooMany)?;
    if let Ok(read) = timeout(AT_ONCE, &mut reading).await {
        return read;
    }
    drop(arriving);
    let _slow = bodies.slow.acquire(from).ok_or(Problem::TooMany)?;
    timeout(DEADLINE, &mut reading).await.map_err(|_| Problem::Slow)?
}

/// Does not copy a small body in a few chunks before it is complete: it is in the connection's buffer anyway, and a
/// thousand stalled ones would occupy memory twice. For other bodies the buffer grows with what has arrived.
async fn whole(mut payload: Payload, most: usize, held: &AtomicUsize) -> Result<Bytes, Problem> {
    let mut held = Held { in_all: held, here: 0 };
    let (mut body, mut pieces, mut length) = (BytesMut::new(), Vec::new(), 0);
    while let Some(piece) = payload.next().await {
        let piece = piece.map_err(|_| Problem::Malformed)?;
        length += piece.len();
        if length > most {
            return Err(Problem::TooLarge);
        }
        if length > MOST_OF_A_FORM && !held.grows(piece.len()) {
            return Err(Problem::TooMany);
        }
        pieces.push(piece);
        if pieces.len() == PIECES || length > MOST_OF_A_FORM {
            body.extend(pieces.drain(..));
        }
    }
    if body.is_empty() && pieces.len() == 1 {
        return Ok(pieces.remove(0));
    }
    body.extend(pieces);
    Ok(body.freeze())
}
