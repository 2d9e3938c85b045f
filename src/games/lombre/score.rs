//! Scores a hand of l'ombre.

use super::Rules;
use super::hand::Hand;
use super::stakes::{Ante, STAKES, in_counters};
use crate::games::hombre::{Attempt, HombreOutcome, explain_payments, pay_each};
use crate::games::prelude::*;

/// The price of a pass.
pub const PASS: i64 = 1;
/// The price of an exchanged card.
pub const CARD: i64 = 1;
/// The payment of each opponent for a hand that the hombre wins.
pub const WON: i64 = 1;
/// The bet on playing without an exchange, from each opponent or to each.
pub const NO_EXCHANGE: i64 = 5;
/// The value of the first five tricks, from each other player.
pub const FIRST_FIVE_WORTH: i64 = 1;
/// The value of the voll, which replaces the first five tricks, from each other player or to each.
pub const VOLL: i64 = 5;
/// Larger stakes get a warning.
const LARGE_STAKES: i64 = 200;

/// Scores a hand.
pub fn score(table: &Context<'_, Rules>, hand: &Hand) -> Outcome {
    let deal = table.deal;
    let mut outcome = Outcome::new(headline(hand));
    Ante::before(table).pay(&mut outcome);
    pay_passes(deal, hand, &mut outcome);
    pay_exchanged(hand, &mut outcome);
    // All payments so far go into the stakes.
    let paid_in: i64 = outcome.transfers.iter().map(Transfer::amount).sum();
    let stakes = table.balances.pot(STAKES.id) + paid_in;
    outcome.why.push(in_counters(stakes));
    outcome.why.extend(hand.report.line());
    pay_stakes(hand, stakes, &mut outcome);
    let highest = if hand.report.outcome == HombreOutcome::Repuesto { 2 * stakes } else { stakes };
    if highest > LARGE_STAKES {
        outcome.warnings.push(Message::new("lombre-odd-stakes").amount("amount", highest));
    }
    pay_bets(deal, hand, &mut outcome);
    explain_payments(&mut outcome);
    outcome
}

fn headline(hand: &Hand) -> Message {
    let text = match hand.report.outcome {
        HombreOutcome::Sacado => Message::new("lombre-headline-sacado"),
        HombreOutcome::Repuesto => Message::new("lombre-headline-repuesto"),
        HombreOutcome::Codillo(winner) => Message::new("lombre-headline-codillo").with("winner", winner),
    };
    let voll = hand.voll.map(|voll| match voll {
        Attempt::Made => "lombre-headline-voll-made",
        Attempt::Failed => "lombre-headline-voll-failed",
    });
    text.with("hombre", hand.hombre)
        .with("voll", voll.map_or(Arg::Verbatim(String::new()), |id| Message::new(id).into()))
}

/// The players before the hombre have passed; all of them if the eldest hand was forced.
fn pay_passes(deal: &Deal, hand: &Hand, outcome: &mut Outcome) {
    let passed: Vec<Seat> =
        deal.active.iter().copied().take_while(|seat| hand.forced || *seat != hand.hombre).collect();
    for seat in &passed {
        outcome.transfers.pay(*seat, Account::Pot(&STAKES), PASS);
    }
    if hand.forced {
        outcome.why.push(Message::new("lombre-why-forced").with("hombre", hand.hombre).amount("amount", PASS));
    } else if !passed.is_empty() {
        outcome.why.push(Message::new("lombre-why-passed").with("players", passed).amount("amount", PASS));
    }
}

fn pay_exchanged(hand: &Hand, outcome: &mut Outcome) {
    for (seat, cards) in hand.exchanged.iter().filter(|(_, cards)| *cards > 0) {
        let cost = cards * CARD;
        outcome.transfers.pay(*seat, Account::Pot(&STAKES), cost);
        outcome.why.push(
            Message::new("lombre-why-exchanged").with("player", *seat).count("cards", *cards).amount("amount", cost),
        );
    }
}

fn pay_stakes(hand: &Hand, stakes: i64, outcome: &mut Outcome) {
    let pot = Account::Pot(&STAKES);
    let text = |id| Message::new(id).with("hombre", hand.hombre).amount("amount", stakes);
    match hand.report.outcome {
        HombreOutcome::Sacado => {
            outcome.transfers.pay(pot, hand.hombre, stakes);
            outcome.why.push(text("lombre-why-sacado"));
        }
        HombreOutcome::Codillo(winner) => {
            outcome.transfers.pay(pot, winner, stakes);
            outcome.transfers.pay(hand.hombre, winner, stakes);
            outcome.why.push(text("lombre-why-codillo").with("winner", winner));
        }
        HombreOutcome::Repuesto => {
            outcome.transfers.pay(hand.hombre, pot, stakes);
            outcome.why.push(text("lombre-why-repuesto").amount("doubled", 2 * stakes));
        }
    }
}

/// The payments between the players.
fn pay_bets(deal: &Deal, hand: &Hand, outcome: &mut Outcome) {
    let opponents: Vec<Seat> = deal.others(hand.hombre).collect();
    let sacado = hand.report.outcome == HombreOutcome::Sacado;
    let sign = if sacado { 1 } else { -1 };
    if sacado {
        pay_each(outcome, hand.hombre, &opponents, Message::new("lombre-sacado"), WON);
    }
    if hand.no_exchange {
        pay_each(outcome, hand.hombre, &opponents, Message::new("lombre-no-exchange"), sign * NO_EXCHANGE);
    }
    if let Some(player) = hand.first_five {
        let (id, amount) = match hand.voll {
            None => ("lombre-first-five", FIRST_FIVE_WORTH),
            Some(Attempt::Made) => ("lombre-voll-made", VOLL),
            Some(Attempt::Failed) => ("lombre-voll-failed", -VOLL),
        };
        let others: Vec<Seat> = deal.others(player).collect();
        pay_each(outcome, player, &others, Message::new(id), amount);
    }
    if hand.matadors > 0 {
        let what = Message::new("lombre-matadors").count("matadors", hand.matadors);
        pay_each(outcome, hand.hombre, &opponents, what, sign * matadors(hand.matadors));
    }
}

/// 15 for the first three and 1 for each further one.
pub fn matadors(count: i64) -> i64 {
    15 + (count - 3)
}
