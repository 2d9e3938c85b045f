//! The payments of a settlement: open ones, and those that were made.

use std::collections::BTreeMap;

use crate::document::{Message, Seats};
use crate::i18n::{MessageFormatter, isolated, time};
use crate::ledger::{Account, ProposedPayment, Seat, Transfer, Transfers, parse_amount};
use crate::session::People;
use crate::table::{Due, Table, TablePayment, TableSettlement};

pub struct PaymentRow {
    pub from: Seat,
    pub to: Seat,
    pub amount: i64,
    /// The balances that it settles, or when it was made.
    pub note: String,
}

/// The payments that are still to be made. The note has the balances of both players, or their open parts if something
/// has been paid.
pub fn open(
    settled: &TableSettlement,
    formatter: &MessageFormatter<'_>,
    money: &MessageFormatter<'_>,
) -> Vec<PaymentRow> {
    let has_paid = settled.dues.iter().any(|due| due.paid != 0);
    let balance = |seat: Seat| {
        let due = settled.dues.iter().find(|due| People::place(due.person) == seat);
        let text = |due: &Due| if has_paid { money.signed(due.owed + due.paid) } else { formatter.signed(due.balance) };
        due.map(text).unwrap_or_default()
    };
    let row = |ProposedPayment { from, to, amount, .. }: &ProposedPayment| {
        let note = Message::new("settle-for").with("from", *from).with("lost", balance(*from));
        let note = formatter.say(&note.with("to", *to).with("won", balance(*to)));
        PaymentRow { from: *from, to: *to, amount: *amount, note }
    };
    settled.payments.iter().map(row).collect()
}

/// The payments that were made, netted for each pair of players.
pub fn made(table: &Table, settled: &TableSettlement, money: &MessageFormatter<'_>) -> Vec<PaymentRow> {
    let paid = &table.history.paid;
    let mut transfers = Transfers::default();
    let people = table.replay.people();
    let place = |TablePayment { payment, .. }: &TablePayment| {
        let [from, to] = [payment.from, payment.to].map(|person| People::place(people.first(person)));
        (from, to)
    };
    // The time of the last payment between two people.
    let mut last: BTreeMap<(Seat, Seat), i64> = BTreeMap::new();
    for paid in paid {
        if let Ok(amount) = parse_amount(&paid.payment.amount, settled.digits) {
            let (from, to) = place(paid);
            last.extend([((from, to), paid.meta.at), ((to, from), paid.meta.at)]);
            transfers.pay(from, to, amount);
        }
    }
    let row = |transfer: &Transfer| {
        let (Account::Seat(from), Account::Seat(to)) = (transfer.from(), transfer.to()) else { return None };
        let note =
            money.say(&Message::new("settle-paid-at").with("time", time(money.localizer(), *last.get(&(from, to))?)));
        Some(PaymentRow { from, to, amount: transfer.amount(), note })
    };
    transfers.netted().iter().filter_map(row).collect()
}

/// The open payments as a message to send.
pub fn shared_text(title: String, open: &[PaymentRow], seats: &Seats, money: &MessageFormatter<'_>) -> String {
    let line = |PaymentRow { from, to, amount, .. }: &PaymentRow| {
        let [from, to] = [from, to].map(|seat| isolated(seats.name(*seat)));
        format!("{from} → {to}: {}", money.amount(*amount))
    };
    std::iter::once(title).chain(open.iter().map(line)).collect::<Vec<_>>().join("\n")
}
