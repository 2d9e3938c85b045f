//! Selects the variant of a message for a value, by the rules of Fluent.

use std::sync::LazyLock;

use fluent_syntax::ast::{Variant, VariantKey};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use super::Language;

/// The plural rules of each language; `None` when CLDR has none for its tag.
static RULES: LazyLock<Vec<Option<PluralRules>>> = LazyLock::new(|| Language::ALL.iter().copied().map(rules).collect());

fn rules(language: Language) -> Option<PluralRules> {
    let tag: LanguageIdentifier = language.tag().parse().ok()?;
    PluralRules::create(tag, PluralRuleType::CARDINAL).ok()
}

/// The plural category of a plain decimal; `None` for any other text.
fn category(language: Language, plain: &str) -> Option<&'static str> {
    Some(match RULES.get(language.index())?.as_ref()?.select(plain).ok()? {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    })
}

/// The first variant whose key is the value or its plural category; the default when none fits.
pub(super) fn variant<'a>(
    language: Language,
    variants: &'a [Variant<&'static str>],
    value: &str,
) -> Option<&'a Variant<&'static str>> {
    let fits = |variant: &&Variant<&'static str>| match variant.key {
        VariantKey::NumberLiteral { value: number } => number == value,
        VariantKey::Identifier { name } => name == value || category(language, value) == Some(name),
    };
    variants.iter().find(fits).or_else(|| variants.iter().find(|variant| variant.default))
}
