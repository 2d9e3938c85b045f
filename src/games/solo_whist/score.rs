//! Scores a hand of solo whist.

use super::hand::{Bid, Hand};
use super::{Rules, State};
use crate::games::prelude::*;

/// Scores a hand; also returns the state for the next deal.
pub fn score(rules: &Rules, deal: &Deal, hand: &Hand) -> (State, Outcome) {
    let won = hand.bid.is_won_by(hand.tricks);
    let mut outcome = Outcome::new(headline(hand, won));
    outcome.played_contract = Some(PlayedContract::new(hand.soloist, hand.bid.place()));
    let amount = amount(rules, hand, won, &mut outcome);
    let per = if won { amount } else { -amount };
    match hand.partner {
        Some(partner) => pay_two(deal, hand.soloist, partner, per, &mut outcome),
        None => pay_one(deal, hand.soloist, per, &mut outcome),
    }
    if amount == 0 {
        outcome.who_pays.push(Message::new("why-no-payment"));
    }
    outcome.warnings = odd(hand, won);
    let shuffle = won && matches!(hand.bid, Bid::Abondance | Bid::RoyalAbondance | Bid::Slam);
    (State { shuffle }, outcome)
}

fn headline(hand: &Hand, won: bool) -> Message {
    let text = Message::new(match (hand.partner, won) {
        (None, true) => "solo_whist-headline-won",
        (None, false) => "solo_whist-headline-lost",
        (Some(_), true) => "solo_whist-headline-won-two",
        (Some(_), false) => "solo_whist-headline-lost-two",
    });
    let text = text.with("soloist", hand.soloist).with("bid", hand.bid.text()).count("tricks", hand.tricks);
    hand.partner.into_iter().fold(text, |text, partner| text.with("partner", partner))
}

/// The amount for one opponent. Adds its explanation to `outcome`.
fn amount(rules: &Rules, hand: &Hand, won: bool, outcome: &mut Outcome) -> i64 {
    let (bid, stake) = (hand.bid, rules.stake(hand.bid));
    let off = (hand.tricks - bid.needs()).abs();
    let contract = match (bid.is_misere(), won) {
        (true, true) => "solo_whist-why-misere-won",
        (true, false) => "solo_whist-why-misere-lost",
        (false, true) => "solo_whist-why-won",
        (false, false) => "solo_whist-why-lost",
    };
    let contract = Message::new(contract).with("bid", bid.text());
    outcome.why.push(contract.count("tricks", hand.tricks).count("needs", bid.needs()).count("off", off));
    let each = match (won, bid) {
        (true, bid) if bid.pays_overtricks() => rules.overtrick,
        (false, bid) if !bid.is_misere() => rules.undertrick,
        _ => 0,
    };
    let amount = stake + off * each;
    let counted = if off * each == 0 { "solo_whist-why-stake" } else { "solo_whist-why-tricks" };
    let counted = Message::new(counted).amount("stake", stake).count("off", off).amount("each", each);
    outcome.why.push(counted.amount("amount", amount));
    amount
}

/// Each opponent pays the soloist, or the reverse.
fn pay_one(deal: &Deal, soloist: Seat, per: i64, outcome: &mut Outcome) {
    let others: Vec<Seat> = deal.others(soloist).collect();
    for other in &others {
        outcome.transfers.pay(*other, soloist, per);
    }
    let id = match per.signum() {
        0 => return,
        1 => "solo_whist-why-others-pay",
        _ => "solo_whist-why-soloist-pays",
    };
    outcome.who_pays.push(Message::new(id).with("others", others).with("soloist", soloist).amount("amount", per.abs()));
}

/// One opponent settles with each partner: the first to play after the soloist with the soloist, the other with the
/// partner.
fn pay_two(deal: &Deal, soloist: Seat, partner: Seat, per: i64, outcome: &mut Outcome) {
    let after = deal.active.iter().cycle().skip_while(|seat| **seat != soloist).take(deal.active.len());
    let opponents = after.filter(|seat| ![soloist, partner].contains(seat));
    for (opponent, of) in opponents.zip([soloist, partner]) {
        outcome.transfers.pay(*opponent, of, per);
        let (from, to) = if per > 0 { (*opponent, of) } else { (of, *opponent) };
        if per != 0 {
            let line = Message::new("why-pays").with("payer", from).with("payee", to);
            outcome.who_pays.push(line.amount("amount", per.abs()));
        }
    }
}

/// Warnings about unlikely results.
fn odd(hand: &Hand, won: bool) -> Vec<Message> {
    let id = match hand.bid {
        Bid::Slam => "solo_whist-odd-slam",
        Bid::Solo if won && hand.tricks >= 11 => "solo_whist-odd-solo",
        Bid::PropCop if hand.tricks <= 3 => "solo_whist-odd-prop_cop",
        _ => return Vec::new(),
    };
    vec![Message::new(id).count("tricks", hand.tricks)]
}
