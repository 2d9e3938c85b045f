//! The games: one folder each, and one line each in the list of this file.
//!
//! A game's folder has its facts and rules, its hand as people saw it, how the hand is paid and explained, the form in
//! which it is entered, and its words. Around the folders stand the pieces that all games share: the tree of a
//! document ([`node`]), the reading of its fields ([`fields`], with the numbers in a file of their own), texts as message
//! ids ([`text`]), seats and deals ([`seats`]), forms as data ([`form`]) and what they send ([`draft`]), the part of one that is answered before the
//! play ([`auction`]) and the number that follows from the others ([`implied`]), and the trait that a game implements
//! ([`game`]) with its units ([`unit`]) and what a hand was for each player ([`part`]), and the one face that all have outside ([`any`]).

/// The version of the rules. Raise it with every change of what a hand comes to: servers then compute again what an older
/// program has stored.
pub const RULES_VERSION: i64 = 1;

pub mod any;
pub mod auction;
pub mod choice;
pub mod draft;
pub mod field_error;
pub mod fields;
pub mod form;
pub mod game;
pub mod hombre;
pub mod implied;
pub mod name;
pub mod node;
mod numbers;
pub mod outline;
pub mod part;
pub mod seats;
pub mod text;
pub mod typed;
pub mod unit;
pub mod who;

use any::AnyGame;

/// Hands the list of the games to a macro, each as its folder and its type, in the order in which they are offered.
/// A new game is one folder and one line here.
///
/// `cargo fmt` looks for no modules in macros: what it does to the games takes `cargo fmt -- src/games/*/mod.rs`.
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

        /// Every game, in the order in which they are offered.
        pub static GAMES: &[&dyn AnyGame] = &[$(&&$folder::$game),+];
    };
}
list_of_games!(games);

pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.facts().id == id)
}
