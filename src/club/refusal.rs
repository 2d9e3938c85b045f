//! Why a club refuses a command.

use super::ids::PersonId;
use super::people::{Misfit, People};
use crate::games::field_error::FieldError;
use crate::games::text::Text;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    Invalid(FieldError),
    /// The person or payment does not exist.
    Missing,
    /// The command would change nothing.
    Unchanged,
}

impl From<Misfit> for Refusal {
    fn from(Misfit: Misfit) -> Self {
        Self::Missing
    }
}

impl Refusal {
    pub fn invalid(field: &str, text: Text) -> Self {
        Self::Invalid(FieldError::new(field, text))
    }
}

/// Finds the person whose id a field contains.
pub fn person_in(people: &People, field: &str, id: &str) -> Result<PersonId, Refusal> {
    let found = PersonId::read(id).and_then(|id| people.find(id));
    let shown: String = id.chars().take(40).collect();
    let unknown = || Refusal::invalid(field, Text::new("person-unknown").with("id", shown.as_str()));
    found.map(|person| person.id).ok_or_else(unknown)
}
