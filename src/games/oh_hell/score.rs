//! Scores a hand of oh hell, and explains it.

use super::rules::{Missed, Tie};
use super::{Hand, Rules};
use crate::games::prelude::*;

/// A bid missed by more tricks is so unlikely that the players should check it.
const ODD: i64 = 4;

pub fn score(table: &Context<'_, Rules>, hand: &Hand) -> Outcome {
    let mut outcome = Outcome::new(headline(hand));
    outcome.why.extend(hand.trump.map(|trump| Message::new("oh_hell-why-trump").with("trump", trump.label())));
    for (seat, bid) in &hand.bids {
        let (_, tricks) = hand.of(*seat);
        let points = points(table.rules, hand.cards, *bid, tricks);
        let id = if *bid == tricks { "oh_hell-why-made" } else { "oh_hell-why-missed" };
        let line = Message::new(id).with("player", *seat).count("bid", *bid).count("tricks", tricks);
        let total = table.balances.seat(*seat) + points;
        outcome.why.push(line.with("points", Arg::Signed(points)).count("total", total));
        outcome.transfers.pay(Account::Book, *seat, points);
        if (bid - tricks).abs() > ODD {
            let odd = Message::new("oh_hell-odd-missed").with("player", *seat);
            outcome.warnings.push(odd.count("bid", *bid).count("tricks", tricks));
        }
    }
    let planned = table.rules.cards(table.deal);
    if hand.cards != planned {
        outcome.warnings.push(Message::new("oh_hell-odd-cards").count("cards", hand.cards).count("planned", planned));
    }
    outcome
}

/// What a bid and the tricks give.
fn points(rules: &Rules, cards: i64, bid: i64, tricks: i64) -> i64 {
    let worth = match bid {
        0 => rules.zero + if rules.zero_plus_cards { cards } else { 0 },
        bid => rules.bonus + rules.per_trick * bid,
    };
    match rules.missed {
        _ if bid == tricks => worth,
        Missed::Nothing => 0,
        Missed::Tricks => rules.per_trick * tricks,
        Missed::Difference => -rules.off * (bid - tricks).abs(),
        Missed::Reversed => -worth,
    }
}

/// Whether all hands of the plan were dealt.
fn is_over(rules: &Rules, dealt: u32, players: usize) -> bool {
    usize::try_from(dealt).is_ok_and(|dealt| dealt >= rules.plan(players).len())
}

/// Those who have won after so many deals; `None` if another hand is played.
pub fn winners(rules: &Rules, dealt: u32, balances: &Balances) -> Option<Vec<Party>> {
    let leaders = balances.leaders(false);
    let is_decided = rules.tie == Tie::Shared || leaders.len() == 1;
    (is_decided && is_over(rules, dealt, balances.parties().len())).then_some(leaders)
}

/// What the end of the plan means, if that is reached.
pub fn verdict(table: &Context<'_, Rules>, dealt: u32, after: &Balances) -> Option<Message> {
    let leaders = after.leaders(false);
    let total = leaders.first().map_or(0, |leader| after.party(*leader));
    let has_won = winners(table.rules, dealt, after).is_some();
    let id = if has_won { "oh_hell-why-ends" } else { "oh_hell-why-level" };
    let text = || Message::new(id).count("count", leaders.len()).with("players", leaders).count("total", total);
    is_over(table.rules, dealt, table.seats.count()).then(text)
}

/// Who missed their bid, if it is only one, or who made it. On the sheet are the bids, and the tricks where they differ.
fn headline(hand: &Hand) -> Message {
    let is_made = |seat: &Seat| {
        let (bid, tricks) = hand.of(*seat);
        bid == tricks
    };
    let (made, missed): (Vec<Seat>, Vec<Seat>) = hand.bids.iter().map(|(seat, _)| *seat).partition(is_made);
    let own = |(seat, bid): &(Seat, i64)| {
        let (_, tricks) = hand.of(*seat);
        let id = if *bid == tricks { "oh_hell-brief-made" } else { "oh_hell-brief-missed" };
        Message::new(id).with("player", *seat).count("bid", *bid).count("tricks", tricks)
    };
    let and = |one, other| Message::new("oh_hell-brief-and").with("one", one).with("other", other);
    let brief = hand.bids.iter().map(own).reduce(and).unwrap_or_default();
    let text = match (&*made, &*missed) {
        (_, []) => Message::new("oh_hell-headline-all"),
        ([], _) => Message::new("oh_hell-headline-none"),
        (_, [seat]) => {
            let (bid, tricks) = hand.of(*seat);
            let id = if tricks > bid { "oh_hell-headline-over" } else { "oh_hell-headline-under" };
            Message::new(id).with("player", *seat).count("tricks", (tricks - bid).abs())
        }
        _ => Message::new("oh_hell-headline-made").count("count", made.len()).with("players", made),
    };
    text.with("bids", brief)
}
