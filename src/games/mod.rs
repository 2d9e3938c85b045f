//! The games. Each is one folder and one line in the list of this file.
//!
//! A game's folder has its constants and rules, the data of a hand, its scoring and explanation, its entry form, its scoring
//! card and its messages. The files beside the folders are what games share: the trait of a game ([`game`]), its erased twin
//! for the rest of the program ([`any`]), adjusted hands ([`adjustment`]), forms as data ([`form`], made by [`asking`]), scoring
//! cards ([`card`]), bids ([`auction`]), several games at one table ([`series`]), rubbers ([`rubber`]), suits ([`suit`]), sums of
//! points ([`sum`]), units ([`mod@unit`]), the stake of a table ([`stake`]), and what a player was in a hand ([`role`]). A game
//! takes their names from [`prelude`].

/// The version of the rules. Raise it with every change to the scoring: servers then recompute what an older program
/// has stored.
pub const RULES_VERSION: i64 = 1;

pub mod adjustment;
pub mod any;
pub mod asking;
pub mod auction;
pub mod card;
pub mod form;
pub mod game;
pub mod hombre;
pub mod info;
pub mod prelude;
pub mod role;
pub mod rubber;
pub mod series;
pub mod stake;
pub mod suit;
pub mod sum;
pub mod unit;
pub mod who;

use std::marker::PhantomData;

pub use any::AnyGame;
pub use form::{Field, Label, SelectOption, Widget};
pub use game::{Debt, Ending, Measure, NextDeal, Outcome, PlayedContract};
pub use info::{GameInfo, Unplayed};
pub use role::{Contracts, PlayerRole, RoleLabels};
pub use rubber::RubberEntry;

/// Calls a macro with the folders of the games in display order. A new game is one folder and one line here.
///
/// `cargo fmt` finds no modules in macros: to format the games, use `cargo fmt -- src/games/*/mod.rs`.
macro_rules! list_of_games {
    ($($with:ident)::+ $(, $first:tt)*) => {
        $($with)::+! {
            $($first)*
            tarot,
            belote,
            skat,
            jass,
            doppelkopf,
            bridge,
            hearts,
            spades,
            euchre,
            oh_hell,
            scopa,
            sueca,
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
    GAMES.iter().copied().find(|game| game.info().id == id)
}
