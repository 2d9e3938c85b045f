//! What lies in the middle, as it lies there: each pot with its pieces.

use crate::games::game::NextDeal;
use crate::games::unit::Unit;
use crate::session::Replay;
use crate::words::Reader;

/// So many pieces of a kind lie side by side; of more it is said how many there are.
const SIDE_BY_SIDE: i64 = 6;

pub struct PotView {
    pub name: String,
    pub amount: String,
    pub pieces: Vec<Piece>,
}

/// A piece, or several that lie on each other.
#[derive(Debug, PartialEq, Eq)]
pub struct Piece {
    pub value: i64,
    /// How many lie there, where that is said.
    pub times: Option<i64>,
}

/// The pots before a deal: as they will be when everything is put in, or else as they are.
pub fn pots(replay: &Replay, next: &NextDeal, reader: &Reader<'_>) -> Vec<PotView> {
    let unit = replay.measure().unit;
    let view = |label: &str, amount: i64| PotView {
        name: reader.words().plain(label),
        amount: reader.amount(amount),
        pieces: pieces(unit, amount),
    };
    if next.pots.is_empty() {
        replay.balances().pots().iter().map(|(pot, amount)| view(pot.label, *amount)).collect()
    } else {
        next.pots.iter().map(|(pot, amount)| view(pot.label, *amount)).collect()
    }
}

/// An amount in the pieces of its unit, the fewest there are; nothing where it has none.
pub fn pieces(unit: &Unit, amount: i64) -> Vec<Piece> {
    let mut left = amount.max(0);
    let mut lying = Vec::new();
    for value in unit.pieces.iter().copied() {
        let count = left / value;
        left %= value;
        if count > SIDE_BY_SIDE {
            lying.push(Piece { value, times: Some(count) });
        } else {
            lying.extend((0..count).map(|_| Piece { value, times: None }));
        }
    }
    lying
}

#[cfg(test)]
mod tests {
    use super::{Piece, pieces};
    use crate::games::unit::{COUNTERS, POINTS};

    #[test]
    fn a_pot_is_drawn_with_the_fewest_pieces() {
        let one = |value| Piece { value, times: None };
        assert_eq!(pieces(&COUNTERS, 12), [one(5), one(5), one(1), one(1)]);
        assert_eq!(pieces(&COUNTERS, 41), [Piece { value: 5, times: Some(8) }, one(1)]);
        assert_eq!(pieces(&COUNTERS, 0), []);
        assert_eq!(pieces(&POINTS, 12), []);
    }
}
