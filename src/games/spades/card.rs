//! The scoring card of spades.

use super::{ALL_TRICKS, Rules, TEN, TRICK};
use crate::games::prelude::*;

pub fn card(table: &Context<'_, Rules>) -> Card {
    let rules = table.rules;
    let either = |points: i64| Message::new("card-plus-minus").count("points", points);
    let contract = |tricks: i64| Message::new("spades-card-contract").count("tricks", tricks);
    let example = match (table.seats.has_sides(), table.seats.count()) {
        (true, _) => r#"{"bids":{"@1":4,"@2":3,"@3":3,"@4":"nil"},"tricks":{"@1":8}}"#,
        (false, 3) => r#"{"bids":{"@1":6,"@2":5,"@3":4},"tricks":{"@1":7,"@2":5,"@3":5}}"#,
        (false, _) => r#"{"bids":{"@1":5,"@2":3,"@3":4,"@4":"nil"},"tricks":{"@1":6,"@2":3,"@3":4,"@4":0}}"#,
    };
    Card::new(
        example,
        [
            Section::new("card-worth")
                .note("spades-card-set")
                .row("spades-card-trick", TRICK)
                .row_if(rules.ten_for_200, contract(TEN), rules.worth(TEN))
                .row_if(rules.thirteen_for > 0, contract(ALL_TRICKS), rules.worth(ALL_TRICKS))
                .row_if(rules.blind_bid > 1, "spades-ask-blind", card::times(rules.blind_bid)),
            Section::new("card-extras")
                .row("spades-rule-nil", either(rules.nil))
                .row("spades-rule-blind-nil", either(rules.blind_nil))
                .row("spades-rule-overtrick", rules.overtrick)
                .row_if(rules.bags > 0, Message::new("spades-bags").count("bags", rules.bags), -rules.bag_penalty)
                .row_if(table.seats.has_sides(), "spades-rule-failed", rules.failed_nil.label()),
            Section::new("card-end").row("rule-target", rules.target).row_if(
                rules.floor < 0,
                "spades-card-floor",
                rules.floor,
            ),
        ],
    )
}
