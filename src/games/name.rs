//! Normalizes and validates the names of players.

use icu_properties::props::{
    BinaryProperty as _, DefaultIgnorableCodePoint, EmojiModifier, EmojiPresentation, ExtendedPictographic,
};
use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

use super::text::Text;

/// The longest name, in graphemes.
const MAX_NAME: usize = 40;
/// The longest name in bytes, because a grapheme can have any number of accents.
const MAX_NAME_BYTES: usize = 160;

const ZERO_WIDTH_JOINER: char = '\u{200D}';
/// Makes the preceding character an emoji.
const EMOJI_SELECTOR: char = '\u{FE0F}';

/// Normalizes a name: composed accents, single spaces, no spaces at the ends.
pub fn clean_name(name: &str) -> Result<String, Text> {
    if name.len() > 4 * MAX_NAME_BYTES {
        return Err(Text::new("name-long"));
    }
    let clean = name.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect::<String>();
    if clean.is_empty() {
        return Err(Text::new("name-empty"));
    }
    if has_invisible(&clean) || name.chars().any(char::is_control) {
        return Err(Text::new("name-unseen"));
    }
    if clean.graphemes(true).count() > MAX_NAME || clean.len() > MAX_NAME_BYTES {
        return Err(Text::new("name-long"));
    }
    Ok(clean)
}

/// Whether a text is a normalized name.
pub fn is_name(text: &str) -> bool {
    clean_name(text).is_ok_and(|name| name == text)
}

/// Whether a text has a character that is invisible or only changes how its neighbours look. Such characters make
/// different texts look alike.
pub fn has_invisible(text: &str) -> bool {
    let mut before = None;
    let mut rest = text.chars();
    while let Some(c) = rest.next() {
        let is_visible = match c {
            ZERO_WIDTH_JOINER => {
                before.is_some_and(joins) && rest.clone().next().is_some_and(ExtendedPictographic::for_char)
            }
            // A character that is an emoji already would look the same without it.
            EMOJI_SELECTOR => {
                before.is_some_and(|c| ExtendedPictographic::for_char(c) && !EmojiPresentation::for_char(c))
            }
            // Line and paragraph separators, annotations, object and replacement characters, and the empty Braille cell.
            '\u{2028}' | '\u{2029}' | '\u{FFF9}'..='\u{FFFD}' | '\u{2800}' => false,
            c => !c.is_control() && !DefaultIgnorableCodePoint::for_char(c),
        };
        if !is_visible {
            return true;
        }
        before = Some(c);
    }
    false
}

/// Whether a joiner after this character can combine two emoji, as in a family or a rainbow flag.
fn joins(c: char) -> bool {
    c == EMOJI_SELECTOR || ExtendedPictographic::for_char(c) || EmojiModifier::for_char(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned_or_refused() {
        assert_eq!(clean_name("  Chloe\u{301}  B. ").as_deref(), Ok("Chloé B."));
        for emoji in ["👨‍👩‍👧", "🏳️‍🌈", "❤️", "👩🏽‍🚀", "Ana ♥"] {
            assert_eq!(clean_name(emoji).as_deref(), Ok(emoji));
        }
        assert_eq!(clean_name(&"é".repeat(40)).as_deref(), Ok("é".repeat(40).as_str()));
        let refused = [
            ("", "name-empty"),
            (" \u{a0} ", "name-empty"),
            ("a\0b", "name-unseen"),
            ("a\nb", "name-unseen"),
            ("\u{202E}anA", "name-unseen"),
            ("A\u{200B}na", "name-unseen"),
            ("\u{3164}", "name-unseen"),
            ("\u{2800}", "name-unseen"),
            ("😀\u{FE0F}", "name-unseen"),
            ("😀\u{200D}", "name-unseen"),
            ("Ana\u{200D}👧", "name-unseen"),
            ("Ana\u{200D}", "name-unseen"),
            ("Ana\u{FE0F}", "name-unseen"),
        ];
        for (name, id) in refused {
            assert_eq!(clean_name(name).map_err(|text| text.id), Err(id), "{name:?}");
        }
        for c in
            ['\u{34F}', '\u{115F}', '\u{180B}', '\u{200C}', '\u{206A}', '\u{2066}', '\u{FE00}', '\u{FFA0}', '\u{E0100}']
        {
            assert_eq!(clean_name(&format!("A{c}na")).map_err(|text| text.id), Err("name-unseen"), "{c:?}");
        }
        assert_eq!(clean_name(&"a".repeat(41)).map_err(|text| text.id), Err("name-long"));
        assert_eq!(clean_name(&"a".repeat(10_000)).map_err(|text| text.id), Err("name-long"));
    }
}
