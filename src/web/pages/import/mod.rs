//! Bringing in what was exported, here or elsewhere: a club or a table, with its history.

use std::net::IpAddr;

use actix_web::cookie::Cookie;
use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::command::CommandError;
use crate::games::outline::Outline;
use crate::games::text::{Arg, Text};
use crate::service::Imported;
use crate::session::Explained;
use crate::store::{Importer, Request};
use crate::web::auth::visitor::{Visitor, going_to, greeted, with_cookie};
use crate::web::http::error::Problem;
use crate::web::http::keys::{fingerprint, fresh_key, is_key};
use crate::web::http::making::made_with;
use crate::web::http::permits::Turn;
use crate::web::http::proxies::asker;
use crate::web::http::state::{App, Shared, in_turn};
use crate::web::http::upload::{MOST_MEGABYTES, Upload};
use crate::web::layout::page::{Page, answer};
use crate::words::Words;

#[derive(Template)]
#[template(path = "import/import.html")]
struct ImportPage {
    page: Page,
    key: String,
    error: Option<String>,
}

/// `GET /import`
pub async fn show(visitor: Visitor) -> Result<HttpResponse, Problem> {
    with_cookie(&visitor, page(&visitor, None)?)
}

/// `POST /import`: takes the document in, as a club or a table that this device owns, or says why not.
pub async fn take_in(
    app: Shared,
    visitor: Visitor,
    request: HttpRequest,
    upload: Result<Upload, Problem>,
) -> Result<HttpResponse, Problem> {
    let upload = match upload {
        Ok(upload) if !is_key(&upload.key) => return Err(Problem::Malformed),
        Ok(upload) => upload,
        Err(Problem::TooLarge) => return page(&visitor, Some(too_large())),
        Err(problem) => return Err(problem),
    };
    if upload.is_empty() {
        return page(&visitor, Some(Text::new("import-none")));
    }
    let from = asker(&request);
    app.limits.open_table(from).map_err(|_| Problem::TooMany)?;
    let who = visitor.clone();
    match in_turn(&app, Turn::Import, move |app| taken_in(app, (&who, from), &upload)).await? {
        Ok((address, cookie)) => Ok(going_to(address, cookie)),
        Err(why) => page(&visitor, Some(why)),
    }
}

fn too_large() -> Text {
    Text::new("import-large").count("size", i64::from(MOST_MEGABYTES))
}

/// Where the visitor goes then, with the cookie of a device that is new; or why nothing was taken in.
fn taken_in(
    app: &App,
    (visitor, from): (&Visitor, IpAddr),
    upload: &Upload,
) -> Result<Result<(String, Option<Cookie<'static>>), Text>, Problem> {
    let text = upload.text().unwrap_or_default();
    if Outline::of(&text).is_err() {
        return Ok(Err(Text::new("import-no-document")));
    }
    // Another file under the same key is another thing: somebody has gone back to the form.
    let inputs = [(upload.key.clone(), text)];
    let key = fingerprint("import", &inputs);
    let [(_, text)] = inputs;
    let (owner, cookie) = greeted(app, visitor)?;
    let key = made_with(app, Request::Import, (&owner, cookie.is_some(), from), &key)?;
    let by = Importer { owner: Some(owner), key: Some(key) };
    let address = match app.service.import(&text, (App::now(), by), &mut |_, _| ()) {
        Ok(Imported::Club(club)) => format!("/c/{}", club.id),
        Ok(Imported::Table(table)) => format!("/t/{}", table.id),
        Err(rejection) => return why(rejection, visitor.words).map(Err),
    };
    Ok(Ok((address, cookie)))
}

/// What is wrong with a document, or the trouble that is not its fault.
fn why(error: CommandError, words: Words) -> Result<Text, Problem> {
    match error {
        CommandError::Fields(invalid) if invalid.hand == 0 => Ok(Text::new("import-no-document")),
        CommandError::Fields(invalid) => {
            let Explained { hand, message, .. } = invalid.explained(words);
            let text = Text::new("import-hand").count("hand", i64::from(hand));
            Ok(text.with("message", Arg::Verbatim(message)))
        }
        CommandError::DamagedDocument(_) | CommandError::KeyReused => Ok(Text::new("import-damaged")),
        error => Err(error.into()),
    }
}

fn page(visitor: &Visitor, error: Option<Text>) -> Result<HttpResponse, Problem> {
    let mut page = Page::new(visitor, &Text::new("import-title"), "/import");
    page.back = Some("/".to_owned());
    page.is_error = error.is_some();
    let status = if page.is_error { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let error = error.map(|error| visitor.words.say(&error));
    answer(status, &ImportPage { page, key: fresh_key()?, error })
}
