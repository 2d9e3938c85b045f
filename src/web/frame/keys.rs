//! What a form carries besides its answers: the key that makes a second try harmless, and the version that it was made
//! against.

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::inputs::Inputs;
use super::problem::Problem;

/// The longest key, in bytes.
const LONGEST: usize = 128;

/// A key for a form that is not sent yet.
pub fn fresh_key() -> Result<String, Problem> {
    let mut bytes = [0_u8; 16];
    getrandom::fill(&mut bytes).map_err(|_| Problem::Fault)?;
    Ok(HEXLOWER.encode(&bytes))
}

/// The form's key: what cannot be one gets no second try with it.
pub fn key(inputs: &Inputs) -> Result<&str, Problem> {
    Some(inputs.get("key")).filter(|key| is_key(key)).ok_or(Problem::Malformed)
}

/// Whether a text can be a key.
pub fn is_key(text: &str) -> bool {
    (1..=LONGEST).contains(&text.len())
}

/// The version that the form was made against.
pub fn version(inputs: &Inputs) -> Result<i64, Problem> {
    inputs.get("version").parse().map_err(|_| Problem::Malformed)
}

/// What is the same when the same form is sent again.
pub fn fingerprint(what: &str, inputs: &[(String, String)]) -> String {
    let mut digest = Sha256::new_with_prefix(what);
    for (name, value) in inputs {
        digest.update([0]);
        digest.update(name);
        digest.update([0]);
        digest.update(value);
    }
    HEXLOWER.encode(&digest.finalize())
}
