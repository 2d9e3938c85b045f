//! Reading a table's document of any size: its history entry by entry, and everything else within bounds, so that what is no
//! document is refused before it is in memory.

use std::cell::Cell;

use serde::de::Error;

use crate::games::node::Node;
use crate::games::outline::{Outline, items};
use crate::store::Entry;

/// The most hands of a document without a history, which are played one after the other: some years of one table.
const MOST_HANDS: usize = 20_000;
/// The most changes of rules, and of seats.
const MOST_CHANGES: usize = 5_000;
/// How many bytes of memory a hand or a change may take, and any other field.
const ITEM: usize = 64 * 1024;
const FIELD: usize = 512 * 1024;
/// How many bytes of memory a list may take: so many, and twice what it takes in the document.
const LIST: usize = 16 * 1024 * 1024;

/// A table's document.
pub struct TableRead {
    /// All but its history.
    pub document: Node,
    pub history: Option<Vec<Entry>>,
}

impl TableRead {
    /// Reads a JSON text. What the history comes to, and whether the hands can be played, is for those who play them.
    pub fn of(text: &str) -> Result<Self, serde_json::Error> {
        let outline = Outline::of(text)?;
        if let Some(twice) = outline.twice(&["hands", "history"]) {
            return Err(Error::custom(format!("the field `{twice}` comes twice")));
        }
        let history = outline.get("history").map(entries).transpose()?;
        let most_hands = if history.is_some() { usize::MAX } else { MOST_HANDS };
        let rest = outline.fields().filter(|(name, _)| *name != "history");
        let rest = rest.map(|(name, value)| {
            let node = match name {
                "hands" => list(name, value, most_hands)?,
                "rule_changes" | "seat_changes" => list(name, value, MOST_CHANGES)?,
                _ => Node::from_json_within(value, &Cell::new(FIELD))?,
            };
            Ok::<_, serde_json::Error>((name.into(), node))
        });
        Ok(Self { document: Node::Map(rest.collect::<Result<_, _>>()?), history })
    }
}

fn entries(history: &str) -> Result<Vec<Entry>, serde_json::Error> {
    let read = items(history, |_, entry| serde_json::from_str(entry));
    read.unwrap_or_else(|| Err(Error::custom("`history` is not a list")))
}

/// Reads a list of so many objects at most.
fn list(name: &str, list: &str, most: usize) -> Result<Node, serde_json::Error> {
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
        let node = Node::from_json_within(item, &own).map_err(|error| wrong(&error.to_string()))?;
        left.set(left.get() - (before - own.get()));
        Ok(node)
    });
    read.unwrap_or_else(|| Err(Error::custom(format!("`{name}` is not a list")))).map(Node::List)
}
