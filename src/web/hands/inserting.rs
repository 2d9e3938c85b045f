//! Inserting a hand that was forgotten before another: what it changes is shown first.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use super::changes::{self, Doing, about_hand};
use super::entry::{self, Purpose};
use super::step::{Made, Step, make};
use super::{ABOUT_THE_FORM, late, sent};
use crate::table::{Receipt, Rejection, Table, commands};
use crate::web::form::Shown;
use crate::web::frame::access::{Allowed, Scoring};
use crate::web::frame::app::Shared;
use crate::web::frame::inputs::Inputs;
use crate::web::frame::keys::{fresh_key, key, version};
use crate::web::frame::page::see_other;
use crate::web::frame::problem::Problem;

/// `GET /t/{table}/hands/{number}/insert`: an empty form for a hand before that of a number.
pub async fn forgotten(
    app: Shared,
    allowed: Allowed<Scoring>,
    path: web::Path<(String, u32)>,
) -> Result<HttpResponse, Problem> {
    let (_, number) = path.into_inner();
    let at = allowed.at_table(&app).await?;
    at.table.history.hands().numbered(number).ok_or(Problem::Missing)?;
    entry::page(&at, Purpose::Insertion(number), Shown::New, &[], fresh_key()?, StatusCode::OK)
}

/// `POST /t/{table}/hands/{number}/insert`: the form again, what the hand would change, or the hand itself.
pub async fn insert(
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
        entry::page(at, Purpose::Insertion(number), Shown::Typed(&typed), complaints, key, status)
    };
    if step == Step::Change {
        let at = allowed.at_table(&app).await?;
        if at.table.has_gone_on_since(version(&inputs)?) {
            return late::form(&at, Purpose::Insertion(number), &inputs);
        }
        at.table.history.hands().numbered(number).ok_or(Problem::Missing)?;
        return form(&at, &[], StatusCode::OK);
    }
    let hand = sent(&inputs);
    let decide = move |table: &Table| commands::insert(table, number, &hand);
    match make(&app, &allowed, &inputs, (&format!("insert {number}"), step), decide).await? {
        Ok(Made::Saved(receipt)) => Ok(see_other(&format!("/t/{}{}", allowed.id, inserted(&receipt)))),
        Ok(Made::Shown { table, then }) => changes::page(&allowed.with(table), &then, (Doing::Insert, number), &inputs),
        Err(Rejection::Invalid(invalid, table)) => {
            form(&allowed.with(table), &about_hand(invalid, number), StatusCode::UNPROCESSABLE_ENTITY)
        }
        Err(Rejection::Conflict(table)) => late::form(&allowed.with(table), Purpose::Insertion(number), &inputs),
        Err(rejection) => Err(rejection.into()),
    }
}

/// The page of the hand, which may have been voided since.
fn inserted(receipt: &Receipt) -> String {
    match receipt.table.history.hands().number_of(receipt.version) {
        Some(number) => format!("/hands/{number}"),
        None => format!("/voided/{}", receipt.version),
    }
}
