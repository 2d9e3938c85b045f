//! Reading what somebody sends: all of it within a time, and not too many slow ones at once. A phone in a cellar sends
//! slowly; a thousand connections that never finish would leave no room for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use actix_web::HttpRequest;
use actix_web::web::{Bytes, BytesMut, Payload};
use futures_util::{FutureExt as _, StreamExt as _};
use tokio::task::yield_now;
use tokio::time::timeout;

use super::concurrency::ConcurrencyLimit;
use super::pace::{BodyLength, Pace};
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
/// stop, most are sent away before they have cost anything.
const ARRIVING_OF_ONE: usize = 100;
const ARRIVING_IN_ALL: usize = 200;
/// The longest that needs no place where it has come whole, in bytes: as long as nearly every form is.
const TINY: u64 = 4 * 1024;
/// How many times the server is given the chance to take in what has come.
const GOES: usize = 8;
/// The longest form, in bytes; as much is held of a body without being counted.
pub const MOST_OF_A_FORM: usize = 16 * 1024;
/// How much may be held in all of larger bodies that are on their way, in bytes.
const HELD_IN_ALL: usize = 8 * 1024 * 1024;

/// How many pieces are kept as they came: each holds on to what came with it.
const PIECES: usize = 16;

/// The bodies that are on their way.
#[derive(Clone)]
pub struct Bodies {
    arriving: ConcurrencyLimit,
    slow: ConcurrencyLimit,
    held: Arc<AtomicUsize>,
}

/// What is held of a large body; it is no longer when this is dropped.
struct Held<'a> {
    in_all: &'a AtomicUsize,
    here: usize,
}

impl Held<'_> {
    /// Whether there is room for more, which is held then.
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

/// The body of a request.
pub async fn read(request: &HttpRequest, payload: Payload, most: usize) -> Result<Bytes, Problem> {
    // What is said to be larger is not waited for.
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
    // The server takes a body out of the same packet only after it has asked for it once, and a long one in several goes.
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

/// Copies nothing of a small body in a few pieces before all of it has come: it lies in the connection's buffer anyway, and a
/// thousand that stall would hold it twice. Of others there is as much room as has come.
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
