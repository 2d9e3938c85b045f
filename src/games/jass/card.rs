//! The scoring card of the Schieber.

use super::hand::{ALL_POINTS, sizes};
use super::rules::{Deck, Rules};
use super::score::STOECK;
use crate::games::prelude::*;

/// What the last trick counts.
const LAST: i64 = 5;
/// The values of French cards in trumps, in other suits, and without trumps.
const CARDS: &card::Values<3> = &[
    ("card-jack", [20, 2, 2]),
    ("card-nine", [14, 0, 0]),
    ("card-ace", [11, 11, 11]),
    ("card-ten", [10, 10, 10]),
    ("card-eight", [0, 0, 8]),
    ("card-king", [4, 4, 4]),
    ("card-queen", [3, 3, 3]),
];

const _: () = assert!(card::suit(CARDS, 0) + 3 * card::suit(CARDS, 1) + LAST == ALL_POINTS);
const _: () = assert!(4 * card::suit(CARDS, 2) + LAST == ALL_POINTS);

pub fn card(table: &Context<'_, Rules>) -> Card {
    let rules = table.rules;
    let is_swiss = rules.deck == Deck::Swiss;
    let named = |card: &'static str| match card {
        "card-jack" if is_swiss => "jass-card-under",
        "card-queen" if is_swiss => "jass-card-ober",
        "card-ten" if is_swiss => "jass-card-banner",
        "card-four-jacks" if is_swiss => "jass-card-four-unders",
        card => card,
    };
    let values = Section::of_values(CARDS.iter().map(|(card, row)| (named(card), *row)), LAST, ALL_POINTS);
    let is_multiplied = rules.trumps().any(|trump| rules.times(trump) != 1);
    let trumps = rules.trumps().filter(|_| is_multiplied);
    let sequences = sizes().into_iter().zip(3..).filter(|_| rules.weis);
    let fours = ["card-four", "card-four-nines", named("card-four-jacks")].into_iter().zip(sizes().into_iter().skip(2));
    let (trump, weis) = (
        if is_swiss { "shields" } else { "spades" },
        if rules.weis { r#","weis":[{"player":"@1","size":20}],"stoeck":"@2""# } else { "" },
    );
    Card::new(
        format!(r#"{{"trump":"{trump}","points":98{weis}}}"#),
        [
            Section::new("card-worth").note(Message::new("jass-card-worth").count("all", ALL_POINTS)),
            Section::new("jass-rule-multipliers")
                .rows(trumps.map(|trump| (trump.label(), card::times(rules.times(trump))))),
            Section::new("card-extras")
                .row_if(rules.match_bonus > 0, "jass-match", rules.match_bonus)
                .row_if(rules.weis, "jass-ask-stoeck", STOECK)
                .rows(sequences.map(|(size, cards)| (Message::new("card-sequence").count("cards", cards), size)))
                .rows(fours.filter(|_| rules.weis)),
            values.columns(["card-trumps", "card-plain", "suit-no-trumps"]),
            Section::new("card-end")
                .row_if(rules.target > 0, "jass-rule-target", rules.target)
                .row_if(rules.deals > 0, "jass-rule-deals", rules.deals)
                .row_if(rules.weis, "jass-rule-out", rules.out.label())
                .row_if(rules.schneider, "jass-rule-schneider", Message::new("rule-on")),
        ],
    )
}
