//! Short words that change before the first letter of the next word.

use unicode_normalization::UnicodeNormalization;

use super::Language;

/// A word with the space behind it, what it becomes, and the first letters before which it changes.
fn rule(language: Language) -> Option<(&'static str, &'static str, &'static str)> {
    match language {
        // "d’Ana". Not before h: French says "d’Hélène" but "de Hans".
        Language::Fr => Some(("de ", "d’", "aeiouœ")),
        // "Ana e Irene".
        Language::Es => Some(("y ", "e ", "i")),
        // "ad Ana".
        Language::It => Some(("a ", "ad ", "a")),
        _ => None,
    }
}

/// Changes the last word of a sentence if `next`, which follows it, begins with one of those letters.
pub(super) fn elide(language: Language, sentence: &mut String, next: &str) {
    let Some((word, changed, letters)) = rule(language) else { return };
    let Some(before) = sentence.strip_suffix(word) else { return };
    let first = next.nfd().next().map_or(' ', |first| first.to_ascii_lowercase());
    if letters.contains(first) && !before.ends_with(char::is_alphanumeric) {
        sentence.truncate(before.len());
        sentence.push_str(changed);
    }
}
