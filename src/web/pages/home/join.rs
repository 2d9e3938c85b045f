//! Joining a table or a club, by a link or by a code. Opening a link shows what it is for; only the button joins.

use crate::games::find;
use crate::store::{Invitation, Role, Stream};
use crate::web::auth::{is_registered, redirect_with_cookie, register_device};
use crate::web::components::table_list::Code;
use crate::web::components::table_texts::game_name;
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

/// Why an invitation no longer works, for somebody who still has its link.
#[derive(Template)]
#[template(path = "home/over.html")]
struct OverPage {
    page: Page,
    /// That it was withdrawn or used, or until when it was valid; and how to get a new one.
    why: String,
    ask: &'static str,
    /// The field for a new code; `None` where there is none to type.
    code: Option<Code>,
    has_tables: bool,
}

/// `GET /j/{token}`: what the link is for. It reveals no players but their club's name, because chat servers fetch links for
/// previews.
pub async fn show(app: Shared, visitor: Visitor, token: web::Path<(String, String)>) -> PageResult {
    let response = page(&app, &visitor, &token.1, String::new(), None).await;
    or_revoked(response, &app, &visitor, &token.1).await
}

/// `POST /j/{token}`: joins and redirects to the table or club.
pub async fn join(app: Shared, visitor: Visitor, token: web::Path<(String, String)>, inputs: Inputs) -> PageResult {
    let ((_, token), typed) = (token.into_inner(), inputs.get("name").to_owned());
    let label = if typed.trim().is_empty() { Ok(String::new()) } else { clean_name(&typed) };
    let secret = token.clone();
    let response = match label {
        Ok(label) => join_with(&app, &visitor, label, move |app| Ok(app.store().resolve_invitation(&secret)?)).await,
        Err(why) => page(&app, &visitor, &token, typed, Some(visitor.localizer.say(&why))).await,
    };
    or_revoked(response, &app, &visitor, &token).await
}

/// The response, or, if the link was revoked, the page that says it. Nobody can guess a token, so this tells strangers
/// nothing.
async fn or_revoked(response: PageResult, app: &Shared, visitor: &Visitor, token: &str) -> PageResult {
    let Err(HttpError::Missing) = response else { return response };
    let secret = token.to_owned();
    if !run_query(app, move |app| Ok(app.store().is_revoked_invitation(&secret)?)).await? {
        return response;
    }
    let why = visitor.localizer.plain("invitation-withdrawn");
    over(app, visitor, &format!("/j/{token}"), why, "invitation-ask", Some(Code::default())).await
}

/// The page of an invitation that no longer works.
pub async fn over(
    app: &Shared,
    visitor: &Visitor,
    here: &str,
    why: String,
    ask: &'static str,
    code: Option<Code>,
) -> PageResult {
    let known = visitor.clone();
    let has_tables = run_query(app, move |app| is_registered(app, &known)).await?;
    let mut page = Page::new(visitor, &Message::new("home-title"), here)?;
    page.has_more_style = true;
    answer(StatusCode::NOT_FOUND, &OverPage { page, why, ask, code, has_tables })
}

/// Joins by a code or a pasted link.
pub async fn join_by_code(app: &Shared, visitor: &Visitor, request: &HttpRequest, typed: &str) -> PageResult {
    let (from, typed) = (client_address(request), typed.to_owned());
    let resolve = move |app: &App| match token_in(&typed) {
        Some(token) => Ok(app.store().resolve_invitation(token)?),
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

/// The invitation of a code, which may be typed with separators.
fn resolve_code(app: &App, typed: &str) -> Result<Option<Invitation>, HttpError> {
    let code: String = typed.chars().filter(char::is_ascii_alphanumeric).take(40).collect();
    Ok(app.store().resolve_code(&code, App::now())?)
}

/// The message that says what a role allows.
pub fn may(scope: Stream, role: Role) -> &'static str {
    match (scope, role) {
        (Stream::Table(_), Role::Spectator) => "join-may-watch",
        (Stream::Table(_), Role::Scorer) => "join-may-score",
        (Stream::Table(_), Role::Owner) => "join-may-own",
        (Stream::Club(_), Role::Spectator) => "club-join-may-watch",
        (Stream::Club(_), Role::Scorer) => "club-join-may-score",
        (Stream::Club(_), Role::Owner) => "club-join-may-own",
    }
}

/// The page of a link, with a typed name of the device and its error.
async fn page(app: &Shared, visitor: &Visitor, token: &str, label: String, error: Option<String>) -> PageResult {
    let secret = token.to_owned();
    let localizer = visitor.localizer;
    let (place, title, may) = run_query(app, move |app| {
        let Invitation { scope, role, .. } = app.store().resolve_invitation(&secret)?.ok_or(HttpError::Missing)?;
        let (place, title) = match scope {
            Stream::Table(table) => {
                let table = app.store().table(table)?.ok_or(HttpError::Missing)?;
                let game = find(&table.game).ok_or(HttpError::Missing)?;
                (game_name(localizer, game.info(), &table.name), "join-title")
            }
            Stream::Club(club) => {
                let name = app.load_readable(club)?.and_then(|club| club.name.clone());
                (name.unwrap_or_else(|| localizer.plain("club-unnamed")), "club-join-title")
            }
        };
        Ok((place, title, may(scope, role)))
    })
    .await?;
    let mut page = Page::new(visitor, &Message::new(title), &format!("/j/{token}"))?;
    page.is_error = error.is_some();
    answer(page.status(), &JoinPage { page, place, may, label, error })
}

/// Registers the device if it is new, names it, and gives it the role that `resolve` finds.
async fn join_with(
    app: &Shared,
    visitor: &Visitor,
    label: String,
    resolve: impl FnOnce(&App) -> Result<Option<Invitation>, HttpError> + Send + 'static,
) -> PageResult {
    let visitor = visitor.clone();
    let (address, cookie) = run_query(app, move |app| {
        let Invitation { scope, role, lands_on } = resolve(app)?.ok_or(HttpError::Missing)?;
        if !is_registered(app, &visitor)? {
            app.rate_limits.join(scope)?;
        }
        let (device, cookie) = register_device(app, &visitor)?;
        if !label.is_empty() {
            app.service.label_device(&device, &label)?;
        }
        app.service.join(&device, scope, role, App::now())?;
        let address = lands_on.map_or_else(|| address_of(scope), address_of);
        let club = match scope {
            Stream::Table(table) => app.service.club_of(table)?,
            Stream::Club(club) => club,
        };
        // Who only watches is not asked.
        let is_asked = role > Role::Spectator && !app.store().owners_in_club(club)?.contains_key(&device);
        Ok((if is_asked { address + "/who" } else { address }, cookie))
    })
    .await?;
    Ok(redirect_with_cookie(address, cookie))
}
