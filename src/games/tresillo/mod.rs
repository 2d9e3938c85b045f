//! Tresillo, the Spanish game of the hombre, with its plato and its sheet of reserved puestas.

mod card;
mod hand;
mod pots;
mod score;

pub use hand::{Bid, Hand};

use pots::PotsAfterAnte;

use crate::games::hombre::{HombreOutcome, outcome_field, tricks_field};
use crate::games::prelude::*;

const CONTRACTS: Contracts = Contracts {
    roles: &[("hombre", "tresillo-role-hombre"), ("opponent", "tresillo-role-opponent")],
    partner: None,
    names: Bid::LABELS,
    say: Message::new,
    outcomes: &[
        ("sacado", "tresillo-tile-sacado"),
        ("repuesto", "tresillo-tile-repuesto"),
        ("codillo", "tresillo-end-codillo"),
    ],
    neither: None,
    made: 1,
};

/// The unit: counters called tantos.
const TANTOS: Unit =
    Unit { id: "tantos", name: "unit-tantos", one: "unit-one-tantos", pieces: &[10, 5, 1], medium: Medium::Counters };

choices! {
    /// What the dealer does when they sit out at a table of four.
    pub enum Sitter {
        /// The dealer pays and is paid like an opponent, except for the amount of a codillo.
        Pays = "pays",
        /// The dealer only pays the ante.
        Idle = "idle",
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// What the dealer does when they sit out.
    pub sitter: Sitter,
}

/// What a hand leaves to the next one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// The reserved puestas, in the order in which they arose.
    pub debts: Vec<Debt>,
    /// Whether a puesta lies in the plato.
    pub puesta: bool,
}

impl State {
    /// Whether the next loss becomes a debt: a puesta lies in the plato, or debts are open.
    pub fn reserves(&self) -> bool {
        self.puesta || !self.debts.is_empty()
    }

    /// The highest debt and its index; the oldest of equal ones.
    pub fn highest(&self) -> Option<(usize, Debt)> {
        self.debts.iter().copied().enumerate().rev().max_by_key(|(_, debt)| debt.amount)
    }
}

impl Game for Rules {
    type Hand = Hand;
    type State = State;

    const INFO: &'static GameInfo = &GameInfo {
        ends: false,
        other_names: "Rocambor",
        most_active: 3,
        pieces: Some(&TANTOS),
        kinds: RoleLabels {
            contracts: Some(CONTRACTS),
            counts: &[("debts", "tresillo-count-debts"), ("owed", "tresillo-count-owed")],
            ..RoleLabels::NONE
        },
        unplayed: &[Unplayed { name: "passed", button: "tresillo-result-passed", headline: "headline-passed" }],
        bid: &["hombre+bid"],
        ..GameInfo::new("tresillo", "es", 3..=4)
    };

    fn read_rules(fields: &mut Fields<'_>) -> Option<Self> {
        Some(Rules { sitter: fields.optional_choice("sitter").unwrap_or(Sitter::Pays) })
    }

    fn rules_form() -> Vec<Field> {
        let option = |value, label, hint| SelectOption::new(value, Message::new(label)).hint(Message::new(hint));
        let sitter = vec![
            option("pays", "tresillo-sitter-pays", "tresillo-sitter-pays-hint"),
            option("idle", "tresillo-sitter-idle", "tresillo-sitter-idle-hint"),
        ];
        vec![Field::segments("tresillo-rule-sitter", "sitter", "pays", sitter)]
    }

    fn measure(&self) -> Measure {
        Measure { pots: &[pots::CENTRE, pots::PLATO], ..Measure::paid(&TANTOS) }
    }

    fn read_hand(&self, deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        hand::read(deal, fields)
    }

    fn score(table: &Context<'_, Self>, hand: &Hand) -> (State, Outcome) {
        score::score(table, hand)
    }

    fn pass(table: &Context<'_, Self>, _result: &Unplayed, outcome: &mut Outcome) -> State {
        PotsAfterAnte::before(table).pay(table, outcome);
        table.state.clone()
    }

    /// The parts of the hombre and of the opponents, without a dealer who sits out. The hombre's counts are new debts and
    /// their amount.
    fn parts(table: &Context<'_, Self>, hand: &Hand) -> Vec<PlayerRole> {
        let outcome = hand.report.outcome;
        let is_written = outcome != HombreOutcome::Sacado && table.state.reserves();
        let owed = if is_written { PotsAfterAnte::before(table).in_play(table.state) } else { 0 };
        let counts = [("debts", i64::from(is_written)), ("owed", owed)];
        CONTRACTS.parts(table.deal, (hand.hombre, None), (hand.bid.name(), outcome.name()), &counts)
    }

    fn debts(state: &State) -> Vec<Debt> {
        state.debts.clone()
    }

    /// The pots, and the questions in the order of play.
    fn hand_form(table: &Context<'_, Self>) -> Vec<Field> {
        let (seats, deal) = (table.seats, table.deal);
        let columns = Bid::LABELS.iter().map(|(_, column)| *column);
        let hints = ["tresillo-tile-sacado-hint", "tresillo-tile-repuesto-hint"];
        let own = |name: &str| Bid::ALL.iter().map(|(bid, _)| joined(&[name, bid])).collect::<Vec<_>>().join("|");
        let honours = vec![
            Toggle::flag("estuche", Message::new("tresillo-tick-estuche")),
            Toggle::flag("primeras", Message::new("tresillo-tick-primeras")),
        ];
        let bola = [("made", "tresillo-bola-made"), ("failed", "tresillo-bola-failed")];
        let extras = vec![
            Field::toggles("tresillo-ask-honours", Widget::Chips, honours),
            Field::optional("tresillo-ask-bola", "bola", "answer-none", SelectOption::all(&bola)),
            tricks_field(seats, deal),
        ];
        vec![
            Field::Notes(PotsAfterAnte::before(table).lying(table.state)),
            who::and_bid::<Bid>("tresillo-ask-hombre", "hombre+bid", columns, None, seats, &deal.seated()),
            outcome_field(seats, deal, CONTRACTS.outcomes, hints, "hombre+bid", own),
            Field::Extras { summary: Message::new("tresillo-ask-extras"), fields: extras },
        ]
    }

    fn card(table: &Context<'_, Self>) -> Card {
        card::card(table)
    }

    fn next_deal(table: &Context<'_, Self>) -> NextDeal {
        let after_ante = PotsAfterAnte::before(table);
        let mut notes = vec![Message::new("tresillo-deal")];
        notes.extend(after_ante.put_in());
        NextDeal {
            leads: Some(table.deal.eldest()),
            pots: vec![(&pots::PLATO, after_ante.plato), (&pots::CENTRE, after_ante.centre)],
            in_play: Some(after_ante.in_play_line(table.state)),
            notes,
            ..NextDeal::default()
        }
    }
}
