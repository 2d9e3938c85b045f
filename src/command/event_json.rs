//! The kinds of events, and events as JSON. serde writes an event as `{"kind":body}`; a log has the kind and the body in two
//! columns.

use serde::de::value::Error;
use serde::de::{DeserializeOwned, IntoDeserializer};
use serde::ser::Serialize;

/// The body of an event; `{}` for one without fields.
pub fn body_of(event: &impl Serialize) -> String {
    // Texts and numbers always serialize.
    let json = serde_json::to_string(event).unwrap_or_default();
    json.split_once(':').and_then(|(_, body)| body.strip_suffix('}')).unwrap_or("{}").to_owned()
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

/// Declares the kinds of events by their names in the log, and gives the `Event` of the module its kind.
macro_rules! event_kinds {
    ($($(#[$doc:meta])* $kind:ident = $name:literal),+ $(,)?) => {
        $crate::games::choice::choices! {
            /// The name of an event in the log and in documents.
            pub enum EventKind { $($(#[$doc])* $kind = $name),+ }
        }

        impl Event {
            pub fn kind(&self) -> EventKind {
                match self { $(Self::$kind { .. } => EventKind::$kind),+ }
            }
        }
    };
}
pub(crate) use event_kinds;
