//! The names that the files with queries use.

pub(super) use diesel::prelude::*;

pub(super) use super::Store;
pub(super) use super::connection::{AnyConnection, ROWS_AT_ONCE, TransactionKind, columns, on_backend};
pub(super) use super::error::{ErrorKind, StoreError};
pub(super) use super::ids::{PersonId, TableNumber};
pub(super) use super::role::Role;
pub(super) use super::schema::*;
pub(super) use super::stream::Stream;
pub(super) use super::token::{ClubId, DeviceId, TableId, Token, hash_secret, hash_text};
