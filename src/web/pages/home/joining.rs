//! Joining a table or a club: by a link, which a look alone never uses up, or by the code that is read out.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use crate::games::seats::clean_name;
use crate::games::text::Text;
use crate::store::{Role, Stream};
use crate::web::auth::visitor::{Visitor, going_to, greeted};
use crate::web::components::standing::game_name;
use crate::web::components::table_list::Code;
use crate::web::http::error::Problem;
use crate::web::http::inputs::Inputs;
use crate::web::http::proxies::asker;
use crate::web::http::state::{App, Shared, working};
use crate::web::layout::page::{Page, answer};

#[derive(Template)]
#[template(path = "home/joining.html")]
struct Invitation {
    page: Page,
    place: String,
    may: &'static str,
    label: String,
    error: Option<String>,
}

/// `GET /j/{token}`: what the link opens. It says nothing of the players: previews of links are made by strangers.
pub async fn show(app: Shared, visitor: Visitor, token: web::Path<(String, String)>) -> Result<HttpResponse, Problem> {
    let (place, role) = opened(&app, &token.1).await?;
    invitation(&visitor, &token.1, &place, role, ("", None))
}

/// `POST /j/{token}`: joins, and goes to the table.
pub async fn join(
    app: Shared,
    visitor: Visitor,
    token: web::Path<(String, String)>,
    inputs: Inputs,
) -> Result<HttpResponse, Problem> {
    let typed = inputs.get("name").to_owned();
    let label = if typed.trim().is_empty() { Ok(String::new()) } else { clean_name(&typed) };
    match label {
        Err(text) => {
            let (place, role) = opened(&app, &token.1).await?;
            let error = visitor.words.say(&text);
            invitation(&visitor, &token.1, &place, role, (&typed, Some(error)))
        }
        Ok(label) => {
            let (_, token) = token.into_inner();
            joined(&app, &visitor, label, move |app| token_opens(app, &token)).await
        }
    }
}

/// The same with a code, or with a link that was copied; or what was typed, and that it opens nothing.
pub async fn by_code(
    app: &Shared,
    visitor: &Visitor,
    request: &HttpRequest,
    typed: &str,
) -> Result<Result<HttpResponse, Code>, Problem> {
    let (from, key) = (asker(request), Key::read(typed));
    // Only codes are short enough to be guessed.
    let open = move |app: &App| match &key {
        Key::Code(code) => app.misses.tried(from, || code_opens(app, code)),
        Key::Token(token) => token_opens(app, token),
    };
    match joined(app, visitor, String::new(), open).await {
        Err(Problem::Missing) => {
            let error = Some(visitor.words.plain("home-code-wrong"));
            Ok(Err(Code { typed: typed.chars().take(LONGEST).collect(), error }))
        }
        done => done.map(Ok),
    }
}

/// The longest that is shown again of what was typed as a code: longer than any link.
const LONGEST: usize = 300;

/// What is typed to join a table.
#[derive(Debug, PartialEq, Eq)]
enum Key {
    /// Read out, in two groups, with whatever separates them.
    Code(String),
    /// Of a link, with whatever was copied around it.
    Token(String),
}

impl Key {
    fn read(typed: &str) -> Self {
        let link = typed.to_ascii_uppercase().rfind("/J/").and_then(|at| typed.get(at + 3..));
        let signs = |text: &str| text.chars().filter(char::is_ascii_alphanumeric).take(40).collect();
        match link.map(|rest| rest.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default()) {
            Some(token) => Self::Token(signs(token)),
            None => Self::Code(signs(typed)),
        }
    }
}

/// What a link opens, as a page names it: a table by its game.
enum Named {
    Game(String),
    Club,
}

fn code_opens(app: &App, code: &str) -> Result<Option<(Stream, Role)>, Problem> {
    let opened = app.store().resolve_code(code, App::now())?;
    Ok(opened.map(|(table, role)| (Stream::Table(table), role)))
}

fn token_opens(app: &App, token: &str) -> Result<Option<(Stream, Role)>, Problem> {
    if let Some(access) = app.store().resolve_token(token)? {
        return Ok(Some((Stream::Table(access.id), access.role)));
    }
    Ok(app.store().resolve_club_token(token)?.map(|access| (Stream::Club(access.id), access.role)))
}

async fn opened(app: &Shared, token: &str) -> Result<(Named, Role), Problem> {
    let token = token.to_owned();
    working(app, move |app| match token_opens(app, &token)?.ok_or(Problem::Missing)? {
        (Stream::Table(table), role) => {
            let table = app.store().table(table)?.ok_or(Problem::Missing)?;
            Ok((Named::Game(table.game), role))
        }
        (Stream::Club(_), role) => Ok((Named::Club, role)),
    })
    .await
}

fn invitation(
    visitor: &Visitor,
    token: &str,
    place: &Named,
    role: Role,
    (label, error): (&str, Option<String>),
) -> Result<HttpResponse, Problem> {
    let title = if matches!(place, Named::Club) { "club-join-title" } else { "join-title" };
    let mut page = Page::new(visitor, &Text::new(title), &format!("/j/{token}"));
    page.back = Some("/".to_owned());
    page.is_error = error.is_some();
    let status = if page.is_error { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let may = match (place, role) {
        (Named::Game(_), Role::Spectator) => "join-may-watch",
        (Named::Game(_), Role::Scorer) => "join-may-score",
        (Named::Game(_), Role::Owner) => "join-may-own",
        (Named::Club, Role::Spectator) => "club-join-may-watch",
        (Named::Club, Role::Scorer) => "club-join-may-score",
        (Named::Club, Role::Owner) => "club-join-may-own",
    };
    let place = match place {
        Named::Game(game) => game_name(page.words, game),
        Named::Club => page.t("club-unnamed"),
    };
    answer(status, &Invitation { page, place, may, label: label.to_owned(), error })
}

async fn joined<R>(app: &Shared, visitor: &Visitor, label: String, resolve: R) -> Result<HttpResponse, Problem>
where
    R: FnOnce(&App) -> Result<Option<(Stream, Role)>, Problem> + Send + 'static,
{
    let visitor = visitor.clone();
    let (to, cookie) = working(app, move |app| {
        let (place, role) = resolve(app)?.ok_or(Problem::Missing)?;
        let (device, cookie) = greeted(app, &visitor)?;
        if !label.is_empty() {
            app.store().label_device(&device, &label)?;
        }
        app.store().join(&device, place, role, App::now())?;
        let to = match place {
            Stream::Table(table) => format!("/t/{table}"),
            Stream::Club(club) => format!("/c/{club}"),
        };
        Ok((to, cookie))
    })
    .await?;
    Ok(going_to(to, cookie))
}

#[cfg(test)]
mod tests {
    use super::Key;

    #[test]
    fn a_link_is_found_in_what_was_copied() {
        let token = |text: &str| Key::Token(text.to_owned());
        assert_eq!(Key::read("http://192.168.1.7:8080/j/ABC234"), token("ABC234"));
        assert_eq!(Key::read(" Sunday HTTP://TANTO.LOCAL/J/ABC234. See you!"), token("ABC234"));
        assert_eq!(Key::read("tanto.local:8080/j/abc234/"), token("abc234"));
        assert_eq!(Key::read("/j/"), token(""));
        assert_eq!(Key::read(" abc-2 34"), Key::Code("abc234".to_owned()));
        assert_eq!(Key::read("é/j/é"), token(""));
    }
}
