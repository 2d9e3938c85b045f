//! The errors of a document, and where they are.

use crate::games::fields::Complaint;
use crate::games::seats::Seats;
use crate::games::text::Text;
use crate::words::Words;

/// A document, or one of its hands, that is not valid.
#[derive(Clone, Debug)]
pub struct Invalid {
    /// The hand's number; 0 for the document itself.
    pub hand: u32,
    /// Everything that is wrong with it. Only the first complaint is reported.
    pub complaints: Vec<Complaint>,
    /// The players' names, which messages contain.
    pub seats: Seats,
}

/// The first complaint, as a message in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// The hand's number; 0 for the document itself.
    pub hand: u32,
    /// The path of the field; empty when the complaint is about the whole hand or document.
    pub field: String,
    pub message: String,
}

impl Invalid {
    /// An error of the document itself, before its players are known.
    pub fn document(complaints: Vec<Complaint>) -> Self {
        Self { hand: 0, complaints, seats: Seats::new(Vec::new()) }
    }

    /// The complaint that is reported.
    pub fn first(&self) -> Complaint {
        self.complaints.first().cloned().unwrap_or_else(|| Complaint::new("", Text::new("field-map")))
    }

    /// [`Self::first`] in the language of `words`.
    pub fn explained(&self, words: Words) -> Explained {
        let Complaint { field, text } = self.first();
        Explained { hand: self.hand, field, message: words.with_names(&self.seats).say(&text) }
    }
}

/// Puts the name of a field before the paths of its complaints.
pub fn within(field: &str, complaints: Vec<Complaint>) -> Vec<Complaint> {
    let below = |path: &str| if path.is_empty() { field.to_owned() } else { format!("{field}.{path}") };
    complaints.into_iter().map(|complaint| Complaint::new(below(&complaint.field), complaint.text)).collect()
}
