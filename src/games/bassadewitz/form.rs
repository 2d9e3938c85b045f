//! The entry form of bassadewitz: the order of the players, their points, or a special result.

use super::{ALL_POINTS, BANK, BANK_FILLED, Bassadewitz, Scoring};
use crate::games::kit::{
    Cell, Context, Deal, Field, MatrixRow, NextDeal, Node, Numbers, Pile, Seats, Text, fill_last, who,
};

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

/// The sum of the four places: 1 + 2 + 3 + 4.
const ALL_PLACES: i64 = 10;

/// The order comes first, because it takes only three taps; the rest is collapsed.
pub fn form(seats: &Seats, deal: &Deal) -> Vec<Field> {
    let players = deal.seated();
    let nobody = || Text::new("answer-no-player");
    let special = vec![
        who::or_nobody(Text::new("bassadewitz-ask-all-tricks"), "all_tricks", nobody(), seats, &players),
        who::or_nobody(Text::new("bassadewitz-ask-hundred"), "hundred", nobody(), seats, &players),
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

/// Fills the last place and the last points from the others.
pub fn tidy(deal: &Deal, seats: &Seats, draft: &mut Node) {
    fill_last(draft, "places", (&deal.active, seats), (ALL_PLACES, 0), &(1..=4));
    fill_last(draft, "points", (&deal.active, seats), (ALL_POINTS, 0), &(0..=ALL_POINTS));
}

/// How to deal, the number of hands left, and the contents of the bank.
pub fn next_deal(table: &Context<'_, Bassadewitz>) -> NextDeal {
    let left = table.rules.rounds - table.state;
    let mut notes = vec![
        Text::new("bassadewitz-deal"),
        Text::new("bassadewitz-deal-left").count("left", left).count("rounds", table.rules.rounds),
    ];
    if table.rules.scoring == Scoring::Chips {
        notes.push(match table.balances.pot(BANK.id) {
            0 => Text::new("bassadewitz-deal-fill").with("dealer", table.deal.dealer).amount("amount", BANK_FILLED),
            bank => Text::new("bassadewitz-deal-bank").amount("amount", bank),
        });
    }
    NextDeal { leads: Some(table.deal.eldest()), notes, ..NextDeal::default() }
}
