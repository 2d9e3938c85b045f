//! Values from fixed lists, each with one name that forms, documents, the log and the message files share.

use super::fields::Fields;
use super::node::Node;
use super::part::Labelled;
use super::text::{Arg, Text};

/// The result of a hand that was played to the end. Any hand may have it.
pub const PLAYED: &str = "played";

/// A value from a fixed list, with the name that documents, forms and message files share.
pub trait Choice: Copy + PartialEq + 'static {
    /// Every value with its name.
    const ALL: &'static [(&'static str, Self)];

    fn name(self) -> &'static str {
        Self::ALL.iter().find(|(_, value)| *value == self).map_or("", |(name, _)| name)
    }

    /// The index in the list.
    fn place(self) -> usize {
        Self::ALL.iter().position(|(_, value)| *value == self).unwrap_or_default()
    }
}

/// A choice whose values have messages.
pub trait LabelledChoice: Choice {
    /// Every name with its message.
    const LABELS: &'static [Labelled];

    fn label(self) -> Text {
        Text::new(Self::LABELS.get(self.place()).map_or("", |(_, label)| label))
    }
}

impl Fields<'_> {
    /// A required value from a fixed list.
    pub fn choice<T: Choice>(&mut self, name: &'static str) -> Option<T> {
        self.raw_or_missing(name).and_then(|node| self.read_choice(name, node))
    }

    /// An optional value from a fixed list.
    pub fn optional_choice<T: Choice>(&mut self, name: &'static str) -> Option<T> {
        self.raw(name).and_then(|node| self.read_choice(name, node))
    }

    /// [`Self::optional_choice`] for a list in which some names are numbers; these may also be integers.
    pub fn optional_choice_or_integer<T: Choice>(&mut self, name: &'static str) -> Option<T> {
        self.raw(name).and_then(|node| match node {
            Node::Integer(number) => self.read_choice(name, &Node::from(number.to_string())),
            node => self.read_choice(name, node),
        })
    }

    /// The result of a deal, such as `passed`. `played` is the default and is not recorded.
    pub fn result<T: Choice>(&mut self) -> Option<T> {
        let node = self.raw("result")?;
        let (name, value) = self.check_choice("result", node)?;
        if name != PLAYED {
            self.record("result", || name.into());
        }
        Some(value)
    }

    fn read_choice<T: Choice>(&mut self, name: &str, node: &Node) -> Option<T> {
        let (known, value) = self.check_choice(name, node)?;
        self.record(name, || known.into());
        Some(value)
    }

    fn check_choice<T: Choice>(&mut self, name: &str, node: &Node) -> Option<(&'static str, T)> {
        let text = node.as_text();
        let found = text.and_then(|text| T::ALL.iter().find(|(known, _)| *known == text));
        if found.is_none() {
            let allowed = T::ALL.iter().map(|(known, _)| *known).collect::<Vec<_>>().join(", ");
            self.add_error(name, Text::new("field-choice").with("allowed", Arg::Verbatim(allowed)));
        }
        found.copied()
    }
}

/// Declares an enum whose values have names: `choices! { pub enum Bid { Petite = "petite", … } }`. They may also have
/// messages: `Petite = "petite" => "tarot-bid-petite"`.
macro_rules! choices {
    (
        $(#[$meta:meta])*
        $vis:vis enum $kind:ident { $($(#[$inner:meta])* $value:ident = $name:literal => $label:literal),+ $(,)? }
    ) => {
        $crate::games::choice::choices! {
            $(#[$meta])*
            $vis enum $kind { $($(#[$inner])* $value = $name),+ }
        }

        impl $crate::games::choice::LabelledChoice for $kind {
            const LABELS: &'static [$crate::games::part::Labelled] = &[$(($name, $label)),+];
        }
    };
    ($(#[$meta:meta])* $vis:vis enum $kind:ident { $($(#[$inner:meta])* $value:ident = $name:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $kind { $($(#[$inner])* $value),+ }

        impl $crate::games::choice::Choice for $kind {
            const ALL: &'static [(&'static str, Self)] = &[$(($name, Self::$value)),+];
        }
    };
}
pub(crate) use choices;
