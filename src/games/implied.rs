//! The last number of a group, which follows from the others.

use std::ops::RangeInclusive;

use super::node::Node;
use super::numbers::typed_number;
use super::seats::Seats;
use crate::ledger::{Seat, parse_amount, print_amount};

/// Fills the only missing cell of `field`, which has a number for each of `players`, so that all sum to `total`. The total
/// is in units of 10^−`digits`. Does nothing if there is no such cell, a cell is not a number, or the result is not
/// `allowed`: reading the hand reports the error.
pub fn fill_last(
    draft: &mut Node,
    field: &str,
    (players, seats): (&[Seat], &Seats),
    (total, digits): (i64, u32),
    allowed: &RangeInclusive<i64>,
) {
    let Some(Node::Map(cells)) = draft.get(field) else { return };
    let mut cells = cells.clone();
    let typed: Vec<Option<Seat>> = cells.iter().map(|(name, _)| seats.find_in_form(name)).collect();
    let mut missing = players.iter().filter(|seat| !typed.contains(&Some(**seat)));
    let (Some(last), None) = (missing.next(), missing.next()) else { return };
    let parts = cells.iter().map(|(_, cell)| parse_amount(&typed_number(cell.as_text()?), digits).ok());
    let Some(rest) = parts.sum::<Option<i64>>().map(|sum| total - sum).filter(|rest| allowed.contains(rest)) else {
        return;
    };
    cells.push((seats.label(*last).into(), Node::from(print_amount(rest, digits, false))));
    draft.set(field, Node::Map(cells));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(typed: &[(&str, &str)], allowed: &RangeInclusive<i64>) -> Option<Node> {
        let seats = Seats::new(["Ana", "Bo", "Chloé"].map(str::to_owned).to_vec());
        let players: Vec<Seat> = seats.all().collect();
        let cells = typed.iter().map(|(name, text)| ((*name).into(), Node::from(*text))).collect();
        let mut draft = Node::Map(vec![("cards".into(), Node::Map(cells))]);
        let before = draft.clone();
        fill_last(&mut draft, "cards", (&players, &seats), (40, 0), allowed);
        (draft != before).then(|| draft.get("cards").cloned()).flatten()
    }

    #[test]
    fn one_missing_cell_follows_from_the_others() {
        let cells = [("Ana", "12"), ("p3", "8"), ("p2", "20")].map(|(name, text)| (name.into(), text.into()));
        assert_eq!(filled(&[("Ana", "12"), ("p3", "8")], &(0..=40)), Some(Node::Map(cells.to_vec())));
        let left_alone: [&[(&str, &str)]; 5] = [
            &[("Ana", "12")],
            &[("Ana", "12"), ("Bo", "20"), ("Chloé", "8")],
            &[("Ana", "12"), ("Bo", "x")],
            &[("Ana", "30"), ("Bo", "30")],
            &[("Ana", "12"), ("Zoë", "20")],
        ];
        for typed in left_alone {
            assert_eq!(filled(typed, &(0..=40)), None, "{typed:?}");
        }
    }
}
