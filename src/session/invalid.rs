//! What is wrong with a document, and where.

use crate::games::fields::Complaint;
use crate::games::seats::Seats;
use crate::games::text::Text;
use crate::words::Words;

/// What cannot be, in a document or in one of its hands.
#[derive(Clone, Debug)]
pub struct Invalid {
    /// The hand's number; 0 for the document itself.
    pub hand: u32,
    /// Everything wrong with it, first things first.
    pub complaints: Vec<Complaint>,
    /// The players, for the words.
    pub seats: Seats,
}

/// The first thing wrong, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// The hand's number; 0 for the document itself.
    pub hand: u32,
    /// The path of the field; empty where it is about the whole.
    pub field: String,
    pub message: String,
}

impl Invalid {
    /// The document itself is wrong, before anybody is known by name.
    pub fn document(complaints: Vec<Complaint>) -> Self {
        Self { hand: 0, complaints, seats: Seats::new(Vec::new()) }
    }

    /// The first complaint, which is the one reported.
    pub fn first(&self) -> Complaint {
        self.complaints.first().cloned().unwrap_or_else(|| Complaint::new("", Text::new("field-map")))
    }

    /// The first complaint in words.
    pub fn explained(&self, words: Words) -> Explained {
        let Complaint { field, text } = self.first();
        Explained { hand: self.hand, field, message: words.with_names(&self.seats).say(&text) }
    }
}

/// Puts the paths of complaints below a field.
pub fn within(field: &str, complaints: Vec<Complaint>) -> Vec<Complaint> {
    let below = |path: &str| if path.is_empty() { field.to_owned() } else { format!("{field}.{path}") };
    complaints.into_iter().map(|complaint| Complaint::new(below(&complaint.field), complaint.text)).collect()
}
