//! The data of a hand of scopa.

use crate::games::prelude::*;

/// All cards.
pub const CARDS: i64 = 40;
/// All coins.
pub const COINS: i64 = 10;

/// Lists by party have a number for each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    pub carte: Told,
    pub denari: Told,
    pub primiera: Told,
    pub settebello: Party,
    pub scope: Vec<i64>,
    /// Who has coins from the ace on without a gap, and how many.
    pub napola: Option<(Party, i64)>,
    pub re_bello: Option<Party>,
    /// Who wins the game at once with all coins.
    pub cappotto: Option<Party>,
}

/// Who has the most of something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// By name; `None` where nobody has the most alone.
    Best(Option<Party>),
    /// By the counts of all parties.
    Counts(Vec<i64>),
}

impl Told {
    /// The party with more than every other.
    pub fn best(&self) -> Option<Party> {
        match self {
            Self::Best(best) => *best,
            Self::Counts(counts) => best(counts),
        }
    }

    /// Whether these counts are what was told.
    pub fn fits(&self, counts: &[i64]) -> bool {
        match self {
            Self::Best(told) => best(counts) == *told,
            Self::Counts(told) => told == counts,
        }
    }

    /// The count of a party, if counts were told.
    pub fn count(&self, party: usize) -> Option<i64> {
        match self {
            Self::Best(_) => None,
            Self::Counts(counts) => counts.get(party).copied(),
        }
    }
}

/// The party with more than every other, and more than nothing.
fn best(counts: &[i64]) -> Option<Party> {
    let most = counts.iter().copied().max().filter(|most| *most > 0)?;
    let mut best = Party::all().zip(counts).filter(|(_, count)| **count == most);
    let (party, _) = best.next()?;
    best.next().is_none().then_some(party)
}

impl Hand {
    /// The party that has all coins by what was told.
    pub fn has_all_coins(&self) -> Option<Party> {
        let counted = match &self.denari {
            Told::Counts(counts) if counts.contains(&COINS) => self.denari.best(),
            _ => None,
        };
        counted.or_else(|| self.napola.filter(|(_, coins)| *coins == COINS).map(|(party, _)| party))
    }
}
