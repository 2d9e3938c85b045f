//! Entry forms as data. A game says what it asks; one template draws every kind of question. What the names and values
//! of the inputs mean, [`super::draft`] says.

use super::text::Text;

/// One question of a form.
#[derive(Clone, Debug)]
pub enum Field {
    /// Rows and columns of one radio group: who, and what he bids.
    Matrix {
        /// The question.
        legend: Text,
        /// The name shared by all cells, such as `taker+bid`.
        name: String,
        /// What the columns are headed with.
        columns: Vec<Text>,
        /// The rows, each with a cell a column.
        rows: Vec<Row>,
    },
    /// Radios of which one is chosen.
    Choice {
        /// The question.
        legend: Text,
        /// The input's name.
        name: String,
        /// How the radios look.
        look: Look,
        /// What can be chosen, in order.
        options: Vec<Choosable>,
        /// Chosen when the form is new: only where absent means something (no bonus) or for rules, never for what a
        /// player saw.
        chosen: Option<String>,
    },
    /// One or more numbers that share a digit pad.
    Numbers {
        /// The question.
        legend: Text,
        /// The cells, in order.
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
    },
    /// Checkboxes, each its own yes.
    Toggles {
        /// The question.
        legend: Text,
        /// What can be ticked, in order.
        options: Vec<Toggle>,
    },
    /// A line of free text or a plain value, for rules.
    Line {
        /// The question.
        legend: Text,
        /// The input's name.
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
        /// The questions.
        fields: Vec<Field>,
    },
    /// A question that arises only when a radio is chosen; without a script it is always asked.
    When {
        /// The radio and the values with which it arises: `bid=prop_cop`.
        condition: &'static str,
        /// The question.
        field: Box<Field>,
    },
    /// Something to read, not to answer.
    Note(Text),
}

/// One row of a matrix.
#[derive(Clone, Debug)]
pub struct Row {
    /// Whom the row is about.
    pub label: Text,
    /// The value of the cell in each column.
    pub values: Vec<String>,
    /// A name of the row's own radio group, where the matrix is one question a row (places, cards exchanged).
    pub name: Option<String>,
}

/// How radios look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Side by side, for two to five short words.
    Segments,
    /// Two columns of large tiles: who?
    Tiles,
    /// Small keys in rows, for numbers.
    Keys,
}

/// Something that can be chosen.
#[derive(Clone, Debug)]
pub struct Choosable {
    /// The value that is sent.
    pub value: String,
    /// What it is called.
    pub label: Text,
    /// A second, smaller line: what it needs, what it is worth.
    pub hint: Option<Text>,
    /// The radio and the values with which it is the number to reach: `bid=abondance|royal_abondance`.
    pub goal: Option<String>,
}

/// A checkbox. A name that ends in `[]` gathers the values of all that are ticked in a list.
#[derive(Clone, Debug)]
pub struct Toggle {
    /// The input's name.
    pub name: String,
    /// The value that is sent when it is ticked.
    pub value: String,
    /// What it says.
    pub label: Text,
}

/// A cell for a number.
#[derive(Clone, Debug)]
pub struct Cell {
    /// The input's name.
    pub name: String,
    /// Whose number it is; the question itself where there is but one cell.
    pub label: Option<Text>,
}

/// What the counting helper counts.
#[derive(Debug)]
pub struct Pile {
    /// For each kind of card a message id, what one is worth in half-points, and how many the pack has.
    pub kinds: &'static [(&'static str, i64, i64)],
}

impl Choosable {
    /// A value with its label.
    #[must_use]
    pub fn new(value: impl Into<String>, label: Text) -> Self {
        Self { value: value.into(), label, hint: None, goal: None }
    }

    /// The same with a second line.
    #[must_use]
    pub fn hint(mut self, hint: Text) -> Self {
        self.hint = Some(hint);
        self
    }

    /// The same as the number to reach under a condition.
    #[must_use]
    pub fn goal(mut self, condition: String) -> Self {
        self.goal = Some(condition);
        self
    }
}
