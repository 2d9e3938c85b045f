//! The entry form of vidrasso.

use super::ALL_POINTS;
use super::hand::{Rank, Suit};
use crate::games::choice::Choice;
use crate::games::form::{Cell, Choosable, Field, Look, Pile};
use crate::games::game::NextDeal;
use crate::games::seats::{Deal, Seats};
use crate::games::text::Text;

/// Every rank by its pips, in half-points.
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
};

/// The points of either player, the non-dealer first; the trumps folded away.
pub fn form(seats: &Seats, deal: &Deal) -> Vec<Field> {
    let points = Field::Numbers {
        legend: Text::new("vidrasso-ask-points").count("all", ALL_POINTS),
        cells: Cell::by_player("points", seats, &deal.active),
        halves: false,
        total: Some(ALL_POINTS),
        signed: false,
        width: 3,
        pile: Some(&PILE),
    };
    let suits = memo("vidrasso-ask-suit", "trump_suit", Look::Segments, Suit::ALL, Suit::text);
    let ranks = memo("vidrasso-ask-rank", "trump_rank", Look::Keys, Rank::ALL, Rank::text);
    vec![points, Field::Extras { summary: Text::new("vidrasso-ask-trumps"), fields: vec![suits, ranks] }]
}

fn memo<T: Copy>(
    legend: &'static str,
    name: &str,
    look: Look,
    all: &[(&'static str, T)],
    text: impl Fn(T) -> Text,
) -> Field {
    let named = all.iter().map(|(value, choice)| Choosable::new(*value, text(*choice)));
    let options = std::iter::once(Choosable::new("", Text::new("vidrasso-not-noted"))).chain(named).collect();
    Field::Choice { legend: Text::new(legend), name: name.to_owned(), look, options, chosen: Some(String::new()) }
}

/// How the cards are dealt, and who names the trumps and leads.
pub fn next_deal(deal: &Deal) -> NextDeal {
    let named = Text::new("vidrasso-deal-trumps").with("eldest", deal.eldest()).with("dealer", deal.dealer);
    NextDeal {
        leads: Some(deal.eldest()),
        notes: vec![Text::new("vidrasso-deal"), named, Text::new("vidrasso-deal-aside")],
    }
}
