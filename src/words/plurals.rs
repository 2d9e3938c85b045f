//! Selects the variant of a message for a whole number, by the rules of Fluent.

use std::sync::OnceLock;

use fluent_syntax::ast::{Variant, VariantKey};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use super::Language;

/// The plural rules of each language; `None` when CLDR has none for its tag.
static RULES: [OnceLock<Option<PluralRules>>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

fn rules(language: Language) -> Option<&'static PluralRules> {
    let rules = || {
        let tag: LanguageIdentifier = language.tag().parse().ok()?;
        PluralRules::create(tag, PluralRuleType::CARDINAL).ok()
    };
    RULES.get(language.index())?.get_or_init(rules).as_ref()
}

fn category(language: Language, whole: i64) -> Option<&'static str> {
    Some(match rules(language)?.select(whole.unsigned_abs()).ok()? {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    })
}

/// The first variant whose key is the number or its plural category; the default when none fits. `None` when a plural
/// category is needed and the language has no rules.
pub(super) fn variant<'a>(
    language: Language,
    variants: &'a [Variant<&'static str>],
    whole: i64,
) -> Option<&'a Variant<&'static str>> {
    for variant in variants {
        let fits = match variant.key {
            VariantKey::NumberLiteral { value } => value.parse() == Ok(whole),
            VariantKey::Identifier { name } => name == category(language, whole)?,
        };
        if fits {
            return Some(variant);
        }
    }
    variants.iter().find(|variant| variant.default)
}

#[cfg(test)]
mod tests {
    use fluent_bundle::concurrent::FluentBundle;
    use fluent_bundle::{FluentArgs, FluentResource};
    use fluent_syntax::ast::{Entry, Expression, PatternElement};

    use super::*;

    const MESSAGE: &str = "n = { $n ->\n [zero] zero\n [1] 1\n [one] one\n [two] two\n [7] 7\n [few] few\n [many] many\n\
                         *[other] other\n }\n";

    #[test]
    fn chooses_as_fluent_does() {
        let parsed = fluent_syntax::parser::parse(MESSAGE).unwrap_or_else(|(resource, _)| resource);
        let Some(Entry::Message(message)) = parsed.body.first() else { unreachable!("one message") };
        let element = message.value.as_ref().and_then(|pattern| pattern.elements.first());
        let Some(PatternElement::Placeable { expression: Expression::Select { variants, .. } }) = element else {
            unreachable!("one choice")
        };
        for language in Language::ALL {
            let mut bundle = FluentBundle::new_concurrent(vec![language.tag().parse().unwrap_or_default()]);
            bundle.add_resource_overriding(
                FluentResource::try_new(MESSAGE.to_owned()).unwrap_or_else(|(resource, _)| resource),
            );
            let pattern = bundle.get_message("n").and_then(|message| message.value());
            for whole in (-30..=130).chain([1_000, 1_000_000, 2_000_000, -1_000_000]) {
                let args = FluentArgs::from_iter([("n", whole)]);
                let formatted = pattern.map(|pattern| bundle.format_pattern(pattern, Some(&args), &mut Vec::new()));
                let chosen = variant(*language, variants, whole).map(|variant| match variant.value.elements[..] {
                    [PatternElement::TextElement { value }] => value,
                    _ => "",
                });
                assert!(
                    chosen.is_some() && chosen == formatted.as_deref(),
                    "{language:?} {whole}: {chosen:?}, {formatted:?}"
                );
            }
        }
    }
}
