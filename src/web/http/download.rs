//! Files that are generated while they are sent. Only a small part of a file is in memory, and a slow client holds
//! neither a database connection nor a permit.

use std::io;
use std::time::Duration;

use actix_web::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use actix_web::rt::spawn;
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse};
use futures_util::stream::unfold;
use tokio::sync::mpsc::{Sender, channel};
use tokio::time::timeout;

use super::concurrency::Permit;
use super::error::HttpError;
use super::proxies::client_address;
use super::state::{App, Shared, run_with_permit};
use crate::command::CommandError;
use crate::service::ClubFormat;
use crate::store::ClubId;

/// The size of a part, in bytes.
const PATH_PARAMETER: usize = 64 * 1024;
/// How long an export waits for earlier ones of the same address to end.
const WAIT: Duration = Duration::from_secs(2);
/// How long a client may take to read a part: at least about 6 kB per second. A slower one would block a permit.
const PART_DEADLINE: Duration = Duration::from_secs(10);

/// The pieces of a file, in their order.
pub type Pieces = Box<dyn Iterator<Item = Result<String, CommandError>> + Send>;

/// Responds with a club in a format.
pub async fn club_file(
    app: &Shared,
    request: &HttpRequest,
    id: ClubId,
    format: ClubFormat,
) -> Result<HttpResponse, HttpError> {
    let (_, media, ending) = format.info();
    let begin = move |app: &App| Ok(app.service.export_club(id, format)?.pieces);
    file(app, request, (format!("tanto-{id}.{ending}"), media), begin).await
}

/// Responds with a file. `begin` returns its pieces.
pub async fn file(
    app: &Shared,
    request: &HttpRequest,
    (name, media): (String, &'static str),
    begin: impl FnOnce(&App) -> Result<Pieces, HttpError> + Send + 'static,
) -> Result<HttpResponse, HttpError> {
    let permit = app.exports.wait(client_address(request), WAIT).await.ok_or(HttpError::TooMany)?;
    let first = run_with_permit(app, &app.permits.exports, move |app| Ok(part(begin(app)?)?)).await?;
    let (sender, receiver) = channel(1);
    spawn(send(app.clone(), first, sender, permit));
    let parts = unfold(Some(receiver), |receiver| async {
        let mut receiver = receiver?;
        match receiver.recv().await {
            Some(Some(part)) => Some((Ok(part), Some(receiver))),
            Some(None) => None,
            None => Some((Err(io::Error::other("the file was not written to its end")), None)),
        }
    });
    Ok(HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, media))
        .insert_header((CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")))
        .insert_header((CACHE_CONTROL, "no-store"))
        .streaming(parts))
}

/// Sends part after part, until the end or until the client disconnects or is too slow. At the end it sends `None`: without
/// that the connection is aborted, so that a part does not pass for the file.
async fn send(app: Shared, first: (String, Pieces), sender: Sender<Option<Bytes>>, _permit: Permit) {
    let (mut text, mut pieces) = first;
    while !text.is_empty() {
        let mut rest = Bytes::from(text);
        while !rest.is_empty() {
            let part = rest.split_to(PATH_PARAMETER.min(rest.len()));
            if !matches!(timeout(PART_DEADLINE, sender.send(Some(part))).await, Ok(Ok(()))) {
                return;
            }
        }
        let Ok(next) = run_with_permit(&app, &app.permits.exports, move |_| Ok(part(pieces)?)).await else { return };
        (text, pieces) = next;
    }
    let _ = timeout(PART_DEADLINE, sender.send(None)).await;
}

/// The next part of a file; empty after the last one.
fn part(mut pieces: Pieces) -> Result<(String, Pieces), CommandError> {
    let mut part = String::new();
    while part.len() < PATH_PARAMETER
        && let Some(piece) = pieces.next()
    {
        part.push_str(&piece?);
    }
    Ok((part, pieces))
}
