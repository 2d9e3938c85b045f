//! Isolates names that are written from right to left. Without that the numbers beside such a name change places: `שרה −228 ·
//! محمد +252` would show Sarah's loss as Mohammed's.

use std::borrow::Cow;

/// The blocks of Unicode with letters that are written from right to left.
const RIGHT_TO_LEFT: [(char, char); 5] = [
    ('\u{590}', '\u{8ff}'),
    ('\u{fb1d}', '\u{fdff}'),
    ('\u{fe70}', '\u{feff}'),
    ('\u{10800}', '\u{10fff}'),
    ('\u{1e800}', '\u{1efff}'),
];

/// A text for use within a sentence: between a first strong isolate and its end, if it has letters that are written from right
/// to left.
pub fn isolated(text: &str) -> Cow<'_, str> {
    let is_right_to_left = |letter: char| RIGHT_TO_LEFT.iter().any(|(first, last)| (*first..=*last).contains(&letter));
    if text.chars().any(is_right_to_left) { format!("\u{2068}{text}\u{2069}").into() } else { text.into() }
}
