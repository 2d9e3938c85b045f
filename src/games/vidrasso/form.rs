//! The entry form of vidrasso.

use super::ALL_POINTS;
use super::hand::{Rank, Suit};
use crate::games::prelude::*;

/// The ranks with their pips, in half-points.
static PILE: Pile = Pile {
    kinds: &[
        ("vidrasso-rank-nine", 18, 4),
        ("vidrasso-rank-eight", 16, 4),
        ("vidrasso-rank-seven", 14, 4),
        ("vidrasso-rank-six", 12, 4),
        ("vidrasso-rank-five", 10, 4),
        ("vidrasso-rank-four", 8, 4),
        ("vidrasso-rank-three", 6, 4),
        ("vidrasso-rank-two", 4, 4),
        ("vidrasso-rank-ace", 2, 4),
    ],
    answers: None,
};

/// The points of both players, each always in the same place, and, collapsed, the trumps.
pub fn form(seats: &Seats, deal: &Deal) -> Vec<Field> {
    let legend = Text::new("vidrasso-ask-points").count("all", ALL_POINTS);
    let points = Numbers::new(legend, Cell::by_player("points", seats, &deal.seated()), 3);
    let points = Field::Numbers(Numbers { total: Some(ALL_POINTS), pile: Some(&PILE), ..points });
    let suits = memo::<Suit>("vidrasso-ask-suit", "trump_suit", Look::Segments);
    let ranks = memo::<Rank>("vidrasso-ask-rank", "trump_rank", Look::Keys);
    vec![points, Field::Extras { summary: Text::new("vidrasso-ask-trumps"), fields: vec![suits, ranks] }]
}

fn memo<T: Choice>(legend: &'static str, name: &str, look: Look) -> Field {
    Field::optional(legend, name, "vidrasso-not-noted", Choosable::all(T::LABELS)).looking(look)
}
