//! The scoring card of belote.

use super::hand::{ALL_POINTS, DECLARATIONS, Doubled};
use super::rules::{CAPOT, CapotBid, GENERALE, Generale, Rounding, Rules};
use super::score::{BELOTE, CAPOT_POINTS, pack_in_tens};
use crate::games::prelude::*;

/// The values of cards in trumps, in other suits, without trumps, and with all trumps, where players count in proportion to
/// the same sum.
const CARDS: &card::Values<4> = &[
    ("card-jack", [20, 2, 2, 13]),
    ("card-nine", [14, 0, 0, 9]),
    ("card-ace", [11, 11, 19, 6]),
    ("card-ten", [10, 10, 10, 5]),
    ("card-king", [4, 4, 4, 3]),
    ("card-queen", [3, 3, 3, 2]),
];
/// What the last trick counts.
const LAST: i64 = 10;

const _: () = assert!(card::suit(CARDS, 0) + 3 * card::suit(CARDS, 1) + LAST == ALL_POINTS);
const _: () = assert!(4 * card::suit(CARDS, 2) + LAST == ALL_POINTS && 4 * card::suit(CARDS, 3) + LAST == ALL_POINTS);

pub fn card(table: &Context<'_, Rules>) -> Card {
    let rules = table.rules;
    let columns = ["card-trumps", "card-plain", "belote-no_trumps", "belote-all_trumps"];
    let (note, bid) =
        if rules.coinche.is_some() { ("belote-card-coinche", r#","bid":110"#) } else { ("belote-card-classic", "") };
    let is_exact = rules.rounding == Rounding::Exact;
    let [all, capot] = if is_exact { [ALL_POINTS, CAPOT_POINTS] } else { [false, true].map(pack_in_tens) };
    Card::new(
        format!(r#"{{"taker":"@1","trump":"hearts","points":98,"belotes":["attack"]{bid}}}"#),
        [
            doubled(rules, Section::new("card-worth").note(Message::new(note).count("all", all))),
            declarations(
                rules,
                Section::new("card-extras").row("belote-name-capot", capot).row("belote-ask-belote", BELOTE),
            ),
            Section::of_values(CARDS.iter().copied(), LAST, ALL_POINTS).columns(columns),
            Section::new("card-end")
                .row_if(rules.target > 0, "belote-rule-target", rules.target)
                .row_if(rules.deals > 0, "belote-rule-deals", rules.deals)
                .row("belote-rule-rounding", rules.rounding.label())
                .row("belote-rule-equal", rules.equal.label()),
        ],
    )
}

/// What only coinche has.
fn doubled(rules: &Rules, section: Section) -> Section {
    let Some(coinche) = rules.coinche else { return section };
    let doubled = Doubled::ALL.iter().map(|(_, doubled)| (doubled.label(), card::times(doubled.times())));
    let flat = |points: i64| Message::new("belote-bid-flat").count("points", points);
    let added = || Message::new("belote-bid-added");
    let capot = match coinche.capot_bid {
        CapotBid::Added => added(),
        CapotBid::Flat250 => flat(CAPOT),
        CapotBid::Flat500 => flat(2 * CAPOT),
    };
    let generale = if coinche.generale == Generale::Flat { flat(GENERALE) } else { added() };
    section
        .row("belote-rule-scoring", coinche.scoring.label())
        .rows(doubled)
        .row("belote-rule-doubling", coinche.doubling.label())
        .row("belote-rule-capot_bid", capot)
        .row("belote-rule-generale", generale)
        .row_if(coinche.no_trumps_doubles, "belote-rule-no_trumps_doubles", card::times(2))
}

/// Sequences and fours, where they count: the three smallest sizes are of sequences, the three largest of fours.
fn declarations(rules: &Rules, section: Section) -> Section {
    if !rules.declarations {
        return section;
    }
    let fours = ["card-four", "card-four-nines", "card-four-jacks"];
    let sequence = |(size, cards): (i64, i64)| (Message::new("card-sequence").count("cards", cards), size);
    let sequences = DECLARATIONS.into_iter().take(3).zip(3..);
    let four = DECLARATIONS.into_iter().skip(2);
    section.rows(sequences.map(sequence)).rows(fours.into_iter().zip(four))
}
