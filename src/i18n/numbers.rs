//! Numbers and money as each language writes them.

use std::sync::LazyLock;

use fixed_decimal::Decimal;
use icu_decimal::DecimalFormatter;
use icu_decimal::options::DecimalFormatterOptions;

use super::language::{Language, SignPosition};
use crate::document::Notation;

/// U+2212, which aligns with the digits. Scores use it in every language.
const MINUS: char = '\u{2212}';

static FORMATTERS: LazyLock<Vec<Option<DecimalFormatter>>> = LazyLock::new(|| {
    Language::each(|locale| DecimalFormatter::try_new(locale.into(), DecimalFormatterOptions::default()).ok())
});

/// The notation of each language, as a number shows it.
static NOTATIONS: LazyLock<Vec<Notation>> = LazyLock::new(|| {
    let notation = |language: &Language| {
        let written = number(*language, "12345.5");
        let mut signs = written.chars().filter(|c| !c.is_ascii_digit());
        Some(Notation { group: signs.next()?, decimal: signs.next()? })
    };
    let of = |language| notation(language).unwrap_or(Notation { group: ',', decimal: '.' });
    Language::ALL.iter().map(of).collect()
});

impl Language {
    /// How it writes numbers.
    pub fn notation(self) -> Notation {
        NOTATIONS[self.index()]
    }
}

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
    match language.info().sign {
        // A sign that ends in a letter needs a space before the figure.
        SignPosition::Before if symbol.ends_with(char::is_alphabetic) => format!("{minus}{symbol}\u{A0}{written}"),
        SignPosition::Before => format!("{minus}{symbol}{written}"),
        SignPosition::After => format!("{minus}{written}\u{A0}{symbol}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ledger::{MAX_AMOUNT, parse_amount, print_amount};

    /// Whatever a page prints can be typed back.
    #[test]
    fn what_is_printed_reads_back_as_the_same_number() {
        let thousands = |amount: i64| (0..13).map(move |power| amount.saturating_mul(10_i64.pow(power)));
        let near = |amount: i64| [amount - 1, amount, amount + 1];
        let amounts: Vec<i64> =
            [1, 12, 123, 1234, 1_234_567, 999_995].into_iter().flat_map(thousands).flat_map(near).collect();
        for language in Language::ALL {
            for digits in 0..=6 {
                for amount in
                    amounts.iter().filter(|amount| **amount <= MAX_AMOUNT).flat_map(|amount| [*amount, -*amount])
                {
                    for is_cash in [true, false] {
                        let printed = number(*language, &print_amount(amount, digits, is_cash));
                        let notation = language.notation();
                        for typed in [&printed, &printed.replace(notation.group, " ")] {
                            let plain = notation.plain(typed, digits).unwrap_or_default();
                            assert_eq!(parse_amount(&plain, digits), Ok(amount), "{typed:?} in {language:?}");
                        }
                    }
                }
            }
        }
    }

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
