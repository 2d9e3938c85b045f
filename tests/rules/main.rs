//! The rules, held against worked cases, against each other, and against the whole space of hands where it is small.

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
mod said;
mod sheets;
mod solo_whist;
mod table;
mod tarot;
mod tresillo;
mod typed;
mod vidrasso;
mod vriddiot;
