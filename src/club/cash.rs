//! What an amount is made up of on the table: notes and coins of a currency, or a game's pieces.

use iso_currency::Currency;

use super::purse::Purse;

/// What makes up an amount.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pieces {
    /// What a piece is worth in smallest parts, and how many of it there are; the greatest first.
    pub pieces: Vec<(i64, i64)>,
    /// What no piece is small enough for.
    pub rest: i64,
}

/// The fewest pieces that make up an amount; nothing where this program does not know the currency's notes and coins.
pub fn pieces(purse: Purse, amount: i64) -> Option<Pieces> {
    let kinds = match purse {
        Purse::Money(currency) => notes_and_coins(currency)?,
        // Pieces that are all alike are worth one each.
        Purse::Counters { unit, .. } if unit.pieces.is_empty() => &[1],
        Purse::Counters { unit, .. } => unit.pieces,
    };
    let mut rest = amount.max(0);
    let mut pieces = Vec::new();
    // Of all these kinds the fewest are found by always taking the greatest that fits.
    for kind in kinds {
        if rest >= *kind {
            pieces.push((*kind, rest / kind));
            rest %= kind;
        }
    }
    Some(Pieces { pieces, rest })
}

/// The notes and coins in use, in smallest parts, the greatest first; of notes those that people have on them.
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
