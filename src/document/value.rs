//! The tree of a hand or of rules, from a JSON document or from a form.
//!
//! It is stricter than a JSON value: it keeps integers, marks all other numbers as bad, and keeps repeated fields and
//! the order of fields.

use std::cell::Cell;
use std::fmt;

use serde::de::{self, Deserialize, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};
use smol_str::SmolStr;

/// A value of a document or of a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// JSON's `null`, which no field accepts.
    Null,
    /// `true` or `false`.
    Flag(bool),
    /// A JSON integer.
    Integer(i64),
    /// A JSON number with a fraction, an exponent or too many digits: always an error.
    BadNumber,
    /// A text. All values of a form are texts.
    Text(SmolStr),
    List(Vec<Value>),
    /// The fields in the order of the source. A repeated name has several entries.
    Map(Vec<(SmolStr, Value)>),
}

/// A value as JSON. What the log hashes and what documents contain is written with it.
///
/// # Panics
///
/// If the value cannot be written. An empty text in its place would be recorded and hashed as if it were right.
#[expect(clippy::expect_used, reason = "no value of the program is of a kind that JSON does not have")]
pub fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("texts, numbers, flags, lists, and maps of texts are JSON")
}

/// A text without the byte order mark that some editors put at its start. RFC 8259 allows readers to skip it.
pub fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{FEFF}').unwrap_or(text)
}

impl Value {
    pub fn empty() -> Self {
        Self::Map(Vec::new())
    }

    /// A map with these fields, in this order.
    pub fn of<const N: usize>(fields: [(&str, Value); N]) -> Self {
        Self::Map(fields.into_iter().map(|(name, value)| (name.into(), value)).collect())
    }

    /// Parses a JSON text, which the caller has limited in size.
    pub fn from_json(text: &str) -> Result<Self, serde_json::Error> {
        Self::from_json_within(without_mark(text), &Cell::new(usize::MAX))
    }

    /// Parses a JSON text within a budget of memory, and reduces `left`, in bytes, by the size of the tree.
    pub fn from_json_within(text: &str, left: &Cell<usize>) -> Result<Self, serde_json::Error> {
        let mut json = serde_json::Deserializer::from_str(text);
        let value = Tree(left).deserialize(&mut json)?;
        json.end()?;
        Ok(value)
    }

    /// The tree as JSON, as the log stores it.
    pub fn to_json(&self) -> String {
        to_json(self)
    }

    /// The value of a field, if this is a map that has it.
    pub fn get(&self, name: &str) -> Option<&Value> {
        match self {
            Self::Map(fields) => fields.iter().find(|(field, _)| field == name).map(|(_, value)| value),
            _ => None,
        }
    }

    /// Whether another tree is equal, apart from the order of fields. This one must have no repeated fields.
    pub fn is_equivalent(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Map(ours), Self::Map(theirs)) => {
                let is_there =
                    |(name, value): &(SmolStr, Self)| other.get(name).is_some_and(|theirs| value.is_equivalent(theirs));
                ours.len() == theirs.len() && ours.iter().all(is_there)
            }
            (Self::List(ours), Self::List(theirs)) => {
                let mut pairs = ours.iter().zip(theirs);
                ours.len() == theirs.len() && pairs.all(|(ours, theirs)| ours.is_equivalent(theirs))
            }
            _ => self == other,
        }
    }

    /// Sets a field, and replaces its previous value.
    pub fn set(&mut self, name: &str, value: Value) {
        if let Self::Map(fields) = self {
            match fields.iter_mut().find(|(field, _)| field == name) {
                Some((_, current)) => *current = value,
                None => fields.push((name.into(), value)),
            }
        }
    }

    pub fn remove(&mut self, name: &str) -> Option<Value> {
        match self {
            Self::Map(fields) => {
                let at = fields.iter().position(|(field, _)| field == name)?;
                Some(fields.remove(at).1)
            }
            _ => None,
        }
    }

    /// The text, if this is a text.
    pub fn as_text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Integer(number)
    }
}

impl From<bool> for Value {
    fn from(flag: bool) -> Self {
        Self::Flag(flag)
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
    }
}

impl FromIterator<Value> for Value {
    fn from_iter<I: IntoIterator<Item = Value>>(items: I) -> Self {
        Self::List(items.into_iter().collect())
    }
}

/// The memory for a hand, a bid or rules, in bytes.
pub const ITEM: usize = 64 * 1024;

/// Reads a hand, a bid or rules.
impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Tree(&Cell::new(ITEM)).deserialize(deserializer)
    }
}

/// The size of a value, in bytes. A growing list has up to twice the capacity that it needs.
const VALUE: usize = 2 * size_of::<Value>();

/// Reads a tree within a budget of memory, in bytes.
#[derive(Clone, Copy)]
struct Tree<'a>(&'a Cell<usize>);

impl Tree<'_> {
    fn take<E: de::Error>(self, bytes: usize) -> Result<(), E> {
        let left = self.0.get().checked_sub(bytes).ok_or_else(|| E::custom("there are too many values"))?;
        self.0.set(left);
        Ok(())
    }
}

impl<'de> DeserializeSeed<'de> for Tree<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        self.take(VALUE)?;
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Tree<'_> {
    type Value = Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a JSON value")
    }

    fn visit_unit<E: de::Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: de::Error>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Flag(value))
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Integer(value))
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<Value, E> {
        Ok(i64::try_from(value).map_or(Value::BadNumber, Value::Integer))
    }

    fn visit_f64<E: de::Error>(self, _: f64) -> Result<Value, E> {
        Ok(Value::BadNumber)
    }

    fn visit_str<E: de::Error>(self, value: &str) -> Result<Value, E> {
        self.take(value.len())?;
        Ok(Value::Text(value.into()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element_seed(self)? {
            list.push(item);
        }
        Ok(Value::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut fields = Vec::new();
        while let Some(name) = entries.next_key::<SmolStr>()? {
            self.take(2 * size_of::<SmolStr>() + name.len())?;
            fields.push((name, entries.next_value_seed(self)?));
        }
        // Most trees stay as they were read.
        fields.shrink_to_fit();
        Ok(Value::Map(fields))
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_unit(),
            // Any fraction is read as a bad number again. Stored trees have none.
            Self::BadNumber => serializer.serialize_f64(0.5),
            Self::Flag(value) => serializer.serialize_bool(*value),
            Self::Integer(value) => serializer.serialize_i64(*value),
            Self::Text(text) => serializer.serialize_str(text),
            Self::List(items) => serializer.collect_seq(items),
            Self::Map(fields) => {
                let mut map = serializer.serialize_map(Some(fields.len()))?;
                for (name, value) in fields {
                    map.serialize_entry(name, value)?;
                }
                map.end()
            }
        }
    }
}
