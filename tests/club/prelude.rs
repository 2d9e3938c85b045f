//! What most tests use.

pub use proptest::prelude::*;
pub use serde_json::{Value, json};
pub use tanto::club::{
    Club, ClubCommand, Event, Ledger, Payment, PaymentId, PersonChange, PersonId, Purse, SentPayment, TableNumber,
    commands,
};
pub use tanto::command::CommandError;
pub use tanto::document::{Choice as _, value::Value as DocumentValue};

pub use crate::scene::*;
