//! The data of a hand of oh hell.

use super::Rules;
use crate::games::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The cards of each player.
    pub cards: i64,
    /// The bids and the tricks, in seating order.
    pub bids: Vec<(Seat, i64)>,
    tricks: Vec<(Seat, i64)>,
    /// For information only.
    pub trump: Option<Trump>,
}

impl Hand {
    /// What a player bid and took.
    pub fn of(&self, seat: Seat) -> (i64, i64) {
        let of = |all: &[(Seat, i64)]| all.iter().find(|(player, _)| *player == seat).map_or(0, |(_, own)| *own);
        (of(&self.bids), of(&self.tricks))
    }
}

/// Reads a hand. Errors go to `fields`.
pub fn read(rules: &Rules, deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
    let cards = fields.optional_number("cards", Number::Count(1, rules.limit(deal.active.len())));
    let has_cards = !fields.has_error("cards");
    let cards = cards.unwrap_or_else(|| rules.cards(deal));
    fields.require("bids");
    let bids = fields.numbers_by_player("bids", Number::Count(0, cards), None);
    let tricks = fields.numbers_of_all("tricks", Number::Count(0, cards), cards);
    let trump = fields.optional_choice("trump");
    // With a wrong number of cards, what is wrong in the rest cannot be told.
    if has_cards {
        check_bids(rules, cards, deal, &bids, fields);
        check_tricks(cards, deal, &tricks, fields);
    }
    let is_whole = !fields.has_error("bids") && !fields.has_error("tricks");
    is_whole.then_some(Hand { cards, bids, tricks, trump })
}

fn check_bids(rules: &Rules, cards: i64, deal: &Deal, bids: &[(Seat, i64)], fields: &mut Fields<'_>) {
    if fields.has_error("bids") {
        return;
    }
    let sum: i64 = bids.iter().map(|(_, bid)| bid).sum();
    let error = |id| Message::new(id).count("sum", sum).count("cards", cards);
    let text = match *missing(&deal.active, bids) {
        [] if rules.hook && sum == cards => error("oh_hell-error-hook"),
        [] => return,
        [last] if rules.hook && sum <= cards => {
            error("oh_hell-error-last-bid").with("player", last).count("bid", cards - sum)
        }
        ref left => error("oh_hell-error-bids").with("players", left.to_vec()),
    };
    fields.add_error("bids", text);
}

/// Checks the tricks, of which one player's may be missing.
fn check_tricks(cards: i64, deal: &Deal, tricks: &[(Seat, i64)], fields: &mut Fields<'_>) {
    if fields.has_error("tricks") {
        return;
    }
    let sum: i64 = tricks.iter().map(|(_, tricks)| tricks).sum();
    let left = missing(&deal.active, tricks);
    if left.len() > 1 && sum <= cards {
        fields.add_error("tricks", Message::new("oh_hell-error-tricks").with("players", left));
    } else if sum != cards || !left.is_empty() {
        fields.add_error("tricks", Message::new("oh_hell-error-sum").count("sum", sum).count("cards", cards));
    }
}
