//! Transfers as sentences, with the pieces that make up each amount.

use super::pots::{Piece, pieces};
use crate::document::Message;
use crate::games::unit::Unit;
use crate::i18n::MessageFormatter;
use crate::ledger::{Account, Seat, Transfer, Transfers};

/// A payment in coins or counters.
pub struct PaymentInPieces {
    /// The sentence without its amount, and the amount.
    pub line: (String, Option<String>),
    pub pieces: Vec<Piece>,
}

/// The netted transfers: one for each pair of accounts, in the order of their first transfer.
pub fn payments(transfers: &Transfers, formatter: &MessageFormatter<'_>) -> Vec<String> {
    transfers.netted().iter().map(|transfer| formatter.say(&line(transfer))).collect()
}

/// [`payments`] with separate amounts, and the pieces of the unit for each.
pub fn payments_in_pieces(
    transfers: &Transfers,
    unit: &Unit,
    formatter: &MessageFormatter<'_>,
) -> Vec<PaymentInPieces> {
    let payment = |transfer: &Transfer| PaymentInPieces {
        line: formatter.reckoned(&line(transfer)),
        pieces: pieces(unit, transfer.amount()),
    };
    transfers.netted().iter().map(payment).collect()
}

/// The netted transfers in few lines: several players who pay one the same amount are one line, as is one who pays several. Each
/// is a sentence without its amount, and the amount.
pub fn grouped(transfers: &Transfers, formatter: &MessageFormatter<'_>) -> Vec<(String, Option<String>)> {
    let mut left: Vec<Transfer> = transfers.netted().to_vec();
    let mut lines = Vec::new();
    while let Some(first) = left.first().copied() {
        let is_alike = |other: &Transfer| other.amount() == first.amount() && seats(other).is_some();
        let pays_alike = |other: &Transfer| *other == first || is_alike(other) && other.to() == first.to();
        let is_paid_alike = |other: &Transfer| *other == first || is_alike(other) && other.from() == first.from();
        let count = |is_it: &dyn Fn(&Transfer) -> bool| left.iter().filter(|one| is_it(one)).count();
        let has_payers = count(&pays_alike) >= count(&is_paid_alike);
        let is_in_group = |other: &Transfer| if has_payers { pays_alike(other) } else { is_paid_alike(other) };
        let (group, others): (Vec<_>, Vec<_>) = left.into_iter().partition(is_in_group);
        left = others;
        let pairs: Option<Vec<(Seat, Seat)>> = group.iter().map(seats).collect();
        let Some((mut from, mut to)) = pairs.map(|pairs| pairs.into_iter().unzip::<_, _, Vec<_>, Vec<_>>()) else {
            lines.push(formatter.reckoned(&line(&first)));
            continue;
        };
        for seats in [&mut from, &mut to] {
            seats.sort_unstable();
            seats.dedup();
        }
        let text = Message::new("pays-now").count("payers", from.len()).with("from", from).with("to", to);
        let each = Message::new("pays-each").amount("amount", first.amount());
        let amount = if group.len() > 1 { formatter.say(&each) } else { formatter.amount(first.amount()) };
        lines.push((formatter.say(&text), Some(amount)));
    }
    lines
}

/// Who pays whom; `None` where a pot does, or is paid.
fn seats(transfer: &Transfer) -> Option<(Seat, Seat)> {
    match (transfer.from(), transfer.to()) {
        (Account::Seat(from), Account::Seat(to)) => Some((from, to)),
        _ => None,
    }
}

fn line(transfer: &Transfer) -> Message {
    let text = Message::new("payment-line").with("from", account(transfer.from())).with("to", account(transfer.to()));
    text.amount("amount", transfer.amount())
}

fn account(account: Account) -> Message {
    match account {
        Account::Seat(seat) => Message::new("player-name").with("player", seat),
        Account::Pot(pot) => Message::new(pot.label),
        Account::Book => Message::new("pot-book"),
    }
}
