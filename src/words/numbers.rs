//! Numbers and money as each language writes them.

use std::fmt::{self, Write};
use std::sync::LazyLock;

use fixed_decimal::Decimal;
use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;
use icu_decimal::DecimalFormatter;
use icu_decimal::options::DecimalFormatterOptions;
use intl_memoizer::concurrent::IntlLangMemoizer;

use super::language::{Language, Sign, list_of_languages};

/// U+2212, which aligns with the digits. Scores use it in every language.
pub(super) const MINUS: char = '\u{2212}';

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

/// Appends a whole number in the format of [`number`]. Below 1000, as most are, it needs no formatter.
pub(super) fn write_whole(to: &mut String, language: Language, whole: i64) -> fmt::Result {
    if whole.unsigned_abs() >= 1000 {
        return to.write_str(&number(language, &whole.to_string()));
    }
    if whole < 0 {
        to.push(MINUS);
    }
    write!(to, "{}", whole.unsigned_abs())
}

/// An amount of money, with the currency sign where the language puts it.
pub fn money(language: Language, plain: &str, symbol: &str) -> String {
    let (minus, digits) = plain.strip_prefix('-').map_or(("", plain), |digits| ("\u{2212}", digits));
    let written = number(language, digits);
    match language.facts().sign {
        // A sign that ends in a letter needs a space before the figure.
        Sign::Before if symbol.ends_with(char::is_alphabetic) => format!("{minus}{symbol}\u{A0}{written}"),
        Sign::Before => format!("{minus}{symbol}{written}"),
        Sign::After => format!("{minus}{written}\u{A0}{symbol}"),
    }
}

/// The formatter that Fluent calls for a value.
pub(super) type Writer = fn(&FluentValue<'_>, &IntlLangMemoizer) -> Option<String>;

/// Generates one function for each language, because Fluent accepts only functions and closures that capture nothing.
macro_rules! writers {
    ($($name:ident { $($facts:tt)+ })+) => {
        /// The number formatter of a language for messages.
        pub(super) fn writer(language: Language) -> Writer {
            match language {
                $(Language::$name => |value, _| written(Language::$name, value)),+
            }
        }
    };
}
list_of_languages!(writers);

/// Formats a number in a message. Numbers reach Fluent as numbers rather than text, so that they can select plurals.
fn written(language: Language, value: &FluentValue<'_>) -> Option<String> {
    let FluentValue::Number(value) = value else { return None };
    let whole = i64::from(value);
    if FluentNumber::from(whole) != *value {
        return Some(number(language, &value.as_string()));
    }
    let mut text = String::new();
    write_whole(&mut text, language, whole).ok()?;
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ledger::LARGEST;

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

    #[test]
    fn a_whole_number_is_written_like_any_other() {
        for language in Language::ALL {
            for whole in [0, 1, 999, 1000, 10_000, 1_234_567, LARGEST] {
                for whole in [whole, -whole] {
                    let plain = number(*language, &whole.to_string());
                    let mut text = String::new();
                    assert_eq!(write_whole(&mut text, *language, whole), Ok(()));
                    assert_eq!(text, plain, "{language:?}");
                    assert_eq!(written(*language, &FluentValue::from(whole)), Some(plain), "{language:?}");
                }
            }
            assert_eq!(written(*language, &FluentValue::from(0.5)), Some(number(*language, "0.5")), "{language:?}");
        }
    }
}
