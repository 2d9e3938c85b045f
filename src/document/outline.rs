//! Reads a large JSON document in parts: the fields of a map and the items of a list stay JSON texts, which the caller
//! parses one by one and stops at the first invalid one.

use std::fmt;

use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;

use super::value::{Value, without_mark};

/// The maximum number of fields, more than any document has.
const MAX_FIELDS: usize = 64;

/// The fields of a map in the order of the source. A repeated name has several entries.
#[derive(Clone, Debug)]
pub struct Outline<'a>(Vec<(String, &'a RawValue)>);

impl<'a> Outline<'a> {
    /// Reads the fields of a JSON map.
    pub fn of(text: &'a str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(without_mark(text))
    }

    /// The fields, each with the JSON text of its value.
    pub fn fields(&self) -> impl Iterator<Item = (&str, &'a str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.get()))
    }

    pub fn get(&self, name: &str) -> Option<&'a str> {
        self.fields().find(|(field, _)| *field == name).map(|(_, value)| value)
    }

    /// A field with one of these names that is repeated.
    pub fn twice<'b>(&self, names: &[&'b str]) -> Option<&'b str> {
        let count = |name: &str| self.fields().filter(|(field, _)| *field == name).count();
        names.iter().copied().find(|name| count(name) > 1)
    }
}

impl<'de> Deserialize<'de> for Outline<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Fields)
    }
}

struct Fields;

impl<'de> Visitor<'de> for Fields {
    type Value = Outline<'de>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a document")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Outline<'de>, A::Error> {
        let mut fields = Vec::new();
        while let Some(field) = entries.next_entry()? {
            if fields.len() == MAX_FIELDS {
                return Err(de::Error::custom("there are too many fields"));
            }
            fields.push(field);
        }
        Ok(Outline(fields))
    }
}

/// Reads the items of a JSON list, each with its index, up to the first invalid one; `None` if it is not a list.
pub fn items<'a, T, E>(list: &'a str, read: impl FnMut(usize, &'a str) -> Result<T, E>) -> Option<Result<Vec<T>, E>> {
    let mut wrong = None;
    let mut json = serde_json::Deserializer::from_str(list);
    match json.deserialize_seq(Items { read, wrong: &mut wrong }) {
        Ok(items) => Some(Ok(items)),
        Err(_) => wrong.map(Err),
    }
}

struct Items<'b, R, E> {
    read: R,
    /// The error of the invalid item.
    wrong: &'b mut Option<E>,
}

impl<'de, T, E, R: FnMut(usize, &'de str) -> Result<T, E>> Visitor<'de> for Items<'_, R, E> {
    type Value = Vec<T>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a list")
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut items: A) -> Result<Vec<T>, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element::<&RawValue>()? {
            match (self.read)(list.len(), item.get()) {
                Ok(item) => list.push(item),
                Err(wrong) => {
                    *self.wrong = Some(wrong);
                    return Err(de::Error::custom("an item cannot be read"));
                }
            }
        }
        Ok(list)
    }
}

/// Whether a JSON value is this text.
pub fn is_text(json: &str, text: &str) -> bool {
    // A longer value cannot be equal: an escape takes at most six bytes.
    json.len() < 6 * text.len() + 3 && Value::from_json(json).is_ok_and(|value| value.as_text() == Some(text))
}
