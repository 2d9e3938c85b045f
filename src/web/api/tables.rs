//! Tables: their list; and opening, reading and closing one, its payments and seats, the stream of its changes and its export.

use std::collections::BTreeMap;
use std::iter::once;
use std::net::IpAddr;

use serde::Serialize;
use serde_json::Value;

use super::body::{MAX_DOCUMENT, amount, parse_body, parse_json, text};
use super::change::{changed, required_key};
use super::prelude::*;
use super::time;
use crate::club::csv::of_table;
use crate::club::played::PlayedGame;
use crate::club::statistics::TableResults;
use crate::club::{Club, TableNumber, person_in, zone};
use crate::document::{self, Format, Number};
use crate::games::find;
use crate::service::session_document;
use crate::session::result::result;
use crate::session::{SeatChange, Session, no_game};
use crate::store::{Client, ClubId, Created, Links, PersonResult, Request, Role, TableFilter, TableId, Token};
use crate::table::{OpenedTable, PlacedChange, SentPayment, TableCommand, TableRead, check_version};
use crate::web::auth::{Resource as _, Visitor};
use crate::web::event_stream::stream;
use crate::web::http::download::file;

#[derive(Deserialize)]
pub struct TablesQuery {
    /// Tables of this game only
    game: Option<String>,
    /// Only sheets for the game of this name
    name: Option<String>,
    /// Only tables at which this person has played
    person: Option<String>,
    /// Tables from this day on
    from: Option<String>,
    /// Tables up to this day
    to: Option<String>,
    /// The value of `next` of the previous page
    before: Option<String>,
}

impl TablesQuery {
    /// The filter for the store.
    fn filter(&self, club: &Club) -> Result<TableFilter, HttpError> {
        if let Some(game) = &self.game
            && find(game).is_none()
        {
            return Err(CommandError::field("game", no_game()).into());
        }
        let person = self.person.as_deref().map(|id| person_in(club.people(), "person", id)).transpose()?;
        let [from, to] = zone::query_days(self.from.as_deref(), self.to.as_deref())?;
        Ok(TableFilter {
            game: self.game.clone(),
            numbers: person.map(|person| club.tables_of(person).into_iter().collect()),
            from,
            to,
            ..TableFilter::default()
        })
    }
}

/// A page of the tables of a club, the newest first, and where the next page begins.
pub fn list(
    app: &App,
    id: ClubId,
    club: &Club,
    wanted: &TablesQuery,
) -> Result<(document::Value, Option<String>), HttpError> {
    let mut filter = wanted.filter(club)?;
    let game = wanted.game.as_deref().zip(wanted.name.as_deref());
    if let Some(played) = game.and_then(|(game, name)| PlayedGame::read(game, name)) {
        filter.narrow(app.service.sheets_of(id, &played)?);
    }
    filter.older_than = wanted.before.as_deref().map(|number| position(app, id, number)).transpose()?;
    let (tables, has_older) = app.service.page_of_tables(id, filter)?;
    let next = tables.last().filter(|_| has_older).map(|last| last.table.number.to_string());
    Ok((tables.iter().map(table_line).collect(), next))
}

/// The position after which the next page of the list begins.
fn position(app: &App, id: ClubId, number: &str) -> Result<(i64, TableNumber), HttpError> {
    let unknown = || CommandError::field("before", Message::new("error-missing"));
    let number = TableNumber::read(number).ok_or_else(unknown)?;
    Ok(app.service.place_of(id, number)?.ok_or_else(unknown)?)
}

pub fn table_line(TableResults { table, results }: &TableResults) -> document::Value {
    let print = |one: &PersonResult| (one.person.to_smolstr(), document::Value::from(table.unit.print(one.total)));
    let person = |one: &PersonResult| document::Value::from(one.person.to_string());
    document::Value::of([
        ("id", table.number.to_string().into()),
        ("game", table.game.as_str().into()),
        ("name", Some(table.name.as_str()).filter(|name| !name.is_empty()).into()),
        ("opened_at", time(table.opened_at).into()),
        ("closed_at", table.summary.closed.then(|| time(table.summary.changed_at)).into()),
        ("hands", table.summary.hands.into()),
        ("players", results.iter().map(person).collect()),
        ("totals", document::Value::Map(results.iter().map(print).collect())),
        ("unit", table.unit.name.as_str().into()),
        ("winners", results.iter().filter(|one| one.won).map(person).collect()),
    ])
}

/// Opens a table from a session document, in a new club of its own.
///
/// An exported document keeps its history. A retry with the same key and document from the same address returns the same
/// table, for ten minutes with new links.
pub async fn open(app: Shared, request: HttpRequest, payload: Payload) -> ApiResult {
    let address = client_address(&request);
    // The key is scoped to the address, so that others who guess it do not get the links of this table.
    let key = Request::Table.key(&Client::Address(address), &required_key(&request)?);
    let document = parse_json(&request, payload, MAX_DOCUMENT).await?;
    let created = run_query(&app, move |app| create(app, document, address, &key, None)).await?;
    Ok(opened(&app, &request, &created.id.to_string(), created.links.as_ref(), created.version))
}

/// The response about a new table or club, with a link for every role. A retry that comes more than ten minutes after
/// the first request gets no links.
pub fn opened(app: &App, request: &HttpRequest, id: &str, links: Option<&Links>, version: i64) -> HttpResponse {
    let mut opened = json!({ "id": id, "version": version });
    if let Some(links) = links {
        let base = app.base(request);
        let link = |(role, token): &(Role, Token)| (role.as_str(), format!("{base}/j/{}", token.as_str()));
        opened["links"] = json!(BTreeMap::from(links.each_ref().map(link)));
    }
    HttpResponse::Created().json(opened)
}

/// Opens a table, with its history if the document has one. An invalid session does not count against the limit.
pub fn create(
    app: &App,
    document: document::Value,
    address: IpAddr,
    key: &str,
    club: Option<ClubId>,
) -> Result<Created<TableId>, HttpError> {
    let meta = CommandMeta::new(key, App::now());
    if document.get("history").is_some() {
        app.rate_limits.open_table(address)?;
        return import(app, &document, club, &meta);
    }
    let opened = OpenedTable::read(document, meta.at)?;
    app.rate_limits.open_table(address)?;
    Ok(app.service.create_in(club, &opened, None, &meta)?)
}

fn import(
    app: &App,
    document: &document::Value,
    club: Option<ClubId>,
    meta: &CommandMeta,
) -> Result<Created<TableId>, HttpError> {
    let json = document.to_json();
    let TableRead { document, history } =
        TableRead::of(&json).map_err(|error| HttpError::NotJson(error.to_string()))?;
    let entries = history.unwrap_or_default();
    Ok(app.service.import_log(club, document, &entries, &meta.clone().of_request(&json))?)
}

/// Reads a table: its session document, and the result of `tanto score` for it.
pub async fn show(table: ApiAccess<Watching>) -> ApiResult {
    let localizer = Visitor::reading(&table.request).localizer;
    table
        .query(move |_, table| {
            let document = session_document(table);
            let session = Session::read(document.clone()).and_then(|session| result(&session, localizer));
            let (_, result) = session.map_err(|invalid| {
                tracing::error!(?invalid, "a recorded table cannot be played");
                HttpError::Internal
            })?;
            let (version, damaged) = (table.version(), table.damaged);
            Ok(Written::of(&TableResponse { document, result, version, damaged })?.at(version))
        })
        .await
}

/// A session document with its result.
#[derive(Serialize)]
struct TableResponse {
    #[serde(flatten)]
    document: document::Value,
    result: document::Value,
    version: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    damaged: Option<i64>,
}

/// Closes the table: its pots are shared, and each player's result counts in the club's ledger.
pub async fn close(table: ApiAccess<Scoring>) -> ApiResult {
    Ok(HttpResponse::Ok().json(execute(table, TableCommand::Close).await?))
}

/// Reopens the table. Unless its game has ended by its rules, its results do not count in the club's ledger until it is closed
/// again.
pub async fn reopen(table: ApiAccess<Scoring>) -> ApiResult {
    Ok(HttpResponse::Ok().json(execute(table, TableCommand::Reopen).await?))
}

/// Enters a payment at the table. Once the table is over, payments are entered in its club.
pub async fn pay(table: ApiAccess<Scoring>, payload: Payload) -> ApiResult {
    let payment = parse_body(&table.request, payload, |fields| {
        let (from, to, amount) = (text(fields, "from"), text(fields, "to"), amount(fields, "amount"));
        Some(SentPayment { from: from?, to: to?, amount: amount? })
    })
    .await?;
    let pay = TableCommand::Pay { payments: vec![payment], format: Format::Document };
    Ok(HttpResponse::Created().json(execute(table, pay).await?))
}

/// Changes what the table is played for, also after its end, as long as nothing was paid there.
pub async fn change_stake(table: ApiAccess<Scoring>, payload: Payload) -> ApiResult {
    let changed_stake = parse_body(&table.request, payload, |fields| {
        Some(fields.raw("played_for").filter(|stake| **stake != document::Value::Null).cloned())
    })
    .await?;
    let (meta, command) = (table.if_match()?, TableCommand::ChangeStake { played_for: changed_stake });
    let yours = meta.expected_version;
    changed(table.app.service.execute(table.id, meta, command).await.map(|receipt| receipt.version), yours)
}

/// Somebody joins or leaves, people change places, or somebody takes the seat of another, which only an owner decides: from a
/// hand on, or from the next one.
pub async fn change_seats(table: ApiAccess<Scoring>, payload: Payload) -> ApiResult {
    let (from, change) = parse_body(&table.request, payload, |fields| {
        let from = fields.optional_number("from", Number::Count(1, 1_000_000));
        Some((from.and_then(|from| u32::try_from(from).ok()), SeatChange::read(fields)?))
    })
    .await?;
    if matches!(change, SeatChange::Replace { .. }) && table.role < Role::Owner {
        return Err(HttpError::Missing);
    }
    let change = TableCommand::ChangeSeats { from, changes: vec![change], format: Format::Document };
    Ok(HttpResponse::Created().json(execute(table, change).await?))
}

/// Takes a change of the seats back, with those that were saved with it. `number` is its place in `seat_changes`, from 1.
pub async fn undo_seats(table: ApiAccess<Scoring>) -> ApiResult {
    let number = table.part("number", |text| text.parse::<usize>().ok()?.checked_sub(1))?;
    let meta = table.if_match()?;
    let (yours, id, is_owner) = (meta.expected_version, table.id, table.role == Role::Owner);
    let receipt = run_query(&table.app, move |app| {
        let state = app.service.load_undamaged(id)?;
        // The place is one at the version that the sender saw.
        check_version(&state, &meta)?;
        let placed = state.history.seat_changes().nth(number).map(|(_, placed)| placed);
        let may_undo = |placed: &&PlacedChange| is_owner || !state.history.gives_seats(placed.entry);
        let placed = placed.filter(may_undo).ok_or(HttpError::Missing)?;
        Ok(app.service.execute_blocking(id, &meta, &TableCommand::UndoSeats { entry: placed.entry }))
    });
    changed(receipt.await?.map(|receipt| receipt.version), yours)
}

/// Executes a command at a table, once for each key, and returns the new version.
async fn execute<N>(table: ApiAccess<N>, command: TableCommand) -> Result<Value, HttpError> {
    let meta = CommandMeta { head: Some(table.head.clone()), ..table.keyed()? };
    let receipt = table.app.service.execute(table.id, meta, command).await?;
    Ok(json!({ "version": receipt.version }))
}

/// Streams every change, from the current version on.
pub async fn events(table: ApiAccess<Watching>) -> ApiResult {
    let ApiAccess { app, request, id, path: TokenPath { token, number }, .. } = table;
    stream(&app, id, None, &request, move |store| TableId::opened_by(store, &token, number)).await
}

#[derive(Deserialize)]
pub struct TableExportQuery {
    /// `csv` for one line per hand and one column per player
    format: Option<String>,
}

/// One line per hand, one column per player.
fn csv(app: &App, id: TableId) -> Result<String, HttpError> {
    let table = app.service.load_undamaged(id)?;
    let hands = &table.history.hands;
    let entered = (1..=hands.count()).filter_map(|number| Some(hands.numbered(number)?.first()));
    let times: Vec<i64> = entered.map(|revision| revision.meta.at).collect();
    let parts = table.parts().map_err(CommandError::from)?;
    Ok(of_table(&table.replay, &hands.counting_from(1).collect::<Vec<_>>(), &parts, &times))
}

/// Exports the session document with its whole history, for `tanto import`.
pub async fn export(table: ApiAccess<Watching>, query: web::Query<TableExportQuery>) -> ApiResult {
    let ApiAccess { app, request, id, .. } = table;
    let is_csv = match query.format.as_deref() {
        None | Some("json") => false,
        Some("csv") => true,
        Some(_) => {
            return Err(CommandError::field("format", Message::new("field-choice").with("allowed", "json, csv")).into());
        }
    };
    let (ending, media) = if is_csv { ("csv", "text/csv; charset=utf-8") } else { ("json", "application/json") };
    let written = move |app: &App| {
        let text = if is_csv { csv(app, id)? } else { app.service.export(id)? };
        Ok(Box::new(once(Ok(text))) as _)
    };
    file(&app, &request, (format!("tanto-{id}.{ending}"), media), written).await
}
