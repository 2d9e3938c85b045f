//! The first page: the book of the device's club; with several clubs a list of them, and without one the device's tables.

pub mod joining;

use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use self::joining::by_code;
use crate::club::Club;
use crate::games::GAMES;
use crate::games::text::{Arg, Text};
use crate::service::ClubState;
use crate::store::{ClubId, DeviceId};
use crate::web::auth::at_club::AtClub;
use crate::web::auth::visitor::Visitor;
use crate::web::components::deleted;
use crate::web::components::standing::game_name;
use crate::web::components::table_list::{Code, DeviceTables, ListRow};
use crate::web::http::error::Problem;
use crate::web::http::inputs::Inputs;
use crate::web::http::state::{App, Shared, working};
use crate::web::layout::page::{Page, answer};
use crate::web::pages::club::home;
use crate::words::Words;

/// The most tables that are listed.
const MOST: i64 = 50;

#[derive(Template)]
#[template(path = "home/home.html")]
struct Home {
    page: Page,
    known: DeviceTables,
    clubs: Vec<ListRow>,
    /// Which games there are, in a line.
    games: String,
}

/// `GET /`
pub async fn show(app: Shared, visitor: Visitor) -> Result<HttpResponse, Problem> {
    page(&app, &visitor, Code::default()).await
}

/// `POST /join`: joins by a code, or by a link that was copied. What opens nothing stays in its field.
pub async fn join(
    app: Shared,
    visitor: Visitor,
    request: HttpRequest,
    inputs: Inputs,
) -> Result<HttpResponse, Problem> {
    match by_code(&app, &visitor, &request, inputs.get("code")).await? {
        Ok(joined) => Ok(joined),
        Err(code) => page(&app, &visitor, code).await,
    }
}

async fn page(app: &Shared, visitor: &Visitor, code: Code) -> Result<HttpResponse, Problem> {
    let device = visitor.device.clone();
    let words = visitor.words;
    let (tables, clubs, deleted) = match device.clone() {
        None => (Vec::new(), Vec::new(), Vec::new()),
        Some(device) => {
            working(app, move |app| {
                let tables = app.store().tables_of_device(&device, MOST)?;
                Ok((tables, clubs(app, &device)?, deleted::of_device(app, &device, words)?))
            })
            .await?
        }
    };
    if let ([(id, state)], Some(device)) = (clubs.as_slice(), device)
        && let Some(at) = entered(app, visitor, &device, (*id, state)).await?
    {
        let others = tables.iter().filter(|known| known.table.club != *id);
        let known = DeviceTables::new(others, visitor.words, code, deleted);
        return home::at_home(app, at, known).await;
    }
    let mut page = Page::new(visitor, &Text::new("home-title"), "/");
    page.class = "home";
    page.is_error = code.error.is_some();
    let status = if page.is_error { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let clubs = clubs.iter().map(|(id, state)| club_row(*id, &state.club, visitor.words)).collect();
    let known = DeviceTables::new(&tables, visitor.words, code, deleted);
    answer(status, &Home { page, known, clubs, games: games(visitor.words) })
}

/// The visitor in a club of his device.
async fn entered(
    app: &Shared,
    visitor: &Visitor,
    device: &DeviceId,
    (id, state): (ClubId, &Arc<ClubState>),
) -> Result<Option<AtClub>, Problem> {
    let (device, club) = (device.clone(), id);
    let access = working(app, move |app| Ok(app.store().club_access_of(&device, club)?)).await?;
    let (visitor, state) = (visitor.clone(), Arc::clone(state));
    Ok(access.map(|access| AtClub { id, role: access.role, visitor, state }))
}

/// The clubs of a device that have had a table.
fn clubs(app: &App, device: &DeviceId) -> Result<Vec<(ClubId, Arc<ClubState>)>, Problem> {
    let mut clubs = Vec::new();
    for id in app.store().clubs_of_device(device)? {
        let state = match app.service.load_club(id) {
            // Of this one nothing is left to show; the others are.
            Err(error) if error.is_damage() => continue,
            state => state?,
        };
        if !state.club.tables().is_empty() {
            clubs.push((id, state));
        }
    }
    Ok(clubs)
}

fn club_row(id: ClubId, club: &Club, words: Words) -> ListRow {
    let people = club.people().all().filter(|person| !person.left && !person.guest);
    let people: Vec<&str> = people.map(|person| person.name.as_str()).collect();
    let count = i64::try_from(club.tables().keys().filter(|table| club.shows(**table)).count()).unwrap_or(i64::MAX);
    let name = club.name.clone().unwrap_or_else(|| words.plain("club-unnamed"));
    let evenings = words.say(&Text::new("club-evenings").count("count", count));
    ListRow::new(format!("/c/{id}"), name, people.join(", "), evenings)
}

fn games(words: Words) -> String {
    let games = GAMES.iter().map(|game| game.facts()).filter(|facts| !facts.is_any_other);
    let names: Vec<String> = games.map(|facts| game_name(words, facts.id)).collect();
    let count = i64::try_from(names.len()).unwrap_or(i64::MAX);
    words.say(&Text::new("home-games").count("count", count).with("games", Arg::Verbatim(names.join(", "))))
}
