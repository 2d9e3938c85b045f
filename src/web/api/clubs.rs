//! A club: creating, reading and changing it, and opening tables in it.

use super::body::{MAX_DOCUMENT, optional_text, parse_body, parse_json};
use super::change::required_key;
use super::prelude::*;
use super::tables::{self, opened};
use super::time;
use crate::club::document::people;
use crate::club::statistics::Evening;
use crate::club::{Club, ClubCommand, TableNumber, commands, person_in, zone};
use crate::games::find;
use crate::session::no_game;
use crate::store::{Client, ClubId, PersonResult, Request, TableFilter};

#[derive(Deserialize)]
pub struct TablesQuery {
    /// Tables of this game only
    game: Option<String>,
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

/// Reads a club.
pub async fn show(club: ClubApiAccess<Watching>, wanted: web::Query<TablesQuery>) -> ApiResult {
    let id = club.id;
    club.query(move |app, club| Ok(Written::of(&document(app, id, club, &wanted)?)?.at(club.version))).await
}

/// A club, and a page of its tables, the newest first.
fn document(app: &App, id: ClubId, club: &Club, wanted: &TablesQuery) -> Result<Value, HttpError> {
    let mut filter = wanted.filter(club)?;
    filter.older_than = wanted.before.as_deref().map(|number| position(app, id, number)).transpose()?;
    let (evenings, has_older) = app.service.page_of_evenings(id, filter)?;
    let next = evenings.last().filter(|_| has_older).map(|last| last.table.number.to_string());
    Ok(Value::of([
        ("id", id.to_string().into()),
        ("name", club.name.as_deref().into()),
        ("time_zone", club.time_zone.name().into()),
        ("version", club.version.into()),
        ("people", people(club)),
        ("tables", evenings.iter().map(table_line).collect()),
        ("next", next.into()),
    ]))
}

/// The position after which the next page of the list begins.
fn position(app: &App, id: ClubId, number: &str) -> Result<(i64, TableNumber), HttpError> {
    let unknown = || CommandError::field("before", Message::new("error-missing"));
    let number = TableNumber::read(number).ok_or_else(unknown)?;
    Ok(app.service.place_of(id, number)?.ok_or_else(unknown)?)
}

fn table_line(evening: &Evening) -> Value {
    let Evening { table, results } = evening;
    let print = |one: &PersonResult| (one.person.to_smolstr(), Value::from(table.unit.print(one.total)));
    let person = |one: &PersonResult| Value::from(one.person.to_string());
    Value::of([
        ("id", table.number.to_string().into()),
        ("game", table.game.as_str().into()),
        ("name", Some(table.name.as_str()).filter(|name| !name.is_empty()).into()),
        ("opened_at", time(table.opened_at).into()),
        ("closed_at", table.summary.closed.then(|| time(table.summary.changed_at)).into()),
        ("hands", table.summary.hands.into()),
        ("players", results.iter().map(person).collect()),
        ("totals", Value::Map(results.iter().map(print).collect())),
        ("unit", table.unit.name.as_str().into()),
        ("winners", results.iter().filter(|one| one.won).map(person).collect()),
    ])
}

/// Creates a club.
///
/// A retry with the same key and body from the same address returns the same club, for ten minutes with new links.
pub async fn create(app: Shared, request: HttpRequest, payload: Payload) -> ApiResult {
    let address = client_address(&request);
    let key = Request::Club.key(&Client::Address(address), &required_key(&request)?);
    let (name, zone) = parse_club(&request, payload).await?;
    // An invalid request does not count against the limit.
    commands::parse_new_club(name.as_deref(), zone.as_deref())?;
    let meta = CommandMeta::new(key, App::now());
    app.rate_limits.open_table(address)?;
    let created =
        run_query(&app, move |app| Ok(app.service.create_club(name.as_deref(), zone.as_deref(), &meta)?)).await?;
    Ok(opened(&app, &request, &created.id.to_string(), created.links.as_ref(), 1))
}

/// Parses the name and the time zone; both are optional.
async fn parse_club(request: &HttpRequest, payload: Payload) -> Result<(Option<String>, Option<String>), HttpError> {
    parse_body(request, payload, |fields| Some((optional_text(fields, "name"), optional_text(fields, "time_zone"))))
        .await
}

/// Changes the name or the time zone of a club.
pub async fn change(club: ClubApiAccess<Owning>, payload: Payload) -> ApiResult {
    let (name, zone) = parse_club(&club.request, payload).await?;
    club.change(ClubCommand::Change { name, zone }).await
}

/// Opens a table in the club from a session document.
///
/// A player with the name of a person of the club is that person; all others are added to the club. An exported document
/// keeps its history. A retry with the same key and document through the same link returns the same table, for ten minutes
/// with new links.
pub async fn open_table(club: ClubApiAccess<Scoring>, payload: Payload) -> ApiResult {
    let ClubApiAccess { app, request, id, path, .. } = club;
    let address = client_address(&request);
    // The key is scoped to the link: another link may have fewer permissions, and must not get the links of this table.
    let key = Request::TableOfClub.key(&Client::Link(path.token), &required_key(&request)?);
    let document = parse_json(&request, payload, MAX_DOCUMENT).await?;
    let (created, number) = run_query(&app, move |app| {
        let created = tables::create(app, document, address, &key, Some(id))?;
        let (_, number) = app.store().club_of(created.id)?.ok_or(HttpError::Internal)?;
        Ok((created, number))
    })
    .await?;
    Ok(opened(&app, &request, &number.to_string(), created.links.as_ref(), created.version))
}
