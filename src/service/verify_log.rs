//! Checks that a table's log is undamaged, and that the session beside it follows from it.

use super::document::{session_document, take_end, take_names};
use crate::command::CommandError;
use crate::games::node::Node;
use crate::ledger::Balances;
use crate::session::DocumentError;
use crate::store::{Entry, IntegrityError};
use crate::table::{Table, TableRead, settlement};

/// Checks a document with a history, and returns the table and its log.
pub fn check_session(TableRead { mut document, history }: TableRead) -> Result<(Table, Vec<Entry>), IntegrityError> {
    let entries = history.unwrap_or_default();
    let mut table = check_log(&entries)?;
    check_beside(&mut table, &mut document, &entries)?;
    Ok((table, entries))
}

/// Checks that the session beside a history follows from it, and names the people of the table as the document does.
pub fn check_beside(table: &mut Table, document: &mut Node, entries: &[Entry]) -> Result<(), IntegrityError> {
    if !take_end(document, entries) {
        return Err(IntegrityError::new(None, "the history is cut off"));
    }
    let Some(names) = take_names(document, table) else {
        return Err(IntegrityError::new(None, "its people are not those of its history"));
    };
    table.rename(&names);
    if !session_document(table).is_equivalent(document) {
        return Err(IntegrityError::new(differing(table, document), "the session says otherwise than the history"));
    }
    Ok(())
}

/// The finding for a text that is not a document.
pub fn unreadable(error: &serde_json::Error) -> IntegrityError {
    IntegrityError::new(None, format!("this is not an exported document: {error}"))
}

/// The entry with which the session of a document disagrees: that of the first hand that differs, else the opening.
fn differing(table: &Table, document: &Node) -> i64 {
    let (Some(Node::List(theirs)), Some(Node::List(ours))) =
        (document.get("hands"), session_document(table).remove("hands"))
    else {
        return 1;
    };
    let at = ours.iter().zip(theirs).position(|(one, other)| !one.is_equivalent(other));
    match at.or_else(|| (ours.len() != theirs.len()).then(|| ours.len().min(theirs.len()))) {
        None => 1,
        Some(at) => u32::try_from(at + 1).ok().and_then(|number| last_entry(table, number)).unwrap_or(table.version()),
    }
}

/// The last entry for the hand with this number.
fn last_entry(table: &Table, number: u32) -> Option<i64> {
    let hand = table.history.hands.numbered(number)?;
    Some(hand.newest().map_or(hand.entry, |version| version.meta.seq))
}

/// Replays a log, and checks its payments and balances.
pub fn check_log(entries: &[Entry]) -> Result<Table, IntegrityError> {
    let table = Table::of(entries)?;
    if let Some(invalid) = table.replay.stopped() {
        return Err(IntegrityError::new(last_entry(&table, invalid.hand), invalid.to_string()));
    }
    if let Err(CommandError::Damaged(error)) = settlement(&table) {
        return Err(error);
    }
    if table.replay.measure().zero_sum {
        let hands = table.replay.hands().iter().map(|hand| (&hand.after, last_entry(&table, hand.deal.number)));
        let mut balances = hands.chain([(table.replay.balances(), Some(table.version()))]);
        if let Some((_, entry)) = balances.find(|(balances, _)| !is_zero(balances)) {
            return Err(IntegrityError::new(entry, "the balances do not come to nothing"));
        }
    }
    Ok(table)
}

fn is_zero(balances: &Balances) -> bool {
    let pots = balances.pots().iter().map(|(_, amount)| amount);
    balances.seats().iter().chain(pots).map(|amount| i128::from(*amount)).sum::<i128>() == 0
}

/// The finding for an invalid hand, or for an invalid document (hand 0).
pub fn finding(invalid: &DocumentError) -> IntegrityError {
    IntegrityError::new(None, invalid.to_string())
}
