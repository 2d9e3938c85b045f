//! What a contract is worth (Laws of Contract Bridge 72 to 77), apart from games, rubbers and part scores.

use super::hand::{Doubled, Hand};
use crate::games::prelude::*;

/// What a hand brings, by cause.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Worth {
    /// The trick score of a contract that was made, before it is doubled: the tricks, each, and more for the first one.
    pub tricks: (i64, i64, i64),
    /// How many times the trick score counts.
    pub times: i64,
    /// The overtricks, and what each is worth.
    pub over: (i64, i64),
    /// For making a doubled contract.
    pub insult: i64,
    pub slam: i64,
    /// For the defence, when the contract went down.
    pub down: i64,
    pub honours: i64,
}

impl Worth {
    /// The trick score, which counts towards a game.
    pub fn trick_score(&self) -> i64 {
        let (tricks, each, first) = self.tricks;
        (tricks * each + first) * self.times
    }

    /// What a contract that was made brings above the line.
    pub fn above(&self) -> i64 {
        let (over, each) = self.over;
        over * each + self.insult + self.slam
    }
}

/// What a hand is worth, given whether its declarer is vulnerable.
pub fn worth(hand: &Hand, vulnerable: bool) -> Worth {
    let times = match hand.doubled {
        None => 1,
        Some(Doubled::Doubled) => 2,
        Some(Doubled::Redoubled) => 4,
    };
    let honours = match hand.honours {
        None => 0,
        Some(honours) if honours.cards == 4 && hand.strain != Trump::NoTrumps => 100,
        Some(_) => 150,
    };
    let twice = if vulnerable { 2 } else { 1 };
    let over = hand.over();
    if over < 0 {
        return Worth { down: down(-over, times, vulnerable), honours, ..Worth::default() };
    }
    let (each, first) = match hand.strain {
        Trump::Clubs | Trump::Diamonds => (20, 0),
        Trump::Hearts | Trump::Spades => (30, 0),
        Trump::NoTrumps => (30, 10),
    };
    Worth {
        tricks: (hand.level, each, first),
        times,
        over: (over, if times == 1 { each } else { 50 * times * twice }),
        insult: if times == 1 { 0 } else { 25 * times },
        slam: match (hand.level, vulnerable) {
            (6, false) => 500,
            (6, true) => 750,
            (7, false) => 1000,
            (7, true) => 1500,
            _ => 0,
        },
        down: 0,
        honours,
    }
}

/// The penalty for tricks short of a contract.
fn down(short: i64, times: i64, vulnerable: bool) -> i64 {
    match (times, vulnerable) {
        (1, false) => 50 * short,
        (1, true) => 100 * short,
        // Doubled: 100, 300, 500, then 300 more each.
        (_, false) => times / 2 * (100 + 200 * (short - 1).min(2) + 300 * (short - 3).max(0)),
        (_, true) => times / 2 * (200 + 300 * (short - 1)),
    }
}
