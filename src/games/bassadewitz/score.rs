//! Scores a hand of bassadewitz.

use super::hand::{HUNDRED, Hand};
use super::{ALL_POINTS, BANK, BANK_FILLED, Rules, Scoring};
use crate::games::prelude::*;

/// Penalty points from the most card points to the fewest.
pub const PENALTIES: [i64; 4] = [5, 4, 3, 0];
/// Chips from the most card points to the fewest.
pub const CHIPS_TAKEN: [i64; 4] = [0, 3, 4, 5];
/// The value of all tricks, or of a hundred points, with each other player.
pub const EACH: i64 = 4;
/// The names of the places, from the most card points to the fewest.
pub const PLACES: [&str; 4] =
    ["bassadewitz-place-most", "bassadewitz-place-second", "bassadewitz-place-third", "bassadewitz-place-fewest"];

/// Scores a hand.
pub fn score(table: &Context<'_, Rules>, hand: &Hand) -> Outcome {
    let mut outcome = Outcome::new(headline(hand));
    let mut bank = table.balances.pot(BANK.id);
    if table.rules.scoring == Scoring::Chips && bank == 0 {
        bank = BANK_FILLED;
        outcome.transfers.pay(table.deal.dealer, Account::Pot(&BANK), BANK_FILLED);
        outcome.why.push(Message::new("bassadewitz-why-bank").with("dealer", table.deal.dealer).amount("amount", bank));
    }
    match hand {
        Hand::Order(order) => {
            outcome.why.extend(equals(order));
            pay_places(table.rules.scoring, order, &mut outcome);
        }
        Hand::AllTricks(player) => pay_all_tricks(table, *player, bank, &mut outcome),
        Hand::Hundred { player, points } => pay_hundred(table, *player, *points, &mut outcome),
    }
    // Not all players deal equally often.
    if *table.state == 0 && table.rules.rounds % 4 != 0 {
        outcome.warnings.push(Message::new("bassadewitz-odd-rounds").count("rounds", table.rules.rounds));
    }
    outcome.why.extend(verdict(table, &outcome));
    outcome
}

fn headline(hand: &Hand) -> Message {
    match hand {
        Hand::AllTricks(player) => Message::new("bassadewitz-headline-all-tricks").with("player", *player),
        Hand::Hundred { player, points: Some(points) } => {
            Message::new("bassadewitz-headline-points").with("player", *player).count("points", *points)
        }
        Hand::Hundred { player, points: None } => {
            Message::new("bassadewitz-headline-hundred").with("player", *player).count("hundred", HUNDRED)
        }
        Hand::Order(order) => {
            let mut text = Message::new("bassadewitz-headline-order");
            if let [(most, _), .., (fewest, _)] = order.as_slice() {
                text = text.with("most", *most).with("fewest", *fewest);
            }
            text
        }
    }
}

/// The line about players with equal points, whose order the rules decided; `None` if there are none.
fn equals(order: &[(Seat, Option<i64>)]) -> Option<Message> {
    let as_many = |own: Option<i64>| own.is_some() && order.iter().filter(|(_, points)| *points == own).count() > 1;
    let equals: Vec<Seat> = order.iter().filter(|(_, points)| as_many(*points)).map(|(seat, _)| *seat).collect();
    (!equals.is_empty()).then(|| Message::new("bassadewitz-why-equal").with("players", equals))
}

fn pay_places(scoring: Scoring, order: &[(Seat, Option<i64>)], outcome: &mut Outcome) {
    let (from, worth) = match scoring {
        Scoring::Penalty => (Account::Book, PENALTIES),
        Scoring::Chips => (Account::Pot(&BANK), CHIPS_TAKEN),
    };
    for ((seat, points), (place, amount)) in order.iter().zip(PLACES.into_iter().zip(worth)) {
        outcome.transfers.pay(from, *seat, amount);
        let line = match (scoring, points) {
            (Scoring::Penalty, Some(points)) => Message::new("bassadewitz-why-penalty").count("points", *points),
            (Scoring::Penalty, None) => {
                Message::new("bassadewitz-why-penalty-place").with("place", Message::new(place))
            }
            (Scoring::Chips, Some(points)) => Message::new("bassadewitz-why-chips").count("points", *points),
            (Scoring::Chips, None) => Message::new("bassadewitz-why-chips-place").with("place", Message::new(place)),
        };
        outcome.why.push(line.with("player", *seat).amount("amount", amount));
    }
}

fn pay_all_tricks(table: &Context<'_, Rules>, player: Seat, bank: i64, outcome: &mut Outcome) {
    let others = table.deal.others(player);
    let id = match table.rules.scoring {
        Scoring::Penalty => {
            others.for_each(|other| outcome.transfers.pay(Account::Book, other, EACH));
            "bassadewitz-why-all-tricks-penalty"
        }
        Scoring::Chips => {
            outcome.transfers.pay(Account::Pot(&BANK), player, bank);
            others.for_each(|other| outcome.transfers.pay(other, player, EACH));
            "bassadewitz-why-all-tricks-chips"
        }
    };
    outcome.why.push(Message::new(id).with("player", player).amount("amount", EACH).amount("bank", bank));
}

fn pay_hundred(table: &Context<'_, Rules>, player: Seat, points: Option<i64>, outcome: &mut Outcome) {
    let (from, amount, id) = match table.rules.scoring {
        Scoring::Penalty => (Account::Book, -EACH, "bassadewitz-why-hundred-penalty"),
        Scoring::Chips => (Account::Seat(player), EACH, "bassadewitz-why-hundred-chips"),
    };
    for other in table.deal.others(player) {
        outcome.transfers.pay(from, other, amount);
    }
    outcome.why.push(Message::new(id).with("player", player).amount("amount", EACH).count("hundred", HUNDRED));
    if points == Some(ALL_POINTS) {
        outcome
            .warnings
            .push(Message::new("bassadewitz-odd-all-points").with("player", player).count("all", ALL_POINTS));
    }
}

/// The line about the winners, if this was the last hand.
fn verdict(table: &Context<'_, Rules>, outcome: &Outcome) -> Option<Message> {
    if table.state + 1 < table.rules.rounds {
        return None;
    }
    let winners = table.balances.after(&outcome.transfers).ok()?.leaders(table.rules.measure().lower_wins);
    let id = match table.rules.scoring {
        Scoring::Penalty => "bassadewitz-why-won-penalty",
        Scoring::Chips => "bassadewitz-why-won-chips",
    };
    Some(Message::new(id).count("count", winners.len()).with("winners", winners))
}
