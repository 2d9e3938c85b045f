//! Opening a table: which game, who plays, what for, by which house rules.

mod draft;
mod page;
mod prefix;

use std::net::IpAddr;
use std::sync::Arc;

use actix_web::cookie::Cookie;
use actix_web::{HttpRequest, HttpResponse, web};

use self::draft::Draft;
use crate::club::Person;
use crate::club::zone::time_zone;
use crate::games::find;
use crate::games::node::Node;
use crate::store::{ClubChoice, ClubId, DeviceId, Request, Role, TableId};
use crate::table::{CommandMeta, Standing, Table};
use crate::web::auth::visitor::{Visitor, going_to, greeted, with_cookie};
use crate::web::http::error::Problem;
use crate::web::http::inputs::Inputs;
use crate::web::http::keys::{fresh_key, key};
use crate::web::http::making::made_with;
use crate::web::http::proxies::asker;
use crate::web::http::state::{App, Shared, working};

/// As many names are offered.
const MOST_NAMES: usize = 24;
/// At how many of a device's tables names are looked up.
const LAST_TABLES: i64 = 8;

/// Which game, and whose table it is to be like.
#[derive(serde::Deserialize)]
pub struct Asked {
    #[serde(default)]
    game: String,
    #[serde(default)]
    like: String,
    /// In which club.
    #[serde(default)]
    club: String,
}

/// `GET /tables/new`: the games, or the form of the chosen one.
pub async fn new(app: Shared, visitor: Visitor, asked: web::Query<Asked>) -> Result<HttpResponse, Problem> {
    let chosen = find(&asked.game).map(|game| Draft::new(game, visitor.region));
    let like = asked.like.parse::<TableId>().ok().zip(visitor.device.clone());
    let (like, lately) = {
        let (device, club) = (visitor.device.clone(), asked.club.clone());
        working(&app, move |app| {
            Ok((like.map_or(Ok(None), |like| known(app, &like))?, lately(app, device.as_ref(), &club)?))
        })
        .await?
    };
    match like.as_deref().map(|like| Draft::like(like, visitor.region)).or(chosen) {
        Some(draft) => {
            let draft = Draft { club: asked.into_inner().club, ..draft };
            with_cookie(&visitor, page::form(&visitor, draft, fresh_key()?, lately, &[])?)
        }
        None => page::games(&visitor, &asked.club, None),
    }
}

/// `POST /tables/new`: opens the table, or says what is still wrong with it.
pub async fn open(
    app: Shared,
    visitor: Visitor,
    request: HttpRequest,
    inputs: Inputs,
) -> Result<HttpResponse, Problem> {
    let game = find(inputs.get("game")).ok_or(Problem::Malformed)?;
    let key = key(&inputs)?.to_owned();
    let mut draft = Draft::typed(game, &inputs);
    let step = inputs.get("do");
    if step == "game" {
        return page::games(&visitor, &draft.club, Some((key, &draft)));
    }
    draft.rearrange(step);
    let document = if step.is_empty() { draft.document() } else { Err(Vec::new()) };
    let visited = visitor.clone();
    match document {
        Ok(document) => {
            let (from, club) = (asker(&request), (draft.club, draft.zone));
            let open = move |app: &App| {
                app.limits.open_table(from).map_err(|_| Problem::TooMany)?;
                opened(app, &visited, (document, (Request::Form, &key, from)), &club)
            };
            let (table, cookie) = working(&app, open).await?;
            Ok(going_to(format!("/t/{table}"), cookie))
        }
        Err(errors) => {
            let (device, club) = (visitor.device.clone(), draft.club.clone());
            let lately = working(&app, move |app| lately(app, device.as_ref(), &club)).await?;
            page::form(&visitor, draft, key, lately, &errors)
        }
    }
}

/// `POST /tables/same`: a table of the same people, rules and stakes as one before, with the next of them to deal.
pub async fn same(
    app: Shared,
    visitor: Visitor,
    request: HttpRequest,
    inputs: Inputs,
) -> Result<HttpResponse, Problem> {
    let key = key(&inputs)?.to_owned();
    let like = inputs.get("table").parse::<TableId>().ok().zip(visitor.device.clone()).ok_or(Problem::Missing)?;
    let (from, club) = (asker(&request), (inputs.get("club").to_owned(), String::new()));
    let (table, cookie) = working(&app, move |app| {
        app.limits.open_table(from).map_err(|_| Problem::TooMany)?;
        let table = known(app, &like)?.ok_or(Problem::Missing)?;
        let document = Draft::like(&table, None).document().map_err(|_| Problem::Impossible)?;
        opened(app, &visitor, (document, (Request::Same, &key, from)), &club)
    })
    .await?;
    Ok(going_to(format!("/t/{table}"), cookie))
}

/// A table, and the cookie of a device that is new.
type Greeted = (TableId, Option<Cookie<'static>>);

/// Opens a table in the club that was named, or else in the usual one; one that is made with it has the days of the zone.
fn opened(
    app: &App,
    visitor: &Visitor,
    (document, (request, key, from)): (Node, (Request, &str, IpAddr)),
    (club, zone): &(String, String),
) -> Result<Greeted, Problem> {
    let (device, cookie) = greeted(app, visitor)?;
    let key = made_with(app, request, (&device, cookie.is_some(), from), key)?;
    let choice = chosen(app, &device, club)?.map_or_else(|| ClubChoice::Usual(device.clone()), ClubChoice::This);
    let command = CommandMeta { device: Some(device), ..CommandMeta::new(key, String::new(), App::now()) };
    let created = app.service.create_in(&choice, (document, time_zone(zone)), &command);
    // The form was checked by the same rules: what is refused now is a table too large for the ledger.
    Ok((created?.id, cookie))
}

/// A table that this device has joined.
fn known(app: &App, (id, device): &(TableId, DeviceId)) -> Result<Option<Arc<Table>>, Problem> {
    match app.store().access_of(device, *id)? {
        Some(_) => Ok(Some(app.service.load(*id)?)),
        None => Ok(None),
    }
}

/// The club that was named, if the device keeps its book.
fn chosen(app: &App, device: &DeviceId, club: &str) -> Result<Option<ClubId>, Problem> {
    let Ok(club) = club.parse::<ClubId>() else { return Ok(None) };
    let access = app.store().club_access_of(device, club)?;
    Ok(access.filter(|access| access.role >= Role::Scorer).map(|access| access.id))
}

/// The names that are offered: of the people of the club to which the table will go, guests last.
fn lately(app: &App, device: Option<&DeviceId>, club: &str) -> Result<Vec<String>, Problem> {
    let Some(device) = device else { return Ok(Vec::new()) };
    let usual = || Ok::<_, Problem>(app.store().usual_club(device)?);
    let club = chosen(app, device, club)?.map_or_else(usual, |club| Ok(Some(club)))?;
    let Some(club) = club else { return at_tables(app, device) };
    let state = match app.service.load_club(club) {
        Err(error) if error.is_damage() => return at_tables(app, device),
        state => state?,
    };
    let here = || state.club.people().all().filter(|person| !person.left);
    let mut people: Vec<&Person> = here().filter(|person| !person.guest).collect();
    people.extend(here().filter(|person| person.guest));
    Ok(people.into_iter().take(MOST_NAMES).map(|person| person.name.clone()).collect())
}

/// The names at this device's last tables, the latest first.
fn at_tables(app: &App, device: &DeviceId) -> Result<Vec<String>, Problem> {
    let mut names: Vec<String> = Vec::new();
    for membership in app.store().tables_of_device(device, LAST_TABLES)? {
        let players = Standing::shown(&membership.table).map_or_else(Vec::new, |standing| standing.players);
        names.extend(players.into_iter().filter(|name| !names.contains(name)).collect::<Vec<_>>());
    }
    names.truncate(MOST_NAMES);
    Ok(names)
}
