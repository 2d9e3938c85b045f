//! The hands of a table in all their versions, and which of them count.

use rpds::VectorSync;

use crate::games::node::Node;

/// When and by whom an entry of the log was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryMeta {
    /// The number of the entry.
    pub seq: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// As [`DeviceId::tag`](crate::store::DeviceId::tag) makes it.
    pub device: Option<String>,
}

/// A hand in all its versions.
#[derive(Clone, Debug)]
pub struct HandHistory {
    /// The number of the entry that brought it, which names the hand in later entries.
    pub entry: i64,
    /// What was said of it, the newest last.
    pub versions: Vec<Version>,
}

/// One version of a hand.
#[derive(Clone, Debug)]
pub struct Version {
    /// When and by whom.
    pub meta: EntryMeta,
    pub revision: Revision,
    /// The hand as it was told then; nothing when it was voided.
    pub hand: Option<Node>,
    /// The number of the entry that told it, which says what everybody was called in it: an earlier one where the hand was
    /// restored.
    pub recorded_by: i64,
}

impl Version {
    /// Whether it tells the hand, and does not only say that it counts or not.
    pub fn records_hand(&self) -> bool {
        self.hand.is_some() && self.meta.seq == self.recorded_by
    }
}

/// What was done to a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Revision {
    Entered,
    /// Before another one, because it had been forgotten.
    Inserted,
    Amended,
    Voided,
    /// Voided with a change after which the game ends before it.
    Dropped,
    Restored,
}

impl HandHistory {
    fn new(revision: Revision, hand: Node, meta: EntryMeta) -> Self {
        let entry = meta.seq;
        Self { entry, versions: vec![Version { meta, revision, hand: Some(hand), recorded_by: entry }] }
    }

    pub fn newest(&self) -> Option<&Version> {
        self.versions.last()
    }

    /// What was said of it last other than that it does not count.
    pub fn last_recorded(&self) -> Option<&Version> {
        self.versions.iter().rev().find(|version| version.hand.is_some())
    }

    /// The device that entered it, by its tag.
    pub fn device(&self) -> Option<&str> {
        self.versions.first().and_then(|version| version.meta.device.as_deref())
    }

    /// The hand as it stands; nothing when it is voided.
    pub fn hand(&self) -> Option<&Node> {
        self.newest().and_then(|version| version.hand.as_ref())
    }
}

/// Every hand that was ever entered.
#[derive(Clone, Debug, Default)]
pub struct Hands {
    all: VectorSync<HandHistory>,
    /// The indices of the hands that count: the one at index 0 is hand 1.
    counted: Vec<usize>,
    /// How often one was told, corrections included.
    recorded_count: usize,
}

impl Hands {
    /// Adds a new hand behind all others.
    pub(super) fn enter(&mut self, hand: Node, meta: EntryMeta) {
        self.recorded_count += 1;
        self.counted.push(self.all.len());
        self.all.push_back_mut(HandHistory::new(Revision::Entered, hand, meta));
    }

    /// Adds a hand before that of an entry of the log, and says how many come before it; nothing where there is none.
    pub(super) fn insert(&mut self, before: i64, hand: Node, meta: EntryMeta) -> Option<usize> {
        let at = self.index_of(before)?;
        let counted = self.counted.partition_point(|counted| *counted < at);
        for later in self.counted.iter_mut().skip(counted) {
            *later += 1;
        }
        self.counted.insert(counted, at);
        self.recorded_count += 1;
        let inserted = HandHistory::new(Revision::Inserted, hand, meta);
        let (before, behind) = (self.all.iter().take(at), self.all.iter().skip(at));
        self.all = before.chain([&inserted]).chain(behind).cloned().collect();
        Some(at)
    }

    /// Tells the hand that an entry of the log brought anew; nothing where there is none.
    pub(super) fn amend(&mut self, entry: i64, hand: Node, meta: EntryMeta) -> Option<()> {
        let recorded_by = meta.seq;
        self.revise(entry, |_| Some(Version { meta, revision: Revision::Amended, hand: Some(hand), recorded_by }))
    }

    /// Says that the hand which an entry of the log brought does not count; nothing where there is none.
    pub(super) fn void(&mut self, entry: i64, revision: Revision, meta: EntryMeta) -> Option<()> {
        let recorded_by = meta.seq;
        self.revise(entry, |_| Some(Version { meta, revision, hand: None, recorded_by }))
    }

    /// Says that the hand which an entry of the log brought counts as it was told last; nothing where there is none, or where
    /// it counts.
    pub(super) fn restore(&mut self, entry: i64, meta: EntryMeta) -> Option<()> {
        self.revise(entry, |hand| {
            let last = hand.last_recorded().filter(|_| hand.hand().is_none())?;
            Some(Version { meta, revision: Revision::Restored, ..last.clone() })
        })
    }

    fn revise(&mut self, entry: i64, revision: impl FnOnce(&HandHistory) -> Option<Version>) -> Option<()> {
        let at = self.index_of(entry)?;
        let hand = self.all.get_mut(at)?;
        let version = revision(hand)?;
        let (counts, counted) = (version.hand.is_some(), self.counted.binary_search(&at));
        self.recorded_count += usize::from(version.records_hand());
        hand.versions.push(version);
        match counted {
            Ok(place) if !counts => drop(self.counted.remove(place)),
            Err(place) if counts => self.counted.insert(place, at),
            _ => {}
        }
        Some(())
    }

    /// Every hand that was ever entered, in the order in which they were played, the voided ones too.
    pub fn all(&self) -> &VectorSync<HandHistory> {
        &self.all
    }

    pub fn count(&self) -> u32 {
        u32::try_from(self.counted.len()).unwrap_or(u32::MAX)
    }

    /// How often a hand was told, corrections included.
    pub fn recorded_count(&self) -> usize {
        self.recorded_count
    }

    /// The hand of a number, which counts.
    pub fn numbered(&self, number: u32) -> Option<&HandHistory> {
        let at = self.counted.get(usize::try_from(number).ok()?.checked_sub(1)?)?;
        self.all.get(*at)
    }

    /// The hand that had a number when the log ended with an entry.
    pub fn numbered_then(&self, number: u32, seq: i64) -> Option<&HandHistory> {
        let counted = |hand: &&HandHistory| {
            let version = hand.versions.iter().rev().find(|version| version.meta.seq <= seq);
            version.is_some_and(|version| version.hand.is_some())
        };
        let at = usize::try_from(number).ok()?.checked_sub(1)?;
        self.all.iter().filter(counted).nth(at)
    }

    /// The number of the hand that an entry of the log brought, where it still counts.
    pub fn number_of(&self, entry: i64) -> Option<u32> {
        let at = self.index_of(entry)?;
        u32::try_from(self.counted.binary_search(&at).ok()? + 1).ok()
    }

    /// The number that a hand has or would have in its place.
    pub fn place_of(&self, entry: i64) -> Option<u32> {
        Some(self.number_behind(self.index_of(entry)?))
    }

    /// The number of a hand that has so many of all hands before it.
    pub(super) fn number_behind(&self, hands: usize) -> u32 {
        u32::try_from(self.counted.partition_point(|counted| *counted < hands) + 1).unwrap_or(u32::MAX)
    }

    /// The hand of which an entry of the log says that it does not count, where that is the last thing said of it.
    pub fn voided_by(&self, seq: i64) -> Option<&HandHistory> {
        let is_voided = |version: &Version| version.revision == Revision::Voided && version.meta.seq == seq;
        self.all.iter().find(|hand| hand.newest().is_some_and(is_voided))
    }

    /// The hand that an entry of the log told, voided or not.
    pub fn recorded_by(&self, seq: i64) -> Option<&HandHistory> {
        let is_recorded = |version: &Version| version.recorded_by == seq && version.hand.is_some();
        self.all.iter().find(|hand| hand.versions.iter().any(is_recorded))
    }

    /// The hand that an entry of the log brought, voided or not.
    pub fn entered_by(&self, entry: i64) -> Option<&HandHistory> {
        self.all.get(self.index_of(entry)?)
    }

    /// The hands that a change dropped, which an entry of the log says, in order.
    pub fn dropped_by(&self, seq: i64) -> impl Iterator<Item = &HandHistory> {
        let is_dropped = move |version: &Version| version.revision == Revision::Dropped && version.meta.seq == seq;
        self.all.iter().filter(move |hand| hand.newest().is_some_and(is_dropped))
    }

    /// The hand that would have a number if it were restored: of several the one that was voided last, and the first of
    /// those that were dropped together.
    pub fn voided_at(&self, number: u32) -> Option<&HandHistory> {
        let from = usize::try_from(number).ok()?.checked_sub(1)?;
        // Those between two hands that count would all have the number of the second.
        let first = from.checked_sub(1).map_or(Some(0), |before| self.counted.get(before).map(|at| at + 1))?;
        let end = self.counted.get(from).copied().unwrap_or(self.all.len());
        let between = self.all.iter().take(end).skip(first).rev();
        between.max_by_key(|hand| hand.newest().map(|version| version.meta.seq))
    }

    /// Corrections are mostly of late hands.
    fn index_of(&self, entry: i64) -> Option<usize> {
        let from_the_end = self.all.iter().rev().position(|hand| hand.entry == entry)?;
        Some(self.all.len() - 1 - from_the_end)
    }
}
