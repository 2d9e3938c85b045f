//! Noting something on a hand, which changes no score and needs no preview.

use super::result;
use crate::table::HandChange;
use crate::web::pages::prelude::*;

/// `POST /t/{table}/notes/{entry}`: an empty note removes it.
pub async fn note(access: PageAccess<Scoring>, path: web::Path<(String, i64)>, inputs: Inputs) -> PageResult {
    let entry = path.1;
    // In a form, a note may have been typed in several lines.
    let note = inputs.get("note").split_whitespace().collect::<Vec<_>>().join(" ");
    let command = TableCommand::ChangeHands { change: HandChange::Note { entry, note }, drops_later: false };
    let meta = access.command(&inputs, None)?;
    match access.app.service.execute(access.id, meta, command).await {
        Ok(_) | Err(CommandError::Unchanged(_)) => Ok(see_other(&access.address(&format!("/voided/{entry}")))),
        Err(CommandError::Fields(invalid)) => {
            let visit = access.load().await?;
            let reasons = vec![visit.formatter().say(&invalid.first().text)];
            result::page(visit, entry, StatusCode::UNPROCESSABLE_ENTITY, reasons, Some(inputs.get("note").to_owned()))
                .await
        }
        Err(error) => Err(error.into()),
    }
}
