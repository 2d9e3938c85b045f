//! The answers of a filled form in words.

use super::{CellView, FieldView, Kind, OptionView, RowView};

pub struct Answer {
    pub question: String,
    /// `None` without an answer.
    pub words: Option<String>,
}

/// All questions with their answers, including those in folded parts.
pub fn answers(fields: Vec<FieldView>) -> Vec<Answer> {
    let mut lines = Vec::with_capacity(fields.len());
    for field in fields {
        match field.kind {
            Kind::Extras { fields, .. } => lines.extend(answers(fields)),
            Kind::Note(_) => {}
            Kind::Matrix { rows, called: Some(called), .. } => {
                let (chosen, partner): (Vec<_>, _) = (rows.iter().flat_map(chosen_in_row).collect(), partner(&rows));
                lines.push(Answer { words: joined(&chosen), question: field.legend.text });
                lines.push(Answer { words: partner, question: called.legend.text });
            }
            _ => lines.push(Answer { words: words(&field), question: field.legend.text }),
        }
    }
    lines
}

/// The answer to one question; `None` without one.
pub(super) fn words(field: &FieldView) -> Option<String> {
    if field.when.as_ref().is_some_and(|(_, is_asked)| !is_asked) {
        return None;
    }
    let parts: Vec<String> = match &field.kind {
        Kind::Matrix { rows, .. } => rows.iter().flat_map(chosen_in_row).collect(),
        Kind::Choice { options, .. } | Kind::Toggles(options) => {
            options.iter().filter(|option| is_chosen(option)).map(|option| option.label.text.clone()).collect()
        }
        Kind::Numbers(numbers) => match numbers.cells.as_slice() {
            [cell] => given(cell).map(|cell| cell.value.clone()).into_iter().collect(),
            cells => cells.iter().filter_map(given).map(|cell| format!("{} {}", cell.label, cell.value)).collect(),
        },
        Kind::Order(cells) => {
            let mut placed: Vec<&CellView> = cells.iter().filter_map(given).collect();
            placed.sort_by_key(|cell| cell.value.parse::<u32>().unwrap_or(u32::MAX));
            placed.iter().map(|cell| cell.label.clone()).collect()
        }
        Kind::Line { value, .. } => Some(value.clone()).filter(|value| !value.is_empty()).into_iter().collect(),
        Kind::Extras { .. } | Kind::Note(_) => Vec::new(),
    };
    joined(&parts)
}

fn joined(parts: &[String]) -> Option<String> {
    (!parts.is_empty()).then(|| parts.join(" · "))
}

/// The player who is chosen in the last column of a matrix.
fn partner(rows: &[RowView]) -> Option<String> {
    let is_called = |row: &&RowView| row.called.as_ref().is_some_and(is_chosen);
    rows.iter().find(is_called).map(|row| row.label.clone())
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
