//! The rows of a settlement: payments that are open, payments that were made, and everybody's balance.

use crate::games::seats::Seats;
use crate::games::text::{Arg, Text};
use crate::ledger::{Account, Seat, Transfer, Transfers, parse_amount, print_amount};
use crate::session::People;
use crate::table::{Due, Paid, Settlement, Table};
use crate::web::components::scoreboard::colour;
use crate::words::{Reader, time};

pub struct PaymentRow {
    pub from: String,
    pub to: String,
    /// The labels of the two, for the form.
    pub labels: [String; 2],
    /// How much, as the reader writes it.
    pub sum: String,
    /// The same for the form.
    pub amount: String,
    /// What it is for, or when it was paid.
    pub note: String,
}

pub struct BalanceRow {
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

/// The payments that are still to be made, with what each is for: what both have won, or what of it is still open.
pub fn open(settled: &Settlement, seats: &Seats, reader: &Reader<'_>, money: &Reader<'_>) -> Vec<PaymentRow> {
    let has_paid = settled.dues.iter().any(|due| due.paid != 0);
    let balance = |seat: Seat| {
        let due = settled.dues.iter().find(|due| People::place(due.person) == seat);
        let said = |due: &Due| if has_paid { money.signed(due.owed + due.paid) } else { reader.signed(due.balance) };
        Arg::Verbatim(due.map(said).unwrap_or_default())
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
            labels: [payment.from, payment.to].map(|seat| seats.label(seat).to_owned()),
            sum: money.amount(payment.amount),
            amount: print_amount(payment.amount, settled.digits, false),
            note: reader.say(&what),
        }
    };
    settled.payments.iter().map(row).collect()
}

/// The payments that were made: every two players once, with what is left of what they paid each other.
pub fn made(table: &Table, settled: &Settlement, seats: &Seats, money: &Reader<'_>) -> Vec<PaymentRow> {
    let paid = table.history.paid().iter().filter_map(|Paid { meta, from, to, amount, .. }| {
        let amount = parse_amount(amount, settled.digits).ok()?;
        Some((meta.at, People::place(*from), People::place(*to), amount))
    });
    let paid: Vec<(i64, Seat, Seat, i64)> = paid.collect();
    let mut transfers = Transfers::default();
    for (_, from, to, amount) in &paid {
        transfers.pay(*from, *to, *amount);
    }
    let last = |one: Seat, other: Seat| {
        let between = |from: Seat, to: Seat| (from, to) == (one, other) || (from, to) == (other, one);
        paid.iter().rev().find(|(_, from, to, _)| between(*from, *to)).map(|(at, ..)| *at)
    };
    let row = |transfer: &Transfer| {
        let (Account::Seat(from), Account::Seat(to)) = (transfer.from(), transfer.to()) else { return None };
        let when = Text::new("settle-paid-at").with("time", Arg::Verbatim(time(last(from, to)?)));
        Some(PaymentRow {
            from: seats.name(from).to_owned(),
            to: seats.name(to).to_owned(),
            labels: [from, to].map(|seat| seats.label(seat).to_owned()),
            sum: money.amount(transfer.amount()),
            amount: print_amount(transfer.amount(), settled.digits, false),
            note: money.say(&when),
        })
    };
    transfers.netted().iter().filter_map(row).collect()
}

/// Everybody's balance, in the order in which they came.
pub fn balances(settled: &Settlement, seats: &Seats, reader: &Reader<'_>, money: &Reader<'_>) -> Vec<BalanceRow> {
    // Without a stake there are no differences to settle.
    let is_counted = settled.pairwise && settled.nothing_due.is_some();
    let row = |due: &Due| BalanceRow {
        name: seats.name(People::place(due.person)).to_owned(),
        total: reader.amount(due.total),
        balance: if is_counted { reader.amount(due.total) } else { reader.signed(due.balance) },
        owed: (money.signed(due.owed), colour(due.owed)),
        left: money.signed(due.owed + due.paid),
    };
    settled.dues.iter().map(row).collect()
}

/// The open payments as a text to send.
pub fn shared_text(title: &str, open: &[PaymentRow]) -> String {
    let lines = open.iter().map(|payment| format!("{} → {}: {}", payment.from, payment.to, payment.sum));
    std::iter::once(title.to_owned()).chain(lines).collect::<Vec<_>>().join("\n")
}
