//! The highlights of an evening: its biggest hand, the comeback, the boldest contract and what was said about a hand.

use std::cmp::Reverse;

use super::position::ScoredHand;
use super::replay::Replay;
use crate::ledger::Party;

/// A highlight of one party.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    pub kind: MomentKind,
    pub party: Party,
    /// The number of the hand. A comeback began after this hand.
    pub hand: u32,
    /// What the hand, or the comeback, changed for the party.
    pub amount: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MomentKind {
    /// The largest change for one party in one hand.
    Biggest,
    /// A rise from last place.
    Comeback {
        /// Whether the player ended in first place.
        is_won: bool,
        /// The player's total when it began.
        low: i64,
    },
    /// The boldest contract that was made.
    Boldest,
    /// A hand with a note.
    Said,
}

impl Replay {
    /// At most one moment of each kind, each from a different hand. Among equally bold contracts, one from a hand and of a
    /// player without another moment is preferred. `has_note` tells whether there is a note on the hand of a number.
    pub fn moments(&self, has_note: impl Fn(u32) -> bool) -> Vec<Moment> {
        let mut moments: Vec<Moment> = biggest(self).into_iter().collect();
        moments.extend(comeback(self, &moments));
        moments.extend(boldest(self, &moments));
        moments.extend(said(self, &moments, has_note));
        moments
    }
}

/// The largest change of a hand that was played.
fn largest_change(hand: &ScoredHand, kind: MomentKind) -> Option<Moment> {
    let changes = hand.deltas().into_iter().filter(|_| !hand.is_adjusted());
    let (party, amount) = changes.max_by_key(|(party, change)| (change.abs(), *change, Reverse(*party)))?;
    Some(Moment { kind, party, hand: hand.number, amount })
}

fn biggest(replay: &Replay) -> Option<Moment> {
    let changes = replay.hands().iter().filter_map(|hand| largest_change(hand, MomentKind::Biggest));
    let moved: Vec<Moment> = changes.filter(|moment| moment.amount != 0).collect();
    let sizes = || moved.iter().map(|moment| moment.amount.abs());
    let (most, least) = (sizes().max()?, sizes().min()?);
    // When all hands move the same amount, as in a game that counts letters, no hand is the biggest.
    moved.iter().find(|moment| moment.amount.abs() == most && most > least).copied()
}

/// The largest rise from being alone in last place. Only for zero-sum games in which everyone kept their seat.
fn comeback(replay: &Replay, chosen: &[Moment]) -> Option<Moment> {
    let ends = replay.balances();
    let (worst, best) = (ends.parties().iter().min()?, ends.parties().iter().max()?);
    if !replay.measure().zero_sum || replay.measure().lower_wins || replay.seatings().len() > 1 {
        return None;
    }
    let from = |hand: &ScoredHand| {
        let [party] = hand.after.leaders(true)[..] else { return None };
        let (low, end) = (hand.after.party(party), ends.party(party));
        let kind = MomentKind::Comeback { is_won: end == *best, low };
        let moment = Moment { kind, party, hand: hand.number, amount: end - low };
        (low < 0 && end > *worst && moment.amount > 0).then_some(moment)
    };
    let rises = replay.hands().iter().filter_map(from).filter(|moment| is_another(moment, chosen));
    rises.max_by_key(|moment| (moment.amount, Reverse(moment.hand)))
}

fn boldest(replay: &Replay, chosen: &[Moment]) -> Option<Moment> {
    let made = replay.hands().iter().filter_map(|hand| {
        let contract = hand.played_contract.filter(|contract| contract.boldness > 0)?;
        let amount = Some(hand.delta(contract.player)).filter(|amount| *amount > 0)?;
        let party = hand.after.party_of(contract.player);
        Some((contract.boldness, Moment { kind: MomentKind::Boldest, party, hand: hand.number, amount }))
    });
    let is_new = |moment: &Moment| chosen.iter().all(|other| other.party != moment.party);
    let boldest = made.max_by_key(|(boldness, moment)| {
        (*boldness, is_another(moment, chosen), is_new(moment), moment.amount, Reverse(moment.hand))
    });
    // The hand of another moment is not shown twice, and a lesser contract is not the boldest.
    boldest.map(|(_, moment)| moment).filter(|moment| is_another(moment, chosen))
}

/// Of the other hands with a note, the one that changed most; of equal ones the last.
fn said(replay: &Replay, chosen: &[Moment], has_note: impl Fn(u32) -> bool) -> Option<Moment> {
    let noted = replay.hands().iter().filter(|hand| has_note(hand.number));
    let moments = noted.filter_map(|hand| largest_change(hand, MomentKind::Said));
    moments.filter(|moment| is_another(moment, chosen)).max_by_key(|moment| (moment.amount.abs(), moment.hand))
}

fn is_another(moment: &Moment, chosen: &[Moment]) -> bool {
    chosen.iter().all(|other| other.hand != moment.hand)
}
