//! The entry form of bassadewitz: the order of the players, their points, or a special result.

use super::ALL_POINTS;
use crate::games::prelude::*;

/// The cards with points, in half-points.
static PILE: Pile = Pile {
    kinds: &[
        ("bassadewitz-pile-aces", 22, 4),
        ("bassadewitz-pile-tens", 20, 4),
        ("bassadewitz-pile-kings", 8, 4),
        ("bassadewitz-pile-queens", 6, 4),
        ("bassadewitz-pile-jacks", 4, 4),
    ],
    answers: None,
};

/// The order comes first, because it takes only three taps; the rest is collapsed.
pub fn form(seats: &Seats, deal: &Deal) -> Vec<Field> {
    let players = deal.seated();
    let special = vec![
        who::or_nobody("bassadewitz-ask-all-tricks", "all_tricks", seats, &players),
        who::or_nobody("bassadewitz-ask-hundred", "hundred", seats, &players),
    ];
    vec![
        places(seats, deal),
        Field::Notes(vec![Text::new("bassadewitz-ask-places-hint")]),
        Field::Extras { summary: Text::new("bassadewitz-ask-special"), fields: special },
        Field::Extras { summary: Text::new("bassadewitz-ask-by-points"), fields: vec![points(seats, deal)] },
    ]
}

fn places(seats: &Seats, deal: &Deal) -> Field {
    let columns = [
        "bassadewitz-column-most",
        "bassadewitz-column-second",
        "bassadewitz-column-third",
        "bassadewitz-column-fewest",
    ];
    let rows = deal.seated().into_iter().map(|seat| MatrixRow {
        label: Text::new("player-name").with("player", seat),
        values: (1..=4).map(|place| place.to_string()).collect(),
        name: Some(format!("places[{}]", seats.label(seat))),
    });
    Field::Matrix {
        legend: Text::new("bassadewitz-ask-places"),
        name: "places".to_owned(),
        columns: columns.map(Text::new).to_vec(),
        rows: rows.collect(),
        called: None,
    }
}

fn points(seats: &Seats, deal: &Deal) -> Field {
    let legend = Text::new("bassadewitz-ask-points").count("all", ALL_POINTS);
    let numbers = Numbers::new(legend, Cell::by_player("points", seats, &deal.seated()), 2);
    Field::Numbers(Numbers { total: Some(ALL_POINTS), pile: Some(&PILE), ..numbers })
}
