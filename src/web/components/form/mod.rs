//! A game's questions made ready for the template: words chosen, what was typed put back, errors at their fields.

mod answers;
mod drawing;

use crate::games::fields::FieldError;
use crate::games::form::Field;
use crate::games::node::Node;
use crate::games::seats::Seats;
use crate::games::text::Text;
use crate::words::{Language, Reader, Words};
pub use answers::{Answer, answers};
use drawing::Drawing;

/// What the inputs of a form show.
pub enum Shown<'a> {
    /// Nothing that anybody typed: a new form.
    New,
    /// What somebody typed, right or wrong.
    Typed(&'a [(String, String)]),
    Document(&'a Node),
    /// The part of a document that was told before the play; the rest is as in a new form.
    Told(&'a Node),
}

pub struct FieldView {
    /// The anchor's name, the first input's.
    pub id: String,
    pub legend: Say,
    /// What is wrong with the answer.
    pub error: Option<String>,
    /// Shown only once a radio is chosen, `bid=prop_cop`, and whether it is now.
    pub when: Option<(String, bool)>,
    /// How it is asked.
    pub kind: Kind,
}

/// Words, and their language when it is not the reader's: game terms keep their home.
#[derive(Clone)]
pub struct Say {
    pub text: String,
    /// The tag of their language.
    pub lang: Option<&'static str>,
}

impl Say {
    /// A message without arguments. Words that a game's home language has alike are the home's: they keep its language.
    pub fn of_home(words: Words, home: Language, id: &str) -> Self {
        let text = words.plain(id);
        let is_of_home = home != words.language && Words::new(home).plain(id) == text;
        Self { text, lang: is_of_home.then(|| home.tag()) }
    }
}

/// How a question is asked.
pub enum Kind {
    Matrix {
        columns: Vec<Say>,
        rows: Vec<RowView>,
        called: Option<CalledView>,
    },
    /// Radios, with the class of their container, and a line below the question.
    Choice {
        class: &'static str,
        options: Vec<OptionView>,
        below: Option<Say>,
    },
    /// One number with its pad.
    Number {
        cell: CellView,
        halves: bool,
        signed: bool,
        width: u8,
        pile: Vec<PileView>,
        side: Option<Box<FieldView>>,
    },
    /// Players to be brought into an order.
    Order {
        cells: Vec<CellView>,
    },
    /// Several numbers that share a pad.
    Numbers {
        cells: Vec<CellView>,
        total: Option<i64>,
        halves: bool,
        signed: bool,
        width: u8,
        pile: Vec<PileView>,
    },
    Toggles {
        options: Vec<OptionView>,
    },
    /// A line of text.
    Line {
        value: String,
        hint: Option<String>,
    },
    /// Folded questions: whether something in them is set or wrong, and what is set.
    Extras {
        open: bool,
        set: String,
        fields: Vec<FieldView>,
    },
    /// Something to read, a line each.
    Note {
        lines: Vec<String>,
    },
}

/// The question in the last column of a matrix.
pub struct CalledView {
    pub name: String,
    pub legend: Say,
    pub column: Say,
    /// What the taker's own cell says.
    pub alone: Say,
}

pub struct RowView {
    pub label: String,
    /// The seat whose mark stands before it, from 1.
    pub mark: Option<usize>,
    pub options: Vec<OptionView>,
    /// The cell of the last column, where there is such a question.
    pub called: Option<OptionView>,
}

/// A radio or a checkbox.
pub struct OptionView {
    pub name: String,
    pub value: String,
    pub label: Say,
    /// Its second line.
    pub hint: Option<String>,
    /// The seat whose mark stands before it, from 1.
    pub mark: Option<usize>,
    pub checked: bool,
    /// Whether it was told before the play, so that a form kept from another hand must not show it.
    pub told: bool,
    /// With which radio it is the number to reach, `bid=solo`, and whether it is now.
    pub goal: Option<(String, bool)>,
    /// With which answer it cannot be, `soloist=Ana`.
    pub never: Option<String>,
}

pub struct CellView {
    pub name: String,
    pub label: String,
    /// The seat whose mark stands before it, from 1.
    pub mark: Option<usize>,
    pub value: String,
    /// With which answer it cannot be, `loser=Ana`.
    pub never: Option<String>,
}

/// A kind of card for the counting helper.
pub struct PileView {
    pub label: Say,
    /// What one is worth, in plain notation.
    pub worth: String,
    /// What one is worth, as the reader writes it.
    pub shown: String,
    /// How many the pack has.
    pub most: i64,
    /// The question that their number answers, and the answer with which the pile is the other side's.
    pub answers: Option<(&'static str, &'static str)>,
}

/// Makes a form ready. Errors that belong to no field stay with the caller: see [`summary`].
pub fn view(
    fields: &[Field],
    shown: &Shown<'_>,
    errors: &[FieldError],
    reader: &Reader<'_>,
    home: &str,
    seats: &Seats,
) -> Vec<FieldView> {
    let drawing = Drawing { shown, errors, reader, home: Language::of_tag(home), seats };
    drawing.fields(fields)
}

/// The errors in words, each with the anchor of its field; one that only says that something is missing says what.
pub fn summary(fields: &[FieldView], errors: &[FieldError], reader: &Reader<'_>) -> Vec<(String, String)> {
    let mut lines: Vec<(String, String)> = Vec::new();
    let all: Vec<&FieldView> = fields.iter().flat_map(FieldView::with_inner).collect();
    for error in errors {
        let field = all.iter().find(|field| field.asks(&error.field));
        let text = said(error, field.map(|field| field.legend_of(&error.field)), reader);
        let line = (field.map_or_else(|| "main".to_owned(), |field| format!("f-{}", field.id)), text);
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}

fn said(error: &FieldError, legend: Option<&str>, reader: &Reader<'_>) -> String {
    match legend {
        Some(legend) if error.text.id == "field-missing" => {
            reader.words().say(&Text::new("form-missing").with("legend", legend))
        }
        _ => reader.say(&error.text),
    }
}

/// The document's field that a path begins with: `poignees[0].size` and `poignees[0][size]` are about `poignees`.
fn base(path: &str) -> &str {
    path.split(['[', '.']).next().unwrap_or(path)
}

impl FieldView {
    fn with_inner(&self) -> Vec<&Self> {
        match &self.kind {
            Kind::Extras { fields, .. } => fields.iter().collect(),
            Kind::Number { side: Some(side), .. } => vec![self, side],
            _ => vec![self],
        }
    }

    /// Whether an error about a path belongs here.
    fn asks(&self, path: &str) -> bool {
        let asks = self.id.split('+').any(|name| base(name) == base(path)) || self.called(path).is_some();
        asks && !path.is_empty()
    }

    /// What is asked about a path.
    fn legend_of(&self, path: &str) -> &str {
        self.called(path).map_or(&self.legend.text, |called| &called.legend.text)
    }

    fn called(&self, path: &str) -> Option<&CalledView> {
        let Kind::Matrix { called, .. } = &self.kind else { return None };
        called.as_ref().filter(|called| called.name == base(path))
    }

    /// Whether its digits are tapped on the pad in the dock.
    pub fn has_pad(&self) -> bool {
        matches!(self.kind, Kind::Number { .. } | Kind::Numbers { .. })
    }
}
