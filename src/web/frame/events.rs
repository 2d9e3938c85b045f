//! The stream that tells phones and programs that a table has changed. It tells only the version: what a page shows, it
//! fetches by itself, so a message that is lost or late does no harm.

use std::time::Duration;

use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, Responder};
use actix_web_lab::sse::{Data, Event, Sse};
use futures_util::stream::unfold;
use tokio::sync::watch;
use tokio::time::timeout;

use crate::store::TableId;
use crate::web::frame::app::{Shared, working};
use crate::web::frame::metrics::OpenStream;
use crate::web::frame::problem::Problem;

/// How often a silent stream says that it is there. Only then does the server notice that a phone has gone.
const PING: Duration = Duration::from_secs(20);

/// When a phone that has lost the stream comes back.
const RETRY: Duration = Duration::from_secs(3);

struct Listener {
    app: Shared,
    id: TableId,
    news: watch::Receiver<i64>,
    /// The version that there was at the beginning, until it is told.
    first: Option<i64>,
    told: i64,
    _open: OpenStream,
}

/// A stream of the table's versions, from the present one on: `event: version`, the version as id and as data. It ends
/// when the server does.
///
/// # Errors
/// The database's trouble, or when there is no such table.
pub async fn stream(app: &Shared, id: &TableId, request: &HttpRequest) -> Result<HttpResponse, Problem> {
    // Subscribed before the version is read: what comes in between is told twice rather than not at all.
    let news = app.store().subscribe(id);
    let first = Some(version(app, id).await?);
    let open = app.metrics.open_stream();
    let listener = Listener { app: app.clone(), id: id.clone(), news, first, told: 0, _open: open };
    let events = unfold(listener, |mut listener| async { listener.next().await.map(|event| (event, listener)) });
    let mut response = Sse::from_infallible_stream(events).with_retry_duration(RETRY).respond_to(request);
    // Proxies would keep the events back until they have enough of them.
    response.headers_mut().insert(HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
    Ok(response)
}

async fn version(app: &Shared, id: &TableId) -> Result<i64, Problem> {
    let id = id.clone();
    let table = working(app, move |app| Ok(app.store().table(&id)?)).await?;
    table.map(|table| table.version).ok_or(Problem::Missing)
}

impl Listener {
    /// The next event; nothing when the stream ends.
    async fn next(&mut self) -> Option<Event> {
        let newest = match self.first.take() {
            Some(first) => first,
            None => match timeout(PING, self.news.changed()).await {
                Ok(changed) => {
                    changed.ok()?;
                    *self.news.borrow_and_update()
                }
                // Another server may have written to the same database; this one did not hear of it.
                Err(_) => version(&self.app, &self.id).await.unwrap_or_default(),
            },
        };
        if newest <= self.told {
            return Some(Event::Comment("ping".into()));
        }
        self.told = newest;
        Some(Data::new(newest.to_string()).event("version").id(newest.to_string()).into())
    }
}
