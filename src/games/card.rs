//! The scoring card of a game: what counts how much under the rules of a table, and a hand as an example. Its figures are the
//! constants that score.

use super::form::Pile;
use crate::document::{Arg, Deal, Message, Seats, Value};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// In the order of a dispute: what is needed, what it is worth, what counts besides, the cards, the end.
    pub sections: Vec<Section>,
    /// A hand as JSON, in which `@1` is the first active player in the order of play, `@2` the second.
    example: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    pub heading: Message,
    /// Sentences before the rows.
    pub notes: Vec<Message>,
    /// The headings of the columns; none for a single one.
    pub columns: Vec<Message>,
    /// Each has a figure in each column.
    pub rows: Vec<(Message, Vec<Arg>)>,
}

/// The values of the cards of a suit in games with 30 points in each.
pub const VALUES: &Values<1> =
    &[("card-ace", [11]), ("card-ten", [10]), ("card-king", [4]), ("card-queen", [3]), ("card-jack", [2])];

/// The cards of a suit with their values in this many cases, such as in trumps and in other suits.
pub type Values<const CASES: usize> = [(&'static str, [i64; CASES])];

/// The sum of a suit in one of the cases, for games to check their values against all points.
pub const fn suit<const CASES: usize>(cards: &Values<CASES>, case: usize) -> i64 {
    let (mut sum, mut at) = (0, 0);
    while at < cards.len() {
        sum += cards[at].1[case];
        at += 1;
    }
    sum
}

/// "× 2".
pub fn times(times: i64) -> Arg {
    Message::new("card-times").count("times", times).into()
}

/// "+ 1".
pub fn plus(points: i64) -> Arg {
    Message::new("card-plus").count("points", points).into()
}

/// A number as the heading of a column.
pub fn number(number: i64) -> Message {
    Message::new("plain-number").count("number", number)
}

/// Figures that follow each other: "20, 30, 40".
pub fn list(figures: impl IntoIterator<Item = i64>) -> Arg {
    Arg::Verbatim(figures.into_iter().map(|figure| figure.to_string()).collect::<Vec<_>>().join(", "))
}

/// What ends a game to a target, in short; nothing without one.
pub fn ends_at(target: i64) -> Option<Message> {
    (target != 0).then(|| Message::new("aim-target").count("target", target))
}

impl Card {
    pub fn new(example: impl Into<String>, sections: impl IntoIterator<Item = Section>) -> Self {
        let is_there = |section: &Section| !section.rows.is_empty() || !section.notes.is_empty();
        Self { sections: sections.into_iter().filter(is_there).collect(), example: example.into() }
    }

    /// The example as a hand of these players, as the log writes it.
    pub fn hand(&self, seats: &Seats, deal: &Deal) -> Option<Value> {
        let mut text = self.example.clone();
        for (at, seat) in (1..).zip(&deal.active) {
            text = text.replace(&format!("@{at}"), seats.label(*seat));
        }
        Value::from_json(&text).ok()
    }
}

impl Section {
    pub fn new(heading: impl Into<Message>) -> Self {
        Self { heading: heading.into(), notes: Vec::new(), columns: Vec::new(), rows: Vec::new() }
    }

    /// The values of cards, of the last trick if it counts, and of all together.
    pub fn of_values<const CASES: usize>(
        cards: impl IntoIterator<Item = (&'static str, [i64; CASES])>,
        last: i64,
        all: i64,
    ) -> Self {
        let rows = |section: Self, (card, row)| section.figures(card, row);
        let section = cards.into_iter().fold(Self::new("card-values"), rows);
        let section = if last == 0 { section } else { section.figures("card-last", [last; CASES]) };
        section.figures("card-all", [all; CASES])
    }

    /// The values of the cards that the counting helper counts.
    pub fn of_pile(pile: &Pile) -> Self {
        Self::new("card-values").rows(pile.kinds.iter().map(|(label, halves, _)| (*label, Arg::Halves(*halves))))
    }

    pub fn columns<M: Into<Message>>(mut self, columns: impl IntoIterator<Item = M>) -> Self {
        self.columns = columns.into_iter().map(Into::into).collect();
        self
    }

    pub fn note(mut self, text: impl Into<Message>) -> Self {
        self.notes.push(text.into());
        self
    }

    pub fn row(self, label: impl Into<Message>, figure: impl Into<Arg>) -> Self {
        self.figures(label, [figure])
    }

    /// A row for a rule that may not apply.
    pub fn row_if(self, applies: bool, label: impl Into<Message>, figure: impl Into<Arg>) -> Self {
        if applies { self.row(label, figure) } else { self }
    }

    /// A row with a figure in each column.
    pub fn figures<A: Into<Arg>>(mut self, label: impl Into<Message>, figures: impl IntoIterator<Item = A>) -> Self {
        self.rows.push((label.into(), figures.into_iter().map(Into::into).collect()));
        self
    }

    pub fn rows<M: Into<Message>, A: Into<Arg>>(self, rows: impl IntoIterator<Item = (M, A)>) -> Self {
        rows.into_iter().fold(self, |section, (label, figure)| section.row(label, figure))
    }
}
