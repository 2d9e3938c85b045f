//! The ids of a club's people, tables and payments: small numbers that are unique within the club and survive export
//! and import.

use std::fmt;

use diesel::deserialize::FromSqlRow;
use diesel::expression::AsExpression;
use diesel::sql_types::BigInt;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::token::stored_as;

/// Declares an id: a number from 1. Documents and addresses write it as text, because maps from person to amount use it
/// as a key.
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident)+) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, AsExpression, FromSqlRow)]
        #[diesel(sql_type = BigInt)]
        pub struct $name(pub i64);

        impl $name {
            /// Parses the canonical spelling only.
            pub fn read(text: &str) -> Option<Self> {
                let id = text.parse().ok().filter(|id| *id > 0).map(Self)?;
                (id.to_string() == text).then_some(id)
            }

            /// The index in a list of all, from 0.
            pub fn index(self) -> usize {
                usize::try_from(self.0.saturating_sub(1)).unwrap_or(usize::MAX)
            }

            pub fn next(self) -> Self {
                Self(self.0.saturating_add(1))
            }
        }

        stored_as!($name, BigInt, i64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                Self::read(&text).ok_or_else(|| serde::de::Error::custom("not an id"))
            }
        }
    )+ };
}

ids! {
    /// A person of a club.
    PersonId
    /// A table, numbered in the order in which the club got it. The store also has a global id for it.
    TableNumber
    /// A payment in a club's ledger.
    PaymentId
}
