//! What a game is: its facts, its rules, its hands, and how a hand is paid.

use std::ops::RangeInclusive;

use super::fields::{FieldError, Fields};
use super::form::Field;
use super::node::Node;
use super::part::{Kinds, Part};
use super::seats::{Deal, Seats};
use super::text::Text;
use super::unit::{CASH, Unit};
use crate::ledger::{Balances, Pot, Seat, Transfers};

/// What never changes about a game.
#[derive(Debug)]
pub struct Facts {
    /// The game's name in documents, addresses and message ids.
    pub id: &'static str,
    /// How many may sit at the table.
    pub players: RangeInclusive<usize>,
    /// How many a hand holds; the others sit out.
    pub most_active: usize,
    /// Whether it is a sheet for any game that has no rules here.
    pub is_any_other: bool,
    /// The language of the game's own terms, for the `lang` attribute.
    pub home: &'static str,
    /// The unit whose pieces lie on the table and are worth something by themselves, where it can be played for such.
    pub pieces: Option<&'static Unit>,
    /// What its plays are told apart by.
    pub kinds: Kinds,
    /// Results other than `played` that a tap on the live table records, such as `passed`, each with the message of its
    /// button.
    pub results: &'static [(&'static str, &'static str)],
}

impl Facts {
    /// What is wrong with a number of players at the table.
    pub fn wrong_players(&self, now: usize) -> Option<Text> {
        let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        let (low, high) = (*self.players.start(), *self.players.end());
        let text = if low == high {
            Text::new("document-players-exactly").count("count", count(low))
        } else {
            Text::new("document-players-count").count("low", count(low)).count("high", count(high))
        };
        (!self.players.contains(&now)).then(|| text.count("now", count(now)))
    }
}

/// What the amounts of a table count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measure {
    /// Points, letters, cash.
    pub unit: &'static Unit,
    /// How many digits after the point: `10^digits` smallest parts are a whole.
    pub digits: u32,
    /// The currency's code, for cash; such amounts are written with all their digits.
    pub currency: Option<String>,
    /// Whether what one wins the others lose; if not, the hands are only tallied.
    pub zero_sum: bool,
    /// Whether the lowest total leads.
    pub lower_wins: bool,
}

impl Measure {
    /// Whether amounts of the one can be added to amounts of the other. Who leads may change on the way.
    pub fn counts_as(&self, other: &Self) -> bool {
        let counted = |measure: &Self| (measure.unit, measure.digits, measure.zero_sum);
        counted(self) == counted(other) && self.currency == other.currency
    }

    /// Money of a currency, whose smallest part is one of `10^digits` of a whole.
    pub fn cash(currency: String, digits: u32) -> Self {
        Self { unit: &CASH, digits, currency: Some(currency), zero_sum: true, lower_wins: false }
    }

    /// A whole-numbered unit in which players pay each other.
    pub fn paid(unit: &'static Unit) -> Self {
        Self { unit, digits: 0, currency: None, zero_sum: true, lower_wins: false }
    }

    /// A whole-numbered unit that is only tallied.
    pub fn tallied(unit: &'static Unit, lower_wins: bool) -> Self {
        Self { unit, digits: 0, currency: None, zero_sum: false, lower_wins }
    }
}

/// A contract that one player has played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dared {
    pub player: Seat,
    /// How bold it was: 0 for the meekest contract of the game.
    pub boldness: usize,
}

#[derive(Clone, Debug)]
pub struct Outcome {
    /// Who pays whom, pots included, in order.
    pub transfers: Transfers,
    /// How many of them the deal had asked for before the hand: they lie on the table already.
    pub asked: usize,
    /// The hand in a sentence: "Ana made Garde by 8".
    pub headline: Text,
    /// What one player dared, in games of which some contracts are bolder than others.
    pub dared: Option<Dared>,
    /// How it was counted, line by line.
    pub why: Vec<Text>,
    /// Who pays whom in all, where players pay each other: the end of the explanation.
    pub who_pays: Vec<Text>,
    /// What is possible but so unlikely that the players should look again.
    pub warnings: Vec<Text>,
}

impl Outcome {
    /// An outcome in which nothing has moved yet.
    pub fn new(headline: Text) -> Self {
        Self {
            transfers: Transfers::default(),
            asked: 0,
            headline,
            dared: None,
            why: Vec::new(),
            who_pays: Vec::new(),
            warnings: Vec::new(),
        }
    }
}

/// Whether a game goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Another hand can be played.
    Going,
    /// It is over, and these have won.
    Finished(Vec<Seat>),
}

/// An open debt: what a player owes the middle, in the order in which debts were written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Debt {
    /// Who owes it.
    pub player: Seat,
    /// How much, in smallest parts.
    pub amount: i64,
}

/// What the table should know before the next hand is dealt.
#[derive(Clone, Debug, Default)]
pub struct NextDeal {
    /// Who leads to the first trick, where the game says.
    pub leads: Option<Seat>,
    /// What will lie in each pot when everything is put in, where that is not what lies there now.
    pub pots: Vec<(&'static Pot, i64)>,
    /// What the hand is played for, where the pots alone do not say it.
    pub in_play: Option<Text>,
    /// What stands beside a player's name: what he still needs.
    pub beside: Vec<(Seat, Text)>,
    /// Cards each, packets, what is left over; whether to shuffle; what is in play. One sentence a line.
    pub notes: Vec<Text>,
}

/// A game, with its own types for rules, hands and what carries over from hand to hand.
///
/// The rules are pure: nothing here knows the time, the database or the page.
pub trait Game: Sync + 'static {
    /// The variant that this table plays.
    type Rules: Clone + Send + Sync + 'static;
    /// What people saw in one hand.
    type Hand;
    /// What earlier hands leave to later ones, other than the balances.
    type State: Clone + Send + Sync + 'static;

    /// What never changes about the game.
    fn facts(&self) -> &'static Facts;

    /// Reads the rules; a field that is absent has its default.
    fn read_rules(&self, fields: &mut Fields<'_>) -> Option<Self::Rules>;

    /// The form in which the rules are chosen when a table is opened.
    fn rules_form(&self) -> Vec<Field> {
        Vec::new()
    }

    /// What the amounts count.
    fn measure(&self, rules: &Self::Rules) -> Measure;

    /// The rule that decides what the amounts count, where one does.
    fn measured_by(&self) -> &'static str {
        ""
    }

    /// The pots in the middle, in the order in which they are named.
    fn pots(&self, _rules: &Self::Rules) -> &'static [Pot] {
        &[]
    }

    /// The state before the first hand.
    fn begin(&self, rules: &Self::Rules, seats: &Seats) -> Self::State;

    /// Whether a player takes part in the next hand at all (a play-off is among some).
    fn eligible(&self, _state: &Self::State, _seat: Seat) -> bool {
        true
    }

    /// Makes the document's hand out of what a form gives: the defence's points into the attack's, a last cell that
    /// follows from the others.
    fn tidy_draft(&self, _rules: &Self::Rules, _deal: &Deal, _seats: &Seats, _draft: &mut Node) {}

    /// Reads one hand. Errors are left with `fields`.
    fn read_hand(&self, rules: &Self::Rules, deal: &Deal, fields: &mut Fields<'_>) -> Option<Self::Hand>;

    /// Says what a hand comes to, and what it leaves to the next.
    fn score(&self, table: &Context<'_, Self>, hand: &Self::Hand) -> Result<(Self::State, Outcome), Vec<FieldError>>
    where
        Self: Sized;

    /// What the hand was for each who was active in it: nothing where it was not played. The hand is one that [`score`]
    /// takes.
    ///
    /// [`score`]: Self::score
    fn parts(&self, table: &Context<'_, Self>, hand: &Self::Hand) -> Vec<Part>
    where
        Self: Sized;

    fn ending(&self, _rules: &Self::Rules, _state: &Self::State, _balances: &Balances) -> Ending {
        Ending::Going
    }

    fn debts(&self, _state: &Self::State) -> Vec<Debt> {
        Vec::new()
    }

    /// The form in which a hand is entered.
    fn hand_form(&self, table: &Context<'_, Self>) -> Vec<Field>
    where
        Self: Sized;

    /// The question that a tap on the live table answers by itself, for games whose hand is one answer.
    fn quick_form(&self, _table: &Context<'_, Self>) -> Option<Field>
    where
        Self: Sized,
    {
        None
    }

    /// The questions of the form that can be answered before the play: who plays, and what he bids.
    fn bid_form(&self, _table: &Context<'_, Self>) -> Vec<Field>
    where
        Self: Sized,
    {
        Vec::new()
    }

    /// What to tell the table about the next deal.
    fn next_deal(&self, table: &Context<'_, Self>) -> NextDeal
    where
        Self: Sized;
}

/// The table as it is before a hand.
pub struct Context<'a, G: Game + ?Sized> {
    /// The rules that hold for this hand.
    pub rules: &'a G::Rules,
    /// What earlier hands left.
    pub state: &'a G::State,
    pub seats: &'a Seats,
    pub deal: &'a Deal,
    /// What everybody has, and what lies in the pots.
    pub balances: &'a Balances,
}

/// A single error, as `score` gives it back.
pub fn refuse<T>(field: &str, text: Text) -> Result<T, Vec<FieldError>> {
    Err(vec![FieldError::new(field, text)])
}
