//! A game's form as the templates show it: in the reader's language, with its values and errors.

mod answers;
mod told;

use askama::Template;
use askama::filters::HtmlSafe;

use crate::document::{Choice, Fault, FieldError, Message, Seats, Value, form_value};
use crate::games::form::{MatrixRow, Numbers, Toggle};
use crate::games::{Field, Label, SelectOption, Widget};
use crate::i18n::{Language, Localizer, MessageFormatter, number};
use crate::ledger::print_amount;
use crate::web::layout::long_names::is_broken;
use crate::web::layout::page::Page;
pub use answers::Answer;

/// The values that the inputs of a form show.
#[derive(Clone, Copy)]
pub enum FormContent<'a> {
    /// A new form.
    New,
    /// What was typed, valid or not.
    Typed(&'a [(String, String)]),
    Document(&'a Value),
    /// The part of a document that was entered before the play; the rest is as in a new form.
    BeforePlay(&'a Value),
}

impl FormContent<'_> {
    pub fn value(&self, name: &str) -> Option<String> {
        match self {
            Self::New => None,
            Self::Typed(inputs) => inputs.iter().find(|(known, _)| known == name).map(|(_, value)| value.clone()),
            Self::Document(document) | Self::BeforePlay(document) => form_value::shown(document, name),
        }
    }
}

/// The longest name, in letters, that fits beside five cells.
const MAX_NAME_BESIDE_FIVE: usize = 7;

pub struct FormView<'a> {
    pub fields: Vec<Field>,
    pub content: FormContent<'a>,
    /// Errors without a field are only in the summary.
    pub errors: &'a [FieldError],
    /// The prefix of the names of all inputs on the page.
    pub prefix: &'static str,
    /// The amounts that are entered most, for keys of their own.
    pub usual: Vec<String>,
    formatter: MessageFormatter<'a>,
    /// The language of the game's own terms.
    home: Option<Language>,
    pub seats: &'a Seats,
}

/// A text with its language if that is not the reader's, because game terms may stay in the game's home language.
pub struct Phrase {
    pub text: String,
    pub lang: Option<&'static str>,
}

impl Phrase {
    /// A message without arguments. If its text is the same in the game's home language, it is marked as of that language.
    pub fn of_home(localizer: Localizer, home: Language, id: &str) -> Self {
        let text = localizer.plain(id);
        let is_of_home = home != localizer.language && Localizer::new(home).plain(id) == text;
        Self { text, lang: is_of_home.then(|| home.tag()) }
    }
}

/// Some fields of a form. Their code is large, so it is compiled once and not for every page.
#[derive(Template)]
#[template(path = "components/form/fields.html")]
pub struct FieldsView<'a> {
    page: &'a Page,
    form: &'a FormView<'a>,
    fields: &'a [Field],
    part: Part,
}

/// Which of some fields a view shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    All,
    /// Those above the fold line, with their number pads in the dock.
    Questions,
    /// Those that are folded, for the fold line.
    Folds,
}

impl HtmlSafe for FieldsView<'_> {}

impl<'a> FieldsView<'a> {
    /// A field inside one of these.
    fn inner(&self, field: &'a Field) -> Self {
        self.form.part(self.page, std::slice::from_ref(field), self.part)
    }
}

impl<'a> FormView<'a> {
    pub fn new(
        fields: Vec<Field>,
        content: FormContent<'a>,
        formatter: MessageFormatter<'a>,
        home: &str,
        seats: &'a Seats,
    ) -> Self {
        Self {
            fields,
            content,
            errors: &[],
            prefix: "",
            usual: Vec::new(),
            formatter,
            home: Language::of_tag(home),
            seats,
        }
    }

    pub fn view(&'a self, page: &'a Page, fields: &'a [Field]) -> FieldsView<'a> {
        self.part(page, fields, Part::All)
    }

    /// What is above the fold line.
    pub fn questions(&'a self, page: &'a Page, fields: &'a [Field]) -> FieldsView<'a> {
        self.part(page, fields, Part::Questions)
    }

    /// What is on the fold line.
    pub fn folds(&'a self, page: &'a Page, fields: &'a [Field]) -> FieldsView<'a> {
        self.part(page, fields, Part::Folds)
    }

    fn part(&'a self, page: &'a Page, fields: &'a [Field], part: Part) -> FieldsView<'a> {
        FieldsView { page, form: self, fields, part }
    }

    /// What stands beside the title.
    pub fn aside(&self) -> Option<String> {
        self.fields.iter().find_map(|field| if let Field::Aside(text) = field { Some(self.text(text)) } else { None })
    }

    /// Whether nothing has been typed yet.
    pub fn is_new(&self) -> bool {
        matches!(self.content, FormContent::New | FormContent::BeforePlay(_))
    }

    /// The name of an input on the page.
    pub fn name(&self, name: &str) -> String {
        format!("{}{name}", self.prefix)
    }

    pub fn say(&self, text: &Message) -> Phrase {
        match self.home.filter(|_| text.args.is_empty()) {
            Some(home) => Phrase::of_home(self.formatter.localizer(), home, text.id),
            None => Phrase { text: self.text(text), lang: None },
        }
    }

    pub fn message(&self, id: &'static str) -> Phrase {
        self.say(&Message::new(id))
    }

    /// A text without its language.
    pub fn text(&self, text: &Message) -> String {
        self.formatter.say(text)
    }

    /// The mark, from 1, of the player of a label, or of the first of a party.
    pub fn mark(&self, label: &Label) -> Option<usize> {
        self.marks(label).first().copied()
    }

    /// The marks of the players of a label.
    pub fn marks(&self, label: &Label) -> Vec<usize> {
        match label {
            Label::Player(seat) if seat.index() < self.seats.count() => vec![self.seats.mark(*seat)],
            Label::Party(party) => self.seats.marks(*party),
            _ => Vec::new(),
        }
    }

    /// Whether the rows of another side begin with this one.
    pub fn begins_side<R: AsRef<Label>>(&self, rows: &[R], index: usize) -> bool {
        let side =
            |row: &R| if let Label::Player(seat) = row.as_ref() { Some(self.seats.party_of(*seat)) } else { None };
        self.seats.has_sides() && index > 0 && rows.get(index - 1).and_then(side) != rows.get(index).and_then(side)
    }

    /// The classes of a matrix with named cells. Where they leave no room for the names, these stand above.
    pub fn named_class(&self, rows: &[MatrixRow], columns: usize) -> &'static str {
        let is_long = |row: &MatrixRow| self.label(&row.label).chars().count() > MAX_NAME_BESIDE_FIVE;
        if columns > 5 || columns == 5 && rows.iter().any(is_long) { " named above" } else { " named" }
    }

    pub fn say_label(&self, label: &Label) -> Phrase {
        self.say(&label.text())
    }

    /// A label without its language.
    pub fn label(&self, label: &Label) -> String {
        self.text(&label.text())
    }

    pub fn value(&self, name: &str) -> Option<String> {
        self.content.value(name)
    }

    pub fn value_or(&self, name: &str, default: &str) -> String {
        self.value(name).unwrap_or_else(|| default.to_owned())
    }

    /// The number in an input: as it was typed, or as the reader's language writes it; empty without one.
    pub fn number(&self, name: &str) -> String {
        match (self.value(name), self.content) {
            (Some(plain), FormContent::Document(_) | FormContent::BeforePlay(_)) => {
                number(self.formatter.localizer().language, &plain)
            }
            (value, _) => value.unwrap_or_default(),
        }
    }

    /// The value of the chosen radio of a choice. A form that shows what was typed preselects none.
    pub fn chosen(&self, field: &Field) -> Option<String> {
        let Field::Choice { name, chosen, .. } = field else { return None };
        let is_typed = matches!(self.content, FormContent::Typed(_));
        self.value(name).or_else(|| chosen.clone().filter(|_| !is_typed))
    }

    /// Whether this answer comes from a bid that was entered before the play. A cached form leaves it out when it shows another
    /// hand: the bid was for one hand.
    pub fn is_before_play(&self, name: &str, value: &str) -> bool {
        matches!(self.content, FormContent::BeforePlay(_)) && self.value(name).as_deref() == Some(value)
    }

    /// Whether the number in an input comes from a bid that was entered before the play.
    pub fn is_bid(&self, name: &str) -> bool {
        matches!(self.content, FormContent::BeforePlay(_)) && self.value(name).is_some()
    }

    /// Whether a question is answered with numbers.
    pub fn has_numbers(&self) -> bool {
        self.fields.iter().any(|field| matches!(field, Field::Numbers(_)))
    }

    pub fn is_ticked(&self, toggle: &Toggle) -> bool {
        self.is_chosen(&toggle.name, &toggle.value)
    }

    /// Whether the radio or checkbox with this name and value is chosen.
    pub fn is_chosen(&self, name: &str, value: &str) -> bool {
        match self.content {
            FormContent::New => false,
            FormContent::Typed(inputs) => inputs.iter().any(|typed| typed.0 == name && typed.1 == value),
            FormContent::Document(document) | FormContent::BeforePlay(document) => {
                form_value::ticked(document, name, value)
            }
        }
    }

    /// A player's place in an order. The document has a list of players.
    pub fn place(&self, list: &str, input: &str, player: &str) -> String {
        let place = match self.content {
            FormContent::Document(document) | FormContent::BeforePlay(document) => {
                form_value::place_in(document, list, player)
            }
            FormContent::New | FormContent::Typed(_) => self.value(&format!("{input}[{player}]")),
        };
        place.unwrap_or_default()
    }

    /// Whether an input has one of the values of a condition, such as `bid=solo|grande`.
    pub fn holds(&self, condition: &str) -> bool {
        form_value::holds(condition, |name| self.value(name).or_else(|| self.preselected(name)))
    }

    /// The value that the choice with a name shows before it is answered.
    fn preselected(&self, name: &str) -> Option<String> {
        let mut fields = self.fields.iter().flat_map(Field::with_inner);
        self.chosen(fields.find(|field| matches!(field, Field::Choice { name: own, .. } if own == name))?)
    }

    /// The class of a choice.
    pub fn class(&self, look: Widget, options: &[SelectOption]) -> &'static str {
        let has_long = || options.iter().any(|option| is_broken(&self.label(&option.label)));
        match look {
            Widget::Tiles if has_long() => "tiles long",
            Widget::Segments if options.len() > 5 => "tiles",
            Widget::Segments => "segments",
            Widget::Tiles => "tiles",
            Widget::Spelling => "tiles spell",
            // Seven keys fill a row.
            Widget::Keys if options.len() <= 10 && options.len() != 7 => "keys k5",
            Widget::Keys => "keys",
            Widget::Columns(_) => "columns",
            Widget::Line => "line",
            Widget::Chips => "chips",
        }
    }

    /// The value of a card, in plain notation and as the reader's language writes it.
    pub fn worth(&self, halves: i64) -> (String, String) {
        let plain = print_amount(halves * 5, 1, false);
        let written = number(self.formatter.localizer().language, &plain);
        (plain, written)
    }

    pub fn error(&self, field: &Field) -> Option<String> {
        self.errors.iter().find_map(|error| Some(self.error_text(error, Some(legend_at(field, &error.field)?))))
    }

    pub fn has_error(&self, fields: &[Field]) -> bool {
        fields.iter().any(|field| self.error(field).is_some())
    }

    /// The errors in words, each with the anchor of its field. A missing answer is named.
    pub fn summary(&self) -> Vec<(String, String)> {
        let mut lines: Vec<(String, String)> = Vec::new();
        for error in self.errors {
            let (anchor, legend) = self.asked(error).unzip();
            let line = (anchor.unwrap_or_else(|| "main".to_owned()), self.error_text(error, legend.as_ref()));
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        lines
    }

    /// The anchors and names of the answers that are missing, if nothing else is wrong.
    pub fn missing(&self) -> Vec<(String, String)> {
        let missing = self.errors.iter().filter(|error| error.fault == Fault::Missing);
        let mut fields: Vec<(String, Message)> = missing.filter_map(|error| self.asked(error)).collect();
        if fields.len() < self.errors.len() {
            return Vec::new();
        }
        fields.dedup();
        fields.into_iter().map(|(anchor, legend)| (anchor, self.text(&legend))).collect()
    }

    /// The anchor of the field to which an error belongs, and its question.
    fn asked(&self, error: &FieldError) -> Option<(String, Message)> {
        let mut fields = self.fields.iter().flat_map(Field::with_inner);
        fields.find_map(|field| {
            let legend = legend_at(field, &error.field)?.clone();
            Some((format!("f-{}", self.name(field.question()?.0)), legend))
        })
    }

    fn error_text(&self, error: &FieldError, legend: Option<&Message>) -> String {
        match legend {
            Some(legend) if error.fault == Fault::Missing => {
                self.text(&Message::new("form-missing").with("legend", self.text(legend)))
            }
            _ => self.text(&error.text),
        }
    }
}

/// The legend of the question with the path of an error, if the field asks it.
fn legend_at<'a>(field: &'a Field, path: &str) -> Option<&'a Message> {
    let beside = match field {
        Field::Matrix { called: Some(called), .. } if called.name == base(path) => return Some(&called.legend),
        Field::Numbers(Numbers { beside, .. }) => beside,
        Field::Counts { beside: Some(beside), .. } => std::slice::from_ref(beside),
        _ => &[][..],
    };
    if let Some(marks) = beside.iter().find(|marks| base(&marks.name) == base(path)) {
        return Some(&marks.column);
    }
    let (name, legend) = field.question()?;
    name.split('+').any(|name| base(name) == base(path)).then_some(legend)
}

/// The first part of a path: `poignees` of `poignees[0].size` and `poignees[0][size]`.
fn base(path: &str) -> &str {
    path.split(['[', '.']).next().unwrap_or(path)
}
