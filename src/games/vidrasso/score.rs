//! Scores a deal of vidrasso, and decides the game.

use super::Rules;
use super::hand::Hand;
use crate::games::prelude::*;

/// A score below this gets a warning.
const ODD: i64 = 10;

/// Scores a deal.
pub fn score(table: &Context<'_, Rules>, hand: &Hand) -> Outcome {
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
    outcome.why.extend(verdict(table, &outcome));
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
fn verdict(table: &Context<'_, Rules>, outcome: &Outcome) -> Option<Text> {
    let (target, after) = (table.rules.target, table.balances.after(&outcome.transfers).ok()?);
    let leaders = after.leaders(false);
    let total = after.seat(*leaders.first()?);
    let text = match leaders.as_slice() {
        _ if total < target => return None,
        [winner] if after.seats().iter().all(|total| *total >= target) => {
            Text::new("vidrasso-why-both").with("winner", *winner)
        }
        [winner] => Text::new("vidrasso-why-wins").with("winner", *winner),
        _ => Text::new("vidrasso-why-equal"),
    };
    Some(text.count("total", total).count("target", target))
}
