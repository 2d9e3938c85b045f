//! Scores a hand of casita robada.

use super::{Hand, Rules};
use crate::games::kit::{Deal, FieldError, Outcome, Text, refuse};
use crate::ledger::{Account, Seat};

/// The number of cards that cannot be dealt evenly: two with 48 cards and three players, otherwise none.
pub fn undealt(deck: i64, players: usize) -> i64 {
    if deck == 48 && players == 3 { 2 } else { 0 }
}

/// Scores a hand.
pub fn score(rules: Rules, deal: &Deal, hand: &Hand) -> Result<Outcome, Vec<FieldError>> {
    let sum: i64 = hand.cards.iter().map(|(_, cards)| cards).sum();
    let short = undealt(rules.deck, deal.active.len());
    let mut missing = deal.seated();
    missing.retain(|seat| !hand.cards.iter().any(|(known, _)| known == seat));
    if !missing.is_empty() && sum <= rules.deck {
        return refuse("cards", Text::new("casita_robada-error-missing").with("players", missing));
    }
    // The sum is zero when no player captured anything: the cards stay on the table.
    if ![0, rules.deck, rules.deck - short].contains(&sum) {
        let id = if short == 0 { "casita_robada-error-sum" } else { "casita_robada-error-sum-undealt" };
        let text = Text::new(id).count("sum", sum).count("deck", rules.deck).count("less", rules.deck - short);
        return refuse("cards", text);
    }
    let mut outcome = Outcome::new(headline(hand));
    for (seat, cards) in &hand.cards {
        outcome.transfers.pay(Account::Book, *seat, *cards);
        outcome.why.push(Text::new("casita_robada-why-cards").with("player", *seat).count("cards", *cards));
    }
    if sum == 0 {
        return Ok(outcome);
    }
    let id =
        if sum == rules.deck - short && short > 0 { "casita_robada-why-sum-undealt" } else { "casita_robada-why-sum" };
    outcome.why.push(Text::new(id).count("sum", sum).count("undealt", short));
    Ok(outcome)
}

fn headline(hand: &Hand) -> Text {
    let most = hand.cards.iter().map(|(_, cards)| *cards).max().unwrap_or_default();
    if most == 0 {
        return Text::new("casita_robada-headline-no-cards");
    }
    let winners: Vec<Seat> = hand.cards.iter().filter(|(_, cards)| *cards == most).map(|(seat, _)| *seat).collect();
    let id = if winners.len() == 1 { "casita_robada-headline-most" } else { "casita_robada-headline-shared" };
    Text::new(id).with("players", winners).count("cards", most)
}
