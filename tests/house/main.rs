//! Tests of the source itself: its layers, templates and messages. A failure names the rule and each place that breaks it.
#![expect(clippy::expect_used, reason = "a test ends where it fails")]

mod arrows;
mod circles;
mod fluent;
mod layers;
mod mutants;
mod scripts;
mod source;
mod templates;
mod words;

/// Fails with the advice and every place where it is needed.
fn nothing_breaks(advice: &str, places: &[String]) {
    assert!(places.is_empty(), "{advice}\n  {}\n", places.join("\n  "));
}
