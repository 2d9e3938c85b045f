//! The scoring card of oh hell.

use super::Rules;
use super::rules::Missed;
use crate::games::prelude::*;

pub fn card(table: &Context<'_, Rules>) -> Card {
    let rules = table.rules;
    let [first, second] = {
        let cards = rules.cards(table.deal);
        [cards - cards / 3, cards / 3]
    };
    // The second player takes one trick less than they bid.
    let others = || std::iter::repeat_n([0, 0], table.deal.active.len() - 2);
    let told = || [[first, first], [second + 1, second]].into_iter().chain(others());
    let list = |figures: Vec<i64>| {
        let named = figures.iter().zip(1..).map(|(figure, at)| format!(r#""@{at}":{figure}"#));
        named.collect::<Vec<_>>().join(",")
    };
    let (bids, tricks) = (told().map(|[bid, _]| bid), told().map(|[_, tricks]| tricks));
    Card::new(
        format!(r#"{{"bids":{{{}}},"tricks":{{{}}}}}"#, list(bids.collect()), list(tricks.collect())),
        [
            Section::new("card-worth")
                .row("oh_hell-rule-bonus", rules.bonus)
                .row("oh_hell-rule-per-trick", card::plus(rules.per_trick))
                .row("oh_hell-rule-zero", rules.zero)
                .row_if(rules.zero_plus_cards, "oh_hell-rule-zero-plus-cards", card::plus(1))
                .row("oh_hell-rule-missed", rules.missed.label())
                .row_if(rules.missed == Missed::Difference, "oh_hell-rule-off", -rules.off),
            Section::new("card-end")
                .row("oh_hell-rule-deal", rules.deal.label())
                .row("oh_hell-rule-most", rules.most(table.seats.count()))
                .row_if(rules.twice, "oh_hell-rule-twice", Message::new("rule-on"))
                .row("oh_hell-rule-tie", rules.tie.label()),
        ],
    )
}
