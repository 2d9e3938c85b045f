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
/// to left. A sentence within a sentence has isolated its names already.
pub fn isolated(text: &str) -> Cow<'_, str> {
    let is_right_to_left = |letter: char| RIGHT_TO_LEFT.iter().any(|(first, last)| (*first..=*last).contains(&letter));
    if !text.contains('\u{2068}') && text.chars().any(is_right_to_left) {
        format!("\u{2068}{text}\u{2069}").into()
    } else {
        text.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{Message, Seats};
    use crate::i18n::{Language, Localizer};
    use crate::ledger::Seat;

    #[test]
    fn names_in_sentences_are_isolated() {
        assert_eq!([isolated("Ana"), isolated("Ελένη"), isolated("שרה")], ["Ana", "Ελένη", "\u{2068}שרה\u{2069}"]);
        let seats = Seats::new(["שרה", "محمد"].map(str::to_owned).into());
        let text = Message::new("settle-for").with("from", Seat(0)).with("lost", "−228");
        let text = text.with("to", Seat(1)).with("won", "+252");
        for language in Language::ALL {
            let sentence = Localizer::new(*language).with_names(&seats).say(&text);
            for part in ["\u{2068}שרה\u{2069}", "\u{2068}محمد\u{2069}", "−228", "+252"] {
                assert!(sentence.contains(part), "{sentence}");
            }
        }
    }
}
