//! Values from fixed lists, each with one name that forms, documents, the log and the message files share.

use super::fields::Fields;
use super::message::{Arg, Message};
use super::value::Value;

/// A name in documents, and the id of its message.
pub type Labelled = (&'static str, &'static str);

/// A value from a fixed list, with the name that documents, forms and message files share.
pub trait Choice: Copy + PartialEq + 'static {
    /// Every value with its name.
    const ALL: &'static [(&'static str, Self)];
    /// Every name with its message; empty if the values have no messages.
    const LABELS: &'static [Labelled];

    fn name(self) -> &'static str {
        Self::ALL.iter().find(|(_, value)| *value == self).map_or("", |(name, _)| name)
    }

    /// The index in the list, which has every value.
    fn place(self) -> usize {
        Self::ALL.iter().position(|(_, value)| *value == self).unwrap_or_default()
    }

    fn label(self) -> Message {
        Message::new(Self::LABELS.get(self.place()).map_or("", |(_, label)| label))
    }
}

impl Fields<'_> {
    /// A required value from a fixed list.
    pub fn choice<T: Choice>(&mut self, name: &'static str) -> Option<T> {
        self.require(name);
        self.optional_choice(name)
    }

    /// An optional value from a fixed list.
    pub fn optional_choice<T: Choice>(&mut self, name: &'static str) -> Option<T> {
        let raw = self.raw(name)?;
        let is_it = |known: &str| match raw {
            // A name that is a number, such as a rank, may also be an integer.
            Value::Integer(number) => number.to_string() == known,
            raw => raw.as_text() == Some(known),
        };
        let Some((known, value)) = T::ALL.iter().find(|(known, _)| is_it(known)) else {
            self.refuse_choice(name, T::ALL.iter().map(|(known, _)| *known));
            return None;
        };
        self.record(name, || (*known).into());
        Some(*value)
    }

    /// Values from a fixed list in any order, also several times; empty when absent. They are recorded in the order of the list.
    pub fn choices<T: Choice>(&mut self, name: &'static str) -> Vec<T> {
        let items = self.list(name);
        let find = |item: &Value| T::ALL.iter().find(|(known, _)| item.as_text() == Some(known));
        if items.iter().any(|item| find(item).is_none()) {
            self.refuse_choice(name, T::ALL.iter().map(|(known, _)| *known));
        }
        let mut values: Vec<T> = items.iter().filter_map(find).map(|(_, value)| *value).collect();
        values.sort_by_key(|value| value.place());
        if !values.is_empty() {
            self.record(name, || values.iter().map(|value| Value::from(value.name())).collect());
        }
        values
    }

    /// Adds the error that only these values are allowed.
    pub fn refuse_choice(&mut self, name: &str, allowed: impl Iterator<Item = &'static str>) {
        let allowed = allowed.collect::<Vec<_>>().join(", ");
        self.add_error(name, Message::new("field-choice").with("allowed", Arg::Verbatim(allowed)));
    }
}

/// Declares an enum whose values have names: `choices! { pub enum Bid { Petite = "petite", … } }`. They may also have
/// messages: `Petite = "petite" => "tarot-bid-petite"`.
macro_rules! choices {
    (
        $(#[$meta:meta])*
        $vis:vis enum $kind:ident {
            $($(#[$inner:meta])* $value:ident = $name:literal $(=> $label:literal)?),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $kind { $($(#[$inner])* $value),+ }

        impl $crate::document::Choice for $kind {
            const ALL: &'static [(&'static str, Self)] = &[$(($name, Self::$value)),+];
            const LABELS: &'static [$crate::document::choice::Labelled] = &[$($(($name, $label),)?)+];
        }
    };
}
pub(crate) use choices;
