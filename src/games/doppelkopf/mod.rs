//! Doppelkopf for four, or five to seven of whom four play, by the tournament rules of the Deutscher Doppelkopf-Verband; with what
//! homes change in them, or with the result itself where a home has rules of its own.

mod card;
mod form;
mod hand;
mod score;

pub use hand::{ContraCall, Extras, Hand, Kind, Play, ReCall, Side, Told};
pub use score::Judgement;

use std::collections::BTreeMap;

use smol_str::SmolStr;

use crate::games::prelude::*;

const CONTRACTS: Contracts = Contracts {
    roles: &[("re", "doppelkopf-re"), ("soloist", "doppelkopf-role-soloist"), ("contra", "doppelkopf-contra")],
    partner: None,
    names: Kind::LABELS,
    say: Message::new,
    outcomes: &[("made", "contract-made"), ("lost", "contract-lost"), ("none", "doppelkopf-outcome-none")],
    made: 1,
    neither: Some("none"),
};

/// The most compulsory solos of a player.
const MAX_SOLOS: i64 = 3;
/// The most deals of a table.
const MAX_DEALS: i64 = 1000;

choices! {
    pub enum Scoring {
        /// What one side gains, the other loses.
        PlusMinus = "plus_minus" => "doppelkopf-scoring-plus_minus",
        /// Only those who gain write it down.
        Plus = "plus" => "doppelkopf-scoring-plus",
    }
}

choices! {
    /// What re and contra are worth.
    pub enum Calls {
        TwoEach = "two_each",
        OneEach = "one_each",
        Double = "double",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    pub scoring: Scoring,
    pub calls: Calls,
    /// Whether the pack has nines.
    pub nines: bool,
    pub bock: bool,
    /// How many compulsory solos each player owes.
    pub compulsory_solos: i64,
    /// The deals after which the table ends; 0 for no end.
    pub deals: i64,
}

/// What the hands so far leave to the next one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    deals: i64,
    /// The bock rounds in the last hand. A hand that was reported by its value does not say how many ran, so they stay.
    pub bock: i64,
    /// The compulsory solos that players have played, by label.
    solos: BTreeMap<SmolStr, i64>,
    /// Whether the last hand was a compulsory solo, after which its dealer deals again.
    deals_again: bool,
}

impl Rules {
    /// How many compulsory solos a player still owes.
    fn owed(&self, state: &State, seats: &Seats, seat: Seat) -> i64 {
        let played = state.solos.get(seats.label(seat)).copied().unwrap_or_default();
        (self.compulsory_solos - played).max(0)
    }
}

impl Game for Rules {
    type Hand = Hand;
    type State = State;

    const INFO: &'static GameInfo = &GameInfo {
        other_names: "Doko",
        most_active: 4,
        independent_seats: true,
        kinds: RoleLabels { contracts: Some(CONTRACTS), ..RoleLabels::NONE },
        measured_by: "scoring",
        ..GameInfo::new("doppelkopf", "de", 4..=7)
    };

    fn read_rules(fields: &mut Fields<'_>) -> Option<Self> {
        Some(Self {
            scoring: fields.optional_choice("scoring").unwrap_or(Scoring::PlusMinus),
            calls: fields.optional_choice("calls").unwrap_or(Calls::TwoEach),
            nines: fields.flag_or("nines", true),
            bock: fields.flag("bock"),
            compulsory_solos: fields
                .optional_number("compulsory_solos", Number::Count(0, MAX_SOLOS))
                .unwrap_or_default(),
            deals: fields.optional_number("deals", Number::Count(0, MAX_DEALS)).unwrap_or_default(),
        })
    }

    fn rules_form() -> Vec<Field> {
        form::rules()
    }

    fn measure(&self) -> Measure {
        match self.scoring {
            Scoring::PlusMinus => Measure::paid(&POINTS),
            Scoring::Plus => Measure::tallied(&POINTS, false),
        }
    }

    fn successor(&self, state: &State, dealer: Seat) -> Option<Seat> {
        state.deals_again.then_some(dealer)
    }

    fn read_hand(&self, _deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        hand::read(self, fields)
    }

    fn score(table: &Context<'_, Self>, hand: &Hand) -> (State, Outcome) {
        let Context { rules, state, seats, deal, .. } = table;
        let mut outcome = score::score(rules, deal, hand);
        let mut state = State { deals: state.deals + 1, deals_again: hand.compulsory, ..(*state).clone() };
        let owes = hand.re.first().is_some_and(|soloist| rules.owed(&state, seats, *soloist) > 0);
        outcome.warnings = score::odd(hand, &Judgement::of(rules, hand), owes);
        if let Told::Play(play) = &hand.told {
            state.bock = play.bock;
        }
        if let ([soloist], true) = (hand.re.as_slice(), hand.compulsory) {
            *state.solos.entry(seats.label(*soloist).into()).or_default() += 1;
        }
        (state, outcome)
    }

    fn parts(table: &Context<'_, Self>, hand: &Hand) -> Vec<PlayerRole> {
        let outcome = Judgement::of(table.rules, hand).name();
        let leads = if hand.is_alone() { "soloist" } else { "re" };
        let role = |seat: Seat| if hand.re.contains(&seat) { leads } else { "contra" };
        let parts = table.deal.active.iter();
        parts.map(|seat| PlayerRole::new(*seat, role(*seat), hand.game.name(), outcome)).collect()
    }

    fn ending(&self, state: &State, balances: &Balances) -> Ending {
        let is_over = self.deals > 0 && state.deals >= self.deals;
        if is_over { Ending::Finished(balances.leaders(false)) } else { Ending::Going }
    }

    fn carried(&self, state: &State, seats: &Seats) -> Option<Value> {
        let owed = |seat: Seat| (seats.name(seat).into(), self.owed(state, seats, seat).into());
        (self.compulsory_solos > 0).then(|| Value::of([("owed", Value::Map(seats.all().map(owed).collect()))]))
    }

    fn has_end(&self) -> bool {
        self.deals > 0
    }

    fn hand_form(table: &Context<'_, Self>) -> Vec<Field> {
        form::form(table.rules, table.state, table.seats, table.deal)
    }

    fn card(table: &Context<'_, Self>) -> Card {
        card::card(table)
    }

    fn next_deal(table: &Context<'_, Self>) -> NextDeal {
        let Context { rules, state, seats, deal, .. } = table;
        let id = if rules.nines { "doppelkopf-deal" } else { "doppelkopf-no-nines-deal" };
        let mut notes = vec![Message::new(id)];
        notes.extend(state.deals_again.then(|| Message::new("doppelkopf-again").with("dealer", deal.dealer)));
        let owing: Vec<Seat> = seats.all().filter(|seat| rules.owed(state, seats, *seat) > 0).collect();
        notes.extend((!owing.is_empty()).then(|| {
            let text = Message::new("doppelkopf-owed").count("count", owing.len());
            text.with("players", owing)
        }));
        notes.extend(
            (rules.deals > 0).then(|| {
                Message::new("doppelkopf-deal-of").count("number", state.deals + 1).count("deals", rules.deals)
            }),
        );
        NextDeal { leads: Some(deal.eldest()), notes, ..NextDeal::default() }
    }
}
