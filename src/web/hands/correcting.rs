//! Correcting a hand: nothing is saved before what it changes has been shown, and the old version stays.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use super::changes::{self, Doing, about_hand};
use super::entry::{self, Purpose};
use super::step::{Made, Step, make};
use super::{ABOUT_THE_FORM, conflict, late, sent};
use crate::table::{Rejection, Table, commands};
use crate::web::form::Shown;
use crate::web::frame::access::{Allowed, Scoring};
use crate::web::frame::app::Shared;
use crate::web::frame::inputs::Inputs;
use crate::web::frame::keys::{fresh_key, key, version};
use crate::web::frame::page::see_other;
use crate::web::frame::problem::Problem;

/// `GET /t/{table}/hands/{number}/edit`: the form as the hand was told.
pub async fn edit(
    app: Shared,
    allowed: Allowed<Scoring>,
    path: web::Path<(String, u32)>,
) -> Result<HttpResponse, Problem> {
    let (_, number) = path.into_inner();
    let at = allowed.at_table(&app).await?;
    let hand = at.table.hand(number).ok_or(Problem::Missing)?;
    let shown = Shown::Document(&hand);
    entry::page(&at, Purpose::Correction(number), shown, &[], fresh_key()?, StatusCode::OK)
}

/// `POST /t/{table}/hands/{number}/edit`: the form again, what it would change, or the correction itself.
pub async fn amend(
    app: Shared,
    allowed: Allowed<Scoring>,
    path: web::Path<(String, u32)>,
    inputs: Inputs,
) -> Result<HttpResponse, Problem> {
    let (_, number) = path.into_inner();
    let typed = inputs.without(ABOUT_THE_FORM);
    let step = Step::of(&inputs, Step::Preview);
    let form = |at, complaints: &[_], status| {
        let key = key(&inputs)?.to_owned();
        entry::page(at, Purpose::Correction(number), Shown::Typed(&typed), complaints, key, status)
    };
    if step == Step::Change {
        let at = allowed.at_table(&app).await?;
        if at.table.has_gone_on_since(version(&inputs)?) {
            return late::form(&at, Purpose::Correction(number), &inputs);
        }
        at.table.history.hands().numbered(number).ok_or(Problem::Missing)?;
        return form(&at, &[], StatusCode::OK);
    }
    let hand = sent(&inputs);
    // A hand that another phone has told differently is replaced at once: the choice has shown what changes.
    let decide = move |table: &Table| commands::correct(table, number, &hand);
    match make(&app, &allowed, &inputs, (&format!("correct {number}"), step), decide).await? {
        Ok(Made::Saved(_)) | Err(Rejection::Unchanged(_)) => {
            Ok(see_other(&format!("/t/{}/hands/{number}", allowed.id)))
        }
        Ok(Made::Shown { table, then }) => {
            changes::page(&allowed.with(table), &then, (Doing::Correct, number), &inputs)
        }
        Err(Rejection::Invalid(invalid, table)) => {
            form(&allowed.with(table), &about_hand(invalid, number), StatusCode::UNPROCESSABLE_ENTITY)
        }
        Err(Rejection::Conflict(table)) if step == Step::Take => {
            conflict::page(&app, &allowed.with(table), number, &inputs).await
        }
        Err(Rejection::Conflict(table)) => late::form(&allowed.with(table), Purpose::Correction(number), &inputs),
        Err(rejection) => Err(rejection.into()),
    }
}
