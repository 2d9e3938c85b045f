//! The answers of a filled form in words.

use super::FormView;
use crate::games::form::{Beside, Cell, CountRow, Numbers};
use crate::games::{Field, Label, SelectOption};

pub struct Answer {
    pub question: String,
    /// `None` without an answer.
    pub text: Option<String>,
    /// The label of the chosen option that nothing applies.
    pub nothing: Option<String>,
}

impl FormView<'_> {
    /// All questions with their answers, including those in folded parts.
    pub fn answers(&self) -> Vec<Answer> {
        self.fields.iter().flat_map(|field| self.answers_of(field)).collect()
    }

    fn answers_of(&self, field: &Field) -> Vec<Answer> {
        let Some((_, legend)) = field.question() else {
            return match field {
                Field::Extras { fields, .. } | Field::Grid { fields, .. } => {
                    fields.iter().flat_map(|inner| self.answers_of(inner)).collect()
                }
                _ => Vec::new(),
            };
        };
        let nothing = self.chosen_option(field).filter(|option| option.value.is_empty());
        let nothing = nothing.map(|option| self.label(&option.label));
        let mut answers = vec![Answer { question: self.text(legend), text: self.answer(field), nothing }];
        if let Field::Matrix { rows, called: Some(called), .. } = field {
            let chosen = self.value(&called.name).filter(|value| !value.is_empty());
            let partner = rows.iter().zip(&called.values).find(|(_, value)| Some(*value) == chosen.as_ref());
            let text = partner.map(|(row, _)| self.label(&row.label));
            answers.push(Answer { question: self.text(&called.column), text, nothing: None });
        }
        if let Field::Numbers(Numbers { beside, then, .. }) = field {
            answers.extend(beside.iter().map(|beside| self.marked(beside)));
            answers.extend(then.iter().flat_map(|then| self.answers_of(then)));
        }
        if let Field::Counts { beside: Some(beside), .. } = field {
            answers.push(self.marked(beside));
        }
        answers
    }

    /// The rows that are marked in a column beside numbers.
    fn marked(&self, beside: &Beside) -> Answer {
        let marked = beside.rows.iter().filter(|(_, value)| self.is_chosen(&beside.name, value));
        let marked: Vec<String> = marked.map(|(label, _)| self.label(label)).collect();
        let text = (!marked.is_empty()).then(|| marked.join(" · "));
        Answer { question: self.text(&beside.column), text, nothing: None }
    }

    /// The answer to one question; `None` without one.
    pub fn answer(&self, field: &Field) -> Option<String> {
        let parts: Vec<String> = match field {
            Field::When { condition, field } => return self.answer(field).filter(|_| self.holds(condition)),
            Field::Matrix { name, columns, rows, .. } => {
                let cells = rows.iter().flat_map(|row| {
                    let chosen = self.chosen_in(row, row.group(name)).filter(|value| !value.is_empty());
                    let cells = row.values.iter().zip(columns);
                    let cells = cells.filter(move |(value, _)| Some(*value) == chosen.as_ref());
                    cells.map(|(_, column)| format!("{}, {}", self.label(&row.label), self.label(column)))
                });
                cells.collect()
            }
            Field::Choice { .. } => {
                let chosen = self.chosen_option(field).filter(|option| !option.value.is_empty());
                chosen.map(|option| self.label(&option.label)).into_iter().collect()
            }
            Field::Toggles { options, .. } => {
                options.iter().filter(|toggle| self.is_ticked(toggle)).map(|toggle| self.label(&toggle.label)).collect()
            }
            Field::Numbers(numbers) => self.figures(&numbers.cells),
            Field::Order { name, place, players, .. } => {
                let order = players.iter().map(|player| (self.place(name, place, &player.value), &player.label));
                let mut order: Vec<(String, &Label)> = order.filter(|(place, _)| !place.is_empty()).collect();
                order.sort_by_key(|(place, _)| place.parse::<u32>().unwrap_or(u32::MAX));
                order.iter().map(|(_, label)| self.label(label)).collect()
            }
            Field::Line { name, is_number: true, .. } => {
                Some(self.number(name)).filter(|number| !number.is_empty()).into_iter().collect()
            }
            Field::Line { name, value, .. } => {
                Some(self.value_or(name, value)).filter(|value| !value.is_empty()).into_iter().collect()
            }
            Field::Steps(steps) => self.figures(&steps.cells),
            Field::Counts { rows, .. } => rows.iter().filter_map(|row| self.counted(row)).collect(),
            Field::Extras { .. } | Field::Grid { .. } | Field::Notes(_) | Field::Heads(_) | Field::Aside(_) => {
                Vec::new()
            }
        };
        (!parts.is_empty()).then(|| parts.join(" · "))
    }

    /// The labels and the counts of a row, "Ana 20, 2 × 50".
    fn counted(&self, row: &CountRow) -> Option<String> {
        let counts = row.cells.iter().filter_map(|cell| {
            let (label, count) = (self.text(&cell.label), self.value(&cell.name)?);
            Some(if count == "1" { label } else { format!("{count} × {label}") })
        });
        let counts: Vec<String> = counts.collect();
        (!counts.is_empty()).then(|| format!("{} {}", self.label(&row.label), counts.join(", ")))
    }

    fn figures(&self, cells: &[Cell]) -> Vec<String> {
        let filled = cells.iter().filter_map(|cell| {
            let value = Some(self.number(&cell.name)).filter(|value| !value.is_empty())?;
            let label = cell.label.as_ref().filter(|_| cells.len() > 1);
            Some(label.map_or_else(|| value.clone(), |label| format!("{} {value}", self.label(label))))
        });
        filled.collect()
    }

    /// The chosen option of a choice, which may be that nothing applies.
    pub fn chosen_option<'f>(&self, field: &'f Field) -> Option<&'f SelectOption> {
        let Field::Choice { options, .. } = field else { return None };
        let chosen = self.chosen(field)?;
        options.iter().find(|option| option.value == chosen)
    }

    /// The answers to folded questions; with the questions, if there are several.
    pub fn folded_answers(&self, fields: &[Field]) -> String {
        let answers = fields.iter().filter_map(|field| {
            let answer = self.answer(field)?;
            let question = field.question().filter(|_| fields.len() > 1);
            let labelled = |legend| self.formatter.localizer().labelled(&self.text(legend), &answer);
            Some(question.map_or_else(|| answer.clone(), |(_, legend)| labelled(legend)))
        });
        answers.collect::<Vec<_>>().join(", ")
    }
}
