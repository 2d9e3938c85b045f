//! Numbers and money as each language writes them.

use std::sync::LazyLock;

use fixed_decimal::Decimal;
use icu_decimal::DecimalFormatter;
use icu_decimal::options::DecimalFormatterOptions;

use super::language::{Language, SignPosition};

/// U+2212, which aligns with the digits. Scores use it in every language.
const MINUS: char = '\u{2212}';

static FORMATTERS: LazyLock<Vec<Option<DecimalFormatter>>> = LazyLock::new(|| {
    Language::each(|locale| DecimalFormatter::try_new(locale.into(), DecimalFormatterOptions::default()).ok())
});

/// Formats a plain decimal (`-1234.5`) with the grouping and the decimal separator of the language, and U+2212 as its
/// minus.
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

/// An amount of money, with the currency sign where the language puts it.
pub fn money(language: Language, plain: &str, symbol: &str) -> String {
    let (minus, digits) = plain.strip_prefix('-').map_or(("", plain), |digits| ("\u{2212}", digits));
    let written = number(language, digits);
    match language.facts().sign {
        // A sign that ends in a letter needs a space before the figure.
        SignPosition::Before if symbol.ends_with(char::is_alphabetic) => format!("{minus}{symbol}\u{A0}{written}"),
        SignPosition::Before => format!("{minus}{symbol}{written}"),
        SignPosition::After => format!("{minus}{written}\u{A0}{symbol}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The source is CLDR 48, except for the minus: scores use U+2212 in every language.
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
        assert_eq!(money(Language::En, "-12.50", "CHF"), "\u{2212}CHF\u{A0}12.50");
    }
}
