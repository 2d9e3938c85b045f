//! Reading a club: its people and its tables, newest first.

use actix_web::http::header::ETAG;
use actix_web::{HttpResponse, web};
use serde::{Deserialize, Serialize};
use smol_str::ToSmolStr;

use super::body::invalid_field;
use super::error::{ApiError, ApiResult};
use super::extract::{AuthorizedClub, query};
use super::time;
use crate::club::statistics::Earned;
use crate::club::{Club, Person, TableNumber, person_in, zone};
use crate::games::find;
use crate::games::node::Node;
use crate::games::text::Text;
use crate::service::Evening;
use crate::session::no_game;
use crate::store::{ClubId, Which};
use crate::web::auth::Watching;
use crate::web::http::{App, Shared};

/// The number of tables on a page.
const PAGE: usize = 50;

/// A club.
#[derive(Serialize)]
pub struct ClubDocument {
    /// The club's public id. It grants no access.
    id: String,
    name: Option<String>,
    /// The time zone of the club's days.
    time_zone: String,
    /// The number of the club's last change.
    version: i64,
    people: Vec<PersonLine>,
    /// Up to 50 of the requested tables, newest first.
    tables: Vec<TableLine>,
    /// The value of `before` for the next page; null on the last page.
    next: Option<String>,
}

/// A person of a club.
#[derive(Serialize)]
pub struct PersonLine {
    id: String,
    name: String,
    guest: bool,
    left: bool,
}

/// A table of a club.
#[derive(Serialize)]
pub struct TableLine {
    /// Its number in the club.
    id: String,
    game: String,
    name: Option<String>,
    opened_at: String,
    closed_at: Option<String>,
    /// How many hands count.
    hands: u32,
    players: Vec<String>,
    totals: Node,
    unit: String,
    /// Who has won or, in an unfinished game, leads.
    winners: Vec<String>,
}

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
    /// Where the list goes on
    before: Option<String>,
}

impl TablesQuery {
    /// The filter for the store.
    fn which(&self, club: &Club) -> Result<Which, ApiError> {
        if let Some(game) = &self.game
            && find(game).is_none()
        {
            return Err(invalid_field("game", no_game()));
        }
        let day = |field, text: &Option<String>| match text.as_deref().map(zone::read_date) {
            Some(None) => Err(invalid_field(field, Text::new("date-form"))),
            day => Ok(day.flatten().map(|day| day.to_string())),
        };
        let person = self.person.as_deref().map(|id| person_in(club.people(), "person", id)).transpose()?;
        Ok(Which {
            game: self.game.clone(),
            numbers: person.map(|person| club.tables_of(person).map(|number| i64::from(number.0)).collect()),
            from: day("from", &self.from)?,
            to: day("to", &self.to)?,
            ..Which::default()
        })
    }
}

/// Reads a club.
pub async fn show(app: Shared, club: AuthorizedClub<Watching>, wanted: web::Query<TablesQuery>) -> ApiResult {
    let document = query(&app, move |app| document(app, club.id, &club.club(app)?.club, &wanted)).await?;
    Ok(HttpResponse::Ok().insert_header((ETAG, format!("\"{}\"", document.version))).json(document))
}

fn document(app: &App, id: ClubId, club: &Club, wanted: &TablesQuery) -> Result<ClubDocument, ApiError> {
    let mut which = wanted.which(club)?;
    which.most = i64::try_from(PAGE + 1).ok();
    which.before = wanted.before.as_deref().map(|number| position(app, id, number)).transpose()?;
    let mut evenings = app.service.evenings(id, &which)?;
    let has_more = evenings.len() > PAGE;
    evenings.truncate(PAGE);
    let next = evenings.last().filter(|_| has_more).map(|last| last.table.number.to_string());
    let person = |person: &Person| PersonLine {
        id: person.id.to_string(),
        name: person.name.clone(),
        guest: person.guest,
        left: person.left,
    };
    Ok(ClubDocument {
        id: id.to_string(),
        name: club.name.clone(),
        time_zone: club.time_zone.name().to_owned(),
        version: club.version,
        people: club.people().all().map(person).collect(),
        tables: evenings.iter().map(table_line).collect(),
        next,
    })
}

/// The position after which the next page of the list begins.
fn position(app: &App, id: ClubId, number: &str) -> Result<(i64, i64), ApiError> {
    let unknown = || invalid_field("before", Text::new("error-missing"));
    let number = TableNumber::read(number).ok_or_else(unknown)?;
    app.service.place_of(id, number)?.ok_or_else(unknown)
}

fn table_line(evening: &Evening) -> TableLine {
    let Evening { table, unit, results } = evening;
    let print = |one: &Earned| (one.person.to_smolstr(), Node::from(unit.print(one.total)));
    TableLine {
        id: table.number.to_string(),
        game: table.game.clone(),
        name: Some(table.name.clone()).filter(|name| !name.is_empty()),
        opened_at: time(table.opened_at),
        closed_at: table.closed.then(|| time(table.changed_at)),
        hands: u32::try_from(table.hands).unwrap_or(u32::MAX),
        players: results.iter().map(|one| one.person.to_string()).collect(),
        totals: Node::Map(results.iter().map(print).collect()),
        unit: unit.name.clone(),
        winners: results.iter().filter(|one| one.won).map(|one| one.person.to_string()).collect(),
    }
}
