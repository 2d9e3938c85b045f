//! The games: one folder each, and one line each in [`GAMES`].
//!
//! A game's folder has its facts and rules, its hand as people saw it, how the hand is paid and explained, the form in
//! which it is entered, and its words. Around the folders stand the pieces that all games share: the tree of a
//! document ([`node`]), the reading of its fields ([`fields`], with the numbers in a file of their own), texts as message
//! ids ([`text`]), seats and deals ([`seats`]), forms as data ([`form`]) and what they send ([`draft`]), the part of one that is answered before the
//! play ([`bid`]) and the number that follows from the others ([`implied`]), and the trait that a game implements
//! ([`game`]) with the one face that all have outside ([`any`]).

pub mod any;
pub mod bid;
pub mod choice;
pub mod complaint;
pub mod draft;
pub mod fields;
pub mod form;
pub mod game;
pub mod hombre;
pub mod implied;
pub mod node;
mod numbers;
pub mod seats;
pub mod text;
pub mod typed;
pub mod who;

pub mod bassadewitz;
pub mod burro;
pub mod casita_robada;
pub mod free;
pub mod lombre;
pub mod solo_whist;
pub mod tarot;
pub mod tresillo;
pub mod vidrasso;
pub mod vriddiot;

use any::AnyGame;

/// The word files of the game whose file this stands in.
macro_rules! words {
    () => {
        &[
            ("en", include_str!("words/en.ftl")),
            ("fr", include_str!("words/fr.ftl")),
            ("es", include_str!("words/es.ftl")),
            ("pt", include_str!("words/pt.ftl")),
            ("nb", include_str!("words/nb.ftl")),
            ("de", include_str!("words/de.ftl")),
            ("it", include_str!("words/it.ftl")),
        ]
    };
}
pub(crate) use words;

/// Every game, in the order in which they are offered.
pub static GAMES: &[&dyn AnyGame] = &[
    &&tarot::Tarot,
    &&solo_whist::SoloWhist,
    &&tresillo::Tresillo,
    &&lombre::Lombre,
    &&burro::Burro,
    &&vidrasso::Vidrasso,
    &&bassadewitz::Bassadewitz,
    &&vriddiot::Vriddiot,
    &&casita_robada::CasitaRobada,
    &&free::Free,
];

/// The game of a name.
#[must_use]
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.facts().id == id)
}
