//! Who hands what to whom: transfers as sentences.

use crate::games::text::Text;
use crate::ledger::{Account, Transfer, Transfers};
use crate::words::Reader;

/// Who hands what to whom now: every two accounts once, in the order in which they first meet.
#[must_use]
pub fn payments(transfers: &Transfers, reader: &Reader<'_>) -> Vec<String> {
    let line = |transfer: &Transfer| {
        let text = Text::new("payment-line").with("from", account(transfer.from())).with("to", account(transfer.to()));
        reader.say(&text.amount("amount", transfer.amount()))
    };
    transfers.netted().iter().map(line).collect()
}

fn account(account: Account) -> Text {
    match account {
        Account::Seat(seat) => Text::new("player-name").with("player", seat),
        Account::Pot(pot) => Text::new(pot.label),
        Account::Book => Text::new("pot-book"),
    }
}
