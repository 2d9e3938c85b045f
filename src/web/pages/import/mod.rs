//! Importing an exported club or table, with its history.

use std::net::IpAddr;

use actix_web::cookie::Cookie;

use crate::games::Outline;
use crate::session::Explained;
use crate::store::{Request, hash_text};
use crate::web::auth::{redirect_with_cookie, register_device, with_cookie};
use crate::web::http::upload::{MAX_MEGABYTES, Upload};
use crate::web::http::{creation_key, is_key, run_with_permit};
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "import/import.html")]
struct ImportPage {
    page: Page,
    error: Option<String>,
}

/// `GET /import`
pub async fn show(visitor: Visitor) -> PageResult {
    with_cookie(&visitor, page(&visitor, None)?)
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
            return page(&visitor, Some(Text::new("import-large").count("size", MAX_MEGABYTES)));
        }
        Err(problem) => return Err(problem),
    };
    if upload.is_empty() {
        return page(&visitor, Some(Text::new("import-none")));
    }
    let address = client_address(&request);
    app.rate_limits.open_table(address)?;
    let owner = visitor.clone();
    match run_with_permit(&app, &app.permits.imports, move |app| execute(app, &owner, address, &upload)).await? {
        Ok((path, cookie)) => Ok(redirect_with_cookie(path, cookie)),
        Err(error) => page(&visitor, Some(error)),
    }
}

/// The path of the new club or table, with the cookie of a new device; or the error to show.
fn execute(
    app: &App,
    visitor: &Visitor,
    address: IpAddr,
    upload: &Upload,
) -> Result<Result<(String, Option<Cookie<'static>>), Text>, HttpError> {
    // What is not text is no document.
    let text = upload.text().unwrap_or_default();
    if Outline::of(&text).is_err() {
        return Ok(Err(Text::new("import-no-document")));
    }
    // Another file with the same key is another import: the visitor has gone back to the form.
    let key = format!("{} {}", hash_text(&text), upload.key.0);
    let (owner, cookie) = register_device(app, visitor)?;
    let key = creation_key(app, Request::Import, (&owner, cookie.is_some(), address), &key)?;
    let meta = CommandMeta { device: Some(owner), ..CommandMeta::new(key, App::now()) };
    match app.service.import(&text, &meta, &mut |_, _| ()) {
        Ok(created) => Ok(Ok((address_of(created.id), cookie))),
        Err(error) => message(error, visitor.words).map(Err),
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

fn page(visitor: &Visitor, error: Option<Text>) -> PageResult {
    let mut page = Page::new(visitor, &Text::new("import-title"), "/import")?;
    page.is_error = error.is_some();
    let error = error.map(|error| visitor.words.say(&error));
    answer(page.status(), &ImportPage { page, error })
}
