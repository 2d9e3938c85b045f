//! The hands of a table in all their versions, and which of them count.

use rpds::VectorSync;

use crate::games::node::Node;

/// When and by whom an entry of the log was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
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
    pub said: Said,
    pub telling: Telling,
    /// The hand as it was told then; nothing when it was voided.
    pub hand: Option<Node>,
    /// The number of the entry that told it, which says what everybody was called in it: an earlier one where the hand was
    /// restored.
    pub told: i64,
}

impl Version {
    /// Whether it tells the hand, and does not only say that it counts or not.
    pub fn is_told(&self) -> bool {
        self.hand.is_some() && self.said.seq == self.told
    }
}

/// What was done to a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Telling {
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
    fn new(telling: Telling, hand: Node, said: Said) -> Self {
        let entry = said.seq;
        Self { entry, versions: vec![Version { said, telling, hand: Some(hand), told: entry }] }
    }

    pub fn newest(&self) -> Option<&Version> {
        self.versions.last()
    }

    /// What was said of it last other than that it does not count.
    pub fn told(&self) -> Option<&Version> {
        self.versions.iter().rev().find(|version| version.hand.is_some())
    }

    /// The device that entered it, by its tag.
    pub fn device(&self) -> Option<&str> {
        self.versions.first().and_then(|version| version.said.device.as_deref())
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
    told: usize,
}

impl Hands {
    /// Adds a new hand behind all others.
    pub(super) fn enter(&mut self, hand: Node, said: Said) {
        self.told += 1;
        self.counted.push(self.all.len());
        self.all.push_back_mut(HandHistory::new(Telling::Entered, hand, said));
    }

    /// Adds a hand before that of an entry of the log, and says how many come before it; nothing where there is none.
    pub(super) fn insert(&mut self, before: i64, hand: Node, said: Said) -> Option<usize> {
        let at = self.place_in_all(before)?;
        let counted = self.counted.partition_point(|counted| *counted < at);
        for later in self.counted.iter_mut().skip(counted) {
            *later += 1;
        }
        self.counted.insert(counted, at);
        self.told += 1;
        let inserted = HandHistory::new(Telling::Inserted, hand, said);
        let (before, behind) = (self.all.iter().take(at), self.all.iter().skip(at));
        self.all = before.chain([&inserted]).chain(behind).cloned().collect();
        Some(at)
    }

    /// Tells the hand that an entry of the log brought anew; nothing where there is none.
    pub(super) fn amend(&mut self, entry: i64, hand: Node, said: Said) -> Option<()> {
        let told = said.seq;
        self.tell_again(entry, |_| Some(Version { said, telling: Telling::Amended, hand: Some(hand), told }))
    }

    /// Says that the hand which an entry of the log brought does not count; nothing where there is none.
    pub(super) fn void(&mut self, entry: i64, telling: Telling, said: Said) -> Option<()> {
        let told = said.seq;
        self.tell_again(entry, |_| Some(Version { said, telling, hand: None, told }))
    }

    /// Says that the hand which an entry of the log brought counts as it was told last; nothing where there is none, or where
    /// it counts.
    pub(super) fn restore(&mut self, entry: i64, said: Said) -> Option<()> {
        self.tell_again(entry, |hand| {
            let told = hand.told().filter(|_| hand.hand().is_none())?;
            Some(Version { said, telling: Telling::Restored, ..told.clone() })
        })
    }

    fn tell_again(&mut self, entry: i64, tell: impl FnOnce(&HandHistory) -> Option<Version>) -> Option<()> {
        let at = self.place_in_all(entry)?;
        let hand = self.all.get_mut(at)?;
        let version = tell(hand)?;
        let (counts, counted) = (version.hand.is_some(), self.counted.binary_search(&at));
        self.told += usize::from(version.is_told());
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
    pub fn told(&self) -> usize {
        self.told
    }

    /// The hand of a number, which counts.
    pub fn numbered(&self, number: u32) -> Option<&HandHistory> {
        let at = self.counted.get(usize::try_from(number).ok()?.checked_sub(1)?)?;
        self.all.get(*at)
    }

    /// The hand that had a number when the log ended with an entry.
    pub fn numbered_then(&self, number: u32, seq: i64) -> Option<&HandHistory> {
        let counted = |hand: &&HandHistory| {
            let version = hand.versions.iter().rev().find(|version| version.said.seq <= seq);
            version.is_some_and(|version| version.hand.is_some())
        };
        let at = usize::try_from(number).ok()?.checked_sub(1)?;
        self.all.iter().filter(counted).nth(at)
    }

    /// The number of the hand that an entry of the log brought, where it still counts.
    pub fn number_of(&self, entry: i64) -> Option<u32> {
        let at = self.place_in_all(entry)?;
        u32::try_from(self.counted.binary_search(&at).ok()? + 1).ok()
    }

    /// The number that a hand has or would have in its place.
    pub fn place_of(&self, entry: i64) -> Option<u32> {
        Some(self.number_behind(self.place_in_all(entry)?))
    }

    /// The number of a hand that has so many of all hands before it.
    pub(super) fn number_behind(&self, hands: usize) -> u32 {
        u32::try_from(self.counted.partition_point(|counted| *counted < hands) + 1).unwrap_or(u32::MAX)
    }

    /// The hand of which an entry of the log says that it does not count, where that is the last thing said of it.
    pub fn voided_by(&self, seq: i64) -> Option<&HandHistory> {
        let is_voided = |version: &Version| version.telling == Telling::Voided && version.said.seq == seq;
        self.all.iter().find(|hand| hand.newest().is_some_and(is_voided))
    }

    /// The hand that an entry of the log told, voided or not.
    pub fn told_by(&self, seq: i64) -> Option<&HandHistory> {
        let is_told = |version: &Version| version.told == seq && version.hand.is_some();
        self.all.iter().find(|hand| hand.versions.iter().any(is_told))
    }

    /// The hand that an entry of the log brought, voided or not.
    pub fn brought_by(&self, entry: i64) -> Option<&HandHistory> {
        self.all.get(self.place_in_all(entry)?)
    }

    /// The hands that a change dropped, which an entry of the log says, in order.
    pub fn dropped_by(&self, seq: i64) -> impl Iterator<Item = &HandHistory> {
        let is_dropped = move |version: &Version| version.telling == Telling::Dropped && version.said.seq == seq;
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
        between.max_by_key(|hand| hand.newest().map(|version| version.said.seq))
    }

    /// Corrections are mostly of late hands.
    fn place_in_all(&self, entry: i64) -> Option<usize> {
        let from_the_end = self.all.iter().rev().position(|hand| hand.entry == entry)?;
        Some(self.all.len() - 1 - from_the_end)
    }
}
