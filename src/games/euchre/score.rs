//! Scores a hand of euchre.

use super::hand::{End, Hand};
use super::{EUCHRED, MADE, MARCH, Rules, TRICKS};
use crate::games::prelude::*;

impl Rules {
    /// What the hand is worth to the side that gets it.
    pub fn worth(&self, end: End, alone: bool, is_defended: bool) -> i64 {
        let euchred = match (alone, is_defended) {
            (_, true) => self.defend_alone,
            (true, false) => self.lone_euchred,
            (false, false) => EUCHRED,
        };
        match end {
            End::Made => MADE,
            End::March if alone => self.lone_march,
            End::March => MARCH,
            End::Euchred => euchred,
            End::EuchredAll => euchred.max(self.euchred_all),
        }
    }
}

/// Scores a hand.
pub fn score(table: &Context<'_, Rules>, hand: &Hand) -> Outcome {
    let is_made = matches!(hand.end, End::Made | End::March);
    let callers = table.seats.party_of(hand.caller);
    let side = if is_made { callers } else { callers.other_side() };
    let points = table.rules.worth(hand.end, hand.alone, hand.defender.is_some());
    let mut outcome = Outcome::default();
    outcome.transfers.pay(Account::Book, side, points);
    outcome.headline = headline(table, hand, &outcome);
    outcome.why = explain(hand, callers, side, points);
    outcome.warnings = odd(hand, callers);
    outcome
}

/// Who called, how it ended, and who wins a game with it.
fn headline(table: &Context<'_, Rules>, hand: &Hand, outcome: &Outcome) -> Message {
    let what = match (hand.end, hand.alone, hand.defender) {
        (End::Made, false, _) => "euchre-makes",
        (End::Made, true, _) => "euchre-makes-alone",
        (End::March, false, _) => "euchre-marches",
        (End::March, true, _) => "euchre-marches-alone",
        (End::Euchred, false, _) => "euchre-is-euchred",
        (End::Euchred, true, None) => "euchre-is-euchred-alone",
        (End::EuchredAll, false, _) => "euchre-takes-nothing",
        (End::EuchredAll, true, None) => "euchre-takes-nothing-alone",
        (End::Euchred | End::EuchredAll, true, Some(_)) => "euchre-is-euchred-by",
    };
    let what = hand.defender.iter().fold(Message::new(what), |what, defender| what.with("defender", *defender));
    let alone = if hand.alone { Arg::Id("euchre-brief-alone") } else { Arg::Verbatim(String::new()) };
    let after = table.balances.after(&outcome.transfers);
    let end = after.map_or(Arg::Verbatim(String::new()), |after| {
        table.rules.series.headline_end(table.state, &after, table.seats)
    });
    let text = Message::new("euchre-headline").with("caller", hand.caller).with("what", what).with("end", end);
    text.with("alone", alone).with("result", hand.end.label())
}

fn explain(hand: &Hand, callers: Party, side: Party, points: i64) -> Vec<Message> {
    let tricks = hand.tricks.map(|tricks| {
        Message::new("euchre-why-tricks").with("side", callers).count("tricks", tricks).count("all", TRICKS)
    });
    let worth = Message::new(match (hand.end, hand.alone, hand.defender) {
        (End::Made, ..) => "euchre-why-made",
        (End::March, false, _) => "euchre-why-march",
        (End::March, true, _) => "euchre-why-march-alone",
        (_, _, Some(_)) => "euchre-why-defended",
        (End::Euchred, false, _) => "euchre-why-euchred",
        (End::Euchred, true, _) => "euchre-why-euchred-alone",
        (End::EuchredAll, ..) => "euchre-why-euchred-all",
    });
    tricks.into_iter().chain([worth.with("side", side).amount("points", points)]).collect()
}

/// Warnings about unlikely results.
fn odd(hand: &Hand, callers: Party) -> Vec<Message> {
    let is_euchred = matches!(hand.end, End::Euchred | End::EuchredAll);
    applicable([
        (hand.end == End::EuchredAll, Message::new("euchre-odd-nothing").with("side", callers)),
        (hand.alone && is_euchred, Message::new("euchre-odd-alone").with("caller", hand.caller)),
    ])
}
