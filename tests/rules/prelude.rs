//! What most tests use.

pub use proptest::prelude::*;
pub use serde_json::{Value, json};
pub use tanto::document::{Arg, Format, Message, value::Value as DocumentValue};
pub use tanto::games::any::{DealContext, DynGame};
pub use tanto::games::find;
pub use tanto::i18n::{Language, Localizer};
pub use tanto::ledger::{Balances, Seat};
pub use tanto::session::{Replay, Session, result};

pub use crate::cases::good;
pub use crate::table::*;
