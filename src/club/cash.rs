//! Splitting an amount into the notes and coins of a currency, or into a game's pieces.

use iso_currency::Currency;

use super::purse::Purse;

/// The fewest pieces for an amount: the value of a piece in smallest parts, and the number of such pieces; the largest value
/// first. `None` if we do not know the notes and coins of the currency, or if they cannot make up the amount.
pub fn pieces(purse: Purse, amount: i64) -> Option<Vec<(i64, i64)>> {
    let kinds = match purse {
        Purse::Money(currency) => notes_and_coins(currency)?,
        // A game without values for its pieces counts each as 1.
        Purse::Counters { unit, .. } if unit.pieces.is_empty() => &[1],
        Purse::Counters { unit, .. } => unit.pieces,
    };
    let mut rest = amount;
    let mut pieces = Vec::new();
    // For these values the greedy choice gives the fewest pieces.
    for kind in kinds {
        if rest >= *kind {
            pieces.push((*kind, rest / kind));
            rest %= kind;
        }
    }
    (rest == 0).then_some(pieces)
}

/// The notes and coins in use, in smallest parts, the largest first; without large notes that people rarely carry.
fn notes_and_coins(currency: Currency) -> Option<&'static [i64]> {
    const EURO: &[i64] = &[20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1];
    const DOLLAR: &[i64] = &[10_000, 5_000, 2_000, 1_000, 500, 100, 25, 10, 5, 1];
    const POUND: &[i64] = &[5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1];
    Some(match currency {
        Currency::EUR => EURO,
        Currency::USD => DOLLAR,
        Currency::GBP => POUND,
        Currency::CHF => &[20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5],
        Currency::NOK => &[100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 100],
        Currency::SEK => &[100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100],
        Currency::DKK => &[50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50],
        Currency::PLN => &[50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
        Currency::CZK => &[200_000, 100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100],
        Currency::CAD => &[10_000, 5_000, 2_000, 1_000, 500, 200, 100, 25, 10, 5],
        Currency::AUD => &[10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5],
        Currency::NZD => &[10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10],
        Currency::BRL => &[20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5],
        Currency::JPY => &[10_000, 5_000, 1_000, 500, 100, 50, 10, 5, 1],
        _ => return None,
    })
}
