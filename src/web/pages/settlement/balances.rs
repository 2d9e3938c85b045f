//! The rows of a settlement: open payments, payments that were made, and balances.

use crate::games::seats::Seats;
use crate::games::text::Text;
use crate::ledger::{Account, Payment, Seat, Transfer, Transfers, parse_amount, print_amount};
use crate::session::People;
use crate::table::{Due, Paid, Settlement, Table};
use crate::web::components::scoreboard::colour;
use crate::words::{Reader, time};

pub struct PaymentRow {
    pub from: String,
    pub to: String,
    /// The labels of both players, for the form.
    pub labels: [String; 2],
    /// The amount as the reader's language writes it.
    pub sum: String,
    /// The amount in plain notation, for the form.
    pub amount: String,
    /// The balances that it settles, or when it was made.
    pub note: String,
}

impl PaymentRow {
    fn new(
        from: Seat,
        to: Seat,
        amount: i64,
        note: String,
        settled: &Settlement,
        seats: &Seats,
        money: &Reader<'_>,
    ) -> Self {
        Self {
            from: seats.name(from).to_owned(),
            to: seats.name(to).to_owned(),
            labels: [from, to].map(|seat| seats.label(seat).to_owned()),
            sum: money.amount(amount),
            amount: print_amount(amount, settled.digits, false),
            note,
        }
    }
}

pub struct BalanceRow {
    pub name: String,
    /// The total on the sheet.
    pub total: String,
    /// The total against the other players.
    pub balance: String,
    /// The balance in money, and the class of its colour.
    pub owed: (String, &'static str),
    /// The part that is still open.
    pub left: String,
}

/// The payments that are still to be made. The note has the balances of both players, or their open parts if something
/// has been paid.
pub fn open(settled: &Settlement, seats: &Seats, reader: &Reader<'_>, money: &Reader<'_>) -> Vec<PaymentRow> {
    let has_paid = settled.dues.iter().any(|due| due.paid != 0);
    let balance = |seat: Seat| {
        let due = settled.dues.iter().find(|due| People::place(due.person) == seat);
        let text = |due: &Due| if has_paid { money.signed(due.owed + due.paid) } else { reader.signed(due.balance) };
        due.map(text).unwrap_or_default()
    };
    let row = |Payment { from, to, amount, .. }: &Payment| {
        let note = Text::new("settle-for")
            .with("from", *from)
            .with("lost", balance(*from).as_str())
            .with("to", *to)
            .with("won", balance(*to).as_str());
        PaymentRow::new(*from, *to, *amount, reader.say(&note), settled, seats, money)
    };
    settled.payments.iter().map(row).collect()
}

/// The payments that were made, netted for each pair of players.
pub fn made(table: &Table, settled: &Settlement, seats: &Seats, money: &Reader<'_>) -> Vec<PaymentRow> {
    let paid = table.history.paid();
    let mut transfers = Transfers::default();
    for Paid { from, to, amount, .. } in paid {
        if let Ok(amount) = parse_amount(amount, settled.digits) {
            transfers.pay(People::place(*from), People::place(*to), amount);
        }
    }
    let last = |one: Seat, other: Seat| {
        let is_between = |paid: &&Paid| {
            let (from, to) = (People::place(paid.from), People::place(paid.to));
            (from, to) == (one, other) || (from, to) == (other, one)
        };
        paid.iter().rev().find(is_between).map(|paid| paid.meta.at)
    };
    let row = |transfer: &Transfer| {
        let (Account::Seat(from), Account::Seat(to)) = (transfer.from(), transfer.to()) else { return None };
        let note = money.say(&Text::new("settle-paid-at").with("time", time(last(from, to)?).as_str()));
        Some(PaymentRow::new(from, to, transfer.amount(), note, settled, seats, money))
    };
    transfers.netted().iter().filter_map(row).collect()
}

/// The balances of all players, in the order in which they first sat down.
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

/// The open payments as a message to send.
pub fn shared_text(title: &str, open: &[PaymentRow]) -> String {
    let lines = open.iter().map(|payment| format!("{} → {}: {}", payment.from, payment.to, payment.sum));
    std::iter::once(title.to_owned()).chain(lines).collect::<Vec<_>>().join("\n")
}
