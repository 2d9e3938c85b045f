//! The entry form of vidrasso.

use super::hand::{Rank, Suit};
use super::{ALL_POINTS, Vidrasso};
use crate::games::kit::{
    Cell, Choosable, Context, Deal, Field, LabelledChoice, Look, NextDeal, Numbers, Pile, Seats, Text,
};
use crate::ledger::Seat;

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

fn memo<T: LabelledChoice>(legend: &'static str, name: &str, look: Look) -> Field {
    let mut options = vec![Choosable::new("", Text::new("vidrasso-not-noted"))];
    options.extend(Choosable::all(T::LABELS));
    Field::segments(legend, name, "", options).looking(look)
}

/// How to deal, and which player names the trumps or leads.
pub fn next_deal(table: &Context<'_, Vidrasso>) -> NextDeal {
    let deal = table.deal;
    let needs = |seat: Seat| {
        let needs = table.rules.target - table.balances.seat(seat);
        (needs > 0).then(|| (seat, Text::new("vidrasso-needs").count("points", needs)))
    };
    let named = Text::new("vidrasso-deal-trumps").with("eldest", deal.eldest()).with("dealer", deal.dealer);
    NextDeal {
        leads: Some(deal.eldest()),
        beside: table.seats.all().filter_map(needs).collect(),
        notes: vec![Text::new("vidrasso-deal"), named, Text::new("vidrasso-deal-aside")],
        ..NextDeal::default()
    }
}
