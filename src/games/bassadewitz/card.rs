//! The scoring card of bassadewitz.

use super::score::{CHIPS_TAKEN, EACH, PENALTIES, PLACES};
use super::{BANK_FILLED, PILE, Rules, Scoring, of_hundred};
use crate::games::prelude::*;

pub fn card(table: &Context<'_, Rules>) -> Card {
    let rules = table.rules;
    let is_penalty = rules.scoring == Scoring::Penalty;
    let each = |id| Message::new(id).count("amount", EACH);
    let (places, all_tricks, hundred, won) = if is_penalty {
        (
            PENALTIES,
            each("bassadewitz-card-others"),
            Message::new("bassadewitz-card-others").count("amount", -EACH),
            "card-fewest",
        )
    } else {
        (CHIPS_TAKEN, each("bassadewitz-card-bank"), each("bassadewitz-card-pays"), "bassadewitz-card-most")
    };
    Card::new(
        r#"{"points":{"@1":52,"@2":36,"@3":32,"@4":0}}"#,
        [
            Section::new("card-worth")
                .note(won)
                .rows(PLACES.into_iter().zip(places))
                .row("bassadewitz-ask-all-tricks", all_tricks)
                .row(of_hundred("bassadewitz-ask-hundred"), hundred)
                .row_if(!is_penalty, "bassadewitz-card-fill", BANK_FILLED),
            Section::of_pile(&PILE),
            Section::new("card-end").row("bassadewitz-rule-rounds", rules.rounds),
        ],
    )
}
