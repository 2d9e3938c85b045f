//! What a document tells in another way than the form asks for it.

use super::{FormContent, FormView};
use crate::games::Field;
use crate::games::form::{MatrixRow, NOBODY, Numbers};

impl FormView<'_> {
    /// The value of a single number, which may be another field of the document, by the question whose number it is: the points,
    /// or the result itself.
    pub fn single_number(&self, numbers: &Numbers) -> String {
        let told = numbers.side.as_deref().and_then(|side| self.told(side));
        self.number(told.unwrap_or(&numbers.cells[0].name))
    }

    /// The answer to a side question that names the field that a document has.
    fn told<'b>(&self, side: &'b Field) -> Option<&'b str> {
        let (Field::Choice { options, .. }, FormContent::Document(_)) = (side, self.content) else { return None };
        options.iter().map(|option| option.value.as_str()).find(|field| self.value(field).is_some())
    }

    /// The value of the chosen radio of a side question.
    pub fn chosen_side(&self, numbers: &Numbers) -> Option<String> {
        let side = numbers.side.as_deref()?;
        self.recorded_side(numbers).or_else(|| self.told(side).map(str::to_owned)).or_else(|| self.chosen(side))
    }

    /// The side whose number a document has, by the label of its first player.
    fn recorded_side(&self, numbers: &Numbers) -> Option<String> {
        let (FormContent::Document(_), Some((field, otherwise))) = (self.content, numbers.recorded_of) else {
            return None;
        };
        let named = self.value(field).and_then(|label| self.seats.find_in_form(&label));
        let party = self.seats.party_of(named.unwrap_or(otherwise));
        Some(self.seats.label(party.first()).to_owned())
    }

    /// The value of the chosen cell in a row. A document has no field for what no player has. A cell that ends in `+` stands for
    /// several values, or for none, and another question says which.
    pub fn chosen_in(&self, row: &MatrixRow, group: &str) -> Option<String> {
        let nobody = || match self.content {
            FormContent::Document(document) if document.get(group).is_none() => {
                row.values.iter().find(|value| *value == NOBODY).cloned()
            }
            _ => None,
        };
        let value = self.value(group).or_else(nobody)?;
        let is_open = |cell: &&String| {
            cell.strip_suffix('+').is_some_and(|start| value == start || value.starts_with(cell.as_str()))
        };
        let open = row.values.iter().find(is_open).filter(|_| !row.values.contains(&value)).cloned();
        Some(open.unwrap_or(value))
    }
}
