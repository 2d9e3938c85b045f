//! Why something is not taken into a club's log.

use super::ids::PersonId;
use super::people::{Misfit, People};
use crate::games::complaint::Complaint;
use crate::games::text::Text;

/// Why a decision is against what was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It cannot be so: what is wrong with which field.
    Invalid(Complaint),
    /// There is nobody and nothing such.
    Missing,
    /// It says what is so already.
    Unchanged,
}

impl From<Misfit> for Refusal {
    fn from(Misfit: Misfit) -> Self {
        Self::Missing
    }
}

impl Refusal {
    pub fn invalid(field: &str, text: Text) -> Self {
        Self::Invalid(Complaint::new(field, text))
    }
}

/// The person whom a field names by his id.
pub fn person_in(people: &People, field: &str, id: &str) -> Result<PersonId, Refusal> {
    let found = PersonId::read(id).and_then(|id| people.find(id));
    let shown: String = id.chars().take(40).collect();
    let unknown = || Refusal::invalid(field, Text::new("person-unknown").with("id", shown.as_str()));
    found.map(|person| person.id).ok_or_else(unknown)
}
