//! What most tests use.

pub use serde_json::{Value, json};
pub use tanto::club::{Club, ClubCommand, PersonId, TableNumber};
pub use tanto::command::CommandError;
pub use tanto::command::CommandMeta;
pub use tanto::service::{Service, check_store};
pub use tanto::store::{
    ClubId, DeviceId, Entry, ErrorKind, IntegrityError, Role, Store, StoreError, TableFilter, TableId, check_chain,
};
pub use tanto::table::{HandChange, InsertSeats, Receipt, Table, TableCommand};

pub use crate::evening::*;
pub use crate::place::Place;
pub use crate::scene::*;
pub use crate::single_table::{SingleTable, loser};
