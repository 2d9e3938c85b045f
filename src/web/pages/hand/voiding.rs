//! Voiding a hand, which stays on the sheet, struck through.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use super::changes::{self, Doing, about_hand};
use super::step::{Made, Now, Step, make};
use super::{entry, result, voided};
use crate::command::CommandError;
use crate::table::{HandChange, HandHistory, Receipt, Rejection};
use crate::web::auth::access::{Allowed, Scoring};
use crate::web::http::error::Problem;
use crate::web::http::inputs::Inputs;
use crate::web::http::keys::version;
use crate::web::http::state::Shared;
use crate::web::layout::page::see_other;

/// `POST /t/{table}/hands/{number}/void`: the hand does not count; also the Undo of the newest one. An earlier one is
/// shown first, with what that changes.
pub async fn void(
    app: Shared,
    allowed: Allowed<Scoring>,
    path: web::Path<(String, u32)>,
    inputs: Inputs,
) -> Result<HttpResponse, Problem> {
    let (_, number) = path.into_inner();
    let step = Step::of(&inputs, Step::Save);
    let what = format!("void {number} at {}", version(&inputs)?);
    match make(&app, &allowed, &inputs, (&what, step), HandChange::Void { number }).await? {
        Ok(Made::Saved(receipt)) => Ok(see_other(&format!("/t/{}{}", allowed.id, after_void(&receipt)))),
        Ok(Made::Shown { table, then }) => changes::page(&allowed.with(table), &then, (Doing::Void, number), &inputs),
        Err(Rejection(CommandError::Fields(invalid), Some(table))) => {
            let at = allowed.with(table);
            let errors = about_hand(invalid, number);
            let wrong = errors.iter().map(|error| at.reader().say(&error.text)).collect();
            result::page(&app, &at, number, StatusCode::UNPROCESSABLE_ENTITY, wrong).await
        }
        Err(Rejection(CommandError::Conflict(_), Some(table))) => {
            let at = allowed.with(table);
            let wrong = vec![at.words().plain("form-news")];
            match Now::of(&at.table, number, &inputs)? {
                Now::Counts(number) => result::page(&app, &at, number, StatusCode::CONFLICT, wrong).await,
                Now::Voided(entry) => voided::page(&app, &at, entry, StatusCode::CONFLICT, wrong).await,
            }
        }
        Err(rejection) => Err(rejection.into()),
    }
}

/// Where a voided hand leads, below the table: the last one to its form again, if it was entered in one.
fn after_void(receipt: &Receipt) -> String {
    let (hands, position) = (receipt.table.history.hands(), receipt.table.replay.position());
    let is_typed = |hand: &&HandHistory| entry::undone(&receipt.table, hand.entry).is_some();
    let is_quick = position.quick_form(&position.deal(None)).is_some();
    let voided = hands.voided_by(receipt.version).filter(|hand| !is_quick && is_typed(hand));
    voided.map_or_else(String::new, |hand| format!("/hands/new?undone={}", hand.entry))
}
