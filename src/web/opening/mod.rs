//! Opening a table: which game, who plays, what for, by which house rules.

mod draft;
mod page;
mod prefix;

use actix_web::cookie::Cookie;
use actix_web::{HttpRequest, HttpResponse, web};

use self::draft::Draft;
use super::app::{App, Shared, working};
use super::hands::{fresh_key, key};
use super::inputs::Inputs;
use super::joining::at_table;
use super::limits::asker;
use super::problem::Problem;
use super::visitor::{Visitor, greeted};
use crate::games::find;
use crate::games::node::Node;
use crate::store::{DeviceId, TableId};
use crate::table::{Refused, Saying, Table, create};

/// At how many of the device's tables the names are looked up, and how many are offered.
const LATELY: (usize, usize) = (8, 12);

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
    let chosen = find(&asked.game).map(Draft::new);
    let like = TableId::parse(&asked.like).zip(visitor.device.clone());
    let (like, lately) = {
        let device = visitor.device.clone();
        working(&app, move |app| Ok((like.map_or(Ok(None), |like| known(app, &like))?, lately(app, device.as_ref())?)))
            .await?
    };
    match like.as_ref().map(Draft::like).or(chosen) {
        Some(draft) => page::form(&visitor, draft, fresh_key()?, lately, &[]),
        None => page::games(&visitor),
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

/// A table, and the cookie of a device that is new.
type Greeted = (TableId, Option<Cookie<'static>>);

fn opened(app: &App, visitor: &Visitor, document: Node, key: &str) -> Result<Greeted, Problem> {
    let (device, cookie) = greeted(app, visitor)?;
    let saying = Saying { device: Some(&device), ..Saying::new(key, App::now()) };
    let (created, _) = create(&app.store, document, &saying).map_err(|refused| match refused {
        // The form was checked by the same rules: what is refused now is a table too large for the ledger.
        Refused::Wrong(_) => Problem::Impossible,
        refused => refused.into(),
    })?;
    Ok((created.id, cookie))
}

/// A table that this device has joined.
fn known(app: &App, (id, device): &(TableId, DeviceId)) -> Result<Option<Table>, Problem> {
    match app.store.role_of(device, id)? {
        Some(_) => Ok(Some(Table::load(&app.store, id)?)),
        None => Ok(None),
    }
}

/// The names at this device's last tables, the latest first.
fn lately(app: &App, device: Option<&DeviceId>) -> Result<Vec<String>, Problem> {
    let Some(device) = device else { return Ok(Vec::new()) };
    let mut names: Vec<String> = Vec::new();
    for membership in app.store.tables_of_device(device)?.iter().take(LATELY.0) {
        let Ok(table) = Table::load(&app.store, &membership.table.id) else { continue };
        let new = table.session.seats.names().iter().filter(|name| !names.contains(name));
        let new: Vec<String> = new.cloned().collect();
        names.extend(new);
    }
    names.truncate(LATELY.1);
    Ok(names)
}
