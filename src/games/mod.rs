//! The games. Each is one folder and one line in the list of this file.
//!
//! A game's folder has its constants and rules, the data of a hand, its scoring and explanation, its entry form and its
//! messages. The files beside the folders are shared: the tree of a document ([`node`]) and the reading of its fields
//! ([`fields`], [`numbers`], [`choice`], typed numbers in [`notation`]); texts as message ids ([`text`]); seats and deals ([`seats`]); forms as data
//! ([`form`]), their values ([`draft`]) and the bid ([`auction`]); the trait of a game ([`game`]) with its units
//! ([`unit`]), the stake of a table ([`stake`]), and the parts of its players ([`part`]); and the interface for the rest of the program ([`any`]). A game
//! takes their names from [`prelude`].

/// The version of the rules. Raise it with every change to the scoring: servers then recompute what an older program
/// has stored.
pub const RULES_VERSION: i64 = 1;

pub mod any;
pub mod auction;
pub mod choice;
pub mod draft;
pub mod fields;
pub mod form;
pub mod game;
pub mod hombre;
pub mod name;
pub mod node;
pub mod notation;
pub mod numbers;
pub mod outline;
pub mod part;
pub mod prelude;
pub mod seats;
pub mod stake;
pub mod text;
pub mod unit;
pub mod who;

use std::marker::PhantomData;

pub use any::AnyGame;
pub use choice::Choice;
pub(crate) use choice::choices;
pub use fields::{Fault, FieldError, Fields, Source};
pub use form::{Choosable, Field, Label, Look};
pub use game::{Debt, Ending, Facts, Measure, NextDeal, Outcome, PlayedContract};
pub use node::Node;
pub use notation::Notation;
pub use numbers::Number;
pub use outline::Outline;
pub use part::{Contracts, Kinds, Part};
pub use seats::{Deal, Seats};
pub use text::{Arg, Text};

/// Calls a macro with the folders of the games in display order. A new game is one folder and one line here.
///
/// `cargo fmt` finds no modules in macros: to format the games, use `cargo fmt -- src/games/*/mod.rs`.
macro_rules! list_of_games {
    ($($with:ident)::+ $(, $first:tt)*) => {
        $($with)::+! {
            $($first)*
            tarot,
            solo_whist,
            tresillo,
            lombre,
            burro,
            vidrasso,
            bassadewitz,
            vriddiot,
            casita_robada,
            free,
        }
    };
}
pub(crate) use list_of_games;

macro_rules! games {
    ($($folder:ident,)+) => {
        $(pub mod $folder;)+

        /// Every game, in display order.
        pub static GAMES: &[&dyn AnyGame] = &[$(&PhantomData::<$folder::Rules>),+];
    };
}
list_of_games!(games);

pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.facts().id == id)
}
