//! Questions whose inputs get something before their names, so that two forms can be one.

use crate::web::components::form::{FieldView, Kind, OptionView};

/// The same questions with `prefix` before the names of their inputs.
pub fn below(fields: Vec<FieldView>, prefix: &str) -> Vec<FieldView> {
    fields.into_iter().map(|field| put_below(field, prefix)).collect()
}

fn put_below(mut field: FieldView, prefix: &str) -> FieldView {
    let put = |name: &mut String| name.insert_str(0, prefix);
    let put_all = |options: &mut [OptionView]| options.iter_mut().for_each(|option| put(&mut option.name));
    put(&mut field.id);
    if let Some((condition, _)) = &mut field.when {
        put(condition);
    }
    match &mut field.kind {
        Kind::Matrix { rows, .. } => rows.iter_mut().for_each(|row| put_all(&mut row.options)),
        Kind::Choice { options, .. } | Kind::Toggles { options } => put_all(options),
        Kind::Number { cell, .. } => put(&mut cell.name),
        Kind::Numbers { cells, .. } | Kind::Order { cells } => cells.iter_mut().for_each(|cell| put(&mut cell.name)),
        Kind::Extras { fields, .. } => *fields = below(std::mem::take(fields), prefix),
        Kind::Line { .. } | Kind::Note { .. } => {}
    }
    field
}
