//! The database URL: `sqlite:PATH` or `postgres://…`.

use std::fmt;
use std::path::{Path, PathBuf};

use percent_encoding::{AsciiSet, CONTROLS, NON_ALPHANUMERIC, utf8_percent_encode};

use super::error::{ErrorKind, StoreError};

/// A database by its URL. We decide by the scheme; diesel would guess and create a file for a mistyped server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Address {
    Sqlite(PathBuf),
    Postgres(String),
}

const NOT_IN_A_URI_PATH: &AsciiSet = &CONTROLS.add(b' ').add(b'%').add(b'?').add(b'#').add(b'"');

/// Connection parameters of libpq. Without them a dead network would block a request for minutes.
const TIMEOUTS: [(&str, &str); 5] = [
    ("connect_timeout", "3"),
    ("tcp_user_timeout", "5000"),
    ("keepalives_idle", "2"),
    ("keepalives_interval", "1"),
    ("keepalives_count", "3"),
];

/// The path of the file in a `sqlite:` URL.
pub fn sqlite_path(url: &str) -> Option<&str> {
    let path = url.strip_prefix("sqlite:")?;
    Some(path.strip_prefix("//").filter(|rest| !rest.starts_with('/')).unwrap_or(path))
}

impl Address {
    pub(super) fn parse(url: &str) -> Result<Self, StoreError> {
        if let Some(path) = sqlite_path(url) {
            if path.is_empty() || path.starts_with(':') {
                return Err(StoreError::new(
                    ErrorKind::Setting,
                    "sqlite: needs the path of a file, as in sqlite:tanto.db",
                ));
            }
            return Ok(Self::Sqlite(PathBuf::from(path)));
        }
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(Self::Postgres(with_timeouts(url)));
        }
        Err(StoreError::new(
            ErrorKind::Setting,
            "the database URL must begin with sqlite: or postgres://, as in sqlite:tanto.db",
        ))
    }

    /// Adds session settings to a server's URL. Settings that the URL already has come last and so take precedence.
    pub(super) fn with_settings(url: &str, settings: &str) -> String {
        let settings = utf8_percent_encode(settings, NON_ALPHANUMERIC);
        for start in ["?options=", "&options="] {
            if let Some((before, own)) = url.split_once(start) {
                return format!("{before}{start}{settings}%20{own}");
            }
        }
        with_parameter(url, "options", &settings.to_string())
    }

    /// The URI of the file for `SQLite`, to open in one of its modes (`ro`, `rw`, `rwc`).
    pub(super) fn file_uri(path: &Path, mode: &str) -> String {
        let path = path.to_string_lossy();
        format!("file:{}?mode={mode}", utf8_percent_encode(&path, NOT_IN_A_URI_PATH))
    }
}

fn with_timeouts(url: &str) -> String {
    let mut url = url.to_owned();
    for (name, value) in TIMEOUTS {
        if !url.contains(name) {
            url = with_parameter(&url, name, value);
        }
    }
    let hosts = url.split('?').next().unwrap_or_default();
    if hosts.contains(',') && !url.contains("target_session_attrs") {
        // One of several hosts is a standby of another and takes no writes.
        url = with_parameter(&url, "target_session_attrs", "read-write");
    }
    url
}

fn with_parameter(url: &str, name: &str, value: &str) -> String {
    let separator = if url.contains('?') { '&' } else { '?' };
    format!("{url}{separator}{name}={value}")
}

/// Leaves out the password, since messages show this.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(path) => write!(f, "{}", path.display()),
            Self::Postgres(url) => {
                let place = url.split_once("://").map_or(url.as_str(), |(_, rest)| rest);
                let place = place.split('?').next().unwrap_or_default();
                write!(f, "postgres://{}", place.rsplit_once('@').map_or(place, |(_, host)| host))
            }
        }
    }
}
