//! Opening a table: choosing its game, players, stake and house rules.

mod draft;
pub mod games;
mod page;
mod which;

use self::draft::Draft;
pub use self::draft::{playing_again, stake_inputs};
use super::card::CardOf;
use crate::club::Person;
use crate::games::find;
use crate::i18n::{Region, server_zone};
use crate::store::{ClubId, DeviceId, Request, Role, TableId};
use crate::table::{OpenedTable, Standing};
use crate::web::auth::{redirect_with_cookie, register_device, with_cookie};
use crate::web::components::table_texts::game_name;
use crate::web::http::creation_key;
use crate::web::pages::prelude::*;

/// The maximum number of suggested names.
const MAX_NAMES: usize = 24;
/// What a query says for a sheet whose name is that of a built-in game.
const SHEET: &str = "sheet";
/// How many tables of the device are searched for names.
const LAST_TABLES: i64 = 8;

#[derive(Default, serde::Deserialize)]
#[serde(default)]
pub struct NewTableQuery {
    game: String,
    /// What is played on a sheet for any other game.
    name: Option<String>,
    /// `sheet` for a sheet whose name is that of a built-in game.
    #[serde(rename = "as")]
    kind: String,
    /// A search for a game.
    find: String,
    /// The id of a table to copy.
    like: String,
    /// The id of a club.
    club: String,
    /// The id of a table to close once this one is open.
    closes: String,
}

/// `GET /tables/new`: the list of games, or the form of a game.
pub async fn new(app: Shared, visitor: Visitor, query: web::Query<NewTableQuery>) -> PageResult {
    let NewTableQuery { game, name, kind, find: sought, like, club, closes } = query.into_inner();
    let chosen = find(&game).map(|game| Draft::new(game, visitor.localizer, visitor.region));
    let sheet = chosen.as_ref().map(|draft| draft.game.info()).filter(|game| game.is_any_other && like.is_empty());
    let is_built_in = name.as_deref().is_some_and(|name| kind != SHEET && games::named(name).is_some());
    if let Some(game) = sheet.filter(|_| name.is_none() || is_built_in) {
        let (device, id, localizer) = (visitor.device.clone(), club.clone(), visitor.localizer);
        let sheets = run_query(&app, move |app| match usual(app, device.as_ref(), &id)? {
            Some(club) => which::sheets(app, club, game, localizer),
            None => Ok(Vec::new()),
        });
        return which::page(&visitor, game, &club, name.as_deref().unwrap_or_default(), sheets.await?);
    }
    let wanted = sheet.zip(name.clone().filter(|name| !name.trim().is_empty()));
    let (device, id, like) = (visitor.device.clone(), club.clone(), like.parse::<TableId>().ok());
    let (localizer, region, is_chosen) = (visitor.localizer, visitor.region, chosen.is_some());
    let (like, names, played) = run_query(&app, move |app| {
        let club = usual(app, device.as_ref(), &id)?;
        let played = if is_chosen { Vec::new() } else { games::played(app, device.as_ref(), club)? };
        let last = club.zip(wanted).map(|(club, (game, name))| which::last_of(app, club, game, &name)).transpose()?;
        let like = match (&device, like.or(last.flatten())) {
            (Some(device), Some(like)) => draft_like(app, device, like, localizer, region)?,
            _ => None,
        };
        Ok((like, suggested_names(app, device.as_ref(), &id)?, played))
    })
    .await?;
    match like.or(chosen) {
        Some(mut draft) => {
            draft.set("club", &club);
            if let Some(name) = name.filter(|_| draft.get("name").is_empty()) {
                draft.set("name", &name);
            }
            draft.set("closes", &closes);
            with_cookie(&visitor, page::form(&visitor, &draft, fresh_key()?, names, &[])?)
        }
        None => games::page(&visitor, &club, &sought, &played, None),
    }
}

/// `POST /tables/new`: opens the table, or applies another button of the form.
pub async fn open(app: Shared, visitor: Visitor, request: HttpRequest, inputs: Inputs) -> PageResult {
    let inputs = with_sheet(inputs);
    let (key, step) = (inputs.key()?.to_owned(), inputs.get("do"));
    let game = match inputs.get("game") {
        // A search in the list of games.
        "" if step == "game" => games::sheet(),
        game => game,
    };
    let game = find(game).ok_or(HttpError::Malformed)?;
    let mut draft = Draft::typed(game, inputs.clone(), visitor.localizer);
    if step == "game" {
        let (device, club) = (visitor.device.clone(), draft.get("club").to_owned());
        let played =
            run_query(&app, move |app| games::played(app, device.as_ref(), usual(app, device.as_ref(), &club)?));
        return games::page(&visitor, draft.get("club"), draft.get("find"), &played.await?, Some((key, &draft)));
    }
    draft.rearrange(step);
    let errors = match if step.is_empty() { draft.document() } else { Err(Vec::new()) } {
        Ok(document) => match open_table(&app, visitor.clone(), &request, &inputs, Request::Form, document).await {
            // In the club, two of the names may mean the same person; and a game for money by the game may have no end.
            Err(HttpError::Invalid(invalid)) => invalid.errors.into_iter().map(without_stake).collect(),
            answer => return answer,
        },
        Err(errors) => errors,
    };
    let (device, club) = (visitor.device.clone(), draft.get("club").to_owned());
    let names = run_query(&app, move |app| suggested_names(app, device.as_ref(), &club)).await?;
    page::form(&visitor, &draft, key, names, &errors)
}

/// `GET /tables/new/card`: the scoring card with the rules of the form so far. The form sends all of its inputs, to return to
/// what was filled in.
pub async fn card(app: Shared, visitor: Visitor, query: web::Query<Vec<(String, String)>>) -> PageResult {
    let inputs = Inputs(query.into_inner());
    let game = find(inputs.get("game")).ok_or(HttpError::Missing)?;
    let draft = Draft::typed(game, inputs.clone(), visitor.localizer);
    let rules = match draft.rules_document() {
        Ok(rules) => rules,
        Err(errors) => {
            let (device, club) = (visitor.device.clone(), draft.get("club").to_owned());
            let names = run_query(&app, move |app| suggested_names(app, device.as_ref(), &club)).await?;
            return page::form(&visitor, &draft, fresh_key()?, names, &errors);
        }
    };
    let mut page = Page::new(&visitor, &Message::new("card-title"), "/tables/new/card")?;
    page.aside = game_name(visitor.localizer, game.info(), draft.get("name"));
    let names = draft.players_of_card(&rules, &visitor.localizer.plain("card-names"));
    // The form comes back with a button, because the arrow would lose what was filled in.
    let kept = if inputs.key().is_ok() { inputs.without(&["do"]) } else { Vec::new() };
    page.back = kept.is_empty().then(|| format!("/tables/new?game={}", game.info().id));
    let dealer = draft.names.get(draft.first_dealer()).and_then(|dealer| clean_name(dealer).ok());
    let seat = dealer.and_then(|dealer| names.iter().position(|name| *name == dealer));
    let dealer = seat.and_then(|seat| u8::try_from(seat).ok()).map(Seat);
    super::card::card(
        page,
        CardOf { game, rules: &rules, names, dealer, worth: None, rules_address: None, draft: kept },
    )
}

/// `POST /tables/same`: opens another table with the same players, rules and stake. If too few of them are still in the club,
/// shows the form.
pub async fn same(app: Shared, visitor: Visitor, request: HttpRequest, inputs: Inputs) -> PageResult {
    let like = inputs.get("table").parse::<TableId>().map_err(|_| HttpError::Missing)?;
    let device = visitor.device.clone().ok_or(HttpError::Missing)?;
    let localizer = visitor.localizer;
    let draft =
        run_query(&app, move |app| draft_like(app, &device, like, localizer, None)?.ok_or(HttpError::Missing)).await?;
    if draft.has_wrong_players() {
        return Ok(see_other(&format!("/tables/new?like={like}&club={}", inputs.get("club"))));
    }
    let document = draft.document().map_err(|_| HttpError::Impossible)?;
    open_table(&app, visitor, &request, &inputs, Request::Same, document).await
}

/// The inputs with the game and the name that a button for a sheet means.
fn with_sheet(inputs: Inputs) -> Inputs {
    let name = inputs.get("sheet").to_owned();
    if name.is_empty() {
        return inputs;
    }
    let mut others = inputs.without(&["game", "name", "sheet"]);
    others.extend([("game".to_owned(), games::sheet().to_owned()), ("name".to_owned(), name)]);
    Inputs(others)
}

/// An error with the name of the form's field, which is that of a document without `played_for`.
pub fn without_stake(error: FieldError) -> FieldError {
    FieldError::new(error.field.trim_start_matches("played_for."), error.text)
}

/// The club of a form, or the usual one of the device.
fn usual(app: &App, device: Option<&DeviceId>, club: &str) -> Result<Option<ClubId>, HttpError> {
    device.map_or(Ok(None), |device| chosen_club(app, device, club))
}

/// Opens a table in the club of the form, or in the usual one. A club that is created with it gets the time zone of the
/// browser; without a script, that of the server.
async fn open_table(
    app: &Shared,
    visitor: Visitor,
    request: &HttpRequest,
    inputs: &Inputs,
    kind: Request,
    document: Value,
) -> PageResult {
    let (key, from) = (inputs.key()?.to_owned(), client_address(request));
    let (club, zone) = (inputs.get("club").to_owned(), inputs.get("zone").to_owned());
    let closes = inputs.get("closes").parse::<TableId>().ok();
    let (table, cookie) = run_query(app, move |app| {
        app.rate_limits.open_table(from)?;
        let (device, cookie) = register_device(app, &visitor)?;
        let key = creation_key(app, kind, (&device, cookie.is_some(), from), &key)?;
        let club = chosen_club(app, &device, &club)?;
        let meta = CommandMeta { device: Some(device.clone()), ..CommandMeta::new(key, App::now()) };
        let opened = OpenedTable::read(document, meta.at)?;
        let zone = zone.parse().ok().or_else(server_zone);
        let created = app.service.create_in(club, &opened, zone, &meta)?;
        if let Some(closed) = closes {
            close(app, &device, closed, &meta)?;
        }
        Ok((created.id, cookie))
    })
    .await?;
    Ok(redirect_with_cookie(format!("/t/{table}"), cookie))
}

/// Closes the table whose players go on at another one, if the device may close it. It may be closed already.
fn close(app: &App, device: &DeviceId, table: TableId, meta: &CommandMeta) -> Result<(), HttpError> {
    let may_close = app.store().access_of(device, table)?.is_some_and(|access| access.role >= Role::Scorer);
    let close = may_close.then(|| app.service.execute_blocking(table, meta, &TableCommand::Close));
    match close.transpose() {
        Ok(_) | Err(CommandError::Fields(_)) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// A draft of a table like this one, if the device has joined it.
fn draft_like(
    app: &App,
    device: &DeviceId,
    id: TableId,
    localizer: Localizer,
    region: Option<Region>,
) -> Result<Option<Draft>, HttpError> {
    if app.store().access_of(device, id)?.is_none() {
        return Ok(None);
    }
    let club = app.load_readable(app.service.club_of(id)?)?;
    let left = club.map_or_else(Vec::new, |club| club.people().left());
    Ok(Some(Draft::like(&*app.service.load(id)?, &left, localizer, region)))
}

/// Parses the id of a club. If the device may not open tables there, this is its usual club, if it has one.
fn chosen_club(app: &App, device: &DeviceId, club: &str) -> Result<Option<ClubId>, HttpError> {
    let access = club.parse().map(|club| app.store().club_access_of(device, club)).ok().transpose()?;
    match access.flatten().filter(|access| access.role >= Role::Scorer) {
        Some(access) => Ok(Some(access.id)),
        None => Ok(app.store().usual_club(device)?),
    }
}

/// The names of the people in the club of the new table, guests last.
fn suggested_names(app: &App, device: Option<&DeviceId>, club: &str) -> Result<Vec<String>, HttpError> {
    let Some(device) = device else { return Ok(Vec::new()) };
    let Some(club) = chosen_club(app, device, club)? else { return names_at_tables(app, device) };
    let Some(state) = app.load_readable(club)? else { return names_at_tables(app, device) };
    let mut people: Vec<&Person> = state.people().all().filter(|person| !person.left).collect();
    people.sort_by_key(|person| person.guest);
    Ok(people.into_iter().take(MAX_NAMES).map(|person| person.name.clone()).collect())
}

/// The names at the last tables of the device, the newest first.
fn names_at_tables(app: &App, device: &DeviceId) -> Result<Vec<String>, HttpError> {
    let mut names: Vec<String> = Vec::new();
    for table in app.store().tables_of_device(device, LAST_TABLES)? {
        let players = Standing::shown(&table).map_or_else(Vec::new, |standing| standing.players);
        names.extend(players.into_iter().filter(|name| !names.contains(name)).collect::<Vec<_>>());
    }
    names.truncate(MAX_NAMES);
    Ok(names)
}
