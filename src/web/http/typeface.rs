//! The fonts of pictures: which letters they have, and how wide a text is in them.

use std::sync::LazyLock;

use skrifa::charmap::Charmap;
use skrifa::metrics::GlyphMetrics;
use skrifa::prelude::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider as _};
use unicode_segmentation::UnicodeSegmentation as _;

/// A font for Latin, Greek and Cyrillic, by its place in [`FONTS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Font {
    Regular,
    Bold,
    Serif,
}

/// The fonts, and behind them those for letters of other scripts in names. Chinese and Japanese ones would be larger than the
/// program. Their licence is in the same folder.
pub const FONTS: [&[u8]; 9] = [
    include_bytes!("fonts/NotoSans-Regular.ttf"),
    include_bytes!("fonts/NotoSans-Bold.ttf"),
    include_bytes!("fonts/NotoSerif-Bold.ttf"),
    include_bytes!("fonts/NotoSansHebrew-Bold.ttf"),
    include_bytes!("fonts/NotoNaskhArabic-Bold.ttf"),
    include_bytes!("fonts/NotoSansArmenian-Bold.ttf"),
    include_bytes!("fonts/NotoSansGeorgian-Bold.ttf"),
    include_bytes!("fonts/NotoSansThai-Bold.ttf"),
    include_bytes!("fonts/NotoSansDevanagari-Bold.ttf"),
];

/// A size at which a glyph has the width that [`width`] counts.
const EM: f32 = 1000.0;

static FACES: LazyLock<Vec<(Charmap<'static>, GlyphMetrics<'static>)>> = LazyLock::new(|| {
    let faces = FONTS.iter().filter_map(|font| FontRef::new(font).ok());
    faces.map(|font| (font.charmap(), font.glyph_metrics(Size::new(EM), LocationRef::default()))).collect()
});

/// The width of a letter in thousandths of the font size, in this font or in the first one that has the letter.
fn letter_width(letter: char, font: Font) -> Option<usize> {
    if is_invisible(letter) {
        return Some(0);
    }
    let own = FACES.iter().skip(font as usize).take(1);
    let (glyph, metrics) =
        own.chain(FACES.iter()).find_map(|(letters, metrics)| Some((letters.map(letter)?, metrics)))?;
    // A width is between 0 and a few thousand.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the sum needs no fractions")]
    metrics.advance_width(glyph).map(|width| width.ceil().max(0.0) as usize)
}

/// Marks of the direction, joiners and variation selectors.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}')
}

/// The width of a text in thousandths of the font size. A letter that no font has counts as a wide one.
pub fn width(text: &str, font: Font) -> usize {
    text.chars().map(|letter| letter_width(letter, font).unwrap_or(1000)).sum()
}

/// Shortens a text that is wider than `room` at this font size, both in the same unit. The last letter is then an ellipsis.
pub fn fitted(text: &str, font: Font, size: usize, room: usize) -> String {
    let is_short = |text: &str| width(text, font) * size <= room * 1000;
    if is_short(text) {
        return text.to_owned();
    }
    let mut shorter = text.trim_end();
    while let Some((at, _)) = shorter.grapheme_indices(true).next_back() {
        shorter = shorter[..at].trim_end();
        let short = format!("{shorter}…");
        if is_short(&short) {
            return short;
        }
    }
    "…".to_owned()
}

/// The part of a text for which there are letters.
pub fn drawable(text: &str) -> String {
    let is_drawn = |cluster: &&str| cluster.chars().all(|letter| letter_width(letter, Font::Regular).is_some());
    let drawn: String = text.graphemes(true).filter(is_drawn).collect();
    drawn.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_known_and_measured() {
        assert_eq!(FACES.len(), FONTS.len());
        assert_eq!([width("1", Font::Bold), width("", Font::Bold)], [572, 0]);
        assert!(width("i", Font::Serif) < width("W", Font::Serif));
        for name in ["Ana", "Ελένη", "שרה", "محمد", "Անի", "ნინო", "สมชาย", "आशा"]
        {
            assert_eq!(drawable(name), name);
        }
        for (name, part) in [("太郎", ""), ("🎲", ""), ("Ana 🎲", "Ana"), ("👨‍👩‍👧 Bo", "Bo")] {
            assert_eq!(drawable(name), part);
        }
    }

    #[test]
    fn a_text_is_shortened_to_its_room() {
        for (text, short) in
            [("Ana", "Ana"), ("Bartholomäus", "Barthol…"), ("WWWWWWWW", "WWW…"), ("iiiiiiiiiiii", "iiiiiiiiiiii")]
        {
            assert_eq!(fitted(text, Font::Bold, 10, 46), short);
        }
        assert_eq!(fitted("Ana", Font::Bold, 10, 1), "…");
    }
}
