//! The moments of an evening that are told again: its biggest hand, the comeback, the boldest contract.

use std::cmp::Reverse;

use super::replay::Replay;
use super::scored::Scored;
use crate::ledger::Seat;

/// What happened to a player in a hand, or from it on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    pub kind: MomentKind,
    pub player: Seat,
    /// The number of the hand; of a comeback, of the one after which it began.
    pub hand: u32,
    /// What the hand, or the comeback, brought.
    pub amount: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MomentKind {
    /// The hand that moved the most for one player.
    Biggest,
    /// From the last place up.
    Comeback {
        /// Whether it went up to the first place.
        is_won: bool,
        /// What the player had when it began.
        low: i64,
    },
    /// The boldest contract that was made.
    Boldest,
}

impl Replay {
    /// The moments of the game: at most one of a kind, each of another hand, and the boldest contract of another player where
    /// there is a choice.
    pub fn moments(&self) -> Vec<Moment> {
        let mut moments: Vec<Moment> = biggest(self).into_iter().collect();
        moments.extend(comeback(self, &moments));
        moments.extend(boldest(self, &moments));
        moments
    }
}

fn biggest(replay: &Replay) -> Option<Moment> {
    let of_hand = |hand: &Scored| {
        let changes = replay.seats().all().zip(hand.deltas());
        let (player, amount) = changes.max_by_key(|(seat, change)| (change.abs(), *change, Reverse(*seat)))?;
        Some(Moment { kind: MomentKind::Biggest, player, hand: hand.deal.number, amount })
    };
    let moved: Vec<Moment> =
        replay.hands().iter().filter_map(|hand| of_hand(hand)).filter(|moment| moment.amount != 0).collect();
    let sizes = || moved.iter().map(|moment| moment.amount.abs());
    let (most, least) = (sizes().max()?, sizes().min()?);
    // Where every hand moves as much as every other, as letters do, none is the biggest.
    moved.iter().find(|moment| moment.amount.abs() == most && most > least).copied()
}

/// Whoever rose the most from being last alone. Only where what one wins the others lose, and where everybody kept his seat.
fn comeback(replay: &Replay, told: &[Moment]) -> Option<Moment> {
    let (ends, winners) = (replay.balances(), replay.winners());
    let worst = ends.seats().iter().min()?;
    if !replay.measure().zero_sum || replay.measure().lower_wins || replay.seatings().len() > 1 {
        return None;
    }
    let from = |hand: &Scored| {
        let low = *hand.after.seats().iter().min()?;
        let mut last = replay.seats().all().filter(|seat| hand.after.seat(*seat) == low);
        let player = last.next().filter(|_| last.next().is_none())?;
        let end = ends.seat(player);
        let kind = MomentKind::Comeback { is_won: winners.contains(&player), low };
        let moment = Moment { kind, player, hand: hand.deal.number, amount: end - low };
        (low < 0 && end > *worst && moment.amount > 0).then_some(moment)
    };
    let rises = replay.hands().iter().filter_map(|hand| from(hand)).filter(|moment| is_another(moment, told));
    rises.max_by_key(|moment| (moment.amount, Reverse(moment.hand)))
}

fn boldest(replay: &Replay, told: &[Moment]) -> Option<Moment> {
    let made = replay.hands().iter().filter_map(|hand| {
        let dared = hand.dared.filter(|dared| dared.boldness > 0)?;
        let amount = hand.deltas().get(dared.player.index()).copied().filter(|amount| *amount > 0)?;
        let moment = Moment { kind: MomentKind::Boldest, player: dared.player, hand: hand.deal.number, amount };
        is_another(&moment, told).then_some((dared.boldness, moment))
    });
    let is_new = |moment: &Moment| told.iter().all(|other| other.player != moment.player);
    made.max_by_key(|(boldness, moment)| (*boldness, is_new(moment), moment.amount, Reverse(moment.hand)))
        .map(|(_, moment)| moment)
}

fn is_another(moment: &Moment, told: &[Moment]) -> bool {
    told.iter().all(|other| other.hand != moment.hand)
}
