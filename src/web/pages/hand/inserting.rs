//! Inserting a hand that was forgotten before another: what it changes is shown first.

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
    let (purpose, doing) = (Purpose::Insertion(number), Doing::Insert);
    let form = HandForm {
        number,
        purpose,
        doing,
        what: "insert",
        change: |number, hand| HandChange::Insert { number, hand },
        inputs,
    };
    form.answer(&app, allowed).await
}
