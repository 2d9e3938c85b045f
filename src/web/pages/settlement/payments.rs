//! The payments of a settlement: open ones, and those that were made.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::club_debts::ClubDebts;
use crate::command::CommandError;
use crate::document::{Message, Seats};
use crate::games::stake::Per;
use crate::i18n::{Localizer, MessageFormatter, isolated, time};
use crate::ledger::{Account, ProposedPayment, Seat, Transfer, Transfers, parse_amount, print_amount};
use crate::session::People;
use crate::table::{Due, Table, TablePayment, TableSettlement, payable, settlement};

/// A table as its club settles it.
pub struct Settled<'a> {
    /// Without the payments that the club does not count.
    pub table: Cow<'a, Table>,
    pub settlement: TableSettlement,
    /// Whether less is owed in the club than at the table.
    pub is_less_in_club: bool,
}

impl<'a> Settled<'a> {
    pub fn of(table: &'a Table, debts: Option<&ClubDebts>) -> Result<Self, CommandError> {
        let table = debts.map_or(Cow::Borrowed(table), |debts| Cow::Owned(debts.without_withdrawn(table)));
        let mut settlement = settlement(&table)?;
        let is_less_in_club = debts.is_some_and(|debts| debts.limit(&mut settlement.payments));
        Ok(Self { table, settlement, is_less_in_club })
    }

    /// The payments, in the words of a page.
    pub fn payments(&self, localizer: Localizer, is_for_now: bool) -> PaymentList {
        let (seats, money) = (self.table.replay.people().everybody(), payable(&self.table));
        let formatter = localizer.for_table(&seats, self.table.replay.measure());
        let money = localizer.for_table(&seats, &money);
        let open: Vec<PaymentRow> = self.open(&seats, &formatter, &money);
        let id = if is_for_now { "settle-payments-for-now" } else { "settle-payments" };
        PaymentList {
            heading: match self.settlement.nothing_due {
                Some(reason) => localizer.plain(reason.message()),
                // Somebody may owe something in the club all the same.
                None if self.is_less_in_club && open.is_empty() => localizer.plain("settle-none-here"),
                None => localizer.say(&Message::new(id).count("count", open.len())),
            },
            explanation: match (self.is_less_in_club, open.is_empty()) {
                (true, _) => Some("settle-less-in-club"),
                (false, false) if self.settlement.fewest => Some("settle-fewest"),
                _ => None,
            },
            made: self.made(&seats, &money),
            open,
        }
    }

    /// The payments that are still to be made. The note has the balances of both players, or their open parts if something
    /// has been paid.
    fn open(&self, seats: &Seats, formatter: &MessageFormatter<'_>, money: &MessageFormatter<'_>) -> Vec<PaymentRow> {
        let dues = &self.settlement.dues;
        let is_in_money = dues.iter().any(|due| due.paid != 0) || self.table.stake.per() == Some(Per::Game);
        let balance = |seat: Seat| {
            let due = dues.iter().find(|due| People::place(due.person) == seat);
            let text = |due: &Due| {
                if is_in_money { money.signed(due.owed + due.paid) } else { formatter.signed(due.balance) }
            };
            due.map(text).unwrap_or_default()
        };
        let row = |ProposedPayment { from, to, amount, .. }: &ProposedPayment| {
            let note = Message::new("settle-for").with("from", *from).with("lost", balance(*from));
            let note = formatter.say(&note.with("to", *to).with("won", balance(*to)));
            self.row(seats, money, [*from, *to], *amount, note)
        };
        self.settlement.payments.iter().map(row).collect()
    }

    /// The payments that were made, netted for each pair of players.
    fn made(&self, seats: &Seats, money: &MessageFormatter<'_>) -> Vec<PaymentRow> {
        let mut transfers = Transfers::default();
        let people = self.table.replay.people();
        let place = |TablePayment { payment, .. }: &TablePayment| {
            let [from, to] = [payment.from, payment.to].map(|person| People::place(people.first(person)));
            (from, to)
        };
        // The time of the last payment between two people.
        let mut last: BTreeMap<(Seat, Seat), i64> = BTreeMap::new();
        for paid in &self.table.history.paid {
            if let Ok(amount) = parse_amount(&paid.payment.amount, self.settlement.digits) {
                let (from, to) = place(paid);
                last.extend([((from, to), paid.meta.at), ((to, from), paid.meta.at)]);
                transfers.pay(from, to, amount);
            }
        }
        let row = |transfer: &Transfer| {
            let (Account::Seat(from), Account::Seat(to)) = (transfer.from(), transfer.to()) else { return None };
            let paid = Message::new("settle-paid-at").with("time", time(money.localizer(), *last.get(&(from, to))?));
            Some(self.row(seats, money, [from, to], transfer.amount(), money.say(&paid)))
        };
        transfers.netted().iter().filter_map(row).collect()
    }

    fn row(
        &self,
        seats: &Seats,
        money: &MessageFormatter<'_>,
        pair: [Seat; 2],
        amount: i64,
        note: String,
    ) -> PaymentRow {
        PaymentRow {
            names: pair.map(|seat| seats.name(seat).to_owned()),
            labels: pair.map(|seat| seats.label(seat).to_owned()),
            amount: money.amount(amount),
            sent: print_amount(amount, self.settlement.digits, false),
            note,
        }
    }
}

pub struct PaymentList {
    pub heading: String,
    /// The message that explains the open payments, if there is one.
    pub explanation: Option<&'static str>,
    pub open: Vec<PaymentRow>,
    pub made: Vec<PaymentRow>,
}

pub struct PaymentRow {
    /// The payer and the payee.
    pub names: [String; 2],
    pub labels: [String; 2],
    /// As the reader writes it, and as a form sends it.
    pub amount: String,
    pub sent: String,
    /// The balances that it settles, or when it was made.
    pub note: String,
}

impl PaymentList {
    /// The open payments as a message to send.
    pub fn shared_text(&self, localizer: Localizer, title: String) -> String {
        let line = |PaymentRow { names: [from, to], amount, .. }: &PaymentRow| {
            localizer.labelled(&format!("{} → {}", isolated(from), isolated(to)), amount)
        };
        std::iter::once(title).chain(self.open.iter().map(line)).collect::<Vec<_>>().join("\n")
    }
}
