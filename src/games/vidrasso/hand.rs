//! The data of a deal of vidrasso.

use super::ALL_POINTS;
use crate::games::prelude::*;

choices! {
    /// The rank that the dealer names, by pips.
    pub enum Rank {
        /// Worth 1.
        Ace = "A" => "vidrasso-rank-ace",
        /// Worth 2.
        Two = "2" => "vidrasso-rank-two",
        /// Worth 3.
        Three = "3" => "vidrasso-rank-three",
        /// Worth 4.
        Four = "4" => "vidrasso-rank-four",
        /// Worth 5.
        Five = "5" => "vidrasso-rank-five",
        /// Worth 6.
        Six = "6" => "vidrasso-rank-six",
        /// Worth 7.
        Seven = "7" => "vidrasso-rank-seven",
        /// Worth 8.
        Eight = "8" => "vidrasso-rank-eight",
        /// Worth 9.
        Nine = "9" => "vidrasso-rank-nine",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The points of the non-dealer and of the dealer.
    pub points: [(Seat, i64); 2],
    /// The trump suit, for information only.
    pub trump_suit: Option<Suit>,
    /// The trump rank, for information only.
    pub trump_rank: Option<Rank>,
}

/// Reads a deal. Errors go to `fields`.
pub fn read(deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
    let points = read_points(deal, fields);
    let trump_suit = fields.optional_choice("trump_suit");
    let trump_rank = fields.optional_choice("trump_rank");
    Some(Hand { points: points?, trump_suit, trump_rank })
}

/// The points of both players. One may be missing, because it follows from the other.
fn read_points(deal: &Deal, fields: &mut Fields<'_>) -> Option<[(Seat, i64); 2]> {
    let points = fields.numbers_by_player("points", Number::Whole(1, ALL_POINTS - 1), None);
    let of = |seat: Seat| points.iter().find(|(named, _)| *named == seat).map(|(_, points)| *points);
    let (eldest, dealer) = (deal.eldest(), deal.dealer);
    match (of(eldest), of(dealer)) {
        (Some(own), Some(other)) if own + other != ALL_POINTS => {
            let text = Message::new("vidrasso-error-sum").count("all", ALL_POINTS).count("sum", own + other);
            fields.add_error("points", text);
            None
        }
        (None, None) if fields.has_error("points") => None,
        (None, None) => {
            fields.add_error("points", Message::new("vidrasso-error-points").count("all", ALL_POINTS));
            None
        }
        (Some(own), _) => Some([(eldest, own), (dealer, ALL_POINTS - own)]),
        (_, Some(other)) => Some([(eldest, ALL_POINTS - other), (dealer, other)]),
    }
}
