//! Events as entries of a log, and the state that follows from a log, which may be damaged.

use serde::de::value::Error;
use serde::de::{DeserializeOwned, IntoDeserializer};
use serde::ser::Serialize;

use super::error::CommandError;
use super::meta::CommandMeta;
use crate::document::value::to_json;
use crate::session::TIMES;
use crate::store::{Entry, IntegrityError, Log, Origin, StoreError, Stream};

/// An event of a table or of a club.
pub trait LogEvent: Serialize + PartialEq {
    /// Reads an entry of the log; `None` if this program does not write such an entry.
    fn read(kind: &str, body: &str) -> Option<Self>
    where
        Self: Sized;
}

/// The next entries of a log with this version and hash, one for each event. Only the first has the key of the command, by
/// which a retry finds it; the others have an empty one.
///
/// serde writes an event as `{"kind":body}`, and one without fields as `"kind"`; the log has the two in two columns, and `{}`
/// for no fields. An event that could not be read again is refused, because it would damage its log for ever.
pub fn entries_of<E: LogEvent>(
    events: &[E],
    meta: &CommandMeta,
    (version, hash): (i64, &str),
) -> Result<Vec<Entry>, CommandError> {
    let CommandMeta { key, fingerprint, device, at, .. } = meta;
    let mut entries: Vec<Entry> = Vec::with_capacity(events.len());
    for (seq, event) in (version + 1..).zip(events) {
        let json = to_json(event);
        let fields = json.strip_prefix('{').and_then(|json| json.strip_suffix('}')?.split_once(':'));
        let (kind, body) = fields.unwrap_or((&json, "{}"));
        let kind = kind.trim_matches('"');
        if E::read(kind, body).as_ref() != Some(event) || !TIMES.contains(at) {
            return Err(StoreError::unreadable(kind).into());
        }
        let key = if entries.is_empty() { key } else { "" };
        let previous = entries.last().map_or(hash, |entry| &entry.hash);
        let origin = Origin { key, fingerprint, device: device.as_ref(), at: *at };
        entries.push(Entry::chained(&origin, seq, previous, kind, body.to_owned()));
    }
    Ok(entries)
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
