//! Tests of the rules: worked cases, independent second implementations, and all possible hands where they are few.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test says what it expected by stopping")]

mod adjustments;
mod bassadewitz;
mod belote;
mod beside;
mod bridge;
mod burro;
mod canonical;
mod cards;
mod cases;
mod changes;
mod common;
mod doppelkopf;
mod euchre;
mod forms;
mod hombre;
mod jass;
mod lombre;
mod moments;
mod oh_hell;
mod parts;
mod positions;
mod prelude;
mod scopa;
mod sentences;
mod sheets;
mod sides;
mod skat;
mod solo_whist;
mod spades;
mod stakes;
mod sueca;
mod table;
mod tarot;
mod tresillo;
mod two_sides;
mod typed;
mod vidrasso;
mod vriddiot;
