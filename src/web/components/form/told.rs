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
    pub fn chosen_side(&self, side: &Field) -> Option<String> {
        self.told(side).map(str::to_owned).or_else(|| self.chosen(side))
    }

    /// The value of the chosen cell in a row. A document leaves out what nobody has.
    pub fn chosen_in(&self, row: &MatrixRow, group: &str) -> Option<String> {
        let nobody = || match self.content {
            FormContent::Document(document) if document.get(group).is_none() => {
                row.values.iter().find(|value| *value == NOBODY).cloned()
            }
            _ => None,
        };
        self.value(group).or_else(nobody)
    }
}
