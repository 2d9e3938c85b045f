//! Transfers as sentences, with the pieces that make up each amount.

use super::pots::{Piece, pieces};
use crate::document::Message;
use crate::games::unit::Unit;
use crate::i18n::MessageFormatter;
use crate::ledger::{Account, Transfer, Transfers};

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
