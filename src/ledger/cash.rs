//! Splitting an amount into the notes and coins of a currency, or into a game's pieces.

use iso_currency::Currency;

/// The fewest pieces for an amount: the value of a piece in smallest parts, and the number of such pieces. The values are in
/// descending order. `None` if such pieces cannot make up the amount.
pub fn pieces(values: &[i64], amount: i64) -> Option<Vec<(i64, i64)>> {
    let mut rest = amount;
    let mut pieces = Vec::new();
    // For the values in use the greedy choice gives the fewest pieces.
    for value in values {
        if rest >= *value {
            pieces.push((*value, rest / value));
            rest %= value;
        }
    }
    (rest == 0).then_some(pieces)
}

/// The notes and coins in use, in smallest parts, the largest first; without large notes that people rarely carry.
pub fn notes_and_coins(currency: Currency) -> Option<&'static [i64]> {
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
