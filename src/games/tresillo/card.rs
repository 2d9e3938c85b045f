//! The scoring card of tresillo.

use super::hand::Bid;
use super::pots::FIRST_PUESTA;
use super::score::{BOLA, ESTUCHE, PRIMERAS, WON};
use super::{Rules, Sitter};
use crate::games::prelude::*;

pub fn card(table: &Context<'_, Rules>) -> Card {
    let bids = Bid::ALL.iter().filter(|(_, bid)| bid.extra() > 0).map(|(_, bid)| (bid.label(), bid.extra()));
    let sitter = if table.rules.sitter == Sitter::Pays { "tresillo-sitter-pays" } else { "tresillo-sitter-idle" };
    Card::new(
        r#"{"hombre":"@1","bid":"vuelta","tricks":{"@1":4,"@2":3,"@3":2}}"#,
        [
            Section::new("card-worth")
                .note(Message::new("tresillo-card-sacado").count("each", WON))
                .note(Message::new("tresillo-card-repuesto").count("more", FIRST_PUESTA))
                .note("tresillo-card-codillo"),
            Section::new("card-extras")
                .note("tresillo-card-each")
                .rows(bids)
                .row("tresillo-tick-estuche", ESTUCHE)
                .row("tresillo-tick-primeras", PRIMERAS)
                .row("tresillo-ask-bola", BOLA),
            Section::new("card-pays").row_if(!table.deal.out.is_empty(), "tresillo-rule-sitter", Message::new(sitter)),
        ],
    )
}
