//! The scoring card of sueca.

use super::hand::Win;
use super::{ALL_POINTS, Bandeira, MAX_SINGLE, Rules};
use crate::games::prelude::*;

const CARDS: &card::Values<1> =
    &[("card-ace", [11]), ("card-seven", [10]), ("card-king", [4]), ("card-jack", [3]), ("card-queen", [2])];

const _: () = assert!(4 * card::suit(CARDS, 0) == ALL_POINTS);

pub fn card(table: &Context<'_, Rules>) -> Card {
    let rules = table.rules;
    let range = |low: i64, high: i64| Message::new("sueca-range").count("low", low).count("high", high);
    let every = if rules.bandeira == Bandeira::Tricks { "sueca-every-trick" } else { "sueca-every-point" };
    let wins = [
        (Win::Single, range(ALL_POINTS / 2 + 1, MAX_SINGLE)),
        (Win::Double, range(MAX_SINGLE + 1, ALL_POINTS)),
        (Win::Bandeira, Message::new(every).count("all", ALL_POINTS)),
    ];
    let win = |(win, points): (Win, Message)| {
        (Message::new("sueca-card-win").with("win", win.label()).with("points", points), rules.own_worth(win))
    };
    Card::new(
        r#"{"points":{"@1":74}}"#,
        [
            Section::new("card-worth")
                .rows(wins.map(win))
                .row("sueca-rule-draw", rules.draw.label())
                .row("sueca-rule-renuncia", rules.renuncia),
            Section::of_values(CARDS.iter().copied(), 0, ALL_POINTS),
            rules.series.section(),
        ],
    )
}
