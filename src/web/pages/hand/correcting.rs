//! Correcting a hand: nothing is saved before what it changes has been shown, and the old version stays.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use super::changes::Doing;
use super::entry::{self, Purpose};
use super::hand_form::HandForm;

use crate::table::HandChange;
use crate::web::auth::access::{Allowed, Scoring};
use crate::web::components::form::Shown;
use crate::web::http::error::Problem;
use crate::web::http::inputs::Inputs;
use crate::web::http::keys::fresh_key;
use crate::web::http::state::Shared;

/// `GET /t/{table}/hands/{number}/edit`: the form as the hand was told.
pub async fn edit(
    app: Shared,
    allowed: Allowed<Scoring>,
    path: web::Path<(String, u32)>,
) -> Result<HttpResponse, Problem> {
    let (_, number) = path.into_inner();
    let at = allowed.at_table(&app).await?;
    let hand = at.table.hand(number).ok_or(Problem::Missing)?;
    let shown = Shown::Document(hand);
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
    let (purpose, doing) = (Purpose::Correction(number), Doing::Correct);
    let form = HandForm {
        number,
        purpose,
        doing,
        what: "correct",
        change: |number, hand| HandChange::Correct { number, hand },
        inputs,
    };
    form.answer(&app, allowed).await
}
