//! Every worked case of `tests/cases.jsonl` and `tests/cases-2.jsonl`: a document, and either its result or where it is refused.

use tanto::session::{DocumentError, Explained};

use crate::prelude::*;

const WORDS: Localizer = Localizer::new(Language::En);

/// The cases of the games in the list.
fn cases() -> impl Iterator<Item = Value> {
    let lines = include_str!("../cases.jsonl").lines().chain(include_str!("../cases-2.jsonl").lines());
    let cases = lines.map(|line| serde_json::from_str::<Value>(line).unwrap());
    cases.filter(|case| case["document"]["game"].as_str().is_none_or(|game| find(game).is_some()))
}

/// The documents of all cases that have a result, with their names.
pub fn good() -> Vec<(String, Value)> {
    let good = cases().filter(|case| case.get("expect").is_some());
    good.map(|case| (case["name"].as_str().unwrap().to_owned(), case["document"].clone())).collect()
}

/// The result of a document as `tanto score` prints it, or the number of the wrong hand and the reason.
pub fn score(document: &Value) -> Result<Value, (u32, String)> {
    let explained = |invalid: &DocumentError| {
        let Explained { hand, field, message } = invalid.explained(WORDS);
        (hand, format!("{field}: {message}"))
    };
    let session = Session::read(DocumentValue::from_json(&document.to_string()).unwrap())
        .map_err(|invalid| explained(&invalid))?;
    let (replay, result) = result::result(&session, WORDS).map_err(|invalid| explained(&invalid))?;
    match replay.stopped() {
        Some(invalid) => Err(explained(invalid)),
        None => Ok(serde_json::to_value(result).unwrap()),
    }
}

/// Whether `found` has every value of `expected`. Fields that `expected` does not mention may have any value.
fn agrees(expected: &Value, found: &Value) -> bool {
    match (expected, found) {
        (Value::Object(expected), Value::Object(found)) => {
            expected.iter().all(|(name, value)| found.get(name).is_some_and(|found| agrees(value, found)))
        }
        (Value::Array(expected), Value::Array(found)) => {
            expected.len() == found.len() && expected.iter().zip(found).all(|(expected, found)| agrees(expected, found))
        }
        _ => expected == found,
    }
}

/// Whether an error is about the case's field, if the case has one; `about` begins with all fields that it may be, or lie within.
fn is_about(expected: &Value, error: &str) -> bool {
    let about = expected["about"].as_str().and_then(|about| about.split_once(": "));
    let is_name = |field: &str| field.chars().all(|c| c.is_ascii_lowercase() || "_.[]0123456789".contains(c));
    let fields = about.map(|(fields, _)| fields).filter(|fields| fields.split(" or ").all(is_name));
    let is_within = |field: &str| error.strip_prefix(field).is_some_and(|rest| rest.starts_with([':', '[', '.']));
    fields.is_none_or(|fields| fields.split(" or ").any(is_within))
        && expected["field"].as_str().is_none_or(|field| error.starts_with(&format!("{field}: ")))
}

#[test]
fn every_worked_case_has_the_expected_result() {
    let mut failures = Vec::new();
    for case in cases() {
        let name = &case["name"];
        match (score(&case["document"]), case.get("expect"), case.get("expect_error")) {
            (Ok(found), Some(expected), _) if agrees(expected, &found) => {}
            (Err((hand, error)), _, Some(expected)) if expected["hand"] == hand && is_about(expected, &error) => {}
            (found, ..) => failures.push(format!("{name}: {found:?}")),
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
