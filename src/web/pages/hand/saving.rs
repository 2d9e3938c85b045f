//! Saving a new hand: once, whatever the network does.

use actix_web::http::StatusCode;
use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};

use super::entry::{Entry, Purpose};
use super::{ABOUT_THE_FORM, conflict, sent};
use crate::command::CommandError;
use crate::games::fields::FieldError;
use crate::games::text::Text;
use crate::table::{Expected, Meant, Receipt, Rejection, TableCommand};
use crate::web::auth::access::{Allowed, Scoring};
use crate::web::auth::at_table::AtTable;
use crate::web::components::form::Shown;
use crate::web::http::error::Problem;
use crate::web::http::inputs::Inputs;
use crate::web::http::keys::{fingerprint, key};
use crate::web::http::script::{URL, is_saving};
use crate::web::http::state::Shared;
use crate::web::layout::page::{answer, see_other};
use crate::web::pages::table::live;

/// `POST /t/{table}/hands`: a new hand.
pub async fn save(
    app: Shared,
    allowed: Allowed<Scoring>,
    request: HttpRequest,
    inputs: Inputs,
) -> Result<HttpResponse, Problem> {
    let (id, hand) = (allowed.id, sent(&inputs));
    let meant = meant(&inputs);
    let print = fingerprint("hand", &inputs.without(ABOUT_THE_FORM));
    let meta = allowed.command(&inputs, Expected::default(), print)?;
    let enter = TableCommand::EnterHand { hand, meant, asks_about_unusual: may_ask(&inputs) };
    match app.service.execute(id, meta, enter).await {
        Ok(Receipt { version, repeated, table }) => {
            let number = table.history.hands().number_of(version);
            let status = if repeated { StatusCode::OK } else { StatusCode::CREATED };
            saved(&allowed.with(table), &request, number, status)
        }
        // Somebody else's phone has told the same hand.
        Err(Rejection(CommandError::Unchanged(_), Some(table))) => {
            saved(&allowed.with(table), &request, meant.map(|meant| meant.entered), StatusCode::OK)
        }
        Err(Rejection(CommandError::Fields(invalid), Some(table))) => {
            form(&allowed.with(table), &inputs, &invalid.errors, &[])
        }
        Err(Rejection(CommandError::Unusual(warnings), Some(table))) => {
            form(&allowed.with(table), &inputs, &[], &warnings)
        }
        Err(Rejection(CommandError::Conflict(_), Some(table))) => {
            let number = meant.map_or(0, |meant| meant.number);
            conflict::page(&app, &allowed.with(table), number, &inputs).await
        }
        Err(rejection) => Err(rejection.into()),
    }
}

/// Which hand the form says that it is; nothing when it is a further one, whatever came before it.
fn meant(inputs: &Inputs) -> Option<Meant> {
    let number = inputs.get("number").parse().ok().filter(|_| inputs.get("add").is_empty())?;
    Some(Meant { number, entered: inputs.get("entered").parse().unwrap_or(number) })
}

/// A saved hand shows on the live table, where the next one begins.
fn saved(
    at: &AtTable,
    request: &HttpRequest,
    number: Option<u32>,
    status: StatusCode,
) -> Result<HttpResponse, Problem> {
    if !is_saving(request.headers()) {
        let fresh = number.map_or_else(String::new, |number| format!("?saved={number}"));
        return Ok(see_other(&at.address(&fresh)));
    }
    let mut page = live::page(at, &live::Asked::after(number), status)?;
    let address = HeaderValue::from_str(&at.address("")).map_err(|_| Problem::Fault)?;
    page.headers_mut().insert(HeaderName::from_static(URL), address);
    if let Some(number) = number {
        // So that what waits behind it on the phone moves on with it.
        page.headers_mut().insert(HeaderName::from_static("x-number"), number.into());
    }
    Ok(page)
}

/// Whether somebody is there who can look again at a hand that is unusual: not where a tile was tapped, which says all that it
/// does, nor where a phone sends what has waited; and nobody is asked twice.
fn may_ask(inputs: &Inputs) -> bool {
    inputs.get("odd").is_empty() && inputs.get("from").is_empty()
}

/// The form with what was typed, and what is wrong with it, or unusual.
fn form(at: &AtTable, inputs: &Inputs, errors: &[FieldError], warnings: &[Text]) -> Result<HttpResponse, Problem> {
    let typed = inputs.without(ABOUT_THE_FORM);
    let (shown, key) = (Shown::Typed(&typed), key(inputs)?.to_owned());
    let before = at.table.before(at.table.next_number())?;
    let entry = Entry { at, before: &before, shown, errors, key, purpose: Purpose::New, is_undone: false };
    answer(StatusCode::UNPROCESSABLE_ENTITY, &entry.page().asking(warnings, at.reader()))
}
