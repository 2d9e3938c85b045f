//! Entry forms as data. A game lists its questions; one template draws each kind of question. [`crate::document::form_value`] defines
//! the names and values of the inputs.

use crate::document::{Message, Seats};
use crate::ledger::{Party, Seat};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Field {
    /// Rows and columns of one radio group: the player and the bid.
    Matrix {
        legend: Message,
        /// The name shared by all cells, such as `taker+bid`.
        name: String,
        /// The headings of the columns.
        columns: Vec<Message>,
        /// The rows, each with one cell per column.
        rows: Vec<MatrixRow>,
        /// A second question in an extra column.
        called: Option<BidLookup>,
    },
    /// A group of radios.
    Choice {
        legend: Message,
        name: String,
        look: Widget,
        /// The options, in order.
        options: Vec<SelectOption>,
        /// The value that a new form preselects: only for rules, or where absence has a meaning (no bonus); never for
        /// an observation of a player.
        chosen: Option<String>,
    },
    Numbers(Numbers),
    /// Players in the order in which they went out. The document lists them.
    Order {
        legend: Message,
        /// The name of the document's list.
        name: &'static str,
        /// The name of the inputs with the place of each player: `place[p1]`.
        place: &'static str,
        players: Vec<SelectOption>,
    },
    /// Independent checkboxes.
    Toggles {
        legend: Message,
        /// The checkboxes, in order.
        options: Vec<Toggle>,
    },
    /// A line of free text or a plain value, for rules.
    Line {
        legend: Message,
        name: String,
        /// The value in a new form.
        value: String,
        /// A hint about what to enter.
        hint: Message,
        /// Whether the value is a number.
        is_number: bool,
    },
    /// Rarely needed questions, which are collapsed.
    Extras {
        /// The line that expands them.
        summary: Message,
        fields: Vec<Field>,
    },
    /// A question that applies only when a certain radio is chosen; without a script it is always shown.
    When {
        /// The radio and the values with which the question applies, `input=value|value`: a second poignée is asked for with
        /// `poignees[0][size]=single|double|triple`.
        condition: &'static str,
        field: Box<Field>,
    },
    /// Lines without a question.
    Notes(Vec<Message>),
}

/// One or more numbers that share a digit pad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers {
    pub legend: Message,
    pub cells: Vec<Cell>,
    /// The largest number. The pad moves to the next cell when no further digit can belong to the number.
    pub most: i64,
    /// The maximum number of decimals.
    pub decimals: u32,
    /// Whether the only decimal is a half, for which the pad has a ½ key.
    pub halves: bool,
    /// Whether a number may be negative.
    pub signed: bool,
    /// The sum of all cells in whole units, if the last cell follows from the others.
    pub total: Option<i64>,
    /// The cards that the counting helper counts, if there is one.
    pub pile: Option<&'static Pile>,
    /// The question whose number this is, such as attack or defence. The browser remembers the last answer for each table.
    pub side: Option<Box<Field>>,
}

/// A second question in the rows of a matrix, for a partner among the players. The taker's own row means that they play
/// alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BidLookup {
    pub legend: Message,
    pub name: String,
    /// The heading of the column.
    pub column: Message,
    /// The label of the taker's own cell.
    pub alone: Message,
    /// The value of each row.
    pub values: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatrixRow {
    pub label: Label,
    /// The value of the cell in each column.
    pub values: Vec<String>,
    /// The name of the row's own radio group, if each row is a question (places, cards exchanged).
    pub name: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Widget {
    /// Side by side, for two to five short words.
    Segments,
    /// Two columns of large tiles, for players.
    Tiles,
    /// One row per player, with a word spelt letter by letter beside the name.
    Spelling,
    /// Small keys in rows, for numbers.
    Keys,
    /// At most four options in the columns of the matrix, beside the legend and the message below it.
    Columns(Option<&'static str>),
}

/// The label of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Label {
    /// A player, who is shown with their mark.
    Player(Seat),
    /// A side, or a player alone, with the mark of its first member.
    Party(Party),
    Message(Message),
}

impl Label {
    pub fn text(&self) -> Message {
        match self {
            Self::Player(seat) => Message::new("player-name").with("player", *seat),
            Self::Party(party) => Message::new("player-name").with("player", *party),
            Self::Message(text) => text.clone(),
        }
    }
}

impl From<Message> for Label {
    fn from(text: Message) -> Self {
        Self::Message(text)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelectOption {
    pub value: String,
    pub label: Label,
    /// A second, smaller line: what the option needs or is worth.
    pub hint: Option<Message>,
    /// The radio and the values with which this number is the goal: `bid=abondance|royal_abondance`.
    pub goal: Option<String>,
    /// The input and the values that exclude the option, in the form of a condition: `soloist=p1`. Without a script it is always offered.
    pub never: Option<String>,
}

/// A checkbox. Checkboxes with the same name that ends in `[]` send a list of the ticked values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Toggle {
    pub name: String,
    /// The value that a ticked checkbox sends.
    pub value: String,
    pub label: Label,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    pub name: String,
    /// The label of the cell; `None` for a single cell, which the legend of the question labels.
    pub label: Option<Label>,
}

/// The cards that the counting helper counts.
#[derive(Debug, PartialEq, Eq)]
pub struct Pile {
    /// For each kind of card: a message id, the value of a card in half-points, and the number of cards in the pack.
    pub kinds: &'static [(&'static str, i64, i64)],
    /// The question that the count of the first kind answers, and the answer that means that the pile is the other
    /// side's.
    pub answers: Option<(&'static str, &'static str)>,
}

impl Field {
    /// A group of radios, none of them preselected.
    pub fn choice(legend: &'static str, name: &str, look: Widget, options: Vec<SelectOption>) -> Self {
        Self::Choice { legend: Message::new(legend), name: name.to_owned(), look, options, chosen: None }
    }

    /// Radios side by side, one of them preselected.
    pub fn segments(legend: impl Into<Message>, name: &str, chosen: &str, options: Vec<SelectOption>) -> Self {
        let (legend, name, chosen) = (legend.into(), name.to_owned(), Some(chosen.to_owned()));
        Self::Choice { legend, name, look: Widget::Segments, options, chosen }
    }

    /// [`Self::segments`] after a first option, which is preselected and means that nothing applies.
    pub fn optional(
        legend: impl Into<Message>,
        name: &str,
        nothing: &'static str,
        options: impl IntoIterator<Item = SelectOption>,
    ) -> Self {
        let nothing = SelectOption::new("", Message::new(nothing));
        Self::segments(legend, name, "", std::iter::once(nothing).chain(options).collect())
    }

    pub fn line(legend: Message, name: &str, value: &str, hint: Message) -> Self {
        Self::Line { legend, name: name.to_owned(), value: value.to_owned(), hint, is_number: false }
    }

    /// A line for a number, which is empty in a new form.
    pub fn number_line(legend: Message, name: &str, hint: Message) -> Self {
        Self::Line { legend, name: name.to_owned(), value: String::new(), hint, is_number: true }
    }

    /// The name of the first input, and the question; `None` if the field itself asks nothing.
    pub fn question(&self) -> Option<(&str, &Message)> {
        match self {
            Self::Matrix { legend, name, .. } | Self::Choice { legend, name, .. } | Self::Line { legend, name, .. } => {
                Some((name, legend))
            }
            Self::Numbers(numbers) => Some((&numbers.cells.first()?.name, &numbers.legend)),
            Self::Order { legend, name, .. } => Some((name, legend)),
            Self::Toggles { legend, options } => Some((options.first()?.name.trim_end_matches("[]"), legend)),
            Self::When { field, .. } => field.question(),
            Self::Extras { .. } | Self::Notes(_) => None,
        }
    }

    /// Whether this is the question with a name.
    pub fn asks(&self, name: &str) -> bool {
        self.question().is_some_and(|(own, _)| own == name)
    }

    /// The same question before the play, when no partner has been called yet.
    pub fn without_called(mut self) -> Self {
        if let Self::Matrix { called, .. } = &mut self {
            *called = None;
        }
        self
    }

    /// This field and the fields within it as a flat list. One that only folds others is not in it.
    pub fn with_inner(&self) -> Vec<&Self> {
        match self {
            Self::Extras { fields, .. } => fields.iter().collect(),
            Self::Numbers(Numbers { side: Some(side), .. }) => vec![self, side],
            _ => vec![self],
        }
    }

    /// Changes the look of a choice.
    pub fn looking(mut self, otherwise: Widget) -> Self {
        if let Self::Choice { look, .. } = &mut self {
            *look = otherwise;
        }
        self
    }
}

impl MatrixRow {
    /// The name of the row's radio group, in a matrix with this name.
    pub fn group<'a>(&'a self, matrix: &'a str) -> &'a str {
        self.name.as_deref().unwrap_or(matrix)
    }
}

impl Numbers {
    pub fn new(legend: Message, cells: Vec<Cell>, most: i64) -> Self {
        Self { legend, cells, most, decimals: 0, halves: false, signed: false, total: None, pile: None, side: None }
    }
}

impl Toggle {
    /// A single flag.
    pub fn flag(name: &str, label: Message) -> Self {
        Self { name: name.to_owned(), value: "true".to_owned(), label: label.into() }
    }
}

impl Cell {
    pub fn alone(name: &str) -> Self {
        Self { name: name.to_owned(), label: None }
    }

    /// One cell per player: `tricks[p1]`.
    pub fn by_player(field: &str, seats: &Seats, players: &[Seat]) -> Vec<Self> {
        let cell =
            |seat: &Seat| Self { name: format!("{field}[{}]", seats.label(*seat)), label: Some(Label::Player(*seat)) };
        players.iter().map(cell).collect()
    }

    /// One cell per party, under the label of its first player: `points[p1]`.
    pub fn by_party(field: &str, seats: &Seats, parties: impl IntoIterator<Item = Party>) -> Vec<Self> {
        let cell = |party: Party| Self {
            name: format!("{field}[{}]", seats.label(party.first())),
            label: Some(Label::Party(party)),
        };
        parties.into_iter().map(cell).collect()
    }
}

impl SelectOption {
    /// Values with the messages that label them.
    pub fn all(options: &[(&'static str, &'static str)]) -> Vec<Self> {
        options.iter().map(|(value, label)| Self::new(*value, Message::new(label))).collect()
    }

    pub fn new(value: impl Into<String>, label: impl Into<Label>) -> Self {
        Self { value: value.into(), label: label.into(), hint: None, goal: None, never: None }
    }

    /// A number that is its own label.
    pub fn number(number: i64) -> Self {
        Self::new(number.to_string(), Message::new("plain-number").count("number", number))
    }

    /// Adds a second line.
    pub fn hint(mut self, hint: Message) -> Self {
        self.hint = Some(hint);
        self
    }

    /// Excludes the option while an input has one of the values, which are joined by `|`.
    pub fn never(mut self, name: &str, values: &str) -> Self {
        self.never = Some(format!("{name}={values}"));
        self
    }
}
