//! The data of a hand of bassadewitz.

use std::cmp::Reverse;

use super::ALL_POINTS;
use crate::games::prelude::*;

/// A player with this many points, but without all tricks, loses to the others.
pub const HUNDRED: i64 = 100;
/// The sum of the four places: 1 + 2 + 3 + 4.
const ALL_PLACES: i64 = 10;
/// The fields that can describe a hand.
const WAYS: [&str; 4] = ["points", "places", "hundred", "all_tricks"];

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hand {
    /// The players from the most points to the fewest, with their points if they were counted. Of equal ones, the one who
    /// plays later comes first.
    Order(Vec<(Seat, Option<i64>)>),
    /// A player has a hundred points or more, but not every trick.
    Hundred {
        player: Seat,
        /// The player's points, if they were counted.
        points: Option<i64>,
    },
    /// A player took every trick.
    AllTricks(Seat),
}

/// Reads a hand. Errors go to `fields`.
pub fn read(deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
    let given: Vec<&str> = WAYS.into_iter().filter(|way| fields.raw(way).is_some()).collect();
    match given.as_slice() {
        ["points"] => read_points(deal, fields).map(|points| of_points(deal, points)),
        ["points", "all_tricks"] => read_all_tricks(deal, fields),
        ["places"] => read_places(deal, fields),
        ["hundred"] => fields.player("hundred").map(|player| Hand::Hundred { player, points: None }),
        ["all_tricks"] => fields.player("all_tricks").map(Hand::AllTricks),
        [_, other, ..] => {
            fields.add_error(other, Message::new("bassadewitz-error-one-way").count("hundred", HUNDRED));
            None
        }
        _ => {
            let field = if fields.format.is_form() { "places" } else { "points" };
            fields.add_error(field, Message::new("bassadewitz-error-nothing").count("hundred", HUNDRED));
            None
        }
    }
}

/// The points of all players.
fn read_points(deal: &Deal, fields: &mut Fields<'_>) -> Option<Vec<(Seat, i64)>> {
    let points = fields.numbers_by_player("points", Number::Whole(0, ALL_POINTS), Some(ALL_POINTS));
    if fields.has_error("points") {
        return None;
    }
    let sum: i64 = points.iter().map(|(_, points)| points).sum();
    let missing = missing(&deal.active, &points);
    let error = if !missing.is_empty() {
        let text = Message::new("bassadewitz-error-points-missing").with("players", missing);
        text.count("all", ALL_POINTS).count("sum", sum)
    } else if sum != ALL_POINTS {
        Message::new("bassadewitz-error-sum").count("all", ALL_POINTS).count("sum", sum)
    } else if let Some((seat, points)) = points.iter().find(|(_, points)| matches!(points, 1 | 119)) {
        Message::new("bassadewitz-error-no-cards").with("player", *seat).count("points", *points)
    } else {
        return Some(points);
    };
    fields.add_error("points", error);
    None
}

/// The hand that follows from the points.
fn of_points(deal: &Deal, mut points: Vec<(Seat, i64)>) -> Hand {
    if let Some((player, points)) = points.iter().copied().find(|(_, points)| *points >= HUNDRED) {
        return Hand::Hundred { player, points: Some(points) };
    }
    let turn = |seat: Seat| deal.active.iter().position(|active| *active == seat);
    points.sort_by_key(|(seat, points)| Reverse((*points, turn(*seat))));
    Hand::Order(points.into_iter().map(|(seat, points)| (seat, Some(points))).collect())
}

fn read_all_tricks(deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
    let points = read_points(deal, fields);
    let player = fields.player("all_tricks")?;
    let own = points?.into_iter().find(|(seat, _)| *seat == player).map(|(_, points)| points)?;
    if own != ALL_POINTS {
        let text = Message::new("bassadewitz-error-all-tricks").with("player", player);
        fields.add_error("all_tricks", text.count("all", ALL_POINTS).count("points", own));
        return None;
    }
    Some(Hand::AllTricks(player))
}

fn read_places(deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
    let places = fields.numbers_by_player("places", Number::Count(1, 4), Some(ALL_PLACES));
    let at = |place: i64| places.iter().find(|(_, given)| *given == place).map(|(seat, _)| *seat);
    let order: Vec<_> = (1..=4).filter_map(at).map(|seat| (seat, None)).collect();
    if order.len() != deal.active.len() {
        fields.refuse_if(!fields.has_error("places"), "places", "bassadewitz-error-places");
        return None;
    }
    Some(Hand::Order(order))
}
