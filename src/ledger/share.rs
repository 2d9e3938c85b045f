//! Shares a pot when the table is closed.

use crate::ledger::Seat;

/// Shares a pot equally between the seats, in smallest parts. The odd parts go one each to the first seats of the list.
/// A negative pot is shared in the same way.
pub fn share(pot: i64, seats: &[Seat]) -> Vec<(Seat, i64)> {
    let Some(sharers) = i64::try_from(seats.len()).ok().filter(|count| *count > 0) else {
        return Vec::new();
    };
    let (equal, odd) = (pot / sharers, pot % sharers);
    let part = |place: i64| if place < odd.abs() { equal + odd.signum() } else { equal };
    (0..).zip(seats).map(|(place, seat)| (*seat, part(place))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn the_shares_are_the_pot_and_the_first_seats_get_one_part_more(pot: i64, seats in 0..=12_u8) {
            let seats: Vec<Seat> = (0..seats).rev().map(Seat).collect();
            let shares = share(pot, &seats);
            prop_assert!(shares.iter().map(|(seat, _)| seat).eq(&seats));
            let parts: Vec<i64> = shares.iter().map(|(_, part)| *part).collect();
            prop_assert_eq!(parts.iter().map(|part| i128::from(*part)).sum::<i128>(), if seats.is_empty() { 0 } else { i128::from(pot) });
            let spread = parts.iter().max().zip(parts.iter().min()).map(|(most, least)| most - least);
            prop_assert!(spread.is_none_or(|spread| spread <= 1));
            prop_assert!(parts.iter().map(|part| part.abs()).is_sorted_by(|part, next| part >= next));
        }
    }
}
