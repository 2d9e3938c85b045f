//! Names and secrets that the store makes: ids of tables and clubs, tokens of links and devices, codes to type.

use std::fmt;

use data_encoding::{BASE32_NOPAD, HEXLOWER};
use sha2::{Digest, Sha256};

use super::error::{ErrorKind, StoreError};

/// The public name of a table. Knowing it opens nothing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TableId(String);

/// The public name of a club. Knowing it opens nothing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ClubId(String);

/// A secret of 128 bits: whoever has it may. The database keeps only its SHA-256.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

/// A device, by the hash of its token.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeviceId(String);

/// What the public names of tables and of clubs have in common.
macro_rules! public_name {
    ($name:ident) => {
        impl $name {
            const BYTES: usize = 10;

            pub(super) fn make() -> Result<Self, StoreError> {
                Ok(Self(BASE32_NOPAD.encode(&random::<{ Self::BYTES }>()?).to_ascii_lowercase()))
            }

            /// Reads a public name; nothing when it cannot be one.
            pub fn parse(text: &str) -> Option<Self> {
                let fits = text.len() == 16 && text.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'2'..=b'7'));
                fits.then(|| Self(text.to_owned()))
            }

            pub(super) fn stored(text: String) -> Self {
                Self(text)
            }

            /// As it stands in addresses.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

public_name!(TableId);
public_name!(ClubId);

impl TableId {
    /// What stands for the club of a table that has none.
    pub fn alone(&self) -> ClubId {
        ClubId(self.0.clone())
    }
}

impl Token {
    pub fn make() -> Result<Self, StoreError> {
        Ok(Self(BASE32_NOPAD.encode(&random::<16>()?)))
    }

    /// Reads a token as [`Self::make`] writes it.
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

/// Never shows the secret.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl DeviceId {
    /// The device that holds this token. Whether there is such a device, [`super::Store::device`] knows.
    pub fn of(token: &str) -> Self {
        Self(hash_secret(token))
    }

    /// What the log and other people see of the device: enough to tell devices apart, nothing to act with.
    pub fn tag(&self) -> String {
        self.0.chars().take(12).collect()
    }

    pub(super) fn stored(text: String) -> Self {
        Self(text)
    }

    pub(super) fn as_str(&self) -> &str {
        &self.0
    }
}

/// What the database keeps of a secret. Letters count alike in both cases, as people type them.
pub(super) fn hash_secret(secret: &str) -> String {
    hash_text(&secret.to_ascii_uppercase())
}

/// The SHA-256 of a text, in hexadecimal.
pub(super) fn hash_text(text: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(text))
}

/// Six characters of 32 kinds.
pub(super) fn make_code() -> Result<String, StoreError> {
    let mut code = BASE32_NOPAD.encode(&random::<5>()?);
    code.truncate(6);
    Ok(code)
}

fn random<const N: usize>() -> Result<[u8; N], StoreError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|error| StoreError::new(ErrorKind::Io, format!("the system gives no random numbers: {error}")))?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_have_128_bits_and_do_not_show() -> Result<(), StoreError> {
        let (one, other) = (Token::make()?, Token::make()?);
        assert_eq!(one.as_str().len(), 26);
        assert_eq!(Token::parse(one.as_str()).as_ref(), Some(&one));
        for text in ["", "A", &one.as_str()[1..], &one.as_str().replace(|_| true, "a")] {
            assert_eq!(Token::parse(text), None, "{text:?}");
        }
        assert_ne!(one, other);
        assert_eq!(format!("{one:?}"), "Token(…)");
        assert_eq!(DeviceId::of(one.as_str()), DeviceId::of(&one.as_str().to_lowercase()));
        Ok(())
    }

    #[test]
    fn table_ids_are_plain() -> Result<(), StoreError> {
        let id = TableId::make()?;
        assert_eq!(TableId::parse(id.as_str()), Some(id));
        for text in ["", "abc", "ABCDEFGHIJKLMNOP", "abcdefghijklmno1", "../../etc/passwd"] {
            assert_eq!(TableId::parse(text), None, "{text:?}");
        }
        Ok(())
    }
}
