//! The notes of hands and payments in their canonical form.

use unicode_segmentation::UnicodeSegmentation as _;

use super::fields::Fields;
use super::message::Message;
use super::name::has_invisible;
use super::value::Value;

/// In characters as people see them (grapheme clusters).
const MAX_LENGTH: usize = 200;
/// In bytes, because a grapheme can have any number of accents.
const MAX_BYTES: usize = 40 * MAX_LENGTH;

/// The name of a hand's note in its document.
pub const NOTE: &str = "note";

/// Trims a note; `None` when it is empty.
pub fn clean_note(note: &str) -> Result<Option<String>, Message> {
    let note = note.trim();
    if note.len() > MAX_BYTES || note.chars().any(char::is_control) || note.graphemes(true).count() > MAX_LENGTH {
        return Err(Message::new("note-long").count("most", MAX_LENGTH));
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

impl Fields<'_> {
    /// The note of a hand. In a form it may have been typed in several lines, which become one.
    pub fn read_note(&mut self) {
        let Some(note) = self.raw(NOTE) else { return };
        let is_form = self.format.is_form();
        let text = note.as_text().ok_or_else(|| Message::new("field-text"));
        let clean = text.and_then(|text| {
            if is_form { clean_note(&text.split_whitespace().collect::<Vec<_>>().join(" ")) } else { clean_note(text) }
        });
        match clean {
            Ok(Some(note)) => self.record(NOTE, || Value::from(note)),
            Ok(None) => {}
            Err(text) => self.add_error(NOTE, text),
        }
    }
}
