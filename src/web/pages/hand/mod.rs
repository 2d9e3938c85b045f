//! Hands: entering, correcting, voiding, restoring and inserting one, and the page of its result.

mod conflict;
mod edit;
mod edit_preview;
mod entry;
mod preview;
mod result;
mod save;

pub use edit::{edit, edit_form, insert, insert_form, restore, void};
pub use entry::new;
pub use preview::preview;
pub use result::{show, show_voided};
pub use save::save;

use crate::document::Deal;
use crate::session::Position;
use crate::web::auth::TableVisit;
use crate::web::components::form::{FormContent, FormView};

/// The inputs of a form that are not part of the hand.
const FORM_INPUTS: &[&str] =
    &["key", "version", "lang", "number", "step", "drop", "from", "add", "entered", "waiting", "odd"];

/// The form of the hand after a position.
fn hand_form<'a>(visit: &'a TableVisit, before: &'a Position, deal: &Deal, content: FormContent<'a>) -> FormView<'a> {
    let formatter = visit.localizer().for_table(before.seats(), visit.measure());
    FormView::new(before.hand_form(deal), content, formatter, before.info().home, before.seats())
}
