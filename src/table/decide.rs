//! Decides what a command leads to. Pure: no clock, no database, no randomness.

use std::sync::Arc;

use super::commands::{HandChange, QueuedNumber, SentPayment, TableCommand};
use super::event::{Event, Payment};
use super::hands::{EntryMeta, HandHistory};
use super::sent::SentHand;
use super::settlement::settlement;
use super::state::Table;
use crate::command::{CommandError, CommandMeta};
use crate::document::note::{NOTE, clean_note};
use crate::document::{Arg, Fault, FieldError, Format, Message, Notation, Value, form_value::draft, form_value::shown};
use crate::games::auction::read_bid;
use crate::games::stake::Stake;
use crate::games::{Field, Outcome};
use crate::ledger::{parse_amount, print_amount};
use crate::session::{DocumentError, SeatChange, within};
use crate::store::{DeviceId, DeviceTag};

/// An event, and the table after it. The event's entry has no hash yet.
#[derive(Clone)]
pub struct Decision {
    pub event: Event,
    pub table: Table,
    /// How the hand was scored that was entered, corrected or restored; empty for other events.
    pub outcome: Arc<Outcome>,
}

/// Decides a command that needs no state of the club.
pub fn decide(table: &Table, command: &TableCommand, meta: &CommandMeta) -> Result<Decision, CommandError> {
    check_version(table, meta)?;
    let event = match command {
        TableCommand::EnterHand { hand, queued, asks_about_unusual } => {
            if let Some(queued) = queued {
                check_queued_number(table, hand, *queued, meta.device.as_ref())?;
            }
            let decision = apply_sent(table, Event::HandEntered(Value::empty()), Some(hand), meta)?;
            let warnings = &decision.outcome.warnings;
            if *asks_about_unusual && !warnings.is_empty() {
                return Err(CommandError::Unusual(warnings.clone()));
            }
            return Ok(decision);
        }
        TableCommand::ChangeHands { change, drops_later } => return change_hands(table, change, *drops_later, meta),
        TableCommand::EnterBid { number, inputs } => enter_bid(table, *number, inputs)?,
        TableCommand::ChangeRules { inputs, notation } => {
            let decision = apply(table, changed_rules(table, inputs, *notation)?, meta)?;
            return check_unit_of_payments(table, check_end(decision)?);
        }
        TableCommand::ChangeStake { played_for } => {
            return check_end(apply(table, changed_stake(table, played_for.as_ref())?, meta)?);
        }
        TableCommand::UndoSeats { entry } => {
            let is_known = table.history.seat_changes().any(|(_, placed)| placed.entry == *entry);
            if !is_known {
                return Err(CommandError::Missing);
            }
            Event::SeatsUndone { entry: *entry }
        }
        TableCommand::Close => Event::Closed,
        TableCommand::Reopen => Event::Reopened,
        TableCommand::RecordRecovery => Event::OwnerRecovered,
        // These need the club: `service::table_and_club` decides them.
        TableCommand::Pay { .. } | TableCommand::RenamePlayer { .. } | TableCommand::ChangeSeats { .. } => {
            return Err(table.conflict());
        }
    };
    apply(table, event, meta)
}

/// Refuses a command that was based on an older version.
pub fn check_version(table: &Table, meta: &CommandMeta) -> Result<(), CommandError> {
    let is_stale = meta.expected_version.is_some_and(|version| table.has_changed_since(version));
    if is_stale { Err(table.conflict()) } else { Ok(()) }
}

/// Applies an event, if the table allows it and every later hand is still possible.
pub fn apply(table: &Table, event: Event, meta: &CommandMeta) -> Result<Decision, CommandError> {
    apply_sent(table, event, None, meta)
}

/// [`apply`] for an event that gets the hand that was sent.
fn apply_sent(
    table: &Table,
    event: Event,
    sent: Option<&SentHand>,
    meta: &CommandMeta,
) -> Result<Decision, CommandError> {
    check_allowed(table, &event)?;
    let (number, moves) = (number_of(table, &event), moved_by(&event));
    let device = meta.device.as_ref().and_then(DeviceTag::of);
    let entry = EntryMeta { seq: table.version() + 1, at: meta.at, device, is_imported: false };
    let mut next = table.clone();
    let applied = next.apply(event, sent, &entry);
    let stopped = next.replay.stopped().cloned().map(CommandError::Fields);
    match stopped.map_or(applied, Err) {
        Ok((event, outcome)) => Ok(Decision { event, table: next, outcome }),
        Err(CommandError::Fields(invalid)) => Err(as_numbered_now(invalid, number, moves).into()),
        Err(error) => Err(error),
    }
}

/// Refuses most events at a closed table, and reopening an open one.
fn check_allowed(table: &Table, event: &Event) -> Result<(), CommandError> {
    let reopens = matches!(event, Event::Reopened);
    // After the end, too, debts are paid, links are lost, and a game for points becomes one for money.
    let is_always = matches!(event, Event::Paid(_) | Event::StakeChanged(_) | Event::OwnerRecovered);
    if reopens == table.history.closed || is_always {
        return Ok(());
    }
    let text = Message::new(if reopens { "table-not-closed" } else { "table-closed" });
    Err(table.invalid(number_of(table, event), vec![FieldError::new("", text)]))
}

/// Checks the number that the sender expects. A hand after the last one cannot conflict.
fn check_queued_number(
    table: &Table,
    sent: &SentHand,
    queued: QueuedNumber,
    device: Option<&DeviceId>,
) -> Result<(), CommandError> {
    let device = device.and_then(DeviceTag::of);
    let is_others = |hand: &HandHistory| hand.first().meta.device != device;
    if table.history.hands.numbered(queued.entered).is_some_and(is_others) {
        let mine = sent.canonical(&table.replay.before(queued.entered)).ok();
        if mine.zip(table.hand(queued.entered)).is_some_and(|(mine, theirs)| mine.is_equivalent(&theirs)) {
            return Err(CommandError::Unchanged(table.version()));
        }
    }
    if queued.number < table.next_number() { Err(table.conflict()) } else { Ok(()) }
}

/// Changes earlier hands. If the game then ends before later hands, these are dropped, if that is allowed.
fn change_hands(
    table: &Table,
    change: &HandChange,
    drops_later: bool,
    meta: &CommandMeta,
) -> Result<Decision, CommandError> {
    let (event, sent) = changed_hands(table, change, Vec::new())?;
    let decision = match apply_sent(table, event, sent, meta) {
        Err(CommandError::Fields(invalid)) if drops_later && invalid.first().fault == Fault::AfterEnd => {
            let hands = &table.history.hands;
            let later = (invalid.hand..=hands.count()).filter_map(|number| hands.numbered(number));
            let mut drops: Vec<i64> = later.map(HandHistory::entry).collect();
            drops.sort_unstable();
            let (event, sent) = changed_hands(table, change, drops)?;
            apply_sent(table, event, sent, meta)?
        }
        applied => applied?,
    };
    if let (HandChange::AmendIfDifferent { number, .. }, Event::HandAmended { hand, .. }) = (change, &decision.event)
        && table.hand(*number).is_some_and(|now| now.is_equivalent(hand))
    {
        return Err(CommandError::Unchanged(table.version()));
    }
    Ok(decision)
}

/// The event of a change of earlier hands, which also drops the hands of these entries, and the hand that was sent.
fn changed_hands<'a>(
    table: &Table,
    change: &'a HandChange,
    drops: Vec<i64>,
) -> Result<(Event, Option<&'a SentHand>), CommandError> {
    let hands = &table.history.hands;
    let entered_by = |number: u32| hands.numbered(number).map(HandHistory::entry).ok_or(CommandError::Missing);
    let hand = Value::empty();
    Ok(match change {
        HandChange::Amend { number, hand: sent } | HandChange::AmendIfDifferent { number, hand: sent } => {
            (Event::HandAmended { entry: entered_by(*number)?, hand, drops }, Some(sent))
        }
        HandChange::Insert { number, hand: sent, seats } => {
            let (before, seats) = (entered_by(*number)?, table.seats_of_inserted(*number, *seats));
            (Event::HandInserted { before, hand, seats, drops }, Some(sent))
        }
        HandChange::Note { entry, note } => {
            let now = hands.entered_by(*entry).and_then(HandHistory::hand).ok_or(CommandError::Missing)?;
            let mut hand = now.clone();
            match clean_note(note).map_err(|text| CommandError::field(NOTE, text))? {
                Some(note) => hand.set(NOTE, note.into()),
                None => drop(hand.remove(NOTE)),
            }
            if hand == now {
                return Err(CommandError::Unchanged(table.version()));
            }
            (Event::HandAmended { entry: *entry, hand, drops }, None)
        }
        HandChange::Void { number } => (Event::HandVoided { entry: entered_by(*number)?, drops }, None),
        HandChange::Restore { entry } => (restore(hands.entered_by(*entry), drops)?, None),
        HandChange::RestoreAt { number } => (restore(hands.voided_at(*number), drops)?, None),
    })
}

fn restore(hand: Option<&HandHistory>, drops: Vec<i64>) -> Result<Event, CommandError> {
    let voided = hand.filter(|hand| hand.is_voided()).ok_or(CommandError::Missing)?;
    Ok(Event::HandRestored { entry: voided.entry(), drops })
}

fn enter_bid(table: &Table, number: u32, inputs: &[(String, String)]) -> Result<Event, CommandError> {
    if table.replay.is_over() || number != table.next_number() {
        return Err(table.conflict());
    }
    let deal = table.replay.deal();
    let typed = if inputs.is_empty() { Value::empty() } else { draft(inputs) };
    let bid = read_bid(&table.replay.position().bid_form(&deal), &typed);
    if bid == table.bid(&deal) { Err(CommandError::Unchanged(table.version())) } else { Ok(Event::BidEntered(bid)) }
}

/// Reads the form's rules and refuses them if they equal the current ones.
fn changed_rules(table: &Table, typed: &[(String, String)], notation: Notation) -> Result<Event, CommandError> {
    let game = table.history.opening.game;
    let form = game.rules_form();
    let differing: Vec<_> = typed.iter().filter(|(name, value)| !is_default(&form, name, value)).cloned().collect();
    let rules = game.rules_document(&draft(&differing), notation);
    let rules = rules.map_err(|errors| table.invalid(0, errors))?;
    if rules == without_defaults(table.history.rules(), &form) {
        return Err(CommandError::field("", Message::new("rules-same")));
    }
    Ok(Event::RulesChanged(rules))
}

/// The event of another stake. Once something was paid, the stake stays: an amount that was paid keeps its worth.
fn changed_stake(table: &Table, played_for: Option<&Value>) -> Result<Event, CommandError> {
    let measure = table.replay.measure();
    if measure.currency.is_some() || !table.history.paid.is_empty() {
        let id = if measure.currency.is_some() { "stake-cash" } else { "stake-paid" };
        return Err(CommandError::field("played_for", Message::new(id)));
    }
    let stake = Stake::read(played_for, measure).map_err(|errors| table.invalid(0, within("played_for", errors)))?;
    if stake == table.stake {
        return Err(CommandError::Unchanged(table.version()));
    }
    Ok(Event::StakeChanged(played_for.cloned().unwrap_or_else(Value::empty)))
}

/// Refuses a rate per game where no game ends.
fn check_end(decision: Decision) -> Result<Decision, CommandError> {
    let table = &decision.table;
    match table.stake.check_end(table.replay.position().has_end()) {
        Ok(()) => Ok(decision),
        Err(error) => Err(table.invalid(0, vec![error])),
    }
}

/// Refuses rules with another unit once something was paid: an amount that was paid keeps its currency.
fn check_unit_of_payments(table: &Table, decision: Decision) -> Result<Decision, CommandError> {
    if table.history.paid.is_empty() || decision.table.replay.measure().counts_as(table.replay.measure()) {
        return Ok(decision);
    }
    let field = format!("rule_changes.{}", table.replay.info().measured_by);
    Err(table.invalid(0, vec![FieldError::new(field, Message::new("rules-currency-kept"))]))
}

/// Whether a value is the default of its field.
fn is_default(form: &[Field], name: &str, value: &str) -> bool {
    form.iter().any(|field| match field {
        Field::Choice { name: own, chosen, .. } => own == name && chosen.as_deref() == Some(value),
        Field::Line { name: own, value: usual, .. } => own == name && usual == value,
        Field::When { field, .. } => is_default(std::slice::from_ref(field), name, value),
        Field::Extras { fields, .. } => is_default(fields, name, value),
        _ => false,
    })
}

/// The rules that differ from the defaults.
fn without_defaults(rules: &Value, form: &[Field]) -> Value {
    let Value::Map(fields) = rules else { return rules.clone() };
    let is_usual = |name: &str| shown(rules, name).is_some_and(|value| is_default(form, name, &value));
    Value::Map(fields.iter().filter(|(name, _)| !is_usual(name)).cloned().collect())
}

/// The event of changes of the seats from a hand on, or from the next one.
pub fn seats_changed(table: &Table, from: Option<u32>, changes: Vec<SeatChange>) -> Result<Event, CommandError> {
    let from = from.filter(|from| *from != table.next_number());
    let before = from.map(|from| match table.history.hands.numbered(from) {
        Some(hand) => Ok(hand.entry()),
        None => Err(CommandError::field("from", Message::new("seat-change-late"))),
    });
    let before = before.transpose()?;
    if table.history.closed || (before.is_none() && table.replay.is_over()) {
        return Err(CommandError::field("from", Message::new("hand-after-end")));
    }
    Ok(Event::SeatsChanged { before, changes })
}

/// Reads the payment of a debt. After the close it still has no id in the club.
pub fn read_payment(table: &Table, sent: &SentPayment, format: Format) -> Result<Payment, CommandError> {
    let people = table.replay.people();
    let person = |field, sent: &str| {
        let name = people.labelled(sent).filter(|_| format.is_form()).map_or(sent, |person| people.name(person));
        let unknown = || Message::new("field-player-unknown").with("name", Arg::Verbatim(sent.to_owned()));
        people.named(name).ok_or_else(|| CommandError::field(field, unknown()))
    };
    let (from, to) = (person("from", &sent.from)?, person("to", &sent.to)?);
    if from == to {
        return Err(CommandError::field("to", Message::new("payment-self")));
    }
    let settled = settlement(table).map_err(|_| CommandError::field("amount", Message::new("hand-too-large")))?;
    if let Some(reason) = settled.nothing_due {
        return Err(CommandError::field("", Message::new(reason.message())));
    }
    let amount = parse_amount(&sent.amount, settled.digits).ok().filter(|amount| *amount > 0);
    let amount = amount.ok_or_else(|| CommandError::field("amount", Message::new("payment-amount")))?;
    Ok(Payment { from, to, amount: print_amount(amount, settled.digits, false), payment: None })
}

/// The number of the hand that an event changes, or of the next hand; 0 for an event that is about no hand.
fn number_of(table: &Table, event: &Event) -> u32 {
    if matches!(event, Event::StakeChanged(_) | Event::Closed | Event::Reopened) {
        return 0;
    }
    table.number_of(event).unwrap_or_else(|| table.next_number())
}

/// By how much an event moves the numbers of later hands. Without a voided hand they move up, and with an inserted or restored
/// one they move down.
fn moved_by(event: &Event) -> i32 {
    match event {
        Event::HandVoided { .. } => -1,
        Event::HandRestored { .. } | Event::HandInserted { .. } => 1,
        _ => 0,
    }
}

/// Reports the error under the hand's current number, when an event about hand `number` would move the later ones.
fn as_numbered_now(invalid: DocumentError, number: u32, moved_by: i32) -> DocumentError {
    let is_moved = if moved_by < 0 { invalid.hand >= number } else { invalid.hand > number };
    let hand = if is_moved { invalid.hand.saturating_add_signed(-moved_by) } else { invalid.hand };
    DocumentError { hand, ..invalid }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
mod tests {
    use super::*;
    use crate::session::HANDS_PLAYED;
    use crate::table::{InsertSeats, OpenedTable};

    fn sent(loser: &str) -> SentHand {
        SentHand::document(Value::of([("loser", loser.into())]))
    }

    #[test]
    fn a_decision_plays_the_hand_that_was_sent_once() {
        let document = r#"{"format": "tanto/1", "game": "vriddiot", "players": ["Ana", "Bo", "Eva"],
            "hands": [{"loser": "Ana"}, {"loser": "Bo"}, {"loser": "Eva"}, {"loser": "Bo"}]}"#;
        let table = OpenedTable::read(Value::from_json(document).unwrap(), 0).unwrap().table;
        let voided = change(&table, HandChange::Void { number: 3 }).table;
        let change_to = |number| HandChange::AmendIfDifferent { number, hand: sent("Ana") };
        let insert = HandChange::Insert { number: 4, hand: sent("Ana"), seats: InsertSeats::Later };
        // A correction also plays the hand before, because the changes between the two may differ, and those after it.
        let cases: [(&Table, TableCommand, &[u32]); 5] = [
            (&table, TableCommand::enter(sent("Ana")), &[5]),
            (&table, TableCommand::ChangeHands { change: change_to(4), drops_later: true }, &[3, 4]),
            (&table, TableCommand::ChangeHands { change: change_to(2), drops_later: true }, &[1, 2, 3, 4]),
            (&table, TableCommand::ChangeHands { change: insert, drops_later: true }, &[3, 4, 5]),
            (
                &voided,
                TableCommand::ChangeHands { change: HandChange::RestoreAt { number: 3 }, drops_later: true },
                &[2, 3, 4],
            ),
        ];
        for (table, command, played) in cases {
            HANDS_PLAYED.take();
            let decision = decide(table, &command, &CommandMeta::new("", 0)).unwrap();
            assert_eq!(HANDS_PLAYED.take(), played, "{command:?}");
            assert_ne!(decision.outcome.headline.id, "");
        }
    }

    fn change(table: &Table, change: HandChange) -> Decision {
        let command = TableCommand::ChangeHands { change, drops_later: false };
        decide(table, &command, &CommandMeta::new("", 0)).unwrap()
    }
}
