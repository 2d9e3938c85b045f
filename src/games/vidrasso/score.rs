//! Scores a deal of vidrasso, and decides the game.

use super::hand::Hand;
use super::{Rules, Vidrasso};
use crate::games::kit::{Context, Ending, LabelledChoice, Outcome, Text};
use crate::ledger::{Account, Balances, Seat};

/// A score below this gets a warning.
const ODD: i64 = 10;

/// Scores a deal.
pub fn score(table: &Context<'_, Vidrasso>, hand: &Hand) -> Outcome {
    let [(eldest, own), (dealer, other)] = hand.points;
    let mut outcome = Outcome::new(headline(hand));
    for (seat, points) in hand.points {
        outcome.transfers.pay(Account::Book, seat, points);
        if points < ODD {
            outcome.warnings.push(Text::new("vidrasso-odd").with("player", seat).count("points", points));
        }
    }
    outcome.why.extend(trumps(hand));
    for (seat, points) in hand.points {
        let total = table.balances.seat(seat) + points;
        let line = Text::new("vidrasso-why-points").with("player", seat).count("points", points);
        outcome.why.push(line.count("total", total));
    }
    let totals = [(eldest, table.balances.seat(eldest) + own), (dealer, table.balances.seat(dealer) + other)];
    outcome.why.extend(verdict(table.rules.target, totals));
    outcome
}

fn headline(hand: &Hand) -> Text {
    let [(eldest, own), (dealer, other)] = hand.points;
    let (most, fewest) = if own >= other { ((eldest, own), (dealer, other)) } else { ((dealer, other), (eldest, own)) };
    let id = if own == other { "vidrasso-headline-equal" } else { "vidrasso-headline" };
    let text = Text::new(id).with("player", most.0).with("other", fewest.0);
    text.count("points", most.1).count("rest", fewest.1)
}

fn trumps(hand: &Hand) -> Option<Text> {
    match (hand.trump_suit, hand.trump_rank) {
        (Some(suit), Some(rank)) => {
            Some(Text::new("vidrasso-why-trumps").with("suit", suit.label()).with("rank", rank.label()))
        }
        (Some(suit), None) => Some(Text::new("vidrasso-why-trump-suit").with("suit", suit.label())),
        (None, Some(rank)) => Some(Text::new("vidrasso-why-trump-rank").with("rank", rank.label())),
        (None, None) => None,
    }
}

/// The line about the winner, or about a tie at the target; `None` below the target.
fn verdict(target: i64, totals: [(Seat, i64); 2]) -> Option<Text> {
    let [(one, own), (two, other)] = totals;
    let (winner, most) = if own >= other { (one, own) } else { (two, other) };
    if most < target {
        return None;
    }
    if own == other {
        return Some(Text::new("vidrasso-why-equal").count("total", own).count("target", target));
    }
    let id = if own.min(other) >= target { "vidrasso-why-both" } else { "vidrasso-why-wins" };
    Some(Text::new(id).with("winner", winner).count("total", most).count("target", target))
}

/// A player at or above the target wins; if both are, the higher total wins; a tie needs another deal.
pub fn ending(rules: Rules, balances: &Balances) -> Ending {
    let (one, two) = (balances.seat(Seat(0)), balances.seat(Seat(1)));
    match one.cmp(&two) {
        _ if one.max(two) < rules.target => Ending::Going,
        std::cmp::Ordering::Equal => Ending::Going,
        std::cmp::Ordering::Greater => Ending::Finished(vec![Seat(0)]),
        std::cmp::Ordering::Less => Ending::Finished(vec![Seat(1)]),
    }
}
