//! The rows of a settlement: payments that are open, payments that were made, and everybody's balance.

use super::scoreboard::colour;
use crate::games::seats::Seats;
use crate::games::text::{Arg, Text};
use crate::ledger::{parse_amount, print_amount};
use crate::table::{Paid, Settlement, Table};
use crate::words::{Reader, time};

/// A payment.
pub struct PaymentRow {
    /// Who pays.
    pub from: String,
    /// Who is paid.
    pub to: String,
    /// How much, as the reader writes it.
    pub sum: String,
    /// The same for the form.
    pub amount: String,
    /// What it is for, or when it was paid.
    pub note: String,
}

/// A player's balance.
pub struct BalanceRow {
    /// Who.
    pub name: String,
    /// The total on the sheet.
    pub total: String,
    /// What that comes to against the others.
    pub balance: String,
    /// What that comes to in money, and the class of its colour.
    pub owed: (String, &'static str),
    /// What is still open.
    pub left: String,
}

/// The payments that are still to be made, with what each is for.
#[must_use]
pub fn open(settled: &Settlement, seats: &Seats, reader: &Reader<'_>, money: &Reader<'_>) -> Vec<PaymentRow> {
    let balance = |seat: crate::ledger::Seat| {
        let due = settled.dues.iter().find(|due| due.seat == seat);
        Arg::Verbatim(reader.signed(due.map_or(0, |due| due.balance)))
    };
    let row = |payment: &crate::ledger::Payment| {
        let what = Text::new("settle-for")
            .with("from", payment.from)
            .with("lost", balance(payment.from))
            .with("to", payment.to)
            .with("won", balance(payment.to));
        PaymentRow {
            from: seats.name(payment.from).to_owned(),
            to: seats.name(payment.to).to_owned(),
            sum: money.amount(payment.amount),
            amount: print_amount(payment.amount, settled.digits, false),
            note: reader.say(&what),
        }
    };
    settled.payments.iter().map(row).collect()
}

/// The payments that were made: every two players once, with what is left of what they paid each other.
#[must_use]
pub fn made(table: &Table, settled: &Settlement, money: &Reader<'_>) -> Vec<PaymentRow> {
    let mut pairs: Vec<(&str, &str, i64, i64)> = Vec::new();
    for Paid { at, from, to, amount } in table.story.paid() {
        let amount = parse_amount(amount, settled.digits).unwrap_or_default();
        match pairs.iter_mut().find(|(one, other, ..)| (one, other) == (&from.as_str(), &to.as_str())) {
            Some(pair) => (pair.2, pair.3) = (pair.2 + amount, *at),
            None => match pairs.iter_mut().find(|(one, other, ..)| (one, other) == (&to.as_str(), &from.as_str())) {
                Some(pair) => (pair.2, pair.3) = (pair.2 - amount, *at),
                None => pairs.push((from, to, amount, *at)),
            },
        }
    }
    let row = |(from, to, amount, at): (&str, &str, i64, i64)| {
        let (from, to) = if amount < 0 { (to, from) } else { (from, to) };
        let when = Text::new("settle-paid-at").with("time", Arg::Verbatim(time(at)));
        (amount != 0).then(|| PaymentRow {
            from: from.to_owned(),
            to: to.to_owned(),
            sum: money.amount(amount.abs()),
            amount: print_amount(amount.abs(), settled.digits, false),
            note: money.say(&when),
        })
    };
    pairs.into_iter().filter_map(row).collect()
}

/// Everybody's balance, in seating order.
#[must_use]
pub fn balances(table: &Table, settled: &Settlement, reader: &Reader<'_>, money: &Reader<'_>) -> Vec<BalanceRow> {
    let totals = table.replay.balances();
    let row = |due: &crate::table::Due| BalanceRow {
        name: table.session.seats.name(due.seat).to_owned(),
        total: reader.amount(totals.seat(due.seat)),
        balance: reader.signed(due.balance),
        owed: (money.signed(due.owed), colour(due.owed)),
        left: money.signed(due.owed + due.paid),
    };
    settled.dues.iter().map(row).collect()
}

/// The open payments as a text to send.
#[must_use]
pub fn shared_text(title: &str, open: &[PaymentRow]) -> String {
    let lines = open.iter().map(|payment| format!("{} → {}: {}", payment.from, payment.to, payment.sum));
    std::iter::once(title.to_owned()).chain(lines).collect::<Vec<_>>().join("\n")
}
