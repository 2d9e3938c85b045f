//! A table in use: what its log says, and what that comes to.

use chrono::DateTime;

use super::event::Event;
use super::hands::{EntryMeta, HandHistory};
use super::history::{ApplyError, History};
use super::load_error::{LoadError, before_damage};
use super::stake::Stake;
use crate::games::auction::Auction;
use crate::games::fields::Source;
use crate::games::node::Node;
use crate::games::seats::Deal;
use crate::session::{Invalid, Position, Replay};
use crate::store::{Entry, GENESIS, Head, Keys, Log, check_chain_after};

/// A table as it stands.
#[derive(Clone)]
pub struct Table {
    /// The number and the hash of the log's last entry.
    pub head: Head,
    /// When it was opened, in milliseconds since 1970.
    pub opened_at: i64,
    /// When something last happened.
    pub changed_at: i64,
    pub history: History,
    /// The idempotency keys of its log.
    pub keys: Keys,
    /// What it comes to.
    pub replay: Replay,
    /// What it is played for.
    pub stake: Stake,
    /// The first entry that is not what was written: the table stands as it was before, and nothing is added.
    pub damaged: Option<i64>,
}

impl Table {
    /// Makes a table of a whole log.
    pub fn of(entries: &[Entry]) -> Result<Self, LoadError> {
        check_chain_after(0, GENESIS, entries).map_err(LoadError::Chain)?;
        let (Some(first), Some(last)) = (entries.first(), entries.last()) else { return Err(LoadError::Missing) };
        let Some(Event::Opened { document }) = Event::read(&first.kind, &first.body) else {
            return Err(LoadError::Entry(first.seq));
        };
        let mut history = History::open(&document).map_err(LoadError::Opening)?;
        history.add_bytes(first.body.len());
        for entry in entries.iter().skip(1) {
            let event = Event::read(&entry.kind, &entry.body).ok_or(LoadError::Entry(entry.seq))?;
            history.push(event, entry_meta(entry)).map_err(|_| LoadError::Entry(entry.seq))?;
            history.add_bytes(entry.body.len());
        }
        let head = Head { version: last.seq, hash: last.hash.clone(), names: None };
        let table = Self::with_history(history, head, (first.at, last.at)).map_err(LoadError::Opening)?;
        Ok(Self { keys: Keys::of(entries), ..table })
    }

    /// Makes a table of the whole log as it is, with the names of now; of a damaged one, of the part before the damage.
    pub fn read(log: &mut Log<'_>) -> Result<Self, LoadError> {
        let whole = log.entries_from(1).map_err(LoadError::from).and_then(|entries| Self::of(&entries));
        let mut table = match whole {
            Err(error) if error.is_damage() => {
                let (table, damaged) = before_damage(&log.readable(), error, Self::of)?;
                Self { damaged: Some(damaged), ..table }
            }
            whole => whole?,
        };
        table.rename(log.names());
        Ok(table)
    }

    /// Plays a history; the times are those of its first and its last entry.
    pub(super) fn with_history(history: History, head: Head, (first, last): (i64, i64)) -> Result<Self, Invalid> {
        let replay = played(&history)?;
        let stake = stake(&history, &replay)?;
        let opened_at = history.opening().opened_at.as_deref().and_then(|time| DateTime::parse_from_rfc3339(time).ok());
        let opened_at = opened_at.map_or(first, |time| time.timestamp_millis());
        let keys = Keys::default();
        Ok(Self { head, opened_at, changed_at: last, history, keys, replay, stake, damaged: None })
    }

    /// Gives everybody the name that the club has for them: a list in the order in which they came, as JSON.
    pub fn rename(&mut self, names: Option<&str>) {
        self.head.names = names.map(str::to_owned);
        if let Some(names) = names.and_then(|names| serde_json::from_str::<Vec<String>>(names).ok()) {
            self.history.rename(&names);
            self.replay.rename(self.history.people().clone());
        }
    }

    /// Gives everybody these names, in the order in which they came.
    pub fn rename_to(&mut self, names: &[String]) {
        let names = serde_json::to_string(names).ok();
        self.rename(names.as_deref());
    }

    /// Goes on with the entries that follow, which begin behind the table's own last one.
    pub fn catch_up(&mut self, entries: &[Entry]) -> Result<(), LoadError> {
        check_chain_after(self.head.version, &self.head.hash, entries).map_err(LoadError::Chain)?;
        for entry in entries {
            let event = Event::read(&entry.kind, &entry.body).ok_or(LoadError::Entry(entry.seq))?;
            self.apply(event, entry_meta(entry)).map_err(|_| LoadError::Entry(entry.seq))?;
            self.record(entry);
        }
        Ok(())
    }

    /// Keeps what the entry of the last event has besides the event.
    pub fn record(&mut self, entry: &Entry) {
        self.history.add_bytes(entry.body.len());
        self.keys.push(entry);
        entry.hash.clone_into(&mut self.head.hash);
    }

    /// Goes on with an event, whose entry has no hash yet.
    pub fn apply(&mut self, event: Event, meta: EntryMeta) -> Result<(), ApplyError> {
        let (seq, at) = (meta.seq, meta.at);
        match &event {
            Event::HandEntered { hand } => {
                let number = self.replay.position().next_number();
                if let Err(complaints) = self.replay.play(hand) {
                    let seats = self.replay.seats().clone();
                    return Err(ApplyError::Invalid(Invalid { hand: number, complaints, seats }));
                }
                return self.push_played(event, meta);
            }
            Event::HandAmended { entry, .. }
            | Event::HandVoided { entry, .. }
            | Event::HandRestored { entry, .. }
            | Event::HandInserted { before: entry, .. } => {
                let number = self.history.hands().place_of(*entry).ok_or(ApplyError::Unknown)?;
                self.history.push(event, meta)?;
                self.replay.replay_from(number, self.history.steps()).map_err(ApplyError::Invalid)?;
            }
            Event::RulesChanged { rules } => {
                self.replay.change_rules(rules).map_err(ApplyError::Invalid)?;
                self.history.push(event, meta)?;
            }
            Event::SeatTaken { seat, .. } => {
                let seat = *seat;
                self.history.push(event, meta)?;
                self.replay.meet(self.history.people().clone());
                if let Some(person) = self.history.seated().get(seat.index()) {
                    self.replay.take_seat(seat, *person);
                }
            }
            Event::Closed => {
                self.history.push(event, meta)?;
                self.replay.close();
            }
            Event::Reopened => {
                self.history.push(event, meta)?;
                self.replay.reopen();
            }
            Event::Opened { .. } | Event::BidEntered { .. } | Event::Paid(_) | Event::OwnerRecovered => {
                self.history.push(event, meta)?;
            }
        }
        self.head.version = seq;
        self.changed_at = at;
        Ok(())
    }

    /// Records a new hand that the replay has played already.
    pub(super) fn push_played(&mut self, event: Event, meta: EntryMeta) -> Result<(), ApplyError> {
        (self.head.version, self.changed_at) = (meta.seq, meta.at);
        self.history.push(event, meta)?;
        if let Some(rules) = self.history.announced_rules() {
            self.replay.change_rules(rules).map_err(ApplyError::Invalid)?;
        }
        Ok(())
    }

    /// The number of the log's last entry.
    pub fn version(&self) -> i64 {
        self.head.version
    }

    /// Whether the table has gone on since a version so that a change made against that may be wrong. A bid changes
    /// nothing that anybody would correct.
    pub fn has_changed_since(&self, version: i64) -> bool {
        version < self.history.settled() || version > self.head.version
    }

    /// The position before the hand of a number.
    pub fn before(&self, number: u32) -> Result<Position, Invalid> {
        self.replay.before(number, self.history.steps())
    }

    /// The hand of a number as it stands, with labels.
    pub fn hand(&self, number: u32) -> Option<&Node> {
        self.history.hands().numbered(number).and_then(HandHistory::hand)
    }

    /// The hand of a number as documents have it, with names.
    pub fn named_hand(&self, number: u32) -> Option<Node> {
        self.hand(number).map(|hand| self.history.people().with_names(hand))
    }

    /// What the table is called: its name, or the names of its players.
    pub fn title(&self) -> String {
        self.history.opening().name.clone().unwrap_or_else(|| self.replay.seats().names().join(", "))
    }

    /// What was bid for the hand that is being played, as far as the game asks for it before the play.
    pub fn bid(&self, deal: &Deal) -> Auction {
        let bid = self.history.bid().cloned().unwrap_or_else(Node::empty);
        Auction::read(&self.replay.position().bid_form(deal), &bid)
    }

    /// The number that the next hand will have.
    pub fn next_number(&self) -> u32 {
        self.history.hands().count() + 1
    }
}

fn entry_meta(entry: &Entry) -> EntryMeta {
    EntryMeta { seq: entry.seq, at: entry.at, device: entry.device.clone() }
}

fn played(history: &History) -> Result<Replay, Invalid> {
    let mut replay = Replay::open(history.opening(), history.people().clone(), Source::Log)?;
    replay.run(history.steps(), |_| ())?;
    if history.closed() && replay.stopped().is_none() {
        replay.close();
    }
    Ok(replay)
}

fn stake(history: &History, replay: &Replay) -> Result<Stake, Invalid> {
    Stake::read(history.opening().played_for.as_ref(), &replay.measure()).map_err(|complaints| Invalid {
        hand: 0,
        complaints,
        seats: replay.seats().clone(),
    })
}
