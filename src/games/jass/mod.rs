//! The Schieber, the Jass that most people in Switzerland play: four in two sides.

mod card;
mod form;
mod hand;
mod rules;
mod score;

pub use hand::{Hand, Weis};
pub use rules::{Counting, Deck, Order, Rules, Trump};

use crate::games::prelude::*;

const CONTRACTS: Contracts = Contracts {
    roles: &[("declarer", "jass-role-declarer"), ("partner", "jass-role-partner"), ("opponent", "jass-role-opponent")],
    partner: Some("partner"),
    names: Trump::LABELS,
    say: Message::new,
    outcomes: &[
        ("match", "jass-outcome-match"),
        ("more", "jass-outcome-more"),
        ("fewer", "jass-outcome-fewer"),
        ("counter_match", "jass-outcome-counter_match"),
        ("broken_off", "jass-outcome-broken_off"),
    ],
    made: 2,
    neither: Some("broken_off"),
};

/// What a hand leaves to the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// The deals so far.
    pub deals: i64,
    /// The side that has won because a player said so, or because it reached the target first in the order of showing.
    pub winner: Option<Party>,
    /// How many times the finished game counts.
    pub factor: i64,
}

impl Default for State {
    fn default() -> Self {
        Self { deals: 0, winner: None, factor: 1 }
    }
}

impl Rules {
    /// The side that has won by the target.
    fn won(&self, state: &State, balances: &Balances) -> Option<Party> {
        let leaders = balances.leaders(false);
        let [leader] = leaders[..] else { return state.winner };
        state.winner.or_else(|| (self.target > 0 && balances.party(leader) >= self.target).then_some(leader))
    }
}

impl Game for Rules {
    type Hand = Hand;
    type State = State;

    const INFO: &'static GameInfo = &GameInfo {
        other_names: "Schieber, Schieberjass, Chibre",
        sisters: "Coiffeur, Differenzler, Molotow, Sidi Barrani, Bieter, Steigerer, Pandur, Zuger Jass",
        kinds: RoleLabels { contracts: Some(CONTRACTS), ..RoleLabels::NONE },
        bid: &["trump"],
        ..GameInfo::new("jass", "de", 4..=4)
    };

    fn read_rules(fields: &mut Fields<'_>) -> Option<Self> {
        Some(rules::read(fields))
    }

    fn rules_form() -> Vec<Field> {
        rules::form()
    }

    fn measure(&self) -> Measure {
        Measure::tallied(&POINTS, false).running()
    }

    fn parties(&self, _players: usize) -> usize {
        SIDES
    }

    fn read_hand(&self, deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        hand::read(self, deal, fields)
    }

    /// Who said that they are out and told all points must be there.
    fn check(table: &Context<'_, Self>, hand: &Hand, fields: &mut Fields<'_>) {
        let is_short = hand.first.is_some() && score::is_short(table, hand);
        fields.refuse_if(is_short, "first", Message::new("jass-error-short").count("target", table.rules.target));
    }

    fn score(table: &Context<'_, Self>, hand: &Hand) -> (State, Outcome) {
        score::score(table, hand)
    }

    /// The losers of a game to the target lose doubly below half of it.
    fn settle(table: &Context<'_, Self>, state: State, balances: &Balances, _outcome: &mut Outcome) -> State {
        let rules = table.rules;
        let is_half = |winner: Party| {
            let lost = balances.parties().iter().enumerate().filter(|(party, _)| *party != winner.index());
            rules.schneider && lost.map(|(_, total)| *total).any(|total| 2 * total < rules.target)
        };
        let factor = if rules.won(&state, balances).is_some_and(is_half) { 2 } else { 1 };
        State { factor, ..state }
    }

    fn parts(table: &Context<'_, Self>, hand: &Hand) -> Vec<PlayerRole> {
        let seats = table.seats;
        let partner = seats.members(seats.party_of(hand.declarer)).find(|seat| *seat != hand.declarer);
        let ended = (hand.trump.name(), score::result(hand));
        CONTRACTS.parts(table.deal, (hand.declarer, partner), ended, &[])
    }

    fn ending(&self, state: &State, balances: &Balances) -> Ending {
        match self.won(state, balances) {
            Some(winner) => Ending::Finished(vec![winner]),
            None if self.deals > 0 && state.deals >= self.deals => Ending::Finished(balances.leaders(false)),
            None => Ending::Going,
        }
    }

    fn factor(state: &State) -> i64 {
        state.factor
    }

    fn has_end(&self) -> bool {
        self.target > 0 || self.deals > 0
    }

    fn hand_form(table: &Context<'_, Self>) -> Vec<Field> {
        form::form(table)
    }

    fn aim(&self) -> Option<Message> {
        ends_at(self.target)
    }

    fn card(table: &Context<'_, Self>) -> Card {
        card::card(table)
    }

    fn next_deal(table: &Context<'_, Self>) -> NextDeal {
        let eldest = table.deal.eldest();
        let names = Message::new("jass-names").with("player", eldest);
        NextDeal { leads: Some(eldest), notes: vec![Message::new("jass-deal"), names], ..NextDeal::default() }
    }
}
