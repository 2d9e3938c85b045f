//! Numbers and money as each language writes them.

use std::sync::LazyLock;

use fixed_decimal::Decimal;
use icu_decimal::DecimalFormatter;
use icu_decimal::options::DecimalFormatterOptions;
use icu_locale_core::Locale;

use super::Language;

/// U+2212, which stands on the line of the figures; in scores every language has it.
pub(super) const MINUS: char = '\u{2212}';

static FORMATTERS: LazyLock<Vec<Option<DecimalFormatter>>> = LazyLock::new(|| {
    let formatter = |language: &Language| {
        let locale: Locale = language.tag().parse().ok()?;
        DecimalFormatter::try_new(locale.into(), DecimalFormatterOptions::default()).ok()
    };
    Language::ALL.iter().map(formatter).collect()
});

/// A plain decimal (`-1234.5`) as a language writes it: grouped, with its own point, and a true minus.
#[must_use]
pub fn number(language: Language, plain: &str) -> String {
    let (minus, digits) = plain.strip_prefix('-').map_or((false, plain), |digits| (true, digits));
    let written = if digits.len() < 4 && digits.bytes().all(|byte| byte.is_ascii_digit()) {
        digits.to_owned()
    } else {
        let at = Language::ALL.iter().position(|known| *known == language);
        let formatter = at.and_then(|at| FORMATTERS.get(at)).and_then(Option::as_ref);
        match (formatter, Decimal::try_from_str(digits)) {
            (Some(formatter), Ok(decimal)) => formatter.format(&decimal).to_string(),
            _ => digits.to_owned(),
        }
    };
    if minus { format!("{MINUS}{written}") } else { written }
}

/// An amount of money: the number with the currency's sign where the language puts it.
#[must_use]
pub fn money(language: Language, plain: &str, symbol: &str) -> String {
    let (minus, digits) = plain.strip_prefix('-').map_or(("", plain), |digits| ("\u{2212}", digits));
    let written = number(language, digits);
    match language {
        Language::En => format!("{minus}{symbol}{written}"),
        Language::Fr => format!("{minus}{written}\u{A0}{symbol}"),
    }
}
