//! What a machine can see of a sentence: its first letter, its stop, and how it lists names.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

use crate::fluent::Words;
use crate::nothing_breaks;
use crate::source::rust_of_src;

/// How the ids of errors begin, apart from those of games, which hold `-error-`.
const ERRORS: [&str; 8] = ["api-", "document-", "field-", "name-", "payment-amount", "problem-", "seat-", "stake-"];

/// What begins so and is no error: the heading and the link of the page that shows one.
const NO_ERRORS: [&str; 2] = ["problem-heading", "problem-home"];

/// Where names or answers are listed in a row of their own, and not in a sentence.
const ROWS: [&str; 17] = [
    "src/games/casita_robada/mod.rs",
    "src/games/choice.rs",
    "src/session/opening.rs",
    "src/service/export_club.rs",
    "src/table/state.rs",
    "src/web/api/reports.rs",
    "src/web/components/house_rules.rs",
    "src/web/components/chart.rs",
    "src/web/pages/home/mod.rs",
    "src/web/pages/club/season.rs",
    "src/web/pages/club/spread.rs",
    "src/web/pages/club/query_text.rs",
    "src/web/pages/club/year.rs",
    "src/web/components/form/drawing.rs",
    "src/web/pages/table/bid.rs",
    "src/web/components/table_list.rs",
    "src/words/lists.rs",
];

/// Everything that a pattern can say, with `{$name}` for what is put in.
pub fn said(pattern: &Pattern<String>) -> Vec<String> {
    let mut said = vec![String::new()];
    for element in &pattern.elements {
        let next: Vec<String> = match element {
            PatternElement::TextElement { value } => vec![value.clone()],
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().flat_map(|variant| self::said(&variant.value)).collect()
            }
            PatternElement::Placeable { expression: Expression::Inline(inline) } => vec![match inline {
                InlineExpression::VariableReference { id } => format!("{{${}}}", id.name),
                InlineExpression::StringLiteral { value } if value.starts_with('\\') => String::new(),
                InlineExpression::StringLiteral { value } => value.clone(),
                _ => "{}".to_owned(),
            }],
        };
        said = said.iter().flat_map(|before| next.iter().map(move |after| format!("{before}{after}"))).collect();
    }
    said
}

/// Everything that is said in any language: where, in which message, and the text.
fn everything(words: &Words) -> Vec<(String, &str, String)> {
    let mut all = Vec::new();
    for (id, message) in words.languages.values().flatten() {
        let texts = message.patterns.iter().flat_map(said);
        all.extend(texts.map(|text| (format!("{}: `{id}`: {text}", message.path), id.as_str(), text)));
    }
    all
}

/// Whether something that ends as a sentence begins with a small letter, or a sentence inside it does.
fn begins_small(text: &str) -> bool {
    // A footnote goes on where its star stands.
    if !text.ends_with(['.', '?', '!']) || text.starts_with('*') {
        return false;
    }
    let signs = ['«', '“', '„', '"', '¿', '¡', '(', '\u{202F}', '\u{A0}'];
    let small = |rest: &str| rest.trim_start_matches(signs).starts_with(char::is_lowercase);
    let mut inside = [". ", "? ", "! "].into_iter().flat_map(|stop| text.match_indices(stop));
    small(text) || inside.any(|(at, stop)| small(&text[at + stop.len()..]))
}

#[test]
fn sentences_begin_with_a_capital() {
    let words = Words::read();
    let places: Vec<String> =
        everything(&words).into_iter().filter(|(_, _, text)| begins_small(text)).map(|(place, ..)| place).collect();
    nothing_breaks("What ends as a sentence begins as one, with a capital:", &places);
}

#[test]
fn errors_end_with_a_stop() {
    let words = Words::read();
    let is_error = |id: &str| {
        id.contains("-error-") || ERRORS.iter().any(|begin| id.starts_with(begin)) && !NO_ERRORS.contains(&id)
    };
    let places: Vec<String> = everything(&words)
        .into_iter()
        .filter(|(_, id, text)| is_error(id) && !text.ends_with(['.', '?']))
        .map(|(place, ..)| place)
        .collect();
    nothing_breaks("An error is a sentence, with a full stop:", &places);
}

#[test]
fn names_in_sentences_are_joined_by_the_language() {
    let places = rust_of_src().into_iter().filter(|source| !ROWS.contains(&source.path.as_str())).flat_map(|source| {
        let until = source.code.find("#[cfg(test)]").unwrap_or(source.code.len());
        let commas = source.texts.iter().filter(|text| text.at < until && text.text == ", ");
        commas.map(|text| format!("{}:{}", source.path, text.line)).collect::<Vec<_>>()
    });
    nothing_breaks(
        "Put the seats into the message, which joins their names as its language does; a row that is no sentence is in \
         `ROWS`:",
        &places.collect::<Vec<_>>(),
    );
}

#[test]
fn finds_small_letters() {
    assert!(begins_small("four players count.") && begins_small("Good. not so.") && begins_small("¿qué?"));
    assert!(!begins_small("made by 8") && !begins_small("{$player} wins.") && !begins_small("Runde fra kl. {$time}."));
}
