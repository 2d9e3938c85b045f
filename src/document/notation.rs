//! Numbers as people type them, in the notation of their language.

use serde::Serialize;

use super::message::{Arg, Message};

/// How a language writes numbers. In every language, people may also put spaces or apostrophes between thousands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Notation {
    /// The sign before decimals: the point of `1,234.5`.
    pub decimal: char,
    /// The sign between thousands: the comma of `1,234.5`.
    pub group: char,
}

impl Notation {
    /// Converts a typed number to plain notation: what a page of this language prints, and also `44.5` or `44,5` with the
    /// decimal sign of another language, and `44½`. A text that is not a number stays what it is.
    ///
    /// A sign before exactly three digits may be either sign: `1,500` and `1.500`. Where the language puts this sign
    /// between thousands, it does so here. The error shows both readings, unless the number has decimals that no page
    /// would leave out.
    pub fn plain(self, typed: &str, digits: u32) -> Result<String, Message> {
        let text = typed.trim();
        let apart = text.strip_suffix("1/2").filter(|whole| whole.is_empty() || whole.ends_with(char::is_whitespace));
        let halved = text.strip_suffix('½').or(apart);
        let unsigned = halved.unwrap_or(text).trim();
        let (minus, unsigned) = match unsigned.strip_prefix(['-', '\u{2212}']) {
            Some(unsigned) => ("-", unsigned.trim_start()),
            None => ("", unsigned.strip_prefix('+').unwrap_or(unsigned)),
        };
        if halved.is_some() && unsigned.is_empty() {
            return Ok(format!("{minus}0.5"));
        }
        let parts: Vec<&str> = unsigned.split(|c: char| !c.is_ascii_digit()).collect();
        let signs: Vec<char> = unsigned.chars().filter(|c| !c.is_ascii_digit()).map(separator).collect();
        let (whole, fraction) = (in_groups(&parts, &signs), with_fraction(&parts, &signs).filter(|_| halved.is_none()));
        let plain = match (whole, fraction) {
            (Some(whole), Some(fraction)) => self.choose(typed, (whole, fraction), &signs, digits)?,
            (Some(whole), None) if halved.is_some() => format!("{whole}.5"),
            (Some(plain), None) | (None, Some(plain)) => plain,
            (None, None) => return Ok(text.to_owned()),
        };
        Ok(format!("{minus}{plain}"))
    }

    /// Chooses between the two readings of one sign before three digits.
    fn choose(self, typed: &str, readings: (String, String), signs: &[char], digits: u32) -> Result<String, Message> {
        let (whole, fraction) = readings;
        if signs == [self.group] {
            return Ok(whole);
        }
        let shown = fraction.trim_end_matches('0').trim_end_matches('.');
        // Only a currency with three decimals is written with zeros at the end.
        if signs == [self.decimal] && (digits == 3 || digits > 3 && shown == fraction) {
            return Ok(fraction);
        }
        let shown = Arg::Plain(shown.to_owned());
        let text = Message::new("field-amount-either").with("typed", typed.trim()).with("whole", Arg::Plain(whole));
        Err(text.with("fraction", shown).count("digits", digits))
    }
}

/// A number that shows how decimals are written.
pub(super) const EXAMPLE: &str = "12.5";

/// The error of an amount with this number of decimals.
pub(super) fn amount_error(id: &'static str, digits: u32) -> Message {
    let example = |plain: &str| Arg::Plain(plain.to_owned());
    Message::new(id).count("digits", digits).with("whole", example("12")).with("fraction", example(EXAMPLE))
}

/// A separator; a blank for any kind of space or apostrophe.
fn separator(sign: char) -> char {
    if sign.is_whitespace() || matches!(sign, '\'' | '’') { ' ' } else { sign }
}

/// The digits, if the separators between them are equal and stand between thousands.
fn in_groups(parts: &[&str], signs: &[char]) -> Option<String> {
    let (first, others) = parts.split_first()?;
    let is_grouped = || {
        let are_known = signs.iter().all(|sign| matches!(sign, ' ' | '.' | ',') && *sign == signs[0]);
        are_known
            && matches!(first.len(), 1..=3)
            && !first.starts_with('0')
            && others.iter().all(|part| part.len() == 3)
    };
    (signs.is_empty() && !first.is_empty() || is_grouped()).then(|| parts.concat())
}

/// The number whose last separator is a decimal sign, and the others stand between thousands.
fn with_fraction(parts: &[&str], signs: &[char]) -> Option<String> {
    let ((last, whole), (sign, groups)) = (parts.split_last()?, signs.split_last()?);
    let is_decimal = matches!(sign, '.' | ',') && !groups.contains(sign) && !last.is_empty();
    in_groups(whole, groups).filter(|_| is_decimal).map(|whole| format!("{whole}.{last}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: Notation = Notation { decimal: '.', group: ',' };
    const GERMAN: Notation = Notation { decimal: ',', group: '.' };
    const FRENCH: Notation = Notation { decimal: ',', group: '\u{202F}' };

    #[test]
    fn numbers_are_read_as_people_type_them() {
        // Typed in each of the three, with the four decimals of a free sheet.
        let cases = [
            ("44,5", "44.5"),
            ("44.5", "44.5"),
            ("44½", "44.5"),
            ("44 ½", "44.5"),
            ("44 1/2", "44.5"),
            ("½", "0.5"),
            ("1/2", "0.5"),
            ("\u{2212}½", "-0.5"),
            ("1 234½", "1234.5"),
            (" 1\u{202F}234 ", "1234"),
            ("1\u{a0}234,5", "1234.5"),
            ("1 234.50", "1234.50"),
            ("1'234.5", "1234.5"),
            ("1’234’567", "1234567"),
            ("1,234,567", "1234567"),
            ("1.234.567", "1234567"),
            ("1,234.5", "1234.5"),
            ("1.234,5", "1234.5"),
            ("1,234.567", "1234.567"),
            ("1.234,500", "1234.500"),
            ("0,125", "0.125"),
            ("0.500", "0.500"),
            ("1234,5", "1234.5"),
            ("\u{2212}12", "-12"),
            ("- 12", "-12"),
            ("+7", "7"),
            ("007", "007"),
            // These are no numbers and stay what they are.
            ("441/2", "441/2"),
            ("4.5½", "4.5½"),
            ("1 2", "1 2"),
            ("12,34,567", "12,34,567"),
            ("1,234.567.890", "1,234.567.890"),
            ("1.234,5,6", "1.234,5,6"),
            (".5", ".5"),
            ("5.", "5."),
            ("1e5", "1e5"),
            ("forty", "forty"),
            ("", ""),
        ];
        for (typed, plain) in cases {
            for notation in [ENGLISH, GERMAN, FRENCH] {
                assert_eq!(notation.plain(typed, 4).as_deref(), Ok(plain), "{typed:?} in {notation:?}");
            }
        }
    }

    /// Whether one sign before three digits stands between thousands (`Ok`) or could mean either (`Err`).
    #[test]
    fn a_sign_before_three_digits_is_never_silently_a_thousandth() {
        let either = |whole: &'static str, fraction: &'static str| Err((whole, fraction));
        let cases = [
            (ENGLISH, 0, "1,000", Ok("1000")),
            (ENGLISH, 2, "2,500", Ok("2500")),
            (ENGLISH, 4, "2,500", Ok("2500")),
            (ENGLISH, 4, "\u{2212}12,345", Ok("-12345")),
            (ENGLISH, 0, "1.000", either("1000", "1")),
            (ENGLISH, 2, "1.000", either("1000", "1")),
            (ENGLISH, 2, "1.234", either("1234", "1.234")),
            (ENGLISH, 3, "1.500", Ok("1.500")),
            (ENGLISH, 4, "1.500", either("1500", "1.5")),
            (ENGLISH, 4, "1.125", Ok("1.125")),
            (ENGLISH, 2, "0.125", Ok("0.125")),
            (GERMAN, 2, "1.500", Ok("1500")),
            (GERMAN, 4, "1.125", Ok("1125")),
            (GERMAN, 2, "1,500", either("1500", "1.5")),
            (GERMAN, 4, "1,500", either("1500", "1.5")),
            (GERMAN, 4, "1,125", Ok("1.125")),
            (FRENCH, 2, "1\u{202F}500", Ok("1500")),
            (FRENCH, 4, "1 125", Ok("1125")),
            (FRENCH, 4, "1.125", either("1125", "1.125")),
            (FRENCH, 2, "1,125", either("1125", "1.125")),
            (FRENCH, 4, "1,125", Ok("1.125")),
        ];
        for (notation, digits, typed, expected) in cases {
            let read = notation.plain(typed, digits).map_err(|text| (text.id, text.args));
            let expected = expected.map(str::to_owned).map_err(|(whole, fraction)| {
                let readings =
                    [("whole", whole), ("fraction", fraction)].map(|(name, plain)| (name, Arg::Plain(plain.into())));
                let args = [("typed", Arg::from(typed))].into_iter().chain(readings);
                ("field-amount-either", args.chain([("digits", Arg::Count(i64::from(digits)))]).collect::<Vec<_>>())
            });
            assert_eq!(read, expected, "{typed:?} with {digits} digits in {notation:?}");
        }
    }
}
