//! Roles, by which devices have permissions at a table or in a club.

use diesel::backend::Backend;
use diesel::deserialize::{self, FromSql, FromSqlRow};
use diesel::sql_types::Text;

use crate::document::{Choice as _, choices};

choices! {
    /// A role; each includes the permissions of the ones before.
    #[derive(PartialOrd, Ord, Hash, FromSqlRow)]
    pub enum Role {
        /// Watch, without entering anything.
        Spectator = "spectator",
        /// Enter and correct hands.
        Scorer = "scorer",
        /// Share, close, and give roles.
        Owner = "owner",
    }
}

impl Role {
    /// The name in the database and in documents.
    pub fn as_str(self) -> &'static str {
        self.name()
    }

    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.iter().find(|(name, _)| *name == text).map(|(_, role)| *role)
    }
}

impl<DB: Backend> FromSql<Text, DB> for Role
where
    String: FromSql<Text, DB>,
{
    fn from_sql(bytes: DB::RawValue<'_>) -> deserialize::Result<Self> {
        let text = String::from_sql(bytes)?;
        Self::parse(&text).ok_or_else(|| format!("unknown role {text:?}").into())
    }
}
