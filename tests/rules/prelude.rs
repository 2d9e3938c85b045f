//! What most tests use.

pub use proptest::prelude::*;
pub use serde_json::{Value, json};
pub use tanto::games::any::{At, Play};
pub use tanto::games::fields::Source;
pub use tanto::games::find;
pub use tanto::games::node::Node;
pub use tanto::games::text::{Arg, Text};
pub use tanto::ledger::{Balances, Seat};
pub use tanto::session::{Replay, Session, result};
pub use tanto::words::{Language, Words};

pub use crate::cases::good;
pub use crate::table::*;
