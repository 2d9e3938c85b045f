//! Events as JSON. serde writes an event as `{"kind":body}`; a log has the kind and the body in two columns.

use serde::de::value::Error;
use serde::de::{DeserializeOwned, IntoDeserializer};
use serde::ser::Serialize;

/// The kind and the body of an event; the body of one without fields is `{}`.
pub fn logged(event: &impl Serialize) -> (String, String) {
    // Texts and numbers always serialize.
    let json = serde_json::to_string(event).unwrap_or_default();
    let fields = json.strip_prefix('{').and_then(|json| json.strip_suffix('}')?.split_once(':'));
    let (kind, body) = fields.unwrap_or((&json, "{}"));
    (kind.trim_matches('"').to_owned(), body.to_owned())
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
