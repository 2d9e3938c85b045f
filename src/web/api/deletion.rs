//! Deleting a table or a club, and restoring it within the days of grace.

use super::change::{changed, keyed};
use super::prelude::*;
use crate::club::ClubCommand;

/// Hides the table from everyone. Its results no longer count in the club's ledger.
pub async fn delete_table(table: ApiAccess<Owning>) -> ApiResult {
    let (id, mut meta, is_of_club) = (table.id, table.if_match()?, table.path.number.is_some());
    let yours = meta.expected_version;
    let deleted = run_query(&table.app, move |app| {
        // A client with only the table's link sees only the table's version.
        let is_of_table = !is_of_club && yours == Some(app.service.load_undamaged(id)?.version());
        let seen = meta.expected_version.take_if(|_| is_of_table);
        Ok(app.service.delete_table(id, &meta, seen))
    });
    changed(deleted.await?, yours)
}

/// Restores a deleted table, with its results.
pub async fn restore_table(app: Shared, request: HttpRequest) -> ApiResult {
    let TokenPath { token, number } = TokenPath::of(&request);
    let link = token.clone();
    let found = run_query(&app, move |app| Ok(app.store().table_of_owners_link(&link, number)?));
    let id = found.await?.ok_or(HttpError::Missing)?;
    let meta = keyed(&app, &request, &token)?;
    changed(run_query(&app, move |app| Ok(app.service.restore_table(id, &meta))).await?, None)
}

/// Hides the club with all its tables from everyone.
pub async fn delete_club(club: ClubApiAccess<Owning>) -> ApiResult {
    club.change(ClubCommand::Delete).await
}

/// Restores a deleted club with its tables.
pub async fn restore_club(app: Shared, request: HttpRequest) -> ApiResult {
    let token = TokenPath::of(&request).token;
    let link = token.clone();
    let found = run_query(&app, move |app| Ok(app.store().club_of_owners_link(&link)?));
    let id = found.await?.ok_or(HttpError::Missing)?;
    let meta = keyed(&app, &request, &token)?;
    let restored = run_query(&app, move |app| Ok(app.service.execute_for_club(id, &meta, &ClubCommand::Restore)));
    changed(restored.await?.map(|receipt| receipt.version), None)
}
