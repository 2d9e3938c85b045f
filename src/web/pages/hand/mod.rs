//! Hands: entering, correcting, voiding, restoring and inserting one, and the page of its result.

mod conflict;
mod edit;
mod edit_preview;
mod entry;
mod note;
mod preview;
mod result;
mod save;
mod taken;

pub use edit::{edit, edit_form, insert, insert_form, restore, void};
pub use entry::new;
pub use note::note;
pub use preview::preview;
pub use result::{show, show_voided};
pub use save::save;

use crate::document::Deal;
use crate::games::adjustment;
use crate::i18n::Localizer;
use crate::session::Position;
use crate::table::SentHand;
use crate::web::auth::TableVisit;
use crate::web::components::form::{FormContent, FormView};
use crate::web::http::Inputs;

/// The inputs of a form that are not part of the hand.
const FORM_INPUTS: &[&str] =
    &["key", "version", "lang", "number", "step", "drop", "from", "add", "entered", "waiting", "odd"];

/// The hand in the inputs of a form. Its numbers are written in the language of the form, or else in that of the reader.
fn sent_hand(inputs: &Inputs, localizer: Localizer) -> SentHand {
    SentHand::form(&inputs.without(FORM_INPUTS), inputs.notation(localizer))
}

/// The form of the hand after a position.
fn hand_form<'a>(visit: &'a TableVisit, before: &'a Position, deal: &Deal, content: FormContent<'a>) -> FormView<'a> {
    let formatter = visit.localizer().for_table(before.seats(), visit.measure());
    let fields = if is_adjusted(content) {
        // A recorded adjustment has each amount.
        let offers_one = content.value(adjustment::form::BY).is_some();
        adjustment::hand_form(before.measure(), before.seats(), offers_one)
    } else {
        before.hand_form(deal)
    };
    FormView::new(fields, content, formatter, before.info().home, before.seats())
}

/// Whether a form is one of an adjustment.
fn is_adjusted(content: FormContent<'_>) -> bool {
    content.value("result").is_some_and(|result| result == adjustment::ADJUSTED)
}
