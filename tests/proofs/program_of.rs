//! A program that keeps a club's book, however it is spoken to.

use serde_json::{Value, json};

use crate::deeds::Deed;
use crate::plain::Seen;

pub trait Program {
    /// Has something happen, and says whether it was taken. The same key says the same again.
    fn say(&mut self, deed: &Deed, key: usize) -> bool;

    fn seen(&mut self) -> Seen;

    /// Who is to pay whom how many cents, so that nobody owes anything.
    fn settled(&mut self) -> Vec<(String, String, i64)>;

    /// Looks through all that is stored.
    fn verify(&mut self);
}

/// A new table of tarot for money.
pub fn document(players: &[String]) -> Value {
    let played_for = json!({"currency": "EUR", "rate": "0.05"});
    json!({"format": "tanto/1", "game": "tarot", "players": players, "played_for": played_for})
}

/// Cents as an amount in euros.
pub fn written(cents: i64) -> String {
    format!("{}{}.{:02}", if cents < 0 { "-" } else { "" }, cents.abs() / 100, cents.abs() % 100)
}

pub fn cents(amount: &str) -> i64 {
    let (sign, digits) = amount.strip_prefix('-').map_or((1, amount), |digits| (-1, digits));
    let (euros, part) = digits.split_once('.').unwrap_or((digits, "00"));
    sign * (euros.parse::<i64>().unwrap() * 100 + format!("{part:0<2}").parse::<i64>().unwrap())
}
