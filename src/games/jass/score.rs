//! Scores a hand of the Schieber.

use super::State;
use super::hand::{ALL_POINTS, Hand};
use super::rules::{Order, Rules};
use crate::games::prelude::*;

/// The value of king and queen of trumps.
pub const STOECK: i64 = 20;
/// Weis that are worth more get a warning.
const ODD_WEIS: i64 = 200;
/// With so many points, the attack has more than half of them.
pub const MORE: i64 = 79;

/// What both sides scored in a hand, and who has won by it.
pub struct Scored {
    /// For each side, the parts of its score, before they are multiplied.
    sums: [Sum; SIDES],
    /// What a side scores because it has won in a hand that was not played to the end: it is raised to the target.
    raised: [i64; SIDES],
    times: i64,
    /// The side that the hand makes the winner, whatever the totals say.
    pub winner: Option<Party>,
}

impl Scored {
    pub fn of(table: &Context<'_, Rules>, hand: &Hand) -> Self {
        let (rules, seats, balances) = (table.rules, table.seats, table.balances);
        let times = rules.times(hand.trump);
        let attack = seats.party_of(hand.declarer);
        let of = |party: Party, seat: Seat| seats.party_of(seat) == party;
        let weis = |party| hand.weis.iter().filter(|weis| of(party, weis.player)).map(|weis| weis.size).sum::<i64>();
        let stoeck = |party| if hand.stoeck.is_some_and(|seat| of(party, seat)) { STOECK } else { 0 };
        let sums = Party::SIDES.map(|party| {
            let tricks = hand.points.map_or(0, |points| if party == attack { points } else { ALL_POINTS - points });
            let bonus = if hand.is_match && tricks == ALL_POINTS { rules.match_bonus } else { 0 };
            let sum = Sum::default().plus_points(tricks).plus("jass-part-match", bonus);
            sum.plus("jass-part-weis", weis(party)).plus("jass-part-stoeck", stoeck(party))
        });
        let mut scored = Self { sums, raised: [0; SIDES], times, winner: None };
        if let Some(winner) = hand.first.or(hand.false_claim.map(Party::other_side)) {
            let short = rules.target - balances.party(winner) - scored.total(winner);
            // Who said so with points was there; see [`is_short`].
            if let Some(raised) = scored.raised.get_mut(winner.index()) {
                *raised = short.max(0);
            }
            scored.winner = Some(winner);
        } else if rules.target > 0
            && Party::SIDES.iter().all(|party| balances.party(*party) + scored.total(*party) >= rules.target)
        {
            // Both have reached the target: the order of showing decides. One side shows the stöck, and one its weis.
            let first = |shown: &dyn Fn(Party) -> i64| {
                let is_there = |party: &Party| balances.party(*party) + shown(*party) * times >= rules.target;
                Party::SIDES.into_iter().find(is_there)
            };
            let by_weis = || first(&|party| stoeck(party) + weis(party));
            scored.winner = first(&stoeck).or_else(|| by_weis().filter(|_| rules.out == Order::StoeckWeisStich));
        }
        scored
    }

    /// What a side scores, without what raises it to the target.
    fn total(&self, party: Party) -> i64 {
        self.sums.get(party.index()).map_or(0, Sum::total) * self.times
    }
}

/// Whether a side said that it is out, and is not there after all tricks of the hand.
pub fn is_short(table: &Context<'_, Rules>, hand: &Hand) -> bool {
    let first = hand.first.filter(|_| hand.points.is_some());
    first.is_some_and(|party| Scored::of(table, hand).raised.get(party.index()).is_some_and(|short| *short > 0))
}

/// Scores a hand; also returns the state for the next one.
pub fn score(table: &Context<'_, Rules>, hand: &Hand) -> (State, Outcome) {
    let Scored { sums, raised, times, winner } = Scored::of(table, hand);
    let attack = table.seats.party_of(hand.declarer);
    let mut outcome = Outcome::new(headline(table, hand, &sums, times));
    if times != 1 {
        outcome.why.push(Message::new("jass-why-times").with("trump", hand.trump.label()).count("times", times));
    }
    let mut sides: Vec<_> = Party::SIDES.into_iter().zip(sums).zip(raised).collect();
    sides.sort_by_key(|((party, _), _)| *party != attack);
    for ((party, sum), raised) in sides {
        let total = sum.total() * times;
        outcome.why.push(sum.line(party, times));
        outcome.transfers.pay(Account::Book, party, total + raised);
        if raised > 0 {
            let text = Message::new("jass-why-raised").with("party", party).count("points", raised);
            outcome.why.push(text.count("target", table.rules.target));
        }
    }
    if let Some(winner) = winner {
        let id = match (hand.first, hand.false_claim) {
            (Some(_), _) => "jass-why-first",
            (_, Some(_)) => "jass-why-false",
            _ => "jass-why-order",
        };
        outcome.why.push(Message::new(id).with("party", winner));
    }
    outcome.warnings = odd(table, hand, &outcome);
    (State { deals: table.state.deals + 1, winner, factor: 1 }, outcome)
}

/// The scores, the attack's with its parts if it has several, or who has said that they are out.
fn headline(table: &Context<'_, Rules>, hand: &Hand, sums: &[Sum; SIDES], times: i64) -> Message {
    let seats = table.seats;
    let attack = seats.party_of(hand.declarer);
    let text = |id| Message::new(id).with("trump", hand.trump.label());
    if let Some(party) = hand.first {
        return text("jass-headline-first").with("party", party);
    }
    if let Some(party) = hand.false_claim {
        return text("jass-headline-false").with("party", party);
    }
    let sum = sums.get(attack.index()).cloned().unwrap_or_default();
    let (parts, total) = (sum.count(), sum.total());
    let id = match (parts, times) {
        (0 | 1, 1) => "jass-headline",
        (0 | 1, _) => "jass-headline-times",
        (_, 1) => "jass-headline-sum",
        _ => "jass-headline-sum-times",
    };
    let others = attack.other_side();
    let rest = sums[others.index()].total();
    let text = text(id).with("party", attack).with("parts", sum.parts()).count("total", total).count("times", times);
    text.with("others", others).count("rest", rest)
}

/// Warnings about unlikely results.
fn odd(table: &Context<'_, Rules>, hand: &Hand, outcome: &Outcome) -> Vec<Message> {
    let weis: i64 = hand.weis.iter().map(|weis| weis.size).sum();
    let (seats, target) = (table.seats, table.rules.target);
    let after = table.balances.after(&outcome.transfers);
    let are_both = target > 0 && after.is_ok_and(|after| after.parties().iter().all(|total| *total >= target));
    let nobody = hand.first.is_none() && hand.false_claim.is_none();
    let of_dealer = seats.party_of(hand.declarer) == seats.party_of(table.deal.dealer);
    applicable([
        (hand.is_match, Message::new("jass-odd-match")),
        (weis > ODD_WEIS, Message::new("jass-odd-weis").count("points", weis)),
        (are_both && nobody, Message::new("jass-odd-both")),
        (of_dealer, Message::new("jass-odd-declarer").with("player", hand.declarer)),
    ])
}

/// How the hand ended for the attack, in statistics.
pub fn result(hand: &Hand) -> &'static str {
    match hand.points {
        None => "broken_off",
        Some(ALL_POINTS) if hand.is_match => "match",
        Some(0) if hand.is_match => "counter_match",
        Some(MORE..) => "more",
        Some(_) => "fewer",
    }
}
