//! Moving a table to another club.

use super::body::{parse_body, text};
use super::change::required_key;
use super::prelude::*;
use crate::store::Role;

/// Moves the table to another club.
///
/// A player with the name of a person there is that person, and the table's results move with it. This takes an owner
/// of both clubs, so a link to the table itself is not enough.
pub async fn move_to_club(
    club: ClubApiAccess<Owning>,
    table: Result<ApiAccess<Owning>, HttpError>,
    payload: Payload,
) -> ApiResult {
    let ClubApiAccess { app, request, id: from, path, .. } = club;
    // A retry finds no table, because it has already moved.
    let id = match table {
        Ok(table) => Some(table.id),
        Err(HttpError::Missing) => None,
        Err(error) => return Err(error),
    };
    let key = required_key(&request)?;
    app.rate_limits.write(&path.token)?;
    let to = parse_body(&request, payload, |fields| text(fields, "to")).await?;
    let moved = run_query(&app, move |app| {
        let nowhere = || match id {
            Some(_) => CommandError::field("to", Message::new("move-nowhere")),
            None => CommandError::Missing,
        };
        let owned = app.store().resolve_club_token(to.trim())?.filter(|access| access.role == Role::Owner);
        let to = owned.ok_or_else(nowhere)?.id;
        let name = format!("{} of {from}", path.number.unwrap_or_default());
        let moved = app.service.move_table(id, &name, (from, to), &CommandMeta::new(key, App::now()));
        Ok(moved.map_err(|error| match error {
            CommandError::KeyReused if id.is_none() => CommandError::Missing,
            error => error,
        })?)
    })
    .await?;
    Ok(HttpResponse::Ok().json(json!({ "id": moved.number.to_string(), "version": moved.version })))
}
