//! The names of players, in one form each.

use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

use super::text::Text;

/// The longest name, in characters as people see them.
const LONGEST_NAME: usize = 40;
/// The longest name in bytes, so that a pile of accents is no name.
const LONGEST_NAME_BYTES: usize = 160;

/// Makes one form of a name: composed accents, single spaces, no spaces around.
pub fn clean_name(name: &str) -> Result<String, Text> {
    if name.len() > 4 * LONGEST_NAME_BYTES {
        return Err(Text::new("name-long"));
    }
    let clean = name.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect::<String>();
    if clean.is_empty() {
        return Err(Text::new("name-empty"));
    }
    if clean.chars().any(is_unseen) || name.chars().any(char::is_control) {
        return Err(Text::new("name-unseen"));
    }
    if clean.graphemes(true).count() > LONGEST_NAME || clean.len() > LONGEST_NAME_BYTES {
        return Err(Text::new("name-long"));
    }
    Ok(clean)
}

/// Whether a text is a name in its one form.
pub fn is_name(text: &str) -> bool {
    clean_name(text).is_ok_and(|name| name == text)
}

/// Controls, direction marks, zero-width characters other than the joiners that emoji and some scripts need, and tags.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{061C}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{2069}'
            | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFD}' | '\u{E0000}'..='\u{E007F}' | '\u{00AD}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned_or_refused() {
        assert_eq!(clean_name("  Chloe\u{301}  B. ").as_deref(), Ok("Chloé B."));
        assert_eq!(clean_name("👨‍👩‍👧").as_deref(), Ok("👨‍👩‍👧"));
        assert_eq!(clean_name(&"é".repeat(40)).as_deref(), Ok("é".repeat(40).as_str()));
        let refused = [
            ("", "name-empty"),
            (" \u{a0} ", "name-empty"),
            ("a\0b", "name-unseen"),
            ("a\nb", "name-unseen"),
            ("\u{202E}anA", "name-unseen"),
            ("A\u{200B}na", "name-unseen"),
        ];
        for (name, id) in refused {
            assert_eq!(clean_name(name).map_err(|text| text.id), Err(id), "{name:?}");
        }
        assert_eq!(clean_name(&"a".repeat(41)).map_err(|text| text.id), Err("name-long"));
        assert_eq!(clean_name(&"a".repeat(10_000)).map_err(|text| text.id), Err("name-long"));
    }
}
