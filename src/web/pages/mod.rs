//! The pages: one folder per subject, with the same name as its templates and messages.

pub mod club;
pub mod devices;
pub mod hand;
pub mod home;
pub mod import;
pub mod picture;
mod prelude;
pub mod settlement;
pub mod table;
pub mod trash;

use crate::command::CommandError;
use crate::table::Rejection;
use crate::web::auth::Permission;
use crate::web::pages::prelude::*;

/// Why a command was rejected, and the table on which that was decided, for the page that says so.
pub fn rejected<N: Permission>(
    allowed: Allowed<N>,
    Rejection(error, table): Rejection,
) -> Result<(CommandError, AtTable), HttpError> {
    match table {
        Some(table) => Ok((error, allowed.with(table))),
        None => Err(error.into()),
    }
}
