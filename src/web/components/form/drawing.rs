//! Turns the fields of a game's form into views for the template: words, values and errors.

use super::answers::words;
use super::{
    CalledView, CellView, FieldView, FormContent, Kind, NumbersView, OptionView, Phrase, PileView, RowView, error_text,
};
use crate::games::draft;
use crate::games::fields::FieldError;
use crate::games::form::{Called, Cell, Choosable, Field, Look, MatrixRow, Pile, Toggle};
use crate::games::seats::Seats;
use crate::games::text::Text;
use crate::web::layout::names::is_broken;
use crate::words::{Language, Reader};

pub(super) struct Drawing<'a> {
    pub shown: &'a FormContent<'a>,
    pub errors: &'a [FieldError],
    pub reader: &'a Reader<'a>,
    /// The language of the game's own terms.
    pub home: Option<Language>,
    pub seats: &'a Seats,
}

impl Drawing<'_> {
    /// The views of fields. Consecutive notes become one.
    pub fn fields(&self, fields: &[Field]) -> Vec<FieldView> {
        let mut views: Vec<FieldView> = Vec::with_capacity(fields.len());
        for view in fields.iter().map(|field| self.field(field)) {
            match (views.last_mut().map(|last| &mut last.kind), view.kind) {
                (Some(Kind::Note(lines)), Kind::Note(more)) => lines.extend(more),
                (_, kind) => views.push(FieldView { kind, ..view }),
            }
        }
        views
    }

    fn field(&self, field: &Field) -> FieldView {
        match field {
            Field::When { condition, field } => {
                let is_on = draft::holds(condition, |name| self.value(name));
                FieldView { when: Some(((*condition).to_owned(), is_on)), ..self.field(field) }
            }
            Field::Matrix { legend, name, columns, rows, called } => {
                let columns: Vec<Phrase> = columns.iter().map(|column| self.say(column)).collect();
                let mut rows: Vec<RowView> = rows.iter().map(|row| self.row(row, name, &columns)).collect();
                let called = called.as_ref().map(|called| self.called(called, &mut rows));
                self.made(name, legend, Kind::Matrix { columns, rows, called })
            }
            Field::Choice { legend, name, look, options, chosen } => {
                let value = self.value(name).or_else(|| chosen.clone().filter(|_| !self.is_unanswered()));
                let has_long = options.iter().any(|option| is_broken(&self.say(&option.label).text));
                let class = match look {
                    Look::Tiles if has_long => "tiles long",
                    Look::Segments if options.len() > 5 => "tiles",
                    Look::Segments => "segments",
                    Look::Tiles => "tiles",
                    Look::Spelling => "tiles spell",
                    Look::Keys if options.len() <= 10 => "keys k5",
                    Look::Keys => "keys",
                    Look::Columns(_) => "columns",
                };
                let below = match look {
                    Look::Columns(Some(id)) => Some(self.say(&Text::new(id))),
                    _ => None,
                };
                let options = options.iter().map(|option| self.option(option, name, value.as_deref())).collect();
                self.made(name, legend, Kind::Choice { class, options, below })
            }
            Field::Numbers { legend, cells, halves, total, signed, width, pile, side } => {
                let name = cells.first().map_or("", |cell| cell.name.as_str());
                let numbers = NumbersView {
                    cells: cells.iter().map(|cell| self.cell(cell)).collect(),
                    total: *total,
                    halves: *halves,
                    signed: *signed,
                    width: *width,
                    pile: pile.map_or_else(Vec::new, |pile| self.pile(pile)),
                    side: side.as_ref().map(|side| Box::new(self.field(side))),
                };
                self.made(name, legend, Kind::Numbers(numbers))
            }
            Field::Order { legend, name, place, players } => {
                let cells = players.iter().map(|player| self.place(player, name, place)).collect();
                self.made(name, legend, Kind::Order(cells))
            }
            Field::Toggles { legend, options } => {
                let name = options.first().map_or("", |toggle| toggle.name.trim_end_matches("[]"));
                let options = options.iter().map(|toggle| self.toggle(toggle)).collect();
                self.made(name, legend, Kind::Toggles(options))
            }
            Field::Line { legend, name, value, hint } => {
                let value = self.value(name).unwrap_or_else(|| value.clone());
                let hint = hint.as_ref().map(|hint| self.reader.say(hint));
                self.made(name, legend, Kind::Line { value, hint })
            }
            Field::Extras { summary, fields } => self.extras(summary, fields),
            Field::Note(text) => self.made("", text, Kind::Note(vec![self.reader.say(text)])),
        }
    }

    fn made(&self, name: &str, legend: &Text, kind: Kind) -> FieldView {
        let mut view = FieldView { id: name.to_owned(), legend: self.say(legend), error: None, when: None, kind };
        let error = self.errors.iter().find(|error| view.asks(&error.field));
        view.error = error.map(|error| error_text(error, Some(view.legend_of(&error.field)), self.reader));
        view
    }

    fn extras(&self, summary: &Text, fields: &[Field]) -> FieldView {
        let fields = self.fields(fields);
        let asks_more = fields.len() > 1;
        let set: Vec<String> = fields.iter().filter_map(|field| set(field, asks_more)).collect();
        let open = fields.iter().any(|field| field.error.is_some());
        self.made("", summary, Kind::Extras { open, set: set.join(", "), fields })
    }

    fn row(&self, row: &MatrixRow, name: &str, columns: &[Phrase]) -> RowView {
        let name = row.name.as_deref().unwrap_or(name);
        let chosen = self.value(name);
        let option = |(value, column): (&String, &Phrase)| {
            let checked = chosen.as_ref() == Some(value);
            OptionView {
                before_play: self.is_before_play() && checked,
                ..OptionView::new(name, value, column.clone(), checked)
            }
        };
        let options = row.values.iter().zip(columns).map(option).collect();
        RowView { label: self.reader.say(&row.label), mark: self.mark(&row.label), options, called: None }
    }

    /// Adds the cells of a question to the ends of the rows.
    fn called(&self, called: &Called, rows: &mut [RowView]) -> CalledView {
        let chosen = self.value(&called.name);
        for (row, value) in rows.iter_mut().zip(&called.values) {
            let option = Choosable::new(value.clone(), called.column.clone());
            row.called = Some(self.option(&option, &called.name, chosen.as_deref()));
        }
        CalledView {
            name: called.name.clone(),
            legend: self.say(&called.legend),
            column: self.say(&called.column),
            alone: self.say(&called.alone),
        }
    }

    /// A player's place in an order. The document has a list of players.
    fn place(&self, player: &Choosable, name: &str, place: &str) -> CellView {
        let input = format!("{place}[{}]", player.value);
        let value = match self.shown {
            FormContent::Document(document) | FormContent::BeforePlay(document) => {
                draft::place_in(document, name, &player.value)
            }
            FormContent::New | FormContent::Typed(_) => self.value(&input),
        };
        CellView {
            name: input,
            label: self.reader.say(&player.label),
            mark: self.mark(&player.label),
            value: value.unwrap_or_default(),
            never: player.never.clone(),
        }
    }

    fn option(&self, option: &Choosable, name: &str, chosen: Option<&str>) -> OptionView {
        let checked = chosen == Some(option.value.as_str());
        OptionView {
            hint: option.hint.as_ref().map(|hint| self.reader.say(hint)),
            mark: self.mark(&option.label),
            before_play: self.is_before_play() && self.value(name).as_ref() == Some(&option.value),
            goal: option.goal.as_ref().map(|goal| (goal.clone(), draft::holds(goal, |name| self.value(name)))),
            never: option.never.clone(),
            ..OptionView::new(name, &option.value, self.say(&option.label), checked)
        }
    }

    fn toggle(&self, toggle: &Toggle) -> OptionView {
        let checked = match self.shown {
            FormContent::New => false,
            FormContent::Typed(inputs) => {
                inputs.iter().any(|(name, value)| *name == toggle.name && *value == toggle.value)
            }
            FormContent::Document(document) | FormContent::BeforePlay(document) => {
                draft::ticked(document, &toggle.name, &toggle.value)
            }
        };
        let option = OptionView::new(&toggle.name, &toggle.value, self.say(&toggle.label), checked);
        OptionView { mark: self.mark(&toggle.label), ..option }
    }

    fn cell(&self, cell: &Cell) -> CellView {
        CellView {
            name: cell.name.clone(),
            label: cell.label.as_ref().map(|label| self.reader.say(label)).unwrap_or_default(),
            mark: cell.label.as_ref().and_then(|label| self.mark(label)),
            value: self.value(&cell.name).unwrap_or_default(),
            never: None,
        }
    }

    fn pile(&self, pile: &Pile) -> Vec<PileView> {
        let kinds = pile.kinds.iter().enumerate().map(|(at, (id, halves, most))| {
            let worth = crate::ledger::print_amount(halves * 5, 1, false);
            let shown = crate::words::number(self.reader.words().language, &worth);
            let answers = pile.answers.filter(|_| at == 0);
            PileView { label: self.say(&Text::new(id)), worth, shown, most: *most, answers }
        });
        kinds.collect()
    }

    /// The mark of a label that consists of a player's name.
    fn mark(&self, label: &Text) -> Option<usize> {
        let (_, arg) = label.args.first().filter(|_| label.id == "player-name")?;
        let crate::games::text::Arg::Seat(seat) = arg else { return None };
        (seat.index() < self.seats.count()).then(|| self.seats.mark(*seat))
    }

    fn value(&self, name: &str) -> Option<String> {
        match self.shown {
            FormContent::New => None,
            FormContent::Typed(inputs) => {
                inputs.iter().find(|(known, _)| known == name).map(|(_, value)| value.clone())
            }
            FormContent::Document(document) | FormContent::BeforePlay(document) => draft::shown(document, name),
        }
    }

    /// Whether a radio without a value has no default: if the form shows what was typed.
    fn is_unanswered(&self) -> bool {
        matches!(self.shown, FormContent::Typed(_))
    }

    /// Whether the form shows what was entered before the play.
    fn is_before_play(&self) -> bool {
        matches!(self.shown, FormContent::BeforePlay(_))
    }

    fn say(&self, text: &Text) -> Phrase {
        match self.home.filter(|_| text.args.is_empty()) {
            Some(home) => Phrase::of_home(self.reader.words(), home, text.id),
            None => Phrase { text: self.reader.say(text), lang: None },
        }
    }
}

/// The answer to a folded question; with the question, if several are folded together.
fn set(field: &FieldView, asks_more: bool) -> Option<String> {
    let answer = words(field)?;
    Some(if asks_more { format!("{}: {answer}", field.legend.text) } else { answer })
}
