//! Fits long names into narrow places.

use unicode_normalization::UnicodeNormalization as _;
use unicode_segmentation::UnicodeSegmentation as _;

/// The longest piece of a name that fits on a tile or a row of the score board, in characters.
const ON_A_TILE: usize = 10;
/// The longest piece of a name that fits in a row of the big screen in the smaller type, in characters.
const IN_A_ROW: usize = 13;
/// The longest piece of a name that is never hyphenated, in characters.
const WHOLE: usize = 8;
/// The longest name that always fits in two lines of the score board, in characters.
const IN_TWO_LINES: usize = 24;

/// Truncates a text to at most `most` characters; the last one is then an ellipsis.
pub fn cut(text: &str, most: usize) -> String {
    if text.graphemes(true).count() <= most {
        return text.to_owned();
    }
    let begin: String = text.graphemes(true).take(most.saturating_sub(1)).collect();
    begin.trim_end().to_owned() + "…"
}

/// Inserts soft hyphens between the syllables of a name, so that a line that has to end inside it ends there. Names
/// follow the hyphenation rules of no language, so the rule is simple: a syllable begins with one consonant, or with
/// two that can begin a word. With `hyphens: auto` instead, Chromium without a dictionary divides as `Schwar|zenegg|er` and
/// `Konsta|ntin`.
pub fn hyphenated(name: &str) -> String {
    if longest_piece(name) <= WHOLE {
        return name.to_owned();
    }
    let letters: Vec<char> = name.chars().collect();
    let mut whole = String::with_capacity(name.len() * 2);
    for (at, letter) in letters.iter().enumerate() {
        if begins_a_syllable(&letters, at) {
            whole.push('\u{ad}');
        }
        whole.push(*letter);
    }
    whole
}

/// Whether a name may be hyphenated before a letter. At least two letters stay before it, with a vowel among them.
fn begins_a_syllable(letters: &[char], at: usize) -> bool {
    let (before, behind) = letters.split_at(at);
    let piece = || before.iter().rev().copied().take_while(|letter| letter.is_alphabetic());
    if piece().count() < 2 || !piece().any(is_vowel) {
        return false;
    }
    let is_in_sch = |first: char, second: char| (first, second) == ('c', 'h') && piece().next().is_some_and(is_s);
    match *behind {
        [first, 'c', 'h', fourth, ..] if is_s(first) => is_vowel(fourth),
        [first, second, third, ..] if is_pair(first, second) => is_vowel(third) && !is_in_sch(first, second),
        [first, second, ..] => {
            first.is_alphabetic()
                && !is_vowel(first)
                && is_vowel(second)
                && !piece().next().is_some_and(|last| is_pair(last, first))
        }
        _ => false,
    }
}

fn is_s(letter: char) -> bool {
    matches!(letter, 's' | 'S')
}

/// Whether two consonants begin a syllable together.
fn is_pair(first: char, second: char) -> bool {
    const PAIRS: &str = "bl br ch ck cl cr dr fl fr gl gn gr kl kr ph pl pr qu sh th tr";
    PAIRS.split(' ').any(|pair| pair.chars().eq([first.to_ascii_lowercase(), second]))
}

fn is_vowel(letter: char) -> bool {
    letter.to_lowercase().nfd().next().is_some_and(|plain| "aeiouyæøœ".contains(plain))
}

/// The length of the longest piece of a name, in characters. Pieces end at spaces and after hyphens.
fn longest_piece(name: &str) -> usize {
    let pieces = name.split_whitespace().flat_map(|word| word.split_inclusive('-'));
    pieces.map(|piece| piece.graphemes(true).count()).max().unwrap_or_default()
}

/// Whether a name has a piece that does not fit in a line of a tile.
pub fn is_broken(name: &str) -> bool {
    longest_piece(name) > ON_A_TILE
}

/// The CSS classes of a name that needs smaller type on the score board.
pub fn length(name: &str) -> &'static str {
    let is_longer = longest_piece(name) > IN_A_ROW || name.graphemes(true).count() > IN_TWO_LINES;
    if is_longer {
        "long longer"
    } else if is_broken(name) {
        "long"
    } else {
        ""
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_divided_between_its_syllables() {
        let cases = [
            ("Friederike", "Frie·de·ri·ke"),
            ("Bartholomäus", "Bar·tho·lo·mäus"),
            ("Christopher", "Chris·to·pher"),
            ("Konstantin", "Kons·tan·tin"),
            ("Guðmundur", "Guð·mun·dur"),
            ("Philippe", "Philippe"),
            ("Becker-Lüdenscheidt", "Be·cker-Lü·den·scheidt"),
            ("Ana Maria", "Ana Maria"),
            ("Zoë", "Zoë"),
            ("Αλέξανδρος", "Αλέξανδρος"),
        ];
        for (name, divided) in cases {
            assert_eq!(hyphenated(name), divided.replace('·', "\u{ad}"));
        }
    }

    #[test]
    fn a_long_name_is_shortened_or_known_as_long() {
        assert_eq!(cut("Jean-Christophe", 12), "Jean-Christ…");
        assert_eq!(cut("Élodie", 12), "Élodie");
        assert_eq!(length("Maximiliane von Hohenstaufen-Wittelsbach"), "long longer");
        assert_eq!(length("Papadopoulos"), "long");
        assert_eq!(length("Schwarzenegger"), "long longer");
        assert_eq!(length("Ana Maria Luisa de la Vega"), "long longer");
        assert_eq!(length("Jean-Christo Wittelsbac"), "");
    }
}
