//! Entry forms as data. A game says what it asks; one template draws every kind of question. What the names and values
//! of the inputs mean, [`super::draft`] says.

use super::seats::Seats;
use super::text::Text;
use crate::ledger::Seat;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Field {
    /// Rows and columns of one radio group: who, and what he bids.
    Matrix {
        legend: Text,
        /// The name shared by all cells, such as `taker+bid`.
        name: String,
        /// What the columns are headed with.
        columns: Vec<Text>,
        /// The rows, each with a cell a column.
        rows: Vec<MatrixRow>,
        /// What is asked in one more column.
        called: Option<Called>,
    },
    /// Radios of which one is chosen.
    Choice {
        legend: Text,
        name: String,
        look: Look,
        /// What can be chosen, in order.
        options: Vec<Choosable>,
        /// Chosen when the form is new: only where absent means something (no bonus) or for rules, never for what a
        /// player saw.
        chosen: Option<String>,
    },
    /// One or more numbers that share a digit pad.
    Numbers {
        legend: Text,
        cells: Vec<Cell>,
        /// Whether half-points can occur, which gives the pad its ½ key.
        halves: bool,
        /// What all cells make together, in wholes, where the last one follows from the others.
        total: Option<i64>,
        /// Whether the pad has a minus key.
        signed: bool,
        /// How many digits fill a cell, after which the pad goes on to the next one.
        width: u8,
        /// The pile of cards that the counting helper counts, where it helps.
        pile: Option<&'static Pile>,
        /// How a single number is to be read, such as whose it is. A phone remembers that for its table.
        side: Option<Box<Field>>,
    },
    /// Players one after the other, as they went out. The document lists them.
    Order {
        legend: Text,
        /// The document's list.
        name: &'static str,
        /// The inputs, `place[p1]`, which hold the place of each.
        place: &'static str,
        players: Vec<Choosable>,
    },
    /// Checkboxes, each its own yes.
    Toggles {
        legend: Text,
        /// What can be ticked, in order.
        options: Vec<Toggle>,
    },
    /// A line of free text or a plain value, for rules.
    Line {
        legend: Text,
        name: String,
        /// What stands there when the form is new.
        value: String,
        /// What to write there.
        hint: Option<Text>,
    },
    /// Questions that are rarely needed, folded away.
    Extras {
        /// What is folded away.
        summary: Text,
        fields: Vec<Field>,
    },
    /// A question that arises only when a radio is chosen; without a script it is always asked.
    When {
        /// The radio and the values with which it arises: `bid=prop_cop`.
        condition: &'static str,
        field: Box<Field>,
    },
    /// Something to read, not to answer.
    Note(Text),
}

/// A second question in the rows of a matrix, for a partner among the players: the taker's own row says that he is alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Called {
    pub legend: Text,
    pub name: String,
    /// What its column is headed with.
    pub column: Text,
    /// What the taker's own cell says.
    pub alone: Text,
    /// The value of each row.
    pub values: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatrixRow {
    pub label: Text,
    /// The value of the cell in each column.
    pub values: Vec<String>,
    /// A name of the row's own radio group, where the matrix is one question a row (places, cards exchanged).
    pub name: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Side by side, for two to five short words.
    Segments,
    /// Two columns of large tiles: who?
    Tiles,
    /// A row a player, whose second line is a word that is spelt letter by letter, beside his name.
    Spelling,
    /// Small keys in rows, for numbers.
    Keys,
    /// At most four in the columns of the matrix, beside their legend and the message below it.
    Columns(Option<&'static str>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choosable {
    pub value: String,
    pub label: Text,
    /// A second, smaller line: what it needs, what it is worth.
    pub hint: Option<Text>,
    /// The radio and the values with which it is the number to reach: `bid=abondance|royal_abondance`.
    pub goal: Option<String>,
    /// The input and the values with which it cannot be: `soloist=p1`. Without a script it is offered all the same.
    pub never: Option<String>,
}

/// A checkbox. A name that ends in `[]` gathers the values of all that are ticked in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Toggle {
    pub name: String,
    /// The value that is sent when it is ticked.
    pub value: String,
    pub label: Text,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    pub name: String,
    /// Whose number it is; the question itself where there is but one cell.
    pub label: Option<Text>,
}

/// What the counting helper counts.
#[derive(Debug, PartialEq, Eq)]
pub struct Pile {
    /// For each kind of card a message id, what one is worth in half-points, and how many the pack has.
    pub kinds: &'static [(&'static str, i64, i64)],
    /// The question that the count of the first kind answers, and the answer with which the pile is the other side's.
    pub answers: Option<(&'static str, &'static str)>,
}

impl Field {
    /// Radios side by side, of which one is chosen when the form is new.
    pub fn segments(legend: &'static str, name: &str, chosen: &str, options: Vec<Choosable>) -> Self {
        let (legend, name, chosen) = (Text::new(legend), name.to_owned(), Some(chosen.to_owned()));
        Self::Choice { legend, name, look: Look::Segments, options, chosen }
    }

    /// The same choice, looking otherwise.
    pub fn looking(mut self, otherwise: Look) -> Self {
        if let Self::Choice { look, .. } = &mut self {
            *look = otherwise;
        }
        self
    }
}

impl Cell {
    /// A cell a player, `tricks[p1]`.
    pub fn by_player(field: &str, seats: &Seats, players: &[Seat]) -> Vec<Self> {
        let cell = |seat: &Seat| Self {
            name: format!("{field}[{}]", seats.label(*seat)),
            label: Some(Text::new("player-name").with("player", *seat)),
        };
        players.iter().map(cell).collect()
    }
}

impl Choosable {
    /// Values with the messages that label them.
    pub fn all(options: &[(&'static str, &'static str)]) -> Vec<Self> {
        options.iter().map(|(value, label)| Self::new(*value, Text::new(label))).collect()
    }

    pub fn new(value: impl Into<String>, label: Text) -> Self {
        Self { value: value.into(), label, hint: None, goal: None, never: None }
    }

    /// The same with a second line.
    pub fn hint(mut self, hint: Text) -> Self {
        self.hint = Some(hint);
        self
    }

    /// The same where an input has none of these values.
    pub fn never(mut self, name: &str, values: &[String]) -> Self {
        self.never = Some(format!("{name}={}", values.join("|")));
        self
    }

    /// The same as the number to reach under a condition.
    pub fn goal(mut self, condition: String) -> Self {
        self.goal = Some(condition);
        self
    }
}
