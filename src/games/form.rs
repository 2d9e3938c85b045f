//! Entry forms as data. A game lists its questions; one template draws each kind of question. [`crate::document::form_value`] defines
//! the names and values of the inputs, and [`asking`](super::asking) has what makes and reads these types.

use super::suit::Suit;
use crate::document::Message;
use crate::ledger::{Party, Seat};

/// The value of the answer that no player has something. Forms send it; documents have no field then.
pub const NOBODY: &str = "none";

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Field {
    /// Rows and columns of one radio group: the player and the bid.
    Matrix {
        legend: Message,
        /// The name shared by all cells, such as `taker+bid`.
        name: String,
        /// The headings of the columns.
        columns: Vec<Label>,
        /// The rows, each with one cell per column; a shorter one has none in the last columns. Rows of partners that
        /// follow each other stand together.
        rows: Vec<MatrixRow>,
        /// A second question in an extra column.
        called: Option<BidLookup>,
        /// Whether each cell says its column, in place of a row with the headings: suits, "Grand", "alone".
        is_named: bool,
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
    /// Numbers that are counted by taps, each between − and +: sweeps, tricks.
    Steps(Steps),
    /// Rows of cells that each count their taps: melds, extra points. From 2 on a cell says "2 × 20".
    Counts {
        legend: Message,
        rows: Vec<CountRow>,
        /// Another question in an extra column of round marks.
        beside: Option<Beside>,
    },
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
        /// [`Widget::Chips`], [`Widget::Tiles`] for players, [`Widget::Segments`] for cells of two lines, or
        /// [`Widget::Line`].
        look: Widget,
        /// The checkboxes, in order.
        options: Vec<Toggle>,
    },
    /// Choices and checkboxes whose answers share a grid with this many columns: the suits of a contract, double and
    /// redouble.
    Grid {
        columns: usize,
        fields: Vec<Field>,
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
    /// A question that applies only with certain answers to another one; without a script it is always shown.
    When {
        /// The input and the values with which the question applies, `input=value|value`: a second poignée is asked for with
        /// `poignees[0][size]=single|double|triple`, a capot with the number `points=0|162`. With `!=` it applies with all
        /// other values, and none. A value that begins with `+` stands for all that end with it: `declarer+game!=+null`.
        condition: String,
        field: Box<Field>,
    },
    /// Lines without a question.
    Notes(Vec<Message>),
    /// What stands above the two columns of tiles or numbers of a game of sides: "vulnerable", "2 bags".
    Heads(Vec<(Party, Message)>),
    /// What stands beside the title: "10 cards", "to 11".
    Aside(Message),
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
    /// The condition under which it may be, if it is not always so: `counts=value`.
    pub signed_when: Option<&'static str>,
    /// The matrix of two columns whose tick ± moves to the other column, such as pays and gets.
    pub flips: Option<String>,
    /// The sum of all cells in whole units, if the last cell follows from the others.
    pub total: Option<i64>,
    /// The cards that the counting helper counts, if there is one.
    pub pile: Option<&'static Pile>,
    /// The question whose number this is, such as attack or defence. The browser remembers the last answer for each table.
    pub side: Option<Box<Field>>,
    /// Whose number a document has, if the answers of the side question are parties: the party of the player whom this field names,
    /// or else of this player.
    pub recorded_of: Option<(&'static str, Seat)>,
    /// The pad with a key for each value, if the numbers have one instead of the digits.
    pub values: Option<Values>,
    /// Other questions in the rows of the numbers, in columns of round marks.
    pub beside: Vec<Beside>,
    /// A later question about the same players, in the same rows: [`Field::Steps`] or [`Field::Numbers`], such as tricks after
    /// bids.
    pub then: Option<Box<Field>>,
    /// The name of the question that the number answers in another way: an answer to one clears the other.
    pub instead_of: Option<&'static str>,
}

/// A pad with a key for each value. A tap fills the current cell and moves on to the next empty one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values {
    /// Values that are words, before the numbers: `nil`. The cell has the word, and N types it.
    pub words: &'static [&'static str],
    pub least: i64,
    pub most: i64,
    /// The input whose number, if it has one, is the most and the sum instead: the cards that were really dealt. And the most that
    /// this can be.
    pub most_in: Option<(&'static str, i64)>,
    /// The index of the cell that is filled first; the others follow in order, and around.
    pub first: usize,
    /// The sum that all cells must not have: the last one to be filled may not complete it.
    pub forbidden_sum: Option<i64>,
}

/// A question in the rows of numbers or counts, with a round mark in each row: who shot the moon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beside {
    /// The heading of the column: "Moon".
    pub column: Message,
    /// One mark in all; several if it ends in `[]`.
    pub name: String,
    /// The label of each row, and the value of its mark.
    pub rows: Vec<(Label, String)>,
    /// The label of the answer that none applies, which is only needed without a script.
    pub nobody: Message,
    /// The figures that a mark puts into its own row and into all others: it then answers their question.
    pub fills: Option<(i64, i64)>,
    /// Whether each mark says its column, in place of a heading.
    pub is_named: bool,
}

/// Numbers that are counted by taps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Steps {
    pub legend: Message,
    pub cells: Vec<Cell>,
    pub least: i64,
    pub most: i64,
    /// The input whose number, if it has one, is the most and the sum instead.
    pub most_in: Option<&'static str>,
    /// For each cell the name of the input at whose value it stands until it is touched, such as the bid; empty if all begin
    /// at the least.
    pub stand_at: Vec<String>,
    /// The sum of all cells, if the last one that is not touched follows from the others.
    pub total: Option<i64>,
}

/// A row of cells that count their taps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountRow {
    pub label: Label,
    pub cells: Vec<Count>,
}

/// A cell that counts its taps: a tap adds one, and the tap after the most clears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// The path of the number, or what it counts in a list of maps: `weis[player+size=p1+20]` counts those of player `p1`
    /// and size 20.
    pub name: String,
    pub label: Message,
    pub most: i64,
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
    /// In one line with the legend.
    Line,
    /// Checkboxes as wide as their labels.
    Chips,
}

/// The label of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Label {
    /// A player, who is shown with their mark.
    Player(Seat),
    /// A side, or a player alone, with the mark of its first member.
    Party(Party),
    /// A suit, which is drawn as its symbol.
    Suit(Suit),
    Message(Message),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelectOption {
    pub value: String,
    pub label: Label,
    /// A second, smaller line: what the option needs or is worth.
    pub hint: Option<Message>,
    /// A heading with which a new row of tiles begins: the side that has won.
    pub head: Option<Label>,
    /// Whether a tile has a row of its own.
    pub is_wide: bool,
    /// Whether it means that nothing applies. A script hides it: a second tap on another answer returns to it.
    pub is_none: bool,
    /// The radio and the values with which this number is the goal: `bid=abondance|royal_abondance`.
    pub goal: Option<String>,
    /// The input and the values that exclude the option, in the form of a condition: `soloist=p1`. Without a script it is always
    /// offered.
    pub never: Option<String>,
}

/// A checkbox. Checkboxes with the same name that ends in `[]` send a list of the ticked values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Toggle {
    pub name: String,
    /// The value that a ticked checkbox sends.
    pub value: String,
    pub label: Label,
    /// A second, smaller line in a cell.
    pub hint: Option<Message>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    pub name: String,
    /// The label of the cell; `None` for a single cell, which the legend of the question labels.
    pub label: Option<Label>,
    /// A second, smaller line below the label: "deals".
    pub hint: Option<Message>,
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
