//! Opening a table: which game, who plays, what for, by which house rules.

mod draft;
mod page;
mod prefix;

use std::sync::Arc;

use actix_web::cookie::Cookie;
use actix_web::{HttpRequest, HttpResponse, web};

use self::draft::Draft;
use crate::games::find;
use crate::games::node::Node;
use crate::store::{DeviceId, TableId};
use crate::table::{Command, CreateRejection, Standing, Table};
use crate::web::frame::app::{App, Shared, working};
use crate::web::frame::inputs::Inputs;
use crate::web::frame::keys::{fresh_key, key};
use crate::web::frame::problem::Problem;
use crate::web::frame::proxies::asker;
use crate::web::frame::visitor::{Visitor, greeted};
use crate::web::tables::joining::at_table;

/// At how many of the device's tables the names are looked up, and how many are offered.
const LATELY: Lately = Lately { tables: 8, names: 12 };

struct Lately {
    tables: i64,
    names: usize,
}

/// Which game, and whose table it is to be like.
#[derive(serde::Deserialize)]
pub struct Asked {
    #[serde(default)]
    game: String,
    #[serde(default)]
    like: String,
}

/// `GET /tables/new`: the games, or the form of the chosen one.
pub async fn new(app: Shared, visitor: Visitor, asked: web::Query<Asked>) -> Result<HttpResponse, Problem> {
    let chosen = find(&asked.game).map(|game| Draft::new(game, visitor.region));
    let like = TableId::parse(&asked.like).zip(visitor.device.clone());
    let (like, lately) = {
        let device = visitor.device.clone();
        working(&app, move |app| Ok((like.map_or(Ok(None), |like| known(app, &like))?, lately(app, device.as_ref())?)))
            .await?
    };
    match like.as_deref().map(|like| Draft::like(like, visitor.region)).or(chosen) {
        Some(draft) => page::form(&visitor, draft, fresh_key()?, lately, &[]),
        None => page::games(&visitor, None),
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
        return page::games(&visitor, Some((key, &draft)));
    }
    draft.rearrange(step);
    let document = if step.is_empty() { draft.document() } else { Err(Vec::new()) };
    let visited = visitor.clone();
    match document {
        Ok(document) => {
            app.limits.open_table(asker(&request)).map_err(|_| Problem::TooMany)?;
            let (table, cookie) = working(&app, move |app| opened(app, &visited, document, &key)).await?;
            Ok(at_table(&table, cookie))
        }
        Err(complaints) => {
            let device = visitor.device.clone();
            let lately = working(&app, move |app| lately(app, device.as_ref())).await?;
            page::form(&visitor, draft, key, lately, &complaints)
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
    let like = TableId::parse(inputs.get("table")).zip(visitor.device.clone()).ok_or(Problem::Missing)?;
    app.limits.open_table(asker(&request)).map_err(|_| Problem::TooMany)?;
    let (table, cookie) = working(&app, move |app| {
        let table = known(app, &like)?.ok_or(Problem::Missing)?;
        let document = Draft::like(&table, None).document().map_err(|_| Problem::Impossible)?;
        opened(app, &visitor, document, &key)
    })
    .await?;
    Ok(at_table(&table, cookie))
}

/// A table, and the cookie of a device that is new.
type Greeted = (TableId, Option<Cookie<'static>>);

fn opened(app: &App, visitor: &Visitor, document: Node, key: &str) -> Result<Greeted, Problem> {
    let (device, cookie) = greeted(app, visitor)?;
    let command = Command { device: Some(device), ..Command::new(key, String::new(), App::now()) };
    let created = app.tables.create(document, &command).map_err(|rejection| match rejection {
        // The form was checked by the same rules: what is refused now is a table too large for the ledger.
        CreateRejection::Invalid(_) | CreateRejection::KeyReused => Problem::Impossible,
        CreateRejection::Store(error) => error.into(),
    })?;
    Ok((created.id, cookie))
}

/// A table that this device has joined.
fn known(app: &App, (id, device): &(TableId, DeviceId)) -> Result<Option<Arc<Table>>, Problem> {
    match app.store().access_of(device, id)? {
        Some(_) => Ok(Some(app.tables.load(id)?)),
        None => Ok(None),
    }
}

/// The names at this device's last tables, the latest first.
fn lately(app: &App, device: Option<&DeviceId>) -> Result<Vec<String>, Problem> {
    let Some(device) = device else { return Ok(Vec::new()) };
    let mut names: Vec<String> = Vec::new();
    for membership in app.store().tables_of_device(device, LATELY.tables)? {
        let standing = membership.table.standing.and_then(|standing| Standing::read(&standing.body));
        let players = standing.map_or_else(Vec::new, |standing| standing.players);
        names.extend(players.into_iter().filter(|name| !names.contains(name)).collect::<Vec<_>>());
    }
    names.truncate(LATELY.names);
    Ok(names)
}
