//! Random operations in a club where four play tarot for money.

use crate::plain::Plain;
use crate::prelude::*;

/// A hand as it is entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    pub taker: String,
    /// Its index in [`BIDS`].
    pub bid: usize,
    pub bouts: usize,
    pub points: usize,
}

pub const BIDS: [&str; 4] = ["petite", "garde", "garde_sans", "garde_contre"];

/// Indexes count from 0, and the numbers of hands from 1.
type Table = usize;
type Seat = usize;
type Person = usize;
type Number = usize;
type Cents = i64;

/// An operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Operation {
    Open(Vec<String>),
    Enter(Table, Hand),
    Amend(Table, Number, Hand),
    Void(Table, Number),
    /// If several voided hands would get this number, it is the one that was voided last.
    RestoreHand(Table, Number),
    Rename(Person, String),
    Replace(Table, Seat, String),
    Close(Table),
    Reopen(Table),
    PayAtTable(Table, [String; 2], Cents),
    Pay([Person; 2], Cents),
    /// Withdraws the payment with this index.
    Withdraw(usize),
    Delete(Table),
    RestoreTable(Table),
    /// Restarts the program.
    Restart,
    /// Makes a backup and goes on with it in another database.
    RestoreBackup,
}

impl Operation {
    /// The next random operation.
    pub fn random(rng: &mut Rng, plain: &Plain) -> Self {
        let open: Vec<Table> = (0..plain.tables.len()).filter(|table| !plain.tables[*table].deleted).collect();
        if open.is_empty() {
            return match plain.tables.len() {
                0..3 => Self::Open(players(rng, plain)),
                all => Self::RestoreTable(rng.below(all)),
            };
        }
        let table = *rng.pick(&open);
        let number = 1 + rng.below(plain.hands(table) + 1);
        match rng.below(60) {
            0..=2 => Self::Open(players(rng, plain)),
            3..=6 => Self::Amend(table, number, hand(rng, &plain.seated(table))),
            7..=9 => Self::Void(table, number),
            10 | 11 => Self::RestoreHand(table, number),
            12..=14 => Self::Rename(rng.below(plain.people.len()), name(rng, plain)),
            15..=17 => Self::Replace(table, rng.below(4), name(rng, plain)),
            18..=21 => Self::Close(table),
            22 | 23 => Self::Reopen(table),
            24..=27 => {
                let everybody = plain.everybody(table);
                Self::PayAtTable(table, [(); 2].map(|()| rng.pick(&everybody).clone()), cents(rng))
            }
            28..=31 => Self::Pay([(); 2].map(|()| rng.below(plain.people.len())), cents(rng)),
            32 => match plain.payments() {
                0 => Self::Restart,
                all => Self::Withdraw(rng.below(all)),
            },
            33 | 34 => Self::Delete(table),
            35 | 36 => Self::RestoreTable(rng.below(plain.tables.len())),
            37 => Self::Restart,
            38 => Self::RestoreBackup,
            _ => Self::Enter(table, hand(rng, &plain.seated(table))),
        }
    }
}

fn cents(rng: &mut Rng) -> Cents {
    i64::try_from(rng.below(2000)).unwrap()
}

/// Four players, some of them known and some new.
fn players(rng: &mut Rng, plain: &Plain) -> Vec<String> {
    let mut players: Vec<String> = Vec::new();
    while players.len() < 4 {
        let next = name(rng, plain);
        // Otherwise several new players would have one name. No later player may get any of these names.
        let next = if plain.people.contains(&next) { next } else { format!("{next}x{}", players.len()) };
        if !players.contains(&next) {
            players.push(next);
        }
    }
    players
}

/// The name of a known person, or a new one.
fn name(rng: &mut Rng, plain: &Plain) -> String {
    let is_new = plain.people.is_empty() || rng.below(2) == 0;
    if is_new { format!("N{}", plain.operations) } else { rng.pick(&plain.people).clone() }
}

fn hand(rng: &mut Rng, names: &[String]) -> Hand {
    let is_unknown = rng.below(20) == 0;
    let taker = if is_unknown { "Nobody".to_owned() } else { rng.pick(names).clone() };
    Hand { taker, bid: rng.below(4), bouts: rng.below(4), points: 14 + rng.below(63) }
}
