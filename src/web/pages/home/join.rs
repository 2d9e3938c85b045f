//! Joining a table or a club, by a link or by a code. Opening a link shows what it is for; only the button joins.

use crate::store::{Role, Stream};
use crate::web::auth::{is_registered, redirect_with_cookie, register_device};
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "home/join.html")]
struct JoinPage {
    page: Page,
    place: String,
    may: &'static str,
    label: String,
    error: Option<String>,
}

/// `GET /j/{token}`: what the link is for. It reveals no players, because chat servers fetch links for previews.
pub async fn show(app: Shared, visitor: Visitor, token: web::Path<(String, String)>) -> PageResult {
    page(&app, &visitor, &token.1, String::new(), None).await
}

/// `POST /j/{token}`: joins and redirects to the table or club.
pub async fn join(app: Shared, visitor: Visitor, token: web::Path<(String, String)>, inputs: Inputs) -> PageResult {
    let ((_, token), typed) = (token.into_inner(), inputs.get("name").to_owned());
    let label = if typed.trim().is_empty() { Ok(String::new()) } else { clean_name(&typed) };
    match label {
        Ok(label) => join_with(&app, &visitor, label, move |app| resolve_token(app, &token)).await,
        Err(why) => page(&app, &visitor, &token, typed, Some(visitor.localizer.say(&why))).await,
    }
}

/// Joins by a code or a pasted link.
pub async fn join_by_code(app: &Shared, visitor: &Visitor, request: &HttpRequest, typed: &str) -> PageResult {
    let (from, typed) = (client_address(request), typed.to_owned());
    let resolve = move |app: &App| match token_in(&typed) {
        Some(token) => resolve_token(app, token),
        // Only codes are short enough to be guessed.
        None => app.code_attempts.tried(from, || resolve_code(app, &typed)),
    };
    join_with(app, visitor, String::new(), resolve).await
}

/// The token of a link in a text.
fn token_in(typed: &str) -> Option<&str> {
    let at = typed.to_ascii_uppercase().rfind("/J/")?;
    typed.get(at + 3..)?.split(|c: char| !c.is_ascii_alphanumeric()).next()
}

/// The table of a code, which may be typed with separators.
fn resolve_code(app: &App, typed: &str) -> Result<Option<(Stream, Role)>, HttpError> {
    let code: String = typed.chars().filter(char::is_ascii_alphanumeric).take(40).collect();
    let table = app.store().resolve_code(&code, App::now())?;
    Ok(table.map(|(table, role)| (Stream::Table(table), role)))
}

fn resolve_token(app: &App, token: &str) -> Result<Option<(Stream, Role)>, HttpError> {
    if let Some(access) = app.store().resolve_token(token)? {
        return Ok(Some((Stream::Table(access.id), access.role)));
    }
    Ok(app.store().resolve_club_token(token)?.map(|access| (Stream::Club(access.id), access.role)))
}

/// The page of a link, with a typed name of the device and its error.
async fn page(app: &Shared, visitor: &Visitor, token: &str, label: String, error: Option<String>) -> PageResult {
    let secret = token.to_owned();
    // The game of a table; `None` for a club.
    let (game, role) = run_query(app, move |app| match resolve_token(app, &secret)?.ok_or(HttpError::Missing)? {
        (Stream::Table(table), role) => Ok((Some(app.store().table(table)?.ok_or(HttpError::Missing)?.game), role)),
        (Stream::Club(_), role) => Ok((None, role)),
    })
    .await?;
    let (title, may) = match (&game, role) {
        (Some(_), Role::Spectator) => ("join-title", "join-may-watch"),
        (Some(_), Role::Scorer) => ("join-title", "join-may-score"),
        (Some(_), Role::Owner) => ("join-title", "join-may-own"),
        (None, Role::Spectator) => ("club-join-title", "club-join-may-watch"),
        (None, Role::Scorer) => ("club-join-title", "club-join-may-score"),
        (None, Role::Owner) => ("club-join-title", "club-join-may-own"),
    };
    let mut page = Page::new(visitor, &Message::new(title), &format!("/j/{token}"))?;
    page.is_error = error.is_some();
    let place = game.map_or_else(|| page.t("club-unnamed"), |game| page.localizer.game(&game));
    answer(page.status(), &JoinPage { page, place, may, label, error })
}

/// Registers the device if it is new, names it, and gives it the role that `resolve` finds.
async fn join_with(
    app: &Shared,
    visitor: &Visitor,
    label: String,
    resolve: impl FnOnce(&App) -> Result<Option<(Stream, Role)>, HttpError> + Send + 'static,
) -> PageResult {
    let visitor = visitor.clone();
    let (scope, cookie) = run_query(app, move |app| {
        let (scope, role) = resolve(app)?.ok_or(HttpError::Missing)?;
        if !is_registered(app, &visitor)? {
            app.rate_limits.join(scope)?;
        }
        let (device, cookie) = register_device(app, &visitor)?;
        if !label.is_empty() {
            app.service.label_device(&device, &label)?;
        }
        app.service.join(&device, scope, role, App::now())?;
        Ok((scope, cookie))
    })
    .await?;
    Ok(redirect_with_cookie(address_of(scope), cookie))
}
