//! A form that comes after somebody else has changed the table: it is shown again with what was typed, for the hand that was
//! meant.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;

use super::entry::{self, Purpose};
use super::step::Now;
use super::{ABOUT_THE_FORM, sent};
use crate::games::fields::FieldError;
use crate::games::text::Text;
use crate::web::auth::at_table::AtTable;
use crate::web::components::form::Shown;
use crate::web::http::error::Problem;
use crate::web::http::inputs::Inputs;
use crate::web::http::keys::fresh_key;

/// The form of a purpose, as it was when the form was made.
pub fn form(at: &AtTable, purpose: Purpose, inputs: &Inputs) -> Result<HttpResponse, Problem> {
    let purpose = now(at, purpose, inputs)?;
    let typed = inputs.without(ABOUT_THE_FORM);
    // In the names of now, where it can be read.
    let hand = sent(inputs).canonical(&at.table, purpose.number(&at.table)).ok();
    let shown = hand.as_ref().map_or(Shown::Typed(&typed), Shown::Document);
    let news = [FieldError::new("", Text::new("form-news"))];
    entry::page(at, purpose, shown, &news, fresh_key()?, StatusCode::CONFLICT)
}

/// What the form is for now: a hand that was voided meanwhile can only be told as a further one in its place.
fn now(at: &AtTable, purpose: Purpose, inputs: &Inputs) -> Result<Purpose, Problem> {
    let number = purpose.number(&at.table);
    let hands = at.table.history.hands();
    Ok(match (Now::of(&at.table, number, inputs)?, purpose) {
        (Now::Counts(number), Purpose::Correction(_)) => Purpose::Correction(number),
        (Now::Counts(number), _) => Purpose::Insertion(number),
        (Now::Voided(entry), _) => {
            let place = hands.place_of(entry).filter(|place| *place < at.table.next_number());
            place.map_or(Purpose::New, Purpose::Insertion)
        }
    })
}
