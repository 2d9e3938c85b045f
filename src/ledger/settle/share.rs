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

    #[test]
    fn odd_parts_go_to_the_first_of_the_list() {
        let cases: [(i64, &[u8], &[i64]); 7] = [
            (9, &[0, 1, 2], &[3, 3, 3]),
            (11, &[0, 1, 2], &[4, 4, 3]),
            (11, &[2, 0, 1], &[4, 4, 3]),
            (1, &[3, 1], &[1, 0]),
            (-5, &[0, 1, 2], &[-2, -2, -1]),
            (0, &[0, 1], &[0, 0]),
            (7, &[], &[]),
        ];
        for (pot, seats, parts) in cases {
            let seats: Vec<Seat> = seats.iter().copied().map(Seat).collect();
            let expected: Vec<(Seat, i64)> = seats.iter().copied().zip(parts.iter().copied()).collect();
            assert_eq!(share(pot, &seats), expected, "{pot} among {seats:?}");
        }
    }

    proptest! {
        #[test]
        fn the_shares_are_the_pot_and_differ_by_one_part_at_most(pot: i64, seats in 1..=12_u8) {
            let seats: Vec<Seat> = (0..seats).map(Seat).collect();
            let parts: Vec<i64> = share(pot, &seats).iter().map(|(_, part)| *part).collect();
            prop_assert_eq!(parts.iter().map(|part| i128::from(*part)).sum::<i128>(), i128::from(pot));
            let spread = parts.iter().max().zip(parts.iter().min()).map(|(most, least)| most - least);
            prop_assert!(spread.is_some_and(|spread| spread <= 1));
        }
    }
}
