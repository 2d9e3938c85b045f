//! The hands of a table with all their revisions, and which of them count.

use crate::document::note::NOTE;
use crate::document::{FieldError, Message, Value};
use crate::session::Blocks;
use crate::store::{DeviceTag, IntegrityError};

/// When and by which device an entry of the log was recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryMeta {
    /// The number of the entry.
    pub seq: i64,
    /// Milliseconds since 1970.
    pub at: i64,
    pub device: Option<DeviceTag>,
    /// Whether it came with an import, so that the device is one of another server.
    pub is_imported: bool,
}

/// A hand with all its revisions.
#[derive(Clone, Debug)]
pub struct HandHistory {
    first: Revision,
    /// Those after the first, the newest last.
    #[expect(
        clippy::box_collection,
        reason = "few hands are revised, and an absent box takes half the space of an empty list"
    )]
    later: Option<Box<Vec<Revision>>>,
}

/// One revision of a hand.
#[derive(Clone, Debug)]
pub struct Revision {
    pub meta: EntryMeta,
    pub kind: RevisionKind,
    /// The hand as JSON, if this revision recorded it. The parsed hand takes four times the memory, and is rarely read.
    content: Option<Box<str>>,
}

impl Revision {
    fn new(kind: RevisionKind, hand: Option<&Value>, meta: &EntryMeta) -> Self {
        Self { meta: meta.clone(), kind, content: hand.map(|hand| hand.to_json().into()) }
    }

    /// The hand that this revision recorded; `None` if it only voided or restored the hand.
    pub fn hand(&self) -> Option<Value> {
        self.content.as_deref().and_then(|json| Value::from_json(json).ok())
    }

    /// The note on the hand.
    pub fn note(&self) -> Option<String> {
        self.hand()?.get(NOTE)?.as_text().map(str::to_owned)
    }

    pub fn records_hand(&self) -> bool {
        self.content.is_some()
    }

    pub fn is_voided(&self) -> bool {
        matches!(self.kind, RevisionKind::Voided | RevisionKind::Dropped)
    }
}

/// What a revision did to a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RevisionKind {
    Entered,
    /// Added before another hand, because it had been forgotten.
    Inserted,
    Amended,
    Voided,
    /// Voided by a change that made the game end before this hand.
    Dropped,
    Restored,
}

impl HandHistory {
    /// The number of the entry that added the hand. Later entries refer to the hand by it.
    pub fn entry(&self) -> i64 {
        self.first.meta.seq
    }

    /// All revisions, the newest last.
    pub fn revisions(&self) -> impl DoubleEndedIterator<Item = &Revision> {
        std::iter::once(&self.first).chain(self.later.iter().flat_map(|later| later.iter()))
    }

    /// The revision that added the hand.
    pub fn first(&self) -> &Revision {
        &self.first
    }

    pub fn newest(&self) -> &Revision {
        self.later.as_ref().and_then(|later| later.last()).unwrap_or(&self.first)
    }

    /// The newest revision that recorded the hand; later ones only voided or restored it.
    pub fn last_recorded(&self) -> Option<&Revision> {
        self.revisions().rev().find(|revision| revision.records_hand())
    }

    /// The current content; `None` if the hand is voided.
    pub fn hand(&self) -> Option<Value> {
        self.last_recorded().filter(|_| !self.is_voided()).and_then(Revision::hand)
    }

    pub fn is_voided(&self) -> bool {
        self.newest().is_voided()
    }
}

/// Why an event cannot be added to a history.
pub enum Refusal {
    /// It does not fit the events before.
    Misfit,
    /// It is beyond a limit, which the message names.
    Limit(Message),
    /// A change of the seats is impossible.
    Seats(FieldError),
}

impl Refusal {
    /// The error for an entry of a log that cannot be added.
    pub(super) fn of_entry(self, entry: i64) -> IntegrityError {
        match self {
            Self::Misfit | Self::Seats(_) => IntegrityError::unreadable(entry),
            Self::Limit(text) => IntegrityError::limit(entry, text),
        }
    }
}

/// Every hand that was ever entered.
#[derive(Clone, Debug)]
pub struct Hands {
    /// In the order of their entries, which never changes.
    entered: Blocks<HandHistory, 1024>,
    /// The indices in `entered` in playing order, once a hand was inserted; empty while the two orders are the same.
    order: Vec<u32>,
    /// The indices in playing order of the voided hands, in order. The others count: the first is hand 1.
    voided: Vec<u32>,
    /// How many revisions all hands have.
    pub revisions: usize,
    /// How many of them recorded the content of a hand, corrections included.
    pub recorded: usize,
}

/// The most revisions of one hand. They are all shown on the hand's page.
const MAX_REVISIONS: usize = 1_000;

/// An index as it is stored. Four bytes are enough for every table.
fn index(place: usize) -> u32 {
    u32::try_from(place).unwrap_or(u32::MAX)
}

fn place(index: u32) -> usize {
    usize::try_from(index).unwrap_or(usize::MAX)
}

impl Hands {
    pub(super) fn new() -> Self {
        Self { entered: Blocks::default(), order: Vec::new(), voided: Vec::new(), revisions: 0, recorded: 0 }
    }

    /// The memory that they take, in bytes, without the contents of the hands.
    pub fn size(&self) -> usize {
        let hands = self.entered.len();
        hands * size_of::<HandHistory>()
            + self.order.len() * size_of::<u32>()
            + (self.revisions - hands) * size_of::<Revision>()
    }

    /// Adds a new hand after all others.
    pub(super) fn enter(&mut self, hand: &Value, meta: &EntryMeta) {
        self.add(self.entered.len(), RevisionKind::Entered, hand, meta);
    }

    /// Adds a hand before the one at an index in playing order.
    pub(super) fn insert(&mut self, at: usize, hand: &Value, meta: &EntryMeta) {
        let first = self.voided.partition_point(|voided| place(*voided) < at);
        self.voided.iter_mut().skip(first).for_each(|voided| *voided += 1);
        self.add(at, RevisionKind::Inserted, hand, meta);
    }

    fn add(&mut self, at: usize, kind: RevisionKind, hand: &Value, meta: &EntryMeta) {
        self.recorded += 1;
        self.revisions += 1;
        let count = self.entered.len();
        if at < count && self.order.is_empty() {
            self.order = (0..index(count)).collect();
        }
        if at < count || !self.order.is_empty() {
            self.order.insert(at, index(count));
        }
        self.entered.push(HandHistory { first: Revision::new(kind, Some(hand), meta), later: None });
    }

    /// Adds a revision to an entry's hand, which must count, or be voided if it is to be restored.
    pub(super) fn revise(
        &mut self,
        entry: i64,
        kind: RevisionKind,
        hand: Option<&Value>,
        meta: &EntryMeta,
    ) -> Result<(), Refusal> {
        let at = self.index_of(entry).ok_or(Refusal::Misfit)?;
        let own = self.own_index_at(at);
        let revised = self.entered.get_mut(own).ok_or(Refusal::Misfit)?;
        if revised.is_voided() != (kind == RevisionKind::Restored) {
            return Err(Refusal::Misfit);
        }
        // A hand can always be voided.
        let voids = matches!(kind, RevisionKind::Voided | RevisionKind::Dropped);
        if !voids && revised.later.as_ref().map_or(0, |later| later.len()) + 1 >= MAX_REVISIONS {
            return Err(Refusal::Limit(Message::new("hand-revisions-most").count("count", MAX_REVISIONS)));
        }
        revised.later.get_or_insert_default().push(Revision::new(kind, hand, meta));
        self.revisions += 1;
        self.recorded += usize::from(hand.is_some());
        match self.voided.binary_search(&index(at)) {
            Ok(place) if !revised.is_voided() => drop(self.voided.remove(place)),
            Err(place) if revised.is_voided() => self.voided.insert(place, index(at)),
            _ => {}
        }
        Ok(())
    }

    /// Every hand in playing order, including voided ones.
    pub fn all(&self) -> impl ExactSizeIterator<Item = &HandHistory> + DoubleEndedIterator {
        // Every index in the order is that of a hand.
        (0..self.entered.len()).map(|at| &self.entered[self.own_index_at(at)])
    }

    fn at(&self, at: usize) -> Option<&HandHistory> {
        self.entered.get(self.own_index_at(at))
    }

    /// The index in `entered` of the hand with an index in playing order.
    fn own_index_at(&self, at: usize) -> usize {
        self.order.get(at).map_or(at, |own| place(*own))
    }

    pub fn count(&self) -> u32 {
        index(self.entered.len() - self.voided.len())
    }

    /// The hands that count, from this number on. Each is parsed when it is needed.
    pub fn counting_from(&self, number: u32) -> impl Iterator<Item = Value> {
        (number..=self.count()).filter_map(|number| self.numbered(number).and_then(HandHistory::hand))
    }

    /// The counting hand with this number, from 1.
    pub fn numbered(&self, number: u32) -> Option<&HandHistory> {
        self.at(self.index_of_number(number)?)
    }

    /// The index in playing order that a number has, or would have after the last hand.
    fn index_of_number(&self, number: u32) -> Option<usize> {
        let counting = number.checked_sub(1)?;
        // Before the voided hand at index `i` of the voided ones, `i` others are voided.
        let (mut low, mut high) = (0, self.voided.len());
        while low < high {
            let middle = low.midpoint(high);
            let is_before = self.voided.get(middle).is_some_and(|voided| voided - index(middle) <= counting);
            (low, high) = if is_before { (middle + 1, high) } else { (low, middle) };
        }
        Some(place(counting) + low)
    }

    /// The hand that had this number when `seq` was the last entry of the log.
    pub fn numbered_then(&self, number: u32, seq: i64) -> Option<&HandHistory> {
        let counted = |hand: &&HandHistory| {
            let revision = hand.revisions().rev().find(|revision| revision.meta.seq <= seq);
            revision.is_some_and(|revision| !revision.is_voided())
        };
        let at = usize::try_from(number).ok()?.checked_sub(1)?;
        self.all().filter(counted).nth(at)
    }

    /// The number of an entry's hand; `None` if it does not count.
    pub fn number_of(&self, entry: i64) -> Option<u32> {
        let at = self.index_of(entry).filter(|at| self.voided.binary_search(&index(*at)).is_err())?;
        Some(self.number_behind(at))
    }

    /// The number that an entry's hand has, or would have if it were restored.
    pub fn place_of(&self, entry: i64) -> Option<u32> {
        Some(self.number_behind(self.index_of(entry)?))
    }

    /// The number of a hand that follows this many others. Voided hands are among them, but have no number.
    pub(super) fn number_behind(&self, hands: usize) -> u32 {
        index(hands - self.voided.partition_point(|voided| place(*voided) < hands) + 1)
    }

    /// The hand that an entry added, voided or not.
    pub fn entered_by(&self, entry: i64) -> Option<&HandHistory> {
        self.at(self.index_of(entry)?)
    }

    /// The hands to which entry `seq` made a revision of `kind`, in order.
    pub fn revised_by(&self, seq: i64, kind: RevisionKind) -> impl Iterator<Item = &HandHistory> {
        let is_so = move |revision: &Revision| revision.kind == kind && revision.meta.seq == seq;
        self.all().filter(move |hand| hand.revisions().any(is_so))
    }

    /// The voided hand that would have this number if it were restored. Several voided hands may have been in one place: then
    /// it is the one voided last, and the first of those that were dropped together.
    pub fn voided_at(&self, number: u32) -> Option<&HandHistory> {
        let end = self.index_of_number(number)?.min(self.entered.len());
        // Every voided hand between two counting hands would take the second one's number.
        let first = self.index_of_number(number - 1).map_or(0, |before| before + 1);
        let voided = (first..end).rev().filter_map(|at| self.at(at));
        voided.max_by_key(|hand| hand.newest().meta.seq)
    }

    /// The index in `entered` of an entry's hand.
    fn own_index(&self, entry: i64) -> Option<usize> {
        if self.entered.last()?.entry() == entry {
            return Some(self.entered.len() - 1);
        }
        let (mut low, mut high) = (0, self.entered.len());
        while low < high {
            let middle = low.midpoint(high);
            let is_before = self.entered.get(middle).is_some_and(|hand| hand.entry() < entry);
            (low, high) = if is_before { (middle + 1, high) } else { (low, middle) };
        }
        self.entered.get(low).filter(|hand| hand.entry() == entry).map(|_| low)
    }

    /// The index in playing order of an entry's hand. The last ones come first, as most corrections concern recent hands.
    pub(super) fn index_of(&self, entry: i64) -> Option<usize> {
        let own = self.own_index(entry)?;
        if self.order.is_empty() { Some(own) } else { self.order.iter().rposition(|one| place(*one) == own) }
    }

    /// Sets the content of the newest revision of an entry's hand, once the hand was read.
    pub(super) fn set_content(&mut self, entry: i64, hand: &Value) {
        if let Some(own) = self.own_index(entry).and_then(|own| self.entered.get_mut(own)) {
            let newest = own.later.as_mut().and_then(|later| later.last_mut()).unwrap_or(&mut own.first);
            newest.content = Some(hand.to_json().into());
        }
    }
}
