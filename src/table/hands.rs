//! The hands of a table with all their revisions, and which of them count.

use rpds::VectorSync;
use smol_str::SmolStr;

use crate::games::Node;
use crate::session::shared_vector;

/// When and by which device an entry of the log was recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryMeta {
    /// The number of the entry.
    pub seq: i64,
    /// Milliseconds since 1970.
    pub at: i64,
    /// A tag made by [`DeviceId::tag`](crate::store::DeviceId::tag).
    pub device: Option<SmolStr>,
    /// Whether it came with an import, so that the device is one of another server.
    pub is_imported: bool,
}

/// A hand with all its revisions.
#[derive(Clone, Debug)]
pub struct HandHistory {
    /// The number of the entry that added the hand. Later entries refer to the hand by it.
    pub entry: i64,
    /// The newest is last.
    pub revisions: Vec<Revision>,
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
    fn new(kind: RevisionKind, hand: Option<&Node>, meta: &EntryMeta) -> Self {
        Self { meta: meta.clone(), kind, content: hand.map(|hand| hand.to_json().into()) }
    }

    /// The hand that this revision recorded; `None` if it only voided or restored the hand.
    pub fn hand(&self) -> Option<Node> {
        self.content.as_deref().and_then(|json| Node::from_json(json).ok())
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
    pub fn newest(&self) -> Option<&Revision> {
        self.revisions.last()
    }

    /// The newest revision that recorded the hand; later ones only voided or restored it.
    pub fn last_recorded(&self) -> Option<&Revision> {
        self.revisions.iter().rev().find(|revision| revision.records_hand())
    }

    /// The tag of the device that entered the hand.
    pub fn device(&self) -> Option<&str> {
        self.revisions.first().and_then(|revision| revision.meta.device.as_deref())
    }

    /// The current content; `None` if the hand is voided.
    pub fn hand(&self) -> Option<Node> {
        self.last_recorded().filter(|_| !self.is_voided()).and_then(Revision::hand)
    }

    pub fn is_voided(&self) -> bool {
        self.newest().is_none_or(Revision::is_voided)
    }
}

/// Every hand that was ever entered, in playing order.
#[derive(Clone, Debug)]
pub struct Hands {
    all: VectorSync<HandHistory>,
    /// The indices in `all` of the voided hands, in order. The others count: the first is hand 1.
    voided: Vec<usize>,
    /// How many revisions recorded a hand's content, corrections included.
    pub recorded: usize,
}

impl Hands {
    pub(super) fn new() -> Self {
        Self { all: shared_vector(), voided: Vec::new(), recorded: 0 }
    }

    /// Adds a new hand after all others.
    pub(super) fn enter(&mut self, hand: &Node, meta: &EntryMeta) {
        self.recorded += 1;
        let revisions = vec![Revision::new(RevisionKind::Entered, Some(hand), meta)];
        self.all.push_back_mut(HandHistory { entry: meta.seq, revisions });
    }

    /// Adds a hand before the hand of an entry. Returns its index in `all`, or `None` if there is no such hand.
    pub(super) fn insert(&mut self, before: i64, hand: &Node, meta: &EntryMeta) -> Option<usize> {
        let at = self.index_of(before)?;
        self.voided.iter_mut().filter(|voided| **voided >= at).for_each(|voided| *voided += 1);
        self.recorded += 1;
        let revisions = vec![Revision::new(RevisionKind::Inserted, Some(hand), meta)];
        let inserted = HandHistory { entry: meta.seq, revisions };
        let (before, behind) = (self.all.iter().take(at), self.all.iter().skip(at));
        self.all = before.chain([&inserted]).chain(behind).cloned().collect();
        Some(at)
    }

    /// Adds a revision to an entry's hand; `None` if there is no such hand, or if it is to be restored but counts.
    pub(super) fn revise(
        &mut self,
        entry: i64,
        kind: RevisionKind,
        hand: Option<&Node>,
        meta: &EntryMeta,
    ) -> Option<()> {
        let at = self.index_of(entry)?;
        let revised = self.all.get_mut(at).filter(|hand| kind != RevisionKind::Restored || hand.is_voided())?;
        revised.revisions.push(Revision::new(kind, hand, meta));
        self.recorded += usize::from(hand.is_some());
        match self.voided.binary_search(&at) {
            Ok(place) if !revised.is_voided() => drop(self.voided.remove(place)),
            Err(place) if revised.is_voided() => self.voided.insert(place, at),
            _ => {}
        }
        Some(())
    }

    /// Every hand in playing order, including voided ones.
    pub fn all(&self) -> &VectorSync<HandHistory> {
        &self.all
    }

    pub fn count(&self) -> u32 {
        u32::try_from(self.all.len() - self.voided.len()).unwrap_or(u32::MAX)
    }

    /// The hands that count, from this number on. Each is parsed when it is needed.
    pub fn counting_from(&self, number: u32) -> impl Iterator<Item = Node> {
        (number..=self.count()).filter_map(|number| self.numbered(number).and_then(HandHistory::hand))
    }

    /// The counting hand with this number, from 1.
    pub fn numbered(&self, number: u32) -> Option<&HandHistory> {
        self.all.get(self.index_of_number(number)?)
    }

    /// The index in `all` that a number has, or would have after the last hand.
    fn index_of_number(&self, number: u32) -> Option<usize> {
        let at = usize::try_from(number).ok()?.checked_sub(1)?;
        Some(self.voided.iter().fold(at, |at, voided| at + usize::from(*voided <= at)))
    }

    /// The hand that had this number when `seq` was the last entry of the log.
    pub fn numbered_then(&self, number: u32, seq: i64) -> Option<&HandHistory> {
        let counted = |hand: &&HandHistory| {
            let revision = hand.revisions.iter().rev().find(|revision| revision.meta.seq <= seq);
            revision.is_some_and(|revision| !revision.is_voided())
        };
        let at = usize::try_from(number).ok()?.checked_sub(1)?;
        self.all.iter().filter(counted).nth(at)
    }

    /// The number of an entry's hand; `None` if it does not count.
    pub fn number_of(&self, entry: i64) -> Option<u32> {
        let at = self.index_of(entry).filter(|at| self.voided.binary_search(at).is_err())?;
        Some(self.number_behind(at))
    }

    /// The number that an entry's hand has, or would have if it were restored.
    pub fn place_of(&self, entry: i64) -> Option<u32> {
        Some(self.number_behind(self.index_of(entry)?))
    }

    /// The number of the hand at index `hands` of `all`. Voided hands before it have none.
    pub(super) fn number_behind(&self, hands: usize) -> u32 {
        u32::try_from(hands - self.voided.partition_point(|voided| *voided < hands) + 1).unwrap_or(u32::MAX)
    }

    /// The hand that an entry added, voided or not.
    pub fn entered_by(&self, entry: i64) -> Option<&HandHistory> {
        self.all.get(self.index_of(entry)?)
    }

    /// The hands to which entry `seq` made a revision of `kind`, in order.
    pub fn revised_by(&self, seq: i64, kind: RevisionKind) -> impl Iterator<Item = &HandHistory> {
        let is_so = move |revision: &Revision| revision.kind == kind && revision.meta.seq == seq;
        self.all.iter().filter(move |hand| hand.revisions.iter().any(is_so))
    }

    /// The voided hand that would have this number if it were restored. Several voided hands may have been in one place: then
    /// it is the one voided last, and the first of those that were dropped together.
    pub fn voided_at(&self, number: u32) -> Option<&HandHistory> {
        let end = self.index_of_number(number)?.min(self.all.len());
        // Every voided hand between two counting hands would take the second one's number.
        let first = self.index_of_number(number - 1).map_or(0, |before| before + 1);
        self.all.iter().take(end).skip(first).rev().max_by_key(|hand| hand.newest().map(|revision| revision.meta.seq))
    }

    /// Searches from the end: most corrections concern recent hands.
    fn index_of(&self, entry: i64) -> Option<usize> {
        let from_the_end = self.all.iter().rev().position(|hand| hand.entry == entry)?;
        Some(self.all.len() - 1 - from_the_end)
    }
}
