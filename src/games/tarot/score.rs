//! Scores a hand of tarot, and rejects impossible ones.

use super::hand::{Hand, Poignee, Side, Slam, target};
use super::{CONTRACTS, deal_facts};
use crate::games::prelude::*;

/// All card points, in half-points.
const ALL_POINTS: i64 = 182;
/// A bout's card points, in half-points.
const BOUT: i64 = 9;
/// The trumps of the pack, including the Excuse, which a poignée may show as a trump.
const TRUMPS: i64 = 22;
/// The base value of a contract.
const CONTRACT: i64 = 25;
/// The value of the Petit in the last trick, before multiplication.
const PETIT: i64 = 10;
/// The value of a declared misère, from each other player.
const MISERE: i64 = 10;

/// The composition of a defender's payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Share {
    won: bool,
    /// Points over or under the target, a half rounded up.
    by: i64,
    /// The Petit in the last trick: 10, 0 or −10.
    petit: i64,
    /// Contract, points and Petit, before multiplication.
    base: i64,
    /// The base times the contract's multiplier.
    multiplied: i64,
    /// The poignées, for the winning side.
    poignees: i64,
    slam: i64,
    /// The payment of each defender to the attack; negative if the attack pays.
    per: i64,
}

/// The payment of each defender in a played hand.
fn per_defender(hand: &Hand) -> Share {
    let over = hand.halves - 2 * target(hand.bouts);
    let won = over >= 0;
    let sign = if won { 1 } else { -1 };
    let by = (over.abs() + 1) / 2;
    let petit = match hand.petit_au_bout {
        Some(Side::Attack) => PETIT,
        Some(Side::Defence) => -PETIT,
        None => 0,
    };
    let base = sign * (CONTRACT + by) + petit;
    let multiplied = base * hand.bid.multiplier();
    let poignees = sign * hand.poignees.iter().map(|poignee| poignee.size.bonus()).sum::<i64>();
    let slam = hand.slam.map_or(0, Slam::bonus);
    Share { won, by, petit, base, multiplied, poignees, slam, per: multiplied + poignees + slam }
}

/// The taker's counts include a poignée without a recorded player, because the taker shows most of them.
pub fn parts(deal: &Deal, hand: &Hand) -> Vec<Part> {
    let outcome = if per_defender(hand).won { "made" } else { "lost" };
    let own = |poignee: &&Poignee| poignee.player.is_none_or(|player| player == hand.taker);
    let petit = |side: Side| i64::from(hand.petit_au_bout == Some(side));
    let counts = [
        ("bouts", hand.bouts),
        ("poignees", hand.poignees.iter().filter(own).map(|_| 1).sum()),
        ("petit_won", petit(Side::Attack)),
        ("petit_lost", petit(Side::Defence)),
    ];
    CONTRACTS.parts(deal, (hand.taker, hand.partner), (hand.bid.name(), outcome), &counts)
}

/// Scores a hand.
pub fn score(deal: &Deal, hand: &Hand) -> Result<Outcome, Vec<FieldError>> {
    refuse_any(impossible(deal, hand))?;
    let share = per_defender(hand);
    let mut outcome = Outcome::new(headline(hand, &share));
    outcome.played_contract = Some(PlayedContract { player: hand.taker, boldness: hand.bid.place() });
    pay(deal, hand, &share, &mut outcome);
    outcome.why = explain(hand, &share);
    outcome.who_pays.push(who_pays(deal, hand, share.per));
    for declarer in &hand.miseres {
        for other in deal.others(*declarer) {
            outcome.transfers.pay(other, *declarer, MISERE);
        }
        outcome.who_pays.push(Text::new("tarot-why-misere-pays").with("player", *declarer).count("amount", MISERE));
    }
    outcome.warnings = odd(hand);
    Ok(outcome)
}

/// The taker, the partner, the contract, the result and the slam.
fn headline(hand: &Hand, share: &Share) -> Text {
    let id = match (share.won, partner(hand)) {
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
    let text = Text::new(id).with("taker", hand.taker).with("bid", hand.bid.label()).count("by", share.by);
    let text = text.with("slam", slam.map_or(Arg::Verbatim(String::new()), |id| Text::new(id).into()));
    match partner(hand) {
        Some(partner) => text.with("partner", partner),
        None => text.count("bouts", hand.bouts),
    }
}

/// The defenders in the order of play.
fn defenders(deal: &Deal, hand: &Hand) -> Vec<Seat> {
    deal.others(hand.taker).filter(|seat| Some(*seat) != hand.partner).collect()
}

/// The partner; `None` if the taker plays alone.
fn partner(hand: &Hand) -> Option<Seat> {
    hand.partner.filter(|partner| *partner != hand.taker)
}

/// Each defender pays one share: to the taker, but the last one's goes to the partner.
fn pay(deal: &Deal, hand: &Hand, share: &Share, outcome: &mut Outcome) {
    let defenders = defenders(deal, hand);
    for (at, defender) in defenders.iter().enumerate() {
        let to = partner(hand).filter(|_| at + 1 == defenders.len()).unwrap_or(hand.taker);
        outcome.transfers.pay(*defender, to, share.per);
    }
}

fn explain(hand: &Hand, share: &Share) -> Vec<Text> {
    let mut why = Vec::new();
    let target = 2 * target(hand.bouts);
    let contract = if share.won { "tarot-why-made" } else { "tarot-why-lost" };
    why.push(
        Text::new(contract)
            .with("points", Arg::Halves(hand.halves))
            .count("bouts", hand.bouts)
            .with("target", Arg::Halves(target))
            .with("by", Arg::Halves((hand.halves - target).abs())),
    );
    if (hand.halves - target) % 2 != 0 {
        why.push(Text::new("tarot-why-half").count("by", share.by));
    }
    let base = match (share.won, share.petit) {
        (true, 0) => "tarot-why-base-made",
        (true, 1..) => "tarot-why-base-made-petit-won",
        (true, _) => "tarot-why-base-made-petit-lost",
        (false, 0) => "tarot-why-base-lost",
        (false, 1..) => "tarot-why-base-lost-petit-won",
        (false, _) => "tarot-why-base-lost-petit-lost",
    };
    why.push(Text::new(base).count("by", share.by).with("base", Arg::Count(share.base)));
    if hand.bid.multiplier() != 1 {
        why.push(
            Text::new("tarot-why-multiplied")
                .count("times", hand.bid.multiplier())
                .with("bid", hand.bid.label())
                .count("amount", share.multiplied),
        );
    }
    let mut sum = share.multiplied;
    for poignee in &hand.poignees {
        let bonus = if share.won { poignee.size.bonus() } else { -poignee.size.bonus() };
        sum += bonus;
        let id = if share.won { "tarot-why-poignee-won" } else { "tarot-why-poignee-lost" };
        why.push(Text::new(id).count("bonus", bonus.abs()).count("amount", sum));
    }
    if share.slam != 0 {
        let id = if share.slam > 0 { "tarot-why-slam-won" } else { "tarot-why-slam-lost" };
        why.push(Text::new(id).count("bonus", share.slam.abs()).count("amount", share.per));
    }
    why
}

fn who_pays(deal: &Deal, hand: &Hand, per: i64) -> Text {
    let id = match (per.signum(), partner(hand)) {
        (0, _) => return Text::new("why-no-payment"),
        (1, None) => "tarot-why-defenders-pay",
        (1, Some(_)) => "tarot-why-defenders-pay-two",
        (_, None) => "tarot-why-taker-pays",
        (_, Some(_)) => "tarot-why-two-pay",
    };
    let text = Text::new(id)
        .with("taker", hand.taker)
        .count("defenders", defenders(deal, hand).len())
        .count("amount", per.abs());
    match partner(hand) {
        Some(partner) => text.with("partner", partner).count("double", 2 * per.abs()),
        None => text,
    }
}

/// The errors of an impossible hand, in the order of the fields.
fn impossible(deal: &Deal, hand: &Hand) -> Vec<FieldError> {
    let mut errors = Vec::new();
    let mut refuse = |field: &str, text: Text| errors.push(FieldError::new(field, text));

    let low = BOUT * hand.bouts;
    let excuse_left = hand.bouts == 2 && hand.slam.is_some_and(Slam::is_made);
    let high = if excuse_left { 2 * 87 } else { ALL_POINTS - BOUT * (3 - hand.bouts) };
    if !(low..=high).contains(&hand.halves) {
        refuse(
            "points",
            Text::new("tarot-error-points-bouts")
                .count("bouts", hand.bouts)
                .with("low", Arg::Halves(low))
                .with("high", Arg::Halves(high)),
        );
    }
    match hand.petit_au_bout {
        Some(Side::Attack) if hand.bouts == 0 => refuse("petit_au_bout", Text::new("tarot-error-petit-attack")),
        Some(Side::Defence) if hand.bouts == 3 => {
            refuse("petit_au_bout", Text::new("tarot-error-petit-defence"));
        }
        _ => {}
    }
    let showers: Vec<Seat> = hand.poignees.iter().filter_map(|poignee| poignee.player).collect();
    if let Some(twice) = repeated(&showers) {
        refuse("poignees", Text::new("tarot-error-poignees-twice").with("player", twice));
    }
    let (_, _, trumps) = deal_facts(deal.active.len());
    let shown: i64 = hand.poignees.iter().filter_map(|poignee| trumps.get(poignee.size.place())).sum();
    if shown > TRUMPS {
        refuse("poignees", Text::new("tarot-error-poignees-trumps").count("shown", shown));
    }
    if let Some(text) = hand.slam.and_then(|slam| impossible_slam(hand, slam)) {
        refuse("slam", text);
    }
    if let Some(twice) = repeated(&hand.miseres) {
        refuse("miseres", Text::new("tarot-error-misere-twice").with("player", twice));
    }
    errors
}

/// A slam takes the whole pack, except for the chien in a garde contre, and for the Excuse, which its owner may keep.
fn impossible_slam(hand: &Hand, slam: Slam) -> Option<Text> {
    let won = per_defender(hand).won;
    let all = hand.bouts == 3 && hand.halves == ALL_POINTS;
    let all_but_excuse = hand.bouts == 2 && (2 * 86 + 1..=2 * 87).contains(&hand.halves);
    let id = match slam {
        Slam::AnnouncedMade | Slam::Made => {
            if !won {
                "tarot-error-slam-lost"
            } else if hand.petit_au_bout == Some(Side::Defence) {
                "tarot-error-slam-petit"
            } else if hand.bid != super::Bid::GardeContre && !all && !all_but_excuse {
                "tarot-error-slam-cards"
            } else {
                return None;
            }
        }
        Slam::Defence if won => "tarot-error-slam-defence-won",
        Slam::Defence if hand.petit_au_bout == Some(Side::Attack) => "tarot-error-slam-defence-petit",
        Slam::AnnouncedFailed if all => "tarot-error-slam-not-failed",
        Slam::Defence | Slam::AnnouncedFailed => return None,
    };
    Some(Text::new(id))
}

fn repeated(seats: &[Seat]) -> Option<Seat> {
    let repeated = seats.iter().enumerate().find(|(at, seat)| seats[..*at].contains(seat));
    repeated.map(|(_, seat)| *seat)
}

/// Warnings about unlikely results.
fn odd(hand: &Hand) -> Vec<Text> {
    let points = |id| Text::new(id).with("points", Arg::Halves(hand.halves));
    let warnings = [
        (hand.slam.is_some(), Text::new("tarot-odd-slam")),
        (hand.bouts == 0 && hand.halves > 2 * 70, points("tarot-odd-no-bouts")),
        (hand.poignees.len() > 1, Text::new("tarot-odd-poignees")),
        (!(2 * 3..=2 * 88).contains(&hand.halves), points("tarot-odd-points")),
    ];
    warnings.into_iter().filter(|(is_odd, _)| *is_odd).map(|(_, text)| text).collect()
}
