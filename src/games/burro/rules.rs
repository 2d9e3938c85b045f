//! What a table of burro can choose.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_segmentation::UnicodeSegmentation;

use crate::games::choice::choices;
use crate::games::fields::Fields;
use crate::games::form::{Choosable, Field};
use crate::games::text::Text;

/// The word that is spelt where the table names none.
const WORD: &str = "BURRO";
/// The longest word in bytes, so that a pile of accents is no word.
const LONGEST_WORD_BYTES: usize = 80;

choices! {
    /// Which burro is played, which decides how many cards are dealt.
    pub enum Variant {
        /// Four cards each.
        Spanish = "spanish",
        /// The Portuguese *burro deitado*: five cards each.
        Deitado = "deitado",
        /// The Portuguese *burro em pé*: five cards each.
        EmPe = "em_pe",
    }
}

choices! {
    /// What happens when several have the fewest letters.
    pub enum Tie {
        /// They play on among themselves until one is left.
        PlayOff = "play_off",
        /// All of them win.
        Shared = "shared",
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The letters of the word, as people see them.
    pub word: Vec<String>,
    /// Which burro is played, which decides how many cards are dealt.
    pub variant: Variant,
    /// What happens when several have the fewest letters.
    pub tie: Tie,
}

impl Variant {
    pub fn text(self) -> Text {
        Text::new(match self {
            Self::Spanish => "burro-variant-spanish",
            Self::Deitado => "burro-variant-deitado",
            Self::EmPe => "burro-variant-em-pe",
        })
    }

    /// How many cards each player gets.
    pub fn cards(self) -> i64 {
        match self {
            Self::Spanish => 4,
            Self::Deitado | Self::EmPe => 5,
        }
    }
}

impl Rules {
    /// How many letters complete the word.
    pub fn length(&self) -> i64 {
        i64::try_from(self.word.len()).unwrap_or(i64::MAX)
    }

    /// The word up to the letters that somebody has, and a point for each that is still to come: `B U R · ·`. No line
    /// ends in the middle of it.
    pub fn spelt(&self, letters: i64) -> String {
        let have = usize::try_from(letters).unwrap_or_default();
        let shown = self.word.iter().enumerate().map(|(at, letter)| if at < have { letter.as_str() } else { "·" });
        shown.collect::<Vec<_>>().join("\u{a0}")
    }
}

/// Reads the rules; errors are left with `fields`.
pub fn read(fields: &mut Fields<'_>) -> Option<Rules> {
    let word = fields.optional_text("word").unwrap_or(WORD);
    let letters = letters(word);
    if letters.is_none() {
        fields.add_error("word", Text::new("burro-error-word"));
    }
    let variant = fields.optional_choice("variant").unwrap_or(Variant::Spanish);
    let tie = fields.optional_choice("tie").unwrap_or(Tie::PlayOff);
    Some(Rules { word: letters?, variant, tie })
}

/// The letters of a word as people see them; none when it is not of three to ten letters.
fn letters(word: &str) -> Option<Vec<String>> {
    if word.len() > LONGEST_WORD_BYTES {
        return None;
    }
    let composed = word.trim().nfc().collect::<String>();
    let letters: Vec<String> = composed.graphemes(true).map(str::to_owned).collect();
    ((3..=10).contains(&letters.len()) && letters.iter().all(|letter| is_letter(letter))).then_some(letters)
}

fn is_letter(grapheme: &str) -> bool {
    let mut chars = grapheme.chars();
    chars.next().is_some_and(char::is_alphabetic) && chars.all(|c| c.is_alphabetic() || is_combining_mark(c))
}

/// The questions about the rules; what is left empty has its default.
pub fn form() -> Vec<Field> {
    let word = Field::Line {
        legend: Text::new("burro-rule-word"),
        name: "word".to_owned(),
        value: WORD.to_owned(),
        hint: Some(Text::new("burro-rule-word-hint")),
    };
    let variants = [("", Variant::Spanish), ("deitado", Variant::Deitado), ("em_pe", Variant::EmPe)];
    let variants = variants.map(|(value, variant)| {
        Choosable::new(value, variant.text()).hint(Text::new("burro-cards").count("cards", variant.cards()))
    });
    let tie = Choosable::all(&[("", "burro-tie-play-off"), ("shared", "burro-tie-shared")]);
    vec![
        word,
        Field::segments("burro-rule-variant", "variant", "", variants.to_vec()),
        Field::segments("burro-rule-tie", "tie", "", tie),
    ]
}

#[cfg(test)]
mod tests {
    use super::letters;

    #[test]
    fn letters_are_counted_as_people_see_them() {
        let cases = [
            ("BURRO", Some(5)),
            ("  asno ", Some(4)),
            ("E\u{301}te\u{301}", Some(3)),
            ("ÉTÉ", Some(3)),
            ("गधा", None),
            ("ĳsbeer", Some(6)),
            ("q\u{323}\u{307}ab", Some(3)),
            ("ab", None),
            ("abcdefghij", Some(10)),
            ("abcdefghijk", None),
            ("BUR RO", None),
            ("BURR0", None),
            ("BUR-RO", None),
            ("🐴🐴🐴", None),
            ("a\u{200B}bc", None),
            ("", None),
        ];
        for (word, count) in cases {
            assert_eq!(letters(word).map(|letters| letters.len()), count, "{word:?}");
        }
        let pile = format!("ab{}", "c\u{323}".repeat(40));
        assert_eq!(letters(&pile), None);
        assert_eq!(letters(&format!("abc{}", "\u{323}".repeat(400))), None);
    }
}
