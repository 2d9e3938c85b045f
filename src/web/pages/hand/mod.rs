//! Hands: entering one, its result, correcting, voiding or restoring it, and inserting one before it.

mod changes;
mod conflict;
mod correcting;
mod entry;
mod hand_form;
mod history;
mod inserting;
mod late;
mod result;
mod saving;
mod step;
mod voided;
mod voiding;

pub use correcting::{amend, edit};
pub use entry::{new, preview};
pub use inserting::{forgotten, insert};
pub use result::show;
pub use saving::save;
pub use voided::{restore, show_voided};
pub use voiding::void;

use crate::table::SentHand;
use crate::web::http::inputs::Inputs;

/// The inputs of a form that are about the form and not about the hand.
const ABOUT_THE_FORM: &[&str] =
    &["key", "version", "number", "step", "drop", "from", "add", "entered", "waiting", "odd"];

/// The hand that a form sends.
fn sent(inputs: &Inputs) -> SentHand {
    SentHand::Form(inputs.without(ABOUT_THE_FORM))
}
