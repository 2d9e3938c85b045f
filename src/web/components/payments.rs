//! Transfers as sentences, with the pieces that make up each amount.

use super::pots::{Piece, pieces};
use crate::games::Text;
use crate::games::unit::Unit;
use crate::ledger::{Account, Transfer, Transfers};
use crate::words::Reader;

/// A payment in coins or counters.
pub struct PaymentInPieces {
    /// The sentence without its amount, and the amount.
    pub line: (String, Option<String>),
    pub pieces: Vec<Piece>,
}

/// The netted transfers: one for each pair of accounts, in the order of their first transfer.
pub fn payments(transfers: &Transfers, reader: &Reader<'_>) -> Vec<String> {
    transfers.netted().iter().map(|transfer| reader.say(&line(transfer))).collect()
}

/// [`payments`] with separate amounts, and the pieces of the unit for each.
pub fn payments_in_pieces(transfers: &Transfers, unit: &Unit, reader: &Reader<'_>) -> Vec<PaymentInPieces> {
    let payment = |transfer: &Transfer| PaymentInPieces {
        line: reader.reckoned(&line(transfer)),
        pieces: pieces(unit, transfer.amount()),
    };
    transfers.netted().iter().map(payment).collect()
}

fn line(transfer: &Transfer) -> Text {
    let text = Text::new("payment-line").with("from", account(transfer.from())).with("to", account(transfer.to()));
    text.amount("amount", transfer.amount())
}

fn account(account: Account) -> Text {
    match account {
        Account::Seat(seat) => Text::new("player-name").with("player", seat),
        Account::Pot(pot) => Text::new(pot.label),
        Account::Book => Text::new("pot-book"),
    }
}
