//! Random operations in a club where four play tarot for money.

use crate::plain::Plain;
use crate::random_hand::Chance;

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

/// An operation. Tables, people and payments are given by index, from 0, and hands by number, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    Open {
        players: Vec<String>,
    },
    Enter {
        table: usize,
        hand: Hand,
    },
    Amend {
        table: usize,
        number: usize,
        hand: Hand,
    },
    Void {
        table: usize,
        number: usize,
    },
    /// Restores a hand. If several voided hands would get this number, it is the one that was voided last.
    Bring {
        table: usize,
        number: usize,
    },
    Rename {
        person: usize,
        name: String,
    },
    Replace {
        table: usize,
        seat: usize,
        name: String,
    },
    Close {
        table: usize,
    },
    Reopen {
        table: usize,
    },
    PayAt {
        table: usize,
        from: String,
        to: String,
        cents: i64,
    },
    Pay {
        from: usize,
        to: usize,
        cents: i64,
    },
    TakeBack {
        payment: usize,
    },
    Delete {
        table: usize,
    },
    Undelete {
        table: usize,
    },
    /// Restarts the program.
    Restart,
    /// Makes a backup and goes on with it in another database.
    Restore,
}

/// The next random operation.
pub fn deed(chance: &mut Chance, plain: &Plain) -> Deed {
    let open: Vec<usize> = (0..plain.tables.len()).filter(|table| !plain.tables[*table].deleted).collect();
    if open.is_empty() {
        return match plain.tables.len() {
            0..3 => Deed::Open { players: players(chance, plain) },
            all => Deed::Undelete { table: chance.below(all) },
        };
    }
    let table = *chance.of(&open);
    let names = plain.seated(table);
    let hands = plain.hands(table);
    let number = 1 + chance.below(hands + 1);
    match chance.below(60) {
        0..=2 => Deed::Open { players: players(chance, plain) },
        3..=6 => Deed::Amend { table, number, hand: hand(chance, &names) },
        7..=9 => Deed::Void { table, number },
        10 | 11 => Deed::Bring { table, number },
        12..=14 => Deed::Rename { person: chance.below(plain.people.len()), name: name(chance, plain) },
        15..=17 => Deed::Replace { table, seat: chance.below(4), name: name(chance, plain) },
        18..=21 => Deed::Close { table },
        22 | 23 => Deed::Reopen { table },
        24..=27 => {
            let everybody = plain.everybody(table);
            let (from, to) = (chance.of(&everybody).clone(), chance.of(&everybody).clone());
            Deed::PayAt { table, from, to, cents: cents(chance) }
        }
        28..=31 => {
            let (from, to) = (chance.below(plain.people.len()), chance.below(plain.people.len()));
            Deed::Pay { from, to, cents: cents(chance) }
        }
        32 => match plain.payments() {
            0 => Deed::Restart,
            all => Deed::TakeBack { payment: chance.below(all) },
        },
        33 | 34 => Deed::Delete { table },
        35 | 36 => Deed::Undelete { table: chance.below(plain.tables.len()) },
        37 => Deed::Restart,
        38 => Deed::Restore,
        _ => Deed::Enter { table, hand: hand(chance, &names) },
    }
}

fn cents(chance: &mut Chance) -> i64 {
    i64::try_from(chance.below(2000)).unwrap()
}

/// Four players, some of them known and some new.
fn players(chance: &mut Chance, plain: &Plain) -> Vec<String> {
    let mut players: Vec<String> = Vec::new();
    while players.len() < 4 {
        let next = name(chance, plain);
        // Otherwise several new players would have one name. No later player may get any of these names.
        let next = if plain.people.contains(&next) { next } else { format!("{next}x{}", players.len()) };
        if !players.contains(&next) {
            players.push(next);
        }
    }
    players
}

/// The name of a known person, or a new one.
fn name(chance: &mut Chance, plain: &Plain) -> String {
    if plain.people.is_empty() || chance.below(2) == 0 {
        format!("N{}", plain.said)
    } else {
        chance.of(&plain.people).clone()
    }
}

fn hand(chance: &mut Chance, names: &[String]) -> Hand {
    let stranger = chance.below(20) == 0;
    let taker = if stranger { "Nobody".to_owned() } else { chance.of(names).clone() };
    Hand { taker, bid: chance.below(4), bouts: chance.below(4), points: 14 + chance.below(63) }
}
