//! Saving a new hand: once, whatever the network does.

use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use super::entry::Entry;
use super::{ABOUT_THE_FORM, is_scripted, sent};
use crate::games::fields::Complaint;
use crate::games::text::Text;
use crate::table::{Expected, Receipt, Rejection, commands};
use crate::web::form::Shown;
use crate::web::frame::access::{Allowed, Scoring};
use crate::web::frame::app::Shared;
use crate::web::frame::at_table::AtTable;
use crate::web::frame::inputs::Inputs;
use crate::web::frame::keys::{fingerprint, key};
use crate::web::frame::page::{Page, answer, see_other};
use crate::web::frame::problem::Problem;
use crate::web::tables::live;

/// `POST /t/{table}/hands`: a new hand.
pub async fn save(
    app: Shared,
    allowed: Allowed<Scoring>,
    request: HttpRequest,
    inputs: Inputs,
) -> Result<HttpResponse, Problem> {
    let (id, hand) = (allowed.id.clone(), sent(&inputs));
    let number = inputs.get("number").parse().ok().filter(|_| inputs.get("add").is_empty());
    let print = fingerprint("hand", &inputs.without(ABOUT_THE_FORM));
    let command = allowed.command(&inputs, Expected { number, version: None }, print)?;
    let appended = app.tables.append_soon(&id, &command, move |table| commands::enter(table, &hand));
    match appended.await {
        Ok(receipt) => saved(&allowed.with(Arc::clone(&receipt.table)), &request, &inputs, &receipt),
        Err(Rejection::Invalid(invalid, table)) => wrong(&allowed.with(table), &inputs, &invalid.complaints),
        Err(Rejection::Conflict(table)) => conflict(&allowed.with(table), &inputs),
        Err(rejection) => Err(rejection.into()),
    }
}

/// Where a saved hand shows: its result; the live table when it came from there, or when it counts no more.
fn saved(at: &AtTable, request: &HttpRequest, inputs: &Inputs, receipt: &Receipt) -> Result<HttpResponse, Problem> {
    let number = at.table.history.hands().number_of(receipt.version).filter(|_| inputs.get("from") != "live");
    let address = at.address(&number.map_or_else(String::new, |number| format!("/hands/{number}")));
    if !is_scripted(request) {
        return Ok(see_other(&address));
    }
    let status = if receipt.repeated { StatusCode::OK } else { StatusCode::CREATED };
    let mut page = match number {
        Some(number) => super::result::page(at, number, status, Vec::new())?,
        None => live::page(at, false, status)?,
    };
    let address = HeaderValue::from_str(&address).map_err(|_| Problem::Fault)?;
    page.headers_mut().insert(HeaderName::from_static("x-url"), address);
    Ok(page)
}

fn wrong(at: &AtTable, inputs: &Inputs, complaints: &[Complaint]) -> Result<HttpResponse, Problem> {
    let typed = inputs.without(ABOUT_THE_FORM);
    let entry = Entry {
        at,
        before: at.table.replay.position(),
        shown: Shown::Typed(&typed),
        complaints,
        key: key(inputs)?.to_owned(),
        is_correction: false,
    };
    answer(StatusCode::UNPROCESSABLE_ENTITY, &entry.page())
}

/// The choice when another hand has taken the number.
#[derive(Template)]
#[template(path = "hands/conflict.html")]
struct ConflictPage {
    page: Page,
    id: String,
    theirs: String,
    number: u32,
    mine: Option<String>,
    /// Whether both say the same, so that one of them can go.
    is_same: bool,
    typed: Vec<(String, String)>,
    key: String,
    add: String,
    correct: String,
}

fn conflict(at: &AtTable, inputs: &Inputs) -> Result<HttpResponse, Problem> {
    let number: u32 = inputs.get("number").parse().unwrap_or_default();
    let reader = at.reader_of(number);
    let theirs = at.table.replay.hand(number);
    let hand = sent(inputs).canonical(&at.table, number).ok();
    let mine = hand.as_ref().and_then(|hand| at.table.before(number).ok()?.play(hand, None).ok());
    let is_same = at.table.hand(number).zip(hand).is_some_and(|(theirs, mine)| mine.says_the_same_as(&theirs));
    let count = |id, number: u32| at.words().say(&Text::new(id).count("number", i64::from(number)));
    let page = ConflictPage {
        page: at.page(&Text::new("conflict-heading").count("number", i64::from(number)), "/hands/new"),
        id: at.id.to_string(),
        theirs: theirs.map(|theirs| reader.say(&theirs.headline)).unwrap_or_default(),
        number,
        mine: mine.map(|(scored, _)| reader.say(&scored.headline)),
        is_same,
        typed: inputs.without(ABOUT_THE_FORM),
        key: key(inputs)?.to_owned(),
        add: count("conflict-add", at.table.next_number()),
        correct: count("conflict-correct", number),
    };
    answer(StatusCode::CONFLICT, &page)
}
