//! Importing an exported club or table, with its history.

use std::net::IpAddr;

use actix_web::cookie::Cookie;

use crate::games::Outline;
use crate::service::check_document;
use crate::session::Explained;
use crate::store::{ClubId, Request, hash_text};
use crate::web::auth::{redirect_with_cookie, register_device, with_cookie};
use crate::web::http::upload::{MOST_MEGABYTES, Upload};
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
    Refused(Text),
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
            return page(&visitor, Some(Text::new("import-large").count("size", MOST_MEGABYTES)), None);
        }
        Err(problem) => return Err(problem),
    };
    if upload.is_empty() {
        return page(&visitor, Some(Text::new("import-none")), None);
    }
    let address = client_address(&request);
    app.rate_limits.open_table(address)?;
    let owner = visitor.clone();
    match run_with_permit(&app, &app.permits.imports, move |app| execute(app, &owner, address, &upload)).await? {
        Imported::Done(path, cookie) => Ok(redirect_with_cookie(path, cookie)),
        Imported::Refused(error) => page(&visitor, Some(error), None),
        Imported::Known(club) => page(&visitor, Some(Text::new("import-known")), Some(club)),
    }
}

fn execute(app: &App, visitor: &Visitor, address: IpAddr, upload: &Upload) -> Result<Imported, HttpError> {
    let text = upload.text().unwrap_or_default();
    if Outline::of(&text).is_err() {
        return Ok(Imported::Refused(Text::new("import-no-document")));
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
        let checked = check_document(&text, &mut |_, _| ());
        return Ok(checked.map_or(Imported::Refused(Text::new("import-damaged")), |_| Imported::Known(known)));
    }
    match app.service.import(&text, &meta, &mut |_, _| ()) {
        Ok(created) => Ok(Imported::Done(address_of(created.id), cookie)),
        Err(error) => message(error, visitor.words).map(Imported::Refused),
    }
}

/// The message for an invalid document; other errors are passed on.
fn message(error: CommandError, words: Words) -> Result<Text, HttpError> {
    match error {
        CommandError::Fields(invalid) if invalid.hand == 0 => Ok(Text::new("import-no-document")),
        CommandError::Fields(invalid) => {
            let Explained { hand, message, .. } = invalid.explained(words);
            let text = Text::new("import-hand").count("hand", hand);
            Ok(text.with("message", message.as_str()))
        }
        CommandError::DamagedDocument(_) | CommandError::KeyReused => Ok(Text::new("import-damaged")),
        error => Err(error.into()),
    }
}

fn page(visitor: &Visitor, error: Option<Text>, known: Option<ClubId>) -> PageResult {
    let mut page = Page::new(visitor, &Text::new("import-title"), "/import")?;
    page.is_error = error.is_some();
    let error = error.map(|error| visitor.words.say(&error));
    answer(page.status(), &ImportPage { page, error, known })
}
