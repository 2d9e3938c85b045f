//! Makes the questions of forms, and finds them by name.

use std::ops::RangeInclusive;

use super::form::{
    Beside, Cell, CountRow, Field, Label, MatrixRow, Numbers, SelectOption, Steps, Toggle, Values, Widget,
};
use super::suit::{Suit, Trump};
use crate::document::{Choice, Message, Seats};
use crate::ledger::{Party, Seat};

impl Label {
    pub fn text(&self) -> Message {
        match self {
            Self::Player(seat) => Message::new("player-name").with("player", *seat),
            Self::Party(party) => Message::new("player-name").with("player", *party),
            Self::Suit(suit) => suit.label(),
            Self::Message(text) => text.clone(),
        }
    }
}

impl From<Message> for Label {
    fn from(text: Message) -> Self {
        Self::Message(text)
    }
}

impl From<Suit> for Label {
    fn from(suit: Suit) -> Self {
        Self::Suit(suit)
    }
}

impl From<Party> for Label {
    fn from(party: Party) -> Self {
        Self::Party(party)
    }
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
        let nothing = SelectOption { is_none: true, ..SelectOption::new("", Message::new(nothing)) };
        Self::segments(legend, name, "", std::iter::once(nothing).chain(options).collect())
    }

    pub fn line(legend: Message, name: &str, value: &str, hint: Message) -> Self {
        Self::Line { legend, name: name.to_owned(), value: value.to_owned(), hint, is_number: false }
    }

    /// A line for a number, which is empty in a new form.
    pub fn number_line(legend: Message, name: &str, hint: Message) -> Self {
        Self::Line { legend, name: name.to_owned(), value: String::new(), hint, is_number: true }
    }

    /// A line for a rule that is a whole number. Left empty, it is the usual one.
    pub fn rule(legend: &'static str, name: &str, usual: i64) -> Self {
        Self::number_line(Message::new(legend), name, Message::new("rule-usual").count("usual", usual))
    }

    /// Radios for a rule that is on or off, and usually off.
    pub fn rule_flag(legend: &'static str, name: &str) -> Self {
        Self::segments(legend, name, "", SelectOption::all(&[("", "rule-off"), ("true", "rule-on")]))
    }

    /// The name of the first input, and the question; `None` if the field itself asks nothing.
    pub fn question(&self) -> Option<(&str, &Message)> {
        match self {
            Self::Matrix { legend, name, .. } | Self::Choice { legend, name, .. } | Self::Line { legend, name, .. } => {
                Some((name, legend))
            }
            Self::Numbers(numbers) => Some((&numbers.cells.first()?.name, &numbers.legend)),
            Self::Steps(steps) => Some((&steps.cells.first()?.name, &steps.legend)),
            Self::Counts { legend, rows, .. } => Some((&rows.first()?.cells.first()?.name, legend)),
            Self::Order { legend, name, .. } => Some((name, legend)),
            Self::Toggles { legend, options, .. } => Some((options.first()?.name.trim_end_matches("[]"), legend)),
            Self::When { field, .. } => field.question(),
            Self::Extras { .. } | Self::Grid { .. } | Self::Notes(_) | Self::Heads(_) | Self::Aside(_) => None,
        }
    }

    /// Whether this is the question with a name; one for several numbers has the name that they share.
    pub fn asks(&self, name: &str) -> bool {
        if let Self::Grid { fields, .. } = self {
            return fields.iter().any(|field| field.asks(name));
        }
        self.question()
            .is_some_and(|(own, _)| own.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('[')))
    }

    /// The same question before the play, when no partner has been called and no trick taken yet.
    pub fn before_play(mut self) -> Self {
        match &mut self {
            Self::Matrix { called, .. } => *called = None,
            Self::Numbers(numbers) => numbers.then = None,
            _ => {}
        }
        self
    }

    /// This field and the fields within it as a flat list. One that only holds others is not in it.
    pub fn with_inner(&self) -> Vec<&Self> {
        match self {
            Self::Extras { fields, .. } | Self::Grid { fields, .. } => {
                fields.iter().flat_map(Self::with_inner).collect()
            }
            Self::Numbers(Numbers { side, then, .. }) => {
                [Some(self), side.as_deref(), then.as_deref()].into_iter().flatten().collect()
            }
            _ => vec![self],
        }
    }

    /// A question that applies only under a condition.
    pub fn when(condition: impl Into<String>, field: Self) -> Self {
        Self::When { condition: condition.into(), field: Box::new(field) }
    }

    /// Checkboxes.
    pub fn toggles(legend: &'static str, look: Widget, options: Vec<Toggle>) -> Self {
        Self::Toggles { legend: Message::new(legend), look, options }
    }

    /// Changes the look of a choice.
    pub fn looking(mut self, otherwise: Widget) -> Self {
        if let Self::Choice { look, .. } | Self::Toggles { look, .. } = &mut self {
            *look = otherwise;
        }
        self
    }
}

impl AsRef<Label> for MatrixRow {
    fn as_ref(&self) -> &Label {
        &self.label
    }
}

impl AsRef<Label> for CountRow {
    fn as_ref(&self) -> &Label {
        &self.label
    }
}

impl MatrixRow {
    /// The name of the row's radio group, in a matrix with this name.
    pub fn group<'a>(&'a self, matrix: &'a str) -> &'a str {
        self.name.as_deref().unwrap_or(matrix)
    }
}

impl Numbers {
    /// Whether the answers of the side question already say what the number is.
    pub fn is_named_by_side(&self) -> bool {
        let own = &self.cells[0].name;
        matches!(self.side.as_deref(), Some(Field::Choice { options, .. }) if options.iter().any(|one| one.value == *own))
    }

    pub fn new(legend: Message, cells: Vec<Cell>, most: i64) -> Self {
        Self {
            legend,
            cells,
            most,
            decimals: 0,
            halves: false,
            signed: false,
            signed_when: None,
            flips: None,
            total: None,
            pile: None,
            side: None,
            recorded_of: None,
            values: None,
            beside: Vec::new(),
            then: None,
            instead_of: None,
        }
    }

    /// Numbers from 0 to the most on a pad with a key for each, from the first cell on.
    pub fn of_values(legend: Message, cells: Vec<Cell>, most: i64) -> Self {
        Self { values: Some(Values::to(most)), ..Self::new(legend, cells, most) }
    }
}

impl Values {
    /// The numbers from 0 to the most, from the first cell on.
    pub fn to(most: i64) -> Self {
        Self { words: &[], least: 0, most, most_in: None, first: 0, forbidden_sum: None }
    }

    /// The numbers that have a key. Those above the most are hidden until another input allows them.
    pub fn all(&self) -> RangeInclusive<i64> {
        self.least..=self.most_in.map_or(self.most, |(_, highest)| highest.max(self.most))
    }
}

impl Steps {
    /// Numbers from 0 to the most, which begin at 0.
    pub fn new(legend: Message, cells: Vec<Cell>, most: i64) -> Self {
        Self { legend, cells, least: 0, most, most_in: None, stand_at: Vec::new(), total: None }
    }
}

impl Beside {
    /// A mark that at most one row has, such as the moon. `nobody` is the label of the answer for a hand in which no row has it.
    pub fn player(column: &'static str, name: &str, nobody: &'static str, seats: &Seats, players: &[Seat]) -> Self {
        Self {
            column: Message::new(column),
            name: name.to_owned(),
            rows: players.iter().map(|seat| (Label::Player(*seat), seats.label(*seat).to_owned())).collect(),
            nobody: Message::new(nobody),
            fills: None,
            is_named: false,
        }
    }

    /// The value of the mark in the row with a label.
    pub fn value_of(&self, label: &Label) -> Option<&String> {
        self.rows.iter().find(|(row, _)| row == label).map(|(_, value)| value)
    }

    /// Whether each row has a mark of its own.
    pub fn is_of_each(&self) -> bool {
        self.name.ends_with("[]")
    }
}

impl Toggle {
    /// A single flag.
    pub fn flag(name: &str, label: Message) -> Self {
        Self { name: name.to_owned(), value: "true".to_owned(), label: label.into(), hint: None }
    }

    /// One of the values of a list.
    pub fn item(list: &str, value: &str, label: impl Into<Label>) -> Self {
        Self { name: format!("{list}[]"), value: value.to_owned(), label: label.into(), hint: None }
    }

    /// Adds a second line.
    pub fn hint(mut self, hint: Message) -> Self {
        self.hint = Some(hint);
        self
    }
}

impl Cell {
    pub fn alone(name: &str) -> Self {
        Self { name: name.to_owned(), label: None, hint: None }
    }

    /// One cell per player: `tricks[p1]`.
    pub fn by_player(field: &str, seats: &Seats, players: &[Seat]) -> Vec<Self> {
        let cell = |seat: &Seat| Self {
            name: format!("{field}[{}]", seats.label(*seat)),
            label: Some(Label::Player(*seat)),
            hint: None,
        };
        players.iter().map(cell).collect()
    }

    /// One cell per party, under the label of its first player: `points[p1]`.
    pub fn by_party(field: &str, seats: &Seats, parties: impl IntoIterator<Item = Party>) -> Vec<Self> {
        let cell = |party: Party| Self {
            name: format!("{field}[{}]", seats.label(party.first())),
            label: Some(Label::Party(party)),
            hint: None,
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
        Self {
            value: value.into(),
            label: label.into(),
            hint: None,
            head: None,
            is_wide: false,
            is_none: false,
            goal: None,
            never: None,
        }
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

    /// Begins a row of tiles below a heading.
    pub fn below(mut self, head: impl Into<Label>) -> Self {
        self.head = Some(head.into());
        self
    }

    /// Gives the tile a row of its own.
    pub fn wide(mut self) -> Self {
        self.is_wide = true;
        self
    }

    /// Excludes the option while an input has one of the values, which are joined by `|`.
    pub fn never(mut self, name: &str, values: &str) -> Self {
        self.never = Some(format!("{name}={values}"));
        self
    }
}

impl Suit {
    /// The suits as options, drawn as their symbols.
    pub fn options() -> Vec<SelectOption> {
        Self::ALL.iter().map(|(name, suit)| SelectOption::new(*name, *suit)).collect()
    }
}

impl Trump {
    /// The suits, drawn as their symbols, and the letters for no trumps.
    pub fn options() -> Vec<SelectOption> {
        let mut options = Suit::options();
        options.push(SelectOption::new(Self::NoTrumps.name(), Message::new("suit-no-trumps-short")));
        options
    }

    /// The optional question for the trumps of a hand, which change no score.
    pub fn memo(legend: &'static str) -> Field {
        Field::optional(legend, "trump", "answer-none", Self::options()).looking(Widget::Keys)
    }
}
