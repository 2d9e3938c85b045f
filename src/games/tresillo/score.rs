//! Scores a hand of tresillo.

use super::hand::Hand;
use super::pots::{PLATO, PotsAfterAnte};
use super::{Rules, Sitter, State};
use crate::games::hombre::{Attempt, HombreOutcome, explain_payments, pay_each};
use crate::games::prelude::*;

/// The payment of each opponent for a won hand while no debts are open.
pub const WON: i64 = 1;
/// The value of the three highest trumps, from each opponent.
pub const ESTUCHE: i64 = 1;
/// The value of the first five tricks, from each opponent.
pub const PRIMERAS: i64 = 1;
/// The value of all nine tricks, from each opponent, or to each after a failed attempt.
pub const BOLA: i64 = 8;
/// A larger debt gets a warning.
const LARGE_DEBT: i64 = 100;
/// More debts get a warning.
const MANY_DEBTS: usize = 3;

/// Scores a hand; also returns the state for the next one.
pub fn score(table: &Context<'_, Rules>, hand: &Hand) -> (State, Outcome) {
    let (mut state, after_ante) = (table.state.clone(), PotsAfterAnte::before(table));
    let opponents = opponents(table, hand);
    let mut outcome = Outcome::new(headline(hand));
    outcome.played_contract = Some(PlayedContract::new(hand.hombre, hand.bid.place()));
    after_ante.pay(table, &mut outcome);
    outcome.why.extend(hand.report.line());
    match hand.report.outcome {
        HombreOutcome::Sacado => win(hand, &opponents, after_ante, &mut state, &mut outcome),
        HombreOutcome::Repuesto => lose(hand, None, after_ante, &mut state, &mut outcome),
        HombreOutcome::Codillo(winner) => lose(hand, Some(winner), after_ante, &mut state, &mut outcome),
    }
    for (what, amount) in extras(hand) {
        pay_each(&mut outcome, hand.hombre, &opponents, what, amount);
    }
    explain_payments(&mut outcome);
    (state, outcome)
}

/// The opponents of the hombre, including a dealer who sits out if the rules make them pay.
fn opponents(table: &Context<'_, Rules>, hand: &Hand) -> Vec<Seat> {
    let sitters = table.deal.out.iter().copied().filter(|_| table.rules.sitter == Sitter::Pays);
    table.deal.others(hand.hombre).chain(sitters).collect()
}

fn headline(hand: &Hand) -> Message {
    let text = match hand.report.outcome {
        HombreOutcome::Sacado => Message::new("tresillo-headline-sacado"),
        HombreOutcome::Repuesto => Message::new("tresillo-headline-repuesto"),
        HombreOutcome::Codillo(winner) => Message::new("tresillo-headline-codillo").with("winner", winner),
    };
    text.with("hombre", hand.hombre).with("bid", hand.bid.text())
}

/// The hombre takes the plato, and the highest debt or, without debts, a payment from each opponent.
fn win(hand: &Hand, opponents: &[Seat], after_ante: PotsAfterAnte, state: &mut State, outcome: &mut Outcome) {
    outcome.transfers.pay(Account::Pot(&PLATO), hand.hombre, after_ante.plato);
    outcome.why.push(Message::new("tresillo-why-sacado").with("hombre", hand.hombre).amount("plato", after_ante.plato));
    state.puesta = false;
    let Some((place, debt)) = state.highest() else {
        pay_each(outcome, hand.hombre, opponents, Message::new("tresillo-sacado"), WON);
        return;
    };
    state.debts.remove(place);
    outcome.transfers.pay(debt.player, hand.hombre, debt.amount);
    let id = if debt.player == hand.hombre { "tresillo-why-own-debt" } else { "tresillo-why-debt-paid" };
    let text = Message::new(id).with("debtor", debt.player).with("hombre", hand.hombre);
    outcome.why.push(text.amount("amount", debt.amount));
}

/// The hombre pays the first puesta into the plato; a further one becomes a debt. The winner of a codillo gets the same
/// amount from the hombre.
fn lose(hand: &Hand, winner: Option<Seat>, after_ante: PotsAfterAnte, state: &mut State, outcome: &mut Outcome) {
    let amount = after_ante.in_play(state);
    outcome.why.push(match winner {
        Some(winner) => Message::new("tresillo-why-codillo").with("winner", winner),
        None => Message::new("tresillo-why-repuesto"),
    });
    outcome.why.push(after_ante.in_play_line(state));
    let lies = |id| Message::new(id).with("hombre", hand.hombre).amount("amount", amount);
    if state.reserves() {
        state.debts.push(Debt { player: hand.hombre, amount });
        outcome.why.push(lies("tresillo-why-debt-written"));
        if amount > LARGE_DEBT {
            outcome
                .warnings
                .push(Message::new("tresillo-odd-debt").with("player", hand.hombre).amount("amount", amount));
        }
        if state.debts.len() > MANY_DEBTS {
            outcome.warnings.push(Message::new("tresillo-odd-debts").count("debts", state.debts.len()));
        }
    } else {
        outcome.transfers.pay(hand.hombre, Account::Pot(&PLATO), amount);
        outcome.why.push(lies("tresillo-why-puesta"));
        state.puesta = true;
    }
    if let Some(winner) = winner {
        outcome.transfers.pay(hand.hombre, winner, amount);
        outcome.why.push(lies("tresillo-why-codillo-paid").with("winner", winner));
    }
}

/// The additional payments of each opponent to the hombre, which may be negative.
fn extras(hand: &Hand) -> Vec<(Message, i64)> {
    let sign = if hand.report.outcome == HombreOutcome::Sacado { 1 } else { -1 };
    let (bola, worth) = match hand.bola {
        None => ("tresillo-bola", 0),
        Some(Attempt::Made) => ("tresillo-bola", BOLA),
        Some(Attempt::Failed) => ("tresillo-why-bola-failed", -BOLA),
    };
    let extras = [
        (hand.bid.text(), sign * hand.bid.extra()),
        (Message::new("tresillo-estuche"), if hand.estuche { ESTUCHE } else { 0 }),
        (Message::new("tresillo-primeras"), if hand.primeras { PRIMERAS } else { 0 }),
        (Message::new(bola), worth),
    ];
    extras.into_iter().filter(|(_, amount)| *amount != 0).collect()
}
