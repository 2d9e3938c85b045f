//! The data of a hand of hearts.

use smol_str::SmolStr;

use super::{ALL_POINTS, Moon, QUEEN, Rules};
use crate::games::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// What each player took, in seating order.
    pub points: Vec<(Seat, i64)>,
    /// Whether the shooter of the moon takes the points off instead of giving them to the others.
    pub is_taken_off: bool,
    /// Who took the jack of diamonds, where it counts.
    pub jack: Option<Seat>,
    /// Who took no trick, where that counts.
    pub no_tricks: Vec<Seat>,
    /// Whether the figures told of the moon, and not who shot it.
    pub moon_by_figures: bool,
}

impl Hand {
    /// Who took all points.
    pub fn shooter(&self) -> Option<Seat> {
        self.points.iter().find(|(_, points)| *points == ALL_POINTS).map(|(seat, _)| *seat)
    }

    pub fn points_of(&self, seat: Seat) -> i64 {
        self.points.iter().find(|(player, _)| *player == seat).map_or(0, |(_, points)| *points)
    }
}

/// Reads a hand. Errors go to `fields`.
pub fn read(rules: Rules, deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
    let shooter = fields.optional_player("shooter");
    let points =
        if fields.raw("shooter").is_some() { beside_shooter(shooter, deal, fields) } else { points(deal, fields) };
    let moon = if rules.moon == Moon::Choice { choice(fields) } else { Moon::Add };
    let jack = if rules.jack { fields.player("jack") } else { None };
    let no_tricks = fields.players("no_tricks");
    fields.refuse_if(rules.no_tricks == 0 && !no_tricks.is_empty(), "no_tricks", "hearts-error-rule-off");
    let is_taken_off = rules.moon == Moon::Subtract || moon == Moon::Subtract;
    let hand = Hand { points: points?, is_taken_off, jack, no_tricks, moon_by_figures: shooter.is_none() };
    let has_choice = rules.moon == Moon::Choice && fields.raw("moon").is_some();
    fields.refuse_if(has_choice && hand.shooter().is_none(), "moon", "hearts-error-no-moon");
    let took_some = |seat: &&Seat| hand.points_of(**seat) > 0 || hand.jack == Some(**seat);
    if let Some(seat) = hand.no_tricks.iter().find(took_some) {
        fields.add_error("no_tricks", Message::new("hearts-error-no-tricks").with("player", *seat));
    }
    Some(hand)
}

/// What the shooter chose to do with the points.
fn choice(fields: &mut Fields<'_>) -> Moon {
    let moon = fields.optional_choice::<Moon>("moon").unwrap_or(Moon::Add);
    if matches!(moon, Moon::Choice | Moon::None) {
        fields.refuse_choice("moon", ["add", "subtract"].into_iter());
    }
    moon
}

/// The points of a moon. A form may send the figures that follow from it, and no others.
fn beside_shooter(shooter: Option<Seat>, deal: &Deal, fields: &mut Fields<'_>) -> Option<Vec<(Seat, i64)>> {
    let shooter = shooter?;
    let points = |seat| if seat == shooter { ALL_POINTS } else { 0 };
    let seats = fields.seats;
    let follow = |figures: &[(SmolStr, Value)]| {
        let follows = |(label, figure): &(SmolStr, Value)| {
            let seat = seats.find_in_form(label)?;
            (figure.as_text()? == points(seat).to_string()).then_some(())
        };
        figures.iter().all(|figure| follows(figure).is_some())
    };
    let is_double = match fields.raw("points") {
        Some(Value::Map(figures)) => !fields.format.is_form() || !follow(figures),
        other => other.is_some(),
    };
    fields.refuse_if(is_double, "shooter", "hearts-error-shooter");
    Some(deal.seated().into_iter().map(|seat| (seat, points(seat))).collect())
}

fn points(deal: &Deal, fields: &mut Fields<'_>) -> Option<Vec<(Seat, i64)>> {
    let points = fields.numbers_of_all("points", Number::Count(0, ALL_POINTS), ALL_POINTS);
    if fields.has_error("points") {
        return None;
    }
    let sum: i64 = points.iter().map(|(_, points)| points).sum();
    let left = missing(&deal.active, &points);
    if left.len() > 1 {
        fields.add_error("points", Message::new("hearts-error-missing").with("players", left).count("all", ALL_POINTS));
        return None;
    }
    if sum != ALL_POINTS {
        fields.add_error("points", Message::new("hearts-error-sum").count("sum", sum).count("all", ALL_POINTS));
        return None;
    }
    if points.iter().all(|(_, points)| *points < QUEEN) {
        fields.add_error("points", Message::new("hearts-error-queen").count("queen", QUEEN));
        return None;
    }
    Some(points)
}
