//! Leaving a club: a device forgets it, or an owner deletes it.

use super::restore::{command_meta, repeat_deletion};
use crate::club::ClubCommand;
use crate::command::CommandError;
use crate::store::{ClubId, Role, Stream};
use crate::table::CommandMeta;
use crate::web::http::version;
use crate::web::pages::prelude::*;

#[derive(Template)]
#[template(path = "trash/club.html")]
struct LeavingPage<'a> {
    page: Page,
    at: &'a AtClub,
    key: String,
    /// Whether the device is the last owner.
    is_last: bool,
    /// How many evenings would be deleted with the club.
    evenings: usize,
}

/// `GET /c/{club}/leaving`
pub async fn show(app: Shared, member: Allowed<Watching, ClubId>) -> PageResult {
    page(&app, member.at_club(&app).await?, false).await
}

/// `POST /c/{club}/deletion`: deletes the club and its tables.
pub async fn delete(
    app: Shared,
    visitor: Visitor,
    member: Result<Allowed<Owning, ClubId>, HttpError>,
    path: web::Path<String>,
    inputs: Inputs,
) -> PageResult {
    let member = match member {
        Ok(member) => member,
        Err(problem) => return repeat_deletion(&app, visitor, path.parse().ok().map(Stream::Club), problem).await,
    };
    let (id, expected_version) = (member.id, Some(version(&inputs)?));
    let meta = CommandMeta { expected_version, ..command_meta(&visitor, &inputs, &format!("delete club {id}"))? };
    match run_query(&app, move |app| Ok(app.service.execute_for_club(id, &meta, &ClubCommand::Delete))).await? {
        Ok(_) => Ok(see_other("/")),
        Err(CommandError::Conflict(_)) => page(&app, member.at_club(&app).await?, true).await,
        Err(error) => Err(error.into()),
    }
}

async fn page(app: &Shared, at: AtClub, has_news: bool) -> PageResult {
    let (club, device) = (at.id, at.visitor.device.clone().ok_or(HttpError::Missing)?);
    let is_last =
        at.role == Role::Owner && !run_query(app, move |app| Ok(app.store().has_other_owner(&device, club)?)).await?;
    let mut page = at.page(&Text::new("menu-leave-club"), "/leaving");
    page.is_error = has_news;
    let evenings = at.club().tables.keys().filter(|table| at.club().shows(**table)).count();
    let leaving = LeavingPage { page, at: &at, key: fresh_key()?, is_last, evenings };
    answer(if has_news { StatusCode::CONFLICT } else { StatusCode::OK }, &leaving)
}
