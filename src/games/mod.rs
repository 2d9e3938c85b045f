//! The games. Each is one folder and one line in the list of this file.
//!
//! A game's folder has its constants and rules, the data of a hand, its scoring and explanation, its entry form and its
//! messages. The files beside the folders are shared: the tree of a document ([`node`]) and the reading of its fields
//! ([`fields`]); texts as message ids ([`text`]); seats and deals ([`seats`]); forms as data ([`form`]), their values
//! ([`draft`]), the bid ([`auction`]) and the last number of a group ([`implied`]); the trait of a game ([`game`]) with
//! its units ([`unit`]) and the parts of its players ([`part`]); and the interface for the rest of the program
//! ([`any`]). A game takes their names from [`kit`].

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
pub mod implied;
pub mod kit;
pub mod name;
pub mod node;
pub mod numbers;
pub mod outline;
pub mod part;
pub mod seats;
pub mod text;
pub mod unit;
pub mod who;

use any::AnyGame;

/// Calls a macro with the list of games in display order, each as its folder and its type. A new game is one folder and
/// one line here.
///
/// `cargo fmt` finds no modules in macros: to format the games, use `cargo fmt -- src/games/*/mod.rs`.
macro_rules! list_of_games {
    ($($with:ident)::+ $(, $first:tt)*) => {
        $($with)::+! {
            $($first)*
            tarot::Tarot,
            solo_whist::SoloWhist,
            tresillo::Tresillo,
            lombre::Lombre,
            burro::Burro,
            vidrasso::Vidrasso,
            bassadewitz::Bassadewitz,
            vriddiot::Vriddiot,
            casita_robada::CasitaRobada,
            free::Free,
        }
    };
}
pub(crate) use list_of_games;

macro_rules! games {
    ($($folder:ident::$game:ident,)+) => {
        $(pub mod $folder;)+

        /// Every game, in display order.
        pub static GAMES: &[&dyn AnyGame] = &[$(&&$folder::$game),+];
    };
}
list_of_games!(games);

pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.facts().id == id)
}
