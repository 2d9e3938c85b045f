//! A table with its hands played.

use super::stake::Stake;
use super::story::{HandLog, Story};
use crate::games::bid::Bid;
use crate::games::node::Node;
use crate::games::seats::Deal;
use crate::ledger::{Account, Seat};
use crate::session::{Replay, Session, Wrong};
use crate::store::{Entry, Projection, Store, StoreError, TableId};

/// Why a table cannot be shown.
#[derive(Clone, Debug)]
pub enum Damage {
    /// The database's trouble.
    Store(StoreError),
    /// There is no such table.
    Missing,
    /// An entry of the log is not what this program writes.
    Entry(i64),
    /// The opening is not what this program accepts.
    Opening(Wrong),
}

impl From<StoreError> for Damage {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// A table as it stands.
pub struct Table {
    /// The number of the log's last entry.
    pub version: i64,
    /// When it was opened, in milliseconds since 1970.
    pub opened_at: i64,
    /// When something last happened.
    pub changed_at: i64,
    /// What people said.
    pub story: Story,
    /// The session that it comes to.
    pub session: Session,
    /// The session with its hands played.
    pub replay: Replay,
    /// What it is played for.
    pub stake: Stake,
}

impl Table {
    /// Reads a table from the store.
    ///
    /// # Errors
    /// Why it cannot be shown.
    pub fn load(store: &Store, id: &TableId) -> Result<Self, Damage> {
        Self::of(&store.entries(id)?)
    }

    /// Makes a table of a log.
    ///
    /// # Errors
    /// Why it cannot be shown.
    pub fn of(entries: &[Entry]) -> Result<Self, Damage> {
        let (Some(first), Some(last)) = (entries.first(), entries.last()) else { return Err(Damage::Missing) };
        let story = Story::of(entries).map_err(Damage::Entry)?;
        Self::told(story, (last.seq, first.at, last.at)).map_err(Damage::Opening)
    }

    /// Plays a story; `log` has the version and the times of the first and the last entry.
    pub(super) fn told(story: Story, log: (i64, i64, i64)) -> Result<Self, Wrong> {
        let session = story.session()?;
        let replay = session.replay()?;
        let stake = Stake::read(session.played_for.as_ref(), &replay.measure()).map_err(|complaints| Wrong {
            hand: 0,
            complaints,
            seats: session.seats.clone(),
        })?;
        let (version, opened_at, changed_at) = log;
        Ok(Self { version, opened_at, changed_at, story, session, replay, stake })
    }

    /// The hand of a number, with all its versions.
    #[must_use]
    pub fn hand(&self, number: u32) -> Option<&HandLog> {
        self.story.counted().nth(usize::try_from(number).ok()?.checked_sub(1)?)
    }

    /// The number of the hand that an entry of the log brought, where it still counts.
    #[must_use]
    pub fn number_of(&self, entry: i64) -> Option<u32> {
        let at = self.story.counted().position(|hand| hand.entry == entry)?;
        u32::try_from(at + 1).ok()
    }

    /// What the table is called: its name, or the names of its players.
    #[must_use]
    pub fn title(&self) -> String {
        self.session.name.clone().unwrap_or_else(|| self.session.seats.names().join(", "))
    }

    /// What was bid for the hand that is being played, as far as the game asks for it before the play.
    #[must_use]
    pub fn bid(&self, deal: &Deal) -> Bid {
        let said = self.story.bid().cloned().unwrap_or_else(Node::empty);
        Bid::read(&self.replay.bid_form(deal), &said)
    }

    /// The number that the next hand will have.
    #[must_use]
    pub fn next_number(&self) -> u32 {
        u32::try_from(self.session.hands.len() + 1).unwrap_or(u32::MAX)
    }
}

/// The projection of a replay, with the transfers of a hand and the later ones.
#[must_use]
pub fn projection(replay: &Replay, from_hand: u32, closed: bool) -> Projection {
    let hands = replay.hands().iter().filter(|hand| hand.deal.number >= from_hand);
    let mut transfers: Vec<_> =
        hands.flat_map(|hand| hand.transfers.iter().map(|transfer| (i64::from(hand.deal.number), *transfer))).collect();
    // What moves when a table is closed stands after its last hand.
    let after = i64::try_from(replay.hands().len() + 1).unwrap_or(i64::MAX);
    transfers.extend(replay.closing().into_iter().flatten().map(|transfer| (after, *transfer)));
    let seats = replay.seats().all().map(|seat: Seat| (Account::Seat(seat), replay.balances().seat(seat)));
    let pots = replay.balances().pots().iter().map(|(pot, amount)| (Account::Pot(pot), *amount));
    Projection { from_hand: i64::from(from_hand), transfers, balances: seats.chain(pots).collect(), closed }
}
