//! Roles, by which devices have permissions at a table or in a club.

use diesel::backend::Backend;
use diesel::deserialize::{self, FromSql, FromSqlRow};
use diesel::sql_types::Text;

/// A role; each includes the permissions of the ones before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, FromSqlRow)]
pub enum Role {
    /// Watch, without entering anything.
    Spectator,
    /// Enter and correct hands.
    Scorer,
    /// Share, close, and give roles.
    Owner,
}

impl Role {
    /// The name in the database and in documents.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Spectator => "spectator",
            Self::Scorer => "scorer",
            Self::Owner => "owner",
        }
    }

    pub fn parse(text: &str) -> Option<Self> {
        [Self::Spectator, Self::Scorer, Self::Owner].into_iter().find(|role| role.as_str() == text)
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
