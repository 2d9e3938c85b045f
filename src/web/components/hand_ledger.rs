//! What a hand changed, as an account book has it: a line for everybody who won or lost, the pots with them, and the sum.

use super::scoreboard::colour;
use crate::ledger::{Account, Transfers};
use crate::session::{Replay, Scored};
use crate::words::Reader;

pub struct Ledger {
    pub lines: Vec<LedgerLine>,
    /// What all lines make together, where one wins what the others lose.
    pub sum: Option<String>,
}

pub struct LedgerLine {
    /// The player's mark, from 1; none for a pot.
    pub mark: Option<usize>,
    pub name: String,
    pub amount: String,
    /// The class of the amount's colour.
    pub class: &'static str,
}

/// The ledger of a hand that was played: of those who sat in it, and of the pots that it changed.
pub fn ledger(replay: &Replay, scored: &Scored, reader: &Reader<'_>) -> Ledger {
    let zero_sum = replay.measure().zero_sum;
    let line = |mark, name: &str, amount: i64| LedgerLine {
        mark,
        name: name.to_owned(),
        amount: if zero_sum { reader.signed(amount) } else { reader.amount(amount) },
        class: if zero_sum { colour(amount) } else { "" },
    };
    let seats = replay.seats_at(scored.deal.number);
    let players =
        seats.all().zip(scored.deltas()).filter(|(seat, delta)| *delta != 0 || !scored.deal.out.contains(seat));
    let mut lines: Vec<LedgerLine> =
        players.map(|(seat, delta)| line(Some(seats.mark(seat)), seats.name(seat), delta)).collect();
    let pots = scored.after.pots().iter().map(|(pot, _)| *pot);
    let changed = pots.map(|pot| (pot, into(&scored.transfers, Account::Pot(pot)))).filter(|(_, delta)| *delta != 0);
    lines.extend(changed.map(|(pot, delta)| line(None, &reader.words().plain(pot.label), delta)));
    Ledger { lines, sum: zero_sum.then(|| reader.amount(0)) }
}

/// What came into an account, less what went out of it.
fn into(transfers: &Transfers, account: Account) -> i64 {
    let moved = transfers.into_iter().map(|transfer| {
        let side = |of: Account| i64::from(of == account);
        (side(transfer.to()) - side(transfer.from())) * transfer.amount()
    });
    moved.sum()
}
