//! The notes of payments in their canonical form.

use unicode_segmentation::UnicodeSegmentation as _;

use crate::games::name::has_invisible;
use crate::games::text::Text;

/// In characters as people see them (grapheme clusters).
const MAX_LENGTH: usize = 200;

/// Trims a note; `None` when it is empty.
pub fn clean_note(note: &str) -> Result<Option<String>, Text> {
    let note = note.trim();
    if note.len() > 4 * MAX_LENGTH || note.chars().any(char::is_control) || note.graphemes(true).count() > MAX_LENGTH {
        return Err(Text::new("payment-note"));
    }
    if has_invisible(note) {
        return Err(Text::new("note-invisible"));
    }
    Ok((!note.is_empty()).then(|| note.to_owned()))
}

/// Whether a text is in its canonical form.
pub fn is_note(text: &str) -> bool {
    clean_note(text).is_ok_and(|note| note.as_deref() == Some(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_trimmed_or_refused() {
        assert_eq!(clean_note(" for the taxi 🚕 "), Ok(Some("for the taxi 🚕".to_owned())));
        assert_eq!(clean_note("  "), Ok(None));
        for invisible in ["\u{202E}05 repaid", "\u{2066}a\u{2069}", "a\u{200B}b", "\u{2800}", "\u{3164}", "a\u{2028}b"]
        {
            assert_eq!(clean_note(invisible).map_err(|text| text.id), Err("note-invisible"), "{invisible:?}");
        }
        for wrong in ["a\nb".to_owned(), "a".repeat(201)] {
            assert_eq!(clean_note(&wrong).map_err(|text| text.id), Err("payment-note"), "{wrong:?}");
        }
    }
}
