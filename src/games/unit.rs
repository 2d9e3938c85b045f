//! What games count in.

/// What the amounts of a table count: points, letters, tantos.
#[derive(Debug, PartialEq, Eq)]
pub struct Unit {
    /// The name in documents.
    pub id: &'static str,
    /// The message that names it: "points".
    pub name: &'static str,
    /// The message that names one of it: "point".
    pub one: &'static str,
    /// What the pieces are worth that a pot of it is drawn with, the greatest first; none where it is only a number.
    pub pieces: &'static [i64],
    /// Where it is kept.
    pub medium: Medium,
}

/// Where amounts are kept during the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Medium {
    /// They are written down.
    Sheet,
    /// They are pieces that stand for value: counters, chips, tantos.
    Counters,
    /// They are coins and notes.
    Cash,
}

impl Unit {
    /// Whether it lies on the table, so that it changes hands after every deal.
    pub fn lies_on_the_table(&self) -> bool {
        self.medium != Medium::Sheet
    }
}

/// Points, of tarot, vidrasso and any other game.
pub const POINTS: Unit =
    Unit { id: "points", name: "unit-points", one: "unit-one-points", pieces: &[], medium: Medium::Sheet };

/// A currency's money.
pub const CASH: Unit = Unit { id: "cash", name: "unit-cash", one: "unit-cash", pieces: &[], medium: Medium::Cash };

/// Counters: those of l'ombre, and those for which any game can be played at a rate.
pub const COUNTERS: Unit =
    Unit { id: "counters", name: "unit-counters", one: "unit-one-counters", pieces: &[5, 1], medium: Medium::Counters };
