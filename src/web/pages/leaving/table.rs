//! Leaving a table: a device forgets it; an owner deletes it, or moves it to another club that they own.

use super::restore::repeat_deletion;
use crate::club::{Ledger, Record};
use crate::store::{ClubId, DeviceId, Role, TableId};
use crate::web::auth::owns_club;
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "leaving/table.html")]
struct LeavingPage {
    page: Page,
    visit: TableVisit,
    has_news: bool,
    /// Why the table cannot move to the chosen club.
    error: Option<String>,
    forgetting: Forgetting,
    /// The clubs to which the table can move.
    others: Vec<ClubVisit>,
    deletion: Option<Deletion>,
}

/// Whether a device can forget the table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Forgetting {
    /// No: it has access through the club, even without a role of its own.
    ByClub,
    /// Yes, and the table still has an owner.
    OneOfMany,
    /// Yes, but it is the last owner.
    Last,
}

/// What deleting the table changes in the club.
struct Deletion {
    club: ClubVisit,
    /// The amounts that leave the ledger with the table, if it has any there.
    record: Option<Record>,
    /// Whether there were payments in the purse since the day of the table.
    has_payments: bool,
}

/// `GET /t/{table}/leaving`
pub async fn show(access: PageAccess<Watching>) -> PageResult {
    page(access.load().await?, StatusCode::OK, None).await
}

/// `POST /t/{table}/deletion`
pub async fn delete(
    app: Shared,
    visitor: Visitor,
    access: Result<PageAccess<Owning>, HttpError>,
    path: web::Path<String>,
    inputs: Inputs,
) -> PageResult {
    let access = match access {
        Ok(access) => access,
        Err(problem) => return repeat_deletion::<TableId>(&app, visitor, &path, problem).await,
    };
    let seen = inputs.get("table_version").parse().map_err(|_| HttpError::Malformed)?;
    let (id, expected_version) = (access.id, Some(inputs.version()?));
    let meta = CommandMeta { expected_version, ..visitor.command(&inputs)? };
    match run_query(&app, move |app| Ok(app.service.delete_table(id, &meta, Some(seen)))).await? {
        Ok(_) => Ok(see_other("/")),
        Err(CommandError::Conflict(_)) => page(access.load().await?, StatusCode::CONFLICT, None).await,
        Err(error) => Err(error.into()),
    }
}

/// `POST /t/{table}/moving`: moves the table to another club.
pub async fn move_to_club(access: PageAccess<Owning>, inputs: Inputs) -> PageResult {
    let (id, to) = (access.id, inputs.get("to").to_owned());
    let meta = access.visitor.command(&inputs)?;
    match run_query(&access.app, move |app| move_table(app, id, &to, &meta)).await? {
        Ok(club) => Ok(see_other(&format!("/c/{club}"))),
        Err(CommandError::Fields(invalid)) => {
            let why = invalid.explained(access.visitor.localizer).message;
            page(access.load().await?, StatusCode::UNPROCESSABLE_ENTITY, Some(why)).await
        }
        Err(error) => Err(error.into()),
    }
}

/// A move needs an owner of both clubs: an owner of the table alone could take its debts out of the club's ledger.
fn move_table(app: &App, id: TableId, to: &str, meta: &CommandMeta) -> Result<Result<ClubId, CommandError>, HttpError> {
    let device = meta.device.as_ref().ok_or(HttpError::Missing)?;
    let owns = |club| owns_club(app.store(), device, club);
    let from = app.service.club_of(id)?;
    if !owns(from)? {
        return Err(HttpError::Missing);
    }
    let to = to.parse::<ClubId>().map_err(|_| HttpError::Malformed)?;
    if !owns(to)? {
        return Err(HttpError::Missing);
    }
    Ok(app.service.move_table(Some(id), &id.to_string(), (from, to), meta).map(|_| to))
}

/// The page, with the reason why the other club does not accept the table.
async fn page(visit: TableVisit, status: StatusCode, error: Option<String>) -> PageResult {
    let app = visit.app.clone();
    answer(status, &run_query(&app, move |app| leaving_page(app, visit, status, error)).await?)
}

fn leaving_page(
    app: &App,
    visit: TableVisit,
    status: StatusCode,
    error: Option<String>,
) -> Result<LeavingPage, HttpError> {
    let id = app.service.club_of(visit.id)?;
    let device = visit.visitor.device.clone().ok_or(HttpError::Missing)?;
    let state = app.service.load(id)?;
    let club = ClubVisit::new(&visit.app, id, visit.role, &visit.visitor, state);
    let heading = if visit.can_own() { "menu-leave" } else { "leave-forget-table" };
    let mut page = visit.page(&Message::new(heading), "/leaving")?;
    page.is_error = status != StatusCode::OK;
    Ok(LeavingPage {
        has_news: status == StatusCode::CONFLICT,
        error,
        forgetting: forgetting(app, &device, visit.id, id)?,
        others: if visit.can_own() && owns_club(app.store(), &device, id)? {
            other_clubs(app, &device, &club)?
        } else {
            Vec::new()
        },
        deletion: if visit.can_own() { Some(deletion(app, &visit, club)?) } else { None },
        page,
        visit,
    })
}

fn forgetting(app: &App, device: &DeviceId, table: TableId, club: ClubId) -> Result<Forgetting, HttpError> {
    let store = app.store();
    if store.club_access_of(device, club)?.is_some() {
        return Ok(Forgetting::ByClub);
    }
    let is_last = store.own_role(device, table)? == Some(Role::Owner) && !store.has_other_owner(device, table)?;
    Ok(if is_last { Forgetting::Last } else { Forgetting::OneOfMany })
}

/// The other clubs that the device owns.
fn other_clubs(app: &App, device: &DeviceId, here: &ClubVisit) -> Result<Vec<ClubVisit>, HttpError> {
    let mut others = Vec::new();
    for (id, role) in app.store().clubs_of_device(device)? {
        if role == Role::Owner
            && id != here.id
            && let Some(state) = app.load_readable(id)?
        {
            others.push(ClubVisit::new(&here.app, id, role, &here.visitor, state));
        }
    }
    Ok(others)
}

fn deletion(app: &App, visit: &TableVisit, club: ClubVisit) -> Result<Deletion, HttpError> {
    let number = app.store().club_of(visit.id)?.map(|(_, number)| number);
    let ledger = app.service.ledger(club.id, &club.state)?;
    let record = number.and_then(|number| ledger.of_table(number));
    let has_payments = record.is_some_and(|record| has_payments(&ledger, record));
    Ok(Deletion { club, record: record.cloned(), has_payments })
}

/// Whether a payment in the purse of a table is dated on the day of the table or later.
fn has_payments(ledger: &Ledger, table: &Record) -> bool {
    ledger.records_in(table.purse).any(|record| record.payment().is_some() && record.date >= table.date)
}
