//! The notes of payments in their canonical form.

use unicode_segmentation::UnicodeSegmentation as _;

use crate::document::{Message, name::has_invisible};

/// In characters as people see them (grapheme clusters).
const MAX_LENGTH: usize = 200;
/// In bytes, because a grapheme can have any number of accents.
const MAX_BYTES: usize = 40 * MAX_LENGTH;

/// Trims a note; `None` when it is empty.
pub fn clean_note(note: &str) -> Result<Option<String>, Message> {
    let note = note.trim();
    if note.len() > MAX_BYTES || note.chars().any(char::is_control) || note.graphemes(true).count() > MAX_LENGTH {
        return Err(Message::new("payment-note").count("most", MAX_LENGTH));
    }
    if has_invisible(note) {
        return Err(Message::new("note-invisible"));
    }
    Ok((!note.is_empty()).then(|| note.to_owned()))
}

/// Whether a text is in its canonical form.
pub fn is_note(text: &str) -> bool {
    clean_note(text).is_ok_and(|note| note.as_deref() == Some(text))
}
