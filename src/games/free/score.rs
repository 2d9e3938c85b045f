//! Scores a hand of a free game.

use super::{Hand, Rules, Winner};
use crate::games::kit::{Arg, Deal, FieldError, Outcome, Text, refuse};
use crate::ledger::{Account, Seat};

/// Scores a hand.
pub fn score(rules: &Rules, deal: &Deal, hand: &Hand) -> Result<Outcome, Vec<FieldError>> {
    if hand.scores.is_empty() {
        return refuse("scores", Text::new("free-error-no-scores"));
    }
    let sum: i64 = hand.scores.iter().map(|(_, score)| score).sum();
    if rules.zero_sum && sum != 0 {
        return refuse("scores", Text::new("free-error-sum").with("sum", Arg::Verbatim(plain(sum))));
    }
    let mut outcome = Outcome::new(headline(rules, deal, hand));
    outcome.why = hand
        .scores
        .iter()
        .map(|(seat, score)| Text::new("free-why-score").with("player", *seat).with("score", Arg::Signed(*score)))
        .collect();
    if rules.zero_sum {
        pay_each_other(hand, &mut outcome);
    } else {
        for (seat, score) in &hand.scores {
            outcome.transfers.pay(Account::Book, *seat, *score);
        }
    }
    Ok(outcome)
}

/// Formats a sum for an error message, which has no access to the table's unit.
fn plain(sum: i64) -> String {
    crate::ledger::print_amount(sum, super::DIGITS, false)
}

/// The best score of the hand. A player who is not listed counts with a score of zero.
fn headline(rules: &Rules, deal: &Deal, hand: &Hand) -> Text {
    let of = |seat: &Seat| hand.scores.iter().find(|(scorer, _)| scorer == seat).map_or(0, |(_, score)| *score);
    let players = deal.seated();
    let scores = players.iter().map(of);
    let best = match rules.winner {
        Winner::Most => scores.max(),
        Winner::Fewest => scores.min(),
    };
    let best = best.unwrap_or_default();
    let winners: Vec<Seat> = players.into_iter().filter(|seat| of(seat) == best).collect();
    let id = if winners.len() == 1 { "free-headline-best" } else { "free-headline-shared" };
    Text::new(id).with("players", winners).with("score", Arg::Signed(best))
}

/// The losers pay the winners, both in seating order, until all scores are paid.
fn pay_each_other(hand: &Hand, outcome: &mut Outcome) {
    let mut losers = hand.scores.iter().filter(|(_, score)| *score < 0).map(|(seat, score)| (*seat, -score));
    let mut loser = losers.next();
    for (winner, score) in hand.scores.iter().filter(|(_, score)| *score > 0) {
        let mut open = *score;
        while let Some((payer, left)) = loser.as_mut().filter(|_| open > 0) {
            let paid = open.min(*left);
            outcome.transfers.pay(*payer, *winner, paid);
            let line = Text::new("why-pays").with("payer", *payer).with("payee", *winner);
            outcome.who_pays.push(line.amount("amount", paid));
            (open, *left) = (open - paid, *left - paid);
            if *left == 0 {
                loser = losers.next();
            }
        }
    }
    if outcome.transfers.is_empty() {
        outcome.who_pays.push(Text::new("why-no-payment"));
    }
}
