//! The submitted form of a correction or an insertion. The answer is the form again, a preview, or the saved change.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;

use super::changes::{self, Doing, about_hand};
use super::entry::{self, Purpose};
use super::step::{Made, Step, make};
use super::{ABOUT_THE_FORM, conflict, late, sent};
use crate::command::CommandError;
use crate::games::fields::FieldError;
use crate::table::{HandChange, Receipt, Rejection, SentHand};
use crate::web::auth::access::{Allowed, Scoring};
use crate::web::auth::at_table::AtTable;
use crate::web::components::form::Shown;
use crate::web::http::error::Problem;
use crate::web::http::inputs::Inputs;
use crate::web::http::keys::{key, version};
use crate::web::http::state::Shared;
use crate::web::layout::page::see_other;

pub struct HandForm {
    /// The number of the hand to correct, or of the hand before which to insert.
    pub number: u32,
    pub purpose: Purpose,
    pub doing: Doing,
    /// Identifies the action in the fingerprint, beside the hand.
    pub what: &'static str,
    pub change: fn(u32, SentHand) -> HandChange,
    pub inputs: Inputs,
}

impl HandForm {
    /// Answers according to the button that was pressed.
    pub async fn answer(self, app: &Shared, allowed: Allowed<Scoring>) -> Result<HttpResponse, Problem> {
        let step = Step::of(&self.inputs, Step::Preview);
        if step == Step::Change {
            return self.again(&allowed.at_table(app).await?);
        }
        let (number, change) = (self.number, (self.change)(self.number, sent(&self.inputs)));
        let what = format!("{} {number}", self.what);
        match make(app, &allowed, &self.inputs, (&what, step), change).await? {
            Ok(Made::Saved(receipt)) => Ok(see_other(&format!("/t/{}{}", allowed.id, saved(&receipt)))),
            Ok(Made::Shown { table, then }) => {
                changes::page(&allowed.with(table), &then, (self.doing, number), &self.inputs)
            }
            Err(Rejection(CommandError::Unchanged(_), _)) => {
                Ok(see_other(&format!("/t/{}/hands/{number}", allowed.id)))
            }
            Err(Rejection(CommandError::Fields(invalid), Some(table))) => {
                let errors = about_hand(invalid, number);
                self.page(&allowed.with(table), &errors, StatusCode::UNPROCESSABLE_ENTITY)
            }
            Err(Rejection(CommandError::Conflict(_), Some(table))) if step == Step::Take => {
                conflict::page(app, &allowed.with(table), number, &self.inputs).await
            }
            Err(Rejection(CommandError::Conflict(_), Some(table))) => {
                late::form(&allowed.with(table), self.purpose, &self.inputs)
            }
            Err(rejection) => Err(rejection.into()),
        }
    }

    /// The form with the typed values, after the preview.
    fn again(&self, at: &AtTable) -> Result<HttpResponse, Problem> {
        if at.table.has_changed_since(version(&self.inputs)?) {
            return late::form(at, self.purpose, &self.inputs);
        }
        at.table.history.hands().numbered(self.number).ok_or(Problem::Missing)?;
        self.page(at, &[], StatusCode::OK)
    }

    fn page(&self, at: &AtTable, errors: &[FieldError], status: StatusCode) -> Result<HttpResponse, Problem> {
        let typed = self.inputs.without(ABOUT_THE_FORM);
        let key = key(&self.inputs)?.to_owned();
        entry::page(at, self.purpose, Shown::Typed(&typed), errors, key, status)
    }
}

/// The path of the saved hand below the table. Another command may have moved or voided it since.
fn saved(receipt: &Receipt) -> String {
    let hands = receipt.table.history.hands();
    let entry = hands.recorded_by(receipt.version).map_or(0, |hand| hand.entry);
    hands.number_of(entry).map_or_else(|| format!("/voided/{entry}"), |number| format!("/hands/{number}"))
}
