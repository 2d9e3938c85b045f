//! Normalizes and validates the names of players.

use icu_casemap::CaseMapper;
use icu_properties::props::{
    BinaryProperty as _, DefaultIgnorableCodePoint, EmojiModifier, EmojiPresentation, ExtendedPictographic,
};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_segmentation::UnicodeSegmentation;

use super::message::Message;

/// The longest name, in graphemes.
const MAX_NAME: usize = 40;
/// The longest name in bytes, because a grapheme can have any number of accents. A couple with skin tones has 35 bytes.
const MAX_NAME_BYTES: usize = 40 * MAX_NAME;

const ZERO_WIDTH_JOINER: char = '\u{200D}';
/// Makes the preceding character an emoji.
const EMOJI_SELECTOR: char = '\u{FE0F}';

/// Normalizes a name: composed accents, single spaces, no spaces at the ends.
pub fn clean_name(name: &str) -> Result<String, Message> {
    if name.len() > 2 * MAX_NAME_BYTES {
        return Err(too_long());
    }
    let clean = name.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect::<String>();
    if clean.is_empty() {
        return Err(Message::new("name-empty"));
    }
    if has_invisible(&clean) || name.chars().any(char::is_control) {
        return Err(Message::new("name-unseen"));
    }
    if clean.graphemes(true).count() > MAX_NAME || clean.len() > MAX_NAME_BYTES {
        return Err(too_long());
    }
    Ok(clean)
}

fn too_long() -> Message {
    Message::new("name-long").count("most", MAX_NAME)
}

/// Whether a text is a normalized name.
pub fn is_name(text: &str) -> bool {
    clean_name(text).is_ok_and(|name| name == text)
}

/// The characters that phones and computers type as an apostrophe: the typewriter's, quotation marks, modifier letters, accents
/// alone, the prime, and the full-width one.
const APOSTROPHES: [char; 10] =
    ['\'', '\u{2018}', '\u{2019}', '\u{201B}', '\u{2BB}', '\u{2BC}', '`', '\u{B4}', '\u{2032}', '\u{FF07}'];

pub fn is_apostrophe(c: char) -> bool {
    APOSTROPHES.contains(&c)
}

/// A text with the same character for every apostrophe.
pub fn with_one_apostrophe(text: &str) -> String {
    text.replace(is_apostrophe, "'")
}

/// A key that is equal for names that count as alike: composed, without case, and with the same character for every
/// apostrophe.
pub fn comparison_key(name: &str) -> String {
    let folded = CaseMapper::new().fold_string(&name.nfc().collect::<String>()).into_owned();
    with_one_apostrophe(&folded.nfc().collect::<String>())
}

/// Whether two names count as the same. Case and the kind of apostrophe do not matter, but accents do: O'Neil and O’Neil are
/// one, Chloe and Chloé are two.
pub fn alike(one: &str, other: &str) -> bool {
    one == other || comparison_key(one) == comparison_key(other)
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

/// A text without capitals, accents and apostrophes, and with plain letters in place of those that have no accent to drop.
pub fn folded(text: &str) -> String {
    let letters = text.nfd().filter(|letter| !is_combining_mark(*letter) && !is_apostrophe(*letter));
    let mut plain = String::with_capacity(text.len());
    for letter in letters.flat_map(char::to_lowercase) {
        match letter {
            'ø' => plain.push('o'),
            'ł' => plain.push('l'),
            'đ' | 'ð' => plain.push('d'),
            'ħ' => plain.push('h'),
            'ı' => plain.push('i'),
            'ß' => plain.push_str("ss"),
            'æ' => plain.push_str("ae"),
            'œ' => plain.push_str("oe"),
            'þ' => plain.push_str("th"),
            // Turkish İ is i with a dot above.
            letter if !is_combining_mark(letter) => plain.push(letter),
            _ => (),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_differ_in_case_or_apostrophe_are_alike() {
        for (one, other, expected) in [
            ("O'Neil", "O’Neil", true),
            ("O`Neil", "oʼneil", true),
            ("D´Arcy", "D＇ARCY", true),
            ("Straße", "STRASSE", true),
            ("Chloé", "CHLOE\u{301}", true),
            ("Chloé", "Chloe", false),
            ("ONeil", "O'Neil", false),
        ] {
            assert_eq!(alike(one, other), expected, "{one} {other}");
        }
    }

    #[test]
    fn names_are_cleaned_or_refused() {
        assert_eq!(clean_name("  Chloe\u{301}  B. ").as_deref(), Ok("Chloé B."));
        for emoji in ["👨‍👩‍👧", "🏳️‍🌈", "❤️", "👩🏽‍🚀", "Ana ♥"] {
            assert_eq!(clean_name(emoji).as_deref(), Ok(emoji));
        }
        // The longest name in use: a grapheme with skin tones has 35 bytes.
        for grapheme in ["é", "👨‍👩‍👧‍👦", "👩🏽‍❤️‍💋‍👨🏿", "नि"] {
            let longest = grapheme.repeat(40);
            assert_eq!(clean_name(&longest).as_deref(), Ok(&*longest), "{grapheme}");
            assert_eq!(clean_name(&grapheme.repeat(41)).map_err(|text| text.id), Err("name-long"), "{grapheme}");
        }
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
