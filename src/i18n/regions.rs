//! The region of a reader, as far as the browser sends it, and the currencies in use there.

use icu_locale_core::Locale;
use icu_locale_core::subtags::{Region, region};
use iso_currency::Currency;

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

/// The region of the first language with a region in an `Accept-Language` header, such as `fr-CH` or `zh-Hant-TW`.
/// Norwegian without a region means Norway.
pub fn accepted_region(header: &str) -> Option<Region> {
    header.split(',').take(32).find_map(|range| {
        let tag = range.split(';').next()?.trim().replace('_', "-");
        let Locale { id, .. } = tag.parse().ok()?;
        let is_norwegian = matches!(id.language.as_str(), "nb" | "nn" | "no");
        id.region.filter(Region::is_alphabetic).or(is_norwegian.then_some(region!("NO")))
    })
}

/// The codes of the offered currencies, with that of the region first.
pub fn currencies(region: Option<Region>) -> [&'static str; OFFERED.len()] {
    let mut offered = OFFERED;
    let is_used = |currency: &Currency| {
        region.is_some_and(|region| currency.used_by().iter().any(|country| country.to_string() == region.as_str()))
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
            assert_eq!(currencies(accepted_region(header))[0], first, "{header}");
        }
    }
}
