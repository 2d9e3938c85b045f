//! The trait of a game: its rules, its hands, and the payments for a hand.

use std::fmt::Debug;

use super::card::Card;
use super::form::Field;
use super::info::{GameInfo, Unplayed};
use super::role::{self, PlayerRole};
use super::rubber::RubberEntry;
use super::unit::{CASH, Unit};
use crate::document::{Deal, Fields, Format, Message, Seats, Value};
use crate::ledger::{Balances, Party, Pot, Seat, Transfers};

/// How a table counts: the unit of its amounts, how they compare, and its pots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measure {
    /// Points, letters, cash.
    pub unit: &'static Unit,
    /// The number of decimals: a whole has `10^digits` smallest parts.
    pub digits: u32,
    /// The code of the currency, for cash; such amounts are written with all decimals.
    pub currency: Option<String>,
    /// Whether the amounts of all players sum to zero; if not, the hands are only tallied.
    pub zero_sum: bool,
    /// Whether the lowest total leads.
    pub lower_wins: bool,
    /// Whether the game goes by a running score (a target, a plan of hands), which a new player takes over with the seat.
    /// Otherwise everybody has a score of their own. The score of a side is always a running one.
    pub is_running: bool,
    /// In display order.
    pub pots: &'static [Pot],
}

impl Measure {
    /// Whether amounts in both units can be added. The direction of the ranking may differ.
    pub fn counts_as(&self, other: &Self) -> bool {
        let counted = |measure: &Self| (measure.unit, measure.digits, measure.zero_sum);
        counted(self) == counted(other) && self.currency == other.currency
    }

    /// Money; a whole of the currency has `10^digits` smallest parts.
    pub fn cash(currency: String, digits: u32) -> Self {
        Self { digits, currency: Some(currency), ..Self::paid(&CASH) }
    }

    /// A whole-numbered unit in which players pay each other.
    pub fn paid(unit: &'static Unit) -> Self {
        Self { unit, digits: 0, currency: None, zero_sum: true, lower_wins: false, is_running: false, pots: &[] }
    }

    /// A whole-numbered unit that is only tallied.
    pub fn tallied(unit: &'static Unit, lower_wins: bool) -> Self {
        Self { zero_sum: false, lower_wins, ..Self::paid(unit) }
    }

    /// With a running score.
    pub fn running(self) -> Self {
        Self { is_running: true, ..self }
    }
}

/// A contract that one player has played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedContract {
    pub player: Seat,
    /// The rank of the contract, from 0 for the least bold one of the game.
    pub boldness: u8,
}

impl PlayedContract {
    /// `place` is that of the bid in the game's list, which begins with the least bold one.
    pub fn new(player: Seat, place: usize) -> Self {
        Self { player, boldness: u8::try_from(place).unwrap_or(u8::MAX) }
    }
}

/// What a hand led to, and why.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// The payments in order, including those to and from pots.
    pub transfers: Transfers,
    /// How many of the transfers were due at the deal, before the hand was played.
    pub transfers_at_deal: usize,
    /// The hand in a sentence: "Ana made Garde by 8".
    pub headline: Message,
    /// The contract of one player, in games in which some contracts are bolder than others.
    pub played_contract: Option<PlayedContract>,
    /// The computation, line by line.
    pub why: Vec<Message>,
    /// The net payments between players, if there are any: the end of the explanation.
    pub who_pays: Vec<Message>,
    pub rubber: Option<Box<RubberEntry>>,
    /// Warnings about values that are valid but so unlikely that the players should check them.
    pub warnings: Vec<Message>,
}

impl Outcome {
    /// An outcome without transfers.
    pub fn new(headline: Message) -> Self {
        Self { headline, ..Self::default() }
    }

    /// The transfers that remain once the hand is played; those due at the deal lie on the table already.
    pub fn still_to_move(&self) -> Transfers {
        self.transfers.behind(self.transfers_at_deal)
    }

    /// The whole explanation, which ends with the net payments.
    pub fn explanation(&self) -> impl Iterator<Item = &Message> {
        self.why.iter().chain(&self.who_pays)
    }
}

/// The warnings whose conditions hold.
pub fn applicable(warnings: impl IntoIterator<Item = (bool, Message)>) -> Vec<Message> {
    warnings.into_iter().filter(|(holds, _)| *holds).map(|(_, text)| text).collect()
}

/// Whether a game is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Another hand can be played.
    Going,
    /// The game is over; these are the winners.
    Finished(Vec<Party>),
}

/// An open debt of a player to the pots. Debts are kept in the order in which they arose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Debt {
    /// The debtor.
    pub player: Seat,
    /// In smallest parts.
    pub amount: i64,
}

/// What the live page announces before the next hand is dealt.
#[derive(Clone, Debug, Default)]
pub struct NextDeal {
    /// The player who leads to the first trick, if the rules define it.
    pub leads: Option<Seat>,
    /// The contents of each pot once the antes are paid, if they differ from the current ones.
    pub pots: Vec<(&'static Pot, i64)>,
    /// What the hand is about, if the pots alone do not show it: the amount at stake, the number of cards.
    pub in_play: Option<Message>,
    /// What to write beside the name of a party, such as the letters that they still need.
    pub beside: Vec<(Party, Message)>,
    /// How to deal: cards per player, packets, the remaining cards, whether to shuffle, what is in play. One sentence
    /// per line.
    pub notes: Vec<Message>,
}

/// The rules of a game, as one table plays it, with the game's own types for hands and state.
///
/// Games are pure: they use no clock, no database and no page.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// What the players saw in one hand.
    type Hand;
    /// What a hand leaves to the next one, apart from the balances. Its default is the state before the first hand.
    type State: Clone + Debug + Default + PartialEq + Send + Sync + 'static;

    const INFO: &'static GameInfo;

    /// Reads the rules; an absent field has its default.
    fn read_rules(fields: &mut Fields<'_>) -> Option<Self>;

    /// The form for choosing the rules of a new table.
    fn rules_form() -> Vec<Field> {
        Vec::new()
    }

    fn measure(&self) -> Measure;

    /// The number of parties that this many players make: [`SIDES`](crate::document::seats::SIDES) if two sides play,
    /// otherwise one for each player.
    fn parties(&self, players: usize) -> usize {
        players
    }

    /// What is wrong with this many players under these rules: the name of the rule, or nothing for their number, and why.
    fn misfit(&self, _players: usize) -> Option<(&'static str, Message)> {
        None
    }

    /// The name of a rule that these rules change from `until_now` although this many players can no longer change it, as a hand
    /// has been played; empty if there is none.
    fn fixed(&self, _until_now: &Self, _players: usize) -> &'static str {
        ""
    }

    /// Whether a player may play in the next hand. A play-off has only some of the players.
    fn eligible(_state: &Self::State, _seat: Seat) -> bool {
        true
    }

    /// Whether nobody may join, leave or change places before the next hand, although seats are usually independent.
    fn holds_seats(_state: &Self::State) -> bool {
        false
    }

    /// The score with which somebody joins those who have these balances.
    fn newcomer_score(_seated: &[i64]) -> i64 {
        0
    }

    /// Why no deal can have this result under these rules; nothing if one can.
    fn refusal(&self, _unplayed: &Unplayed) -> Option<Message> {
        None
    }

    /// The dealer after this one, if it is not the next player in the order of play.
    fn successor(&self, _state: &Self::State, _dealer: Seat) -> Option<Seat> {
        None
    }

    /// Reads one hand that was played, and checks that it is possible. Errors go to `fields`.
    fn read_hand(&self, deal: &Deal, fields: &mut Fields<'_>) -> Option<Self::Hand>;

    /// Checks what a hand cannot say with these scores. Errors go to `fields`.
    fn check(_table: &Context<'_, Self>, _hand: &Self::Hand, _fields: &mut Fields<'_>) {}

    /// Scores a hand; also returns the state for the next one.
    fn score(table: &Context<'_, Self>, hand: &Self::Hand) -> (Self::State, Outcome);

    /// Adds the cost of a deal that was not played, and returns the state for the next one.
    fn pass(table: &Context<'_, Self>, _result: &Unplayed, _outcome: &mut Outcome) -> Self::State {
        table.state.clone()
    }

    /// The state for the next hand, once the balances `after` this one are known. Every hand leads here, also one that only
    /// adjusts the balances: a game that keeps in its state whether it is over, or its standing, judges them here, and can
    /// add to the explanation.
    fn settle(
        _table: &Context<'_, Self>,
        state: Self::State,
        _after: &Balances,
        _outcome: &mut Outcome,
    ) -> Self::State {
        state
    }

    /// The part of each active player.
    fn parts(table: &Context<'_, Self>, _hand: &Self::Hand) -> Vec<PlayerRole> {
        role::everybody(table.deal, |_| None)
    }

    fn ending(&self, _state: &Self::State, _balances: &Balances) -> Ending {
        Ending::Going
    }

    /// Whether a game ends by these rules.
    fn has_end(&self) -> bool {
        Self::INFO.ends
    }

    /// How many games each party has won, where a rule counts several at one table; `None` where a table is one game. A party
    /// without an entry has won none.
    fn games_won(&self, _state: &Self::State, _balances: &Balances) -> Option<Vec<i64>> {
        None
    }

    /// What ends the game, in short; `None` if the players end it, or if the page says it elsewhere.
    fn aim(&self) -> Option<Message> {
        None
    }

    fn debts(_state: &Self::State) -> Vec<Debt> {
        Vec::new()
    }

    /// What a hand leaves to the next one, as documents write it: points of a draw that wait, games won.
    fn carried(&self, _state: &Self::State, _seats: &Seats) -> Option<Value> {
        None
    }

    /// How many times a finished game counts where the table plays for money per game.
    fn factor(_state: &Self::State) -> i64 {
        1
    }

    /// The form for entering a hand.
    fn hand_form(table: &Context<'_, Self>) -> Vec<Field>;

    /// What counts how much, for newcomers and for disputes.
    fn card(_table: &Context<'_, Self>) -> Card {
        Card::default()
    }

    /// What is known of a hand before all is entered, such as the value of a game.
    fn known(_table: &Context<'_, Self>, _draft: &Value, _format: Format) -> Option<Message> {
        None
    }

    /// What the live page announces about the next deal.
    fn next_deal(_table: &Context<'_, Self>) -> NextDeal {
        NextDeal::default()
    }
}

/// The table before a hand.
pub struct Context<'a, G: Game> {
    /// The rules for this hand.
    pub rules: &'a G,
    /// The state after the previous hands.
    pub state: &'a G::State,
    pub seats: &'a Seats,
    pub deal: &'a Deal,
    /// The balances of the parties and of the pots.
    pub balances: &'a Balances,
}
