//! Deleting a table or a club, and restoring it within the days of grace.

use super::change::{changed, keyed, version};
use super::prelude::*;
use crate::club::ClubCommand;
use crate::service::SeenVersion;

/// Hides the table from everyone. Its results no longer count in the club's ledger.
pub async fn delete_table(table: Authorized<Owning>) -> ApiResult {
    let (id, yours) = (table.id, version(&table.request)?);
    let meta = table.if_match(&("delete", id))?;
    let seen = if table.path.number.is_some() { SeenVersion::Club(yours) } else { SeenVersion::Either(yours) };
    changed(run_query(&table.app, move |app| Ok(app.service.delete_table(id, &meta, seen))).await?, Some(yours))
}

/// Restores a deleted table, with its results.
pub async fn restore_table(app: Shared, request: HttpRequest) -> ApiResult {
    let TokenPath { token, number } = TokenPath::of(&request);
    let link = token.clone();
    let found = run_query(&app, move |app| Ok(app.store().table_of_owners_link(&link, number)?));
    let id = found.await?.ok_or(HttpError::Missing)?;
    let meta = keyed(&app, &request, &token, &("restore", id))?;
    changed(run_query(&app, move |app| Ok(app.service.restore_table(id, &meta))).await?, None)
}

/// Hides the club with all its tables from everyone.
pub async fn delete_club(club: AuthorizedClub<Owning>) -> ApiResult {
    club.change(ClubCommand::Delete).await
}

/// Restores a deleted club with its tables.
pub async fn restore_club(app: Shared, request: HttpRequest) -> ApiResult {
    let token = TokenPath::of(&request).token;
    let link = token.clone();
    let found = run_query(&app, move |app| Ok(app.store().club_of_owners_link(&link)?));
    let id = found.await?.ok_or(HttpError::Missing)?;
    let meta = keyed(&app, &request, &token, &("restore", id))?;
    let restored = run_query(&app, move |app| Ok(app.service.execute_for_club(id, &meta, &ClubCommand::Restore)));
    changed(restored.await?.map(|receipt| receipt.version), None)
}
