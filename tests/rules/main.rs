//! Tests of the rules: worked cases, independent second implementations, and all possible hands where they are few.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test says what it expected by stopping")]

mod bassadewitz;
mod burro;
mod canonical;
mod cases;
mod changes;
mod common;
mod forms;
mod hombre;
mod lombre;
mod moments;
mod parts;
mod positions;
mod prelude;
mod sentences;
mod sheets;
mod sides;
mod skat;
mod solo_whist;
mod table;
mod tarot;
mod tresillo;
mod two_sides;
mod typed;
mod vidrasso;
mod vriddiot;
