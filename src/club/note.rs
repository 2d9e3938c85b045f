//! What is noted beside a payment, in one form.

use unicode_segmentation::UnicodeSegmentation as _;

use crate::games::text::Text;

/// The longest note, in characters as people see them.
const LONGEST: usize = 200;

/// A note without spaces around it; nothing where it is empty.
pub fn clean_note(note: &str) -> Result<Option<String>, Text> {
    let note = note.trim();
    if note.chars().any(char::is_control) || note.len() > 4 * LONGEST || note.graphemes(true).count() > LONGEST {
        return Err(Text::new("payment-note"));
    }
    Ok((!note.is_empty()).then(|| note.to_owned()))
}

/// Whether a text is a note in its one form.
pub fn is_note(text: &str) -> bool {
    clean_note(text).is_ok_and(|note| note.as_deref() == Some(text))
}
