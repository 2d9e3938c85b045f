//! The region of a reader, as far as the browser sends it, and the currencies in use there.

use iso_currency::Currency;

/// A region as two capital letters (ISO 3166).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region([u8; 2]);

/// The first one is the default when the region is unknown or uses none of them.
const OFFERED: [Currency; 12] = [
    Currency::EUR,
    Currency::GBP,
    Currency::USD,
    Currency::CHF,
    Currency::NOK,
    Currency::SEK,
    Currency::DKK,
    Currency::CAD,
    Currency::BRL,
    Currency::ARS,
    Currency::MXN,
    Currency::JPY,
];

impl Region {
    /// The region of the first language with a region in an `Accept-Language` header.
    pub fn accepted(header: &str) -> Option<Self> {
        header.split(',').take(32).find_map(|range| Self::of_tag(range.split(';').next()?.trim()))
    }

    /// The region of a tag such as `fr-CH` or `zh-Hant-TW`. Norwegian without a region means Norway.
    fn of_tag(tag: &str) -> Option<Self> {
        let mut parts = tag.split(['-', '_']);
        let base = parts.next()?;
        let named = parts.find_map(|part| match part.as_bytes() {
            [a, b] if part.bytes().all(|byte| byte.is_ascii_alphabetic()) => {
                Some(Self([a.to_ascii_uppercase(), b.to_ascii_uppercase()]))
            }
            _ => None,
        });
        named.or_else(|| matches!(base, "nb" | "nn" | "no").then_some(Self(*b"NO")))
    }
}

/// The codes of the offered currencies, with that of the region first.
pub fn currencies(region: Option<Region>) -> [&'static str; OFFERED.len()] {
    let mut offered = OFFERED;
    let is_used = |currency: &Currency| {
        region.is_some_and(|region| currency.used_by().iter().any(|country| country.to_string().as_bytes() == region.0))
    };
    offered.sort_by_key(|currency| !is_used(currency));
    offered.map(|currency| currency.code())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn money_is_that_of_the_region() {
        for (header, first) in [
            ("", "EUR"),
            ("en", "EUR"),
            ("en-GB,en;q=0.8", "GBP"),
            ("en-US", "USD"),
            ("de, de-CH;q=0.9", "CHF"),
            ("fr_ca", "CAD"),
            ("es-419,es-MX", "MXN"),
            ("es-AR", "ARS"),
            ("pt-BR", "BRL"),
            ("pt-PT", "EUR"),
            ("nb", "NOK"),
            ("it-IT", "EUR"),
            ("zh-Hant-TW", "EUR"),
            ("x-klingon-QQ, ;;--", "EUR"),
        ] {
            let offered = currencies(Region::accepted(header));
            assert_eq!(offered[0], first, "{header}");
            let mut all = offered;
            all.sort_unstable();
            assert!(all.windows(2).all(|pair| pair[0] != pair[1]), "{header}: {offered:?}");
        }
    }
}
