//! What a phone can do with a table that it is done with: forget it, delete it where it owns the table, and move it to
//! another club where it owns both.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use super::restore::{command, is_deleted_table};
use crate::club::{Ledger, PersonId, Record, TableNumber};
use crate::command::CommandError;
use crate::games::text::Text;
use crate::service::SeenVersion;
use crate::store::{ClubId, DeviceId, Role, TableId};
use crate::table::CommandMeta;
use crate::web::auth::access::{Allowed, Owning, Watching, owns_club_of};
use crate::web::auth::at_club::AtClub;
use crate::web::auth::at_table::AtTable;
use crate::web::auth::visitor::Visitor;
use crate::web::components::purses::purse_name;
use crate::web::http::error::Problem;
use crate::web::http::inputs::Inputs;
use crate::web::http::keys::{fresh_key, version};
use crate::web::http::state::{App, Shared, working};
use crate::web::layout::page::{Page, answer, see_other};

#[derive(Template)]
#[template(path = "trash/table.html")]
struct LeavingPage {
    page: Page,
    here: String,
    key: String,
    has_news: bool,
    /// What was wrong with the club that the table was to go to.
    error: Option<String>,
    forgetting: Forgetting,
    others: Vec<OtherClub>,
    deletion: Option<Deletion>,
}

/// How a phone is at a table that it may forget.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Forgetting {
    /// As one of the club: there is nothing of its own to forget.
    ByClub,
    /// As one of several who may do as much.
    OneOfMany,
    /// As the last that may do what an owner may.
    Last,
}

/// What deleting the table does.
struct Deletion {
    /// Of the club, in which a table is deleted.
    version: i64,
    table_version: i64,
    taken: Option<Taken>,
    /// Whether something was paid in the table's purse since its evening.
    has_payments: bool,
}

/// A club to which the table can go.
struct OtherClub {
    id: String,
    name: String,
    people: String,
}

/// What a table brings, to be taken out.
struct Taken {
    purse: String,
    /// Who, and how much.
    amounts: Vec<(String, String)>,
}

/// `GET /t/{table}/leaving`
pub async fn show(app: Shared, allowed: Allowed<Watching>) -> Result<HttpResponse, Problem> {
    page(&app, allowed.at_table(&app).await?, None).await
}

/// `POST /t/{table}/forgetting`: this phone gives up what it may do here.
pub async fn forget(app: Shared, allowed: Allowed<Watching>) -> Result<HttpResponse, Problem> {
    let (id, device) = (allowed.id, allowed.visitor.device.ok_or(Problem::Missing)?);
    working(&app, move |app| Ok(app.store().leave(&device, id)?)).await?;
    Ok(see_other("/"))
}

/// `POST /t/{table}/deletion`: hides the table from everybody.
pub async fn delete(
    app: Shared,
    visitor: Visitor,
    allowed: Result<Allowed<Owning>, Problem>,
    path: actix_web::web::Path<String>,
    inputs: Inputs,
) -> Result<HttpResponse, Problem> {
    let allowed = match allowed {
        Ok(allowed) => allowed,
        Err(problem) => return deleted_before(&app, visitor, &path, problem).await,
    };
    let table = inputs.get("table_version").parse().map_err(|_| Problem::Malformed)?;
    let seen = SeenVersion::Both { club: version(&inputs)?, table };
    let (id, command) = (allowed.id, command(&visitor, &inputs, &format!("delete table {}", allowed.id))?);
    match working(&app, move |app| Ok(app.service.delete_table(id, &command, seen))).await? {
        Ok(_) => Ok(see_other("/")),
        Err(CommandError::Conflict(_)) => page(&app, allowed.at_table(&app).await?, Some(News::Changed)).await,
        Err(rejection) => Err(rejection.into()),
    }
}

/// A second tap on what is deleted does no harm.
async fn deleted_before(app: &Shared, visitor: Visitor, id: &str, problem: Problem) -> Result<HttpResponse, Problem> {
    let (Ok(id), Some(device)) = (id.parse::<TableId>(), visitor.device) else { return Err(problem) };
    let is_deleted = working(app, move |app| is_deleted_table(app, &device, id)).await?;
    if is_deleted { Ok(see_other("/")) } else { Err(problem) }
}

/// `POST /t/{table}/moving`: gives the table to another club.
pub async fn give(app: Shared, allowed: Allowed<Owning>, inputs: Inputs) -> Result<HttpResponse, Problem> {
    let (id, to) = (allowed.id, inputs.get("to").to_owned());
    let command = command(&allowed.visitor, &inputs, &format!("move table {id} to {to}"))?;
    let moved = working(&app, move |app| moved(app, id, &to, &command)).await?;
    match moved {
        Ok(club) => Ok(see_other(&format!("/c/{club}"))),
        Err(CommandError::Fields(invalid)) => {
            let why = invalid.explained(allowed.visitor.words).message;
            page(&app, allowed.at_table(&app).await?, Some(News::Refused(why))).await
        }
        Err(rejection) => Err(rejection.into()),
    }
}

/// A move needs an owner of both clubs: an owner of the table alone could take its debts out of the club's ledger.
fn moved(app: &App, id: TableId, to: &str, command: &CommandMeta) -> Result<Result<ClubId, CommandError>, Problem> {
    let device = command.device.as_ref().ok_or(Problem::Missing)?;
    if !owns_club_of(app.store(), device, id)? {
        return Err(Problem::Missing);
    }
    let to = to.parse::<ClubId>().map_err(|_| Problem::Malformed)?;
    if !owns(app, device, to)? {
        return Err(Problem::Missing);
    }
    Ok(app.service.move_table(id, to, command).map(|_| to))
}

/// Why the page is shown again.
enum News {
    /// The club has changed since it was shown.
    Changed,
    /// The other club does not take the table.
    Refused(String),
}

async fn page(app: &Shared, at: AtTable, news: Option<News>) -> Result<HttpResponse, Problem> {
    let (leaving, status) = working(app, move |app| {
        let status = match &news {
            None => StatusCode::OK,
            Some(News::Changed) => StatusCode::CONFLICT,
            Some(News::Refused(_)) => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Ok((drawn(app, &at, news)?, status))
    })
    .await?;
    answer(status, &leaving)
}

fn drawn(app: &App, at: &AtTable, news: Option<News>) -> Result<LeavingPage, Problem> {
    let (id, store) = (app.service.club_of(at.id)?, app.store());
    let device = at.visitor.device.clone().ok_or(Problem::Missing)?;
    let state = app.service.load_club(id)?;
    let club = AtClub { id, role: at.role, visitor: at.visitor.clone(), state };
    let number = store.club_of(at.id)?.and_then(|(_, number)| u32::try_from(number).ok()).map(TableNumber);
    let mut page = at.page(&Text::new("menu-leave"), "/leaving");
    page.is_error = news.is_some();
    let ledger = app.service.ledger(id, club.club())?;
    let brought = number.and_then(|number| ledger.of_table(number));
    let deletion = || Deletion {
        version: club.club().version,
        table_version: at.table.version(),
        taken: brought.map(|record| taken(&club, record)),
        has_payments: brought.is_some_and(|record| has_payments(&ledger, record)),
    };
    Ok(LeavingPage {
        here: at.address(""),
        key: fresh_key()?,
        has_news: matches!(news, Some(News::Changed)),
        error: news.and_then(|news| if let News::Refused(why) = news { Some(why) } else { None }),
        forgetting: forgetting(app, &device, at.id, club.id)?,
        others: if at.can_own() && owns(app, &device, club.id)? { others(app, &device, &club)? } else { Vec::new() },
        deletion: at.can_own().then(deletion),
        page,
    })
}

fn forgetting(app: &App, device: &DeviceId, table: TableId, club: ClubId) -> Result<Forgetting, Problem> {
    let store = app.store();
    let Some(role) = store.own_role(device, table)? else { return Ok(Forgetting::ByClub) };
    let goes_on = role < Role::Owner || store.others_own(device, table)? || owns(app, device, club)?;
    Ok(if goes_on { Forgetting::OneOfMany } else { Forgetting::Last })
}

fn owns(app: &App, device: &DeviceId, club: ClubId) -> Result<bool, Problem> {
    Ok(app.store().club_access_of(device, club)?.is_some_and(|access| access.role == Role::Owner))
}

/// The other clubs that a device owns.
fn others(app: &App, device: &DeviceId, here: &AtClub) -> Result<Vec<OtherClub>, Problem> {
    let mut others = Vec::new();
    for id in app.store().clubs_of_device(device)?.into_iter().filter(|id| *id != here.id) {
        if !owns(app, device, id)? {
            continue;
        }
        let state = app.service.load_club(id)?;
        let people = state.club.people().all().filter(|person| !person.left && !person.guest);
        others.push(OtherClub {
            id: id.to_string(),
            name: state.club.name.clone().unwrap_or_else(|| here.words().plain("club-unnamed")),
            people: people.map(|person| person.name.as_str()).collect::<Vec<_>>().join(" · "),
        });
    }
    Ok(others)
}

fn taken(at: &AtClub, brought: &Record) -> Taken {
    let amount = |(person, amount): &(PersonId, i64)| {
        (at.club().people().name(*person).to_owned(), at.signed(brought.purse, *amount))
    };
    Taken { purse: purse_name(at, brought.purse), amounts: brought.moves.iter().map(amount).collect() }
}

/// Whether something was paid in a table's purse on the day of its evening or later.
fn has_payments(ledger: &Ledger, brought: &Record) -> bool {
    ledger.records_in(brought.purse).any(|record| record.payment().is_some() && record.date >= brought.date)
}
