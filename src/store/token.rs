//! Ids and secrets: ids of tables and clubs, tokens of links and devices, and codes to type.

use std::fmt::{self, Write};
use std::str::FromStr;

use data_encoding::{BASE32_NOPAD, HEXLOWER};
use diesel::deserialize::FromSqlRow;
use diesel::expression::AsExpression;
use diesel::sql_types::{BigInt, Text};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::error::{ErrorKind, StoreError};

/// The id of a table and of its stream. It is no secret and grants nothing.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, AsExpression, FromSqlRow, Serialize, Deserialize,
)]
#[diesel(sql_type = BigInt)]
pub struct TableId(i64);

/// The id of a club and of its stream. It is no secret and grants nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, AsExpression, FromSqlRow)]
#[diesel(sql_type = BigInt)]
pub struct ClubId(i64);

/// A secret of 128 bits that grants access. The database keeps only its SHA-256.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

/// A device, by the hash of its token.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, AsExpression, FromSqlRow)]
#[diesel(sql_type = Text)]
pub struct DeviceId(String);

/// An id is a random positive number of 63 bits: keys are narrow, and rows spread evenly over a distributed database.
/// Tables and clubs share the number space, so an id belongs to one of them. Collisions are practically impossible, and
/// the primary key of the events would refuse one.
macro_rules! random_id {
    ($name:ident) => {
        impl $name {
            pub fn make() -> Result<Self, StoreError> {
                Ok(Self((i64::from_be_bytes(random()?) & i64::MAX).max(1)))
            }
        }

        impl From<$name> for i64 {
            fn from(id: $name) -> Self {
                id.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                (0..ID_LENGTH).rev().try_for_each(|place| f.write_char(digit(self.0 >> (5 * place))))
            }
        }

        /// Parses the spelling that addresses use.
        impl FromStr for $name {
            type Err = StoreError;

            fn from_str(text: &str) -> Result<Self, StoreError> {
                let message = format!("{text:?} is not an id; an id has {ID_LENGTH} letters and digits");
                parse_id(text).map(Self).ok_or_else(|| StoreError::new(ErrorKind::Setting, message))
            }
        }

        stored_as!($name, BigInt, i64);
    };
}

/// Reads and writes a struct as the value in it.
macro_rules! stored_as {
    ($name:ident, $sql_type:ty, $value:ty) => {
        impl<DB: diesel::backend::Backend> diesel::deserialize::FromSql<$sql_type, DB> for $name
        where
            $value: diesel::deserialize::FromSql<$sql_type, DB>,
        {
            fn from_sql(bytes: DB::RawValue<'_>) -> diesel::deserialize::Result<Self> {
                <$value>::from_sql(bytes).map(Self)
            }
        }

        impl<DB: diesel::backend::Backend> diesel::serialize::ToSql<$sql_type, DB> for $name
        where
            $value: diesel::serialize::ToSql<$sql_type, DB>,
        {
            fn to_sql<'b>(&'b self, out: &mut diesel::serialize::Output<'b, '_, DB>) -> diesel::serialize::Result {
                self.0.to_sql(out)
            }
        }
    };
}
pub(super) use stored_as;

random_id!(TableId);
random_id!(ClubId);
stored_as!(DeviceId, Text, String);

/// 63 bits in digits of 5; the first digit holds 3.
const ID_LENGTH: usize = 13;

/// Crockford's digits, which leave out letters that look like others.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The digit of the lowest 5 bits.
fn digit(bits: i64) -> char {
    usize::try_from(bits & 31).ok().and_then(|place| DIGITS.get(place)).map_or('0', |digit| char::from(*digit))
}

/// Accepts one spelling only, so that caches hold each address once.
fn parse_id(text: &str) -> Option<i64> {
    if text.len() != ID_LENGTH || text > "8" {
        return None;
    }
    let add = |id: i64, letter: u8| {
        let value = DIGITS.iter().position(|digit| *digit == letter)?;
        Some(id << 5 | i64::try_from(value).ok()?)
    };
    text.bytes().try_fold(0, add).filter(|id| *id > 0)
}

impl Token {
    pub fn make() -> Result<Self, StoreError> {
        Ok(Self(BASE32_NOPAD.encode(&random::<16>()?)))
    }

    /// Parses the spelling of [`Self::make`].
    pub fn parse(text: &str) -> Option<Self> {
        let bytes = BASE32_NOPAD.decode(text.as_bytes()).ok()?;
        (bytes.len() == 16).then(|| Self(text.to_owned()))
    }

    /// The secret itself, for a link or a cookie.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub(super) fn hash(&self) -> String {
        hash_secret(&self.0)
    }
}

/// Hides the secret.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl DeviceId {
    /// The device that holds this token. It need not be known yet; [`super::Store::label_of`] tells.
    pub fn of(token: &str) -> Self {
        Self(hash_secret(token))
    }

    /// A public tag that distinguishes devices and grants nothing.
    pub fn tag(&self) -> String {
        self.0.chars().take(12).collect()
    }

    pub(super) fn as_str(&self) -> &str {
        &self.0
    }
}

/// The tag of a device in few bytes, as the cache keeps it of every hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeviceTag([u8; 6]);

impl DeviceTag {
    pub fn of(device: &DeviceId) -> Option<Self> {
        Self::read(&device.tag())
    }

    /// `None` for a text that is no tag, which only a log from elsewhere can have.
    pub fn read(tag: &str) -> Option<Self> {
        HEXLOWER.decode(tag.as_bytes()).ok()?.try_into().ok().map(Self)
    }
}

impl fmt::Display for DeviceTag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&HEXLOWER.encode(&self.0))
    }
}

/// The hash that the database keeps of a secret. Case does not matter, because people type codes and links.
pub fn hash_secret(secret: &str) -> String {
    hash_text(&secret.to_ascii_uppercase())
}

/// The SHA-256 of a text, in hexadecimal.
pub fn hash_text(text: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(text))
}

/// The number of characters of a code, of 32 kinds: 30 bits.
pub const CODE_LENGTH: usize = 6;

/// A code at random; another link may have it.
pub fn make_code() -> Result<String, StoreError> {
    let mut code = BASE32_NOPAD.encode(&random::<5>()?);
    code.truncate(CODE_LENGTH);
    Ok(code)
}

fn random<const N: usize>() -> Result<[u8; N], StoreError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|error| StoreError::new(ErrorKind::Io, format!("the system returned no random numbers: {error}")))?;
    Ok(bytes)
}
