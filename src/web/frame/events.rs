//! The stream that tells phones and programs that a table has changed. It tells only the version: what a page shows, it
//! fetches by itself, so a message that is lost or late does no harm.

use std::sync::Arc;
use std::time::Duration;

use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, Responder};
use actix_web_lab::sse::{Data, Event, Sse};
use futures_util::stream::unfold;
use tokio::sync::watch;
use tokio::time::{Instant, timeout_at};

use crate::store::{Access, Head, News, Store, StoreError, TableId};
use crate::web::frame::app::{Shared, looking_up};
use crate::web::frame::concurrency::Permit;
use crate::web::frame::problem::Problem;
use crate::web::frame::proxies::asker;
use crate::web::frame::turns::Turn;

/// How often a silent stream says that it is there, so that whoever hears nothing for twice as long knows that it is not.
/// Only then does the server notice that a phone has gone.
const PING: Duration = Duration::from_secs(15);

/// When the database is asked again that could not answer.
const AGAIN: Duration = Duration::from_millis(500);

/// When a program that has lost the stream comes back.
const RETRY: Duration = Duration::from_secs(3);

/// Asks what the listener may do at the table by now; nothing when that is nothing.
type Ask = Arc<dyn Fn(&Store) -> Result<Option<Access>, StoreError> + Send + Sync>;

struct Listener {
    app: Shared,
    ask: Ask,
    news: watch::Receiver<News>,
    /// The version that there was at the beginning, until it is told.
    first: Option<i64>,
    told: i64,
    /// What the players were called then.
    names: Option<String>,
    /// How many removals there had been when the listener was asked last what they may see.
    removals: u64,
    _open: Permit,
}

/// A stream of the table's versions, from the present one on: `event: version`, the version as id and as data;
/// `event: names` where a player has another name; and `event: ping` where there was nothing to tell for a while. It ends when the server does, or when the listener may not
/// see the table any more.
pub async fn stream(
    app: &Shared,
    id: TableId,
    request: &HttpRequest,
    ask: impl Fn(&Store) -> Result<Option<Access>, StoreError> + Send + Sync + 'static,
) -> Result<HttpResponse, Problem> {
    // Subscribed before the version is read: what comes in between is told twice rather than not at all.
    let news = app.store().subscribe(id);
    let removals = news.borrow().removals;
    let ask: Ask = Arc::new(ask);
    let head = head(app, &ask).await?.ok_or(Problem::Missing)?;
    let open = app.streams.acquire(asker(request)).ok_or(Problem::TooMany)?;
    let listener = Listener {
        app: app.clone(),
        ask,
        news,
        first: Some(head.version),
        told: 0,
        names: head.names,
        removals,
        _open: open,
    };
    let events = unfold(listener, |mut listener| async { listener.next().await.map(|event| (event, listener)) });
    let mut response = Sse::from_infallible_stream(events).with_retry_duration(RETRY).respond_to(request);
    // Proxies would keep the events back until they have enough of them.
    response.headers_mut().insert(HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
    Ok(response)
}

/// The end of the table's log, for those who may see it.
async fn head(app: &Shared, ask: &Ask) -> Result<Option<Head>, Problem> {
    let ask = ask.clone();
    let _turn = app.turns.wait(Turn::Stream).await?;
    let access = looking_up(app, move |app| Ok(ask(app.store())?)).await?;
    Ok(access.map(|access| access.head))
}

impl Listener {
    /// The next event; nothing when the stream ends.
    async fn next(&mut self) -> Option<Event> {
        let (newest, are_renamed) = match self.first.take() {
            Some(first) => (first, false),
            None => self.newest().await?,
        };
        let name = if newest > self.told {
            "version"
        } else if are_renamed {
            "names"
        } else {
            "ping"
        };
        self.told = newest.max(self.told);
        let told = self.told.to_string();
        Some(Data::new(told.clone()).event(name).id(told).into())
    }

    /// The newest version after some time, and whether players have other names since; nothing when the listener may not
    /// know it.
    async fn newest(&mut self) -> Option<(i64, bool)> {
        let silence = Instant::now() + PING;
        let mut patience = PING;
        loop {
            let until = silence.min(Instant::now() + patience);
            if let Ok(changed) = timeout_at(until, self.news.changed()).await {
                changed.ok()?;
                let News { version, removals } = *self.news.borrow_and_update();
                if removals == self.removals && patience == PING {
                    if version > self.told {
                        return Some((version, false));
                    }
                    continue;
                }
                self.removals = removals;
            }
            // Who may see the table has changed, or there was a silence in which something may have been missed.
            let found = head(&self.app, &self.ask).await;
            let is_silent = Instant::now() >= silence;
            match found {
                Ok(None) => return None,
                Ok(Some(Head { version, names, .. })) => {
                    let are_renamed = names != self.names;
                    self.names = names;
                    if version > self.told || are_renamed || is_silent {
                        return Some((version, are_renamed));
                    }
                    patience = PING;
                }
                Err(_) if is_silent => return Some((self.told, false)),
                Err(_) => patience = AGAIN,
            }
        }
    }
}
