//! Amounts as text, in plain notation.

use rust_decimal::Decimal;

use super::MAX_AMOUNT;

/// Why a text is not an amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AmountError {
    /// It has other characters than digits, one point between them and a leading minus.
    NotANumber,
    /// It has more digits after the point than the unit.
    TooFine,
    /// It is beyond [`MAX_AMOUNT`].
    TooLarge,
}

impl AmountError {
    /// The id of the message.
    pub fn message(self) -> &'static str {
        match self {
            Self::NotANumber => "field-amount",
            Self::TooFine => "field-amount-fine",
            Self::TooLarge => "field-amount-large",
        }
    }
}

/// Reads a plain decimal (`-0.10`, `45.5`, `7`) as a count of smallest parts, where a whole is `10^digits` of them.
pub fn parse_amount(text: &str, digits: u32) -> Result<i64, AmountError> {
    let unsigned = text.strip_prefix('-').unwrap_or(text);
    let (whole, fraction) = unsigned.split_once('.').map_or((unsigned, None), |(w, f)| (w, Some(f)));
    let are_digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    if !are_digits(whole) || !fraction.is_none_or(are_digits) {
        return Err(AmountError::NotANumber);
    }
    let (fine, width) = (fraction.unwrap_or_default().trim_end_matches('0'), digits as usize);
    if fine.len() > width {
        return Err(AmountError::TooFine);
    }
    let minor: i64 = format!("{whole}{fine:0<width$}").parse().map_err(|_| AmountError::TooLarge)?;
    match minor {
        ..=MAX_AMOUNT if text.starts_with('-') => Ok(-minor),
        ..=MAX_AMOUNT => Ok(minor),
        _ => Err(AmountError::TooLarge),
    }
}

/// Writes an amount in plain notation: never an exponent, never `-0`. `fixed` keeps all digits of the unit (cash);
/// otherwise there is no trailing zero after the point.
pub fn print_amount(minor: i64, digits: u32, fixed: bool) -> String {
    if digits == 0 {
        return minor.to_string();
    }
    let value = Decimal::new(minor, digits);
    if fixed { value.to_string() } else { value.normalize().to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_plain_decimals_and_nothing_else() {
        let cases = [
            ("49", 1, Ok(490)),
            ("45.5", 1, Ok(455)),
            ("-0.10", 2, Ok(-10)),
            ("0.100", 2, Ok(10)),
            ("007", 0, Ok(7)),
            ("-0", 2, Ok(0)),
            ("0.125", 2, Err(AmountError::TooFine)),
            ("1e5", 2, Err(AmountError::NotANumber)),
            ("1_000", 2, Err(AmountError::NotANumber)),
            (".5", 2, Err(AmountError::NotANumber)),
            ("5.", 2, Err(AmountError::NotANumber)),
            ("+5", 2, Err(AmountError::NotANumber)),
            ("--5", 2, Err(AmountError::NotANumber)),
            ("", 2, Err(AmountError::NotANumber)),
            ("-", 2, Err(AmountError::NotANumber)),
            ("١٢", 2, Err(AmountError::NotANumber)),
            ("12345678901234567890123456789", 0, Err(AmountError::TooLarge)),
            ("1000000000001", 0, Err(AmountError::TooLarge)),
            ("100000000000000.125", 2, Err(AmountError::TooFine)),
            ("-1000000000000", 0, Ok(-MAX_AMOUNT)),
        ];
        for (text, digits, expected) in cases {
            assert_eq!(parse_amount(text, digits), expected, "{text:?} with {digits} digits");
        }
    }

    #[test]
    fn prints_plainly() {
        let cases = [(10, 2, true, "0.10"), (-10, 2, true, "-0.10"), (0, 2, true, "0.00"), (455, 1, false, "45.5")];
        for (minor, digits, fixed, expected) in cases {
            assert_eq!(print_amount(minor, digits, fixed), expected);
        }
        assert_eq!(print_amount(450, 1, false), "45");
        assert_eq!(print_amount(0, 4, false), "0");
    }
}
