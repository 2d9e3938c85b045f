//! Hands: entering one, its result, correcting or voiding it.

mod change;
mod entry;
mod result;
mod saving;

pub use change::{amend, edit, void};
pub use entry::{new, preview};
pub(super) use result::payments;
pub use result::show;
pub use saving::save;

use actix_web::HttpRequest;
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::inputs::Inputs;
use super::problem::Problem;

/// The inputs of a form that are about the form and not about the hand.
const ABOUT_THE_FORM: &[&str] = &["key", "version", "number", "step", "from", "add"];

/// A key for a form that is not sent yet.
pub(super) fn fresh_key() -> Result<String, Problem> {
    let mut bytes = [0_u8; 16];
    getrandom::fill(&mut bytes).map_err(|_| Problem::Fault)?;
    Ok(HEXLOWER.encode(&bytes))
}

/// What is the same when the same form is sent again.
fn print(what: &str, inputs: &[(String, String)]) -> String {
    let mut digest = Sha256::new_with_prefix(what);
    for (name, value) in inputs {
        digest.update([0]);
        digest.update(name);
        digest.update([0]);
        digest.update(value);
    }
    HEXLOWER.encode(&digest.finalize())
}

/// The form's key: what cannot be one gets no second try with it.
pub(super) fn key(inputs: &Inputs) -> Result<&str, Problem> {
    Some(inputs.get("key")).filter(|key| !key.is_empty() && key.len() <= 128).ok_or(Problem::Malformed)
}

/// The version that the form was made against.
pub(super) fn version(inputs: &Inputs) -> Result<i64, Problem> {
    inputs.get("version").parse().map_err(|_| Problem::Malformed)
}

/// Whether the script asks, which takes the next page as the answer instead of an address.
pub(super) fn is_scripted(request: &HttpRequest) -> bool {
    request.headers().get("X-Part").is_some_and(|part| part == "save")
}
