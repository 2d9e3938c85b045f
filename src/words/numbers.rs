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
        let locale: Locale = language.locale().parse().ok()?;
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
        let formatter = FORMATTERS.get(language.index()).and_then(Option::as_ref);
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
        _ => format!("{minus}{written}\u{A0}{symbol}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CLDR 48, but for the minus: in scores every language has U+2212.
    #[test]
    fn numbers_and_money_are_written_as_each_language_does() {
        let table = [
            (Language::En, "1,234", "12,345.5", "\u{2212}€1,234.50"),
            (Language::Fr, "1\u{202F}234", "12\u{202F}345,5", "\u{2212}1\u{202F}234,50\u{A0}€"),
            (Language::Es, "1234", "12.345,5", "\u{2212}1234,50\u{A0}€"),
            (Language::Pt, "1234", "12\u{A0}345,5", "\u{2212}1234,50\u{A0}€"),
            (Language::Nb, "1\u{A0}234", "12\u{A0}345,5", "\u{2212}1\u{A0}234,50\u{A0}€"),
            (Language::De, "1.234", "12.345,5", "\u{2212}1.234,50\u{A0}€"),
            (Language::It, "1234", "12.345,5", "\u{2212}1234,50\u{A0}€"),
        ];
        for (language, whole, fraction, amount) in table {
            assert_eq!(number(language, "1234"), whole, "{language:?}");
            assert_eq!(number(language, "12345.5"), fraction, "{language:?}");
            assert_eq!(money(language, "-1234.50", "€"), amount, "{language:?}");
            assert_eq!(number(language, "-7"), "\u{2212}7", "{language:?}");
        }
    }
}
