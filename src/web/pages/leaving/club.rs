//! Leaving a club: a device forgets it, or an owner deletes it.

use super::restore::repeat_deletion;
use crate::club::ClubCommand;
use crate::store::{ClubId, Role};
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "leaving/club.html")]
struct LeavingPage<'a> {
    page: Page,
    visit: &'a ClubVisit,
    /// Whether the device is the last owner.
    is_last: bool,
    /// How many evenings would be deleted with the club.
    evenings: usize,
}

/// `GET /c/{club}/leaving`
pub async fn show(access: ClubPageAccess<Watching>) -> PageResult {
    page(access.load().await?, false).await
}

/// `POST /c/{club}/deletion`: deletes the club and its tables.
pub async fn delete(
    app: Shared,
    visitor: Visitor,
    access: Result<ClubPageAccess<Owning>, HttpError>,
    path: web::Path<String>,
    inputs: Inputs,
) -> PageResult {
    let access = match access {
        Ok(access) => access,
        Err(problem) => return repeat_deletion::<ClubId>(&app, visitor, &path, problem).await,
    };
    let (id, meta) = (access.id, access.command(&inputs, Some(inputs.version()?))?);
    match run_query(&app, move |app| Ok(app.service.execute_for_club(id, &meta, &ClubCommand::Delete))).await? {
        Ok(_) => Ok(see_other("/")),
        Err(CommandError::Conflict(_)) => page(access.load().await?, true).await,
        Err(error) => Err(error.into()),
    }
}

async fn page(visit: ClubVisit, has_news: bool) -> PageResult {
    let (club, device) = (visit.id, visit.visitor.device.clone().ok_or(HttpError::Missing)?);
    let is_last = visit.role == Role::Owner
        && !run_query(&visit.app, move |app| Ok(app.store().has_other_owner(&device, club)?)).await?;
    let heading = if visit.can_own() { "menu-leave-club" } else { "leave-forget-club" };
    let mut page = visit.page(&Message::new(heading), "/leaving")?;
    page.is_error = has_news;
    let evenings = visit.state.tables.keys().filter(|table| visit.state.shows(**table)).count();
    let leaving = LeavingPage { page, visit: &visit, is_last, evenings };
    answer(if has_news { StatusCode::CONFLICT } else { StatusCode::OK }, &leaving)
}
