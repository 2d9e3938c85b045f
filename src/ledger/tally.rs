//! Converts a tally to balances between the players.

use crate::ledger::TooLarge;

/// Converts the scores of a game that only tallies (letters, losses, points, cards) to balances: each two players
/// settle the difference between their scores. With `n` players, a score `s` becomes `n·s` minus the sum of all scores,
/// negated if fewer is better. Scores and balances are in the same smallest parts; the balances sum to 0.
pub fn pairwise(scores: &[i64], lower_wins: bool) -> Result<Vec<i64>, TooLarge> {
    let sum: i128 = scores.iter().copied().map(i128::from).sum();
    let players = i128::try_from(scores.len()).map_err(|_| TooLarge)?;
    let balance = |score: &i64| {
        let won = players * i128::from(*score) - sum;
        i64::try_from(if lower_wins { -won } else { won }).map_err(|_| TooLarge)
    };
    scores.iter().map(balance).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn differences_that_do_not_fit_are_refused() {
        assert_eq!(pairwise(&[i64::MAX, i64::MIN], false), Err(TooLarge));
    }

    proptest! {
        #[test]
        fn it_is_the_sum_of_the_differences(
            scores in prop::collection::vec(-1_000_000_000_i64..1_000_000_000, 0..10), lower_wins: bool,
        ) {
            let difference = |mine: i64, theirs: i64| if lower_wins { theirs - mine } else { mine - theirs };
            let expected: Vec<i64> =
                scores.iter().map(|mine| scores.iter().map(|theirs| difference(*mine, *theirs)).sum()).collect();
            prop_assert_eq!(expected.iter().sum::<i64>(), 0);
            prop_assert_eq!(pairwise(&scores, lower_wins), Ok(expected));
        }
    }
}
