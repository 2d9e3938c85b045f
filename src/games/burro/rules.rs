//! The options of burro.

use std::ops::RangeInclusive;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_segmentation::UnicodeSegmentation;

use crate::games::prelude::*;

/// The default word.
pub const WORD: &str = "BURRO";
/// The number of letters that the word may have.
const LENGTHS: RangeInclusive<usize> = 3..=10;
/// The longest word in bytes, because a grapheme can have any number of accents. An emoji with skin tones has up to 35.
const MAX_WORD_BYTES: usize = 400;

choices! {
    /// The variant, which determines how many cards are dealt.
    pub enum Variant {
        /// Four cards per player.
        Spanish = "spanish" => "burro-variant-spanish",
        /// The Portuguese *burro deitado*: five cards per player.
        Deitado = "deitado" => "burro-variant-deitado",
        /// The Portuguese *burro em pé*: five cards per player.
        EmPe = "em_pe" => "burro-variant-em-pe",
    }
}

choices! {
    /// What happens when several players have the fewest letters.
    pub enum Tie {
        /// They play on among themselves until one is left.
        PlayOff = "play_off",
        /// All of them win.
        Shared = "shared",
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The graphemes of the word.
    pub word: Vec<String>,
    /// The variant, which determines how many cards are dealt.
    pub variant: Variant,
    /// What happens when several players have the fewest letters.
    pub tie: Tie,
}

impl Variant {
    /// The number of cards per player.
    pub fn cards(self) -> i64 {
        match self {
            Self::Spanish => 4,
            Self::Deitado | Self::EmPe => 5,
        }
    }
}

impl Rules {
    /// The number of letters in the word.
    pub fn length(&self) -> i64 {
        i64::try_from(self.word.len()).unwrap_or(i64::MAX)
    }

    /// The first letters of the word, and a dot for each of the others: `B U R · ·`. No-break spaces keep it on one
    /// line.
    pub fn spelt(&self, letters: i64) -> String {
        let have = usize::try_from(letters).unwrap_or_default();
        let shown = self.word.iter().enumerate().map(|(at, letter)| if at < have { letter.as_str() } else { "·" });
        shown.collect::<Vec<_>>().join("\u{a0}")
    }
}

/// A message about the length of the word.
pub fn of_length(id: &'static str) -> Message {
    Message::new(id).count("least", *LENGTHS.start()).count("most", *LENGTHS.end())
}

/// The graphemes of a word; `None` unless it is one of [`LENGTHS`] long and has only letters.
pub fn letters(word: &str) -> Option<Vec<String>> {
    if word.len() > MAX_WORD_BYTES {
        return None;
    }
    let composed = word.trim().nfc().collect::<String>();
    let letters: Vec<String> = composed.graphemes(true).map(str::to_owned).collect();
    (LENGTHS.contains(&letters.len()) && letters.iter().all(|letter| is_letter(letter))).then_some(letters)
}

fn is_letter(grapheme: &str) -> bool {
    let mut chars = grapheme.chars();
    chars.next().is_some_and(char::is_alphabetic) && chars.all(|c| c.is_alphabetic() || is_combining_mark(c))
}
