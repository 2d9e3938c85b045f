//! Scores a hand of tarot.

use super::hand::{Hand, Side, Slam, target};
use crate::games::prelude::*;

/// The base value of a contract.
pub const CONTRACT: i64 = 25;
/// The value of the Petit in the last trick, before multiplication.
pub const PETIT: i64 = 10;
/// The value of a declared misère, from each other player.
pub const MISERE: i64 = 10;

/// The composition of a defender's payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Share {
    /// Points over or under the target, a half rounded up.
    by: i64,
    /// The Petit in the last trick: 10, 0 or −10.
    petit: i64,
    /// Contract, points and Petit, before multiplication.
    base: i64,
    /// The base times the contract's multiplier.
    multiplied: i64,
    /// The slam, for the attack.
    slam: i64,
    /// The payment of each defender to the attack; negative if the attack pays.
    per: i64,
}

/// The payment of each defender in a played hand.
fn per_defender(hand: &Hand) -> Share {
    let sign = if hand.is_won() { 1 } else { -1 };
    let by = (hand.over().abs() + 1) / 2;
    let petit = match hand.petit_au_bout {
        Some(Side::Attack) => PETIT,
        Some(Side::Defence) => -PETIT,
        None => 0,
    };
    let base = sign * (CONTRACT + by) + petit;
    let multiplied = base * hand.bid.multiplier();
    let poignees = sign * hand.poignees.iter().map(|poignee| poignee.size.bonus()).sum::<i64>();
    let slam = hand.slam.map_or(0, Slam::bonus);
    Share { by, petit, base, multiplied, slam, per: multiplied + poignees + slam }
}

/// Scores a hand.
pub fn score(deal: &Deal, hand: &Hand) -> Outcome {
    let share = per_defender(hand);
    let mut outcome = Outcome::new(headline(hand, &share));
    outcome.played_contract = Some(PlayedContract::new(hand.taker, hand.bid.place()));
    let defenders: Vec<Seat> = deal.others(hand.taker).filter(|seat| Some(*seat) != hand.partner).collect();
    for defender in &defenders {
        // The last defender pays the partner.
        let to = hand.partner.filter(|_| defenders.last() == Some(defender)).unwrap_or(hand.taker);
        outcome.transfers.pay(*defender, to, share.per);
    }
    outcome.why = explain(hand, &share);
    outcome.who_pays.push(who_pays(hand, defenders.len(), share.per));
    for declarer in &hand.miseres {
        for other in deal.others(*declarer) {
            outcome.transfers.pay(other, *declarer, MISERE);
        }
        outcome.who_pays.push(Message::new("tarot-why-misere-pays").with("player", *declarer).count("amount", MISERE));
    }
    outcome.warnings = odd(hand);
    outcome
}

/// The taker, the partner, the contract, the result and the slam.
fn headline(hand: &Hand, share: &Share) -> Message {
    let id = match (hand.is_won(), hand.partner) {
        (true, None) => "tarot-headline-made",
        (false, None) => "tarot-headline-lost",
        (true, Some(_)) => "tarot-headline-made-two",
        (false, Some(_)) => "tarot-headline-lost-two",
    };
    let slam = hand.slam.map(|slam| match slam {
        Slam::Made => "tarot-headline-slam-made",
        Slam::AnnouncedMade => "tarot-headline-slam-announced-made",
        Slam::AnnouncedFailed => "tarot-headline-slam-announced-failed",
        Slam::Defence => "tarot-headline-slam-defence",
    });
    let text = Message::new(id).with("taker", hand.taker).with("bid", hand.bid.label()).count("by", share.by);
    let text = text.with("slam", slam.map_or(Arg::Verbatim(String::new()), |id| Message::new(id).into()));
    match hand.partner {
        Some(partner) => text.with("partner", partner),
        None => text.count("bouts", hand.bouts),
    }
}

fn explain(hand: &Hand, share: &Share) -> Vec<Message> {
    let won = hand.is_won();
    let contract = Message::new(if won { "tarot-why-made" } else { "tarot-why-lost" })
        .with("points", Arg::Halves(hand.halves))
        .count("bouts", hand.bouts)
        .with("target", Arg::Halves(2 * target(hand.bouts)))
        .with("by", Arg::Halves(hand.over().abs()));
    let mut why = vec![contract];
    if hand.over() % 2 != 0 {
        why.push(Message::new("tarot-why-half").count("by", share.by));
    }
    let base = match (won, share.petit) {
        (true, 0) => "tarot-why-base-made",
        (true, 1..) => "tarot-why-base-made-petit-won",
        (true, _) => "tarot-why-base-made-petit-lost",
        (false, 0) => "tarot-why-base-lost",
        (false, 1..) => "tarot-why-base-lost-petit-won",
        (false, _) => "tarot-why-base-lost-petit-lost",
    };
    let line = Message::new(base).count("contract", CONTRACT).count("by", share.by).count("petit", PETIT);
    why.push(line.with("base", Arg::Count(share.base)));
    if hand.bid.multiplier() != 1 {
        why.push(
            Message::new("tarot-why-multiplied")
                .count("times", hand.bid.multiplier())
                .with("bid", hand.bid.label())
                .count("amount", share.multiplied),
        );
    }
    let mut sum = share.multiplied;
    for poignee in &hand.poignees {
        let bonus = if won { poignee.size.bonus() } else { -poignee.size.bonus() };
        sum += bonus;
        let id = if won { "tarot-why-poignee-won" } else { "tarot-why-poignee-lost" };
        why.push(Message::new(id).count("bonus", bonus.abs()).count("amount", sum));
    }
    if share.slam != 0 {
        let id = if share.slam > 0 { "tarot-why-slam-won" } else { "tarot-why-slam-lost" };
        why.push(Message::new(id).count("bonus", share.slam.abs()).count("amount", share.per));
    }
    why
}

fn who_pays(hand: &Hand, defenders: usize, per: i64) -> Message {
    let id = match (per.signum(), hand.partner) {
        (0, _) => return Message::new("why-no-payment"),
        (1, None) => "tarot-why-defenders-pay",
        (1, Some(_)) => "tarot-why-defenders-pay-two",
        (_, None) => "tarot-why-taker-pays",
        (_, Some(_)) => "tarot-why-two-pay",
    };
    let text = Message::new(id).with("taker", hand.taker).count("defenders", defenders).count("amount", per.abs());
    match hand.partner {
        Some(partner) => text.with("partner", partner).count("double", 2 * per.abs()),
        None => text,
    }
}

/// Warnings about unlikely results.
fn odd(hand: &Hand) -> Vec<Message> {
    let points = |id| Message::new(id).with("points", Arg::Halves(hand.halves));
    applicable([
        (hand.slam.is_some(), Message::new("tarot-odd-slam")),
        (hand.bouts == 0 && hand.halves > 2 * 70, points("tarot-odd-no-bouts")),
        (hand.poignees.len() > 1, Message::new("tarot-odd-poignees")),
        (!(2 * 3..=2 * 88).contains(&hand.halves), points("tarot-odd-points")),
    ])
}
