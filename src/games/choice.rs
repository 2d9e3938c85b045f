//! Values out of fixed lists, with one name in forms, documents, the log and the word files.

/// A value out of a fixed list, with the names that documents, forms and word files share.
pub trait Choice: Copy + PartialEq + 'static {
    /// Every value with its name.
    const ALL: &'static [(&'static str, Self)];

    /// The name of this value.
    fn name(self) -> &'static str {
        Self::ALL.iter().find(|(_, value)| *value == self).map_or("", |(name, _)| name)
    }
}

/// Declares an enum whose values have names: `choices! { pub enum Bid { Petite = "petite", … } }`.
macro_rules! choices {
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
