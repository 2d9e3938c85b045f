//! The units of games.

/// The unit of a table's amounts: points, letters, tantos.
#[derive(Debug, PartialEq, Eq)]
pub struct Unit {
    /// The name in documents.
    pub id: &'static str,
    /// The message with its name: "points".
    pub name: &'static str,
    /// The message with its name in the singular: "point".
    pub one: &'static str,
    /// The values of the pieces in the drawing of a pot, in descending order; empty if a pot is only a number.
    pub pieces: &'static [i64],
    /// Where amounts are kept during the game.
    pub medium: Medium,
}

/// Where amounts are kept during the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Medium {
    /// Written down.
    Sheet,
    /// Pieces with a value: counters, chips, tantos.
    Counters,
    /// Coins and notes.
    Cash,
}

impl Unit {
    /// A unit that is only written down.
    pub const fn sheet(id: &'static str, name: &'static str, one: &'static str) -> Self {
        Self { id, name, one, pieces: &[], medium: Medium::Sheet }
    }

    /// Whether it lies on the table, so that players pay after every deal.
    pub fn lies_on_the_table(&self) -> bool {
        self.medium != Medium::Sheet
    }
}

/// Points, for tarot, vidrasso and the free sheet.
pub const POINTS: Unit = Unit::sheet("points", "unit-points", "unit-one-points");

/// Money.
pub const CASH: Unit = Unit { id: "cash", name: "unit-cash", one: "unit-cash", pieces: &[], medium: Medium::Cash };

/// Counters, for l'ombre, and for any game that is played at a rate.
pub const COUNTERS: Unit =
    Unit { id: "counters", name: "unit-counters", one: "unit-one-counters", pieces: &[5, 1], medium: Medium::Counters };
