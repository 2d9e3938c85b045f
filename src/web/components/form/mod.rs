//! The view of a game's form for the template, in the reader's language, with what was typed and its errors.

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

/// The values that the inputs of a form show.
pub enum FormContent<'a> {
    /// A new form.
    New,
    /// What was typed, valid or not.
    Typed(&'a [(String, String)]),
    Document(&'a Node),
    /// The part of a document that was entered before the play; the rest is as in a new form.
    BeforePlay(&'a Node),
}

pub struct FieldView {
    /// The name of the first input, which is also the anchor.
    pub id: String,
    pub legend: Phrase,
    pub error: Option<String>,
    /// The radio that must be chosen for the field to be shown, such as `bid=prop_cop`, and whether it is.
    pub when: Option<(String, bool)>,
    pub kind: Kind,
}

/// A text with its language if that is not the reader's, because game terms may stay in the game's home language.
#[derive(Clone)]
pub struct Phrase {
    pub text: String,
    pub lang: Option<&'static str>,
}

impl Phrase {
    /// A message without arguments. If its text is the same in the game's home language, it is marked as of that language.
    pub fn of_home(words: Words, home: Language, id: &str) -> Self {
        let text = words.plain(id);
        let is_of_home = home != words.language && Words::new(home).plain(id) == text;
        Self { text, lang: is_of_home.then(|| home.tag()) }
    }
}

pub enum Kind {
    Matrix {
        columns: Vec<Phrase>,
        rows: Vec<RowView>,
        called: Option<CalledView>,
    },
    /// Radios, with the class of their container, and a line below the question.
    Choice {
        class: &'static str,
        options: Vec<OptionView>,
        below: Option<Phrase>,
    },
    /// Players to put in order.
    Order(Vec<CellView>),
    Numbers(NumbersView),
    Toggles(Vec<OptionView>),
    /// A line of text.
    Line {
        value: String,
        hint: Option<String>,
    },
    /// Folded questions. They are open after an error; `set` has their answers.
    Extras {
        open: bool,
        set: String,
        fields: Vec<FieldView>,
    },
    /// Lines to read.
    Note(Vec<String>),
}

/// A number with its pad, or several numbers that share one.
pub struct NumbersView {
    pub cells: Vec<CellView>,
    pub total: Option<i64>,
    pub halves: bool,
    pub signed: bool,
    pub width: u8,
    pub pile: Vec<PileView>,
    /// How a single number is read.
    pub side: Option<Box<FieldView>>,
}

/// The question in the last column of a matrix.
pub struct CalledView {
    pub name: String,
    pub legend: Phrase,
    pub column: Phrase,
    /// The text of the taker's own cell.
    pub alone: Phrase,
}

pub struct RowView {
    pub label: String,
    /// The player's mark, from 1.
    pub mark: Option<usize>,
    pub options: Vec<OptionView>,
    /// The cell of the last column, if there is such a question.
    pub called: Option<OptionView>,
}

/// A radio or a checkbox.
pub struct OptionView {
    pub name: String,
    pub value: String,
    pub label: Phrase,
    /// The second line.
    pub hint: Option<String>,
    /// The player's mark, from 1.
    pub mark: Option<usize>,
    pub checked: bool,
    /// Whether it was entered before the play, so that a form cached from another hand must not show it.
    pub before_play: bool,
    /// The radio with which this is the number to reach, such as `bid=solo`, and whether it is chosen.
    pub goal: Option<(String, bool)>,
    /// The answer that excludes this one, such as `soloist=Ana`.
    pub never: Option<String>,
}

impl OptionView {
    fn new(name: &str, value: &str, label: Phrase, checked: bool) -> Self {
        let (name, value) = (name.to_owned(), value.to_owned());
        Self { name, value, label, hint: None, mark: None, checked, before_play: false, goal: None, never: None }
    }
}

pub struct CellView {
    pub name: String,
    pub label: String,
    /// The player's mark, from 1.
    pub mark: Option<usize>,
    pub value: String,
    /// The answer that excludes this one, such as `loser=Ana`.
    pub never: Option<String>,
}

/// A kind of card for the counting helper.
pub struct PileView {
    pub label: Phrase,
    /// The value of a card, in plain notation.
    pub worth: String,
    /// The value of a card, as the reader's language writes it.
    pub shown: String,
    /// The number of these cards in the pack.
    pub most: i64,
    /// The question that the number of cards answers, and the answer with which the pile is the other side's.
    pub answers: Option<(&'static str, &'static str)>,
}

/// The views of a form. Errors without a field are only in the [`summary`].
pub fn view(
    fields: &[Field],
    shown: &FormContent<'_>,
    errors: &[FieldError],
    reader: &Reader<'_>,
    home: &str,
    seats: &Seats,
) -> Vec<FieldView> {
    let drawing = Drawing { shown, errors, reader, home: Language::of_tag(home), seats };
    drawing.fields(fields)
}

/// The errors in words, each with the anchor of its field. A missing answer is named.
pub fn summary(fields: &[FieldView], errors: &[FieldError], reader: &Reader<'_>) -> Vec<(String, String)> {
    let mut lines: Vec<(String, String)> = Vec::new();
    let all: Vec<&FieldView> = fields.iter().flat_map(FieldView::with_inner).collect();
    for error in errors {
        let field = all.iter().find(|field| field.asks(&error.field));
        let text = error_text(error, field.map(|field| field.legend_of(&error.field)), reader);
        let line = (field.map_or_else(|| "main".to_owned(), |field| format!("f-{}", field.id)), text);
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}

fn error_text(error: &FieldError, legend: Option<&str>, reader: &Reader<'_>) -> String {
    match legend {
        Some(legend) if error.text.id == "field-missing" => {
            reader.words().say(&Text::new("form-missing").with("legend", legend))
        }
        _ => reader.say(&error.text),
    }
}

/// The first part of a path: `poignees` of `poignees[0].size` and `poignees[0][size]`.
fn base(path: &str) -> &str {
    path.split(['[', '.']).next().unwrap_or(path)
}

impl FieldView {
    fn with_inner(&self) -> Vec<&Self> {
        match &self.kind {
            Kind::Extras { fields, .. } => fields.iter().collect(),
            Kind::Numbers(NumbersView { side: Some(side), .. }) => vec![self, side],
            _ => vec![self],
        }
    }

    /// Whether an error with this path belongs to the field.
    fn asks(&self, path: &str) -> bool {
        let asks = self.id.split('+').any(|name| base(name) == base(path)) || self.called(path).is_some();
        asks && !path.is_empty()
    }

    /// The legend of the question with this path.
    fn legend_of(&self, path: &str) -> &str {
        self.called(path).map_or(&self.legend.text, |called| &called.legend.text)
    }

    fn called(&self, path: &str) -> Option<&CalledView> {
        let Kind::Matrix { called, .. } = &self.kind else { return None };
        called.as_ref().filter(|called| called.name == base(path))
    }

    /// Whether the field uses the number pad in the dock.
    pub fn has_pad(&self) -> bool {
        matches!(self.kind, Kind::Numbers(_))
    }
}
