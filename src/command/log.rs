//! Events as JSON, and the state that follows from a log, which may be damaged.

use serde::de::value::Error;
use serde::de::{DeserializeOwned, IntoDeserializer};
use serde::ser::Serialize;

use super::error::CommandError;
use crate::document::value::to_json;
use crate::store::{Entry, IntegrityError, Log, StoreError, Stream};

/// The kind and the body of an event; the body of one without fields is `{}`. serde writes an event as `{"kind":body}`; a
/// log has the two in two columns. An event that `read` does not read back is refused, because it would damage its log for
/// ever.
pub fn logged<E: Serialize + PartialEq>(
    event: &E,
    read: impl Fn(&str, &str) -> Option<E>,
) -> Result<(String, String), CommandError> {
    let json = to_json(event);
    let fields = json.strip_prefix('{').and_then(|json| json.strip_suffix('}')?.split_once(':'));
    let (kind, body) = fields.unwrap_or((&json, "{}"));
    let kind = kind.trim_matches('"');
    if read(kind, body).as_ref() != Some(event) {
        return Err(StoreError::unreadable(kind).into());
    }
    Ok((kind.to_owned(), body.to_owned()))
}

/// The event with a kind and a body; `None` if there is none.
pub fn event_of<T: DeserializeOwned>(kind: &str, body: &str) -> Option<T> {
    let is_kind = kind.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_');
    if !is_kind || !body.starts_with('{') {
        return None;
    }
    let bare = || T::deserialize(IntoDeserializer::<Error>::into_deserializer(kind)).ok();
    let with_fields = || serde_json::from_str(&format!("{{\"{kind}\":{body}}}")).ok();
    if body == "{}" { bare().or_else(with_fields) } else { with_fields() }
}

/// The state after all entries. Of a damaged log, the state before the damage, and the first damaged entry.
pub fn replay_log<Id: Copy + Into<Stream>, T>(
    log: &mut Log<'_, Id>,
    replay: impl Fn(&[Entry]) -> Result<T, IntegrityError>,
) -> Result<(T, Option<i64>), CommandError> {
    let whole = log.entries_from(1).map_err(CommandError::from).and_then(|entries| Ok(replay(&entries)?));
    match whole {
        Err(error) if error.is_damage() => {
            let mut entries = log.readable();
            while let Some(last) = entries.last() {
                match replay(&entries) {
                    Ok(state) => return Ok((state, Some(last.seq + 1))),
                    Err(damage) => {
                        let whole = damage.entry.and_then(|damaged| usize::try_from(damaged - 1).ok());
                        entries.truncate(whole.unwrap_or_default());
                    }
                }
            }
            Err(error)
        }
        whole => Ok((whole?, None)),
    }
}
