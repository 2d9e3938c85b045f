//! Leaving a club: a device forgets it, or an owner deletes it.

use super::restore::repeat_deletion;
use crate::club::ClubCommand;
use crate::store::{ClubId, Role};
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "trash/club.html")]
struct LeavingPage<'a> {
    page: Page,
    at: &'a AtClub,
    /// Whether the device is the last owner.
    is_last: bool,
    /// How many evenings would be deleted with the club.
    evenings: usize,
}

/// `GET /c/{club}/leaving`
pub async fn show(member: AllowedInClub<Watching>) -> PageResult {
    page(member.load().await?, false).await
}

/// `POST /c/{club}/deletion`: deletes the club and its tables.
pub async fn delete(
    app: Shared,
    visitor: Visitor,
    member: Result<AllowedInClub<Owning>, HttpError>,
    path: web::Path<String>,
    inputs: Inputs,
) -> PageResult {
    let member = match member {
        Ok(member) => member,
        Err(problem) => return repeat_deletion::<ClubId>(&app, visitor, &path, problem).await,
    };
    let (id, meta) = (member.id, member.command(&inputs, Some(inputs.version()?))?);
    match run_query(&app, move |app| Ok(app.service.execute_for_club(id, &meta, &ClubCommand::Delete))).await? {
        Ok(_) => Ok(see_other("/")),
        Err(CommandError::Conflict(_)) => page(member.load().await?, true).await,
        Err(error) => Err(error.into()),
    }
}

async fn page(at: AtClub, has_news: bool) -> PageResult {
    let (club, device) = (at.id, at.visitor.device.clone().ok_or(HttpError::Missing)?);
    let is_last = at.role == Role::Owner
        && !run_query(&at.app, move |app| Ok(app.store().has_other_owner(&device, club)?)).await?;
    let heading = if at.can_own() { "menu-leave-club" } else { "leave-forget-club" };
    let mut page = at.page(&Text::new(heading), "/leaving")?;
    page.is_error = has_news;
    let evenings = at.state.tables.keys().filter(|table| at.state.shows(**table)).count();
    let leaving = LeavingPage { page, at: &at, is_last, evenings };
    answer(if has_news { StatusCode::CONFLICT } else { StatusCode::OK }, &leaving)
}
