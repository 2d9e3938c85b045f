//! The hands of a table in all their versions, and which of them count.

use std::sync::Arc;

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
    /// The hand as it was told then; nothing when it was voided.
    pub hand: Option<Node>,
}

impl HandHistory {
    #[must_use]
    pub fn newest(&self) -> Option<&Version> {
        self.versions.last()
    }

    /// The device that entered it, by its tag.
    #[must_use]
    pub fn device(&self) -> Option<&str> {
        self.versions.first().and_then(|version| version.said.device.as_deref())
    }

    /// The hand as it stands; nothing when it is voided.
    #[must_use]
    pub fn hand(&self) -> Option<&Node> {
        self.newest().and_then(|version| version.hand.as_ref())
    }
}

/// Every hand that was ever entered.
#[derive(Clone, Debug, Default)]
pub struct Hands {
    all: Vec<Arc<HandHistory>>,
    /// The indices of the hands that count: the one at index 0 is hand 1.
    counted: Vec<usize>,
}

impl Hands {
    /// Adds a new hand, and says where it is among all.
    pub(super) fn enter(&mut self, hand: Node, said: Said) -> usize {
        let at = self.all.len();
        self.counted.push(at);
        let entry = said.seq;
        self.all.push(Arc::new(HandHistory { entry, versions: vec![Version { said, hand: Some(hand) }] }));
        at
    }

    /// Adds a version of the hand that an entry of the log brought; nothing where there is none.
    pub(super) fn tell_again(&mut self, entry: i64, version: Version) -> Option<()> {
        let at = self.place_in_all(entry)?;
        let hand = self.all.get_mut(at)?;
        let (counts, counted) = (version.hand.is_some(), self.counted.binary_search(&at));
        Arc::make_mut(hand).versions.push(version);
        match counted {
            Ok(place) if !counts => drop(self.counted.remove(place)),
            Err(place) if counts => self.counted.insert(place, at),
            _ => {}
        }
        Some(())
    }

    /// Every hand that was ever entered, in order, the voided ones too.
    #[must_use]
    pub fn all(&self) -> &[Arc<HandHistory>] {
        &self.all
    }

    #[must_use]
    pub fn count(&self) -> u32 {
        u32::try_from(self.counted.len()).unwrap_or(u32::MAX)
    }

    /// The hand of a number, which counts.
    #[must_use]
    pub fn numbered(&self, number: u32) -> Option<&HandHistory> {
        let at = self.counted.get(usize::try_from(number).ok()?.checked_sub(1)?)?;
        self.all.get(*at).map(|hand| &**hand)
    }

    /// The number of the hand that an entry of the log brought, where it still counts.
    #[must_use]
    pub fn number_of(&self, entry: i64) -> Option<u32> {
        let at = self.place_in_all(entry)?;
        u32::try_from(self.counted.binary_search(&at).ok()? + 1).ok()
    }

    /// The number that a hand has or would have, in the place where it was entered.
    #[must_use]
    pub fn place_of(&self, entry: i64) -> Option<u32> {
        let at = self.place_in_all(entry)?;
        u32::try_from(self.counted.partition_point(|counted| *counted < at) + 1).ok()
    }

    /// The hand of which an entry of the log says that it does not count, where that is the last thing said of it.
    #[must_use]
    pub fn voided_by(&self, seq: i64) -> Option<&HandHistory> {
        let is_voided = |version: &Version| version.hand.is_none() && version.said.seq == seq;
        self.all.iter().find(|hand| hand.newest().is_some_and(is_voided)).map(|hand| &**hand)
    }

    /// The hand that an entry of the log brought, voided or not.
    #[must_use]
    pub fn brought_by(&self, entry: i64) -> Option<&HandHistory> {
        self.all.get(self.place_in_all(entry)?).map(|hand| &**hand)
    }

    fn place_in_all(&self, entry: i64) -> Option<usize> {
        self.all.binary_search_by_key(&entry, |hand| hand.entry).ok()
    }
}
