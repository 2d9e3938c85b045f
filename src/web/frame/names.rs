//! Names that are longer than the place they have.

use unicode_segmentation::UnicodeSegmentation;

/// The longest name that fits beside a line of the chart, in characters.
const BESIDE_A_LINE: usize = 12;
/// The longest piece of a name that fits on a tile or a row of the score board, in characters.
const ON_A_TILE: usize = 10;
/// The longest name that surely fits in two lines of the score board, in characters.
const IN_TWO_LINES: usize = 24;

/// A name that fits beside its line.
#[must_use]
pub fn short(name: &str) -> String {
    cut(name, BESIDE_A_LINE)
}

/// A text of at most so many characters, its end cut off where it has more.
#[must_use]
pub fn cut(text: &str, most: usize) -> String {
    if text.graphemes(true).count() <= most {
        return text.to_owned();
    }
    let begin: String = text.graphemes(true).take(most.saturating_sub(1)).collect();
    begin.trim_end().to_owned() + "…"
}

/// Whether a name has a piece that would be broken in the middle: pieces end at blanks and after hyphens.
#[must_use]
pub fn is_broken(name: &str) -> bool {
    name.split_whitespace()
        .flat_map(|word| word.split_inclusive('-'))
        .any(|piece| piece.graphemes(true).count() > ON_A_TILE)
}

/// Whether a name wants smaller letters on the score board.
#[must_use]
pub fn is_long(name: &str) -> bool {
    is_broken(name) || name.graphemes(true).count() > IN_TWO_LINES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_is_shortened_or_known_as_long() {
        assert_eq!(short("Jean-Christophe"), "Jean-Christ…");
        assert_eq!(short("Élodie"), "Élodie");
        assert!(is_long("Maximiliane von Hohenstaufen-Wittelsbach"));
        assert!(is_long("Papadopoulos"));
        assert!(is_long("Ana Maria Luisa de la Vega"));
        assert!(!is_long("Jean-Christo Wittelsbac"));
    }
}
