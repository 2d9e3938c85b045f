//! The scoring card of l'ombre.

use super::Rules;
use super::score::{CARD, FIRST_FIVE_WORTH, NO_EXCHANGE, PASS, VOLL, WON, matadors};
use crate::games::prelude::*;

/// The fewest matadors that count.
const FEWEST: i64 = 3;

pub fn card(_table: &Context<'_, Rules>) -> Card {
    let matadors = [
        (Message::new("lombre-matadors").count("matadors", FEWEST), matadors(FEWEST)),
        (Message::new("lombre-card-matador"), matadors(FEWEST + 1) - matadors(FEWEST)),
    ];
    Card::new(
        r#"{"hombre":"@1","exchanged":{"@1":4,"@2":5},"tricks":{"@1":5,"@2":2,"@3":2},"first_five":"@1"}"#,
        [
            Section::new("card-worth")
                .note(Message::new("lombre-card-sacado").count("each", WON))
                .note("lombre-card-repuesto")
                .note("lombre-card-codillo"),
            Section::new("lombre-card-into").row("lombre-card-pass", PASS).row("lombre-card-exchange", CARD),
            Section::new("card-extras")
                .note("lombre-card-each")
                .row("lombre-no-exchange", NO_EXCHANGE)
                .row("lombre-first-five", FIRST_FIVE_WORTH)
                .row("lombre-voll-made", VOLL)
                .row("lombre-voll-failed", -VOLL)
                .rows(matadors),
        ],
    )
}
