//! Belote for four in two sides, classic and as coinche, by the rules of the Fédération Française de Belote.

mod card;
mod form;
mod hand;
mod rules;
mod score;

pub use hand::{Capot, Declaration, Doubled, Hand, Side, Trump};
pub use rules::{CapotBid, Coinche, Doubling, Equal, Generale, Rounding, Rules, Scoring, Variant};

use crate::games::prelude::*;

/// The points of the attack after a draw, which wait for the next hand.
const LITIGE: Pot = Pot { id: "litige", label: "pot-litige" };

const CONTRACTS: Contracts = Contracts {
    roles: &[("taker", "belote-role-taker"), ("partner", "belote-role-partner"), ("defender", "belote-role-defender")],
    partner: Some("partner"),
    names: NAMES,
    say: role::number_or_message,
    outcomes: &[("made", "contract-made"), ("lost", "contract-lost"), ("litige", "belote-outcome-litige")],
    made: 1,
    neither: Some("litige"),
};

/// The trumps of classic belote, and the bids of coinche in ascending order. A number is its own label.
const NAMES: &[(&str, &str)] = &[
    ("spades", "suit-spades"),
    ("hearts", "suit-hearts"),
    ("diamonds", "suit-diamonds"),
    ("clubs", "suit-clubs"),
    ("no_trumps", "belote-no_trumps"),
    ("all_trumps", "belote-all_trumps"),
    ("80", "80"),
    ("90", "90"),
    ("100", "100"),
    ("110", "110"),
    ("120", "120"),
    ("130", "130"),
    ("140", "140"),
    ("150", "150"),
    ("160", "160"),
    ("170", "170"),
    ("180", "180"),
    ("190", "190"),
    ("200", "200"),
    ("210", "210"),
    ("220", "220"),
    ("230", "230"),
    ("240", "240"),
    ("capot", "belote-name-capot"),
    ("generale", "belote-name-generale"),
];

/// The place of a bid in the order of bids.
fn place_of(bid: i64) -> usize {
    hand::bids().position(|known| known == bid).unwrap_or_default()
}

/// What a hand leaves to the next one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// The deals so far, without those that everybody passed.
    pub deals: i64,
    /// For each side whether it reached the target in a hand that it lost or in which it took no trick. It has not won until
    /// another hand in which it is neither.
    pub barred: [bool; SIDES],
}

impl Game for Rules {
    type Hand = Hand;
    type State = State;

    const INFO: &'static GameInfo = &GameInfo {
        other_names: "Coinche, Contrée",
        sisters: "Belot, Bela, Baloot, Klaverjassen, Clabber, Klabberjass",
        kinds: RoleLabels { contracts: Some(CONTRACTS), ..RoleLabels::NONE },
        unplayed: &[Unplayed { name: "passed", button: "belote-result-passed", headline: "headline-passed" }],
        bid: &["taker+trump", "taker", "bid", "trump", "coinche"],
        ..GameInfo::new("belote", "fr", 4..=4)
    };

    fn read_rules(fields: &mut Fields<'_>) -> Option<Self> {
        Some(rules::read(fields))
    }

    fn rules_form() -> Vec<Field> {
        rules::form()
    }

    fn measure(&self) -> Measure {
        let pots: &[Pot] = if self.equal == Equal::Litige { &[LITIGE] } else { &[] };
        Measure { pots, ..Measure::tallied(&POINTS, false).running() }
    }

    fn parties(&self, _players: usize) -> usize {
        SIDES
    }

    fn fixed(&self, until_now: &Self, _players: usize) -> &'static str {
        if self.coinche.is_some() == until_now.coinche.is_some() { "" } else { "variant" }
    }

    fn read_hand(&self, _deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        hand::read(self, fields)
    }

    fn score(table: &Context<'_, Self>, hand: &Hand) -> (State, Outcome) {
        score::score(table, hand)
    }

    fn parts(table: &Context<'_, Self>, hand: &Hand) -> Vec<PlayerRole> {
        let seats = table.seats;
        let partner = seats.members(seats.party_of(hand.taker)).find(|seat| *seat != hand.taker);
        let contract = match hand.bid {
            Some(rules::CAPOT) => "capot",
            Some(rules::GENERALE) => "generale",
            Some(bid) => NAMES.iter().find(|(name, _)| *name == bid.to_string()).map_or("", |(name, _)| name),
            None => hand.trump.map_or("", Choice::name),
        };
        let verdict = score::verdict(table.rules, seats, hand);
        CONTRACTS.parts(table.deal, (hand.taker, partner), (contract, verdict.name()), &[])
    }

    /// A side at the target has won; if both are, the one that has more.
    fn ending(&self, state: &State, balances: &Balances) -> Ending {
        let is_there = |party: &Party| {
            let is_barred = state.barred.get(party.index()).is_some_and(|barred| *barred);
            self.target > 0 && balances.party(*party) >= self.target && !is_barred
        };
        let leaders = balances.leaders(false);
        let there: Vec<Party> = Party::SIDES.into_iter().filter(is_there).collect();
        match (there.len(), leaders.len()) {
            (1, _) => Ending::Finished(there),
            (2, 1) => Ending::Finished(leaders),
            _ if self.deals > 0 && state.deals >= self.deals => Ending::Finished(leaders),
            _ => Ending::Going,
        }
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
        let deal = if table.rules.coinche.is_some() { "belote-coinche-deal" } else { "belote-classic-deal" };
        NextDeal { leads: Some(table.deal.eldest()), notes: vec![Message::new(deal)], ..NextDeal::default() }
    }
}

/// The line about the points that wait, if there are any.
fn waiting(table: &Context<'_, Rules>) -> Option<Message> {
    let points = table.balances.pot(LITIGE.id);
    (points > 0).then(|| Message::new("belote-waiting").count("points", points))
}
