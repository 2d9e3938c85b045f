//! What a table's log says, before anything is computed from it.

use crate::games::node::Node;
use crate::session::{RuleChange, Session, Wrong};
use crate::store::{Entry, Kind};

/// A hand in all its versions.
#[derive(Clone, Debug)]
pub struct HandLog {
    /// The log's number of the entry that brought it, which names the hand in later entries.
    pub entry: i64,
    /// What was said of it, the newest last.
    pub versions: Vec<Version>,
}

/// One version of a hand.
#[derive(Clone, Debug)]
pub struct Version {
    /// The log's number of the entry.
    pub seq: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Which device said so.
    pub device: Option<String>,
    /// The hand as it was told then; nothing when it was voided.
    pub hand: Option<Node>,
}

impl HandLog {
    /// The hand as it stands; nothing when it is voided.
    #[must_use]
    pub fn hand(&self) -> Option<&Node> {
        self.versions.last().and_then(|version| version.hand.as_ref())
    }
}

/// A payment that was made: amounts in the settlement's smallest coins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paid {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who paid.
    pub from: String,
    /// Who was paid.
    pub to: String,
    /// How much, as it was written.
    pub amount: String,
}

/// Everything that people said about a table.
#[derive(Clone, Debug, Default)]
pub struct Story {
    head: Option<Node>,
    hands: Vec<HandLog>,
    bid: Option<Node>,
    enters_bids: bool,
    /// The log's number of the last entry that is more than a bid.
    settled: i64,
    rules: Vec<(usize, Node)>,
    paid: Vec<Paid>,
    closed: bool,
}

impl Story {
    /// Reads a log.
    ///
    /// # Errors
    /// The number of the first entry that makes no sense.
    pub fn of(entries: &[Entry]) -> Result<Self, i64> {
        let mut story = Self::default();
        for entry in entries {
            let body = Node::from_json(&entry.body).map_err(|_| entry.seq)?;
            let version = Version { seq: entry.seq, at: entry.at, device: entry.device.clone(), hand: None };
            story.tell(entry.kind, body, version).ok_or(entry.seq)?;
        }
        story.head.is_some().then_some(story).ok_or(0)
    }

    /// Adds what an event says. `version` says when and by whom; nothing when the event does not fit the story.
    pub(super) fn tell(&mut self, kind: Kind, mut body: Node, mut version: Version) -> Option<()> {
        if kind != Kind::BidEntered {
            self.settled = version.seq;
        }
        match kind {
            Kind::Opened => self.head = Some(body),
            Kind::BidEntered => {
                self.bid = Some(body);
                self.enters_bids = true;
            }
            Kind::HandEntered => {
                self.bid = None;
                version.hand = Some(body);
                self.hands.push(HandLog { entry: version.seq, versions: vec![version] });
            }
            Kind::HandAmended => {
                version.hand = Some(body.remove("hand")?);
                self.named(&body)?.versions.push(version);
            }
            Kind::HandVoided => self.named(&body)?.versions.push(version),
            Kind::RulesChanged => self.rules.push((self.hands.len(), body)),
            Kind::Paid => {
                let text = |name: &str| body.get(name).and_then(Node::as_text).map(str::to_owned);
                self.paid.push(Paid { at: version.at, from: text("from")?, to: text("to")?, amount: text("amount")? });
            }
            Kind::Closed => self.closed = true,
            Kind::Reopened => self.closed = false,
        }
        Some(())
    }

    fn named(&mut self, body: &Node) -> Option<&mut HandLog> {
        let Some(Node::Integer(entry)) = body.get("entry") else { return None };
        self.hands.iter_mut().find(|hand| hand.entry == *entry)
    }

    /// Every hand that was ever entered, in order, the voided ones too.
    #[must_use]
    pub fn hands(&self) -> &[HandLog] {
        &self.hands
    }

    /// The hands that count, in order: the one at index 0 is hand 1.
    pub fn counted(&self) -> impl Iterator<Item = &HandLog> {
        self.hands.iter().filter(|hand| hand.hand().is_some())
    }

    /// What was bid for the hand that is being played, as far as somebody has entered it.
    #[must_use]
    pub fn bid(&self) -> Option<&Node> {
        self.bid.as_ref()
    }

    /// Whether the story, which is at version `now`, has gone on since a version so that a change made against that may
    /// be wrong. A bid changes nothing that anybody would correct.
    #[must_use]
    pub fn has_gone_on_since(&self, version: i64, now: i64) -> bool {
        version < self.settled || version > now
    }

    /// Whether bids have ever been entered here before the play.
    #[must_use]
    pub fn enters_bids(&self) -> bool {
        self.enters_bids
    }

    /// The payments that were made, in order.
    #[must_use]
    pub fn paid(&self) -> &[Paid] {
        &self.paid
    }

    /// Whether the table is closed.
    #[must_use]
    pub fn closed(&self) -> bool {
        self.closed
    }

    /// The session that the story comes to.
    ///
    /// # Errors
    /// What is wrong with the opening, which was checked when it was written.
    pub fn session(&self) -> Result<Session, Wrong> {
        let mut session = Session::read(self.head.clone().unwrap_or_else(Node::empty))?;
        session.hands = self.counted().filter_map(HandLog::hand).cloned().collect();
        let changes = self.rules.iter().map(|(after, rules)| {
            let counted = self.hands.iter().take(*after).filter(|hand| hand.hand().is_some()).count();
            RuleChange { from: u32::try_from(counted + 1).unwrap_or(u32::MAX), rules: rules.clone() }
        });
        session.rule_changes.extend(changes);
        session.closed = self.closed;
        Ok(session)
    }
}
