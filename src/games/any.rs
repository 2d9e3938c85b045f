//! One interface for all games, so that a list can hold them.

use std::fmt::Debug;
use std::marker::PhantomData;
use std::sync::Arc;

use super::adjustment::{self, ADJUSTED};
use super::card::Card;
use super::form::Field;
use super::game::{Context, Debt, Ending, Game, Measure, NextDeal, Outcome};
use super::info::{GameInfo, PLAYED, Unplayed};
use super::role::PlayerRole;
use crate::document::{Deal, FieldError, Fields, Format, Message, Notation, Seats, Value};
use crate::ledger::{Balances, MAX_BALANCE, Party, Seat};

/// A game without its types for rules, hands and state.
pub trait AnyGame: Sync {
    /// The constants of the game.
    fn info(&self) -> &'static GameInfo;

    /// The form for choosing the rules.
    fn rules_form(&self) -> Vec<Field>;

    /// Converts the rules from a form to a document.
    fn rules_document(&self, draft: &Value, notation: Notation) -> Result<Value, Vec<FieldError>>;

    /// Opens a table of this game.
    fn open(&self, rules: &Value) -> Result<Arc<dyn DynGame>, Vec<FieldError>>;
}

/// A game in progress: its rules and the state that the hands so far have left. It never changes: a hand leads to another one.
pub trait DynGame: Debug + Send + Sync {
    /// The unit of the amounts.
    fn measure(&self) -> &Measure;

    /// Whether a player may play in the next hand.
    fn eligible(&self, seat: Seat) -> bool;

    /// Whether people may join, leave and change places before the next hand.
    fn has_independent_seats(&self) -> bool;

    /// The score with which somebody joins those who have these balances.
    fn newcomer_score(&self, seated: &[i64]) -> i64;

    /// The results other than `played` that a deal can have under these rules.
    fn unplayed(&self) -> Vec<&'static Unplayed>;

    /// The dealer after this one, if it is not the next player in the order of play.
    fn successor(&self, dealer: Seat) -> Option<Seat>;

    /// The number of parties that this many players make.
    fn parties(&self, players: usize) -> usize;

    /// The error in this many players under these rules, in `rules.NAME` or in `players`.
    fn misfit(&self, players: usize) -> Option<FieldError>;

    /// The game with other rules, for this many players, whom they must fit. Once a hand has been played, a change of the unit or
    /// of the sides is an error.
    fn with_rules(&self, rules: &Value, players: usize, has_begun: bool) -> Result<Arc<dyn DynGame>, Vec<FieldError>>;

    /// Reads a hand and plays it. The caller has already read its `dealer`, if it has one, into `at.deal`.
    fn play(&self, at: DealContext<'_>, hand: &Value, format: Format) -> Result<PlayedHand, Vec<FieldError>>;

    /// Reads a valid hand and returns the part of each active player, for statistics; nothing if it was not played.
    fn parts(&self, at: DealContext<'_>, hand: &Value, format: Format) -> Result<Vec<PlayerRole>, Vec<FieldError>>;

    fn ending(&self, balances: &Balances) -> Ending;

    /// Whether a game ends by these rules.
    fn has_end(&self) -> bool;

    /// How many games each party has won, where a rule counts several at one table.
    fn games_won(&self, balances: &Balances) -> Option<Vec<i64>>;

    /// What ends the game, in short.
    fn aim(&self) -> Option<Message>;

    fn debts(&self) -> Vec<Debt>;

    /// What the last hand left to the next one, as documents write it.
    fn carried(&self, seats: &Seats) -> Option<Value>;

    /// How many times the finished game counts.
    fn factor(&self) -> i64;

    /// The form for entering the next hand.
    fn hand_form(&self, at: DealContext<'_>) -> Vec<Field>;

    /// The scoring card.
    fn card(&self, at: DealContext<'_>) -> Card;

    /// What is known of a hand before all is entered.
    fn known(&self, at: DealContext<'_>, draft: &Value, format: Format) -> Option<Message>;

    /// What the live page announces about the next deal.
    fn next_deal(&self, at: DealContext<'_>) -> NextDeal;
}

/// A hand that has been read and scored.
pub struct PlayedHand {
    /// The hand as the log stores it; `None` if it came from the log.
    pub hand: Option<Value>,
    pub outcome: Outcome,
    pub after: Balances,
    /// The game after the hand, if the hand has changed its state.
    pub game: Option<Arc<dyn DynGame>>,
}

/// The state of the table before a hand: its seats, the deal and the balances.
#[derive(Clone, Copy)]
pub struct DealContext<'a> {
    pub seats: &'a Seats,
    pub deal: &'a Deal,
    /// The balances of the parties and of the pots.
    pub balances: &'a Balances,
}

/// What was read, and its canonical form; none if it came from the log, which has only canonical forms.
type Read<T> = Result<(T, Option<Value>), Vec<FieldError>>;

#[derive(Debug)]
struct GameState<G: Game> {
    rules: G,
    measure: Measure,
    state: G::State,
}

/// What came of a deal.
enum DealResult<H> {
    Played(H),
    Unplayed(&'static Unplayed),
    /// The amount of each party.
    Adjusted(Vec<(Party, i64)>),
}

/// Whether a hand's document says that it is an adjusted one.
pub fn is_adjusted(hand: &Value) -> bool {
    hand.get("result").and_then(Value::as_text) == Some(ADJUSTED)
}

impl<G: Game> GameState<G> {
    fn context<'a>(&'a self, at: DealContext<'a>) -> Context<'a, G> {
        Context { rules: &self.rules, state: &self.state, seats: at.seats, deal: at.deal, balances: at.balances }
    }

    fn read(&self, at: DealContext<'_>, hand: &Value, format: Format) -> Read<DealResult<G::Hand>> {
        let is_adjusted = is_adjusted(hand);
        // An adjusted hand may name everybody at the table.
        let playing = Some(&*at.deal.active).filter(|_| !is_adjusted);
        let mut fields = Fields::new(hand, format, at.seats, playing);
        let read = match fields.unplayed(G::INFO) {
            Some(unplayed) => {
                fields.ignore_others_of_form();
                if let Some(text) = self.rules.refusal(unplayed) {
                    fields.add_error("result", text);
                }
                Some(DealResult::Unplayed(unplayed))
            }
            None if is_adjusted => {
                fields.ignore_others_of_form();
                adjustment::read(&self.measure, &mut fields).map(DealResult::Adjusted)
            }
            None => {
                let hand = self.rules.read_hand(at.deal, &mut fields);
                if let Some(hand) = &hand {
                    G::check(&self.context(at), hand, &mut fields);
                }
                hand.map(DealResult::Played)
            }
        };
        if !is_adjusted && fields.raw("dealer").is_some() {
            fields.record_player("dealer", at.deal.dealer);
        }
        fields.read_note();
        fields.finish_recorded(read)
    }
}

fn read_rules<G: Game>(rules: &Value, format: Format) -> Read<G> {
    // Rules name no players.
    let no_seats = Seats::new(Vec::new());
    let mut fields = Fields::new(rules, format, &no_seats, None);
    let read = G::read_rules(&mut fields);
    fields.finish_recorded(read)
}

impl<G: Game> AnyGame for PhantomData<G> {
    fn info(&self) -> &'static GameInfo {
        G::INFO
    }

    fn rules_form(&self) -> Vec<Field> {
        G::rules_form()
    }

    fn rules_document(&self, draft: &Value, notation: Notation) -> Result<Value, Vec<FieldError>> {
        let (_, document) = read_rules::<G>(draft, Format::Form(notation))?;
        Ok(document.unwrap_or_else(Value::empty))
    }

    fn open(&self, rules: &Value) -> Result<Arc<dyn DynGame>, Vec<FieldError>> {
        let (rules, _) = read_rules::<G>(rules, Format::Document)?;
        let measure = rules.measure();
        Ok(Arc::new(GameState { rules, measure, state: G::State::default() }))
    }
}

impl<G: Game> DynGame for GameState<G> {
    fn measure(&self) -> &Measure {
        &self.measure
    }

    fn eligible(&self, seat: Seat) -> bool {
        G::eligible(&self.state, seat)
    }

    fn has_independent_seats(&self) -> bool {
        G::INFO.independent_seats && !G::holds_seats(&self.state)
    }

    fn newcomer_score(&self, seated: &[i64]) -> i64 {
        G::newcomer_score(seated)
    }

    fn unplayed(&self) -> Vec<&'static Unplayed> {
        G::INFO.unplayed.iter().filter(|result| self.rules.refusal(result).is_none()).collect()
    }

    fn successor(&self, dealer: Seat) -> Option<Seat> {
        self.rules.successor(&self.state, dealer)
    }

    fn parties(&self, players: usize) -> usize {
        self.rules.parties(players)
    }

    fn misfit(&self, players: usize) -> Option<FieldError> {
        let (rule, text) = self.rules.misfit(players)?;
        let field = if rule.is_empty() { "players".to_owned() } else { format!("rules.{rule}") };
        Some(FieldError::new(field, text))
    }

    fn with_rules(&self, rules: &Value, players: usize, has_begun: bool) -> Result<Arc<dyn DynGame>, Vec<FieldError>> {
        let (rules, _) = read_rules::<G>(rules, Format::Document)?;
        let measure = rules.measure();
        if let Some((rule, text)) = rules.misfit(players) {
            return Err(vec![FieldError::new(rule, text)]);
        }
        if has_begun && rules.parties(players) != self.parties(players) {
            return Err(vec![FieldError::new(G::INFO.sided_by, Message::new("rules-sides-kept"))]);
        }
        if has_begun && !measure.counts_as(&self.measure) {
            let id = if measure.currency == self.measure.currency { "rules-unit-kept" } else { "rules-currency-kept" };
            return Err(vec![FieldError::new(G::INFO.measured_by, Message::new(id))]);
        }
        match rules.fixed(&self.rules, players) {
            fixed if has_begun && !fixed.is_empty() => Err(vec![FieldError::new(fixed, Message::new("rules-kept"))]),
            _ => Ok(Arc::new(Self { rules, measure, state: self.state.clone() })),
        }
    }

    fn play(&self, at: DealContext<'_>, hand: &Value, format: Format) -> Result<PlayedHand, Vec<FieldError>> {
        let (hand, canonical) = self.read(at, hand, format)?;
        let table = self.context(at);
        let (state, mut outcome) = match hand {
            DealResult::Played(hand) => G::score(&table, &hand),
            DealResult::Unplayed(unplayed) => {
                let mut outcome = Outcome::new(Message::new(unplayed.headline));
                (G::pass(&table, unplayed, &mut outcome), outcome)
            }
            DealResult::Adjusted(amounts) => (self.state.clone(), adjustment::outcome(&self.measure, &amounts)),
        };
        let owed: i64 = G::debts(&state).iter().map(|debt| debt.amount).sum();
        let after = at.balances.after(&outcome.transfers).ok().filter(|_| owed <= MAX_BALANCE);
        let after = after.ok_or_else(|| vec![FieldError::new("", Message::new("hand-too-large"))])?;
        let state = G::settle(&table, state, &after, &mut outcome);
        let game = (state != self.state).then(|| {
            Arc::new(Self { rules: self.rules.clone(), measure: self.measure.clone(), state }) as Arc<dyn DynGame>
        });
        Ok(PlayedHand { hand: canonical, outcome, after, game })
    }

    fn parts(&self, at: DealContext<'_>, hand: &Value, format: Format) -> Result<Vec<PlayerRole>, Vec<FieldError>> {
        Ok(match self.read(at, hand, format)?.0 {
            DealResult::Played(hand) => G::parts(&self.context(at), &hand),
            DealResult::Unplayed(_) | DealResult::Adjusted(_) => Vec::new(),
        })
    }

    fn ending(&self, balances: &Balances) -> Ending {
        self.rules.ending(&self.state, balances)
    }

    fn has_end(&self) -> bool {
        self.rules.has_end()
    }

    fn games_won(&self, balances: &Balances) -> Option<Vec<i64>> {
        self.rules.games_won(&self.state, balances)
    }

    fn aim(&self) -> Option<Message> {
        self.rules.aim()
    }

    fn debts(&self) -> Vec<Debt> {
        G::debts(&self.state)
    }

    fn carried(&self, seats: &Seats) -> Option<Value> {
        self.rules.carried(&self.state, seats)
    }

    fn factor(&self) -> i64 {
        G::factor(&self.state)
    }

    fn hand_form(&self, at: DealContext<'_>) -> Vec<Field> {
        G::hand_form(&self.context(at))
    }

    fn card(&self, at: DealContext<'_>) -> Card {
        G::card(&self.context(at))
    }

    fn known(&self, at: DealContext<'_>, draft: &Value, format: Format) -> Option<Message> {
        G::known(&self.context(at), draft, format)
    }

    fn next_deal(&self, at: DealContext<'_>) -> NextDeal {
        G::next_deal(&self.context(at))
    }
}

impl Fields<'_> {
    /// The result of a deal that was not played. `played` is the default and is not recorded.
    fn unplayed(&mut self, info: &'static GameInfo) -> Option<&'static Unplayed> {
        let text = self.raw("result")?.as_text();
        let otherwise = info.otherwise.iter().copied();
        let names = otherwise.chain(info.unplayed.iter().map(|result| result.name)).chain([ADJUSTED]);
        match names.clone().find(|name| Some(*name) == text) {
            Some(name) => self.record("result", || name.into()),
            None if text == Some(PLAYED) => {}
            None => self.refuse_choice("result", std::iter::once(PLAYED).chain(names)),
        }
        info.unplayed.iter().find(|result| Some(result.name) == text)
    }
}
