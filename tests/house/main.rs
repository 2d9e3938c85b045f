//! The rules of the house, as tests: what a reader may rely on everywhere, and what to do where it does not hold.
#![expect(clippy::expect_used, reason = "a test ends where it fails")]

mod arrows;
mod buttons;
mod circles;
mod docs;
mod fluent;
mod layers;
mod plurals;
mod script;
mod sentences;
mod source;
mod style;
mod subjects;
mod templates;
mod units;
mod words;

/// Fails with the advice and every place where it is needed.
fn nothing_breaks(advice: &str, places: &[String]) {
    assert!(places.is_empty(), "{advice}\n  {}\n", places.join("\n  "));
}
