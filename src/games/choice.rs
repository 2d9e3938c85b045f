//! Values from fixed lists, each with one name that forms, documents, the log and the message files share.

use super::fields::Fields;
use super::game::{PLAYED, Unplayed};
use super::node::Node;
use super::part::Labelled;
use super::text::{Arg, Text};

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

    fn label(self) -> Text {
        Text::new(Self::LABELS.get(self.place()).map_or("", |(_, label)| label))
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
        let node = self.raw(name)?;
        let is_it = |known: &str| match node {
            // A name that is a number, such as a rank, may also be an integer.
            Node::Integer(number) => number.to_string() == known,
            node => node.as_text() == Some(known),
        };
        let Some((known, value)) = T::ALL.iter().find(|(known, _)| is_it(known)) else {
            self.refuse_choice(name, T::ALL.iter().map(|(known, _)| *known));
            return None;
        };
        self.record(name, || (*known).into());
        Some(*value)
    }

    /// The result of a deal that was not played. `played` is the default and is not recorded.
    pub(super) fn unplayed(&mut self, results: &'static [Unplayed]) -> Option<&'static Unplayed> {
        let text = self.raw("result")?.as_text();
        let found = results.iter().find(|result| Some(result.name) == text);
        match found {
            Some(result) => self.record("result", || result.name.into()),
            None if text == Some(PLAYED) => {}
            None => {
                self.refuse_choice("result", std::iter::once(PLAYED).chain(results.iter().map(|result| result.name)));
            }
        }
        found
    }

    fn refuse_choice(&mut self, name: &str, allowed: impl Iterator<Item = &'static str>) {
        let allowed = allowed.collect::<Vec<_>>().join(", ");
        self.add_error(name, Text::new("field-choice").with("allowed", Arg::Verbatim(allowed)));
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

        impl $crate::games::choice::Choice for $kind {
            const ALL: &'static [(&'static str, Self)] = &[$(($name, Self::$value)),+];
            const LABELS: &'static [$crate::games::part::Labelled] = &[$($(($name, $label),)?)+];
        }
    };
}
pub(crate) use choices;
