//! The pots, with the pieces in each.

use crate::games::NextDeal;
use crate::games::unit::Unit;
use crate::i18n::MessageFormatter;
use crate::ledger;
use crate::session::Replay;

/// The most pieces of a kind that are drawn side by side; of more, one is drawn with their number.
const SIDE_BY_SIDE: i64 = 6;

pub struct PotView {
    pub name: String,
    pub amount: String,
    pub pieces: Vec<Piece>,
}

/// A piece, or a stack of equal ones.
#[derive(Debug, PartialEq, Eq)]
pub struct Piece {
    pub value: i64,
    /// The number of pieces in a stack.
    pub times: Option<i64>,
}

/// The pots before a deal: with what is paid into them then, or as they are if nothing is.
pub fn pots(replay: &Replay, next: &NextDeal, formatter: &MessageFormatter<'_>) -> Vec<PotView> {
    let unit = replay.measure().unit;
    let view = |label: &str, amount: i64| PotView {
        name: formatter.localizer().plain(label),
        amount: formatter.amount(amount),
        pieces: pieces(unit, amount),
    };
    let pots = if next.pots.is_empty() { replay.balances().pots() } else { next.pots.as_slice() };
    pots.iter().map(|(pot, amount)| view(pot.label, *amount)).collect()
}

/// An amount in the fewest pieces of its unit; empty if the unit has none.
pub fn pieces(unit: &Unit, amount: i64) -> Vec<Piece> {
    let mut drawn = Vec::new();
    for (value, count) in ledger::pieces(unit.pieces, amount.max(0)).unwrap_or_default() {
        if count > SIDE_BY_SIDE {
            drawn.push(Piece { value, times: Some(count) });
        } else {
            drawn.extend((0..count).map(|_| Piece { value, times: None }));
        }
    }
    drawn
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
