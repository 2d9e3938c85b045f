//! Reads a table's document within bounds of memory, so that a large input that is no document is refused early. The
//! history is read entry by entry.

use std::cell::Cell;

use serde::de::Error;

use crate::document::{Outline, Value, outline::items, value::ITEM};
use crate::store::Entry;

/// The most hands of a document without a history, which are all replayed on import. This is some years of one table.
const MAX_HANDS: usize = 20_000;
/// The most changes of rules, and the most changes of seats.
const MAX_CHANGES: usize = 5_000;
/// The memory for any other field, in bytes.
const FIELD: usize = 512 * 1024;
/// The memory for a list or an opening, in bytes, in addition to twice its size in the document.
pub const LIST: usize = 16 * 1024 * 1024;

pub struct TableRead {
    /// The document without its history.
    pub document: Value,
    pub history: Option<Vec<Entry>>,
}

impl TableRead {
    /// Reads the structure only: callers check the hands and the history.
    pub fn of(text: &str) -> Result<Self, serde_json::Error> {
        let outline = Outline::of(text)?;
        if let Some(twice) = outline.twice(&["hands", "history"]) {
            return Err(Error::custom(format!("the field `{twice}` comes twice")));
        }
        let history = outline.get("history").map(entries).transpose()?;
        let most_hands = if history.is_some() { usize::MAX } else { MAX_HANDS };
        let rest = outline.fields().filter(|(name, _)| *name != "history");
        let rest = rest.map(|(name, value)| {
            let value = match name {
                "hands" => list(name, value, most_hands)?,
                "rule_changes" | "seat_changes" => list(name, value, MAX_CHANGES)?,
                _ => Value::from_json_within(value, &Cell::new(FIELD))?,
            };
            Ok::<_, serde_json::Error>((name.into(), value))
        });
        Ok(Self { document: Value::Map(rest.collect::<Result<_, _>>()?), history })
    }
}

fn entries(history: &str) -> Result<Vec<Entry>, serde_json::Error> {
    let read = items(history, |_, entry| serde_json::from_str(entry));
    read.unwrap_or_else(|| Err(Error::custom("`history` is not a list")))
}

/// Reads a list of at most `most` objects.
fn list(name: &str, list: &str, most: usize) -> Result<Value, serde_json::Error> {
    let left = Cell::new(LIST.saturating_add(2 * list.len()));
    let read = items(list, |place, item| {
        let wrong = |what: &str| Error::custom(format!("`{name}[{place}]`: {what}"));
        if place == most {
            return Err(wrong("there are too many"));
        }
        if !item.starts_with('{') {
            return Err(wrong("it is not an object"));
        }
        let before = ITEM.min(left.get());
        let own = Cell::new(before);
        let value = Value::from_json_within(item, &own).map_err(|error| wrong(&error.to_string()))?;
        left.set(left.get() - (before - own.get()));
        Ok(value)
    });
    read.unwrap_or_else(|| Err(Error::custom(format!("`{name}` is not a list")))).map(Value::List)
}
