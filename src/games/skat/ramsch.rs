//! The data of a ramsch: without a declarer, the player with the most points loses.

use super::{ALL_POINTS, Rules};
use crate::games::prelude::*;

/// The result of such a hand in documents.
pub const RAMSCH: &str = "ramsch";
/// The most players who push the skat on.
pub const MAX_PUSHED: i64 = 3;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ramsch {
    /// The points of all three, in seating order.
    pub points: Vec<(Seat, i64)>,
    pub no_tricks: Vec<Seat>,
    /// Who alone loses where several have the most points.
    pub loser: Option<Seat>,
    /// How many players pushed the skat on.
    pub pushed: i64,
    /// The bock rounds that run.
    pub bock: i64,
}

/// Reads a ramsch. Errors go to `fields`.
pub fn read(rules: &Rules, deal: &Deal, fields: &mut Fields<'_>) -> Option<Ramsch> {
    fields.require("points");
    let points = fields.numbers_by_player("points", Number::Count(0, ALL_POINTS), Some(ALL_POINTS));
    let no_tricks = fields.distinct_players("no_tricks");
    let loser = fields.optional_player("loser");
    let pushed = fields.count_or_none("pushed", MAX_PUSHED);
    let bock = rules.read_bock(fields);
    if fields.has_error("points") {
        return None;
    }
    let sum: i64 = points.iter().map(|(_, points)| points).sum();
    let wrong = match sum {
        _ if points.len() != deal.active.len() => Some("skat-error-ramsch"),
        0..ALL_POINTS => Some("skat-error-ramsch-less"),
        ALL_POINTS => None,
        _ => Some("skat-error-ramsch-more"),
    };
    if let Some(id) = wrong {
        fields.add_error("points", Message::new(id).count("sum", sum).count("all", ALL_POINTS));
        return None;
    }
    let ramsch = Ramsch { points, no_tricks, loser, pushed, bock };
    ramsch.check(fields);
    Some(ramsch)
}

impl Ramsch {
    /// Refuses players without tricks who have points, and a loser who does not follow.
    pub fn check(&self, fields: &mut Fields<'_>) {
        let has_points = |seat: &&Seat| self.points.iter().any(|(player, points)| player == *seat && *points > 0);
        if let Some(seat) = self.no_tricks.iter().find(has_points) {
            fields.add_error("no_tricks", Message::new("skat-error-no-tricks").with("player", *seat));
        }
        let is_all = self.no_tricks.len() == self.points.len();
        fields.refuse_if(is_all, "no_tricks", "skat-error-no-tricks-all");
        if let Some(loser) = self.loser {
            let most = self.most();
            fields.refuse_if(most.len() == 1, "loser", "skat-error-loser-alone");
            let is_other = most.len() > 1 && !most.contains(&loser);
            fields.refuse_if(is_other, "loser", Message::new("skat-error-loser").with("player", loser));
        }
    }

    fn most(&self) -> Vec<Seat> {
        let most = self.points.iter().map(|(_, points)| *points).max();
        self.points.iter().filter(|(_, points)| Some(*points) == most).map(|(seat, _)| *seat).collect()
    }

    /// The player who took every trick.
    pub fn march(&self) -> Option<Seat> {
        let has_tricks = |(seat, _): &&(Seat, i64)| !self.no_tricks.contains(seat);
        (self.no_tricks.len() == 2).then(|| self.points.iter().find(has_tricks).map(|(seat, _)| *seat))?
    }

    /// None if one player took every trick.
    pub fn losers(&self) -> Vec<Seat> {
        match (self.march(), self.loser) {
            (Some(_), _) => Vec::new(),
            (None, Some(loser)) => vec![loser],
            (None, None) => self.most(),
        }
    }

    /// What the points are multiplied by. A player without a trick doubles, two do not.
    pub fn factor(&self) -> i64 {
        let virgin = i64::from(self.no_tricks.len() == 1);
        1 << (self.pushed + virgin + self.bock)
    }
}
