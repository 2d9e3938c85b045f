//! Contract bridge for four: rubbers (Laws of Contract Bridge, 1993) and Chicago. The partners stay together, or change after
//! each round.

mod card;
mod form;
mod hand;
mod score;
mod state;
mod table;

pub use hand::{Doubled, Hand, Honours};
pub use score::{Worth, worth};
pub use state::State;

use crate::games::prelude::*;

/// The tricks of a hand.
const TRICKS: i64 = 13;
/// The tricks before those that a level counts.
const BOOK: i64 = 6;
/// The highest level.
const LEVELS: i64 = 7;
/// The points below the line that make a game.
const GAME: i64 = 100;
/// The deals of a Chicago.
const DEALS: i64 = 4;
/// The usual number of rounds, with fixed partners and with those who change.
const ROUNDS: i64 = 1;
const ROUNDS_OF_ALL: i64 = 3;
/// The usual bonus for the only part score of a rubber that is broken off.
const UNFINISHED_PART: i64 = 100;

choices! {
    /// What a round is.
    pub enum Scoring {
        Rubber = "rubber" => "bridge-scoring-rubber",
        /// Four deals.
        Chicago = "chicago" => "bridge-scoring-chicago",
    }
}

choices! {
    /// Whether the partners change after each round.
    pub enum Partners {
        Fixed = "fixed" => "bridge-partners-fixed",
        Rotate = "rotate" => "bridge-partners-rotate",
    }
}

choices! {
    /// What a part score of a Chicago does.
    pub enum PartScores {
        /// A bonus at once.
        Bonus = "bonus" => "bridge-part-bonus",
        /// It counts towards a game in the next deals.
        Carried = "carried" => "bridge-part-carried",
    }
}

choices! {
    /// Whose side is vulnerable in the second and third deal of a Chicago.
    pub enum Vulnerable {
        Dealer = "dealer" => "bridge-vulnerable-dealer",
        Opponents = "opponents" => "bridge-vulnerable-opponents",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    pub scoring: Scoring,
    /// The number of rounds; 0 if they play until the table is closed.
    pub rounds: i64,
    pub partners: Partners,
    /// Rubber: for the only part score when it is broken off.
    pub unfinished_part: i64,
    pub part_scores: PartScores,
    pub vulnerable: Vulnerable,
}

const CONTRACTS: Contracts = Contracts {
    roles: &[
        ("declarer", "bridge-role-declarer"),
        ("dummy", "bridge-role-dummy"),
        ("defender", "bridge-role-defender"),
    ],
    partner: Some("dummy"),
    names: &hand::CONTRACTS,
    say: hand::contract_text,
    outcomes: &[("made", "contract-made"), ("lost", "contract-lost")],
    neither: None,
    made: 1,
};

/// The result of a rubber that is broken off.
const UNFINISHED: &str = "unfinished";

impl Game for Rules {
    type Hand = Hand;
    type State = State;

    const INFO: &'static GameInfo = &GameInfo {
        also_in: &["fr", "nb"],
        other_names: "Rubber bridge, Chicago, Contract bridge",
        sisters: "Duplicate bridge, Auction bridge, Honeymoon bridge, Minibridge",
        kinds: RoleLabels { contracts: Some(CONTRACTS), ..RoleLabels::NONE },
        unplayed: &[
            Unplayed { name: "passed", button: "bridge-result-passed", headline: "headline-passed" },
            Unplayed { name: UNFINISHED, button: "bridge-result-unfinished", headline: "bridge-headline-unfinished" },
        ],
        bid: &["declarer", "level", "strain"],
        has_rubbers: true,
        sided_by: "partners",
        ..GameInfo::new("bridge", "en", 4..=4)
    };

    fn read_rules(fields: &mut Fields<'_>) -> Option<Self> {
        let scoring = fields.optional_choice("scoring").unwrap_or(Scoring::Rubber);
        let partners = fields.optional_choice("partners").unwrap_or(Partners::Fixed);
        let usual = if partners == Partners::Fixed { ROUNDS } else { ROUNDS_OF_ALL };
        let rounds = fields.optional_number("rounds", Number::Count(0, 1000)).unwrap_or(usual);
        let mut of = |name, only: Scoring, text| {
            // In a form, it may have been filled in before the scoring changed.
            let is_other = scoring != only;
            let is_outdated = is_other && fields.of_form(name).is_some();
            let is_wrong = is_other && !is_outdated && fields.raw(name).is_some();
            fields.refuse_if(is_wrong, name, text);
            !is_outdated
        };
        let is_chicago = "bridge-error-chicago";
        let has_part = of("unfinished_part", Scoring::Rubber, "bridge-error-rubber");
        let (has_scores, has_vulnerable) =
            (of("part_scores", Scoring::Chicago, is_chicago), of("vulnerable", Scoring::Chicago, is_chicago));
        let part = has_part.then(|| fields.optional_number("unfinished_part", Number::Count(0, 1000))).flatten();
        let part_scores = has_scores.then(|| fields.optional_choice("part_scores")).flatten();
        let vulnerable = has_vulnerable.then(|| fields.optional_choice("vulnerable")).flatten();
        Some(Self {
            scoring,
            rounds,
            partners,
            unfinished_part: part.unwrap_or(UNFINISHED_PART),
            part_scores: part_scores.unwrap_or(PartScores::Bonus),
            vulnerable: vulnerable.unwrap_or(Vulnerable::Dealer),
        })
    }

    fn rules_form() -> Vec<Field> {
        form::rules()
    }

    fn measure(&self) -> Measure {
        Measure::tallied(&POINTS, false).running()
    }

    /// Where partners change, each player has a score.
    fn parties(&self, players: usize) -> usize {
        if self.partners == Partners::Fixed { SIDES } else { players }
    }

    fn refusal(&self, result: &Unplayed) -> Option<Message> {
        let is_whole = self.scoring == Scoring::Chicago && result.name == UNFINISHED;
        is_whole.then(|| Message::new("bridge-error-unfinished"))
    }

    fn successor(&self, state: &State, dealer: Seat) -> Option<Seat> {
        Some(state.successor(self, dealer))
    }

    fn read_hand(&self, _deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        hand::read(fields)
    }

    fn score(table: &Context<'_, Self>, hand: &Hand) -> (State, Outcome) {
        table::score(table, hand)
    }

    fn pass(table: &Context<'_, Self>, result: &Unplayed, outcome: &mut Outcome) -> State {
        if result.name == UNFINISHED { table::break_off(table, outcome) } else { table.state.passed(table) }
    }

    fn parts(table: &Context<'_, Self>, hand: &Hand) -> Vec<PlayerRole> {
        let dummy = table.state.partner(table.rules, hand.declarer);
        let outcome = if hand.over() >= 0 { "made" } else { "lost" };
        CONTRACTS.parts(table.deal, (hand.declarer, Some(dummy)), (hand.contract(), outcome), &[])
    }

    fn settle(table: &Context<'_, Self>, state: State, after: &Balances, _outcome: &mut Outcome) -> State {
        let has_ended = state.rounds > table.state.rounds || state.is_broken_off;
        if has_ended { state.counted(after) } else { state }
    }

    fn games_won(&self, state: &State, _balances: &Balances) -> Option<Vec<i64>> {
        Some(state.won.clone())
    }

    fn ending(&self, state: &State, balances: &Balances) -> Ending {
        let is_over = state.is_broken_off || (self.rounds > 0 && state.rounds >= self.rounds);
        if is_over { Ending::Finished(balances.leaders(false)) } else { Ending::Going }
    }

    fn carried(&self, state: &State, seats: &Seats) -> Option<Value> {
        Some(state.carried(self, seats))
    }

    fn hand_form(table: &Context<'_, Self>) -> Vec<Field> {
        form::hand(table)
    }

    fn card(table: &Context<'_, Self>) -> Card {
        card::card(table)
    }

    fn next_deal(table: &Context<'_, Self>) -> NextDeal {
        form::next_deal(table)
    }
}
