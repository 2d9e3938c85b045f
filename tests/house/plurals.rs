//! A message with a number before a noun selects between singular and plural.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};

use crate::fluent::{Words, texts};
use crate::nothing_breaks;
use crate::source::File;

/// Counts that are never one: whole packs, all points of a hand, the players of a game, the upper end of a range, and
/// numbers that are shown only when they are large.
const NEVER_ONE: [(&str, &str); 16] = [
    ("", "all"),
    ("", "deck"),
    ("", "high"),
    ("bar-waiting-other", "count"),
    ("bassadewitz-headline-points", "points"),
    ("burro-", "cards"),
    ("casita_robada-deal-undealt", "cards"),
    ("casita_robada-why-sum", "sum"),
    ("club-found-newest", "count"),
    ("document-players-exactly", "count"),
    ("lombre-error-exchanged", "left"),
    ("opening-seats-just", "low"),
    ("solo_whist-odd-solo", "tricks"),
    ("tarot-deal", "cards"),
    ("tarot-odd-no-bouts", "points"),
    ("vidrasso-headline", "points"),
];

/// The words after a number, as in `{$name} word`, each with the number's name.
fn counted(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split("{$").skip(1).filter_map(|rest| {
        let (name, after) = rest.split_once('}')?;
        let word = after.strip_prefix([' ', '\u{A0}'])?.split(|c: char| !c.is_alphabetic()).next()?;
        (!word.is_empty()).then_some((name, word))
    })
}

/// A selection by number: the number's name and the variants by key.
type Choice<'a> = (&'a str, Vec<(&'a str, &'a Pattern<String>)>);

/// Collects every selection in a pattern.
fn choices<'a>(pattern: &'a Pattern<String>, found: &mut Vec<Choice<'a>>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { selector, variants } } = element else {
            continue;
        };
        for variant in variants {
            choices(&variant.value, found);
        }
        if let InlineExpression::VariableReference { id } = selector {
            let key = |key: &'a VariantKey<String>| match key {
                VariantKey::Identifier { name } => name.as_str(),
                VariantKey::NumberLiteral { value } => value.as_str(),
            };
            found.push((&id.name, variants.iter().map(|variant| (key(&variant.key), &variant.value)).collect()));
        }
    }
}

/// The words of a language that are known to be plurals: some selection uses them for `other` but not for `one`.
fn plurals<'a>(patterns: impl Iterator<Item = &'a Pattern<String>>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for pattern in patterns {
        let mut all = Vec::new();
        choices(pattern, &mut all);
        for (name, variants) in all {
            let words = |keys: &[&str]| -> BTreeSet<String> {
                let texts =
                    variants.iter().filter(|(key, _)| keys.contains(key)).flat_map(|(_, pattern)| texts(pattern));
                let numbered: Vec<String> =
                    texts.map(|text| format!(" {text}").replace(" 1 ", &format!(" {{${name}}} "))).collect();
                let counted = numbered.iter().flat_map(|text| counted(text)).filter(|(counted, _)| *counted == name);
                counted.map(|(_, word)| word.to_owned()).collect()
            };
            let (one, many) = (words(&["one", "1"]), words(&["other"]));
            if !one.is_empty() {
                found.extend(many.difference(&one).cloned());
            }
        }
    }
    found
}

/// Collects the numbers that precede a plural without selecting between it and the singular.
fn unchosen(pattern: &Pattern<String>, plurals: &BTreeSet<String>, chosen: &mut Vec<String>, found: &mut Vec<String>) {
    let flat: String = pattern
        .elements
        .iter()
        .map(|element| match element {
            PatternElement::TextElement { value } => value.clone(),
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            } => {
                format!("{{${}}}", id.name)
            }
            PatternElement::Placeable { .. } => "{}".to_owned(),
        })
        .collect();
    let open = |name: &str| !chosen.iter().any(|chosen| chosen == name);
    found.extend(
        counted(&flat).filter(|(name, word)| open(name) && plurals.contains(*word)).map(|(name, _)| name.to_owned()),
    );
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { selector, variants } } = element else {
            continue;
        };
        if let InlineExpression::VariableReference { id } = selector {
            chosen.push(id.name.clone());
        }
        for variant in variants {
            unchosen(&variant.value, plurals, chosen, found);
        }
        if matches!(selector, InlineExpression::VariableReference { .. }) {
            chosen.pop();
        }
    }
}

#[test]
fn numbers_choose_the_plural_behind_them() {
    let words = Words::read();
    let mut places = Vec::new();
    for messages in words.languages.values() {
        let plurals = plurals(messages.values().flat_map(|message| &message.patterns));
        assert!(plurals.len() > 4, "{plurals:?}");
        for (id, message) in messages {
            let mut found = Vec::new();
            for pattern in &message.patterns {
                unchosen(pattern, &plurals, &mut Vec::new(), &mut found);
            }
            found.retain(|name| !NEVER_ONE.iter().any(|(begin, never)| id.starts_with(begin) && name == never));
            places.extend(found.iter().map(|name| format!("{}: `{id}`: ${name}", message.path)));
        }
    }
    nothing_breaks(
        "Give the number a choice, `{ $n -> [one] … *[other] … }`; or it is never one (`NEVER_ONE`):",
        &places,
    );
}

#[test]
fn finds_plurals_without_a_choice() {
    let mut words = Words::default();
    let text = "a = { $n ->\n    [one] 1 card\n   *[other] { $n } cards\n  } in { $m } cards\nb = { $n ->\n    [one] { $n } kort\n   *[other] { $n } kort\n  }\n";
    words.add(&File { path: "words/en.ftl".to_owned(), text: text.to_owned() });
    let messages = &words.languages["en"];
    let learned = plurals(messages.values().flat_map(|message| &message.patterns));
    assert_eq!(learned.iter().collect::<Vec<_>>(), ["cards"]);
    let mut found = Vec::new();
    unchosen(&messages["a"].patterns[0], &learned, &mut Vec::new(), &mut found);
    assert_eq!(found, ["m"]);
}
