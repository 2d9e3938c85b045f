//! The state of a table: the contents of its log, and everything computed from them.

use std::sync::Arc;

use chrono::DateTime;
use chrono_tz::Tz;

use super::event::{Event, InsertSeats};
use super::hands::{EntryMeta, HandHistory, Refusal};
use super::history::History;
use super::sent::SentHand;
use crate::command::{CommandError, Keys, LogEvent as _, replay_log};
use crate::document::{Deal, FieldError, Format, Message, Value};
use crate::games::auction::read_bid;
use crate::games::stake::Stake;
use crate::games::{Outcome, PlayerRole};
use crate::session::{DocumentError, FormerNames, Person, Position, Replay};
use crate::store::{DeviceTag, Entry, Head, IntegrityError, Log, TableId, check_chain, check_chain_after};

/// How long after its first entry an evening may begin, in milliseconds: a day, since clocks differ.
const GRACE: i64 = 24 * 60 * 60 * 1000;

/// The current state of a table.
#[derive(Clone)]
pub struct Table {
    /// The number and hash of the log's last entry, and the hash of the club's, from which the names and the time zone come.
    pub head: Head,
    /// Milliseconds since 1970.
    pub opened_at: i64,
    pub history: History,
    /// The idempotency keys in the log.
    pub keys: Keys,
    /// The hands, scored.
    pub replay: Replay,
    pub stake: Stake,
    /// The club's, in which pages show times.
    pub time_zone: Tz,
    /// The first damaged entry, if any. The state is the one before it, and nothing is appended.
    pub damaged: Option<i64>,
}

impl Table {
    /// Replays a whole log.
    pub fn of(entries: &[Entry]) -> Result<Self, IntegrityError> {
        check_chain(entries)?;
        let (Some(first), Some(last)) = (entries.first(), entries.last()) else {
            return Err(IntegrityError::missing());
        };
        let (Event::Opened(document), _) = read(first)? else { return Err(IntegrityError::unreadable(first.seq)) };
        let opening = |invalid| IntegrityError::opening(&invalid);
        let mut history = History::open(&document, first.at).map_err(opening)?;
        for entry in entries.iter().skip(1) {
            let (event, meta) = read(entry)?;
            history.push(&event, &meta).map_err(|refusal| refusal.of_entry(entry.seq))?;
        }
        history.bytes = entries.iter().map(|entry| entry.body.len()).sum();
        let head = Head { version: last.seq, hash: last.hash.clone(), club: String::new() };
        let table = Self::played(history, head, first.at).map_err(opening)?;
        Ok(Self { keys: Keys::of(entries), ..table })
    }

    /// Replays the log with the current names; of a damaged log, the part before the damage.
    pub fn read(log: &mut Log<'_, TableId>) -> Result<Self, CommandError> {
        let (mut table, damaged) = replay_log(log, Self::of)?;
        table.damaged = damaged;
        table.read_club(log)?;
        Ok(table)
    }

    /// Reads what comes from the club's log: the names and the time zone.
    pub fn read_club(&mut self, log: &mut Log<'_, TableId>) -> Result<(), CommandError> {
        self.rename(&log.names()?);
        let former = log.former_names()?.into_iter().map(|(label, name)| (name, Person(label))).collect();
        self.set_former_names(former);
        // `tanto verify` reports a zone that is not the one of the log.
        self.time_zone = log.time_zone()?.parse().unwrap_or_default();
        self.head.club.clone_from(&log.head.club);
        Ok(())
    }

    /// A table without keys, whose first entry was recorded at a time in milliseconds since 1970.
    pub(super) fn played(history: History, head: Head, at: i64) -> Result<Self, DocumentError> {
        let mut replay = Replay::open(&history.opening, history.people.clone())?;
        history.play_on(&mut replay, None, None)?;
        let stake = Stake::read(history.played_for.as_ref(), replay.measure()).map_err(DocumentError::document)?;
        let opened_at = history.opening.opened_at.as_deref().and_then(|time| DateTime::parse_from_rfc3339(time).ok());
        let opened_at = opened_at.map_or(at, |time| time.timestamp_millis());
        if opened_at > at.saturating_add(GRACE) {
            let future = FieldError::new("opened_at", Message::new("document-opened-later"));
            return Err(DocumentError::document(vec![future]));
        }
        let keys = Keys::default();
        Ok(Self { head, opened_at, history, keys, replay, stake, time_zone: Tz::UTC, damaged: None })
    }

    /// Renames everybody as in the club. The names are in the order in which people joined the table.
    pub fn rename(&mut self, names: &[String]) {
        if self.history.people.names() != names {
            Arc::make_mut(&mut self.history.people).rename(names);
            self.replay.rename(self.history.people.clone());
        }
    }

    /// Sets the names that mean somebody at the table because people were merged.
    pub fn set_former_names(&mut self, names: FormerNames) {
        if *self.history.people.former_names() != names {
            Arc::make_mut(&mut self.history.people).set_former_names(names);
            self.replay.rename(self.history.people.clone());
        }
    }

    /// Applies the entries that follow the table's last one.
    pub fn catch_up(&mut self, entries: &[Entry]) -> Result<(), IntegrityError> {
        check_chain_after(self.head.version, &self.head.hash, entries)?;
        for entry in entries {
            let (event, meta) = read(entry)?;
            self.apply(event, None, &meta).map_err(|_| IntegrityError::unreadable(entry.seq))?;
            self.record(entry);
        }
        Ok(())
    }

    /// Records the hash, key and size of the entry of the event applied last.
    pub fn record(&mut self, entry: &Entry) {
        self.history.bytes += entry.body.len();
        self.keys.push(entry);
        entry.hash.clone_into(&mut self.head.hash);
    }

    /// Applies an event whose entry has no hash yet. The hand of an event that a command leads to comes as it was `sent`: it is
    /// read and scored here, in its place, and then the event gets it as the log keeps it. Returns the event, and how the hand
    /// that was sent or restored was scored.
    pub fn apply(
        &mut self,
        mut event: Event,
        sent: Option<&SentHand>,
        meta: &EntryMeta,
    ) -> Result<(Event, Arc<Outcome>), CommandError> {
        let changed = self.number_of(&event);
        let number = changed.unwrap_or_else(|| self.next_number());
        self.push(&event, meta)?;
        if let Some(number) = changed {
            self.replay.rewind(number);
        }
        if let Event::SeatsChanged { .. } = event {
            self.replay.rename(self.history.people.clone());
        }
        let is_watched = sent.is_some() || matches!(event, Event::HandRestored { .. });
        let (outcome, read) = self.history.play_on(&mut self.replay, is_watched.then_some(number), sent)?;
        if changed.is_some() || matches!(event, Event::RulesChanged(_) | Event::StakeChanged(_)) {
            // Before the first hand, new rules may change the unit.
            let stake = Stake::read(self.history.played_for.as_ref(), self.replay.measure());
            self.stake = stake.map_err(|errors| self.invalid(0, errors))?;
        }
        if let Some(hand) = read {
            let entry = if let Event::HandAmended { entry, .. } = event { entry } else { meta.seq };
            self.history.hands.set_content(entry, &hand);
            event.set_hand(hand);
        }
        Ok((event, outcome))
    }

    /// The number of the first hand that an event changes, if it changes earlier ones.
    pub(super) fn number_of(&self, event: &Event) -> Option<u32> {
        if let Event::SeatsUndone { entry } = event {
            return self.history.seat_changes().find(|(_, placed)| placed.entry == *entry).map(|(from, _)| from);
        }
        event.changes_at().and_then(|entry| self.history.hands.place_of(entry))
    }

    /// Who plays a hand that is inserted before this one: those who sat there earlier only if seats have changed.
    pub fn seats_of_inserted(&self, number: u32, seats: InsertSeats) -> InsertSeats {
        self.replay.earlier_seats(number).map_or(InsertSeats::Later, |_| seats)
    }

    /// The position of a hand that is inserted before the hand with this number.
    pub fn before_inserted(&self, number: u32, seats: InsertSeats) -> Position {
        match seats {
            InsertSeats::Earlier => self.replay.before_changes(number),
            InsertSeats::Later => self.replay.before(number),
        }
    }

    fn push(&mut self, event: &Event, meta: &EntryMeta) -> Result<(), CommandError> {
        self.history.push(event, meta).map_err(|refusal| match refusal {
            Refusal::Limit(text) => self.invalid(0, vec![FieldError::new("", text)]),
            Refusal::Seats(error) => self.invalid(0, vec![error]),
            misfit @ Refusal::Misfit => misfit.of_entry(meta.seq).into(),
        })?;
        self.head.version = meta.seq;
        Ok(())
    }

    /// Errors about a hand, or about the table itself (hand 0).
    pub fn invalid(&self, hand: u32, errors: Vec<FieldError>) -> CommandError {
        DocumentError::new(hand, errors, self.replay.seats()).into()
    }

    /// The error for a command that was based on another version.
    pub(super) fn conflict(&self) -> CommandError {
        CommandError::Conflict(self.version())
    }

    pub fn version(&self) -> i64 {
        self.head.version
    }

    /// Whether a change based on `version` may conflict with later entries. Bids never do.
    pub fn has_changed_since(&self, version: i64) -> bool {
        version < self.history.last_conflicting || version > self.head.version
    }

    /// Whether what was won at the table is in the ledger of the club: the table is over, and nothing is left in a pot that
    /// only closing it shares out.
    pub fn is_in_ledger(&self) -> bool {
        self.replay.is_over() && self.replay.balances().pots().iter().all(|(_, amount)| *amount == 0)
    }

    /// The parts in each hand.
    pub fn parts(&self) -> Result<Vec<Vec<PlayerRole>>, IntegrityError> {
        let parts = self.replay.parts(self.history.hands.counting_from(1), Format::Log);
        parts.map_err(|invalid| IntegrityError::new(None, invalid.to_string()))
    }

    /// The current content of the hand with this number, with labels for players.
    pub fn hand(&self, number: u32) -> Option<Value> {
        self.history.hands.numbered(number).and_then(HandHistory::hand)
    }

    /// The note on the hand with this number.
    pub fn note(&self, number: u32) -> Option<String> {
        self.history.hands.numbered(number)?.last_recorded()?.note()
    }

    /// The table's name, or the names of its players if it has none.
    pub fn title(&self) -> String {
        self.history.opening.name.clone().unwrap_or_else(|| self.replay.seats().names().join(", "))
    }

    /// The bid for the current hand, if the game asks for one before play, as a part of the hand's document.
    pub fn bid(&self, deal: &Deal) -> Value {
        let bid = self.history.bid.clone().unwrap_or_else(Value::empty);
        read_bid(&self.replay.position().bid_form(deal), &bid)
    }

    pub fn next_number(&self) -> u32 {
        self.history.hands.count() + 1
    }
}

/// The event of an entry, and when and by which device it was recorded.
fn read(entry: &Entry) -> Result<(Event, EntryMeta), IntegrityError> {
    let event = Event::read(&entry.kind, &entry.body).ok_or_else(|| IntegrityError::unreadable(entry.seq))?;
    let device = entry.device.as_deref().and_then(DeviceTag::read);
    // Every request has a fingerprint, and no document has one.
    let is_imported = entry.fingerprint.is_empty();
    Ok((event, EntryMeta { seq: entry.seq, at: entry.at, device, is_imported }))
}
