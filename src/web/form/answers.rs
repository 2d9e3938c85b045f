//! What a filled form says, in words: a line a question.

use super::{CellView, FieldView, Kind, OptionView, RowView};

/// A question, and what was answered to it.
pub struct Answer {
    pub question: String,
    /// Nothing where nothing was.
    pub words: Option<String>,
}

/// Every question of a form with its answer, those in folded parts too.
#[must_use]
pub fn answers(fields: Vec<FieldView>) -> Vec<Answer> {
    let mut lines = Vec::with_capacity(fields.len());
    for field in fields {
        match field.kind {
            Kind::Extras { fields, .. } => lines.extend(answers(fields)),
            Kind::Note { .. } => {}
            _ => lines.push(Answer { words: words(&field), question: field.legend.text }),
        }
    }
    lines
}

fn words(field: &FieldView) -> Option<String> {
    if field.when.as_ref().is_some_and(|(_, is_asked)| !is_asked) {
        return None;
    }
    let parts: Vec<String> = match &field.kind {
        Kind::Matrix { rows, .. } => rows.iter().flat_map(chosen_in_row).collect(),
        Kind::Choice { options, .. } | Kind::Toggles { options } => {
            options.iter().filter(|option| is_chosen(option)).map(|option| option.label.text.clone()).collect()
        }
        Kind::Number { cell, .. } => given(cell).map(|cell| cell.value.clone()).into_iter().collect(),
        Kind::Numbers { cells, .. } => {
            cells.iter().filter_map(given).map(|cell| format!("{} {}", cell.label, cell.value)).collect()
        }
        Kind::Line { value, .. } => Some(value.clone()).filter(|value| !value.is_empty()).into_iter().collect(),
        Kind::Extras { .. } | Kind::Note { .. } => Vec::new(),
    };
    (!parts.is_empty()).then(|| parts.join(" · "))
}

fn is_chosen(option: &OptionView) -> bool {
    option.checked && !option.value.is_empty()
}

fn chosen_in_row(row: &RowView) -> impl Iterator<Item = String> {
    row.options.iter().filter(|option| is_chosen(option)).map(|option| format!("{}, {}", row.label, option.label.text))
}

fn given(cell: &CellView) -> Option<&CellView> {
    Some(cell).filter(|cell| !cell.value.is_empty())
}
