//! Documents: the tree of values that a hand, a table or a club is written as, and how its fields are read.
//!
//! A document comes as JSON, from a form or from the log; [`fields`] reads all three the same way and collects every error.
//! What is wrong or worth saying is a [`Message`]: an id with arguments, which becomes a sentence in the reader's language.

pub mod choice;
pub mod fields;
pub mod form_value;
mod format;
pub mod message;
pub mod name;
pub mod notation;
pub mod note;
pub mod numbers;
pub mod outline;
pub mod seats;
pub mod value;

pub use choice::Choice;
pub(crate) use choice::choices;
pub use fields::{Fault, FieldError, Fields};
pub use format::Format;
pub use message::{Arg, Message};
pub use notation::Notation;
pub use numbers::Number;
pub use outline::Outline;
pub use seats::{Deal, Seats};
pub use value::Value;
