//! The event stream that notifies phones and programs of a change of a table. An event contains only the version: pages
//! fetch their content themselves, so a lost or late event does no harm. Only who is entering a hand is told as it is,
//! because no log has it.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use actix_web::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, HeaderName};
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse};
use futures_util::StreamExt as _;
use futures_util::stream::{iter, unfold};
use serde_json::json;
use tokio::sync::watch;
use tokio::time::{Instant, timeout_at};

use crate::store::{Access, DeviceId, Entering, Head, News, Store, StoreError, TableId};
use crate::web::http::concurrency::Permit;
use crate::web::http::proxies::client_address;
use crate::web::http::{HttpError, Shared, run_quick_query};

/// How often a silent stream sends a ping. A client that receives nothing for twice as long knows that the stream is
/// broken. Only by writing does the server notice that a phone has disconnected.
const PING: Duration = Duration::from_secs(15);

/// After how long a failed lookup is repeated.
const LOOK_UP_AGAIN: Duration = Duration::from_millis(500);

/// When a client that has lost the stream reconnects, in milliseconds.
const RETRY: u16 = 3000;

/// Looks up the access of the listener; `None` when they no longer have it.
type LookUp = Arc<dyn Fn(&Store) -> Result<Option<Access<TableId>>, StoreError> + Send + Sync>;

struct Listener {
    app: Shared,
    look_up: LookUp,
    /// The device of the listener, if it is told who is entering a hand.
    device: Option<DeviceId>,
    news: watch::Receiver<News>,
    /// The newest version that was sent.
    sent: i64,
    /// When the device that was last told of was heard.
    entering_at: i64,
    /// The hash of the last entry of the club's log at the last lookup. The names of the players come from there.
    club: String,
    /// The number of invalidations when the access of the listener was last looked up.
    invalidations: u64,
    _open: Permit,
}

/// A stream of the table's versions, from the current one on: `event: version` with the version as id and as data,
/// `event: names` when a player has a new name, and `event: ping` after 15 seconds without news. A device is also told when
/// another one enters the next hand: `event: entering`. The stream ends when the server stops or the listener loses access
/// to the table.
pub async fn stream(
    app: &Shared,
    id: TableId,
    device: Option<DeviceId>,
    request: &HttpRequest,
    look_up: impl Fn(&Store) -> Result<Option<Access<TableId>>, StoreError> + Send + Sync + 'static,
) -> Result<HttpResponse, HttpError> {
    // Subscribe before reading the version: a change in between is then sent twice rather than never.
    let news = app.store().subscribe(id);
    let invalidations = news.borrow().invalidations;
    let look_up: LookUp = Arc::new(look_up);
    let head = head(app, &look_up).await?.ok_or(HttpError::Missing)?;
    let open = app.streams.acquire(client_address(request)).ok_or(HttpError::TooMany)?;
    let first = [format!("retry: {RETRY}\n\n"), event("version", head.version)];
    let first = iter(first.map(|event| Ok::<_, Infallible>(Bytes::from(event))));
    let listener = Listener {
        app: app.clone(),
        look_up,
        device,
        news,
        sent: head.version,
        entering_at: 0,
        club: head.club,
        invalidations,
        _open: open,
    };
    let events = unfold(listener, |mut listener| async { listener.next().await.map(|event| (Ok(event), listener)) });
    Ok(HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "text/event-stream"))
        .insert_header((CACHE_CONTROL, "no-cache"))
        // Compression would hold events back.
        .insert_header((CONTENT_ENCODING, "identity"))
        // Keeps proxies such as nginx from buffering the events.
        .insert_header((HeaderName::from_static("x-accel-buffering"), "no"))
        .streaming(first.chain(events)))
}

/// The head of the table's log; `None` without access to the table.
async fn head(app: &Shared, look_up: &LookUp) -> Result<Option<Head>, HttpError> {
    let look_up = look_up.clone();
    let _permit = app.permits.streams.acquire().await?;
    let access = run_quick_query(app, move |app| Ok(look_up(app.store())?)).await?;
    Ok(access.map(|access| access.head))
}

fn event(name: &str, version: i64) -> String {
    format!("id: {version}\nevent: {name}\ndata: {version}\n\n")
}

/// What a listener has waited for.
enum Newest {
    /// The newest version, and whether players have new names.
    Version(i64, bool),
    /// Another device enters a hand.
    Entering(Entering),
}

impl Listener {
    /// The next event; `None` at the end of the stream.
    async fn next(&mut self) -> Option<Bytes> {
        let name = match self.newest().await? {
            Newest::Entering(Entering { name, number, .. }) => {
                let data = json!({ "name": &*name, "number": number });
                return Some(Bytes::from(format!("event: entering\ndata: {data}\n\n")));
            }
            Newest::Version(version, _) if version > self.sent => {
                self.sent = version;
                "version"
            }
            Newest::Version(_, true) => "names",
            Newest::Version(_, false) => "ping",
        };
        Some(Bytes::from(event(name, self.sent)))
    }

    /// Another device that has begun or goes on to enter a hand.
    fn another(&mut self, entering: Option<Entering>) -> Option<Entering> {
        let is_new = |entering: &Entering| {
            self.device.as_ref().is_some_and(|own| *own != entering.device) && entering.at != self.entering_at
        };
        let entering = entering.filter(is_new)?;
        self.entering_at = entering.at;
        Some(entering)
    }

    /// Waits for news, at most until the next ping; `None` when the listener has lost access.
    async fn newest(&mut self) -> Option<Newest> {
        let silence = Instant::now() + PING;
        let mut patience = PING;
        loop {
            let until = silence.min(Instant::now() + patience);
            if let Ok(changed) = timeout_at(until, self.news.changed()).await {
                changed.ok()?;
                let News { version, invalidations, entering } = self.news.borrow_and_update().clone();
                if invalidations == self.invalidations && patience == PING {
                    if version > self.sent {
                        return Some(Newest::Version(version, false));
                    }
                    if let Some(entering) = self.another(entering) {
                        return Some(Newest::Entering(entering));
                    }
                    continue;
                }
                self.invalidations = invalidations;
            }
            // Someone has lost access to a table, or the silence may hide a missed notification.
            let found = head(&self.app, &self.look_up).await;
            let is_silent = Instant::now() >= silence;
            match found {
                Ok(None) => return None,
                Ok(Some(Head { version, club, .. })) => {
                    let are_renamed = club != self.club;
                    self.club = club;
                    if version > self.sent || are_renamed || is_silent {
                        return Some(Newest::Version(version, are_renamed));
                    }
                    patience = PING;
                }
                Err(_) if is_silent => return Some(Newest::Version(self.sent, false)),
                Err(_) => patience = LOOK_UP_AGAIN,
            }
        }
    }
}
