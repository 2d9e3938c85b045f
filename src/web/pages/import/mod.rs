//! Importing an exported club or table, with its history.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use actix_web::cookie::Cookie;

use crate::document::{Fault, Outline};
use crate::service::{GoOn, check_document_while};
use crate::session::Explained;
use crate::store::{ClubId, Request, hash_text};
use crate::web::auth::{redirect_with_cookie, register_device, with_cookie};
use crate::web::http::backpressure::Backpressure;
use crate::web::http::upload::{MAX_MEGABYTES, Upload};
use crate::web::http::{creation_key, is_key, run_with_permit};
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "import/import.html")]
struct ImportPage {
    page: Page,
    error: Option<String>,
    /// The club that the document is a copy of.
    known: Option<ClubId>,
}

/// What became of an upload.
enum Imported {
    /// The path of the new club or table, with the cookie of a new device.
    Done(String, Option<Cookie<'static>>),
    Refused(Message),
    /// The device is in this club already.
    Known(ClubId),
}

/// `GET /import`
pub async fn show(visitor: Visitor) -> PageResult {
    with_cookie(&visitor, page(&visitor, None, None)?)
}

/// `POST /import`: imports a document as a club or a table that this device owns.
pub async fn import(
    app: Shared,
    visitor: Visitor,
    request: HttpRequest,
    upload: Result<Upload, HttpError>,
) -> PageResult {
    let upload = match upload {
        Ok(upload) if !is_key(&upload.key) => return Err(HttpError::Malformed),
        Ok(upload) => upload,
        Err(HttpError::TooLarge) => {
            return page(&visitor, Some(Message::new("import-large").count("size", MAX_MEGABYTES)), None);
        }
        Err(problem) => return Err(problem),
    };
    if upload.is_empty() {
        return page(&visitor, Some(Message::new("import-none")), None);
    }
    let address = client_address(&request);
    app.rate_limits.open_table(address)?;
    let owner = visitor.clone();
    let stop = Stop::default();
    let stopped = Arc::clone(&stop.0);
    let importing = run_with_permit(&app, &app.permits.imports, move |app| {
        let deadline = Instant::now() + DEADLINE;
        let mut go_on = |_, _| !stopped.load(Ordering::Relaxed) && Instant::now() < deadline;
        execute(app, &owner, address, &upload, &mut go_on)
    });
    let done = tokio::select! {
        done = importing => done?,
        () = Backpressure::closed(&request) => return Err(HttpError::Slow),
    };
    match done {
        Imported::Done(path, cookie) => Ok(redirect_with_cookie(path, cookie)),
        Imported::Refused(error) => page(&visitor, Some(error), None),
        Imported::Known(club) => page(&visitor, Some(Message::new("import-known")), Some(club)),
    }
}

/// How long an import may take: several times what the largest file takes.
const DEADLINE: Duration = Duration::from_mins(1);

/// Stops an import when it is dropped, with the request whose client has left.
#[derive(Default)]
struct Stop(Arc<AtomicBool>);

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

fn execute(
    app: &App,
    visitor: &Visitor,
    address: IpAddr,
    upload: &Upload,
    go_on: GoOn<'_>,
) -> Result<Imported, HttpError> {
    // What is not text is no document.
    let text = upload.text().unwrap_or_default();
    if Outline::of(&text).is_err() {
        return Ok(Imported::Refused(Message::new("import-no-document")));
    }
    // Another file with the same key is another import: the visitor has gone back to the form.
    let key = format!("{} {}", hash_text(&text), upload.key.0);
    let (owner, cookie) = register_device(app, visitor)?;
    let key = creation_key(app, Request::Import, (&owner, cookie.is_some(), address), &key)?;
    let own: Vec<ClubId> = app.store().clubs_of_device(&owner)?.into_iter().map(|(club, _)| club).collect();
    let meta = CommandMeta { device: Some(owner), ..CommandMeta::new(key, App::now()) };
    if upload.again.is_none()
        && let Some(known) = app.service.copies_of(&text, &meta)?.into_iter().find(|club| own.contains(club))
    {
        // A damaged file is refused first, whatever it is a copy of.
        return match check_document_while(&text, go_on) {
            Ok(_) => Ok(Imported::Known(known)),
            Err(error) => message(error, visitor.localizer).map(Imported::Refused),
        };
    }
    match app.service.import(&text, &meta, go_on) {
        Ok(created) => Ok(Imported::Done(address_of(created.id), cookie)),
        Err(error) => message(error, visitor.localizer).map(Imported::Refused),
    }
}

/// The message for an invalid document; other errors are passed on.
fn message(error: CommandError, localizer: Localizer) -> Result<Message, HttpError> {
    match error {
        CommandError::Fields(invalid) if invalid.first().fault == Fault::NoDocument => {
            Ok(Message::new("import-no-document"))
        }
        CommandError::Fields(invalid) => {
            let Explained { hand, message, .. } = invalid.explained(localizer);
            if hand == 0 {
                return Ok(Message::new("plain-text").with("text", message));
            }
            let text = Message::new("import-hand").count("hand", hand);
            Ok(text.with("message", message.as_str()))
        }
        CommandError::DamagedDocument(_) | CommandError::KeyReused => Ok(Message::new("import-damaged")),
        error => Err(error.into()),
    }
}

fn page(visitor: &Visitor, error: Option<Message>, known: Option<ClubId>) -> PageResult {
    let mut page = Page::new(visitor, &Message::new("import-title"), "/import")?;
    page.is_error = error.is_some();
    let error = error.map(|error| visitor.localizer.say(&error));
    answer(page.status(), &ImportPage { page, error, known })
}
